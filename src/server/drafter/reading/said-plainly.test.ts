import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { saidPlainly } from './said-plainly.ts';

const people = knowPeople(
  readProduct(
    'Quillbox',
    'Brokers look after clients and plan calls, assistants enter documents, clients sign contracts.',
  ),
);

describe('whom somebody is let do something', () => {
  it.each([
    [
      'Let brokers who are ill hand over their clients.',
      'Brokers who are ill should be able to hand over their clients.',
    ],
    [
      'Let clients who do not drive cancel car insurance',
      'Clients who do not drive should be able to cancel car insurance',
    ],
    ['Let brokers without a car plan calls by phone', 'Brokers without a car should be able to plan calls by phone'],
    ['Let clients who need help get a call', 'Clients who need help should be able to get a call'],
    ['Allow clients who are abroad to sign online', 'Clients who are abroad should be able to sign online'],
    ['Let clients who ask by mail sign online', 'Clients who ask by mail should be able to sign online'],
    ['Let clients who ask by mail also sign online', 'Clients who ask by mail should also be able to sign online'],
    ['Let clients who stop by leave a document', 'Clients who stop by should be able to leave a document'],
  ])('%s', (text, told) => {
    expect(saidPlainly(text, people)).toBe(told);
  });

  it.each(['Let clients sign contracts', 'Let new clients upload documents', 'Let documents that are signed expire'])(
    'is left alone where nobody is told apart: %s',
    (text) => {
      expect(saidPlainly(text, people)).toBe(text);
    },
  );
});

describe('what the product asks, and how long something takes', () => {
  it.each([
    ['It has to be visible who changed a contract', 'I want to see who changed a contract'],
    ['It should be clear for brokers which call is next', 'Brokers should see which call is next'],
    ['It must be visible in the list who changed a call', 'I want to see in the list who changed a call'],
    [
      'It takes nine taps to plan a call. Two are enough.',
      'It takes nine taps to plan a call. I want to plan a call in two taps.',
    ],
    [
      'It takes me five steps to add a client. One is enough.',
      'It takes me five steps to add a client. I want to add a client in one step.',
    ],
    ['Calls in that time have to be moved', 'Calls in this time have to be moved'],
    ['Ask us which calls we want to keep', 'I want to be asked which calls we want to keep'],
    ['Clients no longer sign on paper', 'Clients should no longer sign on paper'],
    ['Ask me which contract to keep.', 'I want to be asked which contract I want to keep.'],
    ['Please ask us before a call is moved', 'I want to be asked before a call is moved'],
    [
      'Drafts overwrite each other. Ask me which one to keep.',
      'Drafts overwrite each other. I want to be asked which one I want to keep.',
    ],
    [
      'Offers expire after one day, which is too short. Make it a week.',
      'Offers expire after one day, which is too short. Offers should expire after a week.',
    ],
    [
      'Links are good for a day. Sessions time out after ten minutes. Please make it an hour.',
      'Links are good for a day. Sessions time out after ten minutes. Sessions should time out after an hour.',
    ],
  ])('%s', (text, told) => {
    expect(saidPlainly(text, people)).toBe(told);
  });

  it.each([
    'Clients get nine mails. Two are enough.',
    'Ask clients which contract they keep',
    'Calls are too short. Make it a week.',
    'Make it a day of calls',
  ])('is left alone where nobody asks me, and nothing takes that long: %s', (text) => {
    expect(saidPlainly(text, people)).toBe(text);
  });
});

