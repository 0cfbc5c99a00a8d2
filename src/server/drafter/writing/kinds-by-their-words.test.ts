import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const MILL = {
  name: 'Millrace',
  description:
    'Millrace is used at a museum mill. Guides lead tours and keep a log, visitors book places and read about the machines, millers look after the wheel and the stones, and the office plans the shifts, sells tickets and answers questions.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product: MILL }).acceptanceCriteria.join('\n');
}

describe('a kind of wish is not chosen by one word that means something else here', () => {
  it.each([
    ['what is voted on is no list of favourites', 'Shortlist of names where guides vote on the new stone', /chosen/],
    [
      'another word is no new name',
      'The search should find sluice when the machine is called a gate',
      /old name|new name/,
    ],
    ['who gives nothing swaps nothing', 'Let guides swap a cancelled place to another visitor', /declined offer/],
    ['the product draws to scale', 'Draw the stones to scale on the floor plan', /stroke|underneath/],
    ['a place for a wheelchair is no aid', 'Wheelchair and buggy places on each tour', /seeing or hearing/],
    ['the number of a card pays nothing', 'Hide credit card numbers in the mails of visitors', /payment|charges/],
    ['a speed that can be chosen is no slow page', 'Audio guide with adjustable speed', /on its way|in the same time/],
    ['who is let off is not shown around', 'Charge visitors who come late, but not the first time', /begins|was made/],
    ['what is counted does not run out', 'Add a count of flour bags by use-by date', /has run out|runs out/],
    [
      'a step-free way is no right',
      'Let visitors use step-free access as a filter for tours',
      /who has access|refused/,
    ],
    ['goods that go back are no money', 'Returns of headsets at any desk, not just at the door', /payment|paid/],
    ['what is kept of the past is no draft', 'Keep tour notes when a guide leaves', /entered stays|comes back/],
    ['a time that a tour has is no time for the price', 'Set a lower price for tours before 10 am', /After 10 am/],
    ['half a day off is not taken away', 'Let guides take half a day off', /not listed|until the guide/],
    ['people are no software', 'Pair each new guide with an older one', /connection|reached/],
    ['who pays nothing is charged nothing', 'An insurance should be offered at checkout', /declined|Confirming twice/],
    ['a text is no document', 'Visitors should get a text when it is their turn', /leads to the text/],
    ['a printed paper has no log', 'Print the last four weeks on one page', /the last as|on the last\./],
    ['an alert is not lowered', 'The system shall raise an alert if the wheel runs without water', /lower/],
    ['a sample that is taken is no template', 'Grain samples by field with a proposal for the mill day', /template/],
    ['who reads reports sees no figures', "Visitors' reports beside the plan for Monday", /behind a figure/],
    [
      'where one approves is not what is approved',
      'Let millers approve from the mail without logging in',
      /mail comes from|on the mail/,
    ],
    ['forty are a number and no part of a name', 'Let guides hold forty places for a school', /forty place /],
    ['what is there is used by nobody', 'Lantern on the bridge by the mill', /cannot be used/],
    ['what is never shown is not shown again', 'Never show one visitor the questions of the others', /shown again/],
    [
      'nobody is asked once who is not asked at all',
      "Don't ask visitors for a phone number at the desk",
      /asked for once/,
    ],
    [
      'what is shown is never late',
      'The system shall display the state of the wheel before a tour begins.',
      /shown as late/,
    ],
    ['what is found first is found by everybody', 'Stop the search from listing old tours first', /do not contain/],
    [
      'what is put somewhere is told with its place',
      'The tour plan should be put into our shared folder automatically',
      /was put\.|be put is/,
    ],
    [
      'a page with a time on it does not end',
      'Millers want to see on one page who has which key and for how long',
      /no longer listed/,
    ],
    [
      'a place where one loads is no slow page',
      'Loading bay of the mill on the day itself',
      /on its way|in the same time/,
    ],
    ['a tour of a week shows nobody around', 'Show the tour of the week with all its stops', /begins|again later/],
    ['a complaint accuses no author', 'Report a complaint about a cold room', /author/],
    ['what is ordered again is not put in order', 'Let the office reorder bags of flour', /sorted by/],
    ['who answers a person writes no comment', 'Answer the engineer within a day', /shown beside/],
    ['what is listed apart is not converted', 'See ticket sales in euros and pounds separately', /converted/],
    [
      'who is on the list is not what becomes free',
      'Put a visitor on the waiting list for the night tour',
      /a visitor becomes|a visitor that/,
    ],
    [
      'bread is not cancelled',
      'Send a message ten minutes before the bread is done',
      /cancelled|day and the time of the bread/,
    ],
    ['what is read from a picture is no file', 'Take the date from the photo instead of typing it', /uploaded/],
    ['whoever picks sees what they pick', 'Visitors should be able to pick a 45-minute tour', /once more/],
    [
      'what is read of a place before the first visit is read again',
      'Parking and opening hours before coming for the first time',
      /not again later/,
    ],
    [
      'a background is not found',
      'Find someone with a good voice who can lead a tour',
      /good voice that|such good voice/,
    ],
    ['who gives notice sends no message', 'Let the office give notice to the contract online', /message/],
    ['a phone number is no key', 'See tours that end tomorrow, with a phone number', /wrong phone number|do not end/],
    ['what is told until when it may stay stays', 'Scan a sticker and see until when it may stay', /no longer listed/],
    ['twenty is no thing', 'Let visitors send twenty for the wheel with a message', /twenty that|same twenty/],
    [
      'accounts that are looked at sign nobody in',
      "Create the new guides' accounts from a list",
      /signing in|signs out/,
    ],
  ])('%s: %s', (_, idea, wrong) => {
    expect(criteria(idea)).not.toMatch(wrong);
  });

  it.each([
    ['Wish list of machines', /still listed|no longer available/],
    ["Rename 'gate' to 'sluice' everywhere", /old name|new name/],
    ['Let guides swap a tour with a colleague', /accepted/],
    ['Let guides draw on the floor plan', /stroke|underneath/],
    ['Visitors want to pay by credit card', /payment|charges/],
    ['Speed up the loading of the list of machines', /on its way|in time/],
    ['Let visitors see an introduction the first time they open the app', /begins|again later/],
    ['Only millers may have access to the engine room plan', /right|access/],
    ['Refund tickets of a cancelled tour', /given back|paid/],
    ['Let millers raise the water gate', /lower the water gate/],
    ['Connect the ticket desk with the till software', /connection|reached/],
    ['Let guides take a machine off the list', /list/],
  ])('but where the word means it: %s', (idea, right) => {
    expect(criteria(idea)).toMatch(right);
  });
});

