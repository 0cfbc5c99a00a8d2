import { describe, expect, it } from 'vitest';
import { plainNotes } from './plain-notes.ts';
import { toFirstPerson } from '../language/pronouns.ts';
import { draftStory } from '../draft-story.ts';
import { isCommand } from './is-command.ts';

describe('plainNotes', () => {
  it.each([
    [
      'Divers can extend a rental, provided nobody else waits for the tank.',
      'Divers can extend a rental as long as nobody else waits for the tank.',
    ],
    [
      'Choirs may swap rooms, providing that both leaders agree.',
      'Choirs may swap rooms as long as both leaders agree.',
    ],
    [
      'Pickers may leave early on condition that the row is done.',
      'Pickers may leave early as long as the row is done.',
    ],
    [
      'If we could lock the kiln from upstairs that would save us a lot of walks.',
      'We want to lock the kiln from upstairs so that it saves us a lot of walks.',
    ],
    [
      "If we could check one kiln a week and the cracks were just noted with a date, we'd be rid of it.",
      'We want to check one kiln a week. The cracks should be noted with a date.',
    ],
    ["If I could copy a firing, I'd be done in a minute.", 'I want to copy a firing so that I am done in a minute.'],
    ['I only want to be told if the kiln is cold.', 'I want to be told only if the kiln is cold.'],
    ['I only want to see when the kiln is free.', 'I want to see when the kiln is free.'],
    ['In May I need everyone. I just want to see who is away.', 'I just want to see who is away.'],
    ['A hose leaks and nobody notices until the cellar is wet.', 'A hose leaks and nobody notices.'],
    ['Should be able to note the clay we used.', 'We should be able to note the clay we used.'],
    ["I want that a cracked mould simply can't be lent.", 'A cracked mould should not be lent.'],
    ['Potter and glazer should both get a text.', 'Potter and glazer should get a text.'],
    ['Fair point, a shelf plan would do.', 'a shelf plan would do.'],
    ['A fired kiln is off limits until it is cold.', 'A fired kiln must be off limits until it is cold.'],
    [
      'The studio has to remind members two weeks before the pass ends.',
      'Members should be reminded two weeks before the pass ends.',
    ],
    [
      'We apply the price of the day, unless it was booked in May, then it is the old price.',
      'the price of the day must be applied, unless it was booked in May. If it was booked in May, the old price must be applied.',
    ],
    [
      'Between 20:00 and 7:00 children should not be let in.',
      'When it is between 20:00 and 7:00, children should not be let in.',
    ],
    ['Mice in the clay!! We need to check every bag.', 'We need to check every bag.'],
  ])('says %j in the words in which it is read', (text, plain) => {
    expect(plainNotes(text)).toBe(plain);
  });

  it.each([
    'I want to see the forms provided by the school.',
    'Gift cards!! People ask for them in May.',
    'The yard is off limits for guests.',
    'We use the small kiln on Sundays.',
    'The studio has to phone guests before they come.',
    'Singers want to see who provided the sheet music.',
    'If we could see it, I would be surprised.',
    "If we could not find a kiln, we'd be rid of our last customers.",
    'In May I need a list of tents. I just want to print it.',
    'Locked pages stay hidden until they are approved.',
  ])('leaves %j as it is', (text) => {
    expect(plainNotes(text)).toBe(text);
  });
});

const VOICE = { speaker: false, they: true, pluralObject: false };

describe('what is done for others', () => {
  it.each([
    ['enter a claim on their behalf', 'enter a claim on their behalf'],
    ['sign in for them', 'sign in for them'],
    ['let somebody vote on their behalf', 'let somebody vote on my behalf'],
    ['see which shifts are open for them', 'see which shifts are open for me'],
  ])('%j is %j in the first person', (text, said) => {
    expect(toFirstPerson(text, VOICE)).toBe(said);
  });

  it.each([
    ['referee availability calendar', false],
    ['nurse rota for the ward', false],
    ['coach the players', true],
  ])('%j is an order: %j', (text, order) => {
    expect(isCommand(text)).toBe(order);
  });
});

const KILN = {
  name: 'Kilnshare',
  description:
    'Potters book a kiln in a shared workshop. The firing crew loads the kilns and the owner sends the bills.',
};

