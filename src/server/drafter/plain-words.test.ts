import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const description =
  'Tidewater is a booking tool of a sailing school. Pupils book lessons, skippers see who is on board, and the office keeps the calendar and sends bills.';
const draft = (idea: string) => draftStory({ idea, product: { name: 'Tidewater', description } });

describe('words that say something although they look vague', () => {
  it.each([
    ['Skippers can lift the ban on sailing for good reasons', /for a stated reason/],
    ['Add larger letters and simple words for our older pupils', /plain words/],
    ['Let the office plan a lesson for a certain hour', /for a chosen hour/],
    ['Pupils should get a message if a better cabin is free', /a cabin of a higher category is free/],
    ['Let the office lock a certain berth', /to lock a given berth/],
    ['Forget payment data after the last lesson', /to have payment data forgotten after the last lesson/],
    ['Skippers should be able to lock the chat for an hour so that heated talks can cool down', /can cool down/],
  ])('%s', (idea, said) => {
    expect(draft(idea).userStory).toMatch(said);
  });

  it('asks about what is theirs', () => {
    const { openQuestions } = draft('As a pupil, I want to attach photos and my position to a damage report');
    expect(openQuestions.join(' ')).not.toMatch(/\bmy\b/);
  });

  it('says what is no longer done to somebody', () => {
    const { userStory, acceptanceCriteria } = draft(
      'As a skipper, I want to no longer be listed as the owner of a boat',
    );
    expect(userStory).toMatch(/I want to no longer be listed as the owner of a boat/);
    expect(acceptanceCriteria[0]).toBe('A skipper is no longer listed as the owner of a boat.');
  });

  it('still leaves out what says nothing', () => {
    expect(draft('Pupils should be able to find a good lesson in a simple way').userStory).toMatch(/to find a lesson,/);
  });
});

describe('what stands behind a wish without a word between', () => {
  it.each([
    'Sort the damage reports by urgency, a leak below deck cannot wait behind a torn flag',
    'We need the rules of the harbour in Polish, many pupils cannot read German',
    'Let the office move many lessons at once, after a storm we have fifty of them',
  ])('is why: %s', (idea) => {
    const { acceptanceCriteria, userStory } = draft(idea);
    // The reason has its own place, behind "because".
    expect([...acceptanceCriteria, userStory.split(/,? because |, so that/)[0]].join(' ')).not.toMatch(
      /cannot (?:wait|read)|storm/,
    );
  });

  it('is a rule where it bounds the wish', () => {
    expect(
      draft(
        'Let pupils comment on lessons, comments cannot be changed once the lesson is over',
      ).acceptanceCriteria.join(' '),
    ).toMatch(/cannot be changed/);
  });

  it.each([
    [
      'Anonymous survey after each lesson, no results for boats with fewer than four pupils',
      'There are no results for boats with fewer than four pupils.',
    ],
    ['A reminder on Friday with the weather, but not to those on leave', 'The reminder is not sent to those on leave.'],
  ])('is a criterion: %s', (idea, criterion) => {
    const { acceptanceCriteria, userStory } = draft(idea);
    expect(acceptanceCriteria).toContain(criterion);
    expect(userStory).not.toMatch(/ no results|but not/);
  });
});

describe('who and what is meant', () => {
  it('tells things that are sent from people', () => {
    const { furtherIdeas, acceptanceCriteria } = draft(
      'Skippers should be able to write bills, but only the office can send them out',
    );
    expect(acceptanceCriteria).toContain('Only the office can send them out.');
    expect([...furtherIdeas, ...acceptanceCriteria].join(' ')).not.toMatch(/send skippers/i);
  });

  it('tells people by their age', () => {
    expect(draft('can pupils over 14 sail on their own?').userStory).toMatch(
      /^As a pupil over 14 years, I want to sail/,
    );
  });

  it('has the number of the thing and not of what stands behind it', () => {
    expect(draft('Longer storage during the holidays').acceptanceCriteria[0]).toMatch(/^There is longer storage/);
    expect(draft('Sheltered places without steps').acceptanceCriteria.join(' ')).not.toMatch(
      /There is sheltered places/,
    );
  });

  it('says of nobody that they are "ticked already"', () => {
    expect(
      draft('We want the insurance to be offered at the end but not ticked already').acceptanceCriteria.join(' '),
    ).not.toMatch(/Ticked already/);
  });
});

