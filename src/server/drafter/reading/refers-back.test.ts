import { describe, expect, it } from 'vitest';
import { withReferences } from './refers-back.ts';

describe('what a sentence points to in the one before it', () => {
  it.each([
    [
      'Unpaid berths pile up. Show me those that are older than a month.',
      'Unpaid berths pile up. Show me the unpaid berths that are older than a month.',
    ],
    [
      'Half of the berths are empty. List those with power.',
      'Half of the berths are empty. List the berths with power.',
    ],
    [
      'The map shows the wrong depth unit, can we set it per owner?',
      'The map shows the wrong depth unit, can we set the depth unit per owner?',
    ],
    ['Everybody can see the plan. Only masters should edit it.', 'Only masters should be able to edit the plan.'],
    [
      'The berth stays blocked after an owner cancels. It should be free again.',
      'The berth should be free again after an owner cancels. At the moment the berth stays blocked after an owner cancels.',
    ],
    [
      'An owner wants to bring a dog. The owner should be able to book a berth near the meadow.',
      'Owners should be able to book a berth near the meadow so that they can bring a dog.',
    ],
    [
      'We have 40 berths. Half of them are never used. I want to know which.',
      'We have 40 berths. I want to know which berths are never used.',
    ],
    ['Some owners book five berths and use one. We want to limit that to two.', 'Owners may book at most two berths.'],
    [
      'Right now everybody sees the phone numbers. Only harbour masters need them.',
      'Only harbour masters should be able to see the phone numbers.',
    ],
    [
      'Owners ask for receipts all the time. It would be good if they got one by mail.',
      'Owners ask for receipts all the time. It would be good if owners got a receipt by mail.',
    ],
    [
      'I manage three harbours. An overview of all three please.',
      'I manage three harbours. An overview of all three harbours please.',
    ],
    [
      'Harbour masters write their hours on paper. That takes a day. They should enter them on the phone.',
      'Harbour masters write their hours on paper. That takes a day. Harbour masters should enter their hours on the phone.',
    ],
    [
      'Owners call us when the gate does not open. Can the app tell them what to do?',
      'Can the app tell owners what to do when the gate does not open? Owners call us when the gate does not open.',
    ],
    [
      'Our owners speak Danish. The app is in English only.',
      'Owners should be able to read the app in Danish. The app is in English only.',
    ],
    [
      'An owner wrote that the app logs him out every day. Please fix it.',
      'The app logs owners out every day. Please fix it.',
    ],
  ])('is told in words: %s', (note, told) => {
    expect(withReferences(note)).toBe(told);
  });

  it.each([
    'The map shows the wrong depth, can we report it?',
    'It gets crowded. Show me those that are free.',
    'We rent berths. Show me those that are free.',
    'Owners come late. Remind them an hour before.',
    'Some owners come late. It should be allowed to moor until nine.',
    'The form still asks for a fax number. That should be optional.',
    'The gate is shut at night. It should be possible to open it with a code.',
    'We have 40 berths. I want to know which are free.',
    'Owners book berths. Only members pay less.',
    'Sometimes two owners book the same berth. That must not happen.',
    'It is cold. Everybody wants one.',
  ])('stays as it was: %s', (note) => {
    expect(withReferences(note)).toBe(note);
  });
});
