import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Quarry Lane',
  description:
    'Quarry Lane is for a shared workshop. Members book benches, borrow tools and take courses. Trainers lead courses. The office keeps stock, writes invoices and puts news on the start page.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

/** What fits any story. */
const FILLERS =
  /sees that it has worked|goes on as before|stands in the way|It can be looked up later who|a message names the reason\.|is told why\.$|sees once more what was chosen|Breaking off while|has nothing to do with it/m;

describe('where something is put, moved or hung on', () => {
  it.each([
    ['The office wants to put a voucher on the front page', /^Whoever opens the front page sees the voucher there\.$/m],
    ['Put the course plan on our website', /^Whoever opens the website sees the course plan there\.$/m],
    ['Banner on the start page', /^Whoever opens the start page sees the banner there\.$/m],
    ['Put drills on the packing list', /^Everybody who opens the packing list sees the drills on it\.$/m],
    ['Put allergens next to each dish', /^A dish for which the allergens are not known is marked as such\.$/m],
    ['Put a drill in the locker', /^When nothing more fits there, the .+ is told so/m],
    ['Store a saw on a shelf', /^Whoever looks up the saw sees where it was put\.$/m],
    ['Move a note to another folder', /^The note is listed with the new folder and no longer with the old one\.$/m],
    ['Move an episode to another season', /^A season that the .+ may not change is not offered\.$/m],
    ['Move a report to the archive', /^The report is listed under the archive, with the day of the move\.$/m],
    ['Hand a child over to another trainer', /^The child is listed with the new trainer, and no longer with/m],
    ['Reassign an order to another trainer', /^The order is listed with the new trainer, and no longer with/m],
    ['Assign a learner to another trainer', /^As long as no other trainer was chosen, nothing changes\.$/m],
    ['Attach a repair bill to a tool', /^A file that cannot be read is refused with the reason/m],
    ['Let members leave a note for the trainer', /^Nothing is saved as long as no word was written\.$/m],
    ['Take a bench off the plan', /^The bench is no longer part of the plan\.$/m],
    ['Split a plot into two', /^Each part names the plot it came from\.$/m],
  ])('%s', (idea, expected) => {
    const all = criteria(idea);
    expect(all).toMatch(expected);
    expect(all).not.toMatch(FILLERS);
  });

  it.each([
    ['a limit is no part of a page', 'Put a limit on each order', /looks at an order/],
    ['what is used there does not stand there', 'Use a voucher on our website', /opens the website sees/],
    ['a cloud is never full', 'Store receipts in the cloud', /nothing more fits/],
    ['who waits is in line', 'Put members on the waiting list', /nothing more fits|sees the members? on it/],
    ['a day is no place', 'Move my booking to another day', /with the new day|with the old one/],
    ['a part of the screen is moved by the makers', 'Move the button to the left', /day of the move/],
    ['a photo is looked at', 'Attach a photo to a tool', /cannot be read/],
    ['what stands somewhere has a place', 'Move a drill to another shelf', /with the new shelf/],
    ['who takes over is asked', 'Hand a task over to another trainer', /with the new trainer/],
    ['purchases are rounded for another reason', 'Round up purchases to savings', /exact value/],
    ['a loan is no place', 'Put a drill on loan to another workshop', /listed with the new workshop/],
  ])('%s', (_, idea, wrong) => {
    expect(criteria(idea)).not.toMatch(wrong);
  });
});

describe('what one person does with one thing', () => {
  it.each([
    ['Note that the key was given out', /^What was noted is shown with the day and the name/m],
    ['Let members suggest another time', /^Until the other side has accepted, the first time holds\.$/m],
    ['Let members save tools they like', /^Keeping the same tool twice lists it once\.$/m],
    ['React to a comment with an emoji', /^The same reaction of the same .+ is not counted twice\.$/m],
    ['Shuffle the questions', /^No question comes twice or is left out\.$/m],
    ['Let members pick a nickname', /^A name that somebody else has already is refused\.$/m],
    [
      'Let members release a bench they do not need',
      /^Once somebody else has taken the bench, .+ cannot take it back/m,
    ],
    ['Clock in with the phone', /^Clocking in a second time without having clocked out is refused\.$/m],
    ['Let trainers draw on a photo', /^The photo underneath stays as it was\.$/m],
    ['Round hours up to the quarter', /^The exact value stays visible beside the rounded one\.$/m],
    ['Let members follow other members', /^Following the same member twice lists them once\.$/m],
    ['Set a bench as blocked', /^Everybody who looks at the bench sees that it is blocked\.$/m],
    ['Trainers should be able to set days they cannot work', /^At those times nothing is planned for the trainer\.$/m],
    ['Top up a member card', /^When the payment fails, .+ reads why the balance stays as it was\.$/m],
    ['Draw the groups for a tournament', /^Nobody is drawn twice or left out\.$/m],
    ['Number benches', /^No number is given out twice\.$/m],
    ['Calibrate a scale', /^A scale that was not calibrated yet is listed as open\.$/m],
    ['Void an invoice', /^An invoice that is void can no longer be used, paid or changed\.$/m],
    ['Reveal the answer', /^Until then nobody but the .+ can see the answer\.$/m],
    ['Postpone a topic', /^Without a new day the topic stays listed as open\.$/m],
    ['Throw out old tools', /^.+ is asked to confirm, since this cannot be undone\.$|still claimed or needed/m],
    ['Certify a copy', /^A copy that was certified can no longer be changed\.$/m],
    [
      'Let trainers order a blood test',
      /^A blood test that is on order already is pointed out before it is ordered again\.$/m,
    ],
    ['Trainers cut the intro of an episode', /^The version before can be brought back\.$/m],
  ])('%s', (idea, expected) => {
    const all = criteria(idea);
    expect(all).toMatch(expected);
    expect(all).not.toMatch(FILLERS);
  });

  it.each([
    ['a hedge is no recording', 'Trim the hedge', /version/],
    ['a password is not revealed to all', 'Reveal the password', /everybody it is meant for/],
    ['what is fetched was not handed in', 'Let members collect my parcel', /listed as open/],
    ['an invoice is sent', 'Issue an invoice to a member', /handed out/],
    ['results are made known', 'Release results to members', /handed out/],
    ['a view has no past', 'Reset the view', /day of the reset/],
    ['a trainer on a map has no posts', 'Follow the trainer on a map', /make public/],
    ['a reason is no name', 'Let members name a reason', /An empty name/],
    ['other places are looked for', 'Suggest other places nearby', /other side has accepted/],
    ['who was present is a list of its own', 'Note who was present', /What was noted/],
  ])('%s', (_, idea, wrong) => {
    expect(criteria(idea)).not.toMatch(wrong);
  });
});

describe('an order that looks like a name', () => {
  it.each([
    ['Group orders by area', /can group orders by area\.$/m],
    ['Group tasks by week', /can group tasks by week\.$/m],
    ['Group invoices by customer', /can group invoices by customer\.$/m],
    ['Group bookings by day', /can group bookings by day\.$/m],
    ['Show which members have paid', /can see which members have paid\.$/m],
    ['Show which tools have been returned', /can see which tools have been returned\.$/m],
  ])('%s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it.each([
    ['bookings by phone are bookings', 'Group bookings by phone', /can group bookings/],
    ['a name stands before its verb', 'Tool library members want to see a plan', /There (?:is|are)/],
  ])('%s', (_, idea, wrong) => {
    expect(criteria(idea)).not.toMatch(wrong);
  });
});
