import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs the ferries of a lake. Passengers buy tickets, skippers keep the log, deckhands load bikes and parcels, and the office plans sailings.',
};

function drafted(idea: string): string {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [headline, userStory, ...acceptanceCriteria].join('\n');
}

describe('plain words of an idea', () => {
  it.each([
    ['Let passengers hold a seat for a 30-minute window before they pay', 'a 30-minute window'],
    ['Skippers must not be sent out again during their 45-minute break', 'during their 45-minute break'],
    ['Let passengers add a 3-year-old child to the ticket without a fare', 'a 3-year-old child'],
    ['Let the office offer a free seat to the 65+ on weekdays', '65+'],
    ['Let deckhands mark parcels that need an x-ray before loading', 'an x-ray'],
  ])('stay whole: %s', (idea, words) => {
    const text = drafted(idea);
    expect(text).toContain(words);
    expect(text).not.toMatch(/\d - minute|\d, minute/);
  });

  it.each([
    'Make it possible to cancel a booking without calling us',
    'Change the date of a ticket online instead of phoning us',
  ])('that spare somebody a call to us are for those who are served: %s', (idea) => {
    const text = drafted(idea);
    expect(text).toContain('As a passenger, I want to');
    expect(text).toMatch(/so that I do not have to (?:call|phone)\./);
  });

  it.each([
    ['Send a receipt by email after each payment', 'As a passenger, I want to get a receipt by email'],
    ['Send an invoice by post at the end of the month', 'I want to get an invoice by post'],
  ])('tell by which way a thing comes, and not who sends it: %s', (idea, words) => {
    expect(drafted(idea)).toContain(words);
  });

  it.each([
    'Search for a passenger by name',
    'Check the ticket of every passenger at the pier',
    'Ask passengers for their age before they buy a youth ticket',
  ])('that name whom somebody looks up, checks or asks are not for them: %s', (idea) => {
    expect(drafted(idea)).toMatch(/As a (?:skipper|deckhand|member of the office), I want to/);
  });

  it.each(['Passengers look up a passenger of their group by name', 'Let passengers search for another passenger'])(
    'are for them where they do it: %s',
    (idea) => {
      expect(drafted(idea)).toContain('As a passenger, I want to');
    },
  );

  it.each([
    [
      'In a storm the office gets 200 calls in the first hour.',
      'the problem that in a storm, the office gets 200 calls',
    ],
    [
      'In a fog the office gets 90 calls in the first hour, nearly all of them only asking whether the boat goes.',
      'gets 90 calls in the first hour, so that',
    ],
  ])('in front of a complaint are not all of it: %s', (idea, words) => {
    expect(drafted(idea)).toContain(words);
  });

  it('of a place behind a person are no part of who it is', () => {
    const idea = 'Someone rings the day after. The skipper on the line needs to find that booking fast.';
    expect(drafted(idea)).toContain('As a skipper, I want to find that booking');
    const story =
      'As a developer depending on the timetable, I want to fetch the sailings so that my app can show them.';
    expect(drafted(story)).toContain('As a developer, I want to');
  });

  it('that say when are no part of who it is either', () => {
    expect(drafted('On Mondays skippers find out on the pier that the boat is still in the yard.')).not.toMatch(
      /As an? on /i,
    );
    expect(
      drafted('As an on-call deckhand, I want to see which parcels are late so that I can look for them.'),
    ).toContain('As an on-call deckhand, I want to');
  });

  it('for the rest of us stay for several', () => {
    const text = drafted('Some people book the window seat on every boat and the rest of us never get one.');
    expect(text).not.toContain('rest of me');
  });

  it('that bar more than there is say how many there are at most', () => {
    const text = drafted('The app must not sell more tickets than there are seats');
    expect(text).toContain('No more tickets sold than there are seats');
    expect(text).toContain('be sure that no more tickets are sold than there are seats');
    expect(text).toContain('No more tickets are sold than there are seats.');
  });
});

describe('a word that is seldom counted is one of many where the idea counts it', () => {
  const vans = {
    name: 'Vanly',
    description: 'Owners of shops plan deliveries, drivers carry them out, and customers follow them on a map.',
  };
  it.each([
    ['Delete an integration', 'What others wrote about the integration'],
    ['Let customers rate each delivery', 'A delivery that nobody has rated'],
    ['Delete a login after two failed checks', 'A search no longer finds a login'],
  ])('%s', (idea, criterion) => {
    expect(draftStory({ idea: `${idea} in the shop`, product: vans }).acceptanceCriteria.join(' ')).toContain(
      criterion,
    );
  });

  it('so many failed tries are no clause', () => {
    const criteria = draftStory({
      idea: 'Block a customer after four wrong tries within an hour',
      product: vans,
    }).acceptanceCriteria.join(' ');
    expect(criteria).toContain('Fewer than four wrong tries still let');
    expect(criteria).not.toContain('does not try');
  });
});

describe('plain sentences that were told wrongly', () => {
  const board = {
    name: 'Plankton',
    description:
      'Plankton is a task board. Team members move cards through columns, project leads plan the work, and clients are invited as guests to follow progress.',
  };
  it('whoever does something with a thing by the description does it, not whom such things mostly concern', () => {
    const draft = draftStory({ idea: 'Block a card with a reason and tell its owner', product: board });
    expect(draft.userStory).not.toMatch(/^As a client/);
    expect(draft.acceptanceCriteria.join(' ')).not.toContain('payment');
  });
  it('who forgets a thing is reminded, whatever stays behind', () => {
    const draft = draftStory({ idea: 'Clients forget their reviews and the slot stays empty', product: board });
    expect(draft.userStory).toContain('I want to be reminded of my reviews, so that the slot does not stay empty');
  });
  it('nothing ends with "as soon", and no sign of a replacement is left', () => {
    const told = [
      'Let project leads create a plan from a card and notify the client as soon as a team member has opened it.',
      'Team members find out that a card is unusable only when they start on the task.',
    ].flatMap((idea) => draftStory({ idea, product: board }).acceptanceCriteria);
    expect(told.filter((text) => /as soon\.$|\$\d/.test(text))).toEqual([]);
  });
});

describe('plain sentences stay what they say', () => {
  const club = {
    name: 'Plankton',
    description: 'Members book courses, managers approve refunds, and the office keeps the list.',
  };
  it.each([
    ['Add a limit to the number of guests', 'a limit to the number of guests'],
    ['Add a shortcut to the inbox', 'a shortcut to the inbox'],
    ['Add a dark mode to the app', 'a dark mode in the app'],
    ['PDF invoices should be sent to members', 'get PDF invoices'],
    ['We need an offline way to record visits', 'an offline way to record visits'],
    ['We need an easy way to record visits', 'I want to record visits'],
    ['When a class is full, members book it on the phone. That should not be possible.', 'when a class is full'],
    ['The draw is on Sunday. Until Friday nobody can see the list.', 'keep anybody from seeing the list until Friday'],
    ['Members do not come to their lesson', 'be reminded of my lesson'],
  ])('%s', (idea, told) => {
    expect(draftStory({ idea, product: club }).userStory).toContain(told);
  });

  it.each([
    ['Improve the quality of the photos', /fewer steps/],
    ['Show members courses with the best ratings', /right ratings/],
    ['Order new gloves for the members', /gloves off/],
    ['Members do not come to the library', /reminded of the library/],
  ])('%s is not torn', (idea, torn) => {
    const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product: club });
    expect([headline, userStory, ...acceptanceCriteria].join(' ')).not.toMatch(torn);
  });
});
