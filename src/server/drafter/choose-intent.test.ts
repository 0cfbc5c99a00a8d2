import { describe, expect, it } from 'vitest';
import { checkStory } from '#quality/check-story.ts';
import { chooseIntent } from './choose-intent.ts';
import { INTENTS } from './lexicon/intents/intents.ts';
import { draftStory } from './draft-story.ts';
import { PLAIN_KINDS } from './plain-kinds.contract.ts';
import { readIdea } from './reading/read-idea.ts';
import { readProduct } from './reading/read-product.ts';

const task = {
  name: 'Orchard Post',
  description:
    'Orchard Post brings fruit from small farms to schools. Farmers list crates and confirm deliveries. School cooks order crates and rate them. Drivers carry crates and note the time of arrival. The accountant writes invoices once a month.',
};
const product = readProduct(task.name, task.description);

const ideas: Readonly<Record<string, string>> = {
  ...PLAIN_KINDS,
  'place on the screen': 'Move the search bar to the top of the page',
  'gone from the screen': 'Remove the phone number from the sign-up form',
  called: "Rename 'crate' to 'box' everywhere",
  'works again': 'Fix the broken filter on the start page',
  looks: 'Make the send button bigger',
  'fewer steps': 'Redesign the sign-up form so it has fewer steps',
  'state at the start': 'Turn off the newsletter checkbox by default',
  'in place of a part': 'Replace the date field by a calendar',
  'asked to confirm': 'Add a confirmation before a crate is deleted',
  'stand still': 'Let drivers pause the clock of a tour while they wait at a gate',
  remembered: 'The app should remember where a driver stopped on a tour',
  'checked by itself': 'The app should check that a crate has a weight',
  highlighted: 'The app should highlight crates that are late',
  'hidden by itself': 'The app should hide crates that are sold out',
  'logged by itself': 'The app should log every change of an order',
  expire: 'Vouchers should expire at the end of the year',
  'refreshed by itself': 'The list of crates should be refreshed every minute',
  available: 'The app must be available around the clock',
  'without what it needs': 'The app must keep working when the payment provider is down',
  'in browsers': 'The app must support Firefox and Safari',
  'updated by itself': 'Prices should update every night',
  rounded: 'The app should round weights to full kilos',
  'filled in by itself': 'The app should fill in the weight of a crate',
  'grouped by itself': 'The app should group crates by school',
  recorded: 'Let drivers record a voice memo after a tour',
  'entered once': 'School cooks want to type the address only once',
  remind: 'Remind school cooks of the order two days before the deadline',
  notify: 'School cooks should be notified when a crate is late',
  send: 'Delivery notes should be sent to the school cooks every week',
  digest: 'Stop sending farmers an email for every single order',
  mute: 'Let drivers mute alarms of the cool box for an hour',
  comment: 'Let farmers comment on an order of a school',
  mention: 'Let school cooks mention a colleague in a comment',
  share: 'Let school cooks share an order with another school',
  invite: 'Let school cooks invite a farmer to a tasting',
  review: 'Let school cooks rate a crate after the delivery',
  vote: 'Let school cooks vote on the fruit of the month',
  'report abuse': 'Let farmers report an offensive review of a crate',
  request: 'School cooks want to request a fruit that nobody lists',
  questioning: 'Ask school cooks for a photo when they report a rotten crate',
  ask: 'Let drivers report a blocked road to the office',
  approve: 'Let farmers approve changes of an order before the delivery',
  reject: 'Let farmers reject an order with a reason',
  sign: 'Let school cooks sign the delivery note on arrival',
  mandatory: 'Require a photo of every crate at the delivery',
  consent: 'Farmers must give consent before photos of the farm are published',
  assign: 'Let farmers assign deliveries to drivers',
  'done by another person': 'As a farmer, I want to let another person sign for the crates',
  'explained in one place': 'We need a glossary of all terms of the trade',
  delegate: 'Let farmers hand over a delivery to a neighbour',
  swap: 'Let drivers swap tours with a colleague',
  attend: 'Let farmers note who was present at the tasting',
  search: 'School cooks want to find crates by kind of fruit',
  filter: 'Let school cooks filter crates by distance to the farm',
  sort: 'Let school cooks sort crates by price',
  ranking: 'Leaderboard of schools with the least waste',
  compare: 'Let school cooks compare two crates side by side',
  locate: 'Let drivers see all farms of a tour on a map',
  route: 'Drivers want the shortest route between the schools of a tour',
  recommend: 'Recommend crates to school cooks that fit the season',
  favourite: 'Let school cooks bookmark farms that they like',
  see: 'Let farmers see the orders of next week',
  past: 'Order history for school cooks with all crates',
  workflow: 'Workflow for damaged crates with three steps',
  emergency: 'Panic button in the cold store',
  'log book': 'Drivers need a temperature log with the reading of each stop',
  history: 'Could we see who changed an order and when it was changed?',
  version: 'Let farmers see earlier versions of a price list',
  report: 'A monthly report of deliveries for the accountant',
  track: 'Let school cooks track a delivery on its way',
  calculate: 'Let farmers calculate the price of a mixed crate',
  convert: 'Let farmers convert prices from pounds to euros',
  bulk: 'Let farmers confirm several deliveries at once in one go',
  copy: 'Let school cooks copy the order of last month',
  template: 'Let school cooks save an order as a template',
  organise: 'Let farmers put crates into groups by season',
  tag: 'Let farmers tag crates with the kind of fruit',
  merge: 'Let the accountant merge two records of the same school',
  'duplicate check': 'Detect duplicate crates when a farmer lists a new one',
  undo: 'Let school cooks undo a change of an order',
  delete: 'Let farmers delete crates that are sold out',
  archive: 'Let the accountant archive invoices of closed years',
  keep: 'The order form forgets the fruit when a school cook leaves it',
  edit: 'Let farmers change the price of a crate',
  create: 'Let drivers record damages of a crate',
  schedule: 'Let farmers schedule pick-ups with a driver',
  reschedule: 'Let school cooks move a delivery to another day',
  relocate: 'Let farmers move a crate to another shelf of the cold store',
  cancel: 'Let school cooks cancel an order until noon',
  recurring: 'Let school cooks set up an order that repeats every week on Monday',
  queue: 'Waiting list for crates of cherries in June',
  deadline: 'Let farmers set a deadline for orders of a crate',
  refund: 'Let farmers refund a damaged crate to a school',
  'pay means': 'Let school cooks pay by credit card at the door',
  contact: 'Emergency number for the cold store at night',
  identifier: 'Serial numbers on every cool box',
  expiry: 'Expiry dates of crates in the cold store',
  fee: 'Late cancellation fee after the deadline',
  badge: 'A progress badge for schools every term',
  loyalty: 'Loyalty points for schools that order every week',
  membership: 'Family memberships for the tasting club',
  instalments: 'Let school cooks pay an invoice in three instalments',
  pay: 'Let school cooks pay their orders at the door',
  invoice: 'An invoice for each school at the end of the month',
  price: 'Let school cooks redeem their points for the next order',
  coupon: 'Let school cooks redeem a voucher for the first order',
  'coupons given out': 'Let farmers create discount codes for new schools',
  'gift card': 'Let school cooks buy a gift card for another school',
  'guest checkout': 'Guest checkout for schools that order once',
  'kept for next time': 'Saved addresses of a school cook',
  'api key': 'Let the accountant revoke an API key',
  'own field': 'Let the accountant add a custom field to a school',
  'text at hand': 'Canned replies for farmers',
  'internal note': 'Internal notes on orders for the accountant',
  spam: 'Spam filter for the inbox of farmers',
  'status page': 'Public status page for school cooks',
  'time spent': 'Time tracking per tour for drivers',
  'paper as a file': 'Let school cooks download their invoices as PDF',
  'offer accepted': 'Let school cooks accept a quote',
  'order once more': 'Let school cooks reorder their last order',
  'time kept free': 'Let drivers block a day in the calendar',
  dependency: 'Task dependencies for farmers',
  minimum: 'Minimum order of 20 euros',
  'moved elsewhere': 'Let farmers move a task to another board',
  timer: 'A kitchen timer for school cooks',
  transcript: 'Automatic transcripts of calls for the accountant',
  upgrade: 'Let school cooks upgrade their subscription',
  scoring: 'Customer scoring for the accountant',
  'account deleted': 'Let farmers delete their account',
  'shut out': 'Let the accountant deactivate a driver who has left',
  reopen: 'Let the accountant reopen a closed order',
  snooze: 'Let farmers snooze an order until tomorrow',
  escalate: 'Let the accountant escalate an overdue invoice',
  priority: 'Let farmers change the priority of an order',
  away: 'Out-of-office mode for the accountant',
  'turn into': 'Let farmers convert a quote into an order',
  'carry over': 'Let drivers carry over unused days of leave',
  'proof of having done it': 'Certificate after a finished course for school cooks',
  'own calendar': 'Let farmers see their deliveries in their own calendar',
  spoken: 'Speech output for addresses of the tour',
  dictate: 'Let drivers dictate damages of a crate',
  'personal detail': 'Allergies of the school cooks on their profile',
  import: 'Let the accountant import payments from the bank',
  export: 'Let the accountant export invoices as CSV for the tax office',
  print: 'Let drivers print the tour plan in the morning',
  media: 'Let farmers upload a photo of each crate',
  scan: 'Let drivers scan the barcode of a crate',
  webhook: 'Let the accountant set up a webhook that is called for each paid invoice',
  integrate: 'Integrate with Xero so that the accountant does not type invoices twice',
  migrate: 'Let the accountant migrate the invoices of the old system',
  'two-factor': 'Two-factor login for the accountant',
  'single sign-on': 'Single sign-on for the school cooks',
  'sign-in': 'Let farmers sign in with a link instead of a password',
  permission: 'Only the accountant should be able to open invoices',
  lock: 'The system shall lock an order after the driver has left',
  'hold a lock': 'Farmers want a lock per crate so that two people do not change it at once',
  validate: 'Let farmers validate the weight of a crate before it is listed',
  limit: 'Let the accountant set a monthly budget limit for each school',
  'feature flag': 'A feature flag with which the accountant can turn off the new invoices',
  appearance: 'Dark mode for drivers who drive before sunrise',
  automate: 'Renew contracts of schools automatically at the end of the year',
  exclude: 'Let school cooks exclude fruits that the children do not eat',
  settings: 'Let farmers choose the kind of crate that is listed first',
  effort: 'Confirming a delivery takes farmers far too long on busy days',
  performance: 'The list of crates is very slow on busy days',
  keyboard: 'Let the accountant use the invoice page with the keyboard only',
  accessibility: 'Let school cooks use the order page with a screen reader',
  offline: 'Let drivers work offline in the valleys without signal',
  mobile: 'Let drivers open the tour plan on their phone',
  translate: 'Let drivers use the tour plan in Polish or Turkish',
  gift: 'Let farmers gift a crate to a school',
  check: 'Let drivers inspect the cool box once a month',
  offer: 'Let farmers offer surplus cherries',
  hide: 'Let school cooks hide farms that are too far away',
  count: 'See how many crates are left of a fruit',
  split: 'Let two schools split the cost of a delivery',
  order: 'Let school cooks order fruit for the next day',
  survey: 'A survey on the fruit of the term for school cooks',
  'work queue': 'A queue of late deliveries for the accountant',
  subscribe: 'Let school cooks follow a farm',
  'hand in': 'Let drivers hand in the delivery note until the evening',
  collaborate: 'Let school cooks work on an order together',
  'video call': 'Video calls between farmers and school cooks',
  quiz: 'A quiz on fruit with a time limit for school cooks',
  anonymous: 'Let school cooks write anonymous reviews of a crate',
  'check in': 'Let drivers check in at the farm with their phone',
  announce: 'Let farmers announce a late delivery themselves',
  encrypt: 'Encrypt the bank details of farmers',
  backup: 'A backup of all orders every night',
  mode: 'Let farmers set a crate to holiday mode',
  'keep out': 'Keep drivers without a licence out of the night tours',
  'only may': 'Only drivers may move a crate to another tour',
  guide: 'A short tutorial for farmers who list their first crate',
};

