import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const THEATRE = {
  name: 'Curtain',
  description:
    'Curtain runs a small theatre. Visitors book seats and pay online, ushers scan tickets at the door, and the box office answers visitors and sets the prices.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: THEATRE });
  return `${draft.headline}\n${draft.userStory}\n${draft.acceptanceCriteria.join('\n')}`;
}

describe('the story of what people forget', () => {
  it.each([
    [
      'is to be reminded of that, with the rule behind it',
      "Many visitors buy early and forget to collect their tickets. It would help if we reminded them on the day. Seats that are already resold can't be claimed.",
      [
        /I want to be reminded on the day to collect my tickets|reminded to collect my tickets/,
        /already resold cannot be claimed\./,
      ],
    ],
    [
      'is of a thing',
      'Ushers forget the lamp. It would be nice if they got a reminder before the show.',
      [/As an usher, I want to be reminded before the show of the lamp/],
    ],
  ])('%s', (_, idea, patterns) => {
    for (const pattern of patterns) expect(told(idea)).toMatch(pattern);
  });
});

describe('the story of what others should tell', () => {
  it.each([
    [
      'is theirs who tell it',
      'Groups come without a word. It would help if visitors told us the size of their group. Anyone who comes without a word sits in the back.',
      [
        /As a visitor, I want to tell the team the size of my group/,
        /Anybody who comes without a word sits in the back|Anyone who comes/,
      ],
    ],
    [
      'has nothing in place of the word that only opens the wish',
      'Ushers never know which seat is free. It would help if visitors cancelled seats. Cancelled seats are sold again.',
      [/As a visitor, I want to cancel seats/],
    ],
    [
      'is of those who wait, and not of those who do not know',
      "Visitors stand in the rain because ushers don't notice that they have arrived",
      [/As an usher, I want to be told when visitors have arrived, so that visitors do not stand in the rain/],
    ],
  ])('%s', (_, idea, patterns) => {
    for (const pattern of patterns) expect(told(idea)).toMatch(pattern);
  });
});

describe('the story of a question about what was', () => {
  it.each([
    ['How many seats did each visitor book last season?', /see how many seats each visitor booked last season/],
    ['When did the box office last change the price?', /see when the box office last changed the price/],
    ['Which visitors did not pay in May?', /see which visitors did not pay in May/],
  ])('%s', (idea, pattern) => {
    expect(told(idea)).toMatch(pattern);
  });
});

it('stays as it was asked where the end of a name is not known', () => {
  expect(told('What did the usher on the shift before mine do?')).not.toMatch(/shifted/);
});

describe('what is told in front of a wish', () => {
  it('is no criterion where it says how many it happens to', () => {
    const story = told('Half of the programmes are never handed out. It would be useful if ushers could scan them.');
    expect(story).toMatch(/I want to scan the programmes, so that the programmes are handed out/);
    expect(story).not.toMatch(/never handed out/);
  });

  it('is what nobody has to ask for any more', () => {
    expect(told('Visitors ask for the programme by e-mail. It would be good if they could download it.')).toMatch(
      /so that I do not have to ask for the programme by e-mail/,
    );
  });

  it('is no reason where the wish is only to hear of it', () => {
    expect(told('Two visitors book the same seat. It would be good if the app warned us.')).not.toMatch(
      /so that two visitors do not book/,
    );
  });

  it('is a burden where the same is answered every day', () => {
    expect(told('The box office answers the same questions about parking every day')).toMatch(
      /no longer have to answer the same questions about parking/,
    );
    expect(told('Ushers should read the same rules every day')).not.toMatch(/no longer/);
  });

  it('is refused whole where it lacks what is asked', () => {
    expect(told('no exchanges without asking the box office')).not.toMatch(/do not have to ask the box office refused/);
  });
});

describe('the story of what is copied over and over', () => {
  it.each([
    [
      'is to be spared it',
      'The box office copies the seat number from every order into a table',
      /no longer have to copy the seat number from every order into a table/,
    ],
    [
      'is a wish where somebody wants it',
      'Ushers want to copy every note into the next show',
      /I want to copy every note into the next show/,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(told(idea)).toMatch(pattern);
  });
});

describe('the story of what the product should prevent', () => {
  it('is that it must not happen, told once', () => {
    const story = told(
      'Two visitors pick the same seat. The system should prevent that. Each seat belongs to one visitor.',
    );
    expect(story).toMatch(/keep two visitors from picking the same seat(?! when)/);
    expect(story).toMatch(/Each seat belongs to one visitor\./);
  });
});

describe('the story of what would be easier', () => {
  it.each([
    [
      'names what people lose',
      'Visitors lose the ticket. It would be easier if they could show it on the phone. A ticket can be shown once.',
      [/I want to show the ticket on the phone/, /A ticket can be shown once\./],
    ],
    [
      'bounds what would be fairer',
      'It would be fairer if visitors could only book two seats at a time.',
      [/I want to book only two seats at a time/, /A third seat is refused/],
    ],
    [
      'is told to whoever is to be informed, and no background a criterion',
      "Some ushers swap shifts without telling anybody. We'd like the box office to be informed. The first swap is free.",
      [/be told when ushers swap shifts, so that/, /The first swap is free\./],
    ],
  ])('%s', (_, idea, patterns) => {
    for (const pattern of patterns) expect(told(idea)).toMatch(pattern);
  });
});

describe('the story of what annoys somebody', () => {
  it.each([
    [
      'is theirs whom it annoys, whatever number it has',
      'It annoys ushers that they have to log in again after five minutes',
      /^As an usher, I want to no longer have to log in again after five minutes/m,
    ],
    [
      'is what it is, and not that it annoys',
      'It annoys the ushers that orders are shown twice',
      /each order shown only once/,
    ],
    [
      'is to write something twice',
      'The usher notes the seats on paper and enters them in the evening',
      /^As an usher, I want to no longer have to note the seats on paper/m,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(told(idea)).toMatch(pattern);
  });

  it('has what also holds as a criterion, and does not take it for what is meant', () => {
    const story = told(
      'The box office only hears about complaints on Friday. Ushers should be able to report them at once. Serious complaints also go to the city.',
    );
    expect(story).toMatch(/I want to report complaints at once/);
    expect(story).toMatch(/Serious complaints also go to the city\./);
  });
});
