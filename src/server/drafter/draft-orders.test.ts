import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Ropeworks',
  description:
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes and note damage. The desk sells tickets and calls climbers. The hall manager plans shifts and orders ropes. Door locks open with a badge.',
};

function write(idea: string): ReturnType<typeof draftStory> {
  return draftStory({ idea, product });
}

describe('an order with several actions', () => {
  it.each([
    [
      'whom a list is shown to is let do something',
      'Show climbers a list of lanes that are free and let them book one for a friend',
      'A climber can book one for a friend.',
    ],
  ])('tells what belongs to the first as a criterion: %s', (_what, idea, expected) => {
    const draft = write(idea);
    expect(draft.acceptanceCriteria).toContain(expected);
    expect(draft.furtherIdeas).toEqual([]);
  });

  it.each([
    [
      'what is above a bound',
      'Let the hall manager order ropes up to a set price with one tap and ask for a second yes above it',
      ['Let hall managers ask for a second yes above the set price.'],
    ],
    [
      'two verbs with one object',
      'Tag routes by style and let the route setter rename or merge the tags later',
      ['Let the route setter rename or merge the tags later.'],
    ],
    [
      'who is shown something beside what others do',
      'Let climbers ask for a rope check and show the hall manager when the rope was last used',
      ['Show the hall manager when the rope was last used.'],
    ],
    [
      'whom something is given to',
      'Lend ropes to schools, and let them pay half the fee',
      ['Let schools pay half the fee.'],
    ],
    // Near misses: the thing is meant, and each verb has its own object.
    ['a thing', 'Print a ticket and let it expire after a day', ['Let the ticket expire after a day.']],
    ['two orders', 'Scan the rope and lock the store', ['Lock the store.']],
  ])('%s', (_what, idea, expected) => {
    expect(write(idea).furtherIdeas).toEqual(expected);
  });

  it('keeps both things of the first action', () => {
    const { userStory } = write('Show the battery of each badge and lock, and warn the desk when one is low');
    expect(userStory).toMatch(/see the battery of each badge and lock,/);
  });
});