describe('two deeds and departments', () => {
  it('cuts no headline behind an exception', () => {
    expect(draft('No lessons on the lake after 9 pm except for night sailing').headline).not.toMatch(/except$/);
  });

  it('cuts no headline behind "not only"', () => {
    expect(
      draft('Pupils should be able to ask for a lesson in the app and not only at the office').headline,
    ).not.toMatch(/not only$/);
  });

  it('has both deeds in the headline', () => {
    expect(draft('Photos should be straightened and cropped automatically').headline).toBe(
      'Straighten and crop photos automatically',
    );
    expect(draft('Show bills sent and paid').headline).not.toMatch(/and pay/i);
  });

  it('knows a department by its short name', () => {
    const accounts = draftStory({
      idea: 'Accounting should be able to ask a question about a bill',
      product: { name: 'Tidewater', description: 'Skippers write bills, and the accounting team checks them.' },
    });
    expect(accounts.userStory).toMatch(
      /^As a member of (?:the )?accounting(?: team)?, I want to ask a question about a bill,/,
    );
  });

  it('says once what holds up a case that goes beyond a bound', () => {
    const { acceptanceCriteria } = draft('Bills over 500 euros need the approval of two skippers');
    expect(acceptanceCriteria.filter((text) => /no further/.test(text))).toEqual([
      'As long as the approval of two skippers is missing, such a bill goes no further.',
    ]);
  });
});

describe('what a sentence behind the wish tells', () => {
  it('is no torn reason', () => {
    expect(
      draft('Which skippers bring us the best pupils? We pay six of them and have no idea.').userStory,
    ).not.toMatch(/know about\.$/);
  });

  it('is no purpose where somebody agrees to it', () => {
    expect(
      draft('Automatic deletion after six months unless the pupil agrees to stay on the list').userStory,
    ).not.toMatch(/so that I stay/);
  });
});

describe('what a criterion counts and names', () => {
  it('takes no name for a deed', () => {
    const { furtherIdeas } = draft('Search across lessons, also in comments and file names');
    expect(furtherIdeas).toEqual([]);
  });

  it('has no bound of one where it is told how many', () => {
    expect(draft('Why can’t I attach more than five photos?').acceptanceCriteria.join(' ')).not.toMatch(/exactly five/);
  });

  it('calls nobody by what they are', () => {
    expect(draft('Show who is late in red').acceptanceCriteria.join(' ')).not.toMatch(/Nothing but/);
  });
});

describe('hurried words', () => {
  it.each([
    ['its impossible to see the price w/o logging in, pls change', /to see the price without logging in,/],
    [
      'The office wants report: lessons per week and skipper',
      /to (?:see|get) a report of the lessons per week and skipper,/,
    ],
    ['show queue length live so we know when to go down', /to see the queue length live, so that/],
    ['Overnight berth as an option, costs 5 euros extra', /overnight berth as an option, which costs 5 euros extra,/],
  ])('%s', (idea, wish) => {
    expect(draft(idea).userStory).toMatch(wish);
  });
});

describe('what somebody in a story wants to be sure of', () => {
  it('is a ban where nobody may', () => {
    const { userStory, acceptanceCriteria } = draft('As a skipper, I want to make sure nobody books two boats at once');
    expect(userStory).toMatch(/to keep anybody from booking two boats at once,/);
    expect(acceptanceCriteria[0]).toBe('Nobody can book two boats at once.');
  });

  it('is how it is to be, and no deed of theirs', () => {
    const { acceptanceCriteria } = draft('As a skipper, I want to ensure every pupil pays before the first lesson');
    expect(acceptanceCriteria[0]).toBe('Every pupil pays before the first lesson.');
  });

  it('does not give to others what is their own', () => {
    expect(draft('As a skipper I do not want pupils to see my private address').acceptanceCriteria[0]).toBe(
      "Pupils cannot see the skipper's private address.",
    );
  });

  it('leaves out how a list is sorted where it tells who is not on it', () => {
    const { acceptanceCriteria } = draft('As a skipper I need a list of who has not paid yet, sorted by name');
    expect(acceptanceCriteria).toContain('Whoever has paid is not listed.');
  });
});

describe('where things stand in a criterion', () => {
  it('keeps what somebody wants to see behind it', () => {
    expect(draft('Is there any way to see if the lesson is likely to take place?').acceptanceCriteria[0]).toMatch(
      /can see if the lesson is likely to take place\.$/,
    );
  });

  it('keeps behind a thing what speaks of others, and behind the second deed what belongs to it', () => {
    expect(
      draft(
        'As the office, I want to export all bills for the tax office in a format they accept',
      ).acceptanceCriteria.join(' '),
    ).not.toMatch(/In a format/);
    expect(
      draft('Let skippers save a bill as a draft and go on later on another device').acceptanceCriteria.join(' '),
    ).not.toMatch(/On another device, a skipper can save/);
  });

  it('says of all what half of them lack', () => {
    expect(
      draft("It would be great to have a glossary, half of the crew doesn't know what a boom is").userStory,
    ).toMatch(/so that the crew knows what a boom is\.$/);
  });
});

describe('who acts in a description', () => {
  const roles = (description: string) =>
    draftStory({
      idea: 'Send an urgent notice to all families and see who has not read it',
      product: { name: 'Ladder', description },
    }).userStory;

  it('takes no deed for a role', () => {
    expect(
      roles(
        "Parents report absences, read messages from the teachers and see photos of their child's group. Teachers check children in.",
      ),
    ).not.toMatch(/^As an? see photo/);
    expect(
      roles(
        'Recruiters publish jobs, hiring managers read and rate candidates, and interviews are planned in a calendar.',
      ),
    ).not.toMatch(/^As an? rate candidate/);
  });
});
