import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const SHED = {
  name: 'Plot & Petal',
  description:
    'Plot & Petal is an allotment society with 120 gardens. Gardeners rent a plot and share tools. The plot manager keeps the waiting list and writes quotes for new sheds. Volunteers run the seed bank.',
};

function told(idea: string): { story: string; headline: string; criteria: readonly string[] } {
  const draft = draftStory({ idea, product: SHED });
  const story = /I want to (.+?), so that/.exec(draft.userStory)?.[1] ?? '';
  return { story, headline: draft.headline, criteria: draft.acceptanceCriteria };
}

describe('questions typed in a hurry are told as what is asked', () => {
  it.each([
    ['how many bags of compost do we have left in the shed?', 'see how many bags of compost I have left in the shed'],
    ['how many jars of honey did each hive give this year', 'see how many jars of honey each hive gave this year'],
    ['how many litres of rain does the barrel hold', 'see how many litres of rain the barrel holds'],
    ['how many lamps did anna mend on friday?', 'see how many lamps anna mended on Friday'],
    ['how many inner tubes do we have in stock', 'see how many inner tubes I have in stock'],
    ['how many sessions does a patient have left', 'see how many sessions a patient has left'],
    ['how many hours have i worked this week', 'see how many hours I have worked this week'],
    ['which tools has the club bought', 'see which tools the club has bought'],
    ['how often may i use the barbecue', 'see how often I may use the barbecue'],
    ['what can i plant in october', 'see what I can plant in October'],
    // What is asked about does it: its words stand in their order already.
    ['how many guests can sit at a table', 'see how many guests can sit at a table'],
    ['which members can book the hall', 'see which members can book the hall'],
    ['how many people did not show up last month', 'see how many people did not show up last month'],
    ['who has the key to the shed', 'see who has the key to the shed'],
  ])('%s', (idea, wish) => {
    expect(told(idea).story).toBe(wish);
  });

  it.each([
    // An order and a question how to do it ask for the deed.
    ['can we move the meeting to sunday?', 'move the meeting to Sunday'],
    ['could members swap their plots', 'swap my plot'],
  ])('but not: %s', (idea, wish) => {
    expect(told(idea).story).toContain(wish.split(' ')[0]);
    expect(told(idea).story).not.toContain('see');
  });

  it.each([
    ['how many bags of compost do we have left in the shed?', 'Bags of compost left in the shed'],
    ['how much seed did we use last spring', 'Seed used last spring'],
    ['how many plots does the society still have free', 'Plots the society still has free'],
    ['how many kids do not have a lunch box', 'Kids who do not have a lunch box'],
    ['show how much charge the electric carts have left', 'Charge the electric carts have left'],
    ['see how many boats are on the lake', 'Boats on the lake'],
    // Nothing that is counted is named.
    ['how much did it cost us last year', 'See how much it cost them last year'],
  ])('has the name of what is counted for its headline: %s', (idea, headline) => {
    expect(told(idea).headline).toBe(headline);
  });

  it.each([
    ['see which exercise people give up on', 'Each exercise can be opened from the list.'],
    ['which topic do students struggle with', 'Each topic can be opened from the list.'],
    ['see which tool people wait for the most', 'All tools are listed in this order, each with its value.'],
    ['see which waiting patients need help', 'Each waiting patient is listed by name.'],
    ['see which night guests arrive', 'Each night guest is listed by name.'],
  ])('lists what is asked about: %s', (idea, criterion) => {
    expect(told(idea).criteria).toContain(criterion);
  });

  it('lists nobody by a name that two words do not make', () => {
    expect(told('see which exercise patients skip').criteria.join(' ')).not.toMatch(/exercise patient is/);
  });
});

describe('what nobody has to do', () => {
  it.each([
    ['I always end up cooking the same five things', 'no longer end up cooking the same five things'],
    ['I nearly always charge too little', 'no longer charge too little'],
    ['we always have to chase people for the rent', 'no longer have to chase people for the rent'],
    ['I mostly write the prices by hand', 'no longer have to write the prices by hand'],
  ])('%s', (idea, wish) => {
    expect(told(idea).story).toBe(wish);
    expect(told(idea).headline).not.toMatch(/lying|waysing/);
  });
});

describe('a thing that is also a deed', () => {
  it.each([
    ['quote from roof area and pitch', /^write a quote from roof area and pitch$/],
    ['monthly bill as a pdf with every trip', /^get a monthly bill as a PDF with every trip$/],
    ['label with frame number and owner', /^print a label with frame number and owner$/],
    ['guide with pictures for beginners', /^(?:see|read) a guide with pictures for beginners$/],
    ['text when it is ready', /^be texted when it is ready$/],
    // With something behind it, it is a deed.
    ['quote a new shed in euros', /^quote a new shed in euros$/],
    ['label boxes with a number', /^label boxes with a number$/],
    ['email the bill with one click', /^email the bill with one click$/],
  ])('%s', (idea, wish) => {
    expect(told(idea).story).toMatch(wish);
  });
});

