import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isMass, plural } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { count, LONGEST } from './fit-headline.ts';
import { needed, piecesOf } from './headline-pieces.ts';
import { reduced } from './headline-reductions.ts';
import { isTime } from '../lexicon/time-words.ts';
import { isHalfClause } from './headline-words.ts';
import { ARTICLE, stem, tears } from './headline-tears.ts';
import {
  BINDS,
  judge,
  points,
  referenceOf,
  taggedAs,
  type FormKind,
  type Part,
  type Verdict,
} from './headline-worth.ts';

const ASKING = /^(?:how|what|which|where|whether)(?: \w+)?$/;

/** "in a row", "at a glance", "for a while": one word, which has its article. */
const IDIOM = /^(?:row|hurry|glance|while|past|future)$/;

const OWNER = /^(?:their|its|his|her)$/;

/** "split bills between ..." for "split a bill between ...", "flag parcels" for "flag any parcel": what an order is about, told of many. */
function ofMany(words: readonly Tagged[]): readonly Tagged[] {
  if (!/^(?:an?|any|every|each)$/.test(words[1]?.lower ?? '')) return words;
  const at = words.findIndex(({ tag }, place) => place > 1 && tag !== 'A' && tag !== 'N');
  const head = words.slice(0, at < 0 ? words.length : at).findLastIndex(({ tag }) => tag === 'N');
  const behind = words[head + 1]?.tag ?? 'PU';
  // "quantities a sub claims": what has a verb of its own stays one.
  if (FINITE.has(behind) || behind === 'NS') return words;
  if (words[head]?.tag !== 'N' || isTime(words[head].lower) || isMass(words[head].lower)) return words;
  return words.flatMap((word, place) =>
    place === 1 ? [] : [place === head ? { ...word, text: plural(word.text) } : word],
  );
}

/** "to blocked renters" for "to a blocked renter": single things told of many, where they are no subject of a clause. */
function manyOf(words: readonly Tagged[]): readonly Tagged[] {
  const heads = new Map<number, number>();
  for (const [at, { lower }] of words.entries()) {
    if (at === 0 || !/^(?:an?|any|every|each)$/.test(lower)) continue;
    let head = at;
    while (/^(?:A|VN)$/.test(words[head + 1]?.tag ?? '')) head++;
    while (words[head + 1]?.tag === 'N') head++;
    const behind = words[head + 1];
    const own = words[head]!;
    const isSubject = FINITE.has(behind?.tag ?? 'PU') || /^(?:NS|W|VG|HV)$/.test(behind?.tag ?? '');
    if (own.tag !== 'N' || head === at || IDIOM.test(own.lower) || isTime(own.lower) || isMass(own.lower) || isSubject)
      continue;
    heads.set(at, head);
  }
  const many = new Set(heads.values());
  return words.flatMap((word, at) =>
    heads.has(at) ? [] : [many.has(at) ? { ...word, text: plural(word.text) } : word],
  );
}

/** Articles gone, and single things made many: the ways to say the same words shorter. */
function lighter(words: readonly Tagged[], isBound: boolean): (readonly [text: string, cost: number])[] {
  const points = words.some(({ lower }) => /^(?:it|its)$/.test(lower));
  const many = points ? words : manyOf(words);
  const bareOf = (own: readonly Tagged[]) =>
    own.filter(
      ({ lower }, at) =>
        at === 0 ||
        !(ARTICLE.test(lower) || /^(?:their|its|his|her)$/.test(lower)) ||
        // "60 a minute", "a few", "what a"
        /\d|^(?:half|times?|what|such|euros?)$/.test(own[at - 1]!.lower) ||
        (/^(?:once|twice)$/.test(own[at - 1]!.lower) && isTime(own[at + 1]?.lower ?? '')) ||
        isTime(own[at + 1]?.lower ?? '') ||
        // "how long the queue is": the subject of a question keeps its article.
        own.slice(Math.max(0, at - 2), at).some(({ lower: word }) => ASKING.test(word)) ||
        /^(?:few|lot|little|couple|bit|third|quarter|own|same)$/.test(own[at + 1]?.lower ?? '') ||
        IDIOM.test(own[at + 1]?.lower ?? ''),
    );
  return [
    [joinWords(words), 0],
    ...(isBound
      ? ([
          [joinWords(many), 0.25],
          [joinWords(bareOf(many)), 0.3],
        ] as const)
      : ([
          [joinWords(points ? words : ofMany(words)), ARTICLE.test(words[1]?.lower ?? '') ? 0.6 : 0.3],
          [
            joinWords(words.filter(({ lower }, at) => at < 2 || !OWNER.test(lower) || words[at + 1]?.lower === 'own')),
            0.1,
          ],
        ] as const)),
    [joinWords(bareOf(words)), 0],
  ];
}

