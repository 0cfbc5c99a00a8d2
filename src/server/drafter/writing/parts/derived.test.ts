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

describe('what follows from the words of a wish', () => {
  it.each([
    [
      'Could guests rate a course after they have paid for it?',
      /^The guest cannot rate a course as long as they have not/m,
    ],
    ['We should give guests a free hour if they clean the boat', /^The guest does not receive a free hour as long as/m],
    ['Let the office forward photos to the press when the guest agrees', /as long as the guest does not agree/],
    [
      'Guests should be able to take a payment back within a short window',
      /^Once the window is over, the payment can no/m,
    ],
    ['We want to block certain boats from online booking', /^A boat that is blocked is refused there/m],
    ['The system shall only offer boats 1 to 6 for beginners.', /^No other boat is offered for beginners\.$/m],
    ['As a guest I want a weekly mail with courses that are not full', /^Courses that are full are not listed\.$/m],
    ['As a guest I want to get a weekly mail with the weather', /^No second mail comes in the same week\.$/m],
    ['Show only instructors who really are free on my dates', /^Instructors who are not free on their dates are/m],
    ['Show guests who have no sailing licence', /^Guests who have a sailing licence are not listed\.$/m],
    [
      'Send the meeting point to the guest the evening before the course',
      /that was called off before, nothing is sent/,
    ],
    [
      'Let guests choose morning or afternoon when they look for a course',
      /^Both morning and afternoon are on offer\.$/m,
    ],
    ['Show overtime per boat and week with last week next to it', /^Each boat and week can be looked at by itself\.$/m],
    ['Let guests vote between three dishes', /^Each of the three dishes can be chosen\.$/m],
    ['The office wants to send the result back to the instructor when a case is closed', /^Nobody but the instructor/m],
    [
      'Instructors should be able to attach x-rays and lab notes to a visit',
      /^Whoever opens the visit finds there what was/m,
    ],
    ['Bills should go out in the guest’s language and not in ours', /^Where there is no text in that language/m],
    [
      'Let guests switch the currency of a bill without touching it for the others',
      /^For the others, the currency stays/m,
    ],
    [
      'The office wants to mail all qualified people who have not confirmed',
      /^Qualified people who have confirmed get no message\.$/m,
    ],
    ['Let the office switch off a boat for a week', /^Once the week is over, the boat is no longer switched off\.$/m],
    ["Don't let me enter a trip for a boat that is still in repair", /^An attempt at entering a trip for a boat/m],
  ])('%s', (idea, told) => {
    expect(criteria(idea)).toMatch(told);
  });

  it.each([
    ['whether something is so is no condition', 'See if the guest has opened the mail', /as long as/],
    ['what somebody may want is none either', 'Guests can pass on a report to a doctor if they want', /do not want/],
    [
      'what has come up is no condition',
      'Guests can freeze their ticket when it has been stolen',
      /as long as it has not/,
    ],
    ['a bottle is not opened to read in it', 'Add the measured chlorine to the bottle', /Whoever opens/],
    ['a rate has no list', 'See bursts per kilometre', /can be looked at by itself/],
    ['hold is nothing that comes', 'Get hold of the second contact if the first does not answer', /does not receive/],
    ['a circumstance is none', 'Add a deputy for approvals when an instructor is away', /cannot/],
    ['of one archive nothing is told of the many', 'Archive for old boats that stays searchable', /are not listed/],
    ['what is left out is refused nowhere', 'Exclude visits from our own office', /is refused/],
    ['one that is dated is not counted', 'As a guest I want to get a mail when a course is moved', /No second/],
    ['a bill to a place goes to nobody', 'Send the bill to the archive', /Nobody but/],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });
});
