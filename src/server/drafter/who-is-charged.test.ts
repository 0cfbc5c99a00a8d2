import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const sauna = {
  name: 'Birchsteam',
  description:
    'App of a sauna house. Bathers book a slot, choose towels and leave a review. Attendants light the stoves, check temperatures and tick off who is in.',
};
const sewing = {
  name: 'Hemline',
  description:
    'Hemline is the web shop of tailors who sew curtains to measure. Buyers enter the width, choose a cloth, see the price and order. The atelier gets the pattern.',
};
const salvage = {
  name: 'Tidewrack',
  description:
    'Tidewrack is a platform for boat recovery. Skippers request offers for a tow, our coordinators book tugs with harbours and keep the papers. Customs agents look in too.',
};

function actorOf(idea: string, product: { name: string; description: string }): string {
  return /^As an? (.+?), I want/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('who is charged, kept out or served', () => {
  it.each([
    ['Could we charge for an extra hour when the slot is left late?', 'attendant'],
    ['Is it possible to charge half an hour automatically when a slot ends late?', 'attendant'],
    ["Don't let anyone book the cold pool during a power cut", 'attendant'],
    ['At the evening shift nobody knows whether the morning crew already filled the towels.', 'attendant'],
  ])('does not wish for it: %s', (idea, actor) => {
    expect(actorOf(idea, sauna)).toMatch(actor);
  });

  it.each([
    ['I want to book a slot for the evening shift at my work', 'bather'],
    ['Let bathers book two slots in one go', 'bather'],
    ['Is it possible to choose towels when booking a slot?', 'bather'],
    ['It should no longer be possible to book a towel as a slot.', 'bather'],
  ])('wishes for their own: %s', (idea, actor) => {
    expect(actorOf(idea, sauna)).toBe(actor);
  });
});

describe('who is asked at the checkout', () => {
  it('is one of those who order', () => {
    expect(actorOf('Curtains came back again. Ask for the ceiling height at checkout.', sewing)).toBe('buyer');
  });
});

describe("what is taken from somebody's things", () => {
  it('is not wished for by them', () => {
    expect(actorOf("Calculate the ready date from the atelier's work list and show it beside the price", sewing)).toBe(
      'buyer',
    );
  });

  it('is theirs where it is shown to them', () => {
    expect(actorOf('Show the atelier the ready date of each pattern', sewing)).toBe('atelier');
  });
});

describe('several who run it', () => {
  it.each([
    ['Nobody may release a boat while the customer has bills that are 20 days overdue', 'coordinator'],
    ['Offers are valid for 10 days, or until the next storm warning if that is sooner', 'coordinator'],
    ['The harbour wants the crew list a day ahead. Last week we missed it and lost the berth.', 'coordinator'],
  ])('are told apart by their deeds: %s', (idea, actor) => {
    expect(actorOf(idea, salvage)).toBe(actor);
  });

  it('leaves those who ask for offers theirs', () => {
    expect(actorOf('I want to request an offer for two boats at once', salvage)).toBe('skipper');
  });
});

describe('whoever does the same work twice', () => {
  it.each([
    [
      'Attendants retype the same address into the slot list and the receipt, and one slip costs us a day.',
      'attendant',
    ],
  ])('wishes to be spared it: %s', (idea, actor) => {
    expect(actorOf(idea, sauna)).toBe(actor);
    expect(draftStory({ idea, product: sauna }).userStory).toContain('I want to no longer have to retype');
  });

  it('is no such thing where others are kept from what they do', () => {
    expect(actorOf('Keep bathers from typing a wrong address', sauna)).not.toBe('bather');
  });
});