describe('an idea of one sentence, the way round it is meant', () => {
  it.each([
    ['Contracts are stored encrypted and never shown', 'Contracts should be stored encrypted and never shown'],
    ['Clients who are ill do not pay for a call', 'Clients who are ill should not have to pay for a call'],
    [
      'Contracts are sent by post to those without an address',
      'Contracts should be sent by post to those without an address',
    ],
    ['If a contract ends, the broker gets no notice.', 'The broker should get a notice if a contract ends.'],
    ['Clients get no confirmation when they sign', 'Clients should get a confirmation when they sign'],
    ['Contracts that have ended still show up in the list', 'Contracts that have ended are still shown in the list'],
    ['Clients who have died still get letters', 'Letters should not be sent to clients who have died'],
    ['Clients who signed early still get a free call', 'Clients who signed early should still get a free call'],
    [
      'Clients who opted out get no reminder when a fee is due',
      'A reminder should not be sent to clients who opted out when a fee is due',
    ],
    [
      'Clients who have cancelled get no receipt when they sign',
      'Clients who have cancelled should get a receipt when they sign',
    ],
    ['If a call is cancelled, the client gets no message', 'The client should get a message if a call is cancelled'],
    ['When the app crashes, the note is deleted', 'When the app crashes, the note is lost'],
    [
      'When the connection drops, the upload is cancelled',
      'The upload should not be cancelled when the connection drops',
    ],
    ['Save time with templates', 'We want to use templates so that we save time'],
    ['Save postage by sending letters by email', 'We want to send letters by email so that we save postage'],
    ['Make quotes readable on a phone', 'I want to read quotes on a phone'],
    ['Never delete a contract without asking', 'A contract must not be deleted without asking'],
    [
      "Don't show contracts that are closed at the top of the list",
      'Contracts that are closed should not be shown at the top of the list',
    ],
    [
      'Stop showing the reason for a call on the door screen',
      'The reason for a call should no longer be shown on the door screen',
    ],
    ['Stop logging clients out while they type', 'Clients want to stay logged in while they type'],
    ["Don't sign people out after five minutes", 'I want to stay signed in for more than five minutes'],
    ['Never lock clients out after a wrong password', 'Clients should not be locked out after a wrong password'],
    ['The same client exists several times in the list', 'Each client should exist only once in the list'],
    ['Some contracts appear twice on the page', 'Each contract should appear only once on the page'],
    [
      "Brokers describe contracts so differently that clients can't compare them",
      'Brokers should describe contracts in the same way so that clients can compare them',
    ],
    [
      'The text is so small that older clients cannot read it',
      'The text should be larger so that older clients can read it',
    ],
    ['The search is slow, so nobody uses it', 'The search is slow'],
    ['Call confirmations arrive without a date', 'The call confirmations should show a date'],
    [
      'Clients notice a mistake only after they have signed, and then they have to start again',
      'Clients want to notice a mistake before they have signed so that they do not have to start again',
    ],
    [
      'Add documents to the contract and tell the client that they are there',
      'Add documents to the contract and tell the client that the documents are there',
    ],
    ['Calls take longer than planned', 'Calls should take no longer than planned'],
    ['Make letters easier to send', 'I want to send letters in fewer steps'],
    ['When a contract changes, nobody informs the clients', 'The clients should be told when a contract changes'],
    [
      'The office is closed on Mondays; nobody should be able to call then',
      'The office is closed on Mondays; nobody should be able to call on Mondays',
    ],
    ['Assistants type every letter into a spreadsheet', 'Assistants have to type every letter into a spreadsheet'],
    ['Costs are shared out by hand', 'Costs should be shared out automatically'],
    ['The room is booked by two brokers at once', 'The room should not be booked by two brokers at once'],
    ['The letter arrives when the contract is already over', 'The letter should arrive before the contract is over'],
    ['Make forms easier to fill in', 'I want to fill in forms in fewer steps'],
    ['Quotes are sent so late that clients have forgotten them', 'Quotes are sent too late'],
    ['When will I get a quote?', 'I want to see when I will get a quote'],
    ['When will my request be answered?', 'I want to see when my request is answered'],
    ['When will the letter arrive?', 'I want to see when the letter will arrive'],
    ['When will we get a dark theme?', 'I want a dark theme'],
    [
      'Clients see the quote only after the broker has signed it',
      'Clients should see the quote only after the broker has signed it',
    ],
    ['List of clients we have not called', 'List of clients that we have not called'],
    ['Folder for letters we had no time for, with a date', 'Folder with a date for letters that we had no time for'],
  ])('%s', (text, told) => {
    expect(saidPlainly(text, people)).toBe(told);
  });

  it.each([
    'The broker gets no commission if a contract ends',
    'Clients get a confirmation when they sign',
    'New clients still get letters',
    'New clients still get letters',
    'Clients who signed last year still get letters',
    'Clients who have left still get a share',
    'When will we finally be able to sort the list?',
    'Clients arrive without a card',
    'Letters arrive without a stamp',
    'Mark quotes that are taken so that nobody uses them twice',
    'Clients notice a broker only after he has called',
    'When the app crashes, the note is saved',
    'Save notes with a title',
    'Make quotes larger on a phone',
    'Never delete a contract',
    "Don't show commissions to clients",
    'Stop sending clients letters',
    'The client exists twice',
    'Make letters shorter so that nobody has to scroll',
    'In the list of clients we have no addresses',
    'Make letters easier to understand',
    'Assistants want to type letters by hand',
    'Costs are shared out by the office',
    'The room is booked by two brokers',
    'When will the meeting?',
    'Contracts arrive without a date or with a wrong name',
    'Contracts cost less than planned',
  ])('is left alone: %s', (text) => {
    expect(saidPlainly(text, people)).toBe(text);
  });
});

describe('what a sentence points at in the one before', () => {
  it.each([
    [
      'Brokers change the order of calls until the last day. Assistants should see the current one.',
      'Brokers change the order of calls until the last day. Assistants should see the current order.',
    ],
    [
      'Some clients pay in cash. Assistants should be able to enter these payments.',
      'Some clients pay in cash. Assistants should be able to enter the payments.',
    ],
    [
      'Fees are due in January. Clients who have not paid by then should get a letter.',
      'Fees are due in January. Clients who have not paid by January should get a letter.',
    ],
    [
      'The key is often lost. Assistants should note who has it.',
      'The key is often lost. Assistants should note who has the key.',
    ],
    [
      'Not everybody has a computer. Assistants should be able to enter requests for them.',
      'Not everybody has a computer. Assistants should be able to enter requests for people without a computer.',
    ],
    [
      'The hall has 200 seats. No more tickets should be sold than that.',
      'The hall has 200 seats. No more tickets should be sold than there are seats.',
    ],
  ])('%s', (text, told) => {
    expect(saidPlainly(text, people)).toBe(told);
  });

  it.each([
    'Clients make payments. Assistants should be able to enter these payments.',
    'Brokers are busy. Assistants should see the current one.',
    'Clients have questions. Assistants should be able to enter readings for them.',
    'Fees are high. Clients who have not paid by then should get a letter.',
  ])('is left alone: %s', (text) => {
    expect(saidPlainly(text, people)).toBe(text);
  });
});
