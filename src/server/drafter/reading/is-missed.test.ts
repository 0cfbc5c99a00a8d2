import { describe, expect, it } from 'vitest';
import { isCircumstance, isMissed } from './is-missed.ts';

describe('a deed that somebody cannot do', () => {
  it.each([
    ['two deeds of one thing', 'view and print the tickets'],
    ['by themselves', 'read the scale themselves'],
    ['what would come of it', 'open a gate without waking the neighbours'],
    ['how long it lasts', 'hold a lorry back until the rain stops'],
    ['a try beforehand', 'check a ticket before it is printed'],
    ['what is seen before', 'see the price before they deliver'],
    ['where they are', 'enter a weight when they are on the road'],
    ['what is at hand', 'enter a weight when there is no signal'],
    ['who is not there', 'close a gate when a weigher is ill'],
    ['what they would know', 'understand if a contract applies'],
    ['what they would like', 'say which day they prefer'],
    ['telling apart', 'tell apart wheat and barley'],
    ['only there', 'send a ticket to the office only'],
  ])('is missed by what stands in it: %s', (_, deed) => {
    expect(isMissed(deed)).toBe(true);
  });

  it.each([
    ['judging oneself', 'approve their weights themselves'],
    ['what has to be done first', 'leave without sweeping the bay'],
    ['what is not paid yet', 'deliver until they have paid'],
    ['what waits for others', 'see the prices before the auction is over'],
    ['how things stand with them', 'deliver when they are in arrears'],
    ['closing hours', 'deliver when the store is closed'],
    ['an exception', 'read the scale themselves unless a weigher is there'],
    ['nothing else', 'print a ticket'],
  ])('may be barred: %s', (_, deed) => {
    expect(isMissed(deed)).toBe(false);
  });

  it('is told by how things are for them, and not by where they stand', () => {
    expect(isCircumstance('when they are on the road')).toBe(true);
    expect(isCircumstance('when they are in arrears')).toBe(false);
  });
});
