import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Aisle',
  description:
    'Aisle guides pickers through a warehouse. Pickers collect the items of several orders on one tour, packers check and pack them, and the shift lead distributes the work and looks at the figures.',
};
const storyOf = (idea: string) => draftStory({ idea, product }).userStory;

describe('words that quick typing leaves out', () => {
  it.each([
    [
      'text message to everyone booked on a cancelled tour',
      'I want to be told if I am booked on a cancelled tour by text message,',
    ],
    ['an overview of the orders we have left by aisle', 'see an overview of the orders that I have left by aisle,'],
    [
      'i missed a tour and want to make up for it on another day',
      'I want to make up for the missed tour on another day,',
    ],
    ['i lost my scanner and want to report it from my phone', 'I want to report my scanner from my phone,'],
    ['Export for the tax inspector once a year', 'I want to use an export for the tax inspector once a year,'],
    ['vibrate when the tour is done', 'I want to have the product vibrate when the tour is done,'],
    ['a waiting list for pickers who are fully booked', 'I want to keep a waiting list,'],
  ])('%s: they are put back', (idea, story) => {
    expect(storyOf(idea)).toContain(story);
  });

  it.each([
    ['sleep stories that fade out after 20 minutes', 'I want to have sleep stories that fade out after 20 minutes,'],
    ['please dont shame people who skip a tour', 'I want to no longer have people shamed who skip a tour,'],
    ['do we have to log in agian on every device', 'I want to know whether I have to log in again on every device,'],
  ])('%s: what the words are is seen', (idea, story) => {
    expect(storyOf(idea)).toContain(story);
  });

  it.each([
    ["don't remind pickers who skip a break", 'Pickers who skip a break are no longer reminded.'],
    ['never remind pickers who have answered already', 'Pickers who have answered already are never reminded.'],
  ])('%s: those who are meant stay whole', (idea, criterion) => {
    expect(draftStory({ idea, product }).acceptanceCriteria).toContain(criterion);
  });

  it.each([
    ["orders over 800 euros wait for the shift lead's ok", /wait for the shift lead's ok/],
    ['customers report missing items before noon so we can send them', /report missing items before noon/],
  ])('%s: what is to be so is no complaint', (idea, wish) => {
    expect(storyOf(idea)).toMatch(wish);
    expect(storyOf(idea)).not.toMatch(/keep .* from|no longer|rid of/);
  });

  it('what should already be done is done already', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'I want one list a day, and the old items should already be taken off',
      product,
    });
    expect(acceptanceCriteria).toContain('The old items are taken off already.');
  });

  it.each([
    'Can the shift lead see how many orders are open and who is free to help?',
    "Can the shift lead see at a glance how many orders are still open for the four o'clock truck, and who is free?",
  ])('%s: what somebody could see is to be seen', (idea) => {
    expect(storyOf(idea)).toMatch(/^As a shift lead, I want to see how many orders are /);
  });
});

describe('people whom a description calls customers as well', () => {
  it('are no users beside them', () => {
    const bakery = {
      name: 'Crumb',
      description:
        'Crumb lets people order bread the day before and collect it at a shop. Customers pick a shop and pay online. Bakers see what they have to make.',
    };
    const draft = draftStory({ idea: 'i want to order the same bread every saturday', product: bakery });
    expect(draft.userStory).toMatch(/^As a customer, /);
  });
});
