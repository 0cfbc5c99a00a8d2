import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from '../language/wink.ts';
import { readIdea } from './read-idea.ts';
import { readProduct } from './read-product.ts';

beforeAll(() => {
  loadWink();
});

const product = readProduct(
  'Lodge Desk',
  'Lodge Desk is an app for mountain huts. Wardens take bookings and cook, hikers book beds and pay, guides lead tours, and the hut association checks the accounts.',
);

function wishOf(idea: string): string | undefined {
  return readIdea(idea, product)?.action.wish;
}

describe('a rule that is told as it is', () => {
  it.each([
    'guides without a licence are not shown in the list',
    'bookings under 20 euros are not billed but paid in cash',
    'tours for children are not led by hikers but by the guides',
    'every new guide is on trial for two months',
    'requests that nobody answers within a day go to the hut association',
    'guides have to check the rope before they can start a tour',
    'if a guide leaves, they have to return their keys first',
    'beds are free for guides, everybody else pays 15 euros',
    'bookings are kept for three years in the archive',
    'bills are kept for ten years and then deleted automatically',
    'a hut whose roof is broken cannot be booked',
    'hikers who are more than an hour late are not let in',
    'anyone who cancels twice is locked out',
    'a hiker who has not paid by Friday loses the bed',
    'beds that are still free two days before the weekend are offered to guides',
    'new hikers pay the first night in advance',
    'each guide has to do ten tours a year',
    'guides have to take a photo if a path is closed',
    'in winter, a surcharge of 5 euros applies',
    'on Mondays, no bookings are taken',
    'bookings that are larger than the hut need a second warden',
  ])('%s', (idea) => {
    expect(wishOf(idea)).toBe(
      `be sure that ${idea.replace('have to check', 'check').replace('have to return', 'return').replace('have to take', 'take').replace('has to do', 'does')}`,
    );
  });

  it('says what comes of it where a rule is not kept, and what is done instead', () => {
    expect(readIdea('Beds must be paid by Friday, or the hiker loses the bed', product)?.details).toEqual([
      'when this is not so, the hiker loses the bed',
    ]);
    expect(readIdea('Bookings under 20 euros are not billed but paid in cash', product)?.details).toEqual([
      'bookings under 20 euros are paid in cash',
    ]);
  });

  it('names whoever speaks in the case alone', () => {
    expect(wishOf('Beds are confirmed only after the guide has told us the number of hikers')).toBe(
      'be sure that beds are confirmed only after the guide has told us the number of hikers',
    );
    expect(wishOf('We only see beds after we have reloaded the page')).not.toMatch(/^be sure/);
  });

  it('names those that nobody looks after', () => {
    expect(wishOf('Requests nobody answers within a day go to the hut association')).toBe(
      'be sure that requests that nobody answers within a day go to the hut association',
    );
  });

  it.each([
    'photos without a title are not shown in the list',
    'bookings are not saved but lost',
    'every second booking is lost',
    'hikers have to enter their password before they can see a bed',
    'when a guide arrives, they have to call the hut',
    'the list is kept for ages',
    'hikers who are late are never told',
    'guides have to call the hut if a path is closed',
    'every hiker has to type the address twice',
    'messages nobody answers annoy the hikers',
  ])('is no complaint: %s', (idea) => {
    expect(wishOf(idea)).not.toMatch(/^be sure that (?!.*no longer)/);
  });
});
