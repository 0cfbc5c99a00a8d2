import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';
import { whoseMatter } from './whose-matter.ts';

const KENNEL = {
  name: 'Kennelby',
  description:
    'Kennelby is used by dog boarding homes. Guests book a stay for their dog and pay online, keepers feed the dogs and write down how they are, and the home manager plans the shifts and sets the prices.',
};
const POND = {
  name: 'Pondlight',
  description:
    'Pondlight is an app for garden ponds. Households see how warm the water is and what the pump costs, and technicians install the pump and look after it.',
};
const BOATS = {
  name: 'Rowly',
  description: 'Rowly is an app for hiring boats. Hirers rent boats by the hour, and mechanics repair them.',
};
const SCHOOL = {
  name: 'Tonleiter',
  description:
    'Tonleiter is the portal of a music school. Members learn an instrument and book lessons, teachers give the lessons and grade the pieces, and administrators enrol people and issue certificates.',
};

function actorOf(idea: string, product = KENNEL): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('what is set for those who are served', () => {
  it.each([
    ['The system should refuse bookings more than three weeks ahead', 'home manager'],
    ['The system shall charge a fee when a guest cancels on the day itself', 'home manager'],
    ['The system shall not accept a cancellation less than 6 hours before the stay', 'home manager'],
    ['Release a kennel when nobody has come by noon', 'home manager'],
  ])('is the matter of those who run it: %s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it.each([
    ['Cancel a stay up to 6 hours before it begins', 'guest'],
    ['Can I cancel a stay when my dog is ill?', 'guest'],
  ])('but not what they do themselves: %s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });
});

describe('whose thing it is', () => {
  it.each([
    ['Certificate as a PDF with the grade', 'member', SCHOOL],
    ['My certificates in one place', 'member', SCHOOL],
    ['Membership card on the phone', 'member', SCHOOL],
    ['Receipt for a stay', 'guest', KENNEL],
    ['Reviews of teachers', 'member', SCHOOL],
    ['Certificates for teachers', 'teacher', SCHOOL],
    ['Receipts for keepers', 'keeper', KENNEL],
    ['Notes on guests who come late', 'keeper', KENNEL],
    ['Mark a kennel as broken', 'home manager', KENNEL],
    ['Swap a shift with a colleague', 'keeper', KENNEL],
    ['Takings of the week by email', 'home manager', KENNEL],
    ['House rules in several languages', 'guest', KENNEL],
    ['Refund the guest when the dog leaves early', 'guest', KENNEL],
    ['Holiday mode', 'member of the household', POND],
    ["Don't send any hints at night", 'member of the household', POND],
  ])('%s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['a paper that is made', 'Certificate templates with a field for the grade', 'member', SCHOOL],
    ['what whoever is there sees first', 'Report a boat as damaged', 'mechanic', BOATS],
    ['what somebody else gets', 'As a teacher, I want a receipt for each lesson', 'member', SCHOOL],
  ])('not %s', (_, idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });
});

describe('what others are not to see', () => {
  it.each([
    ['Do not show the address of a guest to keepers before the stay', 'guest'],
    ['The notes of keepers must not be shown to guests', 'keeper'],
  ])('is the matter of those whose it is: %s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it('is found in no time in a long text', () => {
    const { product, idea } = readTask({ idea: 'Do not show prices to others', product: KENNEL });
    const text = 'not shown to '.repeat(310);
    const start = performance.now();
    whoseMatter(product, { ...idea, text });
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('they', () => {
  it('are those of whom the main clause tells', () => {
    expect(
      actorOf('When a keeper is ill, guests wait at the gate for nothing. They should get a message in the morning.'),
    ).toBe('guest');
  });

  it('are who has the case, where nobody else is told of', () => {
    expect(actorOf('When guests arrive, the gate is often shut. They should see a code.')).toBe('guest');
  });
});
