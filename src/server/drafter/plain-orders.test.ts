import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Ridge Cabins',
  description:
    'Ridge Cabins lets hikers book bunks in mountain cabins. Wardens check hikers in and note the weather, porters carry supplies up, and the club office sets prices and plans repairs.',
};

function drafted(idea: string) {
  return draftStory({ idea, product });
}

describe('an order in one sentence', () => {
  it.each([
    // Who is let do something acts, whatever else the word behind them means.
    ['Let the warden record arrivals', /^As a warden, I want to record arrivals,/],
    ['Let the warden record why a bunk was left empty', /^As a warden, I want to record why a bunk was left empty,/],
    ['Let the warden list crates that are broken', /^As a warden, I want to list crates that are broken,/],
    // What the product asks, takes, keeps or clears by itself.
    [
      'Ask hikers how they slept after a stay has ended',
      /I want to have hikers asked how they slept after a stay has ended,/,
    ],
    [
      'Ask hikers for a photo when they report a broken bunk',
      /I want to have hikers asked for a photo when they report/,
    ],
    ['Charge hikers 15 euros if they do not show up', /I want to have hikers charged 15 euros if they do not show up,/],
    ['Keep weather notes for at least three years', /I want to have weather notes kept for at least three years,/],
    [
      'Delete bookings that nobody has paid within a week',
      /I want to have bookings that nobody has paid within a week deleted,/,
    ],
    ['Lock a door code after five wrong attempts', /I want to have a door code locked after five wrong attempts,/],
    // Near misses: whoever asks, keeps or deletes does it.
    ['Ask the warden for a blanket', /I want to ask the warden for a blanket,/],
    ['Let the club office charge hikers 15 euros', /I want to charge hikers 15 euros,/],
    ['Delete photos that I have taken', /I want to delete photos/],
    // An article where a note has none.
    ['Download calendar', /I want to download the calendar,/],
    ['Repeat booking request', /I want to repeat a booking request,/],
    ['Order medicine', /I want to order medicine,/],
    ['Track attendance', /I want to track attendance,/],
    // Where a part of the product is added it will be.
    ['Add a dark mode to the app', /a dark mode in the app,/],
    ['Add a map to each cabin', /a map for each cabin,/],
    ['Add notes to a booking', /I want to add notes to a booking,/],
    // Whoever gets it wants it.
    ['Receipts should be sent to hikers by e-mail', /^As a hiker, I want to get receipts by e-mail,/],
    [
      'Weather notes must be shown to hikers before they set off',
      /^As a hiker, I want to see weather notes before I set off,/,
    ],
    ['Give porters the right to close a path', /^As a porter, I want to close a path,/],
    [
      'Remind hikers once a day until they have paid',
      /^As a hiker, I want to be reminded once a day until I have paid,/,
    ],
    // What is done so far is no second deed.
    ['Let wardens write a note rather than call the club office', /so that I do not have to call the club office\.$/],
    // Who "they" and "them" are.
    ['Let wardens pass on keys while they are on holiday', /I want to pass on keys while I am on holiday,/],
    ['Tell porters which cabins are open before they start their climb', /before I start my climb,/],
    ['Send hikers the door code only after the warden has accepted them', /only after the warden has accepted me,/],
    ['Let owners of several bunks pay one bill', /I want to pay one bill,/],
    ['Round prices up to the next ten cents', /I want to have prices rounded up to the next ten cents,/],
    // Whom a clause tells apart does it.
    ['Let hikers who owe money pay by card', /^As a hiker who owes money, I want to pay by card,/],
    ['Let hikers who arrive late call the warden', /^As a hiker who arrives late, I want to call the warden,/],
    ['Let the club office record payments that arrive by post', /I want to record payments that arrive by post,/],
    ['Offer a discount to hikers over 60', /I want to get a discount when I am over 60,/],
    ['Offer a blanket to hikers with children', /^As a hiker with children, I want to get a blanket,/],
    ['Show hikers when the warden will be back', /^As a hiker, I want to see when the warden will be back,/],
    ['Ask hikers how they heard about us', /I want to have hikers asked how they heard about the team,/],
    ['Make sure only the warden can close a cabin', /I want to have only the warden close a cabin,/],
    [
      'Show a warning "Storm ahead" when the wind is strong',
      /have a Storm-ahead warning shown when the wind is strong,/,
    ],
  ])('%s', (idea, story) => {
    expect(drafted(idea).userStory).toMatch(story);
  });

  it('is no deed of those it is done to', () => {
    expect(drafted('Ask hikers for their age before they book a youth bunk').userStory).not.toMatch(/^As a hiker/);
    expect(drafted('Let wardens write a note rather than call the club office').furtherIdeas).toEqual([]);
  });

  it.each([
    ['Let hikers cancel a bunk and notify the warden at once', 'The warden is notified at once.'],
    ['Let porters report a blocked path and tell the warden by text message', 'The warden is told by text message.'],
    ['Let wardens move a hiker and tell housekeeping which bunk is free', 'Housekeeping is told which bunk is free.'],
  ])('tells who else hears of it, and how: %s', (idea, criterion) => {
    expect(drafted(idea).acceptanceCriteria).toContain(criterion);
  });

  it('counts what does something, and not what it does', () => {
    expect(JSON.stringify(drafted('Count how many hikers board'))).not.toMatch(/boards/);
  });
});

describe('a rule with an age', () => {
  it.each([
    ['Hikers of 65 years and over pay half', /^Hikers of at least 65 years pay half$/],
    ['Children under 6 sleep free', /^Children under 6 years sleep free$/],
    ['Hikers with children under 12 get two more blankets', /^(?!Hikers under)/],
  ])('%s', (idea, headline) => {
    expect(drafted(idea).headline).toMatch(headline);
  });
});

describe('the headline of a plain order', () => {
  it.each([
    ['Let porters assign loads to themselves', 'Assign loads to themselves'],
    ['Remind hikers that they have to bring a sleeping bag', 'Reminder to bring a sleeping bag'],
    ['Let hikers compare up to three cabins', 'Compare up to three cabins'],
    ['Notify hikers as soon as a bunk is free again', 'Notice when a bunk is free again'],
    ['Bunks that nobody has booked for a year should be archived', 'Archive bunks nobody has booked for a year'],
    ['Remind wardens of repairs that have waited for three days', 'Reminder of repairs that waited for three days'],
    ['Ask hikers how satisfied they are after a stay has ended', 'Ask hikers how satisfied they are'],
    ['Tell hikers how much a bunk costs before they book it', 'How much a bunk costs before booking it'],
    ['Remind hikers that their pass expires in 30 days', 'Reminder that the pass expires in 30 days'],
    ['Let the club office lower the price of bunks older than a year', 'Lower price of bunks older than a year'],
  ])('%s', (idea, headline) => {
    expect(drafted(idea).headline).toBe(headline);
  });
});