describe('what is told of a kind that has no word of its own', () => {
  it.each([
    ['Shortlist of names where guides vote on the new stone', 'Nobody can vote for the same entry twice.'],
    [
      'The search should find sluice when the machine is called a gate',
      'When neither word fits anything, that is said.',
    ],
    ['Draw the stones to scale on the floor plan', 'What is twice as long is drawn twice as long.'],
    ['Let the office schedule a tour to disappear on Monday', 'It happens by itself at the time that was set.'],
    ['Steps of the repair that depend on each other', 'Two that would wait for each other are refused.'],
    ['Give every headset a number', 'No number is given out twice.'],
    ['Pair each new guide with an older one', 'A guide for whom nobody is free is listed as open.'],
    ['Let millers highlight what changed since the last shift', 'What has not changed is not marked.'],
    ['Let guides put a question to sleep until Monday', 'A time that is over already cannot be chosen.'],
    [
      'Let millers drag a bag from one floor to another',
      'The bag is listed with the new floor and no longer with the old one.',
    ],
    ['As a miller, I want to see a list of who has which key', 'When nobody has a key, the miller is told so.'],
    ['Let millers see a list of what changed in the log', 'Nobody can alter or remove an entry of this list.'],
  ])('%s', (idea, expected) => {
    expect(criteria(idea)).toContain(expected);
  });
});
