import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { whoseList } from './whose-list.ts';

const product = {
  name: 'Hive Book',
  description:
    'Hive Book is a journal for beekeeping clubs. Beekeepers note what they see in each hive, bee inspectors record diseases and the treasurer orders glasses for everybody.',
};
const people = knowPeople(readProduct(product.name, product.description));

describe('a list under a line that tells whose wishes they are', () => {
  it.each([
    [
      'What I need as a bee inspector:\n- open cases per village\n- the five latest findings\n- compare with last year',
      'Bee inspectors should be able to:\n- see open cases per village\n- see the five latest findings\n- compare with last year',
    ],
    [
      'My wish list as a beekeeper:\n- note the weight of a hive\n- a reminder in spring',
      'Beekeepers should be able to:\n- note the weight of a hive\n- get a reminder in spring',
    ],
    [
      "As the treasurer I'd like\n- empty glasses per member\n- print the bills",
      'Treasurers should be able to:\n- see empty glasses per member\n- print the bills',
    ],
    ['What beekeepers need:\n- hives by age', 'Beekeepers should be able to:\n- see hives by age'],
    ['What we need:\n- a map\n- a list', 'we need:\n- a map\n- a list'],
    ['What queens need:\n- sugar\n- warmth', undefined],
    ['As a beekeeper I want to see what I need', undefined],
  ])('%s', (idea, said) => {
    expect(whoseList(idea, people)).toBe(said ?? idea);
  });

  it('is the story of whoever wishes', () => {
    const { userStory, acceptanceCriteria } = draftStory({
      idea: 'What I need as a bee inspector:\n• open cases per village\n• the five latest findings\n• compare with last year',
      product,
    });
    expect(userStory).toMatch(/^As a bee inspector, I want to see open cases per village, so that /);
    expect(acceptanceCriteria).toEqual(
      expect.arrayContaining([
        'A bee inspector can see the five latest findings.',
        'A bee inspector can compare with last year.',
      ]),
    );
  });
});
