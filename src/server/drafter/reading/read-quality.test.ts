import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description: 'Passengers book crossings. Deck hands scan tickets. The harbour office sets the timetable.',
};

const VAGUE =
  /\b(?:easily|easy|easier|quickly|quick|faster|fast|nice|simple|user-friendly|modern|intuitive|flexibly|better)\b/i;

describe('a vague word of the idea does not reach the story', () => {
  it.each([
    'Passengers should be able to easily find a nice crossing',
    'We need a simple and user-friendly way to scan tickets quickly',
    'As a passenger I want to quickly and easily book a crossing',
    'It would be nice if deck hands could flexibly swap cabins',
    'the timetable should be faster',
    'The ticket form must be more intuitive for passengers',
    'make the timetable load faster for deck hands',
    'Booking a crossing should be easier',
  ])('%s', (idea) => {
    const draft = draftStory({ idea, product });
    const text = [draft.headline, draft.userStory, ...draft.acceptanceCriteria, ...draft.furtherIdeas].join(' | ');
    expect(text).not.toMatch(VAGUE);
  });

  it('asks for the bound where speed is the whole wish', () => {
    const draft = draftStory({ idea: 'The timetable should load faster', product });
    expect(draft.userStory).toMatch(/I want to see the timetable at once,/);
    expect(draft.openQuestions.join(' ')).toMatch(/How long may the timetable take/);
  });
});

describe('where better is the whole wish, what can be watched is told and the rest is asked', () => {
  const wishOf = (idea: string) => draftStory({ idea, product });
  it.each([
    [
      'Improve the search for old crossings',
      /I want to use a search for old crossings,/,
      'What does the search lack today?',
    ],
    [
      'Improve the performance of the ticket list',
      /I want to see the ticket list at once,/,
      'How long may the ticket list take at most?',
    ],
    ['Speed up the registration', /I want to complete the registration in fewer steps,/, 'takes the most time today?'],
    [
      'Simplify the ticket form',
      /I want to use the ticket form in fewer steps,/,
      'What about the ticket form takes too many steps today?',
    ],
    [
      'The ticket form is not convenient on a phone',
      /I want to use the ticket form in fewer steps on a phone,/,
      'What about the ticket form takes too many steps today?',
    ],
    [
      'Searching for a crossing is not easy enough',
      /I want to search for a crossing in fewer steps,/,
      'Which steps can be left out?',
    ],
    ['It is too slow to open a ticket', /I want to open a ticket without a wait,/, ''],
    [
      'Make the ticket list more useful for deck hands',
      /As a deck hand, I want to use the ticket list in fewer steps,/,
      'What about the ticket list',
    ],
    [
      'The timetable should load quickly even with 400 crossings',
      /I want to see the timetable at once even with 400 crossings,/,
      'How long may the timetable take',
    ],
    [
      'As a deck hand I want an efficient way to assign cabins so that nobody has to wait',
      /I want to assign cabins, so that nobody has to wait/,
      '',
    ],
  ])('%s', (idea, story, question) => {
    const draft = wishOf(idea);
    expect(draft.userStory).toMatch(story);
    expect(draft.openQuestions.join(' ')).toContain(question);
  });

  it.each([
    ['Show the relevant crossings next to each harbour', 'see the matching crossings next to each harbour'],
    ['Assign every ticket to the most suitable deck hand', 'to the right deck hand'],
    ['Show several photos of a cabin', 'see more than one photo of a cabin'],
    ['Discount for several crossings with the same family', 'for more than one crossing with the same family'],
    ['Remove old tickets for good after 30 days', 'removed permanently after 30 days'],
    ['Clean and modern dashboard for the deck hands', 'see a dashboard'],
    ['Show similar crossings so that passengers can choose faster', 'so that I can choose in less time'],
    ['Let deck hands find old tickets so that they can plan better', 'so that I can plan'],
    ['Quick filter for cabins and prices', 'use a filter for cabins and prices'],
  ])('%s', (idea, told) => {
    const draft = wishOf(idea);
    expect(draft.userStory).toContain(told);
    expect(draft.userStory).not.toMatch(/\b(?:relevant|suitable|several|modern|faster|better|quick|for good)\b/i);
  });

  it.each([
    ['Make the ticket list show only open tickets', 'ticket list'],
    ['Let passengers improve their profile by adding a photo', 'improve'],
    ['Ban bags that are not good for the cabin', 'not good for'],
  ])('near miss: %s', (idea, kept) => {
    expect(wishOf(idea).userStory).toContain(kept);
    expect(wishOf(idea).userStory).not.toMatch(/fewer steps|at once/);
  });
});

describe('what takes too long is wanted in less time, and what is wanted of more is the thing itself', () => {
  it.each([
    ['Booking a cabin is painfully slow', 'I want to book a cabin in less time,'],
    ['The app is slow on old phones', 'I want to use the app without a wait on old phones,'],
    ['The timetable is slow on old phones', 'I want to see the timetable at once on old phones,'],
    ['Searching should be easier', 'I want to search in fewer steps,'],
    [
      'Deck hands should be able to answer faster by using templates',
      'I want to answer in less time by using templates,',
    ],
    [
      'Passengers want to be told faster when a crossing is cancelled',
      'I want to be told sooner when a crossing is cancelled,',
    ],
    ['Passengers want more flexibility when choosing a cabin', 'As a passenger, I want to choose a cabin,'],
    ['We need more control over which crossings are shown first', 'I want to control which crossings are shown first,'],
    ['As a passenger, I want to book a cabin in a simple way', 'I want to book a cabin, so that'],
    ['Deck hands should be able to count bags in a quick and clear manner', 'I want to count bags, so that'],
    ['I want to count bags in a safe way', 'I want to count bags in a safe way, so that'],
    ['Multi-currency support', 'I want to choose more than one currency,'],
    ['Make sure the right passenger gets the ticket', 'As a passenger, I want to get the ticket,'],
  ])('%s', (idea, told) => {
    expect(draftStory({ idea, product }).userStory).toContain(told);
  });

  it('the doing is named without how long it takes', () => {
    const draft = draftStory({ idea: 'Searching should be easier for passengers', product });
    expect(draft.acceptanceCriteria.join(' ')).toContain('How long searching takes is measured');
  });
});