describe('a verb with several senses', () => {
  const kindOf = (words: string) => {
    const idea = readIdea(words, product);
    return idea && chooseIntent(idea.action, idea.text)?.name;
  };

  it.each([
    ['Let two schools split the cost of a delivery', 'split'],
    ['Let farmers split a crate into two', undefined],
    ['Let school cooks test the vocabulary of their pupils', 'quiz'],
    ['Let farmers test a message before it goes out', undefined],
    ['Let the accountant return a deposit to a school', 'refund'],
    ['Let school cooks return an empty crate', undefined],
    ['Let drivers load the tour plan', 'performance'],
    ['Let drivers load the van', undefined],
    ['Let school cooks follow a farm', 'subscribe'],
    ['Let school cooks follow a delivery', 'track'],
    ['Let farmers merge two records of the same school', 'merge'],
    ['Let drivers combine two tours', undefined],
    ['Let school cooks suggest a fruit', 'put forward'],
    ['Suggest crates that go with the season', 'recommend'],
    ['Let drivers open the gate of the farm', 'lock'],
    ['Let drivers open a box', undefined],
    ['Let school cooks subscribe to a farm', 'subscribe'],
    ['Let drivers hand out a key', undefined],
    ['Let drivers hand out a leaflet', 'send'],
    ['Let drivers take over a tour from somebody else', 'taken over'],
    ['Let farmers take over the data of the old system', 'migrate'],
    ['Draw a curve of the orders for the accountant', 'report'],
    ['Let drivers draw a line on the tour plan', 'drawn on it'],
    ['Let farmers set how many orders they take at the same time', 'limit'],
    ['Let drivers override the automatic gate for an hour', undefined],
    ['Let farmers trace a crate back to the tree', undefined],
    ['Let farmers move a driver to another group', 'put in a group'],
    ['Let drivers send the weight to the screen at the gate', undefined],
    ['Let school cooks put a crate on a watch list', 'favourite'],
    ['Let drivers see a crate on a watch', 'mobile'],
    ['Let drivers distribute the orders evenly', undefined],
    ['Let the accountant distribute invoices to the schools', 'send'],
    ['Have the scale send the weight into the delivery note', undefined],
    ['Let farmers change their driver', undefined],
    ['Let farmers change an order', 'edit'],
    ['Let drivers tick off crates on the list', undefined],
    ['Let drivers tick off who was there', 'attend'],
    ['Scan barcodes when sorting crates', 'scan'],
    ['Suggest a start time for each tour automatically', 'recommend'],
    ['Let farmers assign a topic to part of the class', undefined],
    ['Let farmers place a sign at the gate', undefined],
    ['Show farmers the absences of the drivers', 'see'],
  ])('%s: %s', (words, name) => {
    expect(kindOf(words)).toBe(name);
  });

  it('is not chosen by what its object is called alone', () => {
    expect(kindOf('Let farmers sharpen the price knife')).toBeUndefined();
    expect(kindOf('Let school cooks fold an invoice')).toBeUndefined();
  });
});

