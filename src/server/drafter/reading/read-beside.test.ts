import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { ENDS, readAction } from './read-beside.ts';

describe('beside an action', () => {
  it('stands nothing where it is the only one', () => {
    expect(readAction('print the map', people)).toEqual({ main: 'print the map', others: [], details: [] });
  });

  it.each([
    ['print the map and send it to the wardens', 'print the map', 'send the map to the wardens'],
    ['sort and print the letters', 'sort the letters', 'print the letters'],
    ['scan a letter and have the name and date filled in', 'scan a letter', 'have the name and date filled in'],
  ])('stands another of the same person, with its object: "%s"', (text, main, other) => {
    expect(readAction(text, people)).toMatchObject({ main, others: [{ text: other }] });
    expect(readAction(text, people).others[0]?.actor).toBeUndefined();
  });

  it.each([
    ['book a plot and the treasurer should be told', 'the treasurer', 'be told'],
    ['lock the gate and visitors want a bell', 'visitors', 'get a bell'],
    ['write the letter, then the treasurer signs it', 'the treasurer', 'sign it'],
    ['upload the letter, wardens approve it', 'wardens', 'approve it'],
  ])('stands one of somebody else: "%s"', (text, actor, other) => {
    expect(readAction(text, people).others).toEqual([{ actor, text: other }]);
  });

  it('stands how it should be', () => {
    expect(readAction('pay the rent and the receipt should be blue', people)).toMatchObject({
      others: [],
      details: ['the receipt should be blue'],
    });
  });

  it.each([
    ['mute a pump for an hour, all mutes are logged', 'all mutes are logged'],
    ['hand in a form again, only the last one counts', 'only the last one counts'],
    ['mark a tool as broken, the warden gets informed', 'the warden gets informed'],
  ])('stands what happens with it, and no complaint of it: "%s"', (text, detail) => {
    expect(readAction(text, people)).toMatchObject({ others: [], details: [detail] });
    expect(readAction(text, people).benefit).toBeUndefined();
  });

  it.each([
    ['what hurt', 'pay the rent, we had to wait before', 'we do not have to wait before'],
    ['what ends', 'print the map, the old one expires in May', 'it still works when the old one expires in May'],
  ])('stands why: %s', (_, text, benefit) => {
    expect(readAction(text, people)).toMatchObject({ others: [], details: [], benefit });
  });
});

describe('what ends whatever anybody wants', () => {
  it.each([
    ['the old form is switched off in March', true],
    ['the lease expires on Friday', true],
    ['support runs out next year', true],
    ['the form is blue', false],
    ['the lamp is switched on', false],
    ['the path ends', false],
  ])('is told by its words: "%s"', (text, ends) => {
    expect(ENDS.test(text)).toBe(ends);
  });
});
