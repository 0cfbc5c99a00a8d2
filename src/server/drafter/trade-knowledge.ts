import { rememberOf } from './language/remember.ts';
import { MANAGERS } from './lexicon/agents.ts';
import { BUSINESSES } from './lexicon/businesses/all-businesses.ts';
import { contentStems } from './lexicon/function-words.ts';
import type { Role } from './reading/find-roles.ts';
import type { Product } from './reading/read-product.ts';
import { isServed } from './role-kind.ts';

/** One kind of people of one kind of business. */
interface Entry {
  readonly business: number;
  readonly names: readonly string[];
  readonly kind: Kind;
}

type Kind = 'served' | 'manages' | 'works';

interface Knowledge {
  readonly entries: readonly Entry[];
  /** By business: the number of its first entry; one more stands behind the last. */
  readonly starts: readonly number[];
  /** By stem: the entries that have it. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** By stem: the businesses that are told with it, and those of whose people somebody has it. */
  readonly about: ReadonlyMap<string, ReadonlySet<number>>;
  readonly within: ReadonlyMap<string, ReadonlySet<number>>;
  /** By the last word of a name: the entries that have such a name. */
  readonly called: ReadonlyMap<string, ReadonlySet<number>>;
}

/** How many kinds of business a product may be like, and how quickly the less alike count less. */
const LIKEST = 12;
const STEEPNESS = 3;
/** What people of the same name count who meet in another business, and what people of the same kind but another name count. */
const ELSEWHERE = 0.15;
const SAME_KIND = 0.175;
/** What stands against little knowledge of a role. */
const DOUBT = 0.3;
/** What a word of its people counts beside one with which a business is told. */
const OF_WITHIN = 0.075;

const SERVED = /^(?:customer|client|guest|member|user|visitor|patient|student|citizen|resident)$/;
const MANAGING = /^(?:owner|manager|admin|boss|head)$/;

