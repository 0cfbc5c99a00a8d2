import { joinWords } from '../grammar/words.ts';
import { upperFirst } from '../language/capitals.ts';
import { plural } from '../language/nouns.ts';
import { gerundFirst, isBaseVerb } from '../language/verbs.ts';
import { asPhrases, ofCompared } from './as-phrases.ts';
import { shortened } from './compress-headline.ts';
import { count, LONGEST } from './fit-headline.ts';
import { faultsIn, isNumber, losesLittle, sourceOf, type Faults, type Source } from './headline-faults.ts';
import { newsOf } from './headline-forms.ts';
import { reduced } from './headline-reductions.ts';
import { isUncounted } from './sound-headline.ts';
import { isHalfClause } from './headline-words.ts';
import { ARTICLE, stem } from './headline-tears.ts';
import { judge, points, referenceOf, type FormKind, type Reference } from './headline-worth.ts';

/** So much has to be wrong before another way is looked for. */
const LEAST = 0.7;
/** By how much another way has to be better. */
const LEAD = 0.4;

/** The ways to say a wish in a headline: what is seen is named, news is what it is about, what nobody can do is not done. */
function turnsOf(told: string): string[] {
  const wish = plainly(told);
  const news = newsOf(wish);
  const seen =
    /^(?:see|view|get|find|list|take|add|receive) (?:all (?:the )?|the |an? )?(?!out|who|what|which|when|where|how|why|whether)(.+ (?:who|that|which|whose) .+)$/i.exec(
      wish,
    )?.[1];
  const [, no = ''] = /^keep any(?:body|one) from (\w+ing .+)$/i.exec(wish) ?? [];
  const [, unable = ''] = /^no longer ((?!be\b|have\b|want\b)\w+ .+)$/i.exec(wish) ?? [];
  const barred = no || (isBaseVerb(unable.split(' ')[0] ?? '') ? gerundFirst(unable) : '');
  const thing = /^(?:assigning|booking|choosing|picking|selecting|using|taking) (?:an?|any) (.+)$/i.exec(barred)?.[1];
  return [
    wish.replace(/^(?:be|make) sure that /i, ''),
    news,
    news && ofCompared(news),
    seen?.replace(/^(?:each|every) ([\w-]+) (?=whose )/, (_, one: string) => `${plural(one)} `),
    barred && `no ${barred}`,
    thing && `no ${thing}`,
  ].filter((form): form is string => Boolean(form));
}

/** A wish in words that say whether it is a ban. */
function plainly(wish: string): string {
  const named = wish.replace(
    /^(see|get|have) (?:an? |the )?(?:list|overview) of (?=[\w-]+ (?:who|that|which|whose) )/i,
    '$1 ',
  );
  return named.replace(
    /^(?:be (?:stopped|prevented|kept) from|be unable to|not be able to) (\w+)/i,
    (_, deed: string) => `keep anybody from ${isBaseVerb(deed) ? gerundFirst(deed) : deed}`,
  );
}

/** "owners behind with fees" for "owners behind with storage fees": without one word that tells of what kind. */
function withoutKind(form: string, kind: FormKind): string[] {
  if (count(form) <= LONGEST || count(form) > LONGEST + 4) return [];
  const { words } = sourceOf(form, kind);
  return words.flatMap(({ tag, text }, at) =>
    tag === 'N' &&
    !isNumber(text.toLowerCase()) &&
    /^NS?$/.test(words[at + 1]?.tag ?? '') &&
    !/^[A-Z\d]/.test(words[at + 1]!.text) &&
    at > 1
      ? [joinWords(words.filter((_, place) => place !== at))]
      : [],
  );
}

function kindOf(form: string): FormKind {
  const [first = ''] = form.toLowerCase().split(' ');
  if (/^(?:warning|alert|notice|reminder|message|no|the|an?|every|each|any|only|nobody)$/.test(first))
    return 'sentence';
  return isBaseVerb(first) ? 'action' : 'thing';
}

function sum({ torn, lost, bare }: Faults): number {
  return torn + lost + bare;
}

/** What nobody can do is not done. */
const STIFF = /^be (?:stopped|prevented|kept|unable) /i;

/** What is wrong with a headline, by the text that it comes from most likely. */
function faultsOf(headline: string, wish: string, forms: () => readonly string[]): Faults {
  const faultsBy = (form: string) => faultsIn(headline, sourceOf(form, kindOf(form))) ?? [];
  const own = [plainly(wish), ...turnsOf(wish)].flatMap(faultsBy);
  const [found] = (own.length > 0 ? own : forms().flatMap(faultsBy)).toSorted((a, b) => sum(a) - sum(b));
  const stiff = STIFF.test(headline) ? 1.5 : 0;
  return found
    ? { ...found, torn: found.torn + stiff, lost: own[0]?.lost ?? found.lost }
    : { torn: stiff, lost: 0, bare: 0 };
}

/** A deed that a headline may leave to the story: what is seen is named. */
const LIGHT_DEED =
  /^(?:(?:see|view|get|have|find|list|receive|take|add|be|no|use|make)\b|(?:keep|prevent|stop) .+ from )/i;
