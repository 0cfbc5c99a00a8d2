import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Tideboats',
  description:
    'Boat rental on a lake. Renters book a boat by the hour and pay online. Skippers run guided tours and fill in the tour log. The harbour master checks boats, assigns berths and destroys old logs. The office sends invoices.',
};

function wishOf(idea: string): string {
  return /(?<=I want to ).+?(?=, so that )/.exec(draftStory({ idea, product }).userStory)?.[0] ?? '';
}

describe('what people do with a product, told of them, is how it shall be', () => {
  test.each([
    ['Renters propose three times at which they could come', 'propose three times at which I could come'],
    ['Renters change the pick-up hour because of bad weather', 'change the pick-up hour because of bad weather'],
    ['Renters vote for a new boat type rather than sending mails', /^vote for a new boat type/],
    ['Skippers tick off the passengers one by one as they come aboard', /^tick off the passengers/],
    ['The skipper reports a missing life jacket from the pier', 'report a missing life jacket from the pier'],
    ['The harbour master destroys logs after five years', 'destroy logs after five years'],
    ['Harbour master sees boats due for service by engine hours, not by date', /^see boats due for service/],
    ['Skippers fill in the tour log right after landing', 'fill in the tour log right after landing'],
    ['Skippers get the tours of the day sorted by pier', 'get the tours of the day sorted by pier'],
    ['Skippers get changes of the pier on the phone', 'get changes of the pier on the phone'],
    ['Skippers get passenger lists sorted by pier so that one glance is enough', /^get passenger lists/],
    ["Renters change the day because they're away", 'change the day'],
    ['Renters book just one hour because grandpa is in hospital', 'book just one hour'],
    ['Renters report a life jacket missing while still on the lake', /^report a life jacket missing/],
    ['Skippers load the tour log from the boat instead of typing it', /^load the tour log from the boat/],
    ['Skippers load the tour log on the phone instead of printing it', /^load the tour log on the phone/],
    ['Skippers block days on which no tours should start', /^block days on which no tours/],
    ['Renters refuse a boat which is too small for the group', /^refuse a boat which is too small/],
    ['Harbour master sees oil changes due by engine hours, not by date', /^see oil changes due/],
    ['Skipper scans the voucher and attaches it to the booking', /^scan the voucher(?! and attaches)/],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  test.each([
    'Skippers fill in the log by hand after landing',
    'Renters book the same boat twice',
    'Skippers write passengers on paper and type them in again',
    'Renters return boats dirty after a tour',
    'Renters get the wrong boat',
    'Renters report broken boats but nobody answers',
    'Renters get confused after the tour',
    'Renters return a boat which is full of rubbish and leave',
    'Renters leave the boat dirty because they are late',
    'Renters cancel because the weather is bad',
    'Renters report a boat broken although it works',
    'Skippers enter passengers one by one',
  ])('unless it is a burden: %s', (idea) => {
    expect(wishOf(idea)).toMatch(
      /no longer|no more|^be (?:warned|spared|sure|told|rid)|^keep |right boat|^find |not |^(?:know|understand)/,
    );
  });
});