function kindOfNames(names: readonly string[]): Kind {
  if (names.some((name) => SERVED.test(name))) return 'served';
  return names.some((name) => MANAGING.test(name)) ? 'manages' : 'works';
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function sets(map: ReadonlyMap<string, readonly number[]>): Map<string, ReadonlySet<number>> {
  return new Map([...map].map(([word, found]) => [word, new Set(found)]));
}

/** Reads the lexicon once: some 1,200 kinds of people and 60,000 words. */
function readKnowledge(): Knowledge {
  const entries: Entry[] = [];
  const starts: number[] = [];
  const words = new Map<string, number[]>();
  const about = new Map<string, number[]>();
  const within = new Map<string, number[]>();
  const called = new Map<string, number[]>();
  for (const [business, { about: told, roles }] of BUSINESSES.entries()) {
    for (const word of contentStems(told)) addTo(about, word, business);
    starts.push(entries.length);
    for (const [said, known] of Object.entries(roles)) {
      const names = said.split('|');
      for (const word of contentStems(known)) {
        addTo(words, word, entries.length);
        addTo(within, word, business);
      }
      for (const name of names) addTo(called, lastOf(name), entries.length);
      entries.push({ business, names, kind: kindOfNames(names) });
    }
  }
  starts.push(entries.length);
  return { entries, starts, words, about: sets(about), within: sets(within), called: sets(called) };
}

let read: Knowledge | undefined;

/** What is known of all trades; it is read when it is first asked for. */
function knowledge(): Knowledge {
  return (read ??= readKnowledge());
}

function rarity(found: number, all: number): number {
  return Math.log((all + 1) / (found + 0.5));
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}

/** The entries whose names a name fits, by number, and how well: the same, only its last word, or a last word that some of them end with. */
function fitting(name: string): Map<number, number> {
  const { called, entries } = knowledge();
  const last = lastOf(name);
  const found = new Map<number, number>();
  for (const at of called.get(last) ?? []) {
    const names = entries[at]?.names ?? [];
    found.set(at, names.includes(name) ? 1 : names.includes(last) ? 0.8 : 0.6);
  }
  return found;
}

function nameOf({ name }: Role): string {
  return name.toLowerCase().split(' of ')[0] ?? '';
}

/** The kinds of business that a description is like, and how much: 1 for the most alike. */
function likest(sentences: readonly string[]): Map<number, number> {
  const { about, within } = knowledge();
  const scores = Array.from({ length: BUSINESSES.length }, () => 0);
  const add = (found: ReadonlySet<number> | undefined, share: number): void => {
    for (const business of found ?? []) scores[business]! += share * rarity(found?.size ?? 0, BUSINESSES.length);
  };
  for (const word of contentStems(sentences.join(' '))) {
    add(about.get(word), 1);
    add(within.get(word), OF_WITHIN);
  }
  const ranked = [...scores.entries()].toSorted(([, a], [, b]) => b - a).slice(0, LIKEST);
  const most = ranked[0]?.[1] || 1;
  return new Map(ranked.map(([business, score]) => [business, (score / most) ** STEEPNESS]));
}

function kindOf(role: Role): Kind {
  if (isServed(role)) return 'served';
  return MANAGERS.test(role.name) ? 'manages' : 'works';
}

/** The entry of a business that a role fits best, and how well. */
function bestOf(
  business: number,
  fits: ReadonlyMap<number, number>,
  own: Kind,
): { at: number; fit: number } | undefined {
  const { entries, starts } = knowledge();
  let best: { at: number; fit: number } | undefined;
  for (let at = starts[business] ?? 0; at < (starts[business + 1] ?? 0); at += 1) {
    const fit = fits.get(at) ?? (entries[at]?.kind === own ? SAME_KIND : 0);
    if (fit > (best?.fit ?? 0)) best = { at, fit };
  }
  return best;
}

/** Of which entries a role has the words, by number, as shares. */
function sharesOf(role: Role, alike: ReadonlyMap<number, number>): Map<number, number> {
  const { entries } = knowledge();
  const fits = fitting(nameOf(role));
  const own = kindOf(role);
  const shares = new Map<number, number>();
  for (const [at, named] of fits) if (!alike.has(entries[at]?.business ?? -1)) shares.set(at, ELSEWHERE * named);
  for (const [business, share] of alike) {
    const best = bestOf(business, fits, own);
    if (best) shares.set(best.at, best.fit * share);
  }
  const all = [...shares.values()].reduce((sum, share) => sum + share, DOUBT);
  return new Map([...shares].map(([at, share]) => [at, share / all]));
}

const rememberedKinds = rememberOf<ReadonlyMap<number, number>>();
const rememberedShares = rememberOf<ReadonlyMap<number, number>>();

/** Of which entries each role of a product has the words: the same for every idea, whichever of its roles may be meant. */
function sharesIn({ roles, sentences }: Product): ReadonlyMap<number, number>[] {
  const alike = rememberedKinds(sentences, () => likest(sentences));
  return roles.map((role) => rememberedShares(role, () => sharesOf(role, alike)));
}

/**
 * How much the words of an idea are those of each role of a product, by what the world knows of such trades, and by nothing
 * that the description says they do: 0 where no word is known; a word that several have counts for each by its share.
 */
export function knownWords(text: string, product: Product): Map<Role, number> {
  const { entries, words } = knowledge();
  const shares = sharesIn(product);
  const scores = new Map<Role, number>(product.roles.map((role) => [role, 0]));
  for (const word of contentStems(text)) {
    const having = words.get(word) ?? [];
    const weights = shares.map((share) => having.reduce((sum, at) => sum + (share.get(at) ?? 0), 0));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    if (all === 0) continue;
    const counts = rarity(having.length, entries.length) * Math.min(1, 2 * Math.max(...weights));
    for (const [at, role] of product.roles.entries())
      scores.set(role, (scores.get(role) ?? 0) + (counts * (weights[at] ?? 0)) / all);
  }
  return scores;
}
