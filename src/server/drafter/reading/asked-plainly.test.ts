import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { wantsToSee } from './asked-plainly.ts';

const description =
  'Boat rental on a lake. Renters book a boat by the hour and pay online. Skippers run guided tours. The harbour master checks boats and assigns berths.';
const people = knowPeople(readProduct('Tideboats', description));

describe('a question, as what somebody wants to see', () => {
  test.each([
    ['What has this tour cost me up to now?', 'what this tour has cost me up to now'],
    ['What has this cost me so far?', 'what this has cost me so far'],
    ['At which jetty is my boat and since when?', 'at which jetty my boat is and since when'],
    ['When is the deposit coming back to my account?', 'when the deposit is coming back to my account'],
    ['How full is next week compared with last summer?', 'how full next week is compared with last summer'],
    ['What are my boats booked for until May?', 'what my boats are booked for until May'],
    ['Which boat is this complaining renter on?', 'which boat this complaining renter is on'],
    [
      'Which boat is leaking and which skipper has nothing to do?',
      'which boat is leaking and which skipper has nothing to do',
    ],
    ['Which branch has it on the shelf?', 'which branch has it on the shelf'],
    ['Where do I have to be on Sunday and whom do I ask for?', 'where I have to be on Sunday and whom I ask for'],
    ['When does the skipper come and must I be there?', 'whether I have to be there and when the skipper comes'],
    ['Will we be able to pay everything in March?', 'whether we will be able to pay everything in March'],
    ['Has the deposit arrived?', 'whether the deposit has arrived'],
    ['Which papers will the skipper want to see?', 'which papers the skipper will want to see'],
    ['Which skipper is on shift and has the right licence?', 'which skipper is on shift and has the right licence'],
    ['How many tours do I still have and until when?', 'how many tours I have and until when'],
    ["How much is in the fund and what's my part?", 'how much is in the fund and what my part is'],
    ['Has the purchase price arrived?', 'whether the purchase price has arrived'],
    ['How full are the berths and the yard until May?', 'how full the berths as well as the yard are until May'],
    ['How often was this boat repaired?', 'how often this boat was repaired'],
  ])('%s', (idea, clause) => {
    expect(wantsToSee(idea, people)).toBe(`I want to see ${clause}.`);
  });

  test.each([
    ['Was my report ever fixed? Say so in the log', 'Show in the log whether my report was ever fixed.'],
    [
      'Will the repair be covered? Ask before it is done',
      'I want to see whether the repair will be covered before it is done.',
    ],
    [
      'Have they read it yet? Weeks of silence are the worst',
      'I want to see whether they have read it yet. Weeks of silence are the worst.',
    ],
  ])('with what is said behind it: %s', (idea, meant) => {
    expect(wantsToSee(idea, people)).toBe(meant);
  });

  test.each([
    'Where can I change my booking?',
    'How do I get my deposit back?',
    'Can the tour be moved by a week?',
    'What about a list of boats?',
    'What happens if a renter is late?',
    'Is there a boat for eight on Saturday?',
    'Could we see who booked?',
    'Why do we still print the list?',
    'Was the leak I reported looked after?',
  ])('but none that asks to do or have something: %s', (idea) => {
    expect(wantsToSee(idea, people)).toBe(idea);
  });

  test('is told in its story in the order of a statement', () => {
    const { userStory } = draftStory({
      idea: 'When is the deposit coming back to my account?',
      product: { name: 'Tideboats', description },
    });
    expect(userStory).toContain('I want to see when the deposit is coming back to my account,');
  });
});