describe('the kinds of wish', () => {
  it('are at least 24, each with a name of its own', () => {
    expect(INTENTS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(INTENTS.map((intent) => intent.name)).size).toBe(INTENTS.length);
  });

  it('have each an idea in this test', () => {
    expect(Object.keys(ideas).toSorted()).toEqual(INTENTS.map((intent) => intent.name).toSorted());
  });

  it('say each what is seen, what is refused and what happens at a border', () => {
    const kinds = INTENTS.map(
      ({ name, criteria }) => [name, new Set(criteria.map((criterion) => criterion.kind))] as const,
    );
    expect(kinds.filter(([, found]) => found.size < 3).map(([name]) => name)).toEqual([]);
  });

  it.each(Object.entries(ideas))('%s: %s', (name, words) => {
    const idea = readIdea(words, product);
    expect(idea && chooseIntent(idea.action, idea.text)?.name).toBe(name);
    const story = draftStory({ idea: words, product: task });
    expect(story.acceptanceCriteria.length).toBeGreaterThanOrEqual(3);
    expect(story.acceptanceCriteria.join(' ')).not.toMatch(/[{}]|undefined|\b(\w+) \1\b/i);
    // What the product itself would tell a person to mend; a word of technology may be the idea's own.
    const findings = checkStory(story).filter(({ rule }) => !/solution-free|problem-oriented/.test(rule));
    expect(findings.map(({ message }) => message)).toEqual([]);
  });
});