describe('names of days and months', () => {
  it.each([
    ["can we move friday's dinner?", "Friday's dinner"],
    ['reminder on sundays', 'on Sundays'],
    ['list of what was used in may', 'used in May'],
    ['rent due before march', 'before March'],
  ])('%s', (idea, words) => {
    expect(told(idea).story).toContain(words);
  });

  it('is none where something is allowed', () => {
    expect(told('gardeners may not burn leaves in summer').story).not.toContain('May');
  });
});

describe('small words of hurried sentences', () => {
  it.each([
    ['app should accept answers without accents', /^have answers without accents accepted$/],
    ['screen must not go dark during a tour', /^be sure that the screen does not go dark during a tour$/],
    ['page should remember where i was', /^have the page remember where I was$/],
    ['app shouldnt log me out every day', /^not be logged out every day$/],
    ['get me off the waiting list automatically', /^be taken off the waiting list automatically$/],
    ['i want to ok the estimate on my phone', /^approve the estimate on my phone$/],
    ['repeat last weeks watering plan', /^repeat last week's watering plan$/],
    ['never plan an early class right after a late one', /^have an early class not planned right after a late one$/],
    ['payment happens on the day of the trip', /^have the payment take place on the day of the trip$/],
    ['team leads want to take over a ticket', /^take over a ticket$/],
    ['let gardeners gift wrap a seed box', /^gift-wrap a seed box$/],
    ['give out prizes to the oldest gardeners', /^give out prizes to the oldest gardeners$/],
    ['gardeners who are new need a guide', /a guide$/],
    ['tell the gardeners whose plots are moved', /^be told when my plots are moved$/],
    ['homework that closes at midnight', /^have homework close at midnight$/],
    // Words that look alike.
    ['let gardeners wrap a gift', /^wrap a gift$/],
    ['get me a list of free plots', /a list of free plots$/],
    ['the timer shows the right time', /the right time/],
  ])('%s', (idea, wish) => {
    expect(told(idea).story).toMatch(wish);
  });

  it('parts what somebody gets from what they have to do with it', () => {
    const { story, criteria } = told('the app should send gardeners a form, and they have to sign it before may');
    expect(story).toBe('get a form');
    expect(criteria.join(' ')).not.toContain('and they have to');
  });

  it('tells of many as of many', () => {
    const { criteria } = told(
      'the app should let the plot manager block a plot and tell the people whose bookings are hit',
    );
    expect(criteria).toContain('The people whose bookings are hit are told of it.');
  });

  it.each([
    'The screen must not go dark while a guide is open, my hands are full of soil at that point',
    'bigger timer please, my eyes are bad',
    'dictate a note, my gloves are full of resin',
  ])('takes how things are meanwhile for no harm: %s', (idea) => {
    const { userStory } = draftStory({ idea, product: SHED });
    expect(userStory).not.toMatch(/so that my (?:hands|eyes|gloves) are not/);
  });

  it('but what hurts is still to end', () => {
    const { userStory } = draftStory({
      idea: 'bigger letters on the labels, people take the wrong seeds',
      product: SHED,
    });
    expect(userStory).toMatch(/so that .*(?:not|right)/);
  });
});

describe('what stands between two readings', () => {
  it.each([
    ['whose turn is it to clean kennel 4', /^see whose turn it is to clean kennel 4$/],
    ['stop the machine when nobody is booked', /^have the machine stopped when nobody is booked$/],
    ['note about food allergies', /^make a note about food allergies$/],
    ['gardeners shouldnt see each others notes', /from seeing each other's notes$/],
    // Messages are what nobody wants.
    ['stop the reminders once it is paid', /^(?!stop )/],
  ])('%s', (idea, wish) => {
    expect(told(idea).story).toMatch(wish);
  });

  it('has the condition of a ban in its headline', () => {
    expect(told('no dog gets checked in when the vaccination is missing').headline).toBe(
      'No dog checked in without the vaccination',
    );
  });

  it('takes what happens to somebody for a harm still', () => {
    const { userStory } = draftStory({
      idea: "I'm a gardener and I start at 5. At that time nobody is there to open the shed. A code on my phone would do.",
      product: SHED,
    });
    expect(userStory).toContain('so that somebody is there to open the shed');
  });
});
