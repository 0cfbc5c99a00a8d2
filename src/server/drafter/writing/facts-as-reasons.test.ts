import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Millrace',
  description:
    'Millrace runs the orders of a flour mill. Millers plan the grinding of the day, bakers order flour and follow their orders, drivers deliver the sacks, and the office writes the invoices. A kitchen porter signs for the delivery.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what is so anyhow, told as a reason', () => {
  it.each([
    [
      'what is found too late is found in time',
      'Millers want to compare the waste of the stones, since worn stones are the ones we notice far too late',
      'worn stones are noticed in time',
    ],
    [
      'what somebody hates does not happen',
      'I would like to see which miller ground which sack before I plan the day, because bakers hate it when the colour changes',
      'the colour stays the same',
    ],
    [
      'fewer people leave',
      'Tell bakers how many orders are ahead of theirs because about one in six just gives up',
      'fewer people give up',
    ],
    [
      'several can work on it',
      'Millers would like to split an order into batches, as different stones work on them in parallel',
      'different stones can work on them in parallel',
    ],
    [
      'what stands in the way does not matter',
      'Drivers should be able to keep a note on a stop, since the street number alone is often not enough',
      'it does not matter that the street number alone is not enough',
    ],
    [
      'those who are meant are not cut off',
      'Let bakers order at any of our three ramps because lots of them have jobs across town',
      /^(?!.*\bthat them\b)/,
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it('is never told as what is taken into account', () => {
    expect(why('Let bakers change an order until nine, since most of them close at eight')).not.toContain(
      'into account',
    );
  });
});

describe('a reason of the idea', () => {
  it.each([
    [
      'a name keeps its capital and takes no article',
      'We need the list of unpaid orders as PDF. Right now Ottmar puts it together by hand',
      'Ottmar does not put it together by hand',
    ],
    [
      'a name that ends like a plural is one person',
      'Show the office which bakers pay late. At the moment Annelies keeps this in her head, and she is leaving in May',
      'Annelies does not keep this in her head',
    ],
    [
      'a task that stands for people takes no article',
      'Could we get the cost per sack? Finance asks every quarter',
      'the finance team does not have to ask every quarter',
    ],
    ['what slips is not to slip', 'Show drivers which sacks are rye, they keep forgetting it', 'I do not forget it'],
    [
      'the short name of whoever acts is theirs',
      'The kitchen porter should see the sacks by shelf because the porter has to walk to the store twice',
      'I do not have to walk to the store twice',
    ],
    [
      'what somebody else knows is clear',
      'It would be great if bakers could send a photo of the crumb so I already know where they have trouble',
      'it is clear where I have trouble',
    ],
    [
      'whom something is offered to is whoever acts',
      'Could we let drivers block out their holidays so that millers stop offering them tours in those weeks?',
      'millers stop offering me tours in those weeks',
    ],
    [
      'what makes it look bad is over',
      'Do not count our own sacks any more. This makes the waste look terrible.',
      'the waste does not look terrible',
    ],
    [
      'they are those of whom alone the idea speaks',
      'Rye gets dearer and millers set one price per sack, so they lose money on each order. Show a price per country.',
      'I do not lose money on each order',
    ],
    [
      'they are not doing it any more',
      "I'd like bakers to be able to mark flours they never order so they aren't scrolling past the same ones every day",
      'I am not scrolling past the same ones every day',
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });

  it.each([
    [
      'what is promised is not turned round',
      'Bakers must be told of a price change five days ahead. We never share their addresses with dealers.',
      /\bshare\b/,
    ],
    [
      'a date with what it is the date of is no clause',
      'The office wants late orders listed, with the date the driver was told and the date the baker was informed.',
      /\bnot informed\b/,
    ],
    [
      'how much is used does not end',
      'Let millers set another stock for Easter, because we go through twice as much rye then',
      /\bdo not go\b/,
    ],
    [
      'what happened on one day is no aim',
      'Millers book the mill for Thursday and the grain arrives on Friday.',
      /\bdoes not arrive\b/,
    ],
    [
      'where somebody works does not end',
      'Drivers work in cellars with no reception. Notes made there have to be sent later.',
      /\bdo not work\b/,
    ],
    [
      'that nobody gets lost is not turned round',
      'Show the ramp on a map. Our drivers never get lost elsewhere.',
      /\bget lost\b/,
    ],
  ])('%s: %s', (_, idea, never) => {
    expect(why(idea)).not.toMatch(never);
  });
});
