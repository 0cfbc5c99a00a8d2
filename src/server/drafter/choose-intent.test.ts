import { describe, expect, it } from 'vitest';
import { chooseIntent, INTENTS } from './choose-intent.ts';
import { draftStory } from './draft-story.ts';
import { readIdea } from './reading/read-idea.ts';
import { readProduct } from './reading/read-product.ts';

const task = {
  name: 'Orchard Post',
  description:
    'Orchard Post brings fruit from small farms to schools. Farmers list crates and confirm deliveries. School cooks order crates and rate them. Drivers carry crates and note the time of arrival. The accountant writes invoices once a month.',
};
const product = readProduct(task.name, task.description);

const ideas: Readonly<Record<string, string>> = {
  remind: 'Remind school cooks of the order two days before the deadline',
  notify: 'School cooks should be notified when a crate is late',
  comment: 'Let farmers comment on an order of a school',
  share: 'Let school cooks share an order with another school',
  review: 'Let school cooks rate a crate after the delivery',
  approve: 'Let farmers approve changes of an order before the delivery',
  ask: 'School cooks want to request a fruit that nobody lists',
  digest: 'Stop sending farmers an email for every single order',
  search: 'School cooks want to find crates by kind of fruit',
  filter: 'Let school cooks filter crates by distance to the farm',
  sort: 'Let school cooks sort crates by price',
  compare: 'Let school cooks compare two crates side by side',
  history: 'Could we see who changed an order and when it was changed?',
  report: 'A monthly report of deliveries for the accountant',
  track: 'Let school cooks track a delivery on its way',
  locate: 'Let drivers see all farms of a tour on a map',
  recommend: 'Recommend crates to school cooks that fit the season',
  see: 'Let farmers see the orders of next week',
  bulk: 'Let farmers confirm several deliveries at once in one go',
  swap: 'Let drivers swap tours with a colleague',
  assign: 'Let farmers assign crates to drivers',
  copy: 'Let school cooks copy the order of last month',
  undo: 'Let school cooks undo a change of an order',
  cancel: 'Let school cooks cancel an order until noon',
  delete: 'Let farmers delete crates that are sold out',
  keep: 'The order form forgets the fruit when a school cook leaves it',
  favourite: 'Let school cooks bookmark farms that they like',
  organise: 'Let farmers tag crates with the kind of fruit',
  edit: 'Let farmers change the price of a crate',
  create: 'Let drivers record damages of a crate',
  import: 'Let the accountant import payments from the bank',
  export: 'Let the accountant export invoices as CSV for the tax office',
  media: 'Let farmers upload a photo of each crate',
  scan: 'Let drivers scan the barcode of a crate',
  integrate: 'Integrate with Xero so that the accountant does not type invoices twice',
  refund: 'Let farmers refund a damaged crate to a school',
  pay: 'Let school cooks pay invoices by card',
  price: 'Let school cooks redeem a voucher for the first order',
  recurring: 'Let school cooks set up an order that repeats every week on Monday',
  schedule: 'Let farmers schedule pick-ups with a driver',
  queue: 'Waiting list for crates of cherries in June',
  sign: 'Let school cooks sign the delivery note on arrival',
  'sign-in': 'Let farmers sign in with a link instead of a password',
  permission: 'Only the accountant should be able to open invoices',
  validate: 'Let farmers validate the weight of a crate before it is listed',
  lock: 'The system shall lock an order after the driver has left',
  limit: 'Let the accountant set a monthly budget limit for each school',
  appearance: 'Dark mode for drivers who drive before sunrise',
  settings: 'Let farmers choose the days on which they deliver',
  effort: 'Confirming a delivery takes farmers far too long on busy days',
  performance: 'The list of crates is very slow on busy days',
  accessibility: 'Let school cooks use the order page with a screen reader',
  offline: 'Let drivers work offline in the valleys without signal',
  mobile: 'Let drivers open the tour plan on their phone',
  translate: 'Let drivers use the tour plan in Polish or Turkish',
  migrate: 'Let the accountant migrate the invoices of the old system',
  calculate: 'Let farmers calculate the price of a mixed crate',
  guide: 'A short tutorial for farmers who list their first crate',
};

describe('the kinds of wish', () => {
  it('are at least 24, each with a name of its own', () => {
    expect(INTENTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(INTENTS.map((intent) => intent.name)).size).toBe(INTENTS.length);
  });

  it('have each an idea in this test', () => {
    expect(Object.keys(ideas).toSorted()).toEqual(INTENTS.map((intent) => intent.name).toSorted());
  });

  it('say each what is refused and what happens at a border', () => {
    const kinds = INTENTS.map(
      ({ name, criteria }) => [name, new Set(criteria.map((criterion) => criterion.kind))] as const,
    );
    const without = kinds.filter(([, found]) => !found.has('edge')).map(([name]) => name);
    expect(without).toEqual([]);
  });

  it.each(Object.entries(ideas))('%s: %s', (name, words) => {
    const idea = readIdea(words, product);
    expect(idea && chooseIntent(idea.action, idea.text)?.name).toBe(name);
    const { acceptanceCriteria } = draftStory({ idea: words, product: task });
    expect(acceptanceCriteria.length).toBeGreaterThanOrEqual(3);
    expect(acceptanceCriteria.join(' ')).not.toMatch(/[{}]|undefined|\b(\w+) \1\b/i);
  });
});
