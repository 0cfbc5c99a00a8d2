import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Potshed',
  description:
    'Potshed is run by a pottery studio. Members book a wheel, fire pots in the kiln and pay for clay. Tutors hold courses and mark pots. The studio manager plans shifts and orders glaze.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('a reminder of something to be done', () => {
  it.each([
    [
      'Remind tutors to empty the kiln before the evening course',
      /^A tutor who has emptied the kiln already is not reminded\.$/m,
    ],
    ['Members forget to pay for their clay', /^A member who has paid for their clay already is not reminded\.$/m],
    [
      'The system must remind members two days and again one day before the course to confirm their place',
      /^The member can confirm their place straight from the reminder\.$/m,
    ],
    [
      'We should remind tutors to call back when a member has asked a question',
      /^A tutor who has called back already is not reminded\.$/m,
    ],
    ['I forget to lock the glaze cupboard at night', /lock the glaze cupboard/],
  ])('names it: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
    expect(criteria(idea)).not.toMatch(/what the \w+ has to do|turned these reminders off|brings only one reminder/);
  });

  it.each(['Remind members of their course the day before', 'Send a reminder to members who have not paid'])(
    'is not spoken of where nothing is to be done: %s',
    (idea) => {
      expect(criteria(idea)).not.toMatch(/straight from the reminder/);
    },
  );
});

describe('a message', () => {
  it.each([
    'Notify the studio manager when a glaze runs out',
    'Tutors want to be told when a member cancels',
    'Members should hear about it when their pot is fired',
    'Alert the studio manager if the kiln gets too hot',
    'Members only notice that a course was cancelled when they stand in front of the door',
  ])('is not promised to be read again or turned off: %s', (idea) => {
    expect(criteria(idea)).not.toMatch(/read the message again|turned these messages off|says since when/);
  });

  it('comes not for what was dealt with in time', () => {
    expect(criteria('Warn the studio manager two days before a glaze order is due')).toMatch(
      /dealt with in time brings no message/,
    );
    expect(criteria('Tell tutors when a course is full')).not.toMatch(/dealt with in time/);
  });

  it('reaches only those it concerns where many are told of their own', () => {
    expect(criteria('Members should be told when a course is cancelled')).not.toMatch(/next sign-in/);
  });

  it('that comes every week can be turned off', () => {
    expect(criteria('Members could get a newsletter every month with the new courses')).not.toMatch(/next sign-in/);
  });

  it('that is no longer sent is not about those who got it', () => {
    const all = criteria('Stop sending course reminders to members who are on holiday');
    expect(all).not.toMatch(/messages about members|other things than members/);
  });
});

describe('the sentences of a kind', () => {
  it.each([
    ['Tutors want to photograph a pot when it is damaged', /another kind is refused|as soon as it is uploaded/],
    ['Let tutors upload a photo of a pot', /may not see the rest/],
    ['Let tutors mark a pot as cracked', /marked already/],
    ['The app must mark a pot as cracked as soon as a tutor reports it', /set by mistake/],
    ['Let the studio manager copy the plan of last week', /may not see|by its name/],
    ['Let tutors delete several pots at once', /nothing can be started/],
    ['Fill in the price of the clay automatically', /done by itself|set back/],
    ['The app should close a course automatically when it is full', /stop it for/],
    ['Show members the status of their pots', /without news|Once this is over/],
    ['Tutors need a list of who is in the studio', /list of that/],
    ['Let tutors select photos of pots', /full size|rest is shown/],
    ['Let tutors mark a technique such as throwing as learned', /those that are throwing/],
    ['Members want a glazing calculator', /below zero/],
    ['Let tutors print the course list', /may not see/],
    ['Let members reserve a wheel for 10 minutes', /taken already is refused/],
  ])('leave out what says nothing there: %s', (idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it.each([
    ['Let tutors photograph a pot when it is damaged', /^The photo is shown beside what it belongs to/m],
    ['Let tutors upload a photo of a pot', /^A file of another kind is refused/m],
    ['Let tutors mark the shelf of a member', /^A mark set by mistake can be taken off the shelf again\.$/m],
    [
      'The app must mark a pot as cracked as soon as a tutor reports it',
      /^The pot is listed among those that are cracked\.$/m,
    ],
    ["Let the studio manager copy last week's plan", /nothing is copied\.$/m],
    ['Let tutors delete several pots at once', /could not be deleted is listed with the reason/],
    ['Fill in the price of the clay automatically from the invoice', /What was filled in can be corrected/],
    ['Show members the status of their pots', /with the day of its last change\.$/m],
    ['Tutors want a practice log with the hours at the wheel', /^An entry without what has to be noted is not saved/m],
    ['Let members reserve a wheel for 10 minutes', /somebody else has reserved/],
  ])('say what this deed raises: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });
});

describe('what the sentences speak of', () => {
  it.each([
    ['Members want to ask the tutor a question about glaze', /^As long as nobody has answered, the question is shown/m],
    [
      'A map of the kilns with all workshops on it',
      /^A workshop whose place is not known is listed beside the map\.$/m,
    ],
    ['Let the studio manager assign a new shelf to several pots at once', /^A pot that could not be dealt with/m],
    ['Members should get a text message a day before their course', /^The day and the time of the course stand/m],
    ['Import glaze recipes from an old program', /^A glaze recipe that cannot be taken over is listed/m],
    ['A countdown to the opening of the kiln', /figure below zero/],
  ])('is what is meant: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it.each([
    ['Members want to ask the tutor a question about glaze', /the tutor until it is settled|take the tutor back/],
    ['Import glaze recipes from Excel', /cannot be taken over/],
    ['Members should order clay by Friday', /sorted by|listed at the end/],
    ['See all kilns that are offline', /without a connection|before it is sent/],
    ['An overview of all pots that are cracked', /figure|nothing to count/],
    ['Warn the studio manager when the kiln is too hot', /before the studio manager goes on/],
    ['Point out duplicate glaze orders', /turns out to be in order/],
    ['A route to the studio with the shortest way', /way without an address/],
    ['Let the studio manager repeat a shift every week', /the copy/],
  ])('is nothing else: %s', (idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it('stops the member on the spot where they do something', () => {
    expect(criteria('Warn members when they book two wheels for the same time')).toMatch(
      /^The warning is shown before the member goes on\.$/m,
    );
  });
});

describe('many messages or texts at once', () => {
  it.each([
    'Let members delete several messages at once',
    'As a tutor I want to change several texts at once',
    'Let tutors archive several e-mails together',
  ])('are not sent where something else is done to them: %s', (idea) => {
    expect(criteria(idea)).toMatch(/are chosen before confirming/);
    expect(criteria(idea)).not.toMatch(/before it is sent/i);
  });

  it.each(['Let tutors message several members at once', 'Let tutors send a letter to several members at once'])(
    'are sent to people: %s',
    (idea) => {
      expect(criteria(idea)).toMatch(/^The tutor can leave out single people before it is sent\.$/m);
    },
  );
});

describe('a photograph', () => {
  it('is a file where it is uploaded', () => {
    expect(criteria('Let members upload an old photograph of a pot')).toMatch(/^A file of another kind is refused/m);
  });

  it('is no file where its maker is meant', () => {
    expect(criteria('Attach the bill of the photographer to a course')).not.toMatch(/kinds allowed/);
  });
});

describe('what is done by mistake', () => {
  it('is confirmed first and can be put back', () => {
    expect(criteria('We often delete a glaze by mistake')).toMatch(
      /^Nothing is deleted before somebody has confirmed it\.$/m,
    );
  });
});
