import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ropeworks',
  description:
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes and note damage. The desk sells tickets and calls climbers. The hall manager plans shifts and orders ropes.',
};

function draft(idea: string): { wish: string; why: string; all: string; headline: string; actor: string } {
  const { userStory, acceptanceCriteria, headline } = draftStory({ idea, product });
  const [, actor = '', wish = '', why = ''] = /^As an? (.+?), I want to (.+), so that (.+)\.$/.exec(userStory) ?? [];
  return { actor, wish, why, headline, all: acceptanceCriteria.join('\n') };
}

describe('a wish in an unusual form', () => {
  it.each([
    ['without "it"', 'should be possible to mark a rope as worn', /^mark a rope as worn$/],
    [
      'with what it replaces in front',
      'Instead of phoning orders in, the hall manager should send them here',
      /^send orders here$/,
    ],
    [
      'told to make a thing do it',
      'Can you make the board only list routes of this week?',
      /^have the board list only routes/,
    ],
    [
      'with its case as a label',
      'Ropes that are due in a week: remind the hall manager',
      /^be reminded when ropes are due in a week$/,
    ],
    [
      'with a question behind whom it is for',
      'Show climbers how full the hall will be at the time they want to come',
      /^see how full the hall will be when I want to come$/,
    ],
    [
      'with a place between whom and when',
      'Warn climbers within 50 km when the hall is closed',
      /^be warned when the hall is closed within 50 km$/,
    ],
    [
      'of what somebody has left undone for a while',
      'Remind route setters who have not checked a route for two weeks',
      /^be reminded of a route that I have not checked for two weeks$/,
    ],
    [
      'to write something to a thing',
      'Add comments for the route setter to a route',
      /^add comments for the route setter to a route$/,
    ],
    [
      'with those who count',
      'Could climbers with three ropes return all of them in one go?',
      /^return all three ropes in one go$/,
    ],
  ])('is read %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it.each([
    ['a part of the product stays one', 'Add comments', /^(?:use|add|leave) comments$/],
    ['a map that is made faster is no deed of the map', 'make the map load faster', /^(?!have the map should)/],
    ['a label of people names them', 'climbers: book two lanes', /^book two lanes$/],
    [
      'what is left undone at all is to be done',
      'Remind climbers who have not filled in the form',
      /^be reminded to fill in the form$/,
    ],
    [
      'whoever owes something does not ask to be reminded',
      'Remind climbers who have not paid the fee',
      /^remind climbers who have not paid the fee$/,
    ],
  ])('is left alone where %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('tells in which case those are meant who are told apart by a clause', () => {
    const late = draft('Climbers who arrive late should be offered another lane');
    expect(late.wish).toBe('be offered another lane when I arrive late');
    expect(late.all).toMatch(/when they arrive late/);
    expect(draft('People who climb at night should be offered another lane').wish).not.toMatch(/when/);
  });

  it('says why where it replaces something', () => {
    expect(draft('Instead of phoning orders in, the hall manager should send them here').why).toBe(
      'I do not have to phone orders in',
    );
  });

  it('is what the actor does in a case that names the actor', () => {
    const { wish } = draft('Refund half of the ticket if a climber cancels the day before');
    expect(wish).toMatch(/^have half of the ticket refunded if (?:I cancel|a climber cancels)/);
  });
});

describe('a trouble of two clauses', () => {
  it('is no longer to happen where the second tells what gets lost', () => {
    const { wish, actor, all } = draft(
      'Route setters copy their notes on Sunday and about a third of the damage is overlooked',
    );
    expect({ wish, actor }).toEqual({
      wish: 'no longer overlook about a third of the damage when I copy my notes on Sunday',
      actor: 'route setter',
    });
    expect(all).toMatch(
      /^About a third of the damage is not overlooked when route setters copy their notes on Sunday\.$/m,
    );
  });

  it('keeps apart what is lost by nobody in particular', () => {
    expect(draft('Ropes hang in the sun and half of them tear').wish).not.toMatch(/^no longer/);
  });

  it('asks for what nobody knows, and the first clause is why', () => {
    expect(draft('The drill is never charged when it comes back and nobody knows who had it last')).toMatchObject({
      wish: 'see who had the drill last',
      why: 'the drill is charged',
    });
  });

  it('has a harm of its own where "half of them" suffer', () => {
    expect(draft('We forget to water the plants in July and half of them die').wish).toBe(
      'be reminded to water the plants in July',
    );
  });
});

describe('a second clause with an obligation', () => {
  it('is a rule, and no harm', () => {
    const { why, all } = draft(
      'The hall manager wants to give a route to two setters, both have to agree before it opens',
    );
    expect(why).not.toMatch(/both/);
    expect(all).toMatch(/^Both agree before it opens\.$/m);
  });

  it('is a complaint where it is a chore', () => {
    expect(draft('I want to see free lanes, climbers have to call every morning').why).toMatch(/do not have to call/);
  });
});

