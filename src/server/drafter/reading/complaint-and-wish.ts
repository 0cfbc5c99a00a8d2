import { parseSentence, textOf } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { answerThere } from './answer-there.ts';
import { doneOtherwise, possibleElsewhere } from './done-elsewhere.ts';
import { doneThereToo, doneWithThem } from './done-with-them.ts';
import { knownEarlier } from './known-earlier.ts';
import { areOthers, pairOf, spared, type Meant } from './meant-pair.ts';
import type { People } from './people.ts';
import { writtenSentences } from './written-sentences.ts';

/** What people have no longer: "lost the mail with their number". */
const LOST =
  /\b(?:los(?:t|es?|ing)|delet(?:ed?|es)|thr(?:ew|ow|own) away|misplaced?|forg[eo]t(?:ten)?|overlook(?:ed)?|missed|no longer have|never (?:got|received|get)|did(?: not|n['’]t) (?:get|receive)|(?:can(?:not|['’]t| not)|could(?: not|n['’]t)|do not|don['’]t) (?:find|have)(?: any ?more)?) ((?:the|their|an?|our|his|her) (?:[\w-]+ ){0,2}?[\w-]+)(?: (?:with|containing|showing|that (?:has|contains|shows)) ((?:the|their|an?|our|his|her) (?:[\w-]+ ){0,2}?[\w-]+))?(?: any ?more| again)?$/i;
/** What holds something that is read in it. */
const HOLDER =
  /\b(?:e-?mails?|mails?|messages?|letters?|texts?|sms|notes?|slips?|cards?|sheets?|papers?|leaflets?|envelopes?)$/i;
/** "get it again", "look it up in the app" */
const GETS_AGAIN =
  /^((?:should|could|can|must|(?:needs?|wants?) to|would (?:like|love) to)(?: be able to)? (?:get|see|find|look|open|download|print|request|read|have|check|access|copy|view|retrieve|fetch|pick)) (it|them|this|that)\b( up\b)?(.*)$/i;

/** "Guests lost the mail with their code. They should be able to get it again.": the code. */
const hadAgain: Meant = ({ first, who, does, wish }) => {
  const [, lead = '', it = '', up = '', rest = ''] = GETS_AGAIN.exec(wish) ?? [];
  const [, held = '', inside = ''] = (lead && LOST.exec(does)) || [];
  const isMany = /^them$/i.test(it);
  const thing = [HOLDER.test(held) ? inside : '', held].find(
    (name) => name !== '' && isPlural(name.split(' ').at(-1) ?? '') === isMany,
  );
  if (!thing) return undefined;
  const why = spared(does);
  const named = thing.replace(/^an? /i, 'the ').toLowerCase().startsWith('the ')
    ? thing.replace(/^an? /i, 'the ')
    : thing;
  return `${upperFirst(who)} ${lead}${up} ${named}${rest}${why && !/ so | without /.test(rest) ? why : ''}.${why ? '' : ` ${first}.`}`;
};

/** "should be able to report it in the app with a photo" */
const REPORTS =
  /^((?:should|could|can|must|(?:needs?|wants?) to|would (?:like|love) to)(?: be able to)? )(?:report|flag|tell us about|let us know about|complain about|point out|document) (?:it|this|that|them)\b((?: (?!and\b)[^,;]*?)?)((?:,? and [^;]+)?)$/i;
const CAUSE = /\b(?:because|as|since|when|whenever|if|that) ((?:(?!\b(?:because|when|if|they|we|it|I)\b)[^,;])+)$/i;
/** What people do about a trouble. */
const TROUBLED =
  /\b(?:call|phone|ring|write|mail|e-?mail|text|message|contact|complain|grumble|annoyed|angry|tell us|say|report)(?:s|ing)?\b/i;
const LASTS = /^(?:be|arrive|come|get|stay|go|turn up|become)$/;

/** "eggs arrive broken" as what is told of: "broken eggs"; any other clause behind "that". */
function matterOf(clause: string, people: People): { name: string; isClause: boolean } | undefined {
  const all = parseSentence(clause, people.names).clauses;
  const [told, ...more] = all;
  const words = clause.split(' ');
  const state = words.at(-1) ?? '';
  if (!told?.group || more.length > 0 || told.subject.length === 0) return undefined;
  const subject = textOf(told.subject);
  const tail = told.group.passive || told.rest.length === 1;
  const isState =
    tail &&
    !told.group.negated &&
    clause.toLowerCase().startsWith(subject.toLowerCase()) &&
    (told.group.passive || LASTS.test(told.group.verb)) &&
    (told.group.passive ? told.rest.length === 0 : /^(?:A|VN|R)$/.test(told.rest[0]?.tag ?? '')) &&
    words.length - subject.split(' ').length <= 3;
  if (!isState) return { name: `that ${clause}`, isClause: true };
  const [, article = '', name = ''] = /^((?:an?|the|our|their|his|her) )?(.+)$/i.exec(subject) ?? [];
  return {
    name: /^an? $/i.test(article) ? withArticle(`${state} ${name}`) : `${article.toLowerCase()}${state} ${name}`,
    isClause: false,
  };
}

