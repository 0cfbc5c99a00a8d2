import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Gartenhof',
  description:
    'Members rent allotment plots and book tools. Wardens look after the plots, the tools and the keys, and the board sets the rules and the fees. A shop sells seeds.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what a kind of wish adds holds for this wish', () => {
  it.each([
    [
      'a report on passwords is no sign-in',
      'Password report listing weak passwords per warden',
      /sign(?:ing|s)? (?:in|out)/,
    ],
    [
      'a heat map of times is no map of places',
      'Heat map of tool bookings by weekday and hour',
      /place is not known|on the map/,
    ],
    ['a late hand-in is allowed', 'Let members hand in a form after the deadline', /can no longer be handed in/],
    ['what is accepted is no means of payment', 'The system must accept only one vote per plot', /payment|pay/],
    [
      'a product that needs something asks no favour',
      'The system shall ask for a deposit for each key',
      /take the request/,
    ],
    ['three are not both', 'As a warden, I want to compare three plots side by side', /\bboth\b|the two\b/i],
    [
      'what is deleted by the clock is not in use',
      'The system shall delete old photos after two years',
      /still in use/,
    ],
    [
      'a ticket for the phone is not typed in',
      'As a member, I want to add my pass to the wallet on my phone',
      /what was entered|enters/,
    ],
    ['a booking that is undone does not come back', 'Let wardens undo the last booking', /shown again|brought back/],
    ['a thing put into a booking is nothing new', 'Let members add a tool to a booking', /required detail/],
    ['a quiz taken again is no copy', 'Let members repeat the quiz about plants twice', /copy/],
    [
      'a map of one thing has no others',
      'As a member, I want to track my parcel on a map',
      /beside the map|told apart/,
    ],
    ['a text that is turned into something else stays', 'Let wardens turn a note into a task', /change the note back/],
    ['a plan has no list', 'Wardens want to see on the site plan which plots are free', /\blist/],
    [
      'a ban on unreadable things frees none of them',
      'Members must not upload unreadable scans of their papers',
      /unreadable scans can/,
    ],
    [
      'a lesson before another is no order',
      'Lock a plot until the plot before it is cleared',
      /has not been locked is not cleared/,
    ],
    ['a locked thing is not read', 'The system should lock a lesson until the member has paid', /can still be read/],
    [
      'a hidden thing is not called up',
      "Don't show the address of a plot before the visit is confirmed",
      /still call up/,
    ],
    [
      'a card that is blocked pays nothing',
      'Block the card of a member after three wrong PINs',
      /confirms the payment|charges the amount/,
    ],
    [
      'a rate that is looked at is not converted',
      'As a member, I want to see the exchange rate before I pay',
      /cannot be converted/,
    ],
    [
      'what is hidden on a screen for all is hidden from all',
      'Hide the names of members on the screen at the gate',
      /everybody else/,
    ],
    ['what must not be shown does not fail', 'The system must not show the plot number on the bill', /cannot be shown/],
    [
      'what is put away by the clock waits for nothing',
      'The system shall archive a booking three months after its end',
      /something still open/,
    ],
    ['a gate is not locked from a message', 'Remind wardens to lock the gate', /straight from/],
    ['a tablet is no text', 'As a warden, I want to use the app on a tablet', /of the tablet|the tablet is/],
    [
      'a version has no versions',
      'As a warden, I want to restore an earlier version of a rule',
      /version of the (?:earlier )?version/,
    ],
    ['an entrance is not opened in a list', "Members can't find the entrance at night", /can be opened/],
    ['a search takes no entries', 'It takes ages to find an old photo', /enters nothing twice|asked for/],
    ['files are no export', 'As a member, I want to download all photos of a plot', /export/],
    ['a private trip is no secret', 'As a warden, I want to set rules for private trips', /without the right/],
    ['money is not called off', 'Let members withdraw money from their savings', /counts on it|second time/],
    [
      'those who are removed confirm nothing',
      'Remove members who have not paid for a year',
      /has confirmed|does not confirm/,
    ],
    ['a delivery day is nothing that others take', 'Let members choose the delivery day', /taken already|called off/],
    [
      'an order of steps has no values',
      'As a warden, I want to rearrange the order of the plots',
      /value to sort by|same value/,
    ],
    ['an offer to somebody is on no list', 'Let wardens create an offer for a member', /off the list|can have it/],
    ['a contact is no hotline', 'As a warden, I want to put a contact on a mailing list', /reach somebody/],
    ['what is spoken is not entered', 'Let members record a voice memo', /was entered/],
    [
      'what is posted for all is shared with nobody in particular',
      'As a member, I want to share a photo on social media',
      /not shared cannot open/,
    ],
    ['what somebody joins is not taken apart', 'Let members join a challenge', /apart/],
    ['a tip is no text', 'Let members leave a tip for the warden', /change or delete/],
    [
      'a film with subtitles is watched',
      'As a member, I want to see videos of each tool with subtitles',
      /without seeing or hearing/,
    ],
    ['a way is no entry', 'As a member, I want to find my way to a plot', /can be opened/],
    ['who is told is whoever buys', 'Stop selling seeds when the shop is closed', /tries to sell/],
    ['how often is no limit', 'Let members choose how often they get mail', /limit/],
    ['what is closed by an event waits for nothing', 'Close a request when the fee is paid', /something still open/],
    ['a place is no value', 'Track where each tool is', /A value/],
    [
      'a mail for each reader is no mail of every week',
      'As a warden, I want to send a letter at a fixed hour for each member',
      /Nothing is sent when/,
    ],
    ['a fine is not used', 'Fines for late returns', /does not use/],
    ['a recipe has nothing open', 'Let wardens archive old photos', /something still open/],
    ['a history of visits is no trail of changes', 'Watering history for members', /old and the new value/],
    ['a thing is not called off', 'Let members reserve a thing that is lent out', /the thing is called off/],
    ['spoilt goods are held by nobody', 'Let members return spoilt goods', /stays in view/],
    ['a key hook has nobody in charge', 'As a warden, I want to assign a locker to a new member', /in charge/],
    ['a time limit is no last day', 'As a warden, I want to set a time limit per visit', /last day/],
    [
      'what the product adds was entered by nobody',
      'The system shall add travel time to each visit',
      /was entered|required detail|mistake in/,
    ],
    ['a day is not called off', 'Could members choose a day for the visit?', /the day is called off/],
    [
      'what was paid changes before no confirming',
      'As a member, I want to see the fees of the year',
      /before the member confirms/,
    ],
  ])('%s: %s', (_, idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it.each([
    ['Let members hand in a form after the deadline', /^A form that is handed in late is marked as late/m],
    [
      'Let members hand in the form before the deadline',
      /^Once the time is over, the form can no longer be handed in/m,
    ],
    ['As a member, I want to log in with my e-mail address', /signing in/],
    [
      'As a member, I want to pay cash or by card, so accept credit cards',
      /^(?!A member can pay).*(?:pay|amount|charge)/m,
    ],
    [
      'As a member, I want to request a second plot',
      /take the request for the second plot back|take the request for the plot back/,
    ],
    ['As a warden, I want to compare what was used with what was planned', /^Both stand side by side/m],
    ['As a warden, I want to delete a category', /still in use/],
    ['Let wardens restore a deleted booking', /shown again|brought back/],
    ['As a warden, I want to lock a report', /can still be read|is refused/],
    ['Wardens want to see on the site plan which plots are free', /^Each such plot is marked there\.$/m],
    [
      'Members want to know when the water tank gets low',
      /^As long as the water tank does not get low, nothing is shown/m,
    ],
    ['Let wardens turn a note into a task', /^The note stays as it was besides\.$/m],
    ['Let members switch to another plot', /^The member is listed with the new plot/m],
    ['Escalate a request when nobody has answered for four hours', /somebody has answered in the last four hours/],
    ['The system shall ask for a deposit for each key', /^As long as the deposit is missing, that is shown\.$/m],
    ['Let members search the knowledge base', /^When no article is found/m],
    ['Remind members to confirm their visit', /^The member can confirm their visit straight from the reminder/m],
    ['As a warden, I want to use the app on a tablet', /^Every page can be read on the small screen/m],
    ['Members have to type their address twice', /^What was entered once stands wherever it is needed\.$/m],
    ['As a member, I want to download all photos of a plot', /^All photos come in one download/m],
    ['Tell wardens when a new member starts', /no new member starts/],
    [
      'As a warden, I want to keep a log of who opened the tool shed',
      /^(?!A warden can keep).*(?:entry|listed|changed|time)/m,
    ],
    ['Key card for late arrivals', /^Whoever does not use the key card goes on as before\.$/m],
    ['Let wardens undo the deletion of a plot', /^The plot is shown again as before\.$/m],
    ['Members should confirm that they come to the meeting', /^Whoever has not answered yet is listed as open\.$/m],
    ['Let members record a voice memo', /^The member can play the voice memo before it is saved\.$/m],
    ['As a member, I want to delete my photo', /once the member has confirmed/],
    [
      'Members must not see the phone numbers of other members',
      /^A link to it opens nothing for those who may not see it\.$/m,
    ],
    ['Let members leave a comment for the warden', /change or delete the comment later/],
    ['Let members download a guide for travelling', /without a connection once it is downloaded/],
    ['Let members choose how often they get mail', /^The choice holds until the member changes it\.$/m],
    ['As a warden, I want to close a request', /something still open/],
    ['As a warden, I want to record time per plot', /^A time that overlaps another/m],
    ['Warn wardens when a pump does not answer', /as long as every pump answers/],
    ['As a warden, I want to keep a log of repairs', /^Each entry is listed with its day, the latest first\.$/m],
    ['As the board, I want to set a night tariff', /^The new night tariff holds/m],
    [
      'As a warden, I want to assign a request to another warden',
      /^The request is shown with the name of the person in charge\.$/m,
    ],
    ['As the board, I want to set a deadline for each form', /^The last day is shown/m],
  ])('is there: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });
});