describe('somebody who is asked for something', () => {
  it('is the actor', () => {
    expect(draft('The system must require a reason when a route setter changes a grade')).toMatchObject({
      actor: 'route setter',
      wish: 'be asked for a reason when I change a grade',
    });
  });
});

describe('a headline', () => {
  it('takes no pair apart', () => {
    expect(draft('Route setters mix up old and new grades of the routes').headline).toBe(
      'No more mixing up old and new grades',
    );
  });
});

describe('what stands between those who get something and the thing', () => {
  it.each([
    [
      'what they have',
      'Give climbers with three or more children 10 percent off',
      /^get 10 percent off when I have three or more children$/,
    ],
    ['what they lack', 'Send climbers without email a letter', /^get a letter when I have no email$/],
    [
      'where they are',
      'Warn climbers in the north when the hall is closed',
      /^be warned when the hall is closed in the north$/,
    ],
  ])('is the case that is meant: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('stays with the thing otherwise', () => {
    expect(draft('Give climbers a key with a number').wish).toBe('get a key with a number');
  });
});

describe('a condition in front without its comma', () => {
  it.each([
    ['a rule', 'If the network is down the scanner has to keep tickets', /^have the scanner keep tickets/],
    ['a trouble', 'If I lose my phone everything is gone', /^(?!.*my phone everything)/],
  ])('goes before %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

describe('what the sentence before speaks of', () => {
  it('is meant by "it" where a thing is its subject', () => {
    expect(
      draft('Booking a lane takes two minutes. The search is slow. It has to take less than a second.').wish,
    ).toMatch(/search/);
    expect(draft('Route setters are late. It has to be better.').wish).not.toMatch(/have route setters/);
  });
});

describe('a result that is wrong', () => {
  it('is to be right when people do what they do', () => {
    expect(draft('Climbers book two lanes and the bill is wrong, so the desk has to phone them')).toMatchObject({
      wish: 'get the right bill when I book two lanes',
      actor: 'climber',
    });
  });

  it('is no wish where what people do is the harm', () => {
    expect(draft('Climbers steal ropes and the list is wrong').wish).not.toMatch(/^get the right/);
  });
});

describe('who wants something to be forbidden to anybody', () => {
  it('is who assigns and plans, where the words do not tell', () => {
    expect(draft('It should not be possible to take a rope to two lanes').actor).toBe('hall manager');
  });
});

describe('a label with a list behind it', () => {
  it('names what belongs to the deed', () => {
    expect(draft('Track damage: place, date, size, and tell me').all).toMatch(/place|date|size/);
    expect(draft('climbers: book two lanes').wish).toBe('book two lanes');
  });
});

describe('what is found out late', () => {
  it('is to be told when it happens', () => {
    expect(draft('Somebody leaves a rope in the rain and we find out a week later that it is ruined')).toMatchObject({
      wish: 'be told when somebody leaves a rope in the rain',
      why: 'I do not find out too late that it is ruined',
    });
  });

  it('is not meant where nobody finds it late', () => {
    expect(draft('Climbers book a lane and find out which rope is free').wish).not.toMatch(/^be told when/);
  });
});

describe('what is done twice', () => {
  it('names what "them" are', () => {
    expect(draft('The desk reads 40 slips every night and types them in twice').wish).toBe(
      'no longer have to type the slips in twice',
    );
  });
});

describe('a fault that goes on', () => {
  it('is denied once', () => {
    expect(draft('Ropes whose check has run out are still handed out').all).toMatch(/are no longer handed out\.$/m);
  });
});

describe('those who are charged', () => {
  it('do not wish it themselves', () => {
    const { wish, all } = draft('Those who have not paid by May must be billed 5 euros');
    expect(wish).toMatch(/^have those who have not paid by May billed 5 euros/);
    expect(all).toMatch(/^Those who have not paid by May are billed 5 euros/m);
  });
});

describe('signing off', () => {
  it('from something is no approval', () => {
    expect(draft('Climbers want to sign off from a course').all).not.toMatch(/approv|sign-in/);
    expect(draft('Climbers want to sign off from a course').why).toBe('nobody counts on me in vain');
    expect(draft('The hall manager wants to sign off a shift plan').all).not.toMatch(/no longer comes/);
  });
});

describe('an order', () => {
  it.each([
    [
      'whose first word names a thing as well',
      'Refund tickets automatically if the hall stays closed',
      /^have tickets refunded automatically if/,
    ],
    ['that tells why', 'If a rope fails the check tell the climber why', /^be told why a rope fails the check$/],
    [
      'that says where the answer is shown',
      'Show climbers on a map which lanes are closed',
      /^see on a map which lanes are closed$/,
    ],
    [
      'that bars nobody in particular',
      'It must not be possible to book two lanes',
      /^keep anyone from booking two lanes$/,
    ],
  ])('is read %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it.each([
    ['what has a verb behind it', 'Order forms fail when the desk is closed', /^(?!order forms)/],
    ['what has its article', 'The order fails if the desk is closed', /^(?!order fails)/],
  ])('is not seen in %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});
