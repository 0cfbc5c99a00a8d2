import { expect, test } from 'vitest';
import { readProduct } from './read-product.ts';

function roles(description: string): string[] {
  return readProduct('Depot', description).roles.map(({ name }) => name);
}

test.each([
  ['Breeders list litters, screen buyers, sign contracts and keep a diary.', 'screen buyer', 'buyer'],
  [
    'Climbers book walls, hall keepers clean and check climbers in, and the office sets prices.',
    'check climber',
    'climber',
  ],
  ['Trainers book courts, coach players and train referees.', 'train referee', 'referee'],
  ['The head plans staff and bills families; parents read the day book.', 'bills family', 'family'],
  ['Legal rest periods (9 hours between two turns) have to be kept. Drivers log turns.', 'legal', 'driver'],
  ["Members borrow games. Children's accounts don't cost anything.", "children's accounts", 'member'],
])('what somebody does with people is no part of their name: %s', (description, wrong, right) => {
  expect(roles(description)).not.toContain(wrong);
  expect(roles(description)).toContain(right);
});

test.each([
  ['Support agents answer shoppers, and shoppers fill carts.', 'support agent'],
  ['Legal checks contracts and sales writes offers.', 'legal'],
  ['Accounts sends invoices. Customers pay them.', 'accounts'],
])('but it may be: %s', (description, role) => {
  expect(roles(description)).toContain(role);
});
