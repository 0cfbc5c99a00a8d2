import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { readProduct } from './reading/read-product.ts';

const nursery = {
  name: 'Potbound',
  description:
    'Potbound keeps the stock of tree nurseries. Stock keepers count plants, print labels and move them between the beds. Sales advisers write offers and take orders. delivery drivers load the lorry and note damages. Members of the growers’ club reserve rare plants. One member is the librarian and lends books on grafting. The accounting team writes invoices to landscapers.',
};
const quotedText = 'Sales advisers write offers and take orders.';

function actorOf(idea: string, product = nursery): { name: string; source: string; quote: string | undefined } {
  const { userStory, actorGrounding } = draftStory({ idea, product });
  const name = /^As an? (.+?), I want/.exec(userStory)?.[1] ?? '';
  return { name, source: actorGrounding.source, quote: 'quote' in actorGrounding ? actorGrounding.quote : undefined };
}

describe('the actor', () => {
  it('is not the one from whom something is hidden', () => {
    expect(actorOf('Do not show prices to landscapers until the sales adviser has agreed').name).toBe('sales adviser');
    expect(actorOf('Prices must not be shown to delivery drivers').name).not.toBe('delivery driver');
  });

  it.each([
    ['who wants', 'Sales advisers want to copy an offer of last spring', 'sales adviser'],
    ['who is let', 'Let stock keepers print labels for a whole bed', 'stock keeper'],
    ['who is told', 'Tell the sales adviser when a plant of an offer is sold out', 'sales adviser'],
    ['whom a thing is for', 'A packing list for the delivery driver with the order of the stops', 'delivery driver'],
    ['whose thing it is', "The driver's tablet should show the next stop in large letters", 'delivery driver'],
    ['one of those with whom it is done', 'Swap a tour with another delivery driver', 'delivery driver'],
    ['who must be a number', 'At least 3 sales advisers have to agree before an offer is sent', 'sales adviser'],
    ['whom a named alert is for', 'Low label stock alert for the stock keeper', 'stock keeper'],
    ['whose app it is', 'Alarm button in the driver app', 'delivery driver'],
    ['who does it, told without a complaint', 'Drivers scan every pallet with one tap', 'delivery driver'],
    ['who is told under a condition', 'If a lorry is too heavy the driver should get a warning', 'delivery driver'],
    [
      'the first of a list',
      '- drivers see the stops on a map\n- they can change the order of the stops',
      'delivery driver',
    ],
    ['a name with slips of the fingers', 'Sales advsiers need offers in English', 'sales adviser'],
    ['another slip', 'the delivrey driver needs to see the gate code', 'delivery driver'],
  ])('is %s', (_, idea, name) => {
    expect(actorOf(idea)).toEqual({ name, source: 'idea', quote: undefined });
  });

  it.each([
    ['print labels with a bar code on them', 'stock keeper'],
    ['Copy an offer to another customer', 'sales adviser'],
    ['Assign an order for lorries to another delivery driver', 'sales adviser'],
    ['Note a damage together with a photo of the plant', 'delivery driver'],
    ['Reserve a rare plant for two weeks', 'member of the growers’ club'],
    ['Lend a book until the end of the winter', 'librarian'],
    ['Invoices should name the bed of the plants', 'member of the accounting team'],
  ])('is the one who does such things by the description: %s', (idea, name) => {
    const { name: found, source, quote } = actorOf(idea);
    expect({ found, source }).toEqual({ found: name, source: 'product' });
    expect(nursery.description).toContain(quote);
  });

  it('quotes the sentence that speaks of it', () => {
    expect(actorOf('Copy an offer to another customer').quote).toBe(quotedText);
  });

  it('is no role whose name only looks like the word', () => {
    const { roles } = readProduct('Beds', 'Planners plan the beds of a park.');
    expect(roleNamed('planters', roles)).toBeUndefined();
    expect(roleNamed('plannners', roles)?.name).toBe('planner');
  });

  it('is not the one who is only spoken of', () => {
    expect(actorOf('Print labels with the name of the sales adviser').name).toBe('stock keeper');
  });

  it('is not the product under its own name', () => {
    const { roles } = readProduct('Fernweh', 'fernweh helps hikers plan a route. Wardens report broken bridges.');
    expect(roles.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('fernweh'));
    expect(roles.map(({ name }) => name)).toContain('warden');
  });
});