/** Whether a form is the order that the wish is: "close a bug" of "have a bug closed". */
function isOrderOf(form: string, wish: string): boolean {
  const [first = ''] = form.toLowerCase().split(' ');
  if (!isBaseVerb(first)) return false;
  return (
    wish.toLowerCase().startsWith(`${first} `) || (wish.startsWith('have ') && wish.includes(` ${participle(first)}`))
  );
}

/** The ways to say a form in at most eight words, whole pieces at a time: as many of them as fit. */
export function shortened(
  form: string,
  isBound = BINDS.test(form),
  kind: FormKind = 'sentence',
): [text: string, cost: number][] {
  const words = taggedAs(form, kind);
  const pieces = piecesOf(words, kind === 'thing');
  if (pieces.length > 9) return [];
  const stay = needed(pieces);
  // "fill level of every tank": what a name is of belongs to it.
  const of = kind === 'thing' ? pieces.findIndex(({ on, words: own }) => on === 0 && own[0]?.lower === 'of') : -1;
  if (of > 0) stay.add(of);
  const owner = new Map(pieces.flatMap((piece, index) => piece.words.map((word) => [word, index] as const)));
  const found = new Map<string, number>();
  const fitting: number[] = [];
  for (let mask = 2 ** pieces.length - 1; mask > 0; mask--) {
    const isKept = (index: number): boolean => ((mask >> index) & 1) === 1;
    if ([...stay].some((index) => !isKept(index))) continue;
    if (
      pieces.some(
        ({ on, words: own }, index) => index > 0 && isKept(index) && ((on >= 0 && !isKept(on)) || own.length === 0),
      )
    )
      continue;
    if (pieces.some(({ on, isFixed }, index) => isFixed && isKept(on) && !isKept(index))) continue;
    if (pieces.some(({ kind }, index) => kind === 'aside' && isKept(index))) continue;
    if (fitting.some((more) => (more & mask) === mask)) continue;
    const kept = words.filter((word) => owner.has(word) && isKept(owner.get(word)!));
    const ways = lighter(kept, isBound)
      .map(([way, cost]) => [way.replace(/\bcan not\b/, 'cannot'), cost] as const)
      .filter(([way]) => count(way) >= 3 && count(way) <= LONGEST);
    // What fits only without its articles may be said with fewer phrases.
    if (count(joinWords(kept)) <= LONGEST && ways.length > 0) fitting.push(mask);
    for (const [way, cost] of ways) found.set(way, Math.min(cost, found.get(way) ?? cost));
  }
  return [...found];
}

function stemsOf(text: string): string[] {
  return text.split(' ').map(stem);
}

function adds(way: string, told: ReadonlySet<string>): boolean {
  return stemsOf(way).some((one) => !told.has(one) && !/^(?:the|an?|no)$/.test(one));
}

/** "the plan of an evening as PDF" for "the plan of evening as a PDF": all its words, and no fewer articles. */
function restores(way: string, headline: string): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/\b(?:the|an?) /g, '');
  return bare(way) === bare(headline) && way.split(' ').length >= headline.split(' ').length;
}

const SPEAKS = /\b(?:I|i|we|me|my|us|our|(?:and|or) (?:only|even|not))\b/;
function keepsMore(kept: ReadonlySet<Part>, own: ReadonlySet<Part>): boolean {
  return [...own].every((part) => kept.has(part)) && [...kept].some((part) => part.binds >= 1 && !own.has(part));
}

