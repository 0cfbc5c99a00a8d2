import { readVerb } from './language/verbs.ts';
import { WEAK_VERB_STEMS } from './lexicon/agents.ts';
import { classesOf } from './lexicon/deeds-alike.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { isKin } from './match-doings.ts';
import type { Doing } from './reading/doing.ts';
import type { Role } from './reading/find-roles.ts';

/** For what and for whom outside it is wished, and whom it reaches: of others is told there than of who does it. */
const REASON =
  /[,;]? \b(?:so that|in order to|(?:because|since|as) (?:the |our )?[\p{L} -]{3,30}? (?:wants?|needs?|asks?|requires?|demands?|expects?)) .*$/isu;
const WHOM = /\b(?:anybody|anyone|everybody|everyone|people|those) who [^,.;!?]*/giu;

/** An idea without what it tells of others than who does it. */
export function withoutAsides(text: string): string {
  return text.replace(REASON, '').replace(WHOM, '');
}

/** A word of an idea: its stem, that of the verb of which it is a form, and the classes of deeds that it may be one of. */
interface Spoken {
  /** It can only be a thing: "rents" of "Rents per plot". */
  readonly isThing: boolean;
  readonly stems: ReadonlySet<string>;
  readonly classes: ReadonlySet<number>;
}

const BEFORE_THINGS = /^(?:all|my|of|our|the|their|these|those)$/;

function spokenIn(text: string): Spoken[] {
  const words =
    text
      .replaceAll('-', ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.flatMap((word, at) => {
    const verb = readVerb(word);
    const own = stem(verb?.form === 'past' ? verb.base : word);
    const classes = classesOf(own, words[at + 1] ?? '');
    if (contentStems(word).size === 0 && classes.size === 0) return [];
    const isThing = verb?.form === 'third' && (at === 0 || BEFORE_THINGS.test(words[at - 1] ?? ''));
    return [{ isThing, stems: new Set([stem(word), own]), classes }];
  });
}

function isOne(word: Spoken, other: string): boolean {
  for (const one of word.stems) if (isKin(one, other)) return true;
  return false;
}

/** How surely a word tells of a deed: it is the same, or one of its class. */
function deedBy(word: Spoken, verb: string, classes: ReadonlySet<number>): number {
  if (word.isThing) return 0;
  if (isOne(word, verb)) return WEAK_VERB_STEMS.has(verb) ? 0.3 : 1;
  for (const one of classes) if (word.classes.has(one)) return 0.7;
  return 0;
}

/** How much of one deed an idea speaks: by one word of what is done, and by another of what it is done to. */
function shareOf({ verb, rest, object, stems }: Doing, spoken: readonly Spoken[]): number {
  const own = stem(verb);
  const classes = classesOf(own, rest.toLowerCase().split(' ')[0] ?? '');
  const things = [...stems].filter((word) => word !== own);
  let best = 0;
  for (const word of spoken) {
    const deed = deedBy(word, own, classes);
    if (deed <= best) continue;
    const others = spoken.filter((other) => other !== word);
    const touched = things.filter((thing) => others.some((other) => isOne(other, thing)));
    const share =
      things.length === 0 ? 0.5 : touched.some((thing) => object.has(thing)) ? 1 : touched.length > 0 ? 0.8 : 0;
    best = Math.max(best, deed * share);
  }
  return best;
}

/** How much of what each role does by the description a text speaks, in whatever words; what several do counts for each by its share. */
export function deedsSpokenOf(text: string, roles: readonly Role[]): Map<Role, number> {
  const spoken = spokenIn(text);
  const best = roles.map(({ doings }) => Math.max(0, ...doings.map((doing) => shareOf(doing, spoken))));
  return new Map(
    roles.map((role, at) => {
      const own = best[at] ?? 0;
      return [role, own === 0 ? 0 : own / best.filter((one) => one >= own).length];
    }),
  );
}
