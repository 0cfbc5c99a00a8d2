import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { readProduct } from './reading/read-product.ts';

const workshop = {
  name: 'Gearbox',
  description:
    'Gearbox is a tool of a bicycle workshop. Riders report faults and ask for a loan bike, mechanics work through the repairs on a shared board, and the owner orders parts and writes the bills.',
};

function story(idea: string): string {
  return draftStory({ idea, product: workshop }).userStory;
}

describe('they are things where only things are many', () => {
  it.each([
    [
      'Repairs have to be approved by the owner before they go on our board.',
      'As a mechanic, I want to have repairs approved by the owner before they go on my board,',
    ],
    [
      "Loan requests must be signed by the rider's guardian before they land on our board.",
      "As a mechanic, I want to have loan requests signed by the rider's guardian before they land on my board,",
    ],
  ])('%s', (idea, expected) => {
    expect(story(idea)).toContain(expected);
  });

  it('and whoever has somebody else look at it has not seen it', () => {
    expect(story('Repairs have to be approved by the owner before they go on our board.')).toMatch(
      /so that nothing goes ahead unchecked\.$/,
    );
  });
});

describe('who hands something in', () => {
  it.each([
    ['Attach a bill when asking for a loan bike. Only the owner may see it.', /^As a rider,/],
    [
      'Add an option to upload a letter when reporting a fault. Only mechanics should be able to see it.',
      /^As a rider,/,
    ],
    ['Upload a licence. Only the owner may open it.', /^As a (?!.*owner,)/],
  ])('is not who alone may see it: %s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it('and it keeps its article', () => {
    const { acceptanceCriteria } = draftStory({
      idea: "Riders should be able to upload a rider's licence. Only the owner may see it.",
      product: workshop,
    });
    expect(acceptanceCriteria.join(' ')).not.toMatch(/see rider's/);
  });
});

describe('what is run by somebody does nothing', () => {
  it.each([
    ['Slipways is a map of docks, slips and harbours run by clubs. Sailors book a berth.', /dock|slip|harbour/],
    ['Greens is a site for parks and gardens put up by volunteers. Visitors plan walks.', /park|garden/],
  ])('%s', (description, thing) => {
    expect(readProduct('', description).roles.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(thing));
  });

  it('people who run something do', () => {
    const { roles } = readProduct('', 'Runaround is for clubs. Trainers run courses, and members book them.');
    expect(roles.map(({ name }) => name)).toContain('trainer');
  });
});

describe('what is said of them in the story', () => {
  it.each([
    ["We need a deputy who can order parts on the owner's behalf.", /a deputy who can order parts on my behalf,/],
    [
      'Mechanics should be able to see at a glance how many repairs they have left, including those of last week.',
      /how many repairs I have left at a glance, including those of last week,/,
    ],
    ['Repair calendar showing who works when', /(?:see|have) a repair calendar showing who works when,/],
    ['Repairs with a Do Not Start tag should be skipped.', /have repairs with a Do Not Start tag skipped,/],
    ['Repairs with a "no calls" note should be skipped.', /have repairs with a "no calls" note skipped,/],
  ])('%s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it('a name that denies something denies nothing in the criteria', () => {
    const { acceptanceCriteria, headline } = draftStory({
      idea: 'Repairs with a Do Not Start tag should be skipped.',
      product: workshop,
    });
    expect(headline).toBe('Skip repairs with a Do Not Start tag');
    expect(acceptanceCriteria).toContain('Repairs with a Do Not Start tag are skipped.');
  });

  it('what they have is asked and nothing is left out of it', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'Mechanics should be able to see at a glance how many open repairs they have left, including those carried over from last week.',
      product: workshop,
    });
    expect(acceptanceCriteria.join(' ')).not.toMatch(/repairs that they/);
  });
});

describe('what somebody may do first', () => {
  it('does not have to be done', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'Let riders lend out a bike that is still whole to friends before it is collected.',
      product: workshop,
    });
    expect(acceptanceCriteria.join(' ')).not.toMatch(/has not been/);
  });

  it('but a check holds it up', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'The owner should be able to check a bill before it is sent.',
      product: workshop,
    });
    expect(acceptanceCriteria).toContain('A bill that has not been checked is not sent.');
  });
});
