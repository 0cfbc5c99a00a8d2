import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Glasshouse',
  description:
    'Glasshouse is run by a plant nursery. Growers pot plants and note what each bed gets. Shop assistants sell plants. Customers reserve plants and ask for advice. Inspectors check beds for pests.',
};

function drafted(idea: string): { text: string; from: string }[] {
  const { acceptanceCriteria, grounding } = draftStory({ idea, product });
  return acceptanceCriteria.map((text, at) => ({ text, from: grounding[at]?.source ?? '' }));
}

/** An idea, and what one of its own parts asks for. */
const OWN: readonly (readonly [string, string])[] = [
  [
    'Let customers withdraw a reservation as long as nobody has confirmed it',
    'The customer cannot withdraw a reservation once somebody has confirmed it.',
  ],
  [
    'Let customers withdraw a reservation as long as they have not paid',
    'The customer cannot withdraw a reservation once they have paid.',
  ],
  [
    'Growers may sell a plant unless an inspector has blocked its bed',
    'The grower cannot sell a plant as long as an inspector has blocked its bed.',
  ],
  [
    'Let growers cancel a tour up to two days before it starts',
    'Less than two days before the tour starts, it can no longer be cancelled.',
  ],
  ['Let customers reserve a plant for at most two weeks', 'The plant cannot be reserved for more than two weeks.'],
  [
    'Let customers reserve a plant for at most two weeks',
    'Once the two weeks are over, the plant is no longer reserved.',
  ],
  ['Check a plant before it is sold', 'A plant that has not been checked is not sold.'],
  [
    'Remove the name of the customer from a note before it is published',
    'As long as the name has not been removed, the note is not published.',
  ],
  ['Let customers move a reservation to a later tour on the same day', 'An earlier tour is not offered.'],
  ['Let customers move a reservation to a later tour on the same day', 'A tour on another day is not offered.'],
  ['Let customers describe a pest with a photo and the place', 'The photo is shown beside the pest.'],
  [
    'Let growers pass on a reservation together with all notes',
    'All notes that belong to the reservation are passed on with it.',
  ],
  ['Let customers open an invoice without entering their address', 'The customer is not asked for their address.'],
  ['Let growers rename a bed without overwriting its history', 'The history of the bed stays as before.'],
  ['Show a plant in all three beds next to each other', 'A bed in which the plant is missing is named.'],
  ['Hide the price from everybody except the shop assistants', 'The shop assistants can still see the price.'],
  ['Reopen a closed tour within 24 hours', 'Once the 24 hours are over, the tour can no longer be reopened.'],
  ['Water only the dry beds', 'The other beds are not watered.'],
  ['Keep beds from being watered twice', 'Beds are not watered twice.'],
  ['Share a note with neighbours who have no account', 'The note can be opened without an account.'],
  ['Inspectors must name a reason before they close a bed', 'Until then the inspector cannot close a bed.'],
  ['Let growers report a pest for several days at once', 'The pest is listed for every single day.'],
  [
    'Cancel older tours automatically when a new tour is published',
    'Older tours are not cancelled as long as no new tour is published.',
  ],
  [
    'Put plants into groups of at most four by colour',
    'A group of more than four plants is refused with a message that names the limit of four.',
  ],
  ['Let growers record a pest with two taps', 'After two taps the pest is recorded.'],
  ['Let customers export all invoices of a year as one PDF', 'The PDF holds each invoice once.'],
  [
    'Everybody in the nursery can comment on a note, but only its author can change it',
    'Only its author can change it.',
  ],
  [
    'No customer may hold more than two reservations',
    'A third reservation is refused with a message that names the limit of two.',
  ],
  [
    'Let customers change an order until 10:00 on the day they fetch it',
    'After 10:00 on the day they fetch it, the order can no longer be changed.',
  ],
  [
    'Let growers share a bed plan while they are in the greenhouse',
    'As long as they are not in the greenhouse, the bed plan is not shared.',
  ],
  ['Let customers change orders of the last three days', 'Orders from before the last three days cannot be changed.'],
  [
    'Growers want to mark a plant as sick so that it is left out of the tour',
    'A plant that was marked as sick is left out of the tour.',
  ],
  [
    'As a customer I want to cancel a tour so that I get my deposit back',
    'Once the tour is cancelled, the customer gets their deposit back.',
  ],
  ['Let growers rate a bed so that inspectors can choose the next one', 'Inspectors can choose the next one.'],
  ['Let growers hold a tour until the guide is there', 'Once the guide is there, the tour is no longer held.'],
  ['Let growers close the greenhouse during stocktaking', 'After stocktaking, the greenhouse is no longer closed.'],
  ['Customers should get a ticket on the phone instead of the plastic card', 'No plastic card is needed any more.'],
  ['Let customers rebook a tour if there is still a place', 'When there is no place, the tour cannot be rebooked.'],
  ['Let inspectors get a list of all beds within 300 m of a pest', 'A bed that is further away is not listed.'],
  ['Let growers assign a topic to only part of the class', 'The rest of the class does not get the topic.'],
  ['Reservations should expire after two weeks', 'Reservations do not expire before the two weeks are over.'],
];

