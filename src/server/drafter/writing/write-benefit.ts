import type { Grounding } from '#contract/story.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import type { Actor } from '../find-actor.ts';
import { plural } from '../language/nouns.ts';
import { agreeWithI, toFirstPerson, type Voice } from '../language/pronouns.ts';
import type { Idea } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { pickOne } from './pick-patterns.ts';
import { fillPattern, type Slots } from './slots.ts';

/** For an action without an object that could be named. */
const FALLBACK = 'I spend less time on {acting}';

export interface Benefit {
  readonly text: string;
  readonly grounding: Grounding;
}

/** An aim of the product in the first person, where it speaks of the same things as the idea. */
function aimOf(product: Product, idea: Idea, actor: string): Benefit | undefined {
  const stems = contentStems(idea.text);
  // That both speak of the same person says nothing.
  for (const own of contentStems(`${actor} ${plural(actor)}`)) stems.delete(own);
  for (const sentence of product.aims) {
    const aim =
      /\bso that (.+?)[.!]?$/i.exec(sentence)?.[1] ??
      /\b(?:helps?|lets?|allows?|enables?|wants?) ((?:\w+ ){1,3}?\w+s) (?:to )?(\w+ .+?)[.!]?$/i
        .exec(sentence)
        ?.slice(1, 3)
        .join(' can ');
    if (!aim || aim.split(' ').length > 12 || /[,;:]/.test(aim)) continue;
    const shared = [...contentStems(aim)].filter((stem) => stems.has(stem)).length;
    if (shared < 2) continue;
    const own = aim.replace(new RegExp(`^(?:the |our |all )?(?:\\w+ )?${plural(actor)}\\b`, 'i'), 'I');
    return { text: agreeWithI(own), grounding: { source: 'product', quote: sentence } };
  }
  return undefined;
}

function firstPersonSubject(clause: string, actor: string): string {
  const many = plural(actor);
  return clause.replace(new RegExp(`^(?:the |our |an? |my |all |every |each )?(?:${many}|${actor})\\b(?!')`, 'i'), 'I');
}

function stockBenefit(intent: Intent, idea: string, slots: Slots): string | undefined {
  const usable = intent.benefits.flatMap((pattern) => fillPattern(pattern, slots) ?? []);
  const speaking = usable.filter((text) => !intent.benefits.includes(text));
  return pickOne(speaking.length > 0 ? speaking : usable, idea);
}

/** Why: what the idea says, else an aim of the product that speaks of it, else what such a wish is usually for. */
export function writeBenefit(
  idea: Idea,
  intents: readonly Intent[],
  product: Product,
  actor: Actor,
  voice: Voice,
  slots: Slots,
): Benefit {
  if (idea.benefit) {
    const own = agreeWithI(
      toFirstPerson(firstPersonSubject(idea.benefit, actor.name), {
        ...voice,
        pluralObject: voice.pluralObject && !/^they\b/i.test(idea.benefit),
      }),
    );
    const tidy = own
      .replace(/[\s.,;:!?]+$/, '')
      .replace(/\s*[(].*?[)]/g, '')
      .replace(/[;].*$/, '')
      .replace(/,\s+which\b.*$/, '')
      .trim();
    if (tidy.split(' ').length >= 2) return { text: tidy, grounding: { source: 'idea' } };
  }
  const aim = aimOf(product, idea, actor.name);
  if (aim) return aim;
  const text =
    intents.map((intent) => stockBenefit(intent, idea.text, slots)).find(Boolean) ??
    toFirstPerson(fillPattern(FALLBACK, slots) ?? '', { ...voice, they: true, pluralObject: false });
  return {
    text: /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
    grounding: { source: 'assumption' },
  };
}
