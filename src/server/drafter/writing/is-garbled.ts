import { parseSentence } from '../grammar/parse.ts';
import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { isPerson, isPlural } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { rowsMet } from '../language/rows-met.ts';
import { isHalfDone } from './half-done.ts';

/** What gives a slip away whatever stands around it; small letters only, for a name may be called anything. */
const SLIPS: readonly RegExp[] = [
  // "how many squares of felt how many squares of felt", "where where did it go"
  /\b((?!(?:and|again|after|by|or) )(?:[\w-]+ ){1,5}[\w-]+) \1\b|\b(where|when|which|what|who|how|why|have|the|an?|to|of|whether) \2\b/i,
  // "see how many bags does I have left": the order of a question
  /^(?:\S+ can )?(?:see|know) (?:how (?:many|much|often|long)|which|what|when|where) (?:(?!who |that )[\w-]+ ){0,5}(?:do|does|did) (?:I|we|they|you|the|our|my|their)\b/,
  // "alwaysing", "nearlying"
  /\b(?:always|never|often|usually|sometimes|almost|nearly|mostly|constantly)ing\b/i,
  // "use a page should remember where it was"
  /^(?:use|have|get|make) an? (?:(?!(?:that|which|who|what|where|I|we|they|you) )[\w-]+ ){1,3}(?:should|must|shall)\b/,
  // "from shoulding need", "should should": a modal verb has no other form, and no second beside it.
  /\b(?:should|must|could|would|shall)(?:ing|s)\b|\b(?:should|must|may|can|shall|could) (?:should|must|shall|could|would)\b/i,
  // "have a never again", "a member of the this month a team", "the whoever takes over"; but: "the never finished list"
  /\b(?:an?|[Tt]he|my|their|our|your) (?:this|these|those|I|he|she|they|we|it|them|whoever|whatever|wherever|everyone|everybody|somebody|nobody|never again|never$)(?![\w'-])/,
  // "can have to declare"
  /(?:^|\bcan (?:not )?)have to (?=\w)/,
  // "any one of every version"
  /\bany (?:one )?of (?:every|each)\b/i,
  // "and they can be used rather than,"
  /\b(?:than|whose|whether|because|unless|until|as soon|(?:who|which) (?:is|are|was|were)),?[.]?$/i,
  // "have some want to stay": nobody has somebody want
  /(?:^|\bcan )(?:have|use|get|make) (?:both|some|many|most|all|few|several|others|(?:the |an? |my |their )?[a-z-]+) (?:wants?|wish(?:es)?|hopes?|prefers?) to\b/,
  // "when it rains, and whether they get it back, a member can see what happens": half of a question in front
  /^when [^,]*,? and whether .*, (?:an?|the) .* can see /i,
  // "the format they ask, specifically for with bed requests"
  /, (?:namely|specifically) (?:for|in|on|at|from) (?:with|of|in|on|at|for|from) /i,
  // "a one without a checklist", "at exactly 6 hours needs no message is sent"
  /\b[Aa] one (?:without|that|which|with|is|are|can)\b|^At exactly [^,]* (?:needs?|has|have|is|are) (?:no|a|an|the) [^,]* (?:is|are) /,
  // "handed is been in", "zero replies are got"
  /\b(?:is|are|was|were|be|to have \w+ed) been\b|\b(?:is|are|was|were) (?:got|had|wanted to)\b/i,
  // "The order is includes design"
  /\b(?:is|are|was|were) (?:includes?|has|have) /i,
  // "they do not count as late reports do not nag the crew": two sentences in one
  /^(?!.*\b(?:who|that|which|as long as)\b).*\bdo(?:es)? not (?:(?! (?:and|or|but|so|that|which|who|what|when|where|how|if|while|because|until|unless|once|as soon as|before|after|than)\b)[^,.])+ do(?:es)? not [a-z]+/i,
  // "use lost 4 quotes"
  /(?:^|\bcan )(?:use|have|get) (?:an? )?(?:lost|missed|forgot|forgotten|broke|sent|paid|got|had|did|done|gave|went) (?:\d+|two|three|four|five|six|several|some|the|an?|my|our|their) /,
  // "the front desk 30 alerted, 15 and 5 minutes before"
  /\b\d+ (?:both )?(?:(?:is|are) )?(?:not )?(?:\w+ed|told|sent|shown), \d+ (?:and|or) /i,
  // "have every Saturday I have people asking"
  /^(?:have|use) (?:every|each|last|this) \w+ (?:I|we|they|he|she) /i,
  // "have prices moved by 8 percent and I no longer quote": two clauses in the place of a thing
  /(?:(?:^|\bcan )(?:have|use|get)|^there (?:is|are))(?! to\b)(?!.*\b(?:that|which|who|whom|whose|what|when|where|how|whether|if|because|so|before|after|until|while|once|as|unless|since|than)\b.* and ) ?[^,]* and (?:I|we|they) (?:no longer |still |also |never |always )?(?:am|are|is|was|were|have|has|do|can|cannot|could|must|should|[a-z]+) \w/i,
  // "log a dose for my without seeing it": what an article stands in front of has gone.
  /\b(?:my|our|your|their|the|an?) (?:without|for|from|of|into|by|and|or|if|when|because|than)(?![\w'’-])(?! and against\b)/,
  // "I rowers love numbers", "I older people exist": several speak, and "I" is one.
  /\bI (?:[a-z]+ )?(?:people|folks?|guys|men|women|ladies|parents)\b|\bI (?!others\b)[a-z]+(?:ers|ors|ists|ans|verts|ies) (?!the\b|an?\b|it\b|them\b|to\b|in\b|on\b|for\b|my\b)[a-z]/,
  // "I tapped do not start by accident", "I hear more than about it"
  /\bI [a-z]+ed do(?:es)? not\b|\bmore than (?:about|of|to|in|on|at|from) (?:it|them|him|her|me)\b/,
];

const FRONTED = /^((?:from|on|out of|of|to) [^,]+), (.* can [^,]*)$/i;
const MAY_BE_LOST = /\b(?:i|he|she|they|we)\b/i;
const MAY_BE_MANY = /\b(?:an?|each|every) .*\b(?:do|are|were)\b/i;
const MAY_DISAGREE = /\b(?:both|these|those|many|several|few|all|some|most|are|were)\b/i;
const SUBJECT = /^(?:i|he|she|they|we)$/;
/** Behind these a pronoun need not be a subject: "earlier than they", "do they", "he or she". */
const BEFORE = /^(?:than|as|like|or|and|nor|but|except|not)$/;
const ENDS = new Set<Tagged['tag']>(['PU', 'S', 'W', 'PN', 'C']);

/** Whether a verb follows before the clause is over: "they in the end agree". */
function hasVerbAfter(words: readonly Tagged[], at: number): boolean {
  for (const { tag } of words.slice(at + 1)) {
    if (FINITE.has(tag)) return true;
    if (ENDS.has(tag)) return false;
  }
  return false;
}

/** "get I without typing it", "they no longer quotes": a subject without its verb, or with that of another. */
function hasLostSubject(words: readonly Tagged[]): boolean {
  return words.some(({ lower, tag }, at) => {
    if (!SUBJECT.test(lower) || tag !== 'PN') return false;
    const before = words[at - 1];
    const next = words.slice(at + 1).find((word) => word.tag !== 'R' && word.tag !== 'NEG');
    const isInverted = before !== undefined && /^(?:M|DO|BE|HV)$/.test(before.tag);
    if (!isInverted && /^(?:i|they|we)$/.test(lower) && next?.tag === 'VZ') return true;
    if (isInverted || BEFORE.test(before?.lower ?? '') || next?.tag === 'C') return false;
    return (next === undefined || /^(?:P|PU|TO|D|PO|VG)$/.test(next.tag)) && !hasVerbAfter(words, at);
  });
}

const SEVERAL = /^(?:both|these|those|many|several|few|all|some|most)$/;
/** One word for many, with which either form goes. */
const GROUP =
  /^(?:staff|team|crew|family|board|group|committee|police|club|company|couple|pair|public|management|council|office|desk|public|audience|crowd|people|band|choir|press|youth|folk|crew|cast|squad|class|party|faculty|majority|rest|half|none|any)$/;

/** "both leaders agrees", "dad are not able": the verb of a subject of another number. */
function disagrees(text: string): boolean {
  return text
    .split(/, (?:then|and|but|so) /)
    .flatMap((part) => parseSentence(part).clauses)
    .some(({ subject, group, mood }) => {
      const head = subject.at(-1);
      const [verb] = group?.words ?? [];
      if (!head || !verb || mood !== 'statement' || subject.some(({ tag }) => !/^(?:D|A|N|NS|R)$/.test(tag)))
        return false;
      const isMany = head.tag === 'NS' && isPlural(head.lower) && SEVERAL.test(subject[0]?.lower ?? '');
      if (isMany) return verb.tag === 'VZ' || /^(?:is|was|has|does)$/.test(verb.lower);
      const isOne = head.tag === 'N' && !isPlural(head.lower) && isPerson(head.lower) && !GROUP.test(head.lower);
      return isOne && subject.length < 4 && /^(?:are|were)$/.test(verb.lower);
    });
}

/** Verbs that no name of a role holds: "can collector" may be one, "guide says she" is none. */
const OF_CLAUSE = new Set<Tagged['tag']>(['VZ', 'BE', 'HV', 'DO']);

/** "on mondays skipper": when it is stands in front of who it is. */
const AT_TIMES = /^(?:on|in|at|during|after|before|by|for|from|until|since) /i;

/** "I wish client", "guide in the hills says she": a name holds no verb but that of a relative clause, and no subject. */
export function isGarbledName(name: string): boolean {
  return AT_TIMES.test(name) || names(name, () => holdsClause(name));
}

const names = remember<boolean>(400);

function holdsClause(name: string): boolean {
  const [lead = ''] = name.split(/ (?:who|that|whose|which|where|when|if) /);
  const words = tagSentence(splitWords(`the ${lead} can see it`)).slice(1, -3);
  return (
    // "Mrs Ng": she has a part to play, and is none.
    /^(?:mrs?|ms|miss|dr|prof|professor|frau|herr|madam)\b[.]? \w+$/i.test(name) ||
    // "no trainer", "this team": whoever it is, it is one
    /^(?:no|any|some|every|each|this|that|these|those|all|both|many|most|few|not) /i.test(name) ||
    isGarbled(`the ${name} can see it`) ||
    // "watermark until the couple", "review notes the bookkeeper"
    /\b(?:until|till|than|unless)\b|^me /.test(lead) ||
    words.some(({ tag }, at) => tag === 'D' && /^NS?$/.test(words[at - 1]?.tag ?? '')) ||
    words.some(({ text, tag }) => OF_CLAUSE.has(tag) || /^(?:I|he|she|they|we)$/.test(text))
  );
}

/** "three times a week a guest do not": one, with the verb of many. */
function hasVerbOfMany(words: readonly Tagged[]): boolean {
  return words.some(({ lower, tag }, at) => {
    const before = words[at - 1];
    if (tag !== 'D' || !/^(?:an?|each|every)$/.test(lower) || /^(?:P|C|D)$/.test(before?.tag ?? '')) return false;
    // "tickets that lack a name are listed": the verb is theirs.
    if (before?.lower === 'such' || words.slice(0, at).some((word) => word.tag === 'W' || word.lower === 'that'))
      return false;
    const [head, verb] = words.slice(at + 1);
    return (
      head?.tag === 'N' &&
      !GROUP.test(head.lower) &&
      !isPlural(head.lower) &&
      /^(?:do|are|were)$/.test(verb?.lower ?? '')
    );
  });
}

/** "lost 3 pots do not last": a reason that begins with a deed without its doer. */
const NO_DOER =
  /^(?:lost|missed|forgot|sent|paid|got|had|did|gave|went|took|made|came) (?:\d+|two|three|several|the|an?|my|our|their) /i;

/** "I do not pile up in the hall": it is things that do so. */
const NO_PERSONS =
  /^I (?:no longer |do not |never )?(?:pile up|rot|spoil|expire|melt|leak|rust|wilt|pop up|go off|go bad|run out$|go stale|go mouldy|evaporate)\b/i;

/** Whether a reason reads as no sentence behind "so that". */
export function isGarbledReason(text: string): boolean {
  return NO_DOER.test(text) || NO_PERSONS.test(text) || isGarbled(text);
}

const garbled = remember<boolean>(400);

/** Whether a text has the marks of a joint or a cut that went wrong, whatever it is about. */
export function isGarbled(text: string): boolean {
  return garbled(text, () => isTorn(text));
}

const slipsMet = rowsMet(SLIPS, (slip) => slip);

function isTorn(text: string): boolean {
  if (slipsMet(text).some((slip) => slip.test(text))) return true;
  // "from my mistakes, a member can use a weekly set made": of what stands in front
  const [, front = '', main = ''] = FRONTED.exec(text) ?? [];
  if (main && isHalfDone(main, front)) return true;
  // Most texts hold none of the words that a subject and its verb can go wrong with, and need no tags.
  const words = MAY_BE_LOST.test(text) || MAY_BE_MANY.test(text) ? tagSentence(splitWords(text)) : [];
  return hasLostSubject(words) || hasVerbOfMany(words) || (MAY_DISAGREE.test(text) && disagrees(text));
}
