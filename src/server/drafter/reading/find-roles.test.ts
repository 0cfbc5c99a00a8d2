import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

function rolesOf(description: string, name = 'Potbound'): string[] {
  return readProduct(name, description).roles.map((role) => role.name);
}

function deedsOf(description: string, role: string): string[] {
  const found = readProduct('Potbound', description).roles.find(({ name }) => name === role);
  return found?.doings.map(({ verb }) => verb) ?? [];
}

describe('staff', () => {
  it('are people, and nothing is staffed', () => {
    const description = 'Potbound shows park keepers and nursery staff the beds. Nursery staff water them.';
    expect(rolesOf(description)).toEqual(['nursery staff', 'park keeper']);
  });
});

describe('what is done', () => {
  it('is found with a verb that no list has, behind one person and in front of a thing', () => {
    expect(deedsOf('The gardener plumbs the shaft and writes a report.', 'gardener')).toEqual(['plumb', 'write']);
  });

  it('is done to what stands in front where it says "them", for both verbs', () => {
    const { roles } = readProduct('Potbound', 'Scouts pick up crates, helpers sort and label them.');
    const helper = roles.find(({ name }) => name === 'helper');
    expect(helper?.doings.map(({ verb, object }) => [verb, [...object]])).toEqual([
      ['sort', ['crat']],
      ['label', ['crat']],
    ]);
  });
});

describe('the roles of a description', () => {
  it.each([
    ['a title whose last word is also a verb', 'Kiln masters fire the pots.', ['kiln master']],
    ['those of a number', 'Pupils sign up. A course with fewer than six pupils is called off.', ['pupil']],
    ['a title of three words', 'Pest control advisers set traps.', ['pest control adviser']],
    [
      'a title that opens like a verb',
      'Show managers sell slots. Support agents answer.',
      ['show manager', 'support agent'],
    ],
    [
      'a list before its verb',
      'Tilers, roofers and scaffold builders sign the diary.',
      ['tiler', 'roofer', 'scaffold builder'],
    ],
    ['organisations beside one another', 'Grocers and supermarkets announce what is left.', ['grocer', 'supermarket']],
    ['a pair of single ones', 'Farmer and adviser share one map.', ['farmer', 'adviser']],
    ['one behind an opening phrase', 'After every shift the tug captain writes a log.', ['tug captain']],
    ['one set apart from the verb', 'The producer, often the same person, writes the notes.', ['producer']],
    ['those set apart by dashes', 'Scouts – mostly students – count beetles.', ['scout']],
    ['a name with a complement', 'The crew of the tug records fuel.', ['crew of the tug']],
    ['whose head runs something', 'The head of the nursery manages groups.', ['head of the nursery']],
    [
      'a task instead of people',
      'Payroll pays on the 20th. Customer service answers mails.',
      ['payroll', 'customer service'],
    ],
    ['who does it in the passive', 'Referees are appointed by the fixtures officer.', ['fixtures officer', 'referee']],
    ['who is told', 'Sextons are told when to heat the church.', ['sexton']],
    ['who gets something', 'The lab sends the report to the grower.', ['lab', 'grower']],
    [
      'whom it is for, in a list',
      'An app for night nurses, porters and the matron.',
      ['night nurse', 'porter', 'matron'],
    ],
    ['by whom it is used', 'Used every day by 40 surveyors and their helpers.', ['surveyor', 'helper']],
    ['who the users are', 'Our users are growers and the contractors who spray.', ['grower', 'contractor']],
    ['a plain list of roles', 'Roles: editor, reviewer, administrator.', ['editor', 'reviewer', 'administrator']],
    ['whom the text addresses', 'As a bookkeeper you match payments.', ['bookkeeper']],
    ['a condition on the reader', 'If you are a scout, you count moths.', ['scout']],
    ['a relative clause', 'Faults go to janitors, who mend them.', ['janitor']],
    ['one whose thing it is', 'The mill’s driver fetches the grain.', ['driver']],
    [
      'what they are like left out',
      'Remote guests join by a link. A general counsel signs.',
      ['guest', 'general counsel'],
    ],
    ['who comes with a thing', 'Every tug has a skipper and two deck officers.', ['skipper', 'deck officer']],
    ['an abbreviation', 'IT technicians mend laptops. HR partners keep contracts.', ['IT technician', 'HR partner']],
    ['bullets', '- Pickers clock in with a badge\n- Inspectors read the diary', ['picker', 'inspector']],
    ['a rare word with a human verb', 'Zanjeros open the gates of the canal and note the flow.', ['zanjero']],
  ])('are found as %s', (_, description, roles) => {
    expect(rolesOf(description).toSorted()).toEqual(roles.toSorted());
  });

  it.each([
    ['organisations that are only spoken of', 'We want marinas to fill empty berths.'],
    ['things that report and keep', 'The lamps report faults. Filters keep dust away. Scanners read tags.'],
    ['objects of a verb', 'It stores orders, folders and customers without an account.'],
    ['those who wrote the text', 'Our web shop sells house plants.'],
    ['the app itself', 'Potbound hosts shows and guides through the season.'],
    ['sides, numbers and places', 'Both sides rate the swap. A ride to the doctor costs nothing.'],
    ['anybody', 'For people who hate speaking. Somebody types it in. Fifty people can join.'],
    ['an industry told by its plural', 'Candles on commission cost less. Two halves make a whole.'],
  ])('are not %s', (_, description) => {
    expect(rolesOf(description)).toEqual([]);
  });

  it('stand once, under the name that says more', () => {
    expect(
      rolesOf('Route setters enter routes. A setter can retire a wall. Small merchants pay. Merchants ask.'),
    ).toEqual(['route setter', 'merchant']);
    expect(rolesOf('Antiquarian booksellers share a shop. Booksellers set a price.')).toEqual(['bookseller']);
  });

  it('name those who act before the house that runs the product', () => {
    const { roles } = readProduct('Tincture', 'Pharmacies mix medicines with Tincture. A chemist checks the dose.');
    expect(roles.map(({ name, doings }) => [name, doings.length])).toEqual([
      ['chemist', 1],
      ['pharmacy', 0],
    ]);
  });
});

