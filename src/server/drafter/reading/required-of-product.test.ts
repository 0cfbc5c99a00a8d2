import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { asRequired } from './required-of-product.ts';

const product = {
  name: 'Cellar Door',
  description:
    'Cellar Door is software for a brewery with a pub. Guests reserve tables and order beer, waiters take orders, brewers log each brew, and the landlady sets prices and orders malt.',
};
const people = knowPeople(readProduct(product.name, product.description));

function draft(idea: string): { actor: string; wish: string; criteria: readonly string[]; headline: string } {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  const [, actor = '', wish = ''] = /^As (?:an? )?(.+?), I want to (.+), so that /.exec(userStory) ?? [];
  return { actor, wish, criteria: acceptanceCriteria, headline };
}

describe('what the product has to see to is said of those it concerns', () => {
  it.each([
    [
      'The system shall prevent guests from reserving two tables on one evening.',
      'Guests must not be able to reserve two tables on one evening',
    ],
    ['Cellar Door must keep waiters from deleting paid orders', 'Waiters must not be able to delete paid orders'],
    [
      'The app should prevent two guests from being seated at the same table.',
      'Two guests must not be seated at the same table',
    ],
    ['The system must not let waiters change prices.', 'Waiters must not be able to change prices'],
    ['The system must ensure that no guest reserves two tables.', 'No guest may reserve two tables'],
    ['The app shall make sure that every brew has a number.', 'Every brew must have a number'],
    ['The system must guarantee that prices are shown with tax.', 'Prices must be shown with tax'],
    [
      'The app should make it possible to pay for two tables in one go.',
      'It should be possible to pay for two tables in one go',
    ],
    ['The system should make it possible for waiters to split a bill.', 'Waiters should be able to split a bill'],
    ['The system shall require brewers to enter the batch number.', 'Brewers must enter the batch number'],
    ['Brewers shall be required to enter the batch number.', 'Brewers must enter the batch number'],
    ['The app must allow only the landlady to change prices.', 'Only the landlady may change prices'],
    ['Photos up to 5 MB, no videos', 'Add photos up to 5 MB. Videos must be refused.'],
    ['The app must be able to import guests from a file.', 'The app must import guests from a file'],
    ['The system must limit each guest to two tables.', 'A guest may have at most two tables'],
    [
      'Orders must be editable until a waiter has taken them.',
      'It should be possible to edit orders until a waiter has taken them',
    ],
  ])('%s', (idea, said) => {
    expect(asRequired(idea, people)).toBe(said);
  });

  it.each([
    [
      'The system must support 300 guests ordering at the same time.',
      'The system must cope with 300 guests ordering at the same time',
    ],
    ['The app must be able to handle 900 orders per hour.', 'The app must cope with 900 orders per hour'],
    ['The system must be accessible according to WCAG 2.1 AA.', 'The system must comply with WCAG 2.1 AA'],
    ['The system shall meet the requirements of ISO 27001.', 'The system shall comply with ISO 27001'],
  ])('what the whole product has to do has its usual words: %s', (idea, said) => {
    expect(asRequired(idea, people)).toBe(said);
  });

  it.each([
    'Tables up to 5 seats, no booths',
    'Waiters must be able to import guests from a file.',
    'The system should keep guests informed about their table.',
    'The system must stop the timer at closing time.',
    'The app must let waiters split a bill.',
    'The app should support up to 5 photos per brew.',
    'The system must meet the brewer half-way.',
    'The landlady must make sure that the malt is ordered.',
    'Orders must be available before noon.',
    'Does the system prevent guests from reserving twice?',
    'The system must prevent guests from reserving twice. It should also tell them why.',
  ])('nothing else is touched: %s', (idea) => {
    expect(asRequired(idea, people)).toBe(idea);
  });
});

describe('what the product has to work with is said of its use', () => {
  it.each([
    ['The product must work with screen readers.', 'It should be possible to use the product with screen readers'],
    [
      'All forms must be usable with the keyboard only.',
      'It should be possible to use all forms with the keyboard only',
    ],
    ['The app should work offline.', 'It should be possible to use the app offline'],
    [
      'Cellar Door must run on Android 12 and later.',
      'It should be possible to use Cellar Door on Android 12 and later',
    ],
    [
      'The system needs to support Firefox, Chrome and Safari.',
      'It should be possible to use the system in Firefox, Chrome and Safari',
    ],
    ['Support tablets and phones', 'It should be possible to use the product on tablets and phones'],
    ['The app must support German and French.', 'It should be possible to use the app in German and French'],
    ['The shop must support PayPal and credit cards.', 'It should be possible to pay by PayPal and credit cards'],
    ['The site must be available 24/7.', 'It should be possible to use the site 24/7'],
  ])('%s', (idea, said) => {
    expect(asRequired(idea, people)).toBe(said);
  });

  it.each([
    'Waiters must work on two floors.',
    'The system must work with our till.',
    'The app should support discounts for regulars.',
    'Work offline in the cellar',
    'The menu should be available in the cellar.',
  ])('and nothing else: %s', (idea) => {
    expect(asRequired(idea, people)).toBe(idea);
  });
});

describe('such a requirement becomes a story', () => {
  it('of whoever runs it, with the case that is refused and the one that is allowed', () => {
    const { actor, wish, criteria } = draft(
      'The system shall prevent guests from reserving two tables on one evening.',
    );
    expect(actor).not.toBe('guest');
    expect(wish).toBe('keep guests from reserving two tables on one evening');
    expect(criteria.join('\n')).toMatch(
      /^A second table on the same evening is refused with a message that names the first\.$/m,
    );
    expect(criteria.join('\n')).toMatch(/^On another evening, a second table can be reserved as before\.$/m);
  });

  it('whose actor is somebody', () => {
    expect(draft('The product must work with screen readers.').actor).toMatch(/^(?:guest|waiter|brewer|landlady)$/);
    expect(draft('The system must cope with 5,000 guests on opening day.').actor).not.toMatch(/with/);
  });

  it('whose headline does not turn it round', () => {
    expect(draft('The system must not serve a table that is reserved.').headline).not.toMatch(/^Serve/);
    expect(draft('Every brew must have a number.').headline).toBe('No brew without a number');
    expect(draft('All e-mails must contain the address.').headline).not.toMatch(/all's/i);
    expect(draft('E-mail templates must be editable.').wish).toBe('edit e-mail templates');
  });
});
