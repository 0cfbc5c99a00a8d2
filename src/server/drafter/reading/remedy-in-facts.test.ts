import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { remedyInFacts } from './remedy-in-facts.ts';

const people = knowPeople(
  readProduct(
    'Trailhead',
    'Trailhead helps mountain guides. Guests book tours and sign waivers, guides see their groups, and the office assigns guides.',
  ),
);

describe('a complaint whose own words hold what is missing', () => {
  it.each([
    [
      'I sent in two waivers last week and nobody tells me whether they were accepted',
      'I want to see whether my two waivers were accepted',
    ],
    ['I paid my deposit in May and no one has told me when it comes back', 'I want to see when my deposit comes back'],
    [
      'Half of the guests turn back at the hut and we have no idea why',
      'we want to see why half of the guests turn back at the hut',
    ],
    [
      'Guests send the same forms twice and we have no clue which ones are new',
      'we want to see which of the forms are new',
    ],
    [
      'I never know which bus leaves when until the last one is gone',
      'I want to see when each bus leaves, so that I know it before the last one is gone',
    ],
    [
      'A broken rope goes unnoticed until somebody needs it',
      'I want to be told about a broken rope before somebody needs it',
    ],
    [
      'When two groups book the same hut we notice it only when both arrive',
      'we want to be told when two groups book the same hut, so that we do not notice it only when both arrive',
    ],
    [
      'When a guide falls ill we send two cars because we do not hear of it in time',
      'we want to be told when a guide falls ill, so that we do not send two cars',
    ],
    [
      'The office gets a lot of calls from guests who only want to know where to park',
      'guests want to see where to park, so that they do not have to call',
    ],
    [
      'Guests ring us all day, and most just want to know whether the lift runs',
      'Guests want to see whether the lift runs, so that they do not have to ring',
    ],
    [
      'Half the callers only want to move their tour',
      'callers should be able to move their tour themselves, so that they do not have to call',
    ],
    ['We have eighty ropes in two sheds and finding a dry one takes ages', 'finding a dry rope takes ages'],
    [
      'The storm comes early and guests only hear about the new date at the hut',
      'guests want to be told about the new date as soon as the storm comes early, so that they do not hear about it only at the hut',
    ],
    [
      'Friends share one waiver and we see it only by chance',
      'we want to be told when friends share one waiver, so that we do not find out only by chance',
    ],
    [
      'Ropes go missing unnoticed until the season starts',
      'I want to be told when ropes go missing, so that I do not notice it only when the season starts',
    ],
    [
      'Half the callers only want to know when their tour starts',
      'callers want to see when their tour starts, so that they do not have to call',
    ],
    ['I booked two tours and nobody told me which one is full', 'I want to see which of the tours is full'],
    ['New guides take weeks to learn the huts', 'New guides want to learn the huts in less time'],
    [
      'Guests send five mails and each one lands as a new case on my desk',
      'Each mail should no longer land as a new case on my desk when guests send five mails',
    ],
    ['Boots never fit because of the old size chart', 'Boots never fit despite the old size chart'],
  ])('%s', (said, wish) => {
    expect(remedyInFacts(said, people)).toBe(wish);
  });

  it.each([
    'Guests should not wait because nobody tells them when the bus leaves',
    'As a guide I want to be told when a rope goes unnoticed',
    'Guests book a tour and every booking becomes an entry in the calendar',
    'It takes two hours to dry a rope',
    'The tour is full and guests only hear about it at the hut',
    'Guides see by chance that a tour is off',
    'We notice by accident that somebody has not paid',
    'The guide never knows the way',
    'Nobody knows who had the rope last, and the next group waits',
    'Guides take three days to answer and by then the guest has booked elsewhere',
  ])('is none: %s', (said) => {
    expect(remedyInFacts(said, people)).toBe(said);
  });
});