describe('who speaks in front', () => {
  it.each([
    [
      'Firing crew here. We walk over and the kiln is still hot. If we could see the heat from home that would save us lots of walks.',
      'As a member of the firing crew, I want to see the heat from home',
    ],
    [
      'Heard from Ada (studio, 4 potters): "In May I need everyone. I just want to copy the bookings of last week."',
      'I want to copy the bookings of last week',
    ],
    ['Firing calendar with a maximum of two firings per potter per day', 'a maximum of two firings per potter per day'],
  ])('%j asks for %j', (idea, asked) => {
    const draft = draftStory({ idea, product: KILN });
    expect(draft.userStory).toContain(asked);
    expect(draft.acceptanceCriteria.join(' ')).not.toContain('The Ada');
  });
});

describe('what a note tells without asking for it', () => {
  it.each([
    [
      'We ring round on Fridays. Mira says a message to all potters with a yes or no would save her an evening.',
      'I want to send a message to all potters with a yes or no, so that',
    ],
    [
      'The owner forgets the cones. He would rather be told before the firing than find out at the kiln.',
      'I want to be told before the firing',
    ],
    ['Our firing crew there wants to split a load between two kilns.', 'I want to split a load between two kilns'],
    ['Dr. Ilves rang. She wants one bill a month with a line per firing.', 'one bill a month with a line'],
    [
      'A potter mailed us: he pays the firings, his sister pays the clay. Two payers for one shelf, each seeing only their own part?',
      'I want to have two payers for one shelf, each seeing only their own part',
    ],
    [
      'Ilse cannot tell which of the pots are dry. She lifts every one of them in the morning.',
      'see which of the pots are dry',
    ],
  ])('%j asks for %j', (idea, asked) => {
    expect(draftStory({ idea, product: KILN }).userStory).toContain(asked);
  });

  it.each([
    // What somebody would have done is not wished.
    'I would rather have fired than waited.',
    'The crew wants the plan on the door.',
    'Dr. Ilves is on the list.',
  ])('%j stays', (text) => {
    expect(plainNotes(text)).toBe(text);
  });
});

describe('who has signed a note', () => {
  const product = {
    name: 'Ember',
    description: 'Ember runs a pottery studio. Potters book shelves, and the studio manager plans the kilns.',
  };

  it.each([
    'Potters should see their shelf on a plan. - Luis, Clay Club',
    'Potters should see their shelf on a plan! – Luis',
  ])('is no part of it: %s', (idea) => {
    const { userStory, acceptanceCriteria } = draftStory({ idea, product });
    expect(userStory).toMatch(/^As a potter, I want to see my shelf on a plan, so that/);
    expect([userStory, ...acceptanceCriteria].join(' ')).not.toMatch(/luis|clay club/i);
  });

  it('is not what is wanted where the note itself only complains', () => {
    const { headline, userStory } = draftStory({
      idea: 'The bill is a nightmare. I get one sum and no clue which shelf it is for. - Luis, Clay Club',
      product,
    });
    expect(`${headline} ${userStory}`).not.toMatch(/luis|clay club/i);
    expect(userStory).toContain('which shelf it is for');
  });

  it('is not what stands in a list or behind a thing', () => {
    const { userStory, acceptanceCriteria } = draftStory({
      idea: 'Potters should see on a plan:\n- Shelves of theirs\n- Kilns in use',
      product,
    });
    expect([userStory, ...acceptanceCriteria].join(' ')).toMatch(/kilns/i);
  });
});

describe('which sentence of a note is the wish', () => {
  const POTS = {
    name: 'Slipway',
    description:
      'Slipway is an app for a pottery. Members book wheels and kilns, the kiln master plans firings, and the desk clerk sells clay and glazes.',
  };
  const story = (idea: string) => draftStory({ idea, product: POTS }).userStory;

  it.each([
    [
      'Telephone bookings are a must for us. The desk clerk types the name and should see the last five firings.',
      'type the name',
    ],
    ['The kiln must not be opened by members above 100 degrees - the app should at least ask.', 'opened'],
    ["Each kiln needs a check once a year. I want that a kiln that is overdue can't be booked.", 'overdue'],
    ['Firing rule: a member whose fee is unpaid may not be put on a plan. The clerk should get a list.', 'unpaid'],
    ['Kiln no. 3 was cold on Friday. If a kiln is out for a day, the firings planned on it have to be moved.', 'moved'],
    ['Waiting list: if a member drops out, the next one in the list gets the wheel.', 'the next one'],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toContain(wish);
  });
});
