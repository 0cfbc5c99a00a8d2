import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Busyard',
  description:
    'Busyard is a tool for a bus company. Drivers drive the buses and report defects. Passengers book seats on the buses. Mechanics repair the buses and check certificates. Clerks answer passengers and refund tickets.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('a trouble with its cause', () => {
  it.each([
    [
      'Passengers miss the bus because the stop is moved at short notice',
      'As a passenger, I want to be told when the stop is moved at short notice, so that I do not miss the bus.',
    ],
    [
      'Clerks overlook refund requests because they arrive by fax',
      'As a clerk, I want to be alerted to refund requests that arrive by fax',
    ],
    [
      'Season passes renew automatically because nobody notices the notice period in time',
      'be told of the notice period in time, so that season passes do not renew automatically.',
    ],
    [
      'A certificate expires because nobody remembers the date',
      'be told of the date in time, so that a certificate does not expire.',
    ],
    ['Clerks end up typing every refund twice.', 'As a clerk, I want to enter every refund only once'],
  ])('%s', (idea, part) => {
    expect(story(idea)).toContain(part);
  });
});

describe('a department', () => {
  it.each([
    [
      'Dispatch ends up replanning the whole shift',
      'As a dispatcher, I want to no longer have to replan the whole shift',
    ],
    [
      'Support gets the same question fifty times a day',
      'As a member of the support team, I want to get the same question only once',
    ],
    [
      'Purchasing waits for the numbers until Friday',
      'As a member of the purchasing team, I want to be spared waiting for the numbers',
    ],
    ['Sales wants to see open offers', 'As a member of the sales team, I want to see open offers'],
    ['Support dark mode in the driver app', 'dark mode'],
  ])('%s', (idea, part) => {
    expect(story(idea)).toContain(part);
    expect(story(idea)).not.toMatch(/to (?:dispatch|support) (?:ends|gets)/);
  });

  it.each(['Sales reports for May should be locked', 'Security updates must be announced to drivers'])(
    'is none where it names a kind of things: %s',
    (idea) => {
      expect(story(idea)).not.toMatch(/(?:sales|security) team/);
    },
  );
});
