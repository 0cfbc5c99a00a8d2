import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const ROOFS = {
  name: 'Ridge',
  description:
    'Estimators measure roofs and write quotes, crew leaders run the job on site, and the office manager schedules crews, orders material and sends invoices. Members sign up for work days.',
};

function told(idea: string): string {
  return draftStory({ idea, product: ROOFS }).userStory;
}

describe('two facts of which the second hurts', () => {
  it.each([
    [
      "Crew leaders drive to the site and half the tiles aren't there",
      'all the tiles are there when I drive to the site',
    ],
    ['Crew leaders open the van and two of the ladders are missing', 'all the ladders are there when I open the van'],
    [
      "Members stand at the door and half the tickets can't be scanned",
      'all the tickets can be scanned when I stand at the door',
    ],
    ['Crew leaders arrive and nobody is home', 'somebody is home when I arrive'],
    ["Crew leaders start a job and the ladder isn't there", 'the ladder is there when I start a job'],
    ['Crew leaders come and the gate is locked', 'the gate is not locked when I come'],
  ])('asks for what is lacking then: %s', (idea, wish) => {
    expect(told(idea)).toContain(wish);
  });

  it.each([
    ['Crew leaders drive to the site and half the members wave', /all the members/],
    ['Members sign up and some of them bring friends', /all of them/],
    ['Crew leaders come and the gate is opened', /the gate is not/],
  ])('is left alone where nothing is lacking: %s', (idea, wish) => {
    expect(told(idea)).not.toMatch(wish);
  });
});

describe('what is not done although it could be', () => {
  it.each([
    ["Invoices don't get sent although the job is done", 'have invoices sent as soon as the job is done'],
    ['Quotes are not released even though they are approved', 'as soon as they are approved'],
    ["Bills don't get paid although we send two reminders", 'bills paid, so that I do not have to send two reminders'],
  ])('is to be done: %s', (idea, wish) => {
    expect(told(idea)).toContain(wish);
  });
});

describe('what is wrong by its own words', () => {
  it.each([
    ['Photos eat up all the space on my phone', 'keep photos from eating up all the space on my phone'],
    ['Our invoice numbers have gaps', 'from having gaps'],
    ['Half the people who sign up for work days do not come', 'be reminded that I am expected'],
    ['Members never hear back from us', 'be told how things stand'],
  ])('is to be over: %s', (idea, wish) => {
    expect(told(idea)).toContain(wish);
  });
});
