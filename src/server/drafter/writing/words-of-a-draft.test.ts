import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Towpath',
  description:
    'Towpath is used by canal boat hirers. Hirers book boats, pay a deposit and report damage. Lock keepers open locks and count boats. The yard repairs boats and keeps a parts list. We want hirers to spend the first hour on the water and not at the desk. No boat should leave the yard without a full tank.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('the headline', () => {
  it.each([
    [
      'names what somebody gets',
      'Damage reports should be sent to the yard every evening',
      /^Get damage reports every evening/,
    ],
    [
      'calls a message by its name',
      'Remind hirers of the return two hours before sunset',
      /^Reminder of the return two hours before sunset$/,
    ],
    [
      'says a condition whole or not at all',
      'Let lock keepers close a lock while a diver works in the chamber below',
      /^Close (?:a )?lock while diver works in chamber below$/,
    ],
    [
      'keeps a measure of time whole',
      'Notify hirers two days before the boat they have booked is ready',
      /^(?!.*\btwo days$)/,
    ],
    ['says who they are', 'Hirers want to see which boat they got', /^See which boat (?:\w+ )*hirers got$/],
  ])('%s', (_, idea, headline) => {
    const story = draft(idea);
    expect(story.headline).toMatch(headline);
    expect(story.headline.split(' ').length).toBeGreaterThanOrEqual(3);
    expect(story.headline.split(' ').length).toBeLessThanOrEqual(8);
  });
});

describe('the benefit', () => {
  it('is an aim of the product that speaks of the same, told by the one whose aim it is', () => {
    const story = draft('Let hirers sign the papers at home and not in the first hour at the desk');
    expect(story.userStory).toMatch(/so that I spend the first hour on the water and not at the desk\.$/);
    expect(story.benefitGrounding).toEqual({
      source: 'product',
      quote: 'We want hirers to spend the first hour on the water and not at the desk.',
    });
  });

  it('stays a ban where nobody of them may do it', () => {
    const { userStory } = draftStory({
      idea: 'Break reminder for lock keepers after five hours at the lock',
      product: {
        name: 'Towpath',
        description:
          'Lock keepers open locks and count boats. The yard repairs boats. No lock keeper may work more than nine hours at a lock.',
      },
    });
    expect(userStory).not.toMatch(/so that I work more than nine hours/);
    expect(userStory).toMatch(/^As a lock keeper, I want to get a break reminder after five hours/);
  });

  it('says what somebody does with the answer, and not the question once more', () => {
    expect(draft('Hirers want to see when the lock opens').userStory).toMatch(/so that I can plan around it\.$/);
    expect(draft('Let the yard see who damaged a boat').userStory).toMatch(
      /so that I can ask the right person about it\.$/,
    );
  });

  it('does not wish a state away', () => {
    expect(draft('Let hirers pause a booking because they are ill').userStory).toMatch(
      /so that I do not lose out while I am ill\.$/,
    );
  });
});

describe('the questions', () => {
  it('ask what a vague word means, which is not written on', () => {
    const story = draft('Let hirers quickly find a boat');
    expect(story.openQuestions).toContain('What does "quickly" mean here: within which time?');
    expect([story.headline, story.userStory, ...story.acceptanceCriteria].join(' ')).not.toMatch(/quick/);
  });

  it('leave out what the idea says', () => {
    expect(draft('Let the yard import the parts list from Excel').openQuestions.join(' ')).not.toMatch(/format/);
    expect(draft('Let the yard import the parts list').openQuestions.join(' ')).toMatch(/format/);
  });
});

