import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Lockside',
  description:
    'Lockside runs a hire yard for canal boats. Hirers book boats and bring them back. Lock keepers note who passes. The yard manager plans repairs and sends the bills.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('a reason between the lines', () => {
  it.each([
    [
      'is no case of one day',
      'Mooring lines must never be left on the bank, one hirer nearly lost a boat in the weir.',
      /weir/,
    ],
    [
      'is not what should be so',
      'Lock keepers collect the empty gas bottles but nobody writes it down. The deposit should go back to the hirer with the bill.',
      /not collect/,
    ],
    [
      'is no ban undone',
      'We no longer take cash. Hirers must be sent to the card reader.',
      /^I take cash|we take cash/,
    ],
    [
      'is not how a complaint comes about',
      'Boats stay marked as late because half the hirers never ring us.',
      /hirers ring/,
    ],
    [
      'is no ban of the product',
      'The system shall not allow two bookings of one boat on one day, and boats in repair must not be offered to hirers.',
      /system does not have to/,
    ],
    [
      'is not what remains unknown',
      'Boats come back with a scratched hull and nobody can say whether it was there before. Take a photo at the start and at the end.',
      /come back with/,
    ],
    [
      'is no fact that stays',
      'Hirers want to book by the hour because most of them live nearby',
      /the fact that|into account/,
    ],
    [
      'is no piece of a quote',
      'A hirer asked: "it is dark at the pump, why do you close at six?" We could store the opening hours per pump.',
      /why do/,
    ],
    [
      'is no second rule denied',
      'Bills must not be changed once they are sent; a correction gets a new date and names the old bill.',
      /does not get a new date/,
    ],
    [
      'is not what somebody cannot do by rule',
      'If a lock keeper marks a boat as unsafe, the yard manager is told. The hirer cannot collect that boat.',
      /can collect/,
    ],
    [
      'is no deed of others that is wanted',
      'Stop deleting old route plans, hirers take the same route seasons later.',
      /not take the same/,
    ],
    [
      'is no doubt told otherwise',
      'The boats come back with torn covers and nobody knows whether they were torn when they left',
      /do not come back/,
    ],
  ])('%s: %s', (_, idea, never) => {
    expect(why(idea)).not.toMatch(never);
  });

  it.each([
    [
      'How do I tell the yard that two of us cannot swim? There is only a remarks field and the yard manager never sees it.',
      /sees? it$/,
    ],
    [
      'Lines keep getting lost and the yard manager ends up buying new ones every month.',
      /not (?:end up buying|have to buy)/,
    ],
    ['Stop showing boats that were sold last year, it makes the yard look empty', /does not look empty$/],
    ['Hirers want a list of locks because we do not know which ones are closed', /know which ones are closed$/],
  ])('and is told where it is beyond doubt: %s', (idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });
});

describe('what is told beside the wish of how it goes today', () => {
  it.each([
    [
      'Every Saturday there is a quarrel about the two wheelchairs. Hirers should book them by the hour.',
      'there is no quarrel about it',
    ],
    ['Hirers should see where their boat is, half of our calls are about exactly that', 'nobody has to call about it'],
  ])('ends with it: %s', (idea, expected) => {
    expect(why(idea)).toBe(expected);
  });

  it('and not where the wish itself has the word', () => {
    expect(why('Let the yard manager correct a bill by hand')).not.toMatch(/by hand/);
  });
});

describe('what is true of any such wish', () => {
  it.each([
    ['a thing that is used', 'Rescue pole with a holder on each boat', /when I need it$/],
    ['a deed of those who are served', 'Let hirers leave a mooring tip with a photo', /^(?!.*ask anybody)/],
    ['a question', 'Hirers want to see whether the tunnel is lit', /^I know/],
    ['what is no longer shown', 'Stop showing hirers boats that are in repair', /^I see only what/],
    ['what is kept', 'Let lock keepers record the water level', /^(?!.*gets lost)/],
    ['what is offered', 'Let hirers offer a free bunk to the whole club', /^(?!.*workaround)/],
    ['what is done from afar', 'Let the yard manager unlock a boat remotely', 'I do not have to go there for it'],
    ['a bill that is photographed', 'Let hirers snap a photo of a fuel receipt', 'I do not have to type it in by hand'],
    ['what is counted wrongly', "Don't count the trial hour as a hire", 'the figures are right'],
    [
      'a pause',
      'Let hirers pause their season pass while they are abroad',
      /later$|not ready$|away$|not use$|cannot use it$/,
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it('is no aim of the makers that speaks of something else', () => {
    const description = `${product.description} We want fewer phone calls and boats to be clean on Saturdays.`;
    const { userStory } = draftStory({
      idea: 'Let the yard manager plan the repairs by harbour',
      product: { ...product, description },
    });
    expect(userStory).not.toMatch(/phone calls|Saturdays/);
  });
});
