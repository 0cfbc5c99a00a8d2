import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const BAKERY = {
  name: 'Breadline',
  description:
    'Breadline is the order book of a bakery. Shops order bread, bakers plan their doughs and drivers deliver in the morning. The shop manager keeps the price list.',
};

function told(idea: string) {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product: BAKERY });
  return { headline, userStory, criteria: acceptanceCriteria.join('\n') };
}

const DEEDS = '\n- see open orders\n- print the labels\n- write down what is missing';

describe('deeds below a line that they go on with', () => {
  it.each([
    ['Drivers should be able to', 'driver'],
    ['As a driver I want to', 'driver'],
    ['As a driver, I need to be able to:', 'driver'],
    ['Let drivers', 'driver'],
    ['The system should let drivers', 'driver'],
    ['Could you let drivers', 'driver'],
    ['Drivers would like to', 'driver'],
    ['Drivers need to', 'driver'],
    ['Drivers have to', 'driver'],
    ['Can drivers please:', 'driver'],
    ['It should be possible for drivers to', 'driver'],
    ['To save time drivers want to', 'driver'],
    ['Drivers:', 'driver'],
    ['What drivers should be able to do:', 'driver'],
    ['Tours: please allow drivers to', 'driver'],
  ])('are each told: %s', (lead, actor) => {
    const { userStory, criteria } = told(lead + DEEDS);
    expect(userStory).toMatch(new RegExp(`^As a ${actor}, I want to see open orders`));
    expect(criteria).toContain(`A ${actor} can print the labels.`);
    expect(criteria).toContain(`A ${actor} can write down what is missing.`);
  });

  it.each(['I want to', 'We need to be able to:', 'Please let us', 'We need a way to', 'It should be possible to:'])(
    'are whole where nobody is named: %s',
    (lead) => {
      const { userStory, criteria } = told(lead + DEEDS);
      expect(userStory).toContain('I want to see open orders');
      expect(criteria).toMatch(/can print the labels\.\n.*can write down what is missing\./);
    },
  );

  it('keep where and when they are done', () => {
    expect(told('When a van comes back I want to\n- count the crates\n- note damage').criteria).toContain(
      'can note damage when a van comes back.',
    );
    expect(told('At the door drivers should\n- count the crates\n- note damage').criteria).toContain(
      'can note damage at the door.',
    );
  });

  it.each([
    ['Drivers must not', 'Drivers cannot change the price.'],
    ['Drivers should not be able to:', 'Drivers cannot change the price.'],
    ['Drivers should no longer have to', 'Drivers no longer have to change the price.'],
    ['Nobody should be able to', 'Nobody can change the price.'],
    ['As a driver, I do not want to', 'A driver no longer has to change the price.'],
  ])('are all barred: %s', (lead, criterion) => {
    expect(told(`${lead}\n- delete an order\n- change the price`).criteria).toContain(criterion);
  });

  it('are no deeds below a heading', () => {
    expect(told('How to\n- see open orders\n- print the labels').userStory).toContain('see open orders');
    expect(told('Labels:\n- print them\n- stick them on').userStory).toContain('print the labels');
  });
});

describe('things below a line that wishes for them', () => {
  it.each([
    'We need the following:',
    'Please add the following features:',
    'Please add:',
    'We would like:',
    'Could we get',
  ])('are each there: %s', (lead) => {
    const { userStory, criteria } = told(
      `${lead}\n- a map of the tours\n- reminders before each tour\n- a search by address`,
    );
    expect(userStory).toMatch(/a map of the tours/);
    expect(criteria).toContain('There are reminders before each tour.');
    expect(criteria).toContain('There is a search by address.');
  });

  it.each(['Drivers need:', 'For drivers:', 'For the drivers'])('are those of whoever is named: %s', (lead) => {
    expect(told(`${lead}\n- a list of stops\n- a map of the town`).userStory).toMatch(
      /^As a driver, I want to see a list of stops/,
    );
  });

  it('are what the thing shows that those who are named need', () => {
    const { userStory, criteria } = told('Drivers need a better overview:\n- stops by town\n- who pays in cash');
    expect(userStory).toMatch(/^As a driver, I want to see an overview/);
    expect(criteria).toContain('The overview shows stops by town.');
    expect(criteria).toContain('can see who pays in cash');
  });

  it('do what the line says', () => {
    const { userStory, criteria } = told(
      'As a baker I want an overview that\n- shows the doughs of tomorrow\n- can be printed\n- is sent every evening',
    );
    expect(userStory).toContain('an overview that shows the doughs of tomorrow');
    expect(criteria).toContain('The overview can be printed.');
    expect(criteria).toContain('The overview is sent every evening.');
  });

  it('stand with what is to be seen', () => {
    const { userStory, criteria } = told('I want to see my orders\n- total weight\n- delivery time');
    expect(userStory).toContain('see my orders with');
    expect(criteria).toContain('Each order is shown with');
  });

  it('are no sight where the wish is none', () => {
    const { criteria } = told('I want to sell bread at the door.\n- at most 4 per person\n- receipt on request');
    expect(criteria).toContain('There is a receipt on request.');
    expect(criteria).not.toContain('can see');
  });
});

describe('what is amiss below a line that says so', () => {
  it.each(['Problems with orders:', 'What annoys drivers', 'Our main issues:'])('is never wished: %s', (lead) => {
    const { userStory, criteria } = told(`${lead}\n- shops forget the delivery time\n- crates are loaded twice`);
    expect(userStory).toContain('be reminded of the delivery time');
    expect(criteria).not.toContain('loaded twice');
  });
});

