import { describe, expect, it } from 'vitest';
import { toFirstPerson, type Voice } from './pronouns.ts';

const voice: Voice = { speaker: false, they: true, pluralObject: true };

describe('who is plainly meant by a pronoun in a wish', () => {
  it.each([
    ['understand the letters that the office sends them', 'understand the letters that the office sends me'],
    ['get a list of tenants who have not paid them', 'get a list of tenants who have not paid me'],
    ['see what tenants owe them', 'see what tenants owe me'],
    ['invite neighbours who then get a key from them', 'invite neighbours who then get a key from me'],
    ['keep letters that they get by post', 'keep letters that I get by post'],
    ['see photos while they are on the way', 'see photos while I am on the way'],
    ['see articles while they are writing an answer', 'see articles while I am writing an answer'],
    ['offer dates that tenants can choose themselves', 'offer dates that tenants can choose themselves'],
    ['see faults with the version in which they occurred', 'see faults with the version in which they occurred'],
    ['customers do not forget their key', 'customers do not forget their key'],
    ['be told of parcels when they have arrived', 'be told of parcels when they have arrived'],
    ['remind tenants of keys that the house gave them', 'remind tenants of keys that the house gave them'],
    ['inform owners about bills that they get', 'inform owners about bills that they get'],
    ['ring and tell drivers while they are at the gate', 'ring and tell drivers while they are at the gate'],
    ['tick nights on which they are free', 'tick nights on which I am free'],
    ['set hours at which they can work', 'set hours at which I can work'],
    ['mark days that suit them', 'mark days that suit me'],
    ['list shelves on which they are kept', 'list shelves on which they are kept'],
    ['send the bills that they get to owners', 'send the bills that they get to owners'],
    ['help old people with forms that they get', 'help old people with forms that they get'],
    ['remind tenants who have not paid them', 'remind tenants who have not paid me'],
  ])('%s', (text, told) => {
    expect(toFirstPerson(text, voice)).toBe(told);
  });

  it.each(['archive tickets when they are closed', 'move tasks while they are running'])(
    'things stay what they are: %s',
    (text) => {
      expect(toFirstPerson(text, voice)).toBe(text);
    },
  );
});
