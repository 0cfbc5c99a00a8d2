import { describe, expect, it } from 'vitest';
import { criteriaIn } from './own-criteria.ts';
import { toldInSections } from './sections.ts';

describe('a ticket in sections', () => {
  it('is its solution, with its problem behind it', () => {
    const { text } = toldInSections(
      "**Is your feature request related to a problem? Please describe.**\nOwners forget where their key is.\n\n**Describe the solution you'd like**\nShow on the plan which key hangs where.\n\n**Describe alternatives you've considered**\nA list on paper.\n\n**Additional context**\nSeen in other harbours.",
    );
    expect(text).toBe('Show on the plan which key hangs where. Owners forget where their key is.');
  });

  it.each([
    [
      'What: Show the load of each berth\nWhy: fewer empty berths',
      'Show the load of each berth so that there are fewer empty berths.',
    ],
    [
      '### Problem\nOwners come late.\n\n### Proposed solution\nRemind them an hour before.\n\n### Out of scope\n- guests',
      'Remind them an hour before. Owners come late.',
    ],
    [
      'Background\nWe get calls about lost keys.\n\nGoal\nOwners can ask for a new key in the app.',
      'Owners should be able to ask for a new key in the app. We get calls about lost keys.',
    ],
    [
      'Current behavior: The master copies the list by hand.\nRequested behavior: The master can export the list.',
      'The master should be able to export the list. At the moment the master copies the list by hand.',
    ],
    [
      'What\nA list of the guests\nWhy\nfewer calls at night',
      'A list of the guests so that there are fewer calls at night.',
    ],
    [
      'Who: harbour master\nWhat: export the list of guests\nWhy: so that the town gets its tax',
      'The harbour master should be able to export the list of guests so that the town gets its tax.',
    ],
  ])('is one note: %s', (ticket, note) => {
    expect(toldInSections(ticket).text).toBe(note);
  });

  it('has its title and its criteria', () => {
    expect(
      toldInSections(
        'Moving a booking\n\nDescription: Owners should be able to move a booking to another berth.\n\nAcceptance criteria:\n- The old berth is free again\n- [ ] The owner gets a mail\n\nTechnical notes\n- use the queue',
      ),
    ).toEqual({
      text: 'Owners should be able to move a booking to another berth.',
      title: 'Moving a booking',
      criteria: ['The old berth is free again', 'The owner gets a mail'],
    });
  });

  it('keeps a story as it stands', () => {
    const { text, criteria } = toldInSections(
      'As an owner, I want to move a booking, so that I can come later.\n\nDone when\n- the old berth is free',
    );
    expect(text).toBe('As an owner, I want to move a booking, so that I can come later.');
    expect(criteria).toEqual(['the old berth is free']);
  });

  it.each([
    'Requirements:\n- owners can move a booking\n- owners can pay',
    'Owners sort by\nname\nstatus\npriority',
    'Owners should get a mail with\nSubject: new fee\nText: the fee and a link',
    'Details:\nOwners should see the depth.',
    'Users: owners and guests\nBoth need the depth.',
    'Owners need the depth of a berth.\nGuests do not.',
  ])('is none: %s', (text) => {
    expect(toldInSections(text).text).toBe(text);
  });
});

describe('criteria as somebody wrote them', () => {
  it.each([
    [
      '- The fee is shown\n2. A mail is sent\n[ ] Owners can undo it',
      ['The fee is shown', 'A mail is sent', 'Owners can undo it'],
    ],
    ['AC1: The fee is shown\nAC2: A mail is sent', ['The fee is shown', 'A mail is sent']],
    ['- Verify that the fee is shown\n- Make sure the mail is sent', ['the fee is shown', 'the mail is sent']],
    ['fee shown, mail sent', ['fee shown', 'mail sent']],
    ['The fee is shown. A mail is sent.', ['The fee is shown', 'A mail is sent']],
    [
      '- Given a booking, when the owner cancels it, then the berth is free',
      ['When the owner cancels a booking, the berth is free'],
    ],
    [
      'Scenario: in time\nGiven a booking for tomorrow\nWhen the owner cancels it\nThen nothing is to be paid\nAnd the berth is free\nScenario: too late\nGiven the owner has moored\nWhen the owner cancels\nThen the whole fee is to be paid',
      [
        'When the owner cancels a booking for tomorrow, nothing is to be paid',
        'When the owner cancels a booking for tomorrow, the berth is free',
        'When the owner has moored and the owner cancels, the whole fee is to be paid',
      ],
    ],
  ])('are one statement each: %s', (section, statements) => {
    expect(criteriaIn(section)).toEqual(statements);
  });
});
