import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { asMadeSo } from './made-so.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const name = 'Skein';
const description =
  'Skein runs a knitting club. Hosts plan the evenings and keep a list of patterns. Knitters sign up for evenings and borrow needles.';
const people = knowPeople(readProduct(name, description));

describe('what a thing is to be made to do', () => {
  it.each([
    ['Could you make the seat plan work on tablets?', 'The seat plan should work on tablets'],
    ['Make search work without a connection', 'Search should work without a connection'],
    ['We should make the pattern library load in the train', 'The pattern library should load in the train'],
    ['Make invitations go out a week earlier', 'Invitations should go out a week earlier'],
    ['Please make reminders go out earlier.', 'Reminders should go out earlier'],
    ['Make the shopping list print on one sheet', 'The shopping list should print on one sheet'],
    ['Can we make receipts show the club fee?', 'Receipts should show the club fee'],
    ['Make the pattern list usable with one hand', 'The pattern list should work with one hand'],
    ['Make the login last for a month', 'The login should last for a month'],
    [
      'Make the sign-up page work with one hand so that knitters can use it on the bus',
      'The sign-up page should work with one hand so that knitters can use it on the bus',
    ],
    [
      'Make knitters sign the rules before they borrow needles',
      'Knitters must sign the rules before they borrow needles',
    ],
  ])('is what it should do: %s', (order, told) => {
    expect(asMadeSo(order, people)).toBe(told);
  });

  it.each([
    'Make the room display on the wall brighter',
    'Make the start page nicer',
    'Make the list sortable by name',
    'Make the list usable for everybody',
    'Make the pattern list more useful for hosts',
    'Make the pattern list only visible to hosts',
    'Make sure knitters return needles on time',
    'Make notes on an evening',
    'Make copies of a pattern for the host',
    'Make a plan for each evening',
    'Make the price list print nicer',
    'Make the knitters list visible to hosts',
    'Make it work offline',
    'Hosts make the list work',
    'Make the plan work on phones. Add a map.',
  ])('is no such order: %s', (order) => {
    expect(asMadeSo(order, people)).toBe(order);
  });

  const draft = (idea: string) => draftStory({ idea, product: { name, description } });
  const criteria = (idea: string) => draft(idea).acceptanceCriteria;

  it('takes no name and its verb for one thing', () => {
    const { headline, userStory } = draft('Could you make the seat plan work on tablets?');
    expect(headline).toBe('Use the seat plan on tablets');
    expect(userStory).toContain('use the seat plan on tablets');
  });

  it('says what is to be seen on small screens, without a mouse and by those who hear the page', () => {
    expect(criteria('Make the seat plan work on phones').join(' ')).toMatch(/seat plan can be read on a narrow screen/);
    expect(criteria('Make the sign-up form work without a mouse').join(' ')).toMatch(/with the keyboard alone/);
    expect(criteria('Make the knitting app usable with one hand').join(' ')).not.toMatch(/the hand /);
    expect(criteria('Make the shop work with screen readers').join(' ')).toMatch(/A screen reader says/);
  });
});
