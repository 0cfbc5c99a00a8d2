import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isComplaint, recastComplaint } from './read-plain.ts';

const product = {
  name: 'Kiln',
  description:
    'A pottery studio. Members fire their pots in shared kilns. The studio manager plans the firings of the day.',
};

describe('what is told without a complaint is not turned into its opposite', () => {
  it.each([
    ['a message', 'member gets a push when the kiln is cool', 'get a push when the kiln is cool'],
    ['a message about what hurts', 'Members get a warning before a firing is full', 'get a warning before a firing'],
    ['a limit that is wished', 'Members see their own costs only', 'see my own costs only'],
    ['two with the same thing', 'Two members can edit the same plan at once', 'edit the same plan'],
    ['a message that is named', 'alarm if the kiln gets hot at night', 'be alerted if the kiln gets hot at night'],
  ])('%s', (_kind, idea, wish) => {
    const { userStory, acceptanceCriteria } = draftStory({ idea, product });
    expect(userStory).toContain(`I want to ${wish}`);
    expect(acceptanceCriteria[0]).not.toMatch(/\bnot\b/);
  });

  it('and where nothing says whether it hurts, it is told and not denied', () => {
    const idea = 'members pick up pieces by scanning a code and the shelf is free again';
    expect(draftStory({ idea, product }).userStory).not.toMatch(/\bnot pick up\b/);
  });
});

it.each([
  ['Two members book the same shelf', 'do not let two members book the same shelf'],
  ['it happens that two members book the same shelf', 'do not let two members book the same shelf'],
  ['Members only notice after a week that a pot cracked', 'we want to be told at once that a pot cracked'],
  ['two members share a shelf', undefined],
  ['Two members can edit the same plan at once', undefined],
  ['several members order the same glaze', undefined],
])('%s: the wish in it is %s', (text, wish) => {
  expect(recastComplaint(text)).toBe(wish);
});

it.each([
  ['members forget to collect pots', true],
  ['two members book the same shelf', true],
  ['the kiln log is empty after a restart', true],
  ['members get a reminder too late', true],
  ['members get a reminder when the shelf is full', false],
  ['the shelf is free again', false],
])('%s: complaint %s', (text, hurts) => {
  expect(isComplaint(text, text)).toBe(hurts);
});
