import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Loombook',
  description:
    'Loombook is for weaving mills. Weavers note faults of the cloth. Menders repair faults and pack the rolls. The planning team decides where the next order is woven. Dyers order yarn and mix colours. Customers follow their order.',
};

function draft(idea: string): { why: string; source: string; quote: string | undefined } {
  const { userStory, benefitGrounding } = draftStory({ idea, product });
  return {
    why: /so that (.+)\.$/.exec(userStory)?.[1] ?? '',
    source: benefitGrounding.source,
    quote: 'quote' in benefitGrounding ? benefitGrounding.quote : undefined,
  };
}

describe('what the description says people do with a thing', () => {
  it('is why whoever does so wants to know of it', () => {
    expect(draft('Dyers want to see how much yarn of each sort was used')).toEqual({
      why: 'I can order yarn',
      source: 'product',
      quote: 'Dyers order yarn and mix colours.',
    });
  });

  it('is why somebody who decides wants to know of anything', () => {
    expect(draft('Show the planning team how many looms stand still').why).toBe(
      'I can decide where the next order is woven',
    );
  });

  it('is why somebody else hands it on', () => {
    expect(draft('Weavers should be able to add a photo to a fault')).toMatchObject({
      why: 'menders can repair faults',
      source: 'product',
    });
  });

  it.each([
    ['whom to ask is known', 'Menders want to see who made a fault'],
    ['nobody does anything with it', 'Weavers should be able to add a photo to a pattern'],
    ['the idea gives its own reason', 'Weavers should be able to add a photo to a fault so that nobody argues'],
  ])('is none where %s', (_, idea) => {
    expect(draft(idea).source).not.toBe('product');
  });
});

describe('the benefit that nobody has said', () => {
  it.each([
    ['of a ban on one’s own', 'Weavers must not approve their own rolls', 'somebody else always has a second look'],
    ['of a bound', 'Customers must not reserve more than three rolls', 'there is enough for the others'],
    ['of what goes out', 'A roll must not be sent before it was checked', 'nothing goes out that is not right'],
    [
      'of a message on something ready',
      'Tell customers when their order is ready',
      'I do not have to look again and again',
    ],
    ['of a message on a fault', 'Warn weavers when a loom gets too hot', 'I can step in before it gets worse'],
    [
      'of a message on something called off',
      'Tell customers when a viewing is cancelled',
      'I do not come or wait in vain',
    ],
    [
      'of seeing what is free',
      'Customers want to see which looms are free',
      'I do not try for something that is taken',
    ],
    ['of going slowly', 'Let weavers slow down a film about a knot', 'I can go at my own pace'],
    ['of what is spared', 'Let weavers scan a roll instead of typing its number', 'I do not have to type its number'],
  ])('%s says what is gained', (_, idea, why) => {
    expect(draft(idea).why).toBe(why);
  });

  it('says nothing that fits any wish', () => {
    const ideas = [
      'Weavers want to recalibrate the loom',
      'Customers want to see the roll',
      'Let menders turn the cloth',
    ];
    for (const idea of ideas)
      expect(draft(idea).why).not.toMatch(
        /ask for it|at hand when|left out|looked up when|a way round|no longer counts/,
      );
  });

  it('does not say the wish again', () => {
    const { why } = draft('Tell weavers when the warp of the big loom is torn in the night');
    expect(why).not.toMatch(/warp of the big loom/);
  });
});

describe('a reason that is none', () => {
  const why = (idea: string) => draft(idea).why;

  it.each([
    ['the wish once more', 'Weavers type the faults again by hand', /^(?!I do not type the faults)/],
    [
      'a state of the body that stays',
      "bigger letters because my eyes aren't what they used to be",
      /^it works even when my eyes/,
    ],
    ['a second sentence behind a comma', 'Weavers forget to oil the loom and it stops, some cry', /^(?!.*some cry)/],
    [
      'a harm that is praised by its verb',
      'the board shows my faults in red, it makes me feel worse',
      /^it does not make me feel worse$/,
    ],
    [
      'what is noticed too late',
      'Yarn runs out and we notice at the end of the month',
      /^I know of it before the end of the month$/,
    ],
  ])('is not told as it stands: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it('is told openly and asked for where nothing is known', () => {
    const { userStory, openQuestions, benefitGrounding } = draftStory({ idea: 'Let dyers ruffle a cone', product });
    expect(userStory).toMatch(
      /so that I (?:need nothing besides Loombook for it|do not have to ask anybody to do it for me|get it done without a detour)\.$/,
    );
    expect(benefitGrounding.source).toBe('assumption');
    expect(openQuestions).toContain('What does the dyer gain from it?');
    expect(draftStory({ idea: 'Let dyers ruffle a cone so that it dries', product }).openQuestions).not.toContain(
      'What does the dyer gain from it?',
    );
  });

  it.each([
    ['who gets the file next', 'Export the faults for my accountant', 'I can hand it to my accountant'],
    [
      'what was refused before',
      'Weavers want to see the rolls a customer has refused in the past',
      'I do not make the same mistake twice',
    ],
    [
      'how something goes over time',
      'Show weavers the humidity over the year',
      'I notice early when something changes',
    ],
    ['what it costs', 'Customers should get 10 percent off', 'it costs me less'],
    ['what others see', 'Weavers want to attach two photos to a pattern', 'it does not have to be described in words'],
  ])('is told by %s', (_, idea, expected) => {
    expect(why(idea)).toBe(expected);
  });
});

describe('what somebody buys', () => {
  it('is no reason to know of something else', () => {
    const shop = { name: 'Adline', description: 'Sponsors book ad slots. Hosts record shows.' };
    const { userStory } = draftStory({ idea: 'How many people skip the ad?', product: shop });
    expect(userStory).not.toMatch(/book ad slots/);
  });

  it('is none where the idea says already that they do it', () => {
    const store = { name: 'Larder', description: 'Buyers order from suppliers and compare prices.' };
    const { userStory } = draftStory({
      idea: 'As a buyer I want to compare the prices of two suppliers before I order',
      product: store,
    });
    expect(userStory).not.toMatch(/so that I can order/);
  });
});
