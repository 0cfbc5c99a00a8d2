import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Tramway',
  description:
    'Tramway is a tool for a tram company. Passengers buy tickets and plan trips. Clerks refund tickets and answer passengers. Dispatchers plan the trams and publish delays.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

it.each([
  [
    "If a passenger's trip is cancelled, the app sends a push message before their usual departure",
    /^As a passenger, I want to get a push message before my usual departure .*if my trip is cancelled/,
  ],
  [
    'The app asks a few questions when buying, and if it sounds like a group shows the number of the office instead of a price.',
    /^(?!.*keep the app from)/,
  ],
  [
    "Clerks shouldn't have to open every ticket to see if it is used, show that in the list already",
    /see whether .* is used in the list, so that I do not have to open every ticket/,
  ],
  [
    'Half of the refund requests come in with an unreadable or missing receipt, and the clerk has to write a letter each time.',
    /refuse refund requests with an unreadable or missing receipt, so that .* not have to write a letter each time/,
  ],
  [
    'what dispatchers need on one screen:\n* current trams\n* open delays',
    /^As a dispatcher, I want to see .*on one screen/,
  ],
  [
    "As a clerk, I want to see when someone has already answered a passenger so that we don't both write to them.",
    /see whether someone has already answered a passenger, so that we don't both write/,
  ],
  ['stop asking people to log in just to buy a ticket', /no longer be asked to log in just to buy a ticket/],
  ['No more late fees for tickets that were only scanned later', /have no more late fees for tickets/],
])('%s', (idea, told) => {
  expect(story(idea)).toMatch(told);
});

it('is for those to whom it goes', () => {
  expect(story("If a passenger's trip is cancelled, the app shows a banner to clerks")).not.toMatch(
    /^As a passenger, .*see a banner to/,
  );
});

it('keeps what is complained of a complaint', () => {
  expect(story('The app asks me for my address again and again when I buy a ticket')).not.toContain('should ask');
  expect(
    draftStory({ idea: 'stop asking people to log in just to buy a ticket', product }).acceptanceCriteria.join(' '),
  ).not.toContain('to the end without a ticket');
});

it('does not show as contents what is done with the thing', () => {
  const { acceptanceCriteria } = draftStory({
    idea: 'trip history\n- off by default (privacy)\n- passenger can export it\n- delete with one click',
    product,
  });
  expect(acceptanceCriteria.join(' ')).not.toMatch(/shows (?:off|passenger|the delete)/);
});
