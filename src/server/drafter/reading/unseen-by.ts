import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';

const ASKED = '(?:which|who|what|where|when|how|whether|if|whose)';
/** "leads have no idea which hives are due": that is what they want to see. */
const IN_THE_DARK = new RegExp(
  String.raw`^((?:[\w'-]+ ){0,3}?[\w'-]+) (?:has|have) (?:no|little) (?:idea|clue|overview|way of knowing|way to know) (?:of |on )?(${ASKED} [^,]+)(?:, (?:and )?(?:they|we|he|she|I) only (?:find|finds) out .*)?$`,
  'i',
);
/** "couriers waste time because they do not know if a box is free": that, and why. */
const WASTED = new RegExp(
  String.raw`^((?:[\w'-]+ ){0,2}?[\w'-]+) ((?:waste|lose|spend)s? (?:a lot of |much |too much |hours of )?time) because (?:they|he|she) (?:do not|don't|does not|doesn't|never) know (${ASKED} .+)$`,
  'i',
);

/** What those want to see who are in the dark about it; nothing for all others. */
export function unseenBy(text: string): string | undefined {
  const [, loser = '', loss = '', unknown = ''] = WASTED.exec(text) ?? [];
  const [, who = loser, what = unknown.replace(/^if\b/i, 'whether')] = IN_THE_DARK.exec(text) ?? [];
  if (!what || /^(?:i|we)$/i.test(who)) return undefined;
  const want = isPlural(who.split(' ').at(-1) ?? '') ? 'want' : 'wants';
  const reason = loss
    ? ` so that they do not ${loss.replace(/^(\w+?)s? /, '$1 ').replace(/ (?:a lot of|much|too much|hours of) /, ' ')}`
    : '';
  return `${who} ${want} to see ${what}${reason}`;
}

/** "the price must not be shown to guests": they do not ask for it. */
export function hiddenFrom(text: string, people: People): string | undefined {
  const whom = /\b(?:must|should|may|shall) not be (?:shown|displayed|revealed|disclosed|exposed) to (.+)$/i.exec(
    text,
  )?.[1];
  return whom && people.leading(whom);
}
