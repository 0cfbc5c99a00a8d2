import { expect, test, vi } from 'vitest';
import { commandGroups, deedGroups, matching, productGroup } from './commands.ts';

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

test.each([
  ['allot', ['Allotment']],
  ['go to product', ['Allotment', 'Corner Shop']],
  ['espresso', []],
])('"%s" finds the products %j', (typed, names) => {
  const products = [
    { id: 'a', name: 'Allotment' },
    { id: 'c', name: 'Corner Shop' },
  ];
  const groups = matching([productGroup(products)], typed);
  expect(groups.flatMap(({ commands }) => commands.map(({ name }) => name))).toEqual(names);
});

test('The look is chosen, the one that is chosen says so, and somebody can log out', () => {
  const choose = vi.fn<(look: string) => void>();
  const logOut = vi.fn<() => void>();
  const found = (typed: string) =>
    matching(deedGroups('dark', { choose, logOut }), typed).flatMap(({ commands }) => commands);
  expect(found('theme').map(({ name, note }) => [name, note])).toEqual([
    ['Theme: light', undefined],
    ['Theme: dark', 'Chosen'],
    ['Theme: like the system', undefined],
  ]);
  found('theme light')[0]?.run();
  expect(choose).toHaveBeenCalledWith('light');
  found('sign out')[0]?.run();
  expect(logOut).toHaveBeenCalledOnce();
});
