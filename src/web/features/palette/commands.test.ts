import { expect, test } from 'vitest';
import { commandGroups, matching } from './commands.ts';

const groups = commandGroups({ isAnonymous: false, jira: false });

function found(typed: string): string[] {
  return matching(groups, typed).flatMap(({ commands }) => commands.map(({ name }) => name));
}

test('Every command is there before anything is typed', () => {
  expect(found('')).toHaveLength(10);
});

test.each([
  ['new story', ['Create a Story']],
  ['import csv', ['Create several Stories']],
  ['go to DASH', ['Dashboard']],
  ['settings', ['My Account', 'Integrations', 'Billing']],
  ['jira', ['Integrations']],
  ['espresso', []],
])('"%s" finds %j', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test('Somebody anonymous is led to the sign-in for a product', () => {
  const [create] = matching(commandGroups({ isAnonymous: true, jira: false }), 'product');
  expect(create?.commands).toEqual([
    expect.objectContaining({
      name: 'Sign in to create a Product',
      href: '/login?redirect=%2Fportal%2Fproducts%2Fcreate',
    }),
  ]);
});

test('Where the server has Jira, stories can be added there', () => {
  const found = matching(commandGroups({ isAnonymous: false, jira: true }), 'jira');
  expect(found.flatMap(({ commands }) => commands.map(({ name }) => name))).toEqual([
    'Add stories to Jira',
    'Integrations',
  ]);
});