/** What no headline ends with, though a phrase does. */
const OPEN_END =
  / (?:in place|not only|along|instead|straight|together|(?:after|before|by|without|while|when) \w+ing)$|^hide .+ except | within (?:next|last) |^no (?!\w+ing )(?:[\w-]+ ){1,2}(?:that|who|which|whose|had) /i;
const CASE = /\b(?:if|when|unless|until|before|after|while|once)\b/i;

/** Whether a headline that starts with a thing has become one of something else. */
function isOfOther(way: string, headline: string): boolean {
  const [first = ''] = headline.toLowerCase().split(' ');
  if (STIFF.test(headline) || isBaseVerb(first) || kindOf(headline) === 'sentence' || ASKING.test(first)) return false;
  return !way.toLowerCase().split(' ').map(stem).includes(stem(first));
}

const ASKING = /\b(?:who|whose|what|which|where|how|why|whether)\b/i;

/** Whether a way says stiffly, without the deed or the question, or of nobody knows whom, what the headline does not. */
function isWorse(way: string, headline: string, isTorn: boolean): boolean {
  const [deed = ''] = headline.toLowerCase().split(' ');
  const [first = ''] = way.toLowerCase().split(' ');
  const isGone =
    isBaseVerb(deed) && !LIGHT_DEED.test(headline) && !way.toLowerCase().split(' ').map(stem).includes(stem(deed));
  const asks = ASKING.test(headline.split(' ').slice(0, 2).join(' '));
  return (
    isGone ||
    isOfOther(way, headline) ||
    (OPEN_END.test(way) && !OPEN_END.test(headline)) ||
    // A case that is told whole is no less than what is done in it.
    (!isTorn && CASE.test(headline) && !CASE.test(way)) ||
    points(way) > points(headline) ||
    (/^(?:be|have)$/.test(first) && first !== deed) ||
    (asks && !ASKING.test(way.split(' ').slice(0, 2).join(' ')))
  );
}

/** What it costs that words of a headline are gone, of any kind. */
function leftOut(way: string, headline: string, isTorn: boolean): number {
  const has = new Set(way.toLowerCase().split(' ').map(stem));
  return (
    headline.split(' ').filter((word) => !ARTICLE.test(word) && !has.has(stem(word))).length * (isTorn ? 0.1 : 0.25)
  );
}

/** A way to say a wish in a headline, and how much it tells less what is wrong with it. */
interface Way {
  readonly said: string;
  readonly worth: number;
}

/** The best way to say a form; without a word that tells of what kind where it is too long. */
function bestOf(form: string, headline: string, own: Faults, reference: Reference): Way | undefined {
  const kind = kindOf(form);
  const whole = sourceOf(form, kind);
  const isTorn = own.torn + own.lost >= LEAST;
  const wayOf = (said: string, cost: number, source: Source): Way | undefined => {
    if (count(said) > LONGEST || isWorse(said, headline, own.torn >= 1.5)) return undefined;
    const faults = faultsIn(said, source);
    if (!faults || faults.torn >= 1.5 || sum(faults) >= sum(own) || isHalfClause(said, form)) return undefined;
    if (!isTorn && !losesLittle(said, headline, whole)) return undefined;
    const { worth, isAnother } = judge(said, reference);
    return {
      said,
      worth: worth - sum(faults) - cost - leftOut(said, headline, own.torn >= 1.5) - (isAnother ? 1.5 : 0),
    };
  };
  return [form, ...(isTorn ? withoutKind(form, kind) : [])]
    .flatMap((one, at) => {
      const source = at > 0 ? sourceOf(one, kind) : whole;
      return shortened(one, false, kind).flatMap(
        ([said, cost]) => wayOf(said, cost + (at > 0 ? 0.9 : 0), source) ?? [],
      );
    })
    .toSorted((a, b) => b.worth - a.worth)[0];
}

/**
 * A headline that ends inside a clause, has lost what tells which, or keeps one article and drops another, in whole phrases; as it is where
 * no other way tells more. `forms` are ways to say its wish in full, `clean` takes out what no headline has.
 */
export function wholeHeadline(
  headline: string,
  wish: string,
  forms: () => readonly string[],
  clean: (text: string) => string,
): string {
  const own = faultsOf(headline, wish, forms);
  if (sum(own) < LEAST) return headline;
  const reference = referenceOf(asPhrases(plainly(wish)));
  const least = judge(headline, reference).worth - sum(own) + LEAD;
  const turns = turnsOf(wish).flatMap((form) => [asPhrases(form), form]);
  const all = [...turns.map(clean), ...forms()].flatMap(reduced);
  const [best] = [...new Set(all)]
    .flatMap((form) => bestOf(form, headline, own, reference) ?? [])
    .filter(({ said }) => !isUncounted(said, wish))
    .toSorted((a, b) => b.worth - a.worth);
  return best && best.worth > least ? upperFirst(best.said) : headline;
}
