import { describe, expect, it } from 'vitest';
import { owedOnLists } from './owed-on-list.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Haven',
    'Haven is an app for sailing schools. Pupils book lessons and pay online. Instructors teach them, and the harbour master looks after the boats.',
  ),
);
const told = (first: string, second: string) => owedOnLists([first, second], people);

describe('what is owed, on the list of somebody', () => {
  it.each([
    [
      'after something',
      'After a storm every moored boat must be inspected before use.',
      "Put those on the harbour master's list the next morning, oldest first.",
      'The harbour master should see the moored boats that must be inspected on their list the next morning after a storm, oldest first.',
      'Every moored boat must be inspected before use after a storm.',
    ],
    [
      'of people',
      'Every pupil under 12 must wear a helmet.',
      'Show those to the instructor before the lesson starts.',
      'The instructor should see the pupils under 12 who must wear a helmet before the lesson starts.',
      'Every pupil under 12 must wear a helmet.',
    ],
  ])('is seen there: %s', (_, rule, order, ...both) => {
    expect(told(rule, order)).toEqual(both);
  });

  it.each([
    ['another order', 'Every boat must be inspected in spring.', 'Remind the harbour master in March.'],
    ['nothing owed', 'Many boats leak.', "Put those on the harbour master's list."],
    ['nobody’s list', 'Every boat must be inspected in spring.', "Put those on the shed's wall."],
  ])('is told as it stands: %s', (_, first, second) => {
    expect(told(first, second)).toEqual([first, second]);
  });
});
