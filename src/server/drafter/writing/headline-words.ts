import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { TIME_UNIT } from '../language/two-objects.ts';
import { readVerb } from '../language/verbs.ts';
import { content, segmentsOf } from './headline-segments.ts';

/** What a clause starts with that makes no sense without its verb. */
const LINK =
  /^(?:whether|how(?: \w+)?|which|what|who|where|when|if|once|until|unless|while|because|although|before|after|as soon as|as long as)$/;
/** Whether a link is left without the verb of its clause: "see whether a charger". */
export function isHalfClause(text: string, whole: string): boolean {
  const words = tagSentence(splitWords(text));
  return words.some(({ tag: own, lower }, at) => {
    // "for a while"
    if (own === 'N') return false;
    // "with what is ripe where" ends so by itself.
    if (!LINK.test(lower) || (at === words.length - 1 && whole.endsWith(` ${lower}`))) return false;
    // "how satisfied": no verb of a clause.
    const behind = words.slice(at + (lower === 'how' && words[at + 1]?.tag === 'VD' ? 2 : 1));
    if (behind.some(({ tag, lower: word }) => FINITE.has(tag) && word !== 'own')) return false;
    // "before the meeting" is whole, "before it" of "before it is due" is not.
    const rest = whole.toLowerCase().split(` ${lower} `).slice(1).join(` ${lower} `);
    return !/^(?:before|after|until|once|while)$/.test(lower) || behind.length === 0 || readClause(rest) !== undefined;
  });
}

/** "see before I set off whether it is broken" -> "see whether it is broken"; "keep guests from being shown prices" -> "no prices". */
function formsOf(text: string): string[] {
  const asked =
    /^(see|know|find out|check|tell) (?:before|after|while|when|in|on|at|during|from|next to|beside|under|above|for each|per) .+? ((?:whether|which|who|how|what|where)\b.+)$/i.exec(
      text,
    );
  const question = text.replace(/^(?:see|know|find out|check|tell) (?=(?:which|who|how|what|where)\b)/i, '');
  // "is paid only after the report has been accepted" -> "only after the report is accepted"
  const bound = text
    .replace(/ (?:is|are) \w+(?: \w+)? only (?=(?:after|once|when|if) )/, ' only ')
    .replace(/\b(?:has|have) been\b/, (been) => (been.startsWith('has') ? 'is' : 'are'));
  const [lead = ''] = text.split(',');
  const barred = /^(?:keep|prevent|stop) .+? from being (?:shown|given|sent|told) (.+)$/i.exec(text);
  return [
    ...(asked ? [`${asked[1]} ${asked[2]}`] : []),
    ...(question === text ? [] : [question]),
    ...(barred ? [`no ${(barred[1] ?? '').replace(/^(?:the|an?|any) /i, '')}`] : []),
    ...(asked ? [] : [text]),
    ...(bound === text || !/ only (?:after|once|when|if) /.test(text) ? [] : [bound]),
    ...(lead === text || lead.split(' ').length < 4 ? [] : [lead]),
  ];
}

/** How many words stand in a headline; some of them are one for the grammar: "as long as". */
function length(words: readonly Tagged[]): number {
  return joinWords(words)
    .replace(/\bcan not\b/, 'cannot')
    .split(' ').length;
}

type Drop = (word: Tagged, next: Tagged | undefined, before: Tagged | undefined) => boolean;
/** What goes first where words have to go, and what each costs. */
const DROPS: readonly (readonly [cost: number, Drop])[] = [
  [
    0.1,
    ({ tag, lower }) =>
      tag === 'R' &&
      /^(?:just|still|really|exactly|currently|probably|already|also|simply|automatically|always)$/.test(lower),
  ],
  // "older than a year": the article is its number.
  [
    0.3,
    ({ lower }, next, before) =>
      /^(?:the|an?)$/.test(lower) && !(before?.lower === 'than' && TIME_UNIT.test(next?.lower ?? '')),
  ],
  // "the morning tablets": tablets.
  [
    0.9,
    ({ tag, lower }, next) =>
      /^[NA]$/.test(tag) &&
      /^NS?$/.test(next?.tag ?? '') &&
      readVerb(lower)?.form !== 'gerund' &&
      !/^(?:same|own|next|first|last|second|third|new|other|different|wrong|right|free|open|missing|more|fewer|less)$/.test(
        lower,
      ),
  ],
];