describe('a title', () => {
  it.each([
    [
      'who does it, in the present',
      'Interpreter joins the video call',
      /^As an interpreter, I want to join the video call,/,
    ],
    [
      'a quoted button',
      '"Same lane again" button after a visit',
      /want to use a same-lane-again button after a visit,/,
    ],
    [
      'a place behind "to"',
      'Guest access to the back door lock for one evening',
      /guest access to the back door lock for one evening,/,
    ],
    [
      'what is said of a part is no actor',
      'Lane clock that stops while we clean the wall, and at weekends for climbers on a day ticket',
      /a lane clock that stops .*, and at weekends for climbers on a day ticket,/,
    ],
    [
      'an order that opens like a name',
      'Flag ropes over ten years for a personal safety check by the desk',
      /want to flag ropes over ten years for a personal safety check by the desk,/,
    ],
    ['a fast track', 'Fast track for climbers with a photo and a badge', /want to have a fast track /],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('is still a trouble where it hurts', () => {
    expect(write('Climber forgets the badge').userStory).not.toMatch(/want to forget/);
    expect(write('Every change needs a phone call').userStory).not.toMatch(/want to need/);
  });
});

describe('who is shown, sends or does it', () => {
  it.each([
    [
      'is shown who has done what',
      'Show the hall manager who has paid, who has signed and who is late, and let them message that climber',
      /^As a hall manager, I want to see who has paid, who has signed and who is late and message that climber,/,
    ],
    ['of many it is they who are shown', 'Show climbers who have not paid', /want to see climbers who have not paid,/],
    [
      'what is not sent in a case of their own goes to others',
      "Send a rent reminder 10 days after the visit and another after 20 days, unless I've waived the rent",
      /want to have a rent reminder sent 10 days after the visit .* unless I have waived the rent,/,
    ],
    [
      'one of them',
      'Group ticket: one climber pays for up to 6 friends',
      /^As a climber, I want to pay for up to 6 friends,/,
    ],
    ['anybody', 'Group ticket: one person pays for up to 6 friends', /^(?!As an? (?:one )?person)/],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('is named where it is not done', () => {
    const { acceptanceCriteria } = write(
      "Send a rent reminder 10 days after the visit and another after 20 days, unless we've waived the rent",
    );
    expect(acceptanceCriteria.join(' ')).toMatch(
      /A rent reminder is not sent as long as the [a-z ]+ has waived the rent\./,
    );
  });
});

describe('a doing as a title', () => {
  it.each([
    [
      'Closing the hall automatically at ten or after a fire alarm, whichever comes first',
      /the hall closed automatically at ten or after a fire alarm, whichever comes first,/,
    ],
    ['Sorting the lane list by grade', /want to sort the lane list by grade,/],
  ])('%s', (idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('is a trouble where a clause follows', () => {
    expect(write('Sorting the lane list takes an hour').userStory).not.toMatch(/want to sort the lane list,/);
  });
});

describe('what is said of a thing behind its name', () => {
  it('of a sum that is charged, when it goes back', () => {
    const { userStory, acceptanceCriteria } = write(
      'Deposit of 15 euro a head for groups of 6 or more, refunded if they cancel two days ahead',
    );
    expect(userStory).toMatch(/want to charge a deposit of 15 euro a head for groups of 6 or more,/);
    expect(acceptanceCriteria).toContain('The deposit is refunded if they cancel two days ahead.');
  });

  it.each([
    [
      'what can be done with it',
      'Guest list for the wall, can be printed',
      /want to see a guest list for the wall, which can be printed,/,
    ],
    ['an order stays one', 'Take a deposit of 15 euro per rope', /want to take a deposit of 15 euro per rope,/],
    ['a fee without conditions', 'Late fee of 5 euro', /want to charge a late fee of 5 euro,/],
    ['a clause stays one', 'Climbers who have paid can start, must be told', /^(?!.*which must)/],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });
});

describe('a name that opens like an order', () => {
  const school = {
    name: 'Satchel',
    description:
      'Satchel sends report cards to families. Teachers write comments, heads of year check them, parents read them. A site manager plans the rooms. Helpers work along the pack list.',
  };
  it.each([
    [
      "Report card notes in the parent's own language, with the original beside them",
      /want to read report card notes in my own language|want to read report card notes in the parent's own language/,
    ],
    ['Heavy books first: pack list by room', /want to see a pack list by room, heavy books first,/],
    ['Late books: pack list per class', /a pack list per class for late books,/],
    ['New feature: dark mode', /want to switch to (?:a )?dark mode,/],
    [
      'Require a second yes for every trip',
      /^As a (?:site manager|head of year), I want to require a second yes for every trip,/,
    ],
    // Near misses: what is many is an object, and a label that says nothing goes.
    ['Report cards that are late', /^(?!.*report card that)/],
    ['Idea: room list per class', /^(?!.*for ideas?)/],
  ])('%s', (idea, story) => {
    expect(draftStory({ idea, product: school }).userStory).toMatch(story);
  });
});

describe('what is done with a thing that is only named', () => {
  it.each([
    ['Bulk cancellation emails per lane', /want to send bulk cancellation emails per lane,/],
    ['Diff of shift plans, this week vs next', /want to see a diff of shift plans, this week vs next,/],
    ['Difference between two price lists', /want to see the difference between two price lists,/],
    ['Entry test for climbers', /want to take an entry test for climbers,|want to take an entry test,/],
    ['Load test for the ropes', /^(?!.*take a load test)/],
  ])('%s', (idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('keeps a second deed out of what stands in front', () => {
    const { acceptanceCriteria } = write(
      'Let the desk join two or more neighbouring lanes on the plan and seat one large party at them',
    );
    expect(acceptanceCriteria.join(' ')).not.toMatch(/On the plan and seat/);
  });
});
