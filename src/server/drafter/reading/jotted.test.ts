import { describe, expect, it } from 'vitest';
import { deliver } from '../deliver.ts';

const product = {
  name: 'Waxwing',
  description:
    'Beekeepers note what they see at each hive and book the extraction room. The shop clerk labels jars and sells them. The chair looks at costs and sends the reports.',
};
const draft = (idea: string) => deliver({ idea, product });

describe('ideas that were jotted down', () => {
  it.each([
    [
      'reprint jar label w/o weighing again - label printer jams when it is damp (so always)',
      /reprint a jar label/,
      /do(?:es)? not have to weigh again|without weighing again/,
    ],
    [
      'snooze alert from slack, 1h / til tomorrow / til fixed',
      /snooze an alert from Slack/,
      /choice includes 1 hour, until tomorrow and until it is fixed/,
    ],
    [
      'scale stops when my phone locks. kinda defeats the purpose lol',
      /keep the scale from stopping when my phone locks/,
      /does not stop/,
    ],
    [
      'Extractor screen: weight is too small & too pale at noon, dark mode + bigger digits',
      /dark mode and bigger digits/,
      /dark mode/,
    ],
    [
      'Visit log for the chair. hive, found, done, why. insurers ask for it two yrs later',
      /As a chair, .*visit log with hive, found, done and why.*two years later/,
      /with hive, found, done/,
    ],
    [
      'Propolis / pollen / wax filter on the shop page',
      /filter by propolis, pollen or wax on the shop page/,
      /filter by propolis/,
    ],
    [
      'Swap of room slots between beekeepers without ringing us, so long as both agree',
      /As a beekeeper, I want to swap room slots with another beekeeper/,
      /both agree/,
    ],
    ['why did this sync fail?? give me the actual rows (8 is plenty)', /get the actual rows/, /8 rows are enough/],
  ])('are read in full: %s', (idea, story, criteria) => {
    const { userStory, acceptanceCriteria } = draft(idea);
    expect(userStory).toMatch(story);
    expect(`${userStory}\n${acceptanceCriteria.join('\n')}`).toMatch(criteria);
  });

  it('want what stands above a list, with its items as what holds for it', () => {
    const { userStory, acceptanceCriteria } = draft(
      "Jar limits:\n- per member\n- block orders once it's hit\n- nobody else gets to see it",
    );
    expect(userStory).toMatch(/set jar limits per member/);
    expect(acceptanceCriteria.join('\n')).toMatch(
      /Orders are blocked once the jar limit is hit\.\n.*see the jar limit/,
    );
  });

  it('see a figure as a thing to be seen', () => {
    const { userStory, acceptanceCriteria } = draft(
      "Shortlist of scales to replace:\n- scales over 7 yrs\n- repair spend in the last year next to each\n- export to Excel, the chair won't open anything else",
    );
    expect(userStory).not.toMatch(/to repair/);
    expect(acceptanceCriteria.join('\n')).toMatch(/can see the repair spend/);
    expect(acceptanceCriteria.join('\n')).not.toMatch(/anything else/);
  });

  it('serve first whoever comes first', () => {
    expect(draft('Room rules:\n- first come first served\n- max 2 hrs').acceptanceCriteria.join('\n')).toMatch(
      /Whoever comes first is served first/,
    );
  });
});