describe('the criteria', () => {
  it('tell the condition behind the statement where the idea puts it into the middle', () => {
    const story = draft('A boat that has been at a jetty for more than two nights must be marked yellow');
    expect(story.headline).toBe('Mark a boat yellow');
    expect(story.acceptanceCriteria[0]).toBe(
      'A boat is marked yellow once it has been at a jetty for more than two nights.',
    );
  });

  it('speak of what the actor tells others, or of what the actor is told', () => {
    const telling = draft('Lock keepers should be able to announce a closure themselves');
    expect(telling.headline).toBe('Announce a closure');
    expect(telling.acceptanceCriteria.join(' ')).toMatch(/everybody it concerns/);
    const told = draft('Hirers should be told when a lock is closed');
    expect(told.acceptanceCriteria.join(' ')).toMatch(/as long as a lock is not closed|which lock/);
  });

  it('are told to somebody whom only the deed names', () => {
    const told = draft('Could we tell the steersman that the lock is closed, and for how long?');
    expect(told.userStory).not.toMatch(/tell the steersman/);
    const rare = draft('Could we tell the wearer that the life vest is in repair?');
    expect(rare.userStory).toMatch(/^As a wearer, I want to be told that the life vest is in repair/);
  });

  it('quote a rule of the product only where it speaks of what is done', () => {
    const quoted = (idea: string) =>
      draft(idea).grounding.some(({ source, quote }) => source === 'product' && quote?.includes('full tank'));
    expect(quoted('Let hirers rate a boat')).toBe(false);
  });

  it('leave out what vents and where one knows it from', () => {
    const told = draft(
      'Talked to Ilse at the lock last week. She writes damage on paper tags. Something where she can snap a photo would already help a lot.',
    );
    expect(told.userStory).toMatch(/I want to snap a photo/);
    expect(draft('Spare parts are a mess at the moment. Maybe start with a simple stock list?').userStory).toMatch(
      /I want to see a stock list/,
    );
  });

  it('take no statement for the title of what follows', () => {
    const told = draft(
      'Check-in gets crates with thirty mixed ropes. Booking a whole crate at once would already help.',
    );
    expect(told.userStory).toMatch(/I want to book a whole crate at once/);
  });

  it('bar what a relative clause narrows down', () => {
    const told = draft('Boats that come back from a long trip must not be lent again until the yard has checked them.');
    expect(told.acceptanceCriteria.join(' ')).toMatch(
      /Whoever tries to lend boats .* is told that the yard has not checked them/,
    );
  });

  it('tell a clause that is left out of the story whole', () => {
    const story = draft('let the lock keeper approve the plan of the new locks online before it goes to the yard');
    expect(story.userStory).not.toMatch(/online to the yard/);
    expect(story.acceptanceCriteria.join(' ')).toMatch(/before it goes to the yard/i);
  });

  it('name what a second statement is about', () => {
    const told = draft('A boat has to be handed in 30 minutes before dusk and cannot be lent again after that.');
    expect(told.acceptanceCriteria).toContain('A boat cannot be lent again after that.');
  });

  it('leave out who likes the idea', () => {
    const told = draft(
      'Hirers should be able to extend a booking by a day. Jonas would be happy to try it for a month.',
    );
    expect(told.acceptanceCriteria.join(' ')).not.toMatch(/Jonas/);
  });

  it('keep which and how many are meant', () => {
    const [rule = ''] = draft('second payment is only due once the boat has been handed back').acceptanceCriteria;
    expect(rule).toMatch(/^Second payment/);
    const [first = ''] = draft('Hirers want to hand over several keys to one skipper at once').acceptanceCriteria;
    expect(first).toContain('more than one key');
    expect(draft('Hirers must pass a test before they can steer boat A on their own').userStory).toContain('boat A on');
  });

  it('are raised by the words of the idea', () => {
    expect(draft('Let hirers cancel a booking').acceptanceCriteria.join(' ')).not.toMatch(/amount that comes back/);
    expect(draft('Let hirers change the route until the boat leaves').acceptanceCriteria).toContain(
      'Once the boat leaves, the route can no longer be changed.',
    );
  });
});

describe('a word of the trade', () => {
  it('is not left out as vague, and nobody is asked what it means', () => {
    const { userStory, openQuestions } = draft('Lock keepers want to see the best before date of the water tablets');
    expect(userStory).toContain('see the best before date of the water tablets');
    expect(openQuestions.join()).not.toContain('"best"');
  });
});

describe('a bound', () => {
  it('is no time of the day', () => {
    const { userStory, acceptanceCriteria } = draft('Hirers want to cancel a boat up to 8:30 on the day of the trip');
    expect(userStory).toContain('up to 8:30');
    expect(acceptanceCriteria.join()).not.toMatch(/limit of 8|ninth/);
  });

  it('stays where it is all that is said', () => {
    expect(draft('Bigger letters on the lock sign, at most 3 boats at once').userStory).toContain(
      'at most 3 boats at once',
    );
  });
});
