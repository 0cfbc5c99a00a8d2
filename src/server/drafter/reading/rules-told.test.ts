import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const MARINA = {
  name: 'Slipway',
  description:
    'Boat owners keep boats in a marina. The harbour office assigns berths and sends bills. Crane drivers lift boats in and out.',
};
const STUDIO = {
  name: 'Kilnshare',
  description:
    'Members of a pottery studio book kilns. The technician loads and fires the kilns. The treasurer bills members for firings.',
};

function storyOf(idea: string, product = MARINA): string {
  return draftStory({ idea, product }).userStory;
}

describe('a note that tells a rule and what came of it', () => {
  it.each([
    [
      'A berth that stays empty for two days goes to a guest. In August an owner came back at night and found a stranger in it.',
      'be sure that a berth that stays empty for two days goes to a guest,',
    ],
    [
      'Boats without papers are lifted last. The crane driver had to ring the office four times on Saturday.',
      'be sure that boats without papers are lifted last,',
    ],
    [
      'A lift cancelled on the same day costs half. At the moment the office writes that on a card and it gets lost.',
      'be sure that a lift that is cancelled on the same day costs half,',
    ],
    [
      'Rule from the harbour board: boats over 12 metres get a berth on the outer pier, and only with two lines.',
      'be sure that boats over 12 metres get a berth on the outer pier,',
    ],
    [
      'Winter is coming. Gas bottles may not be stored below deck, and last year a guest did it and we had the fire brigade here.',
      'be sure that gas bottles cannot be stored below deck,',
    ],
    [
      'When a boat is sold the buyer does not have to pay the deposit again. Most people at the desk do not know that.',
      'the buyer does not have to pay the deposit again,',
    ],
  ])('%j', (idea, wish) => {
    expect(storyOf(idea)).toContain(wish);
  });

  it('keeps a second rule as a criterion', () => {
    const { acceptanceCriteria, userStory } = draftStory({
      idea: 'Members with a season card get 30 firings a year. A firing that fails because of the kiln does not count.',
      product: STUDIO,
    });
    expect(userStory).toContain('be sure that members with a season card get 30 firings a year');
    expect(acceptanceCriteria.join(' ')).toContain('does not count');
  });

  it('tells the other side of what nobody has to do', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'When a boat is sold the buyer does not have to pay the deposit again. Most people at the desk do not know that.',
      product: MARINA,
    });
    expect(acceptanceCriteria).toContain('The buyer has to pay the deposit again when no boat is sold.');
  });

  it.each([
    // What is asked for in words is the wish.
    'Pots get a number when they are fired. The technician wants to print it on a label.',
    // What people take it for says that it is the trouble.
    'Firings go by the clock of the old kiln. Members think it is done at six and it is eight.',
    // What never happens although it should hurts.
    'Tools go out with a member and never come back. At the moment we miss four and do not know who has them.',
    // How it is done today is no rule.
    'Glazes are written down by hand on a card. Nobody can read the card a month later.',
    'Pots are often left in the kiln room for weeks. Nobody knows whose they are.',
  ])('is no rule: %j', (idea) => {
    expect(storyOf(idea, STUDIO)).not.toContain('be sure that');
  });
});