/** Whether a way is the beginning of a form that ends where a phrase does, and no other order than the headline. */
function goesOn(way: string, form: string, headline: string): boolean {
  const bare = (text: string): string => ` ${text.toLowerCase()} `.replace(/ (?:the|an?)(?= )/g, '').trimEnd();
  const [said, whole] = [bare(way), bare(form)];
  const first = way.split(' ')[0]?.toLowerCase();
  if (
    first !== headline.split(' ')[0]?.toLowerCase() ||
    /^no longer /i.test(way) ||
    !`${whole} `.startsWith(`${said} `)
  )
    return false;
  const behind = whole.slice(said.length + 1);
  const last = tagSentence(splitWords(way)).at(-1)?.tag ?? 'PU';
  return (
    behind === '' ||
    !(/^V|^(?:PT|BE|HV)$/.test(last) || /^(?:and|or|of|than|above|below|over|under|up|out)\b/.test(behind))
  );
}

/** By how much another way has to be better than what is whole, what is not, and what is broken. */
const LEADS = { whole: 1, more: 0.8, usual: 0.4, another: 0, broken: -2 };
const LIGHT = /^(?:the|an?|that|which|who|ha(?:v|s)?|have|i|is|ar|are|was|be)$/;

/**
 * The headline, or the way to say its wish in eight words that is clearly better; `forms` are ways to say it in full. What is torn shows in
 * the words of the `order`, "skip a page in the export", where the wish has them in another order: "have a page skipped in the export".
 */
export function orCompressed(
  headline: string,
  wish: string,
  forms: readonly string[],
  isName = false,
  order?: string,
): string {
  const kindOf = (form: string): FormKind => (isName ? 'thing' : isOrderOf(form, wish) ? 'action' : 'sentence');
  // "no reminders to members who have left" says more than "no longer get reminders".
  const whole = forms.find((form) => /^no (?!longer\b|more\b)/i.test(form) && count(form) > count(wish) + 2);
  const full = /^(?:no longer|never) /i.test(wish) ? (whole ?? wish) : wish;
  const reference = referenceOf(full, kindOf(full));
  const ordered = order === undefined ? undefined : referenceOf(order, 'action');
  const verdictOn = (text: string): Verdict => {
    const verdict = judge(text, reference);
    const isTorn = ordered !== undefined && isOrderOf(text, wish) && tears(text, ordered).torn >= 1.5;
    return isTorn ? { ...verdict, isBroken: true, isWhole: false } : verdict;
  };
  const own = verdictOn(headline);
  const least =
    own.worth +
    (own.isBroken || own.isAnother ? LEADS.another : own.isWhole && !SPEAKS.test(headline) ? LEADS.whole : LEADS.usual);
  const told = new Set(stemsOf(headline));
  let best = headline;
  let most = least;
  const all = forms.flatMap(reduced);
  for (const [at, form] of [...new Set(all)].entries())
    for (const [way, cost] of shortened(form, isName ? false : BINDS.test(form), kindOf(form))) {
      if (
        SPEAKS.test(way) ||
        points(way) >= 1 ||
        !(own.isBroken || adds(way, told) || (!own.isWhole && restores(way, headline)))
      )
        continue;
      const { worth, isBroken, isAnother, kept } = verdictOn(way);
      // What has every word of it and more is no other headline.
      const isMore =
        own.isWhole &&
        goesOn(way, form, headline) &&
        [...told].every((one) => LIGHT.test(one) || stemsOf(way).includes(one));
      const net = worth - cost - at * 0.02 + (isMore ? LEADS.whole - LEADS.more : 0);
      // What is torn tells less than its words say.
      if (isBroken || net <= (best === headline && own.isBroken && count(way) > 4 ? most + LEADS.broken : most))
        continue;
      // What is another ban is better only than one that is another still.
      if (isAnother && (!own.isAnother || own.isEmpty || !keepsMore(kept, own.kept))) continue;
      if (!isHalfClause(way, form)) [best, most] = [way, net];
    }
  return best;
}
