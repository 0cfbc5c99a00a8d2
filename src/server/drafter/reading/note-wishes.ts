import { parseSentence } from '../grammar/parse.ts';
import { saidPlainly, wishedPlainly } from './by-the-way.ts';
import { CONDITION, withFrontComma } from './front-comma.ts';
import { isAgent } from './is-agent.ts';
import type { People } from './people.ts';
import { type Rewording, reworded } from '../language/rewording.ts';
import { isAskedFor } from './soft-wishes.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a clause that asks may start with, behind a clause that only tells: "..., and each month the guide wants a list". */
const JOINT =
  /,? (?:and|so|but)(?: then)? (?=(?:(?:each|every) (?:day|week|month|year|morning|evening) )?((?:[\w'-]+(?:, | ))(?:[\w'-]+(?:, | )){0,6}?)(wants?|would (?:like|love|prefer)|has to be|have to be|must be|needs? to(?: be| get)?|should) )/g;

/** "each month the guide wants a list of trips": how often stands behind the list. */
function timeLast(wish: string): string {
  const plain = wish.replace(
    /^((?:each|every) \w+) (.+?) (wants?) (an? (?:[\w-]+ )?(?:list|report|overview|summary|mail|file|export|table|message))\b/i,
    (_, often: string, who: string, want: string, thing: string) =>
      `${who} ${want} to get ${thing} ${often.toLowerCase()}`,
  );
  return upperFirst(plain);
}

/** "a company pays for 40 and the contact wants a list": what is only told in front of what somebody wants, as a sentence of its own. */
function partWish(sentence: string, people: People): string {
  for (const { index, 0: joint, 1: who = '', 2: verb = '' } of sentence.matchAll(JOINT)) {
    const before = sentence.slice(0, index);
    const after = sentence.slice(index + joint.length);
    const [clause] = parseSentence(before).clauses;
    const isWanter = people.isPersonPhrase(who.trim()) && !people.isSpeaker(who.trim());
    const isAlike = /^(?:should|must be)$/i.test(verb) && !/^,? so\b/.test(joint);
    const told = clause?.group && !clause.group.modal && clause.mood === 'statement' && clause.subject.length > 0;
    // "they lease vans, so the plates have to be hidden": things are to be so.
    const isDue = /\b(?:be|get)$/.test(verb) && /^,? so\b/.test(joint) && !people.isSpeaker(who.trim());
    if (
      told &&
      !CONDITION.test(before) &&
      !isAskedFor(before) &&
      !/\b(?:have|has|need|needs) to\b/i.test(before) &&
      !isAlike &&
      (isDue || (isWanter && verb.toLowerCase().startsWith('w')))
    )
      return `${before}. ${timeLast(after)}`;
  }
  return sentence;
}

