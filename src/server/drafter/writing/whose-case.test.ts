import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { ownCase } from './own-case.ts';

describe('whoever is spoken of in the case', () => {
  it('is whoever tells it', () => {
    expect(ownCase('have them added to all lists when a lodger moves in', 'lodger')).toBe(
      'be added to all lists when I move in',
    );
    expect(ownCase('have their balance settled when a lodger moves out', 'lodger')).toBe(
      'have my balance settled when I move out',
    );
  });

  it('stays somebody else where others are', () => {
    expect(ownCase('have them added to all lists when a guest moves in', 'lodger')).toBe(
      'have them added to all lists when a guest moves in',
    );
  });
});

describe('a vague word', () => {
  const product = { name: 'Lodge', description: 'Lodgers share a house and enter what they spent.' };
  const asked = (idea: string) => draftStory({ idea, product }).openQuestions.join(' ');

  it('is not asked about where it is a deed or only praise', () => {
    expect(asked('Let lodgers clear their debts')).not.toMatch(/"clear"/);
    expect(asked("It'd be nice if lodgers could see the bills")).not.toMatch(/"nice"/);
    expect(asked('Lodgers want to see a clear overview')).toMatch(/"clear"/);
  });
});

describe('a name that holds what must not be', () => {
  const product = {
    name: 'Petsit',
    description: 'Sitters look after dogs. Owners book them and write what a dog eats.',
  };
  const told = (idea: string) => draftStory({ idea, product }).userStory;

  it('is a name and no rule', () => {
    expect(told("A food sheet for each dog with portions, times and what it mustn't eat")).toMatch(
      /want to see a food sheet/,
    );
    expect(told('A dog must not eat grapes')).not.toMatch(/want to see/);
  });
});
