import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';
import { readProduct } from './reading/read-product.ts';

const WEIR = {
  name: 'Weirhouse',
  description:
    'Weirhouse runs the repair shop of a rowing club. Rowers report a broken boat and book a test row, riggers mend the boats and write down each part, the boat clerk orders parts and sends the invoices, and the trustees want to know which boats cost most. The shop manager plans the week and signs off each repair.',
};
const MILL = {
  name: 'Millpond',
  description:
    'Millpond is the duty log of a paper mill. Employees clock in at the gate and note each stop of their machine, shift leads confirm the hours, and payroll pays on the last day. Teens on a holiday job get a card and parents agree to their hours.',
};

function actorOf(idea: string, product = WEIR): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('whom a ban shields', () => {
  it.each([
    ['Co-workers must no longer see why somebody was off sick.', 'employee'],
    ['Parents should no longer see the card number once the teen is 18.', 'teen'],
  ])('%s', (idea, name) => {
    expect(actorOf(idea, MILL)).toBe(name);
  });

  it.each([
    ['Riggers must no longer see what each rower owes.', 'rower'],
    ['No rower should be able to see the notes of the rigger.', 'rigger'],
    ['Other rowers must no longer see the damage report.', 'rower'],
    ['Rowers must no longer see who else asked for a test row.', 'rower'],
  ])('%s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it.each([
    ['Riggers must not see the invoice until the shop manager has released it.', 'rigger'],
    ['Do not show the invoice to riggers.', 'rigger'],
  ])('is nobody who is barred: %s', (idea, name) => {
    expect(actorOf(idea)).not.toBe(name);
  });
});

describe('whose word is to be had', () => {
  it('is of those who run the service', () => {
    expect(actorOf('The system must block a hull with a crack and have the rigger release it.')).toBe('rigger');
    expect(actorOf('The system must ask the rower to confirm the test row.')).not.toBe('rigger');
  });
});

describe('who speaks', () => {
  it.each([
    ['Resin went up by a third in May and we still send invoices at the old rate.', 'boat clerk'],
    ["I'd like to see the last five repairs while I'm mending a boat.", 'rigger'],
    ['why do i have to ask again after my boss has signed off the part? i mended it already', 'rigger'],
    ['One rower told me that a text in the middle of the night is useless to him. He looks at breakfast.', 'rower'],
    ['my husband has stopped counting the parts. it would be good if the order list did it', 'boat clerk'],
  ])('%s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it.each([
    ['Whoever reports a broken boat would like to hear that it was mended.', 'rower'],
    ['Cost of parts per boat', 'trustee'],
  ])('%s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it('has a team', () => {
    const ladder = {
      name: 'Ladder',
      description:
        'Ladder keeps the games of a handball league. Parents see when their child plays and pay the fee, trainers enter the result, and the league secretary sets the dates.',
    };
    expect(actorOf('The hall was changed at noon and half my team stood in the old one.', ladder)).toBe('trainer');
  });

  it('looks at what it is said to want to know', () => {
    expect(actorOf('The trustees want a list of boats by cost.')).toBe('trustee');
  });

  it('is no role that is only asked about', () => {
    const { roles } = readProduct('Foo', 'Vets write a report. The owner wants to know which villages pay late.');
    expect(roles.map(({ name }) => name)).toEqual(['vet', 'owner']);
  });

  it('does what it does, and not what people without a name do', () => {
    const { roles } = readProduct('Foo', 'Helpers walk the dogs, and people who want one send in a form.');
    expect(roles[0]?.doings.map(({ verb }) => verb)).toEqual(['walk']);
  });
});

describe('whose word is to be had', () => {
  it('is asked for by whoever does the deed before, where they are let do it', () => {
    expect(actorOf('Let rowers upload a photo and let the boat clerk check it.')).toBe('rower');
    expect(actorOf('Allow rowers to change a test row, and have the shop manager approve it.')).toBe('rower');
    expect(actorOf('Have the boat clerk confirm each order.')).toBe('boat clerk');
  });
});
