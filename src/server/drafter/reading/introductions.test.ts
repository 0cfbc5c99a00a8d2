import { describe, expect, it } from 'vitest';
import { withoutIntroduction } from './introductions.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Haven',
    'Haven is an app for sailing schools. Pupils book lessons and pay online. Instructors teach them, front desk staff answer questions, and the safety officer checks the boats.',
  ),
);
const bare = (text: string) => withoutIntroduction(text, people);

describe('who writes a note', () => {
  it.each([
    ['who greets and says where', "hi, it's only me from the boat shed. The list of spare parts is on paper."],
    ['who has a name', 'good morning, Ida from the boat shed speaking. The list of spare parts is on paper.'],
    ['who is there again', 'Hiya, me again. The list of spare parts is on paper.'],
    ['who asks pardon', 'hello, its me from the boat shed, sorry to bother you. The list of spare parts is on paper.'],
    ['what is only announced', 'hey all, another one from the boat shed: the list of spare parts is on paper.'],
  ])('goes: %s', (_, said) => {
    expect(bare(said)).toBe('The list of spare parts is on paper.');
  });

  it.each([
    ['who is known', 'hi, me from the front desk. We never know who is on the water.', 'Front desk here. '],
    [
      'who speaks for others',
      'I am writing on behalf of the instructors. We never know who is there.',
      'Instructors here. ',
    ],
    [
      'who works in a house of that name',
      'hey, me from safety services. We never know who is there.',
      'Safety officer here. ',
    ],
  ])('is kept where they ask for themselves: %s', (_, said, here) => {
    expect(bare(said)).toContain(here);
  });

  it('goes where they ask for others', () => {
    expect(bare('hi, front desk here. Pupils queue every morning. Could they sign in on the phone?')).toBe(
      'Pupils queue every morning. Could they sign in on the phone?',
    );
  });

  it.each([
    ['a thing that comes from somewhere', 'Data from the weather station: show the wind on the start page.'],
    ['what is shown there', 'Boats in the yard. Show me which of them are free.'],
    ['what belongs to a wish', 'Let me from the start see who sails with me and on which boat.'],
  ])('is not read in: %s', (_, said) => {
    expect(bare(said)).toBe(said);
  });
});