describe('what stands between two deeds', () => {
  it.each([
    ['Landlords list flats, screen applicants and sign leases. Tenants pay rent.', 'applicant', 'screen applicant'],
    ['Teachers grade tests, guide pupils, write reports and plan trips.', 'pupil', 'guide pupil'],
    ['The app helps drivers, store clerks and pickers.', 'store clerk', 'clerk'],
  ])('is a deed or a name: %s', (description, role, torn) => {
    expect(rolesOf(description)).toContain(role);
    expect(rolesOf(description)).not.toContain(torn);
  });

  it('is no department where its word means something else', () => {
    expect(
      rolesOf("Legal rest periods have to be respected. Children's accounts are free. Nurses plan shifts."),
    ).toEqual(['nurse']);
    expect(rolesOf('Legal signs the contracts, accounts pays the bills.')).toEqual(['legal', 'accounts']);
  });
});

describe('the deeds of a role', () => {
  it('are one for each verb', () => {
    expect(deedsOf('Mentors visit beginners, look into the hives and write reports.', 'mentor')).toEqual([
      'visit',
      'look',
      'write',
    ]);
  });

  it('are told apart where their verbs are nouns as well', () => {
    expect(deedsOf('Cooks choose dishes for the week, pause deliveries and rate meals.', 'cook')).toEqual([
      'choose',
      'pause',
      'rate',
    ]);
  });

  it('go on with orders to the reader', () => {
    expect(deedsOf('A log for horse riders. Plan a ride and record it.', 'horse rider')).toEqual(['plan', 'record']);
  });

  it('know what "them" and a relative pronoun mean', () => {
    const { roles } = readProduct(
      'Kerb',
      'Faults are assigned to janitors, who mend them. Editors suggest changes that the writer may accept.',
    );
    const about = (role: string) => [...(roles.find(({ name }) => name === role)?.doings[0]?.stems ?? [])];
    expect(about('janitor')).toContain('fault');
    expect(about('writer')).toContain('chang');
  });

  it('are those of whom a passive names', () => {
    const { roles } = readProduct('Kerb', 'Refunds are made by the office.');
    expect(roles[0]?.doings[0]).toMatchObject({ verb: 'make', sentence: 'Refunds are made by the office.' });
  });

  it('are not named by what they are compared with', () => {
    const { roles } = readProduct(
      'Kerb',
      'A member younger than 18 must bring a parent. Boats longer than 9 metres pay double.',
    );
    expect(roles.map(({ name }) => name)).toEqual(['member']);
  });
});

describe('a role beside a house and a verb that ends like a doer', () => {
  it('takes the verb of two', () => {
    expect(rolesOf('The caretaker of a school and the canteen cook place a weekly order.')).toContain('canteen cook');
  });

  it('is not called after what it does', () => {
    expect(rolesOf('The club secretary enters dates and the registrar registers teams.')).toEqual([
      'club secretary',
      'registrar',
    ]);
  });
});
