import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Pierwatch',
  description:
    'Pierwatch runs a small ferry pier. Ticket clerks sell tickets and answer questions. Deckhands load cars and report damage. The pier master plans the crossings and writes the log. Passengers book crossings and get their tickets by mail. Visitors come to look at the boats.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('a note of which no sentence wishes anything', () => {
  it.each([
    [
      'what nobody remembers',
      'Night crossings are paid extra in December. By then nobody remembers who worked at night.',
      /I want to see who worked at night/,
    ],
    [
      'what somebody cannot see',
      'A visitor walked onto the deck with the passengers. The deckhand had no way of seeing that he had no ticket.',
      /^As a deckhand, I want to see that the visitor has no ticket/,
    ],
    [
      'what is known only with effort',
      'The audit is on the 3rd. Nobody can tell me how many tickets are missing without counting the drawers.',
      /I want to see how many tickets are missing, so that I do not have to count the drawers\.$/,
    ],
    [
      'of what nobody told',
      'The noon crossing was cancelled. Nobody told the deckhands and they waited for two hours.',
      /^As a deckhand, I want to be told when the noon crossing is cancelled/,
    ],
    [
      'what nobody reads',
      'Damaged cars get a note in the log. The ticket clerk reads it never.',
      /^As a ticket clerk, I want to see the note/,
    ],
    [
      'what only one gets',
      'Two clerks share the morning shift. Only one of them gets the plan and the other one stands there.',
      /have both clerks get the plan when they share the morning shift/,
    ],
    [
      'what comes to its end unnoticed',
      'Season tickets run out in March. Most people notice in May when a deckhand sends them back.',
      /I want to be told before season tickets run out/,
    ],
    [
      'work by hand, with its thing by its name',
      'The mail bag comes at seven. Whoever opens the pier has to weigh it by hand and text me the number.',
      /no longer have to weigh the mail bag by hand/,
    ],
    [
      'what differs',
      'Boat names differ between the board and the tickets. Everybody queues at the wrong ramp.',
      /I want to have the same boat names on the board and the tickets/,
    ],
    [
      'what was given before',
      'We used to get a sheet with the tides every morning. Since the new program we run into them.',
      /I want to get a sheet with the tides every morning again/,
    ],
    [
      'a bound that nothing keeps',
      'Someone claimed 300 for a taxi. The limit is 40 but nothing happened.',
      /I want to keep anybody from claiming more than 40 for a taxi/,
    ],
    [
      'what somebody did once',
      'Last week somebody checked in from home and kept the place the whole day. The deckhands only saw an empty lane.',
      /I want to keep anybody from checking in from home and keeping the place the whole day/,
    ],
    [
      'what is not meant so',
      'One of the visitors slept in the waiting room for a week. I do not think that is what it is for.',
      /I want to keep visitors from sleeping in the waiting room for a week/,
    ],
    [
      'what nobody can explain',
      'The red boat is always late. I do not know why but the log says so.',
      /see why the red boat/,
    ],
    [
      'what is asked again and again',
      'Refunds go out on the 5th. People ask on the 2nd and on the 3rd.',
      /I want to see when refunds go out, so that nobody has to ask\.$/,
    ],
    [
      'an order that does not help',
      'The damage list is sorted by date. A lost engine comes after a scratch.',
      /have the damage list sorted not only by date/,
    ],
    [
      'how they make do',
      'The printer jams, always at nine. We then write names on stickers.',
      /no longer have to write names on stickers when the printer jams/,
    ],
    [
      'what is arranged among others',
      'Deckhands swap shifts by word of mouth. Then nobody stands at the ramp at four.',
      /be told when deckhands swap shifts/,
    ],
    [
      'what nobody writes down',
      "Ana takes her own car across in between. That's fine but it uses fuel and nobody writes it down.",
      /see when Ana takes her own car across in between/,
    ],
    [
      'the sentence that is a complaint by itself',
      'The life vests from rack B are always in the wrong place. Deckhands lose ten minutes each morning.',
      /have the life vests from rack B in the right place, so that I no longer lose ten minutes each morning\.$/,
    ],
  ])('%s', (_, idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it.each([
    [
      'a wish in other words',
      'My sister rings me to ask how late the boat is. A page with the times would spare us both.',
      /see a page with the times/,
    ],
    [
      'what nobody can do yet',
      'Some visitors decline because a car place is too big. We have no way to offer half.',
      /offer half/,
    ],
    [
      'a rule',
      'Cars over two metres go on the lower deck. Bicycles go on the upper deck.',
      /^(?!.*(?:keep .* from|no longer))/,
    ],
  ])('leaves %s', (_, idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });
});
