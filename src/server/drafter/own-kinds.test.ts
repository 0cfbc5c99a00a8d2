import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Ferrybook',
  description:
    'Ferrybook is used by a small ferry line. Passengers buy tickets and take bikes along. The crew checks tickets. The harbour office plans sailings and answers complaints. The engineer looks after the engines.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

/** What holds of any deed. */
const ANY_DEED =
  /it has worked|once more what was chosen|a message names the reason|is told why|who has .+, and when|sees the reason|stands in the way/;

describe('acts of every day', () => {
  it.each([
    [
      'Passengers should be able to ask the engineer to look at the noise',
      /^As long as there is no answer, the question/m,
    ],
    ['Claim the fare back with a photo of the ticket', /^The passenger sees how far the claim has got\.$/m],
    ['Offer my cabin to somebody else', /^What somebody has taken is no longer offered to others\.$/m],
    ['Prolong a season pass by a month', /^The new end is shown before/m],
    ['Preorder breakfast for the early boat', /^What is not to be had is named before the order is sent\.$/m],
    ['Drop off outside opening hours with a code for the shed', /^What was handed in is listed with the time\.$/m],
    ['Catch up on a missed class in any other group', /no longer counts as missed/],
    [
      'Explain each deduction in one sentence under the amount',
      /^The explanation is shown beside what it is about\.$/m,
    ],
    ['Sign a stack of licences digitally in one session', /the signature no longer counts/],
    ['Switch between clients without logging out', /^Which one is in use is shown\.$/m],
    ['Choose between phone, video or coming in', /^Choosing again takes the place of the first choice\.$/m],
  ])('%s', (idea, told) => {
    expect(criteria(idea)).toMatch(told);
    expect(criteria(idea)).not.toMatch(ANY_DEED);
  });

  it.each([
    [
      'sorted and not bought',
      'Order the lots so that the big boats do not all come first',
      /to be had|ordered is listed/,
    ],
    ['what is only named is not offered', 'Rigger settings and last service of each eight', /the offer/],
    ['a right that is passed on is no data', 'Transfer the right to my sister', /taken over/],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });
});

describe('criteria that nobody asked for', () => {
  it.each([
    'Members forget to switch the light off',
    'The kiln is always full at weekends',
    'Tickets past their date should flash at the gate',
    'Lights go out when nobody has booked',
    'Slope, power and truck access written on the plan for the crew',
  ])('invent no report: %s', (idea) => {
    expect(criteria(idea)).not.toMatch(/can report|is told\.$|changed later, the .+ is told/m);
  });

  it.each([
    ['preventive work is no mistake', 'Preventive maintenance jobs by running hours', /mistake/],
    [
      'one survey a month is no firing',
      'Do not send the survey after every sailing, once a month is enough',
      /A second sailing/,
    ],
    ['a discount is not handed in', 'Add a deadline to the discount for beginners', /handed in|overdue/],
    [
      'nobody is asked for a dead account',
      'Do not send reminders to dead accounts',
      /dead account, the|asked for a dead/,
    ],
    ['what is looked at is not booked', 'Bookings without a number plate, earliest sailing first', /taken already/],
    [
      '"it" is no part of a name',
      'Passengers ask where their car is, tell them which deck it is on',
      /deck it (?:that|can)|no deck it/,
    ],
    [
      'faster than planned is no matter of speed',
      'The engineer should get a warning if an engine heats faster than planned',
      /on its way/,
    ],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });

  it.each([
    [
      'If the fan is broken and the outdoor temperature is over 30 degrees, cancel all sailings of the day',
      /if the fan is broken and at the same time the outdoor temperature is over 30 degrees/,
    ],
    [
      'Warn the engineer if the oil gets hotter than 130 degrees and nobody is in the engine room',
      /is warned if the oil gets hotter than 130 degrees and at the same time nobody is in the engine room/,
    ],
    ['Newsletters to members who left should stop', /^No newsletters are sent to members who left\.$/m],
    [
      'Stop reminders to passengers who have already paid',
      /^No reminders are sent to passengers who have already paid\.$/m,
    ],
    ['Which bay is my car in?', /^When it is another bay, the passenger sees that one\.$/m],
  ])('tell the whole case: %s', (idea, told) => {
    expect(criteria(idea)).toMatch(told);
  });
});
