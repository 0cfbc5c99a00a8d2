import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Saltpan',
  description:
    'Saltpan is used by a sailing school. Guests book courses and pay for them. Instructors write reports and look after boats. The office sends bills and answers letters.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what the words behind a deed ask for', () => {
  it.each([
    [
      'Can a neighbour pick up the licence for somebody who is ill?',
      /^It is shown for whom it was done, and by whom\.$/m,
    ],
    [
      'Guests should be able to order the same lunch every Monday and Wednesday',
      /can be called off without the others/,
    ],
    ['Can I give my lunch to a friend who has no account?', /^Nobody but the friend gets the lunch\.$/m],
    ['There should be a way to take a letter back', /^A letter that was taken back is shown as such to whoever/m],
    ['Allergens on every lunch page', /^A lunch page for which there is no allergen says so\.$/m],
    ["Don't alarm me at night unless a boat sinks", /^The .+ is still alarmed at night when a boat sinks\.$/m],
    ["Don't block an account because of 50 cents in fees", /^An account can still be blocked for another reason\.$/m],
    [
      'Guests want to have two accounts, each with own contact data',
      /^A change of the contact data of one leaves that/m,
    ],
    ['Label support, with name, course and size on each jacket', /^Name, course and size stand on each jacket\.$/m],
    ['Let instructors leave out test trips and their own trips', /^What was left out is counted nowhere\.$/m],
    ['Keep my place when I change from the phone to the tablet', /^The place is still known after/m],
  ])('%s', (idea, told) => {
    expect(criteria(idea)).toMatch(told);
  });

  it.each([
    ['who is called back was not taken from anybody', 'The office wants to call the guest back', /shown as such/],
    ['a place is no receiver', 'Give the reports to the archive', /Nobody but/],
    ['what is for a boat is for nobody', 'Order a sail for a boat', /for whom it was done/],
    ['a call back is what is booked', 'Guests want to book a call back during opening hours', /booked back/],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });
});
