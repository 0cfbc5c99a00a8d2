import { describe, expect, it } from 'vitest';
import { checkStory } from './check-story.ts';
import type { RuleId } from './findings.ts';

const rulesOf = (userStory: string): RuleId[] => checkStory({ userStory }).map((finding) => finding.rule);
const fixOf = (userStory: string, rule: RuleId): string | undefined =>
  checkStory({ userStory }).find((finding) => finding.rule === rule)?.fix;
const END = ', so that the guests are happy.';
const story = (wish: string): string => `As a host, I want to ${wish}${END}`;

/** rule, a story that breaks it, a story close to it that does not */
const CASES: [RuleId, broken: string, sound: string][] = [
  [
    'well-formed',
    'I want to book a table, so that I can eat.',
    'As a guest, I want to book a table, so that I can eat.',
  ],
  ['well-formed', 'As a guest, so that I can eat.', 'As a guest, I want a table, so that I can eat.'],
  ['full-sentence', story('book a table and'), story('look at the plan of the room I work in')],
  ['full-sentence', 'As a host, I want know my guests, so that I can greet them.', story('know my guests')],
  ['atomic', story('add a table and delete old ones'), story('print the name and address of a guest')],
  ['atomic', story('add a table, then inform the cook'), story('accept the terms and conditions')],
  ['atomic', story('search and filter bookings'), story('arrange tables by drag and drop')],
  ['atomic', story('see bookings & export them'), story('see bookings & holidays')],
  ['atomic', story('copy, paste and reorder tables'), story('copy and paste tables')],
  ['atomic', story('read a review and comment on it'), story('see the rating and comment on the bill')],
  [
    'atomic',
    story('book a table and, if it is free, reserve the terrace'),
    story('book a table and, if it is free, a terrace'),
  ],
  ['atomic', story('add/remove tables'), story('see the input/output of the kitchen')],
  ['atomic', story('move or cancel a booking'), story('see bookings by phone or mail')],
  ['atomic', story('book a table. I also want to pay for it'), story('see the things I want to buy')],
  [
    'atomic',
    story('see which tables were booked and release them'),
    story('use a plan that lets me add and remove tables'),
  ],
  ['atomic', story('see tables as well as to book them'), story('see chairs as well as tables')],
  [
    'atomic',
    story('reserve tables that were left and delete them'),
    story('have a tool that helps me plan and print menus'),
  ],
  [
    'atomic',
    story('know when a table is free and tell the guest'),
    story('get a hint when I open a day and see no table'),
  ],
  ['atomic', story('send a bill to guests and print it'), story('have a way to add and remove rows')],
  ['atomic', story('use the plan to find a table and book it'), story('grant edit and delete rights')],
  ['atomic', story('see, sort and print bookings'), story('see bookings, orders and reports')],
  ['minimal', story('book a table (see mock-up 3)'), story('book the table(s) at the window')],
  ['minimal', `${story('book a table')} Note: ask Tom first.`, story('book a table at 7 p.m. on weekdays')],
  ['minimal', story('book a table - to be discussed'), story('book a well-lit table')],
  ['minimal', story('book a table [draft]'), story('book a table, a chair or a bench')],
  [
    'uniform',
    'As a host, I can book a table, so that I can eat.',
    'As a host, I want to be able to book a table, so that I can eat.',
  ],
  [
    'uniform',
    'In order to eat, as a host, I want to book a table.',
    'As a host I want to book a table so that I can eat',
  ],
  [
    'uniform',
    'As a host, I want to book a table in order to eat.',
    'As a host, I want to book a table, so that I can eat.',
  ],
  ['benefit', 'As a host, I want to book a table.', story('book a table')],
  [
    'conceptually-sound',
    `As the system, I want to book a table${END}`,
    `As a system operator, I want to book a table${END}`,
  ],
  ['conceptually-sound', 'As a host, I want to book tables, so that I can book tables.', story('book tables')],
  ['unambiguous', story('quickly book a table'), 'As a host, I want to book a table, so that I can quickly leave.'],
  ['unambiguous', story('have a user-friendly plan of tables'), story('follow best practices of other hosts')],
  ['unambiguous', story('see tables, chairs, etc.'), story('see tables and chairs')],
  ['problem-oriented', story('book a table by clicking a button'), story('book a table by phone')],
  ['problem-oriented', story('pick a table from a drop-down list'), story('pick a dish from the menu')],
  [
    'problem-oriented',
    story('store bookings in a SQL database'),
    `As an API developer, I want to read bookings as JSON${END}`,
  ],
  ['estimatable', story('manage bookings'), story('cancel a booking')],
  ['estimatable', story('see everything'), story('see all data sheets of a wine')],
  ['small', story(`book a table ${'near the big old window '.repeat(8)}`), story('book a table near the window')],
  ['independent', story('book a table as described in story 12'), story('tell a story to 12 guests')],
];

