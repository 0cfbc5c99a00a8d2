import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from '../reading/people.ts';
import { readProduct } from '../reading/read-product.ts';
import { standingFacts } from './standing-facts.ts';

const BELLS = {
  name: 'Bellcote',
  description:
    'Bellcote is an app for church bell ringers. Tower captains plan ringing times, ringers sign up for peals, and the steeple keeper looks after ropes and clappers.',
};
const people = knowPeople(readProduct(BELLS.name, BELLS.description));
const facts = (text: string, told = '') => standingFacts(text, told, people).map(([fact]) => fact);

describe('what is told of every case', () => {
  test.each([
    ['I want to see the peals of the day. New ringers start on the treble.', 'new ringers start on the treble'],
    ['Could visitors book a tour? The tower holds twelve people.', 'the tower holds twelve people'],
  ])('%s', (text, fact) => {
    expect(facts(text)).toContain(fact);
  });

  test.each([
    'Big peals are announced in the parish letter. I want to see them.',
    'The bells ring twice a day. Show when.',
  ])('is none where it only tells how things are in front of what is asked: %s', (text) => {
    expect(facts(text)).toEqual([]);
  });

  test.each([
    'Captains hate the sheet by the door. Send everyone a list.',
    'The ringers prefer texts. Send them one.',
    'My wife rings the tenor. I want to swap bells.',
    'We have two towers. I want to see both.',
    'Ropes frayed last winter. I want to see their age.',
    'The label is on the rope but the print is tiny. I want to see it on my phone.',
  ])('but not what somebody thinks, has or once did: %s', (text) => {
    expect(facts(text)).toEqual([]);
  });

  test.each([
    [
      'Whatever is not oiled by Sunday noon is closed for a week.',
      'whatever is not oiled by Sunday noon is closed for a week',
    ],
    ['Under 12 is free, 12 to 16 is half price. Show it at the door.', 'under 12 is free, 12 to 16 is half price'],
    ['I want to see the peals. It costs 9 euros per head, choir practice is free.', 'the price is 9 euros per head'],
    ['We give two years on new ropes, but nobody finds the bill.', 'we give two years on new ropes'],
    [
      'Between 21:00 and 7:00 bells over a ton should not be rung except on feast days.',
      'between 21:00 and 7:00, bells over a ton are not rung except on feast days',
    ],
    [
      'If a rope tears during a peal the bell is locked and the steeple keeper decides.',
      'if a rope tears during a peal, the steeple keeper decides',
    ],
    [
      'Each ringer gets one fob, the captain types it in, and it stops working at midnight.',
      'the fob stops working at midnight',
    ],
    [
      'If a slot is not confirmed within 24 hours it goes to the next ringer.',
      'if a slot is not confirmed within 24 hours, it goes to the next ringer',
    ],
  ])('clause by clause, with its condition and names for its pronouns: %s', (text, fact) => {
    expect(facts(text)).toContain(fact);
  });

  test.each([
    'Sundays are a pain. Send everyone a list.',
    'New clappers are dangerous. Mark them.',
    'Ropes get swapped all the time. Send me a text.',
    'Rosa copies the peals out of the letter. Send her a list.',
    'Ringers have started to use the app at home. Send them a text.',
    'We have two towers and it is one key for all. I want a list.',
    'The tower log is long, and they should be able to mark it as read.',
  ])('but no praise, no habit and no pronoun that nobody is sure of: %s', (text) => {
    expect(facts(text)).toEqual([]);
  });

  test('and what is told already is not told again', () => {
    expect(facts('The tower holds twelve people.', 'The tower holds twelve people at most')).toEqual([]);
  });
});

describe('beside a rule', () => {
  const criteria = (idea: string) => draftStory({ idea, product: BELLS }).acceptanceCriteria;

  test('the limits in its brackets are told', () => {
    expect(
      criteria(
        'A bell over the limit (600 kg in stone towers, 400 kg in timber ones) may only be rung by adults. Last month two teens rang the tenor.',
      ),
    ).toContain('The limit is 600 kg in stone towers and 400 kg in timber ones.');
  });

  test('what the product must say besides is told', () => {
    expect(
      criteria(
        'The app shall warn the steeple keeper when a clapper has been struck 40,000 times, and it must show which bell it belongs to.',
      ),
    ).toContain('The warning shows which bell it belongs to.');
  });

  test('what stands behind who said it is told', () => {
    expect(
      criteria(
        'From the meeting in Wells: ringing ends at nine on weekdays, and anything booked after that should be moved to Saturday. Neighbours complained twice.',
      ),
    ).toContain('Ringing ends at nine on weekdays, and anything booked after that is moved to Saturday.');
  });
});
