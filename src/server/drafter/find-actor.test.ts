import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { roleNamed } from './reading/named-role.ts';
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

describe('the roles of a description', () => {
  const rolesOf = (description: string) => readProduct('Potbound', description).roles.map(({ name }) => name);

  it.each([
    ['plural subjects', 'Stock keepers count plants. Gardeners water them.', ['stock keeper', 'gardener']],
    ['small letters behind a full stop', 'It is made for nurseries. gardeners water beds.', ['gardener']],
    ['a compound of a verb and a person', 'The charge nurses plan the month.', ['charge nurse']],
    ['a membership', 'Members of a club reserve plants.', ['member of a club']],
    ['one who is somebody', 'One member is the treasurer and closes the year.', ['treasurer']],
    ['a part of the house', 'The quality lab analyses samples.', ['quality lab']],
    ['two subjects of one verb', 'Canteens and bakeries post what is left.', ['canteen', 'bakery']],
    ['a complement behind the name', 'Fitters of the supplier repair the pumps.', ['fitter']],
    ['several in one sentence', 'Pupils hand in homework; teachers mark it.', ['pupil', 'teacher']],
    ['an irregular plural', 'Shift foremen plan the breaks.', ['shift foreman']],
    ['a verb that no list has', 'Zookeepers sanitise the pens.', ['zookeeper']],
  ])('%s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(expect.arrayContaining(roles));
  });

  it('are no things, aims or apps', () => {
    const description =
      'The app shows orders. Our aim is peace. Prices depend on the size. Labels contain a code. Orders are closed at noon.';
    expect(rolesOf(description)).toEqual([]);
  });

  it('go on with "they"', () => {
    const { roles } = readProduct('Hives', 'Beekeepers log inspections. They note the brood.');
    expect(roles[0]?.doings.map(({ verb }) => verb)).toEqual(['log', 'note']);
  });
});

describe('the actor', () => {
  it.each([
    ['who wants', 'Sales advisers want to copy an offer of last spring', 'sales adviser'],
    ['who is let', 'Let stock keepers print labels for a whole bed', 'stock keeper'],
    ['who is told', 'Tell the sales adviser when a plant of an offer is sold out', 'sales adviser'],
    ['whom a thing is for', 'A packing list for the delivery driver with the order of the stops', 'delivery driver'],
    ['whose thing it is', "The driver's tablet should show the next stop in large letters", 'delivery driver'],
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
