import { describe, expect, it } from 'vitest';
import { toFirstPerson } from './pronouns.ts';

const voice = { speaker: false, they: true, pluralObject: false };

describe('"you"', () => {
  it('is whoever tells it, behind a preposition as well', () => {
    expect(toFirstPerson('keep it as long as nobody has booked it after you', voice)).toBe(
      'keep it as long as nobody has booked it after me',
    );
    expect(toFirstPerson('read it after you leave', voice)).toBe('read it after I leave');
  });
});

describe('"them"', () => {
  it.each([
    ['they can plan the day around them', 'I can plan the day around them'],
    ['they see their plots and water them', 'I see my plots and water them'],
    ['nobody disturbs them', 'nobody disturbs me'],
    ['see which of the tasks are yours', 'see which of the tasks are mine'],
    ['see the plot before they have both signed', 'see the plot before they have both signed'],
    [
      'know that people who book never come and the guard waits for them',
      'know that people who book never come and the guard waits for them',
    ],
    ['know that the guard waits for them', 'know that the guard waits for me'],
    ['invite someone to camp with them', 'invite someone to camp with me'],
    ['guests do not forget half of what we tell them', 'guests do not forget half of what we tell them'],
  ])('%s', (said, own) => {
    expect(toFirstPerson(said, voice)).toBe(own);
  });
});
