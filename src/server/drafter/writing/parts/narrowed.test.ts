import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Kilnhall',
  description:
    'Kilnhall is a booking and stock app for pottery studios. Members book wheels and kilns and store their pots. Tutors teach courses, fire pots and note the glaze of each pot. Studio managers set prices and order clay. Guests buy day tickets.',
};

function criteria(idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

/** A word that narrows a wish down, and what it asks for. */
const NARROWED: readonly (readonly [string, string])[] = [
  ['Move all the unpaid invoices of a member to the next month', 'Paid invoices are not moved.'],
  ['Tutors want to archive all finished courses', 'Unfinished courses are not archived.'],
  ['Print all active members', 'Inactive members are not printed.'],
  ['See the open orders of a supplier', 'Closed orders are not listed.'],
  ['Let tutors swap two adjacent wheels', 'Wheels that are not adjacent cannot be swapped.'],
  ['The system must require a signature whenever a kiln is opened', 'Without a signature, a kiln cannot be opened.'],
  [
    'The system shall require approval by a manager for any order above 500 euros',
    'An order of 500 euros or less needs no approval.',
  ],
  ['Members want to invite one friend to a course', 'A second friend is refused with a message that names the limit.'],
  ['As a member I want to see all my pots so I know what is in store', 'No pot of another member is shown.'],
  ['As a tutor I want to scan a pot and see its past firings', 'A pot without firings is shown as such.'],
  [
    'As a guest I want to see the parking, the opening hours and the dress code of the studio',
    'When the parking, the opening hours or the dress code is not there yet, it is marked as missing.',
  ],
  [
    'As a tutor I want to see allergies and notes from members before the course starts',
    'A member without allergies or notes is shown as such.',
  ],
  [
    'As a member I want to enter my size and my address in one go',
    'When the size or the address is missing, a message names what is missing.',
  ],
  [
    "Let members push a pot into a firing that's already planned, as long as the tutor hasn't closed it yet",
    'Once the tutor has closed it, the pot can no longer be pushed.',
  ],
  [
    'The system must refuse to fire a pot if fewer than two tutors have checked it',
    'A pot can be fired as long as at least two tutors have checked it.',
  ],
  [
    'Let members bring a pot to the kiln without the tutor having to sign a form',
    'The tutor does not have to sign a form.',
  ],
  ['As a member I want to move a firing without the price changing', 'The price does not change.'],
  [
    'As a member I want to report my leaving date so that I do not get billed for another month',
    'The member is not billed for another month.',
  ],
  ['Let tutors enter the glaze of a pot', 'The tutor can change or delete the glaze later.'],
  ['Let members put a pot on the shelf list', 'The member can take the pot off the shelf list again.'],
];

const NOT: readonly (readonly [string, RegExp])[] = [
  ['Tutors want to close all empty courses', /Full courses/],
  ['delete the read messages', /Unread messages/],
  ["I'd like to turn all unpaid hours into an invoice", /Paid hours/],
  ['Show the open and the closed courses', /marked as missing/],
  ['See all open and planned courses', /marked as missing/],
  ['As a tutor I want to see the shelf and the pot I need', /they need is not there/],
  ['Members want to invite one of their friends', /A second/],
  ['The system must require a signature whenever a kiln is opened', /not required as long as/],
  ['The system must record the glaze of each pot', /change or delete/],
  ['Let members open a kiln without anybody noticing', /does not (?:have to )?notice/],
];

describe('a word that narrows the wish down', () => {
  it.each(NARROWED)('asks for a criterion: %s', (idea, text) => {
    expect(criteria(idea)).toContain(text);
  });

  it.each(NOT)('asks for none here: %s', (idea, text) => {
    expect(criteria(idea).join('\n')).not.toMatch(text);
  });
});
