import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { asChanged } from './changes-of-product.ts';
import { readProduct } from './read-product.ts';

const name = 'Larkspur Ferries';
const description =
  'Larkspur Ferries runs four boats to the islands. Passengers buy tickets, skippers keep the log, and the office plans sailings.';
const product = readProduct(name, description);

describe('an order to change the product', () => {
  it.each([
    ['Move the search bar to the top of the page.', 'The search bar should be at the top of the page.'],
    ['Could we move the price to the left of the seat map?', 'The price should be on the left of the seat map.'],
    ['Put a link to the terms into the footer', 'There should be a link to the terms in the footer'],
    ['Remove the fax number from the booking form', 'The fax number should be removed from the booking form'],
    ['Please remove the newsletter popup.', 'The newsletter popup should be removed.'],
    ['Replace the date field by a calendar', 'There should be a calendar in place of the date field'],
    ["Rename 'basket' to 'cart' everywhere", 'Basket should be called cart everywhere'],
    ['Make the start page load faster on phones', 'The start page should load faster on phones'],
    ['Speed up the loading of the sailing list', 'The sailing list should load faster'],
    ['Make the lost parcels appear in red', 'The lost parcels should appear in red'],
    ['Make the phone number not mandatory.', 'The phone number should be optional.'],
    ['Make photos no longer mandatory for lost property', 'Photos should be optional for lost property'],
    ['Make photos mandatory for lost property', 'Require photos for lost property'],
    ['Change the colour of the buy button to green', 'The colour of the buy button should be green'],
    ['Increase the upload limit from 5 to 20 MB', 'The upload limit should be 20 MB instead of 5'],
    ['Reduce the number of steps in the checkout to 3', 'The number of steps in the checkout should be 3'],
    ['Redesign the checkout so it has fewer steps', 'There should be fewer steps in the checkout'],
    ['Fix the broken filter on the start page', 'The filter on the start page should work again'],
    ['Fix the wrong total on the receipt', 'The total on the receipt should be right'],
    ['Turn off the newsletter checkbox by default', 'The newsletter checkbox should be off by default'],
    [
      'We should disable the buy button until a seat is chosen',
      'The buy button should be disabled until a seat is chosen',
    ],
    ['Use larger text on the receipt', 'The text on the receipt should be larger'],
    ['Add a confirmation before a sailing is deleted', 'I want to be asked to confirm before a sailing is deleted'],
  ])('is how it is to be: %s', (order, state) => {
    expect(asChanged(order, product)).toBe(state);
  });

  it.each([
    'Move a passenger to the next sailing',
    'Move the first passenger on the waiting list to the boat when a seat becomes free',
    'Remove a boat from the plan',
    'Let skippers move the marker to the top of the map',
    'Replace a skipper by another one',
    'Rename a boat',
    'Remove a guest from the list',
    'Take members off the list',
    'Take a ticket out of the cart',
    'Delete the message.',
    'Delete the class from the calendar',
    'Move the crossing to the end of the day',
    'Put a ticket in the cart',
    'Place a pin on the map',
    'Change the name of a wish list to something else',
    'Repair the broken parcels first.',
    'Fix the broken ramp.',
    'Increase the price of tickets in summer',
    'Reduce the number of passengers without a ticket from 10 to 5 percent',
  ])('is no deed of people with their own things: %s', (idea) => {
    expect(asChanged(idea, product)).toBe(idea);
  });

  it('leaves alone what the product is about', () => {
    const builder = readProduct('Pagewright', 'Pagewright builds websites. Editors write a page and design its menu.');
    expect(asChanged('Move the menu to the top of the page', builder)).toBe('Move the menu to the top of the page');
  });

  it('is wished by whoever uses it, with criteria of a screen', () => {
    const draft = draftStory({
      idea: 'Move the search bar to the top of the page, please.',
      product: { name, description },
    });
    expect(draft.userStory).toMatch(
      /^As an? [a-z ]+, I want to have the search bar at the top of the page, so that I /,
    );
    expect(draft.acceptanceCriteria).toContain('The search bar is at the top of the page.');
    expect(draft.acceptanceCriteria.join(' ')).toMatch(
      /no longer where it was before|still there|narrow screen|keyboard/,
    );
  });

  it.each(['The next passenger should be called in', 'Passengers should be called back within a day'])(
    'gives nobody a new name who is called: %s',
    (idea) => {
      expect(draftStory({ idea, product: { name, description } }).acceptanceCriteria.join(' ')).not.toContain('name');
    },
  );
});