describe('several questions in one wish', () => {
  it('are not answered as one', () => {
    const { headline, criteria } = told('Show me who is coming, where they park and what they bring.');
    expect(headline).toBe('See who is coming');
    expect(criteria).not.toMatch(/Whoever|While it is not known/);
  });
});

describe('how soon somebody is told', () => {
  it.each([
    ['Tell the baker at once when an order changes.', 'be told at once when an order changes'],
    ['When an order changes, tell the baker at once.', 'be told at once when an order changes'],
    ['Inform the driver in time when a street is closed.', 'be informed in time when a street is closed'],
  ])('stands where it was said: %s', (idea, wish) => {
    expect(told(idea).userStory).toContain(wish);
  });

  it('is told behind what happens where it is a place', () => {
    expect(told('Warn the baker in the back room when an order changes.').userStory).toContain(
      'when an order changes in the back room',
    );
  });
});

describe('an amount of what people do', () => {
  it.each([
    ['Block shops that owe more than 200 euros.', 'Shops that owe exactly 200 euros need not be blocked.'],
    ['Mark crates that weigh more than 20 kg.', 'Crates that weigh exactly 20 kg need not be marked.'],
  ])('stays with it: %s', (idea, criterion) => {
    expect(told(idea).criteria).toContain(criterion);
  });
});

describe('a plan in a calendar of their own', () => {
  it('costs nothing', () => {
    const { userStory, criteria } = told('Let drivers subscribe to the delivery plan in their calendar.');
    expect(userStory).not.toContain('order each time');
    expect(criteria).toContain('stands in the calendar');
    expect(criteria).not.toContain('price');
  });
});

describe('what stands below a name or a case', () => {
  it('is what the thing does', () => {
    const { userStory, criteria } = told('Oven check:\n- works without signal\n- shows name and dough');
    expect(userStory).toContain('without signal');
    expect(criteria).toContain('The oven check shows name and dough.');
  });

  it('is what happens in that case', () => {
    const { userStory, criteria } = told(
      'When an order is cancelled\n- bakers get a text\n- the driver sees who has not reacted',
    );
    expect(userStory).toMatch(/^As a baker, I want to get a text when an order is cancelled/);
    expect(criteria).toContain('The driver sees who has not reacted.');
  });

  it('is what those in the name do, get and are shown', () => {
    const { userStory, criteria } = told(
      'New drivers:\n- fill in a short form\n- get the calendar\n- are shown to the shop manager',
    );
    expect(userStory).toContain('I want to fill in a short form');
    expect(criteria).toContain('get the calendar');
    expect(criteria).toContain('drivers are shown to the shop manager');
    expect(told('Tour planning for drivers\n- sort stops\n- total length').userStory).toMatch(/^As a driver,/);
  });

  it('is not parted as a tale', () => {
    const { criteria, userStory } = told(
      'Tours\n- drivers say yes, no or maybe\n- baker sees gaps\n- reminder if no answer',
    );
    expect(userStory).toMatch(/^As a driver, I want to say yes, no or maybe/);
    expect(criteria).toContain('A baker sees gaps.');
    expect(criteria).toContain('There is a reminder if no answer.');
  });

  it('is asked for while the deed in the name is done', () => {
    const { criteria } = told(
      'Ordering a cake:\n- number of guests\n- day of collection\n- warn if it is too late for that day',
    );
    expect(criteria).toContain('The day of collection is asked for.');
    expect(criteria).toContain('is warned if it is too late for that day.');
  });

  it('tells how the wish is done', () => {
    const { criteria } = told('As a shop I want to change my order\n- free of charge until noon\n- the price is shown');
    expect(criteria).toContain('Changing their order is free of charge until noon.');
    expect(told('Discount card\n- shown on the bill\n- only for shops of our own town').criteria).toContain(
      'The discount card is only for shops of',
    );
  });

  it('is what others see, too', () => {
    const { userStory } = told('Drivers want to see before each tour:\n- how many crates\n- which shops');
    expect(userStory).toMatch(/^As a driver, I want to see how many crates and which shops before each tour/);
  });
});

describe('whose the lines are', () => {
  it('is told of a thing that is to do them', () => {
    const { criteria } = told('Order lists should:\n- list each shop\n- show the weight\n- be sent as PDF');
    expect(criteria).toContain('Order lists show the weight.');
    expect(criteria).toContain('Order lists are sent as PDF.');
    expect(told('Booking a tour must\n- show the price\n- be possible until noon').criteria).toContain(
      'Booking a tour is possible until noon.',
    );
  });

  it('is told of those who are wanted to', () => {
    const { userStory, criteria } = told(
      'As a baker, I want shops to\n- enter their closing days\n- confirm each order',
    );
    expect(userStory).toMatch(/^As a baker, I want to let shops enter/);
    expect(criteria).toContain('Shops can confirm each order.');
  });

  it('is told of a role of two words behind a case', () => {
    const { userStory } = told(
      'When a tour is late the shop manager should be able to\n- call the shop\n- see the van',
    );
    expect(userStory).toMatch(/^As a shop manager, I want to call the shop when a tour is late/);
    expect(told('The shop manager needs every month\n- income per shop\n- open bills').userStory).toMatch(
      /^As a shop manager, I want to see income per shop and the open bills every month/,
    );
  });
});
