import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const KILN = {
  name: 'Ember',
  description:
    'Ember runs a shared pottery studio. Potters book shelves and firings, the studio manager plans the kilns and sees who fires what.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product: KILN }).userStory;
}

describe('those of many who get a message', () => {
  it.each([
    ['Text everyone who has a firing today', /^As a potter, I want to be texted if I have a firing today, so that/],
    ['Email everyone whose pot has cracked', /^As a potter, I want to be emailed if my pot has cracked, so that/],
    ['Notify potters who share a shelf', /^As a potter, I want to be notified if I share a shelf, so that/],
    [
      'Tell everyone who has a pot on the shelf when the kiln is full',
      /I want to be told when the kiln is full, if I have a pot on the shelf, so that/,
    ],
    [
      'Warn potters with a booking in the next 3 hours when the kiln is switched off',
      /I want to be warned when the kiln is switched off, if I have a booking in the next 3 hours, so that/,
    ],
    [
      'When the kiln is full, message everybody with a waiting pot and offer a new date',
      /I want to be messaged when the kiln is full, if I have a waiting pot, so that/,
    ],
  ])('get it in that case: %s', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });

  it.each([
    ['who it is can be what is told', 'Tell the studio manager who has paid', /be told who has paid/],
    ['what is not done is the reminder', 'Remind everybody who has not voted', /be reminded to vote/],
    [
      'what is owed is asked for by whoever waits for it',
      'Remind everybody who has not paid',
      /manager, I want to remind everybody who has not paid,/,
    ],
    [
      'a message is a thing as well',
      'Message templates with a picture for each kiln',
      /message templates with a picture/,
    ],
  ])('%s', (_, idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });
});

describe('what has to be done', () => {
  it('is a wish, whatever its reason', () => {
    expect(storyOf('The cone has to be written down for each firing, because the insurer will ask for it')).toBe(
      'As a potter, I want to have the cone written down for each firing, so that the insurer gets it.',
    );
  });

  it('is to end where it is toil', () => {
    expect(storyOf('The door has to be unlocked by hand because the card reader is slow')).toMatch(
      /no longer have to be unlocked by hand/,
    );
  });
});
