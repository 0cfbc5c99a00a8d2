import { upperFirst } from '../language/capitals.ts';
import { readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { THE_PRODUCT } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';

/** "allow a finding to be amended ...", also as what the product has to do. */
const LET =
  /(?<=^|[.!?\n] ?)(?:please )?(?:([A-Za-z](?:[\w'’-]* ){1,4}?)(?:must|shall|should|has to|needs to) (?:also )?)?(?:allow|permit|enable)s? (?!(?:me|us|it|not|no|nobody|everybody|anyone|anybody)\b)((?:[\w'’-]+ ){1,8}?)to be ([a-z]+)(?: (up|out|off|in|back|down))?(?= |[.!\n]|$)([^.!?\n]*)/gi;
/** "can be amended only by the vet who wrote it, within 48 hours": when it can stands in front of who may. */
const ONLY_IN_TIME =
  /\b(can|may|must|should)( only)? be ([a-z]+)( only)? (by [^,.!?]+), (?:and )?((?:only )?(?:within|up to|until|before|during|in) [^,.!?]+)/gi;
/** "only by the vet, with the old values kept visible": what holds beside it is a sentence of its own. */
const KEPT_BESIDE =
  /\b((?:can|may|must|should)(?: only)? be [^,.!?]+ by [^,.!?]+), (?:and )?with (the [^,.!?]+?) ((?:still )?(?:kept|left|shown|listed|logged|saved|stored|recorded)\b[^,.!?]*)/gi;
/** "by pet owners for a single pet", "only by the vet who wrote it" */
const BY = /^ (only )?by (?=[a-z])([^,]+)(.*)$/i;

function told(thing: string, verb: string, particle: string, rest: string, people: People): string | undefined {
  const known = readVerb(verb.toLowerCase());
  if (known?.form !== 'past' && !/(?:ed|en)$/.test(verb)) return undefined;
  const base = [known?.base, particle].filter(Boolean).join(' ');
  const done = [verb.toLowerCase(), particle].filter(Boolean).join(' ');
  const [, only, by = '', behind = ''] = BY.exec(rest) ?? [];
  if (only || /^only /i.test(thing)) return `${upperFirst(thing)} can be ${done}${rest}`;
  const who = by && people.leading(by);
  if (who && base)
    return `${upperFirst(who)} should be able to ${base} ${lowerFirst(thing)}${by.slice(who.length)}${behind}`;
  return base && !by ? `It should be possible to ${base} ${lowerFirst(thing)}${rest}` : undefined;
}

/** A rule on who alone may, in an order that is read whole. */
function ruledInOrder(text: string): string {
  if (!/\bonly\b/i.test(text)) return text;
  return text
    .replace(
      ONLY_IN_TIME,
      (
        whole,
        can: string,
        only: string | undefined,
        done: string,
        behind: string | undefined,
        by: string,
        time: string,
      ) => (only || behind ? `${can} only be ${done} ${time.replace(/^only /i, '')} ${by}` : whole),
    )
    .replace(KEPT_BESIDE, (whole, rule: string, thing: string, how: string) =>
      /\bonly\b/i.test(rule) ? `${rule}. ${upperFirst(thing)} must be ${how}` : whole,
    );
}

/** Allowing something to be done, told of those who do it, or as the rule that nobody else may. */
export function letBeDone(text: string, people: People): string {
  if (!/ to be | only\b/i.test(text)) return text;
  const allowed = text.replace(
    LET,
    (whole, front: string | undefined, things: string, verb: string, particle: string | undefined, rest: string) => {
      const system = front?.trim() ?? '';
      if (system && !THE_PRODUCT.test(system) && !people.isProduct(system)) return whole;
      const thing = things.trim();
      if (people.isPersonPhrase(thing)) return whole;
      return told(thing, verb, particle ?? '', rest, people) ?? whole;
    },
  );
  return ruledInOrder(allowed);
}