/** Usual ways to wish something by the way, and the same as a wish. */
const SAID: readonly Rewording[] = [
  // "can we have it so replies stay drafts until a lead reads them"
  [
    /^(?:can|could|can't|couldn't) (?:we|you|i|it) (?:please |maybe |just )?(?:have|make|get|set|do) it (?:up )?so (?:that )?([^.!?]+)\?*$/i,
    'it would be nice if $1',
  ],
  // "A text when the lift stops is the minimum", "a field on the line would fix it"
  [
    /^(an? [^.!?]+?) (?:is|would be|should be) the (?:very |bare |absolute )?(?:minimum|least)(?: (?:we|i|you)[^.!?]*)?\s*$/i,
    '$1 would be enough',
  ],
  [
    /^(an? [^.!?]+?) (?:would|could|should) (?:already |probably |also )?(?:fix|sort|cure) (?:it|that|this)(?: out)?$/i,
    '$1 would be enough',
  ],
  // ", nothing else would be fair", ", he'd be happy and so would we"
  [
    /, (?:(?:nothing|anything) else would be [\w-]+|(?:he|she|they|everyone|everybody|we)(?:'d| would) (?:all )?be (?:happy|glad|delighted|grateful)(?: and so would \w+)?)$/i,
    '',
  ],
  // "a lady asked why she has to fill it in every week"
  [
    /^((?:(?:an?|the|one|our|some|many|several) )?[^,.!?]{3,40}?) (?:asked|asks|ask|wondered|wonders|keeps? asking)(?: us| me)? why (?:she|he|they) (?:has|have|had) to (?=[a-z]+ )/i,
    '$1 should not have to ',
  ],
  // "it needs to be a text message"
  [
    /\b(?:it|this|that) (should|must|needs? to|has to) be (an? (?:text message|text|sms|e-?mail|mail|push message|phone call|call|letter))(?=[,.;!?]|$| (?:when|if|and|not|instead)\b)/gi,
    '$2 $1 be sent',
  ],
  // "somebody should hear about it"
  [/\b(should|must|has to|have to|needs? to) hear (?=(?:about|of)\b)/i, '$1 be told '],
  // ", nights and weekends included": a list behind a comma would be cut.
  [/, ((?:[\w-]+ ){0,2}[\w-]+(?: and (?:[\w-]+ ){0,2}[\w-]+)?) included(?=[.!]?$)/i, ', including $1'],
  // "as soon as a tank is empty the driver needs to know (it)": they are told.
  [
    /^((?:as soon as|when|whenever|if|once) [^.!?]+?,? (?:the|our|my|all|every) (?:[\w-]+ ){0,2}[\w-]+) (?:needs?|has|have) to know(?: (?:it|that|this|about it|about this|about that|of it))?(?=(?:,? (?:before|while|in time|at once|immediately|right away|straight away)\b[^.!?]*)?[.!]?$)/i,
    '$1 must be told',
  ],
  // "when a member is removed they need to lose access"
  [
    /\b(?:needs?|has|have) to lose (?=(?:the |their |all )?(?:access|right|rights|place|seat|discount|bonus))/i,
    'must lose ',
  ],
  // "..., if not it lapses"
  [/, (?:and |but )?if not,? (?=(?:it|they|he|she|the|we|this|that) )/gi, '. If not, '],
  // "scans made there should be kept"
  [
    /^((?:[\w-]+ ){0,2}[\w-]+s) (?:made|taken|written|entered|recorded|collected|booked) there (?=(?:should|must|has to|have to|needs? to|can) )/i,
    '$1 from there ',
  ],
  // "she needs the allergies and the last visit on one screen"
  [
    /^((?:(?:the|our|my|every|each|an?) )?(?:[\w-]+ )?[\w-]+) (needs?|wants?) ((?:the|all|both|her|his|their|our) (?:(?! to )[^.!?])+?) (on (?:one|a single|the same) (?:screen|page|sheet|list|view))\b/i,
    (whole, who = '', verb = '', what = '', where = '') =>
      /^(?:she|he|they|we|i|everybody|everyone)$/i.test(who) || isAgent(who.split(' ').at(-1) ?? '')
        ? `${who} ${verb} to see ${what} ${where}`
        : whole,
  ],
  // "they need an approval from the lessor before ..."
  [
    /\b(needs?|wants?) an? (approval|permission|confirmation|signature|consent|sign-off) (?:from|of|by) ((?:the|our|their|her|his|my) [\w-]+) (?=(?:before|for|when|if|unless|to)\b)/gi,
    "$1 to get $3's $2 ",
  ],
];

/** "if we know which, we should know how many, no?": what is said so is no question. */
const TAG = /, (?:no|right|or|isn't it|don't you think|wouldn't it)\?$/i;

/** "the pump counts them anyway, an alert would be plenty": what is told, and what would do. */
function partEnough(sentence: string): string {
  const [, told = '', wish = ''] =
    /^(?!if\b|when\b|as\b|because\b|since\b)([^.!?]+?), (?:and |so |but )?((?:just )?an? [^,.!?]+ would (?:already |really )?(?:be (?:enough|plenty|fine|great|nice|helpful)|do|help|suffice)[^,.!?]*)$/i.exec(
      sentence,
    ) ?? [];
  const [clause] = told ? parseSentence(told).clauses : [];
  return clause?.group && clause.mood === 'statement' ? `${told}. ${upperFirst(wish)}` : sentence;
}

function plainly(said: string, people: People): string {
  const text = said.replace(TAG, '.').replace(/\s+(?=[.!]$)/, '');
  const end = /[.!?]+$/.exec(text)?.[0] ?? '';
  const bare = text.slice(0, text.length - end.length);
  const plain = reworded(saidPlainly(withFrontComma(bare, people)), SAID);
  if (!end.startsWith('?')) return `${partWish(partEnough(wishedPlainly(plain, people)), people)}${end}`;
  return plain === bare ? text : `${plain}.`;
}

/** "6 and less means an unhappy customer. Somebody should be told about it": what it is about. */
function aboutIt(text: string): string {
  const [, what = '', whom = ''] = /^([^,.!?]{3,40}) means? (an? [^,.!?]+)[.!] /i.exec(text) ?? [];
  return whom
    ? text.replace(/\b(be told|be informed|be warned) (about|of) it\b/i, `$1 $2 ${whom} (${lowerFirst(what)})`)
    : text;
}

/** "What I find most is the wrong name. The portal should flag those": what is found. */
function those(text: string): string {
  const [, found = ''] =
    /\b(?:(?:the|my) (?:thing|mistake|error|fault|problem)|what) (?:that )?(?:I|we|they|you) [^.!?]{3,30}? (?:most|most often|every time|again and again) (?:is|are) ([^.!?]+)[.!] /i.exec(
      text,
    ) ?? [];
  return found
    ? text.replace(
        /\b((?:portal|app|system|tool|product|page|it) should [a-z]+) (?:those|these|them|that|it)\b/i,
        `$1 ${found}`,
      )
    : text;
}

/** The sentences of a note with what they wish by the way as wishes. */
export function noteWishes(text: string, people: People): string {
  if (text.includes('\n')) return text;
  const plain = text
    .split(/(?<=[.!?])\s+(?=["'“A-Za-z\d])/)
    .map((said) => plainly(said, people))
    .join(' ');
  return those(aboutIt(plain));
}
