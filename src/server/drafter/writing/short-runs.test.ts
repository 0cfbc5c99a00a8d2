import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { withShortRuns } from './short-runs.ts';
import { repeatsIdea } from './split-long.ts';

const product = {
  name: 'Quay',
  description:
    'Quay is for marinas. Sailors reserve berths and pay for the nights they stay. Harbour masters assign berths, write bills and look after the keys of the sheds. Divers check the moorings every spring.',
};
const WHO = ['Harbour masters', 'Sailors who stay longer than a week', 'Divers'];
const DEED = [
  'hand over the key of the shed next to the crane to a sailor from another club',
  'enter the water and power used at each berth',
  'move a boat from the guest berth on the north quay to one behind the fuel dock',
];
const WHEN = [
  'when a storm of more than nine is forecast for the bay behind the old lighthouse',
  'with the name of the boat and the number of the berth it came from',
  'until the bill of the last night has been paid in full at the office or by card',
  'without the office having to look up the length of the boat in the register',
];
const FORMS: readonly ((who: string, deed: string, when: string) => string)[] = [
  (who, deed, when) => `${who} should be able to ${deed} ${when}.`,
  (who, deed, when) => `Let ${who.toLowerCase()} ${deed} ${when}.`,
  (who, deed, when) => `Could ${who.toLowerCase()} ${deed} ${when}?`,
  (who, deed, when) => `${who} must not ${deed} ${when}.`,
  (who, deed, when) => `Rule from the board: ${who.toLowerCase()} ${deed} ${when}.`,
  (who, deed, when) => `What happens when ${who.toLowerCase()} want to ${deed} ${when}?`,
  (who, deed, when) => `Nobody knows that ${who.toLowerCase()} ${deed} ${when}.`,
];
const IDEAS = FORMS.flatMap((form) =>
  WHO.flatMap((who) => DEED.flatMap((deed) => WHEN.map((when) => form(who, deed, when)))),
).filter((_, at) => at % 3 === 0);

test('no criterion repeats more than twelve words in a row, whatever the idea', () => {
  const long = IDEAS.flatMap((idea) =>
    draftStory({ idea, product })
      .acceptanceCriteria.filter((text) => repeatsIdea(text, `${idea}\n${product.name}. ${product.description}`))
      .map((text) => `${idea}\n  ${text}`),
  );
  expect(long).toEqual([]);
});

describe('a long criterion', () => {
  const told = 'A harbour master can move a boat from the guest berth on the north quay to one behind the fuel dock';
  const said = (text: string) => ({ text, grounding: { source: 'idea' } as const });

  test('is said in other words', () => {
    const [first] = withShortRuns([said(`${told}.`)], [told]);
    expect(first?.text).toMatch(/north quay/);
    expect(repeatsIdea(first?.text ?? '', told)).toBe(false);
  });

  test('stays where it is short, and where the sources say something else', () => {
    const short = [said('A boat is moved.')];
    expect(withShortRuns(short, [told])).toEqual(short);
    expect(withShortRuns([said(told)], ['Boats are moved.'])).toEqual([said(told)]);
  });

  test('does not end where a clause is still to come', () => {
    const asked =
      'A harbour master can weigh the old anchor chain of a boat by the crane and see when it was last weighed';
    const [first] = withShortRuns([said(`${asked}.`)], [asked]);
    expect(first?.text).not.toMatch(/and see\.$|^When it was/);
  });
});
