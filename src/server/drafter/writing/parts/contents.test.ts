import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Glasshouse',
  description:
    'Glasshouse is run by a plant nursery. Growers pot plants and note what each bed gets. Shop assistants sell plants. Customers reserve plants and ask for advice. Inspectors check beds for pests.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what the idea says of its contents', () => {
  it.each([
    [
      'what stands in a message',
      'Send customers a reminder the day before the tour with the address and a map',
      /^The reminder shows the address and a map\.$/m,
    ],
    [
      'what is given at the same time',
      'Customers want to search plants by height, colour and price',
      /^When both height and colour are given, only plants that match both are listed\.$/m,
    ],
    [
      'which of them are not meant',
      'Beds that are dry should turn red on the map',
      /^Beds that are not dry do not turn red on the map\.$/m,
    ],
    [
      'when it ends',
      'Beds that are dry should turn red on the map',
      /^Once a bed is no longer dry, it is shown as before\.$/m,
    ],
    [
      'how long they have',
      'Put customers on a waiting list when a tour is full. They have 12 hours to say yes.',
      /^Each of them has 12 hours to say yes\.$/m,
    ],
    [
      'what the other one can do',
      'Inspectors close a bed, the grower is told why and can object once',
      /^The grower can object once\.$/m,
    ],
    [
      'what nobody is to notice',
      'A grower can take over the bed of a colleague who is ill, the customer should not notice any of that',
      /^The customer does not notice any of that\.$/m,
    ],
    [
      'what is then not sent',
      'If fewer than 3 customers have signed up, warn the grower',
      /^Nothing is sent as long as at least 3 customers have signed up\.$/m,
    ],
    [
      'which type a file has',
      'Growers upload a plan (pdf, up to 20 MB) for each bed',
      /^The plan is of the type PDF\.$/m,
    ],
    [
      'what is late',
      'Beds in front of the shop must be watered before 7',
      /^A bed that is not watered by then is shown as late\.$/m,
    ],
    [
      'of a deed that no list has',
      'Paths in front of the shop must be gritted before 7',
      /^A path that is not gritted by then is shown as late\.$/m,
    ],
    [
      'what two figures differ by',
      'Compare the planned harvest with what was really picked',
      /^Both stand side by side, with the difference between them\.$/m,
    ],
    [
      'that there may be none',
      'Customers want to see which plants they could grow with the light they have',
      /^When there is no such plant, the customer is told so\.$/m,
    ],
    [
      'which of them somebody has used',
      'The grower sees which beds nobody has watered, to check them',
      /^A bed that somebody has watered is not listed\.$/m,
    ],
    [
      'what is asked behind when it is asked',
      'Let customers see before they set out whether a plant is sold or just reserved for somebody else',
      /^Before they set out, a customer can see whether a plant is sold or just reserved for somebody else\.$/m,
    ],
    [
      'when somebody with something is told',
      'Tell everybody with a ticket when a tour is cancelled',
      /^A customer is told when a tour is cancelled, if they have a ticket\.$/m,
    ],
    [
      'hours in short',
      'Let customers cancel a tour up to 24h before it starts',
      /^Less than 24 hours before the tour starts, it can no longer be cancelled\.$/m,
    ],
    [
      'what is seen at once',
      'Customers get a photo of their plant when it is ready',
      /^The photo can be opened at full size\.$/m,
    ],
    [
      'when none is left of what is not so',
      "Growers want to see which beds haven't got any water",
      /^When every bed has got (?:some|any) water, the grower is told so\.$/m,
    ],
    [
      'how many a day',
      'Growers can add a photo of a bed, at most 3 per day',
      /^A fourth photo on the same day is refused/m,
    ],
    ['what holds nowhere else', 'Dogs are only allowed in the shop', /^Dogs are not allowed anywhere else\.$/m],
  ])('%s', (_, idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it.each([
    ['how a message is sent', 'Send customers a reminder the day before the tour with one tap', /shows/],
    ['one thing searched by', 'Customers want to search plants by height', /both/],
    ['a state that nobody sees', 'Beds that are dry should be watered', /shown as before/],
    ['what is missing and is not lost', 'When the label is missing the plant must not go to the shop', /after a break/],
    ['an order that is placed again', 'Let customers reorder the same plant with one tap', /sorted|value to sort/],
    ['what nobody has to do', 'Remind growers when a bed is dry', /what the grower has to do|done it already/],
    ['whom nobody keeps from it', 'The grower sees which beds nobody has watered', /does not see|A try/],
    ['an account', 'Customers want to sign up for a tour', /account|another way in/],
    ['half of a name', 'Tool list per work day for growers', /A work without/],
    ['another case of what never may be', 'The notes must not be printed', /In every other case/],
    ['how long it takes', 'Let customers slow the film down', /on the way|in time/],
    ['by whom it is done', 'Beds must be grouped by colour', /by then/],
    ['who looks at what is due', 'Growers want to see all payments due in the next 60 days', /confirms|be paid again/],
    [
      'a choice where there is none',
      'Compare the planned harvest with what was really picked',
      /asked for another|exchanged/,
    ],
    ['half of a pair', 'Let customers delete their account and everything about them', /account and (?!everything)/],
    ['a likeness', 'Show customers where their plant is right now, like parcel tracking', /not known[^.]*parcel/],
  ])('is not told by %s', (_, idea, wrong) => {
    expect(criteria(idea)).not.toMatch(wrong);
  });
});

it('denies nothing to the others where one is still accepted', () => {
  expect(criteria('Orders that come in late should still be accepted, but marked as late.')).not.toMatch(
    /not come in late.*not accepted/,
  );
});