/** "Guests keep calling because towels are dirty. They should be able to report it in the app.": the dirty towels. */
const reported: Meant = ({ who, does, wish, people }) => {
  const [, lead = '', how = '', more = ''] = REPORTS.exec(wish) ?? [];
  const cause = lead && TROUBLED.test(does) ? CAUSE.exec(does)?.[1] : undefined;
  const matter = cause && matterOf(cause, people);
  if (!matter || (matter.isClause && more)) return undefined;
  const what = matter.isClause ? `${how} ${matter.name}` : ` ${matter.name}${how}`;
  return `${upperFirst(who)} ${lead}report${what}${more}${spared(does)}.`;
};

/** Who tells of something, and who of what they do not know. */
const TELLS =
  /^(?:(?:often|always|keep|keeps|regularly|constantly|sometimes|all|also|have) )*(?:tell(?:ing)? us|told us|say(?:ing)?|said|complain(?:ed|ing)?|report(?:ed|ing)?|mention(?:ed|ing)?|ask(?:ed|ing)?|wonder(?:ing)?|do(?: not|n['’]t) (?:know|see|understand)|have no idea|never know|can(?:not|['’]t| not) (?:see|tell|find out))\b/i;
const UNKNOWING =
  /\b(?:do(?: not|n['’]t) (?:know|see|understand)|(?:have )?no idea|never know|unsure|can(?:not|['’]t| not) (?:see|tell|find out)|(?:ask|asking|asked|wonder|wondering)(?: (?:us|me|the [\w-]+))? (?:how|what|which|who|when|where|whether|if|why))\b/i;
const LOOKS_AT = /^(?:show|tell|give|send|let|offer|provide)$/i;
const SHOW_THEM =
  /^((?:(?:please|just|so|we should|we could|we must|we want to|let['’]?s|(?:can|could|should) (?:we|you|the app|it)|the (?:app|system|site) (?:should|could|must)) )*(show|tell|give|send|offer|let|provide|help|remind|warn|inform|notify)) them\b/i;

/** "Teachers say they don't know who reads it. Show them how many pupils do.": those who tell of it. */
const shownToTellers: Meant = (pair) => {
  const [, , verb = ''] = SHOW_THEM.exec(pair.second) ?? [];
  if (!verb || !areOthers(pair) || !TELLS.test(pair.does)) return undefined;
  // "Teachers say that pupils forget it. Remind them.": the pupils.
  const isOfOthers = pair.does.split(' ').some((word) => isPlural(word) && pair.people.isPersonPhrase(word));
  if (isOfOthers && !(UNKNOWING.test(pair.does) && LOOKS_AT.test(verb))) return undefined;
  return `${pair.first}. ${pair.second.replace(SHOW_THEM, `$1 ${pair.who}`)}.`;
};

const READERS: readonly Meant[] = [
  answerThere,
  knownEarlier,
  possibleElsewhere,
  doneOtherwise,
  hadAgain,
  reported,
  shownToTellers,
  doneWithThem,
  doneThereToo,
];
/** A second sentence that points to the first, or leaves out what it is about. */
const POINTS =
  /[.!?]["'”’]? (?:[A-Z]\w*|I)[^.!?]* (?:it|this|that|them|so|know|told)\b|[.!?] (?:It|This|That|[A-Z][a-z]+ing) /;

/** A complaint and the wish behind it, which points to it, as one wish that says it all. */
export function withComplaintsMeant(text: string, people: People): string {
  if (text.length > 400 || text.includes('\n') || !POINTS.test(text)) return text;
  const sentences = writtenSentences(text);
  if (sentences.length < 2 || sentences.length > 4) return text;
  for (let at = 1; at < sentences.length; at++) {
    const pair = pairOf(sentences[at - 1] ?? '', sentences[at] ?? '', people);
    if (!pair || /[?:;]/.test(pair.first)) continue;
    for (const read of READERS) {
      const told = read(pair);
      if (told) return [...sentences.slice(0, at - 1), told, ...sentences.slice(at + 1)].join(' ');
    }
  }
  return text;
}
