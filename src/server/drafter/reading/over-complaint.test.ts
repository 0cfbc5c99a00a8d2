import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { overComplaint } from './over-complaint.ts';

function told(text: string): string {
  const relief = overComplaint(text, people);
  return relief ? [relief.except ?? '', relief.wish, relief.benefit ?? ''].join(' | ') : '';
}

describe('a complaint that tells no remedy', () => {
  it.each([
    [
      'what hurts in its case, and "it" by its name',
      'Plot holders knock at the closed gate and it opens again, which ruins our beds.',
      'Plot holders | have the closed gate no longer open again when plot holders knock at it | ',
    ],
    [
      'the case in front',
      'When two wardens read the same meter, they are never in agreement and write two bills.',
      'two wardens | have two wardens be in agreement when they read the same meter | ',
    ],
    [
      'what goes on for whoever tells it',
      'Compost prices rose in spring and we still charge the fee from January.',
      ' | no longer charge the fee from January when compost prices rise in spring | ',
    ],
    [
      'what there is none of when they do it',
      'Wardens turn up and there is nothing at the gate',
      'Wardens | have wardens no longer turn up when there is nothing at the gate | ',
    ],
    [
      'what nobody does',
      'Plot holders ring at the shed and nobody opens the gate',
      ' | be sure that somebody opens the gate when plot holders ring at the shed | ',
    ],
    [
      'when it is, in front of its subject',
      'On sunny weekends a third of the plots stay unwatered by mistake',
      ' | have a third of the plots no longer stay unwatered by mistake on sunny weekends | ',
    ],
    [
      'what it comes of, in brackets',
      'The watering plan is wrong again because (the warden is late)',
      ' | have the watering plan no longer wrong again just because the warden is late | ',
    ],
  ])('%s', (_, text, expected) => expect(told(text).toLowerCase()).toBe(expected.toLowerCase()));

  it.each([
    ['what tells of no harm', 'Most plot holders come between five and six'],
    ['what nobody knows or has', 'Plot holders sign ten forms and nobody has read them'],
    ['"they" that may be others', 'Wardens arrive at the plots, the carts are upstairs and they wait too long'],
    ['"it" that cannot be what was named', 'Wardens type the hours into a sheet, but it opens again'],
    ['a subject that is denied', 'No free plot is left again'],
    ['a label', 'Watering: plot holders still carry cans'],
  ])('nothing for %s', (_, text) => expect(told(text)).toBe(''));

  it.each([
    [
      'Plot holders stand at the gate for an hour because the key is always gone.',
      'plot holders',
      /^no longer stand at/,
    ],
    ['Plot holders knock at the closed gate and it opens again.', undefined, /^have the closed gate no longer open/],
    ['Snails wait behind the shed for an hour because nobody sweeps there.', undefined, /^have snails no longer wait/],
  ])('is wished by whoever bears it and does nothing to anybody: %s', (text, actor, wish) => {
    const relief = overComplaint(text, people);
    expect(relief?.actor).toBe(actor);
    expect(relief?.wish).toMatch(wish);
  });
});
