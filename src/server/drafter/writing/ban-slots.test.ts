import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { fillCase } from './case-slots.ts';

const product = {
  name: 'Lock Keeper',
  description:
    'Skippers book lock passages and pay for them. Keepers open the locks and write the log. The office plans the passages and sends bills. Inspectors read the log.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what a ban says of itself', () => {
  it.each([
    // What stands against a try is named, and what is free all the same.
    [
      'Nobody may change the log while the lock is being emptied.',
      /^Whoever tries to change the log is told that the lock is being emptied\.$/m,
    ],
    [
      'Keepers must not edit a log page after it has been signed.',
      /^Keepers who try to edit a log page are told that it has been signed\.$/m,
    ],
    [
      'Nobody may edit a log page after it has been signed.',
      /^A log page can be edited (?:as before )?as long as it has not been signed\.$/m,
    ],
    [
      'Nobody may delete a passage once bills have gone out.',
      /^A passage can be deleted as long as bills have not gone out\.$/m,
    ],
    [
      'Nobody should be able to accept a passage that has no date.',
      /^An?y? ?passage that has a date can be accepted as before\.$/m,
    ],
    [
      'Keepers must not close a log page with no water level.',
      /^Keepers who try to close such a log page are told that it has no water level\.$/m,
    ],
    [
      'Keepers must not close a log page with no water level.',
      /^A log page with a water level can be closed as before\.$/m,
    ],
    [
      "Don't let keepers close a passage while there is still an unpaid bill.",
      /^Keepers can close a passage when there is no unpaid bill\.$/m,
    ],
    [
      'Passages must not be sold without the approval of the office.',
      /told that the approval of the office is missing\.$/m,
    ],
    [
      'Skippers must not enter the lock without the keeper having released it.',
      /^Skippers can enter the lock once the keeper has released it\.$|^Once the keeper has released it, skippers can enter the lock\.$/m,
    ],
    ["Don't let keepers approve their own log pages.", /^Keepers can approve the log pages of others as before\.$/m],
    ['Nobody may sign their own log page.', /^Somebody else can sign the log page\.$/m],
    [
      'No passages at night unless the keeper has agreed.',
      /^Once the keeper has agreed, passages at night are possible\.$/m,
    ],
    // What is kept from somebody's eyes is in no list either, and others see it.
    [
      'Skippers must not see the phone numbers of other skippers.',
      /^Search results, messages and files for skippers do not contain the phone numbers of other skippers either\.$/m,
    ],
    [
      'Inspectors must not see what a skipper pays.',
      /^Search results, messages and files for inspectors do not say what a skipper pays either\.$/m,
    ],
    // What happens by mistake is confirmed first.
    ['Log pages get deleted by mistake.', /^Nothing is deleted before somebody has confirmed it\.$/m],
    ['Log pages get deleted by mistake.', /^What was deleted by mistake can be put back as it was\.$/m],
  ])('%s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it.each([
    // Nobody is refused a state, nor what only happens.
    ['Test passages are not passages and must not count for the year.', /Whoever tries/],
    ['Keepers should not be woken when a boat drifts by.', /told that a boat|When no boat/],
    ['The siren must not sound while somebody sleeps or a boat is inside.', /^Once nobody sleeps/m],
    // Both halves of a condition would have to be denied.
    ['Nobody may move a boat once it is tied up and the gate is shut.', /as long as/i],
    // "without" a word that is no name for what is missing.
    ['Keepers must not open a lock without looking.', /looking is missing|With looking/],
    // What was printed stays printed.
    ['Bills get printed by mistake.', /put back/],
    ['Whoever sees the log still sees it.', /do not contain/],
  ])('not: %s', (idea, unwanted) => {
    expect(criteria(idea)).not.toMatch(unwanted);
  });
});

describe('what a case, a duty and the end of a complaint say of themselves', () => {
  it.each([
    [
      'What happens when a skipper books the same passage twice?',
      /^When a skipper books the same passage twice, the member of the office is told\.$/m,
    ],
    [
      'What happens to the deposit when a skipper does not turn up?',
      /^The deposit shows what was changed and since when\.$/m,
    ],
    [
      'Skippers end the passage in the middle of the lock and we get the complaints.',
      /^In every other case the passage can be ended as before\.$/m,
    ],
  ])('%s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it.each([
    ['What happens to the deposit when a skipper does not turn up?', /answer names the case|who decides on it/],
    ['The pump should run within ten seconds, or the panel should show that it is dry.', /this rule was not kept/],
    ['Keepers need to ring the bell twice.', /are missing/],
    ['The gate sticks in winter.', /goes right without/],
  ])('not: %s', (idea, unwanted) => {
    expect(criteria(idea)).not.toMatch(unwanted);
  });
});

describe('what a rule that is owed or taken says', () => {
  function slotsOf(rule: 'due' | 'course', outcome: string): string {
    const slots = new Map<string, string>();
    const core = { verb: 'ensure', text: outcome, object: undefined, tails: [] };
    fillCase(
      slots,
      { frame: 'done', wish: `be sure that ${outcome}`, core, outcome, rule, isThing: false },
      'skipper',
      (text) => text,
      new Set(['skipper', 'keeper']),
    );
    return [...slots.values()].join(' | ');
  }

  it.each([
    [
      'due',
      'passages over 20 metres need two keepers',
      'with fewer than two keepers, passages over 20 metres go no further',
    ],
    ['due', 'a night passage needs a permit', 'as long as the permit is missing, a night passage goes no further'],
    ['due', 'the keeper rings the bell twice', 'the keeper has rung the bell twice'],
    [
      'course',
      'skippers who arrive early get a free berth',
      'skippers who do not arrive early do not get a free berth',
    ],
    ['course', 'an offer is binding for 24 hours', 'after 24 hours an offer is no longer binding'],
  ] as const)('%s: %s', (rule, outcome, expected) => {
    expect(slotsOf(rule, outcome)).toContain(expected);
  });

  it.each([
    // What a thing does is watched for itself, and a duty to do is no thing that is missing.
    ['due', 'the panel shows the water level within ten seconds'],
    ['due', 'keepers need to ring the bell'],
    ['course', 'skippers get a free berth when they arrive early'],
    ['course', 'an offer is binding for both sides'],
  ] as const)('nothing for %s: %s', (rule, outcome) => {
    expect(slotsOf(rule, outcome)).not.toMatch(/missing|do not get|no longer/);
  });
});
