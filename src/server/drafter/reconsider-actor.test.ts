import { beforeAll, describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

beforeAll(() => loadWink());

const FLORIST =
  'Bloomrun sells bouquets online. Customers order on the web page, florists work in the back room and drivers use the app.';

function actorOf(idea: string, description = FLORIST): ReturnType<typeof readTask>['actor'] {
  return readTask({ idea, product: { name: 'Bloomrun', description } }).actor;
}

describe('reconsidered', () => {
  it.each([
    ['Stems and foliage to cut for tomorrow morning', 'florist'],
    ['Vase and ribbon to add to each arrangement', 'florist'],
    ['Ring the bell twice and note the floor', 'driver'],
  ])('tells %j for the one of that trade, where the description says nothing of it', (idea, name) => {
    expect(actorOf(idea).name).toBe(name);
  });

  it('says that it is a guess, and grounds it in nothing that the description does not say', () => {
    expect(actorOf('Ring the bell twice and note the floor')).toMatchObject({
      isGuess: true,
      grounding: { source: 'assumption' },
    });
  });

  it.each([
    ['As a customer, I want to see the navigation of the driver to my doorstep', 'customer'],
    ['Drivers should be able to replace roses by tulips in a bouquet', 'driver'],
  ])('leaves %j with whom the idea names', (idea, name) => {
    expect(actorOf(idea).name).toBe(name);
  });

  it.each([
    'I never find the parking spots near my doorstep when I order a bouquet',
    'See how many stems and what foliage my bouquet has',
    'Let me choose the vase and the ribbon',
  ])('leaves it with whoever speaks, whosever words they are: %s', (idea) => {
    expect(actorOf(idea).name).toBe('customer');
  });
});