const depot = {
  name: 'Haulaway',
  description:
    'Residents register sofas and fridges and pick a day. Dispatchers plan tours by district and see all requests. The crew of the lorry ticks off what it took. The hotline answers calls. Payroll pays overtime on the 20th. Auditors read the yearly figures.',
};

describe('the actor of an idea that names somebody', () => {
  it.each([
    [
      'a person the description does not know',
      'Neighbours should be able to add their own sofa to the pile',
      'neighbour',
    ],
    [
      'an organisation the description does not know',
      'Supermarkets should be able to announce old shelves',
      'supermarket',
    ],
    ['a person who is asked', 'Could callers be asked for their number only once?', 'caller'],
    ['the subject of a question', 'can a dispatcher see who has cancelled?', 'dispatcher'],
    ['who goes on behind "then"', 'The number plate is dirty, then the dispatcher has to guess', 'dispatcher'],
    ['who may do it, in the passive', 'A pick-up can be cancelled by the resident until noon', 'resident'],
    [
      'whoever did something by the description',
      'What stayed behind should be told to whoever registered it',
      'resident',
    ],
    ['the only one who may', 'Nobody but the dispatcher should be able to delete a tour', 'dispatcher'],
    ['some of them', 'Two dispatchers stood at the gate because the plan was wrong', 'dispatcher'],
    ['one of a crew', 'The crew should see the next stop in large letters', 'member of the crew of the lorry'],
    ['one of a hotline', 'Let the hotline register a sofa for a caller', 'member of the hotline'],
    ['one who has a task', 'Payroll needs the overtime of the week', 'member of payroll'],
  ])('is %s', (_, idea, name) => {
    expect(actorOf(idea, depot)).toMatchObject({ name, source: 'idea' });
  });

  it.each([
    ['those on a list', 'Import the list of residents from a spreadsheet'],
    ['who must not do something', 'Residents should not be able to change a tour'],
    ['who must not be let', "Don't let residents change a tour on the day itself"],
    ['a colleague', 'Plan the tours of a colleague who is ill'],
    ['nobody', 'Nobody sees which tours have no lorry yet'],
  ])('is not %s but who looks after it', (_, idea) => {
    expect(actorOf(idea, depot).name).toBe('dispatcher');
  });

  it('is not the one who is shown to others', () => {
    const { name } = actorOf('Suggest stock keepers who know rare plants');
    expect(name).not.toBe('stock keeper');
  });

  it('is no thing that ends like a person', () => {
    expect(actorOf('Scanners should still read labels in the rain').name).toBe('stock keeper');
  });
});

describe('the actor of an idea that names nobody', () => {
  it.each([
    ['who watches, for an overview', 'Which districts had the most fridges?', 'dispatcher'],
    ['who is named by a figure they read', 'Yearly figures as a file', 'auditor'],
    ['whose deed it is, in another form', 'The registration of a sofa takes five pages', 'resident'],
    [
      'who does it, whatever the object',
      'Tick off everything on one stop with a single tap',
      'member of the crew of the lorry',
    ],
  ])('is %s', (_, idea, name) => {
    expect(actorOf(idea, depot)).toMatchObject({ name, source: 'product' });
  });

  it('is not the one who does what the actor is told of', () => {
    const shop = {
      name: 'Spoke',
      description: 'Riders report a defect of a bike. Mechanics repair defects and order parts.',
    };
    expect(actorOf('Tell me when the defect of my bike has been repaired', shop).name).toBe('rider');
  });

  it('is no name that begins or ends with a word of another sort', () => {
    expect(actorOf('because owners see sofa sofa and the sofa sofa', depot).name).not.toMatch(/because/);
    expect(actorOf('owners of every that sofa sofa see because sofa', depot).name).not.toMatch(/of every$/);
  });

  it('is who has a say in what the product does', () => {
    expect(actorOf('Old requests should be deleted after a year unless the auditor has marked them', depot).name).toBe(
      'auditor',
    );
    expect(actorOf('Old requests should be deleted after a year unless they are marked', depot).name).not.toBe(
      'auditor',
    );
  });

  it('is who is kept from a mistake by knowing', () => {
    const idea = 'could we see which tours are full? so that the dispatcher does not plan them twice';
    expect(actorOf(idea, depot)).toMatchObject({ name: 'dispatcher', source: 'idea' });
  });

  it('is not whoever has the thing, but who does something with it', () => {
    const canteen = {
      name: 'Tray',
      description: 'Pupils have a card. Parents order meals and top up cards. Small teams of cooks use the list.',
    };
    expect(actorOf('Refill the card by bank transfer', canteen).name).toBe('parent');
  });

  it('is no person whose name only tells what kind of thing is shown', () => {
    const club = { name: 'Meet', description: 'Families join a club. Leaders plan evenings and call families.' };
    expect(actorOf('Never show the family name on the list', club).name).toBe('leader');
  });

  it('is the first who acts where nothing fits, as a guess that is asked about', () => {
    const draft = draftStory({ idea: 'The letters should be twice as large in strong sunlight', product: depot });
    expect(draft.userStory).toMatch(/^As a resident,/);
    expect(draft.actorGrounding).toEqual({ source: 'assumption' });
    expect(draft.openQuestions[0]).toMatch(/^Who is this for: a resident, a dispatcher or /);
  });

  it('is a user only where the description names nobody', () => {
    const diary = { name: 'Nook', description: 'A reading diary: books owned, lent and wanted. No account, no cloud.' };
    expect(actorOf('Sort the books by the year of print', diary)).toMatchObject({ name: 'user', source: 'assumption' });
  });
});

