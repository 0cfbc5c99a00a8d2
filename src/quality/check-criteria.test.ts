import { describe, expect, it } from 'vitest';
import { applyFix } from './apply-fix.ts';
import { checkStory } from './check-story.ts';
import type { Finding, RuleId } from './findings.ts';

const userStory = 'As a host, I want to book a table, so that the guests are happy.';
const SOUND = [
  'The booked table is shown in the plan of the evening.',
  'When the table is taken, the host is told which tables are free.',
  'A booking without a name is refused with a reason.',
];
const check = (acceptanceCriteria: string[]): Finding[] => checkStory({ userStory, acceptanceCriteria });
const rulesOf = (criterion: string): RuleId[] =>
  check([...SOUND, criterion])
    .filter((finding) => finding.where.index === SOUND.length)
    .map((finding) => finding.rule);

describe('checking acceptance criteria', () => {
  it('finds nothing in sound ones', () => {
    expect(check(SOUND)).toEqual([]);
  });

  it.each<[RuleId, broken: string, sound: string]>([
    [
      'criterion-one-behaviour',
      'The table is marked as taken and the cook receives a message.',
      'The table and its chairs are marked as taken.',
    ],
    [
      'criterion-one-behaviour',
      'The host is told and then the plan is printed.',
      'When the day ends and no guest is left, the plan is printed.',
    ],
    [
      'criterion-one-behaviour',
      'The plan shows the table and sends a message.',
      'The plan shows the name and the time of the booking.',
    ],
    ['criterion-one-behaviour', 'The plan is shown. The cook is told.', 'The plan is shown at 7 p.m. at the latest.'],
    [
      'criterion-one-behaviour',
      'The plan is shown, then printed.',
      'What the guest has ordered until then is still on the bill.',
    ],
    [
      'criterion-one-behaviour',
      'The bill names the price and the table is marked as free.',
      'The bill names the price and the table it belongs to.',
    ],
    [
      'criterion-one-behaviour',
      'Every talk between the guest and the host is listed and the cook is told.',
      'Every talk between the guest and the host is listed.',
    ],
    [
      'criterion-one-behaviour',
      'A guest receives the menu and the cook is told.',
      'A guest receives the menu and the code of the door once they have paid.',
    ],
    ['criterion-observable', 'Search of bookings', 'Bookings are found by name.'],
    ['criterion-observable', 'Messages to the host', 'Messages about the same table come as one.'],
    ['criterion-observable', 'Plan for those in charge', 'Those in charge see the plan.'],
    ['criterion-observable', 'The booking works as expected.', 'The booking appears in the list.'],
    [
      'criterion-observable',
      'The booking is stored in the database.',
      'The booking is still there after signing in again.',
    ],
    ['criterion-unambiguous', 'The plan is shown quickly.', 'The plan is shown within two seconds.'],
    ['criterion-solution-free', 'A click opens the plan.', 'The plan opens on request.'],
  ])('rule %s finds "%s" and leaves "%s" alone', (rule, broken, sound) => {
    expect(rulesOf(broken)).toContain(rule);
    expect(rulesOf(sound)).not.toContain(rule);
  });

  it('misses a path on which something is refused or fails', () => {
    const bright = ['The plan shows the table.', 'The list shows the guest.', 'The bill shows the price.'];
    expect(check(bright).map((finding) => finding.rule)).toEqual(['criteria-negative-path']);
  });

  it.each([
    'Breaking off before the end leaves the booking as it was.',
    'Sending the same booking off twice by mistake books one table.',
    'A second rating by the same guest replaces the first.',
  ])('takes "%s" as a path on which something goes wrong', (criterion) => {
    expect(check([...SOUND.slice(0, 1), 'The list shows the guest.', criterion])).toEqual([]);
  });

  it('wants three to seven of them', () => {
    expect(check(SOUND.slice(1)).map((finding) => finding.rule)).toEqual(['criteria-count']);
    const eight = Array.from({ length: 8 }, (_, index) => `Table ${index} is not shown when it is taken.`);
    expect(check(eight).map((finding) => finding.rule)).toEqual(['criteria-count']);
    expect(check([]).map((finding) => finding.rule)).toEqual(['criteria-count']);
    const alone = check(SOUND.slice(1, 2)).find(({ rule }) => rule === 'criteria-count');
    expect(alone?.message).toMatch(/^One criterion is too few /);
  });

  it('finds a criterion that stands there twice, and its fix takes it out', () => {
    const story = { userStory, acceptanceCriteria: [...SOUND, 'the booked tables is shown in a plan of the evening'] };
    const [finding] = checkStory(story);
    expect(finding).toMatchObject({ rule: 'criteria-unique', where: { part: 'criterion', index: 3 }, fix: '' });
    expect(applyFix(story, finding as Finding).acceptanceCriteria).toEqual(SOUND);
  });

  it('mends a vague word in one criterion and leaves the others', () => {
    const story = { userStory, acceptanceCriteria: [...SOUND, 'The plan is quickly shown to the cook.'] };
    const [finding] = checkStory(story);
    expect(applyFix(story, finding as Finding).acceptanceCriteria).toEqual([
      ...SOUND,
      'The plan is shown to the cook.',
    ]);
  });
});