describe('checking a user story', () => {
  it.each(CASES)('rule %s finds "%s" and leaves "%s" alone', (rule, broken, sound) => {
    expect(rulesOf(broken)).toContain(rule);
    expect(rulesOf(sound)).not.toContain(rule);
  });

  it('finds nothing in a sound story', () => {
    expect(checkStory({ userStory: story('book a table for six people') })).toEqual([]);
  });

  it('says where, what and why', () => {
    const userStory = story('quickly book a table');
    const [finding] = checkStory({ userStory });
    expect(finding?.where).toMatchObject({ part: 'userStory' });
    expect(userStory.slice(finding?.where.start, finding?.where.end)).toBe('quickly');
    expect(finding?.message).toContain('"quickly"');
    expect(finding?.why).toMatch(/\.$/u);
  });

  it.each<[RuleId, string, string]>([
    ['minimal', story('book a table (see mock-up 3)'), story('book a table')],
    ['minimal', `${story('book a table')} Note: ask Tom first.`, story('book a table')],
    ['atomic', story('add a table and delete old ones'), story('add a table')],
    ['atomic', story('see, sort and print bookings'), story('see bookings')],
    ['atomic', story('add/remove tables'), story('add tables')],
    ['unambiguous', story('quickly book a table'), story('book a table')],
    ['unambiguous', story('see an easy and fast way'), story('see a way')],
    ['unambiguous', story('see a nice overview'), story('see an overview')],
    ['problem-oriented', story('book a table by clicking a button'), story('book a table')],
    [
      'uniform',
      'As host, I can book a table in order to eat.',
      'As a host, I want to book a table, so that I can eat.',
    ],
    [
      'uniform',
      'To save time, as an usher, I need to scan tickets',
      'As an usher, I want to scan tickets, so that I can save time.',
    ],
    ['full-sentence', 'As a host, I want know my guests.', 'As a host, I want to know my guests.'],
  ])('mends %s in "%s"', (rule, broken, mended) => {
    expect(fixOf(broken, rule)).toBe(mended);
  });

  it('names the action that a fix takes out as a story of its own', () => {
    const [finding] = checkStory({ userStory: story('add a table and label it') });
    expect(finding?.furtherStories).toEqual([story('label the table')]);
  });

  it.each<[RuleId, string]>([
    ['benefit', 'As a host, I want to book a table.'],
    ['well-formed', 'I want to book a table, so that I can eat.'],
    ['unambiguous', story('see whether the plan is good')],
    ['problem-oriented', story('press a button')],
    ['uniform', "As a host, I don't want to see ads in order to focus."],
    ['uniform', 'As a host, I need to book a table because guests wait.'],
  ])('offers no fix for %s where it would have to invent: "%s"', (rule, broken) => {
    expect(rulesOf(broken)).toContain(rule);
    expect(fixOf(broken, rule)).toBeUndefined();
  });
});

describe('checking a headline', () => {
  it.each([
    ['Book a table for six', 0],
    ['', 1],
    ['Book a table.', 1],
    ['Book one more table for all the guests of the late evening round', 1],
  ])('finds in "%s" %i thing(s)', (headline, count) => {
    expect(checkStory({ headline, userStory: story('book a table') })).toHaveLength(count);
  });
});
