import { describe, expect, it } from 'vitest';
import { withoutEnvelope } from './envelope.ts';

const IDEA = 'Boat owners should be able to move a booking to another berth';

describe('what stands around an idea', () => {
  it.each([
    ['a greeting', `Hello,\n\n${IDEA}`],
    ['a greeting by name', `Hi Susan and Tom, ${IDEA}`],
    ['a greeting in small letters', `hi susan, ${IDEA}`],
    ['everybody spoken to', `@all: ${IDEA}`],
    ['good wishes', `Dear team,\nI hope you are all well.\n${IDEA}`],
    ['a signature', `${IDEA}\n\nBest regards,\nTom Miller\nHead of Operations\nTel. 0123 456`],
    ['a signature with a full stop in it', `${IDEA}\n\nKind regards\nA. Miller`],
    ['a signature in one line', `${IDEA}.\nCheers, Tom`],
    ['a name behind a dash', `${IDEA}\n- Tom`],
    ['where it was sent from', `${IDEA}\n\nSent from my phone`],
    ['thanks', `${IDEA}. Thank you very much in advance!`],
    ['a number', `#4711 ${IDEA}`],
    ['the key of a ticket', `PORT-12: ${IDEA}`],
    ['the key of a ticket alone', `PORT-12 ${IDEA}`],
    ['a kind of ticket with its number', `Story 12 - ${IDEA}`],
    ['a priority in front', `P2: ${IDEA}`],
    ['a tag that tells nothing', `[Backlog] ${IDEA}`],
    ['two tags', `[Bug][High] ${IDEA}`],
    ['a tag behind it', `${IDEA} (low prio)`],
    ['points', `${IDEA} [3 SP]`],
    ['a hashtag', `${IDEA} #mobile`],
    ['a priority behind a dash', `${IDEA} - low priority`],
    ['form fields', `${IDEA}\nPriority: High\nReporter: Tom Miller\nLabels: mobile, q3`],
    ['a label', `Idea: ${IDEA}`],
    ['whose idea it is', `Suggestion from the team meeting: ${IDEA}`],
    ['an announcement', `I have a small request for the app: ${IDEA}`],
    ['where it was spoken of', `As discussed on Monday, ${IDEA}`],
    ['doubts', `Not sure if this is possible, but ${IDEA}`],
    ['praise of the idea', `${IDEA}. That would be great for us.`],
    ['a question for an opinion', `${IDEA}. What do you think?`],
    ['a question whether it can be done', `${IDEA}. Would that be possible with little effort?`],
    ['how urgent it is', `${IDEA}. It is not urgent.`],
    ['how often it was wished', `${IDEA}. Several owners have asked for it.`],
    ['an offer to explain', `${IDEA}. Let me know if you have any questions.`],
    ['a picture', `${IDEA}. See the attached screenshot.`],
    ['modesty', `${IDEA}. Just an idea.`],
    ['a face', `${IDEA} :-)`],
  ])('is left away: %s', (_, text) => {
    expect(withoutEnvelope(text).replace(/[.]$/, '')).toBe(IDEA);
  });

  it('is not held up by a question behind a signature, a long gap or many names', () => {
    expect(
      withoutEnvelope(`${IDEA}.\nThanks,\nSusan Miller\nHead of Products\nQuayside\nWhat do you think?`),
    ).toContain(IDEA);
    expect(withoutEnvelope(`Move a booking${' '.repeat(3900)}now.`)).toMatch(/^Move a booking +now\.$/);
    expect(withoutEnvelope(`Hi ${'Ab '.repeat(900)}${IDEA}`)).toContain(IDEA);
  });

  it('takes several layers off', () => {
    const text = `Hi all,\n\nquick question: ${IDEA}? No rush. Any thoughts?\n\nThanks a lot\nSusan`;
    expect(withoutEnvelope(text)).toBe(`${IDEA}?`);
  });
});

describe('a tag that tells something', () => {
  it.each([
    ['[Berth page] Show the fee', 'Show the fee on the berth page'],
    ['[Checkout] show the price', 'show the price in the checkout'],
    ['[Bug][Plan] The fee is wrong', 'The fee is wrong'],
    ['[Payments] Refund the fee when a stay is cancelled', 'Refund the fee when a stay is cancelled'],
    ['[Map] As a boat owner, I want to see free berths', 'As a boat owner, I want to see free berths'],
    ['[Admin] Change the fee of a berth', 'As an admin, I want to change the fee of a berth'],
    ['Booking > Berth page > Show the fee', 'Show the fee on the berth page'],
    ['Payments | Refund the fee', 'Refund the fee'],
    ['US12 Boat owners want to see the fee', 'Boat owners want to see the fee'],
    ['1.2 Boat owners want to see the fee', 'Boat owners want to see the fee'],
    ['FE: Boat owners want to see the fee', 'Boat owners want to see the fee'],
    ['[Guest] Show the fee', 'As a guest, I want to see the fee'],
    ['[Guest] show the fee', '[Guest] show the fee'],
    ['Plan: As a boat owner, I want to see free berths', 'As a boat owner, I want to see free berths'],
  ])('is told: %s', (text, told) => {
    expect(withoutEnvelope(text)).toBe(told);
  });
});

describe('what only looks like it', () => {
  it.each([
    'Let owners mark a berth as low, medium, high priority',
    'Owners should see the berths assigned to @all',
    'Let owners tag photos with #boats',
    'Show boats with a length > 10 metres',
    '@mentions in comments should notify owners',
    'GPT-4 Integration for harbour masters',
    'Owners can choose a flag:\n- Denmark\n- Norway',
    'A quick note for each berth. Owners should see it in the list.',
    'Each berth needs:\nType: floating\nStatus: free or taken',
    'Good morning mail with the bookings of the day',
    'Dear berth holders should read the notice first',
    'Thank you page behind the payment',
    'Thank you mail to whoever gave something',
    'COVID-19 rules for guests on board',
    'Top-10 list of the berths',
    '[Owner] move a booking',
    'Tell me when the engine is done. It takes an hour.',
    'Start the pump from the phone. Tell me when it is done.',
    'Let me know when my berth is free',
    'Ask guests what they think of the harbour',
    'What should we build next? Wishes of owners with votes',
    'Tickets with low priority go last',
    'Each ticket has a priority.\nPriority: low, medium or high',
    'Author: uploads a photo\nEditor: approves it',
    'Riders thank the driver',
    'Thanks',
  ])('stays: %s', (text) => {
    expect(withoutEnvelope(text)).toBe(text);
  });
});
