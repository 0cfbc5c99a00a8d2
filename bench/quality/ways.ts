import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Row } from '../row.ts';
import { DraftingThread } from './draft-in-worker.ts';
import { heldRow } from './held-row.ts';

const strings = z.array(z.string());
const schema = z.object({
  product: z.object({ name: z.string(), description: z.string() }),
  asking: z.object({
    frames: strings,
    /** Who, the deed, its verb, a word of its object. */
    deeds: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  }),
  /** Each text with the expression that a wish with it matches. */
  cases: z.object({
    cases: z.array(z.tuple([z.string(), z.string()])),
    orders: z.array(z.tuple([z.string(), z.string()])),
  }),
  troubles: z.object({ frames: strings, troubles: z.array(z.tuple([z.string(), z.string()])) }),
  /** Who, the deed, a word of its object, the reason. */
  telling: z.object({
    frames: strings,
    stories: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  }),
  /** Who, one and several of them, and what they do line by line. */
  lists: z.object({ frames: strings, lists: z.array(z.tuple([z.string(), z.string(), strings])) }),
  /** An idea, who tells it, and what its wish matches. */
  envelopes: z.object({ frames: strings, ideas: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
  /** What is only told, and a wish beside it with what that matches. */
  notes: z.object({ told: strings, wishes: z.array(z.tuple([z.string(), z.string()])) }),
  rules: z.object({ frames: strings, rules: z.array(z.tuple([z.string(), z.string()])) }),
});

/** An idea in some way of saying it, and the expressions all of which the wish must match. */
interface Said {
  readonly way: string;
  readonly idea: string;
  readonly wish: readonly RegExp[];
  /** What the whole story must match besides. */
  readonly story?: RegExp;
  /** What the criteria must match, all of them. */
  readonly criteria?: readonly RegExp[];
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A frame with its words, with a capital where its name has one. */
export function filled(frame: string, slots: Readonly<Record<string, string>>): string {
  return frame.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const text = slots[name.toLowerCase()];
    if (text === undefined) return whole;
    return /^[A-Z]/.test(name) ? upperFirst(text) : text;
  });
}

type Ways = z.infer<typeof schema>;

const PARTS: Readonly<Record<string, (ways: Ways) => Said[]>> = {
  'deeds wanted, however they are asked for': ({ asking }) =>
    asking.frames.flatMap((way) =>
      asking.deeds.map(([they, deed, verb, object]) => ({
        way,
        idea: filled(way, { they, deed }),
        wish: [new RegExp(`^${verb}\\b`, 'i'), new RegExp(object, 'i')],
      })),
    ),
  'orders kept with their case in front': ({ cases }) =>
    cases.cases.flatMap(([way, inCase]) =>
      cases.orders.map(([order, deed]) => ({
        way,
        idea: `${way}, ${order}.`,
        wish: [
          new RegExp(inCase, 'i'),
          new RegExp(deed, 'i'),
          /^(?!.*\b(?:problem that|taken into account|in such a case)\b)/,
        ],
      })),
    ),
  'troubles over, however they are told': ({ troubles }) =>
    troubles.frames.flatMap((way) =>
      troubles.troubles.map(([trouble, relief]) => ({
        way,
        idea: filled(way, { trouble }),
        wish: [new RegExp(relief, 'i')],
      })),
    ),
  'stories kept, in whatever lines they are told': ({ telling }) =>
    telling.frames.flatMap((way) =>
      telling.stories.map(([role, deed, object, reason]) => ({
        way,
        idea: filled(way, { role, deed, reason }),
        wish: [new RegExp(`^${deed.split(' ')[0]}\\b`, 'i'), new RegExp(object, 'i')],
        story: new RegExp(`^As a ${role}, .* so that ${reason}\\.$`, 'i'),
      })),
    ),
  'lists told line by line, whatever stands above them': ({ lists }) =>
    lists.frames.flatMap((way) =>
      lists.lists.map(([role, they, deeds]) => ({
        way,
        idea: [filled(way, { role, they }), ...deeds.map((deed) => `- ${deed}`)].join('\n'),
        wish: [new RegExp(`^${deeds[0]}\\b`, 'i')],
        story: new RegExp(`^As a ${role},`),
        criteria: deeds.map((deed) => new RegExp(`\\b${deed}\\b`, 'i')),
      })),
    ),
  'ideas read, whatever stands around them': ({ envelopes }) =>
    envelopes.frames.flatMap((way) =>
      envelopes.ideas.map(([idea, role, wish]) => ({
        way,
        idea: filled(way, { idea }),
        wish: [new RegExp(wish, 'i')],
        story: new RegExp(`^As a ${role},`),
      })),
    ),
  'wishes found, whatever else is told': ({ notes }) =>
    notes.told.flatMap((way) =>
      notes.wishes.flatMap(([wish, kept]) =>
        [`${way} ${wish}`, `${wish} ${way}`].map((idea) => ({ way, idea, wish: [new RegExp(kept, 'i')] })),
      ),
    ),
  'rules kept, however they are told': ({ rules }) =>
    rules.frames.flatMap((way) =>
      rules.rules.map(([rule, kept]) => ({ way, idea: filled(way, { rule }), wish: [new RegExp(kept, 'i')] })),
    ),
};

/** What a story wants, without its reason. */
export function wishOf(userStory: string): string {
  return /I want to (.+?)(?:, so that .*)?\.?$/.exec(userStory)?.[1] ?? '';
}

async function measured(
  what: string,
  said: readonly Said[],
  product: Ways['product'],
  onFault: (fault: string) => void,
): Promise<Row> {
  const thread = new DraftingThread();
  const told: { way: string; ok: boolean }[] = [];
  for (const { way, idea, wish, story, criteria = [] } of said) {
    const { draft } = await thread.draft({ idea, product });
    const written = draft?.userStory ?? '';
    const listed = draft?.acceptanceCriteria.join('\n') ?? '';
    const isWished = wish.every((part) => part.test(wishOf(written))) && (story?.test(written) ?? true);
    const ok = isWished && criteria.every((part) => part.test(listed));
    if (!ok) onFault(`way [${way}] ${idea} => ${draft?.userStory ?? 'no story'}`);
    told.push({ way, ok });
  }
  await thread.close();
  return heldRow(what, told);
}

function read(): Ways {
  return schema.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'ways/sayings.json'), 'utf8')));
}

/** All that is said, by the row that it counts for. */
export function sayings(): Record<string, Said[]> {
  const ways = read();
  return Object.fromEntries(Object.entries(PARTS).map(([what, say]) => [what, say(ways)]));
}

/**
 * How often what somebody means is what the story wants, however they say it: some deeds, orders, troubles and rules, each in
 * every way of `ways/sayings.json`, told by its expressions in there.
 */
export async function waysRows(onFault: (fault: string) => void = () => undefined): Promise<Row[]> {
  const { product } = read();
  const rows: Row[] = [];
  for (const [what, said] of Object.entries(sayings())) rows.push(await measured(what, said, product, onFault));
  return rows;
}
