import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { edge, main, refusal } from '../lexicon/intents/intent.ts';
import { orderFillers } from './pick-patterns.ts';

const product = {
  name: 'Glasshouse',
  description:
    'Glasshouse is run by a plant nursery. Growers pot plants and note what each bed gets. Shop assistants sell plants. Customers reserve plants and ask for advice. Inspectors check beds for pests.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

const IDEAS = [
  'Let growers fumigate a greenhouse',
  'Let customers dry herbs at home',
  'bigger letters for customers',
  'Let inspectors lift a ban',
  'Growers should stay calm on busy days',
  'A plant must not be sold if its label is missing',
  'Customers want to be told what they can grow in the shade',
  'No more potting plants by hand',
  'Show the inspectors which beds fail most often',
];

describe('where the idea says little', () => {
  it.each(IDEAS)('no rule is invented and nothing is said twice: %s', (idea) => {
    const all = criteria(idea);
    expect(all).not.toMatch(
      /offered to nobody|go on without it|no right to it|it was done|to do so nevertheless|offered this|does not concern|before the rule|still to be \w+ is listed/,
    );
    expect(all.match(/names the reason/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('says by the kind of deed what holds, of the idea’s own thing', () => {
    expect(criteria('Let growers fumigate a greenhouse')).toMatch(
      /^When the greenhouse cannot be fumigated, the grower is told why\.$/m,
    );
    expect(criteria('Let growers leave a note for the inspector')).toMatch(/can change or delete the note later\.$/m);
    expect(criteria('Let growers leave a note for the inspector')).not.toMatch(/join|no longer listed with/);
  });

  it('tells how a deed is turned back where that is known', () => {
    expect(criteria('Let growers close the greenhouse')).toMatch(/^The grower can open the greenhouse again\.$/m);
    expect(criteria('Let growers fumigate a greenhouse')).not.toMatch(/again/);
  });

  it('speaks of what a machine or a page handles, and not of the machine or the page', () => {
    const all = criteria('The scale should send the weight straight into the bed list');
    expect(all).toMatch(/^The weight is shown as sent/m);
    expect(all).not.toMatch(/scale (?:that|is shown|cannot)/);
    expect(criteria('The bill should show discounts separately')).not.toMatch(/no bill to show|bill changes/);
  });

  it.each([
    ['Let growers take a bed out of service for a week', /^The bed is shown as not available/m],
    ['Let growers put a plant on hold when it is sick', /^A plant that is not available cannot be planned/m],
    ['Let customers strike out single plants in a quote', /^The plant is shown as struck out/m],
    ['Let customers bring forward their tour', /^The tour is shown as brought forward/m],
    ['Let growers put the bed list online right after a meeting', /^Before that, nobody else sees the bed list\.$/m],
    ['Customers like to compare two plants next to each other', /^Customers can compare two plants/m],
    ['Inform growers which beds must be watered tonight', /^When there is no such bed, the grower is told so\.$/m],
    ['Let growers see the fault history of a pump', /^Each entry is shown with its day and what was done\.$/m],
    ['Give growers the possibility to close a bed', /^A grower can close a bed\.$/m],
    ['Let growers see in real time which beds are dry', /^A bed that is not dry is not listed\.$/m],
    ['Customers should be able to say they are late', /^It is shown to whoever deals with it/m],
    [
      'Let customers leave out plants they do not like',
      /plant that was excluded|plants? (?:is|are) (?:shown|listed)|The other plants/m,
    ],
    ['Let customers follow what happens to their order', /^As long as nothing happens to their order/m],
    ['Let growers block a plant that is sick', /^A plant that is not sick is not blocked\.$/m],
    [
      'Let growers hide the names in published notes',
      /^A search or a copy does not bring up a name that was hidden\.$/m,
    ],
    ['Let growers hide plants they have seen', /^A plant that was hidden is still shown to everybody else\.$/m],
    ['Let growers see which bed fails most', /^All beds are listed in this order, each with its value\.$/m],
    ['Let growers see which beds were watered last night', /^A bed that was not watered last night is not listed\.$/m],
  ])('knows what belongs to the verb, and what comes first of all: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it('refuses a try only where the product can, and leaves what others see', () => {
    const noise = criteria('Customers must not play music in the greenhouse');
    expect(noise).not.toMatch(/A try|Each try/);
    const order = criteria('Customers must not change an order after it is packed');
    expect(order).toMatch(/A try .* is refused|cannot change/);
    const notes = criteria('Customers must not see the notes of growers');
    expect(notes).toMatch(/^The shop assistant still sees the notes of growers\.$/m);
  });

  it('answers a question that somebody is told, and sends no message about an event', () => {
    const all = criteria('Customers want to be told what they can grow in the shade');
    expect(all).toMatch(/^While it is not known what they can grow in the shade, the customer is told so\.$/m);
    expect(all).not.toMatch(/message says|turned these messages off/);
  });

  it('excludes no role that the idea does not restrict', () => {
    for (const idea of IDEAS)
      expect(criteria(idea)).not.toMatch(/^An? (?:grower|customer|inspector|shop assistant) cannot/m);
  });
});

describe('what fits anything', () => {
  it.each([
    'bigger letters for customers',
    'Chapters with pictures in the handbook',
    'A certificate with name and date for each course',
    'A plant must not be sold if its label is missing',
    'No plant should go out without a label',
  ])('is not said where there is a thing to speak of: %s', (idea) => {
    expect(criteria(idea)).not.toMatch(/next sign-in|Closing the page|break in the connection|taken up again later/);
  });

  it('is not said of an idea that is told as it stands', () => {
    const all = criteria('The growers get 60 phone calls a day asking where the plants are, by summer that is ten');
    expect(all).not.toMatch(/next sign-in|Closing the page|can have it changed/);
  });
});

describe('sentences that are as good as each other', () => {
  const refusing = [
    edge('What was there before stays as it was.', { isAlike: true }),
    refusal('A case in which this is not so is listed.', { isAlike: true }),
    main('It is shown since when.', { isAlike: true }),
  ];

  it('each come first for some idea', () => {
    const firsts = [
      'a flag on the tower',
      'two keys for each door',
      'no bells on Sundays',
      'ropes by age',
      'a new clapper',
    ].map((idea) => orderFillers(refusing, idea, new Map(), false)[0]?.text);
    expect(new Set(firsts)).toEqual(
      new Set(['What was there before stays as it was.', 'A case in which this is not so is listed.']),
    );
  });
});

describe('who only uses what others run', () => {
  const pool = {
    name: 'Lido',
    description:
      'Lido runs a small pool. Bathers book lanes. The pool manager sets the opening hours and checks the water.',
  };
  it.each([
    'Bathers want the lane fee to be half on rainy days',
    'Bathers would like the shower water to be 38 degrees',
    'Bathers need the steps to be dry',
    'Bathers want the wristbands to be blue on Sundays',
  ])('keeps no watch over it: %s', (idea) => {
    const { userStory, acceptanceCriteria } = draftStory({ idea, product: pool });
    expect(userStory).toMatch(/^As a bather, /);
    expect(acceptanceCriteria.join(' ')).not.toMatch(
      /sees who changed it|can see from which day|is (?:shown to|listed for) the bather/,
    );
  });
});
