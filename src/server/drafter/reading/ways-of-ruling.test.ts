import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { ruledPlainly } from './ways-of-ruling.ts';

describe('a rule without what says that it is one', () => {
  it.each([
    ['House rule: drivers may not smoke in the trucks', 'Drivers may not smoke in the trucks'],
    ['We have a rule: only the foreman opens the gate.', 'Only the foreman opens the gate.'],
    ['It should be a rule that trucks must be locked', 'Trucks must be locked'],
    ['It is very important that trucks must be locked', 'Trucks must be locked'],
    ['Please make sure that only drivers may take a key', 'Only drivers may take a key'],
    ['The system must ensure that there are no more than two keys', 'There are no more than two keys'],
    ['The app should enforce that a key is valid for one day', 'A key is valid for one day'],
    ['From now on, trucks must be locked', 'Trucks must be locked'],
    ['In our firm drivers need a permit', 'Drivers need a permit'],
    ['The board has decided that trucks must be locked', 'Trucks must be locked'],
    ['Our insurance demands that trucks are never left open', 'Trucks are never left open'],
    ['Trucks must be locked, no exceptions.', 'Trucks must be locked'],
    ['By law drivers must rest for nine hours', 'For legal reasons drivers must rest for nine hours'],
    ["Let's say a code has six digits", 'A code has six digits'],
  ])('%s', (text, told) => {
    expect(ruledPlainly(text)).toBe(told);
  });

  it.each([
    'Make sure that the list is sorted by name',
    'It is important to me that we see the list',
    'Note the names of drivers without a permit',
    'We need an agreement that must be signed by every driver',
    'We need a rule that blocks a card after three tries only',
    'The policy that holds for drivers must be shown',
    'Note the name of the driver',
    'Check that',
    'Rules for drivers who are ill',
    'We need a rule editor',
    'Ensure we need no paper',
    'From now on I want a list. Trucks must be locked.',
    'The board wants that list on Monday',
  ])('is left alone: %s', (text) => {
    expect(ruledPlainly(text)).toBe(text);
  });
});

describe('a bound on how many there are', () => {
  it('is never lost from a story', () => {
    const product = {
      name: 'Yardline',
      description: 'Yardline plans tours. Drivers take tours and lock the trucks. The foreman plans the tours.',
    };
    const { userStory } = draftStory({
      idea: 'As a foreman I want to be sure that there are no more than two keys per truck',
      product,
    });
    expect(userStory).toContain('be sure that there are no more than two keys per truck');
  });
});
