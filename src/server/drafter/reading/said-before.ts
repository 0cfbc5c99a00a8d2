import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { withoutUs } from '../language/pronouns.ts';
import { isBaseVerb, participle, thirdPerson } from '../language/verbs.ts';
import type { People } from './people.ts';
import { bare } from './refers-to-deeds.ts';
import { owedOnLists } from './owed-on-list.ts';
import { shownToThem, themCounted, theyOfThings, toilAsToday } from './things-told.ts';
import { lowerFirst } from './trouble-words.ts';

/** A sentence of a note with what it points to in words, by the sentences before it; nothing where it points to none of them. */
type Naming = (sentence: string, before: readonly string[], people: People) => string | undefined;

const SOME = '(?:some|a few|quite a few|many|most|several|half the|half of the|half of our|certain)';
/** What somebody asks for. */
const ASKS =
  /^(?:let['’]?s|please|we (?:should|could|ought|must|need|want)|i['’]d|i (?:would|want|should))\b|\b(?:should|ought to|must) (?:be able to |be allowed to )?[a-z]/i;

/** "New members are shy": who or what a sentence is about, where that is many. */
function subjectOf(sentence: string, people: People): string | undefined {
  const [clause] = parseSentence(expandContractions(bare(sentence)), people.names).clauses;
  const subject = clause?.group ? textOf(clause.subject) : '';
  const many = subject.replace(new RegExp(`^(?:${SOME}|all|our|the|my) `, 'i'), '');
  const isName = /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(many) && isPlural(many.split(' ').at(-1) ?? '');
  return isName && !/^(?:others|they|these|those|both|people)$/i.test(many) ? lowerFirst(many) : undefined;
}

/** "Some plots flood in March": plots. */
const SOME_OF = new RegExp(`^${SOME} ((?:[a-z-]+ )?(?:people|[a-z-]+s))\\b`, 'i');

/** "Some plots flood. Others never get any sun.": other plots. */
const OTHERS: Naming = (sentence, before) => {
  const last = before.at(-1) ?? '';
  if (!/^Others (?=[a-z])/.test(sentence)) return undefined;
  const many = SOME_OF.exec(last)?.[1];
  return many && (isPlural(many.split(' ').at(-1) ?? '') || many === 'people')
    ? sentence.replace(/^Others/, `Other ${many}`)
    : undefined;
};

/** "Pair each of them with a buddy": what is done to people. */
const DONE_TO_EACH =
  /^(?:please )?(assign|give|pair|match|offer|lend|group|seat|place|put|move|invite|introduce|bring|teach|ask|pay|call|ring|train) (?:each|every one|all) of (?:them|these|those) (.+)$/i;

/** "New members are shy. Pair each of them with a buddy.": each new member. */
const EACH_OF_THEM: Naming = (sentence, before, people) => {
  const each = /\b(each|every one|all|both|any) of (?:them|these|those)\b/i.exec(sentence);
  const many =
    each &&
    before
      .toReversed()
      .map((told) => subjectOf(told, people))
      .find(Boolean);
  if (!each || !many) return undefined;
  const how = each[1]?.toLowerCase() ?? '';
  const [, verb = '', rest = ''] = DONE_TO_EACH.exec(sentence) ?? [];
  if (verb && people.isPersonPhrase(many))
    return /^(?:assign|give|offer|lend)$/i.test(verb)
      ? `Each ${singular(many)} should get ${rest}`
      : `Each ${singular(many)} should be ${participle(verb.toLowerCase())} ${rest}`;
  const one = singular(many);
  const name = /^(?:each|every one|any)$/.test(how) ? `${how === 'any' ? 'any' : 'each'} ${one}` : `${how} ${many}`;
  return (
    sentence.slice(0, each.index) +
    (each.index === 0 ? upperFirst(name) : name) +
    sentence.slice(each.index + each[0].length)
  );
};

/** "They ought to have those comments sorted": the ones that were spoken of. */
const THOSE: Naming = (sentence) => {
  const told = sentence.replace(
    /\b(?:those|these) (?=([a-z-]+s)\b)(?!days\b|things\b|times\b|cases\b|is\b|was\b|ones\b|hours\b|weeks\b|needs\b)/g,
    (whole, noun: string) => (isPlural(noun) ? 'the ' : whole),
  );
  return told === sentence ? undefined : told;
};