/** Words without as many of their adverbs, articles and attributes as have to go. */
function lighter(
  words: readonly Tagged[],
  longest: number,
  named: number,
  isFree: boolean,
): { words: readonly Tagged[]; cost: number } | undefined {
  let left = words;
  let cost = 0;
  for (const [each, isDrop] of DROPS)
    while (length(left) > longest) {
      // The name of what it is done to stays whole.
      const dropAt = (from: number) =>
        left.findIndex((word, place) => place > from && isDrop(word, left[place + 1], left[place - 1]));
      const further = dropAt(each > 0.5 ? named : 1);
      const at = further < 0 && each < 0.5 && isFree ? dropAt(0) : further;
      if (at < 0) break;
      left = left.filter((_, place) => place !== at);
      cost += each;
    }
  return length(left) <= longest ? { words: left, cost } : undefined;
}

/** A way to say a form in fewer words. */
export interface Way {
  readonly said: string;
  readonly form: string;
  readonly score: number;
}

/**
 * The ways to say a form in at most `longest` words: segments go whole, articles before what tells something; `isFree` that the
 * article behind the first word may go too.
 */
export function waysOf(form: string, longest: number, keysOf: (text: string) => number, isFree = false): Way[] {
  const segments = segmentsOf(tagSentence(splitWords(form)), isFree);
  if (!segments || segments.length > (isFree ? 7 : 9)) return [];
  // What a relative clause denies may go with it.
  const keys = keysOf(
    joinWords(segments.flatMap(({ words }) => (words[0]?.tag === 'W' && words !== segments[0]?.words ? [] : words))),
  );
  const ways: Way[] = [];
  // "looked at by the vet": what is done to it has two words.
  const done = /\b\w+ed (?:at|after|for|into|through|out|off|up|over) (?=by\b)/i.exec(form)?.[0] ?? '';
  for (let mask = 0; mask < 2 ** (segments.length - 1); mask++) {
    const kept = segments.filter(({ stays }, index) => stays || (mask >> (index - 1)) & 1);
    if (kept.some(({ needs }) => needs !== undefined && !kept.includes(segments[needs] ?? kept[0]!))) continue;
    const whole = kept.flatMap(({ words }) => words);
    const brief = lighter(whole, longest, kept[0]?.words.length ?? 0, isFree);
    if (!brief) continue;
    const said = joinWords(brief.words);
    if (said.split(' ').length < 3 || / (?:only|for|to|of|and)$/.test(said)) continue;
    if (!`${said} `.includes(done)) continue;
    if (keysOf(said) < Math.max(keys, keysOf(joinWords(whole)))) continue;
    const score = kept.reduce((sum, { weight }) => sum + weight, 0) - brief.cost;
    ways.push({ said, form, score: score - mask / 10_000 });
  }
  return ways;
}

/** In at most `longest` words as much of a wish as makes sense. */
export function compressed(text: string, longest: number, keysOf: (text: string) => number): string | undefined {
  const found = formsOf(text).flatMap((form, at) =>
    waysOf(form, longest, keysOf).map(({ said, score }) => ({ said, form, score: score - at * 0.1 })),
  );
  // The best is looked at first: to read it again takes the most time.
  return found.toSorted((a, b) => b.score - a.score).find(({ said, form }) => !isHalfClause(said, form))?.said;
}

/** How much a headline tells: its words that mean something. */
export function tells(text: string): number {
  return content(tagSentence(splitWords(text)));
}