describe('who is meant where several could be', () => {
  const pantry = {
    name: 'Pantry',
    description:
      'We collect bread that bakeries would throw away and hand it out at six places. Drivers pick up boxes, helpers sort them, families come once a week. Bakeries tell us what they have.',
  };
  const clinic = {
    name: 'Vial',
    description:
      'Samplers take samples. Analysts enter values. A reviewer releases each report. The bookkeeping exports invoices. The clerk prepares invoices and clients pay them.',
  };

  it('is whoever lends a hand, where the first is a specialist', () => {
    expect(actorOf('Never give out anything that is older than a day', pantry).name).toBe('helper');
    expect(actorOf('Show me which boxes are mine', pantry).name).not.toBe('helper');
  });

  it('is not whoever is only spoken of in a clause within', () => {
    const roles = readProduct(pantry.name, pantry.description).roles;
    const bakery = roles.find(({ name }) => name === 'bakery');
    expect(bakery?.doings.map(({ verb }) => verb)).not.toContain('hand');
  });

  it('is who does the work at present', () => {
    const idea =
      'Different clients have different rates. The invoice has to pick the right one. Today the clerk does it with a calculator.';
    expect(actorOf(idea, clinic)).toMatchObject({ name: 'clerk', source: 'idea' });
    const other = 'We need a summary for clients. Today the clerk gets thirty mails.';
    expect(actorOf(other, clinic).name).toBe('client');
  });

  it('is whoever must not do it with their own, where nobody looks after things', () => {
    const { userStory } = draftStory({
      idea: 'A reviewer may not release a report with their own values',
      product: clinic,
    });
    expect(userStory).toMatch(/^As a reviewer, I want to be kept from releasing a report with my own values, so that/);
    const other = draftStory({ idea: 'Samplers must not take more than five samples', product: clinic });
    expect(other.userStory).not.toMatch(/^As a sampler/);
  });

  it('is who plans and assigns, where others must not do something', () => {
    const office = {
      name: 'Verse',
      description: 'Poets write poems. Readers read and comment. Coordinators assign poems to readers.',
    };
    expect(actorOf('A reader must not read a poem that they have written themselves', office).name).toBe('coordinator');
  });

  it('is no one of whom we are asked', () => {
    const studio = { name: 'Tape', description: 'Guests speak. Editors cut the sound. Hosts invite guests.' };
    expect(actorOf('We need to bleep out names that a guest asked us to take out', studio).name).toBe('editor');
  });

  it('is a bookkeeper where bookkeeping does it', () => {
    expect(actorOf('Export the invoices as one file', clinic).name).toBe('bookkeeper');
  });

  it('is not whoever only reads what is written', () => {
    const press = { name: 'Quire', description: 'Authors upload texts. Editors decide on texts and write to authors.' };
    expect(actorOf('Reject a text with a reason the author can read', press).name).toBe('editor');
  });
});