/** "(They) tell us about their fear only once they are there", "mention a leak only when it is too late": what is said too late. */
const SAID_LATE =
  /\b(?:(?:tells?|inform|informs) (?:us|me|the [\w-]+|anyone|anybody|somebody) (?:about|of) |(?:mentions?|reports?|admits?|announces?) )((?:(?!(?:only|once|when|after|until|if|as|because|too|that)\b)[\w’'-]+ ){1,6}?)(?:only |too late|far too late|once |when |after |as |until |on the (?:day|spot))/i;
/** "say so when they book" */
const SAY_SO =
  /\b(?:say (?:so|it|this|that)|mention (?:so|it|this|that)|tell us(?: (?:so|it|this|that|about (?:it|this|that)))?|let us know(?: (?:about (?:it|this|that)))?|report (?:it|this|that))(?=[.!?]*$| (?:when|while|before|once|as|in|on|at|with|during|from|beforehand|early|earlier|sooner|right|already|ahead)\b)/i;

/** "Some children are afraid of deep water": of one of them. */
function stateOf(sentence: string, people: People): { many: string; rest: string; verb: string } | undefined {
  const text = expandContractions(bare(sentence)).replace(/,? (?:and|but|so) .*$|, .*$/i, '');
  const many = subjectOf(text, people);
  const [clause] = parseSentence(text, people.names).clauses;
  const { group } = clause ?? {};
  if (!many || !clause || !group || group.past || group.words.length > 2) return undefined;
  const subject = textOf(clause.subject);
  const rest = text.slice(text.toLowerCase().indexOf(subject.toLowerCase()) + subject.length).trim();
  const [verb = '', ...more] = rest.split(' ');
  const isState = /^(?:are|have|need|cannot|can|do)$/i.test(verb) || isBaseVerb(verb);
  return isState &&
    more.length > 0 &&
    !/^(?:often|always|never|only|rarely|keep|call|ring|phone|write|complain|tell|ask|say)$/i.test(verb)
    ? { many, verb: verb.toLowerCase(), rest: more.join(' ') }
    : undefined;
}

const ONE_DOES: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['can', 'can'],
  ['cannot', 'cannot'],
]);

/** "They should be able to say so when they book": what is said, a sentence before tells. */
const SAID: Naming = (sentence, before, people) => {
  const so = SAY_SO.exec(sentence);
  if (!so || !ASKS.test(sentence)) return undefined;
  const late = before.map((told) => SAID_LATE.exec(told)?.[1]?.trim()).find(Boolean);
  const put = (words: string) => sentence.slice(0, so.index) + words + sentence.slice(so.index + so[0].length);
  if (late && !/^(?:it|so|this|that)$/i.test(late)) return put(`tell us about ${late}`);
  const state = before.map((told) => stateOf(told, people)).find(Boolean);
  if (!state) return undefined;
  const isTheirs = /^(?:and |but |so )?they /i.test(sentence) || lowerFirst(sentence).startsWith(state.many);
  return isTheirs
    ? put(`say that they ${state.verb} ${state.rest}`).replace(
        /^(?:and |but |so )?they /i,
        `${upperFirst(state.many)} `,
      )
    : put(
        `say that ${withArticle(singular(state.many))} ${ONE_DOES.get(state.verb) ?? thirdPerson(state.verb)} ${state.rest}`,
      );
};

/** "We ought to move people to another car without them having to ring us": it is done to them. */
const WITHOUT_THEM =
  /^we (?:should|ought to|could|must|need to|have to|want to) ([a-z]+) ((?:the |our |all )?(?:people|everybody|everyone|[a-z-]+s)) ([^.!?]+?),? without (?:them|their) having to ([^.!?]+)[.!?]*$/i;

const DONE_TO_THEM: Naming = (sentence, _, people) => {
  const [, verb = '', who = '', rest = '', not = ''] = WITHOUT_THEM.exec(sentence) ?? [];
  if (!verb || !isBaseVerb(verb) || !people.isPersonPhrase(who)) return undefined;
  return `${upperFirst(who)} should be ${participle(verb.toLowerCase())} ${rest} so that they do not have to ${withoutUs(not)}.`;
};

/** "Let's pay them the day after", "we should send them out on Monday" */
const LETS_THEM =
  /^(?:let['’]?s|we (?:should|ought to|could|must|need to|have to)) (?:just |also |simply )?([a-z]+) (?:them|it)( out)? ([^!?]+?)[.!]*$/i;
/** "Sitters wait ten days for their money": whose matter it is, and what they wait for. */
const WAITS =
  /^(?:(?:the|our|all|most|many|some) )?((?:[\w-]+ ){0,2}?[\w-]+s) (?:(?:often|still|always|have to) )*(?:wait|ask|look|chase|call|ring|search|queue)\b[^.!?]*? for (their [\w-]+(?: [\w-]+)?)(?=[.!?]*$| (?:in|on|at|by|every|each|until|since|because|and)\b)/i;
const DONE_TO_PEOPLE = /^(?:pay|tell|warn|remind|ask|text|inform|invite|refund|reward|thank|notify)$/i;

/** "Sitters wait for their money. Let's pay them the next day.": they are paid, and what they wait for they get. */
const LET_THEM_GET: Naming = (sentence, before, people) => {
  const [, verb = '', , rest = ''] = LETS_THEM.exec(sentence) ?? [];
  const [, who = '', thing = ''] = WAITS.exec(before.find((told) => WAITS.test(told)) ?? '') ?? [];
  if (!verb || !who || !people.isPersonPhrase(who)) return undefined;
  if (DONE_TO_PEOPLE.test(verb)) return `${upperFirst(who)} should be ${participle(verb.toLowerCase())} ${rest}.`;
  return /^(?:send|give|hand|print|mail|post)$/i.test(verb) && !/^to /i.test(rest)
    ? `${upperFirst(who)} should get ${thing} ${rest}.`
    : undefined;
};

/** "Every member should tick the nights on which they are free": members, as whoever "they" are. */
const EVERY: Naming = (sentence, _, people) => {
  const [every = '', one = ''] =
    /^(?:every|each) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?=(?:should|ought to|must) be able to |can |may )/i.exec(sentence) ??
    [];
  return one && people.isPersonPhrase(plural(one)) && /\b(?:they|them|their)\b/i.test(sentence.slice(every.length))
    ? `${upperFirst(plural(one))} ${sentence.slice(every.length)}`
    : undefined;
};

/** "Seeds go to waste. I'd like to offer mine to the others": my seeds. */
const MINE: Naming = (sentence, before, people) => {
  if (!/^(?:I|we)\b/i.test(sentence) || !/ (?:mine|ours)(?=[ .!?])/i.test(sentence)) return undefined;
  const many = subjectOf(before.at(-1) ?? '', people);
  return many && !people.isPersonPhrase(many)
    ? sentence.replace(/ (mine|ours)(?=[ .!?])/i, (_, whose: string) => ` ${/^m/i.test(whose) ? 'my' : 'our'} ${many}`)
    : undefined;
};

/** "All they want to know is their place. Let's show it to them.": what they want to know. */
const ALL_THEY_WANT: Naming = (sentence, before) => {
  const [, thing = ''] =
    /^(?:all|the only thing|what) (?:they|people|most) (?:really |ever )?(?:want|need|ask)(?: to (?:know|see|hear|find))?(?: for| about)? is ((?:their|the|an?|how|when|where|what|which|who|whether) [^,.!?]+)$/i.exec(
      bare(before.at(-1) ?? ''),
    ) ?? [];
  return thing && /\b(?:show|tell|give|put|print|send) (?:it|that|this)\b/i.test(sentence)
    ? sentence.replace(/\b(show|tell|give|put|print|send) (?:it|that|this)\b/i, `$1 ${thing}`)
    : undefined;
};

/** "Vouchers get lost. Several of them were worth a lot. Let's send them by e-mail.": the vouchers. */
const OF_THEM = /^(?:most|many|some|several|half|a few|all|both|none|one|two|three) of (?:them|these|those) /i;

const SEND_THEM = /^(?:let['’]?s|we (?:should|could|ought to)) ([a-z]+) them( [^!?]+?)[.!]*$/i;

const STILL_THEM: Naming = (sentence, before, people) => {
  const [, verb = '', rest = ''] = OF_THEM.test(before.at(-1) ?? '') ? (SEND_THEM.exec(sentence) ?? []) : [];
  const many = verb && isBaseVerb(verb.toLowerCase()) ? subjectOf(before.at(-2) ?? '', people) : undefined;
  return many && !people.isPersonPhrase(many)
    ? `The ${many} should be ${participle(verb.toLowerCase())}${rest}.`
    : undefined;
};

/** "Some parents forget that. Let's ask them to name somebody.": the parents; "Print it in large letters for them." */
const ASK_THEM: Naming = (sentence, before, people) => {
  const isAsked =
    /^(?:let['’]?s|we (?:should|could|ought to)) (?:ask|tell|remind|warn|help|invite|teach|charge|make) them\b/i.test(
      sentence,
    );
  const isFor =
    /^(?!let\b)[a-z]+ [^,.!?]+ for them[.!]*$/i.test(sentence) &&
    isBaseVerb(sentence.split(' ')[0]?.toLowerCase() ?? '');
  const many = isAsked || isFor ? subjectOf(before.at(-1) ?? '', people) : undefined;
  return many && people.isPersonPhrase(many) ? sentence.replace(/ them\b(?![^.]* them\b)/i, ` ${many}`) : undefined;
};

const NAMINGS: readonly Naming[] = [
  OTHERS,
  EACH_OF_THEM,
  THOSE,
  SAID,
  DONE_TO_THEM,
  LET_THEM_GET,
  MINE,
  ALL_THEY_WANT,
  STILL_THEM,
  ASK_THEM,
  theyOfThings,
  themCounted,
  shownToThem,
];

/** "Most of them need it for the rent": how it is, and nothing that is asked for, where the next sentence asks. */
const NEEDED =
  /^(?:most|many|some|several|half|a few|all|both) of (?:them|these|those) (?:really |urgently )?need (?!to\b)/i;
/** "Some people can only come on Tuesdays. Other people come once a month.": how different they are. */
const CIRCUMSTANCE = new RegExp(
  `^${SOME} (?:[\\w-]+ ){1,3}?(?:can only|only (?:have|come|work|play|need|use)|just|have only) [^.!?]+[.!?]*$`,
  'i',
);
const EVERYBODY = /^(?:every|each|all) [^.!?]+ (?:should|ought to|must|can) /i;

/** A note without the sentences that only tell how those differ for whom all the last one asks. */
function withoutCircumstances(sentences: readonly string[]): readonly string[] {
  const last = sentences.at(-1) ?? '';
  const isForAll = EVERYBODY.test(last) && sentences.length > 2 && !/\b(?:that|this|it|so)\b(?! they)/i.test(last);
  const isOther = (sentence: string | undefined) => sentence !== undefined && /^Other [a-z]/.test(sentence);
  return sentences.filter((sentence, at) => {
    const next = sentences[at + 1];
    if (next === undefined) return true;
    if (at > 0 && NEEDED.test(sentence) && ASKS.test(next) && !/\b(?:it|this|that|so)\b/i.test(next)) return false;
    return !(
      isForAll &&
      (CIRCUMSTANCE.test(sentence) || isOther(sentence) || (isOther(next) && SOME_OF.test(sentence)))
    );
  });
}

const MOST = 5;

/** Whether a wish says now what a sentence before it tells: "say that they are afraid of waves". */
function isToldBy(named: string, sentence: string, before: string, people: People): boolean {
  const { rest = '' } = named === sentence || / and | but |,/.test(before) ? {} : (stateOf(before, people) ?? {});
  return rest !== '' && /\bsay that /.test(named) && named.includes(` ${rest}`) && !sentence.includes(rest);
}

/** A note of some sentences in which what they point to is named by the sentences before. */
export function withWhatWasSaid(text: string, people: People): string {
  if (text.includes('\n')) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  if (sentences.length < 2 || sentences.length > MOST) return text;
  let told: string[] = [];
  for (const sentence of toilAsToday(owedOnLists(sentences, people))) {
    const named =
      told.length === 0 ? sentence : NAMINGS.reduce((said, naming) => naming(said, told, people) ?? said, sentence);
    // What is to be said of somebody is told by the wish.
    told = told.filter((one) => !isToldBy(named, sentence, one, people));
    told.push(named);
  }
  const kept = withoutCircumstances(told);
  const last = kept.at(-1) ?? '';
  return [...kept.slice(0, -1), EVERY(last, kept, people) ?? last].join(' ');
}