describe('those that are not meant', () => {
  it.each([
    [
      'are still there where the others are not',
      "Don't show plants that are sold",
      'Plants that are not sold are still listed.',
    ],
    [
      'are left out where the others are shown',
      'Show plants that are not sold',
      'Plants that are sold are not listed.',
    ],
  ])('%s', (_, idea, criterion) => {
    expect(drafted(idea)).toContainEqual({ text: criterion, from: 'assumption' });
  });

  it('are told apart in the headline', () => {
    const { headline } = draftStory({ idea: "Don't show plants that are sold", product });
    expect(headline).toBe('Plants that are sold no longer shown');
  });
});

describe('a part of the idea', () => {
  it.each(OWN)('%s: %s', (idea, text) => {
    expect(drafted(idea)).toContainEqual({ text, from: 'idea' });
  });

  it.each([
    [
      'Let growers cancel a tour up to two days before it starts',
      'Exactly two days before the tour starts, it can still be cancelled.',
    ],
    ['Insure reservations above 150 euros automatically', 'A reservation of exactly 150 euros is not insured.'],
    ['Group plants by colour', 'A plant whose colour is not known is listed at the end.'],
    ['Sort plants by the beds of the nursery', 'A plant that belongs to no bed is listed at the end.'],
    [
      'Plants that are ill must not be sold',
      'A try to sell a plant like that is refused with a message that names the reason.',
    ],
    [
      'Let customers reserve only one plant a week',
      'A second plant in the same week is refused with a message that names the first.',
    ],
    ['Customers should only be shown tours in the languages they speak', 'A tour in another language is not shown.'],
    [
      'Let customers offer a plant with a photo and for how long',
      'Once that time is over, the plant is no longer listed.',
    ],
    ['Let customers find plants with a label', 'A plant without a label is not listed.'],
    ['Show late orders in red', 'Nothing but late orders is shown in red.'],
    [
      'Customers may reserve a plant once a week',
      'A second plant in the same week is refused with a message that names the first.',
    ],
    ['Customers may look up their order with a reference number', 'With a wrong reference number nothing is shown.'],
    ['Customers should confirm an order with a code', 'With a wrong code, the order is not confirmed.'],
    ['Growers should announce a tour before 4 pm', 'After 4 pm, the tour can no longer be announced.'],
    [
      'Inspectors should check a bed before the spring sale',
      'When the bed has not been checked before the spring sale, the inspector is told.',
    ],
    [
      'Plants that are older than two years must not be sold',
      'A plant that is exactly two years old can still be sold.',
    ],
  ])('has a border or an answer, which is assumed: %s', (idea, text) => {
    expect(drafted(idea)).toContainEqual({ text, from: 'assumption' });
  });

  it.each([
    ['a means that is no part of it', 'Let growers report a pest with two taps', /taps? (?:is|are) shown|without two/i],
    ['company that is no part of it', 'Let growers finish a plan with a colleague', /colleague is shown/i],
    ['what is shown side by side', 'Show a plant in all three beds next to each other', /\bother without\b/i],
    ['a time that sorts nothing', 'Let growers finish the report by Monday', /Monday is not known/i],
    ['a limit twice', 'Let growers cancel a tour until two days before the start', /After two days before/i],
    [
      'an exception to a bound',
      'Customers may reserve a plant once a week unless a grower agrees to more',
      /as long as a grower agrees/,
    ],
    [
      'a least number in an answer',
      'Let growers see which beds were reported by at least three inspectors',
      /Fewer than three/,
    ],
    ['a code that is scanned', 'Let customers pick up an order with a QR code', /wrong QR code/],
    ['a feeling', 'Let growers rename a bed so that it is easier to find', /was renamed is/],
    ['a deed that does not last', 'Let growers water a bed until the evening', /no longer watered/],
    ['what is not done any more', 'Retry only the wet beds instead of the whole greenhouse', /greenhouse is needed/],
    ['the one who acts', 'Let growers draw up a plan so that growers can find it', /^Growers can find it/m],
    ['a person who is not spared', 'Let growers follow an order without calling the office', /does not have to call/i],
  ])('is not made of %s', (_, idea, not) => {
    expect(
      drafted(idea)
        .map(({ text }) => text)
        .join('\n'),
    ).not.toMatch(not);
  });
});
