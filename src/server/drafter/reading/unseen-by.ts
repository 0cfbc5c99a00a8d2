import { isPlural } from '../language/nouns.ts';

/** "leads have no idea which hives are due": that is what they want to see. */
const IN_THE_DARK =
  /^((?:[\w'-]+ ){0,3}?[\w'-]+) (?:has|have) (?:no|little) (?:idea|clue|overview|way of knowing|way to know) (?:of |on )?((?:which|who|what|where|when|how|whether|whose) [^,]+)(?:, (?:and )?(?:they|we|he|she|I) only (?:find|finds) out .*)?$/i;

/** What those want to see who are in the dark about it; nothing for all others. */
export function unseenBy(text: string): string | undefined {
  const [, who = '', what = ''] = IN_THE_DARK.exec(text) ?? [];
  if (!what || /^(?:i|we)$/i.test(who)) return undefined;
  return `${who} ${isPlural(who.split(' ').at(-1) ?? '') ? 'want' : 'wants'} to see ${what}`;
}
