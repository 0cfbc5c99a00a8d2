import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { TRADES } from './lexicon/trades.ts';
import { readIdea } from './reading/read-idea.ts';
import { readProduct } from './reading/read-product.ts';
import { byTrade, speaksOfName } from './who-knows-the-trade.ts';

const product = readProduct(
  'Linden Care',
  'Linden Care is used by a home for the elderly. Relatives book a visit, nurses note what they have done in a round, cooks publish the menu and the secretary answers the mail.',
);
const [relative, nurse, cook] = ['relative', 'nurse', 'cook'].map((name) =>
  product.roles.find((role) => role.name === name),
);

function skilled(text: string, found = relative, lead = 2): string | undefined {
  const idea = readIdea(text, product);
  return idea && found && byTrade(idea, product.roles, found, lead)?.name;
}

describe('who knows the trade', () => {
  it('is the one with whose things an idea has to do, where the description names none of them', () => {
    expect(skilled('Warn when the dose of a medicine for a patient is too high')).toBe('nurse');
    expect(skilled('Show the allergens of each recipe and the portions of a batch')).toBe('cook');
  });

  it('takes more than one thing more', () => {
    expect(skilled('Show the dose beside the name in the list')).toBeUndefined();
    expect(skilled('Warn when the dose of a medicine for a patient is too high', relative, 4)).toBeUndefined();
  });

  it('leaves whoever knows it as well', () => {
    expect(skilled('Warn when the dose of a medicine for a patient is too high', nurse)).toBeUndefined();
    expect(skilled('Plan the table and the seats for the garden', cook)).toBeUndefined();
  });

  it('has the thing in the name', () => {
    const idea = readIdea('Show the open claims with the age of each', product);
    const speaks = (name: string) => idea && speaksOfName(idea, { name, doings: [] });
    expect(speaks('claims handler')).toBe(1);
    expect(speaks('open claims handler')).toBe(2);
    expect(speaks('handler')).toBe(0);
    expect(speaks('loss adjuster')).toBe(0);
  });

  it('goes before a customer whose deed has the same word', () => {
    const { userStory } = draftStory({
      idea: 'Damage panel on the parcel page with the photo of each broken parcel',
      product: {
        name: 'Osier',
        description:
          'Osier sends baskets. Shoppers order a basket and report a parcel that is broken with a photo, a parcel clerk checks the weight, and the manager signs off refunds.',
      },
    });
    expect(userStory).toMatch(/^As a parcel clerk, I want/);
  });

  it('tells for whom a story is, as an assumption', () => {
    const { userStory, actorGrounding } = draftStory({
      idea: 'Dose calculator for each medicine and patient',
      product: { name: product.name, description: product.sentences.join(' ') },
    });
    expect(userStory).toMatch(/^As a nurse, I want/);
    expect(actorGrounding.source).toBe('assumption');
  });

  it('is written in one form: lower case, single spaces, no trade twice', () => {
    const names = TRADES.map(([trade]) => trade);
    expect(names.length).toBeGreaterThan(250);
    expect(new Set(names).size).toBe(names.length);
    for (const [trade, words] of TRADES) {
      expect(trade).toMatch(/^[a-z-]+(?: [a-z-]+)*$/);
      expect(words.length).toBeGreaterThan(3);
      for (const word of words) expect(word).toMatch(/^[a-z-]{2,}$/);
    }
  });
});
