import { describe, expect, it } from 'vitest';
import { parseStory } from './parse-story.ts';

type Row = [text: string, role: string | null, action: string | null, object: string | null, benefit: string | null];

const FORMS: Row[] = [
  ['As a baker, I want to order flour, so that I never run out.', 'baker', 'order', 'flour', 'I never run out'],
  ['As an usher I want to scan tickets so that queues stay short', 'usher', 'scan', 'tickets', 'queues stay short'],
  ['As the owner, I want to close the shop early.', 'owner', 'close', 'shop', null],
  ["As a tenant, I'd like to report a leak, so I get help soon.", 'tenant', 'report', 'leak', 'I get help soon'],
  ['As a tenant, I need to report a leak because water is dear.', 'tenant', 'report', 'leak', 'water is dear'],
  ['As a coach, I can cancel a lesson in order to rest.', 'coach', 'cancel', 'lesson', 'rest'],
  ['As a coach, I should be able to cancel a lesson.', 'coach', 'cancel', 'lesson', null],
  ["As a coach, I'm able to cancel a lesson.", 'coach', 'cancel', 'lesson', null],
  ['As a coach, I must confirm each booking.', 'coach', 'confirm', 'each booking', null],
  ['As coaches, we want to be able to swap lessons.', 'coaches', 'swap', 'lessons', null],
  ['In order to save time, as a driver, I want to see my route.', 'driver', 'see', 'route', 'save time'],
  ['#T7# As a driver, I want to see my route.', 'driver', 'see', 'route', null],
  ['- As a driver, I want to see my route.', 'driver', 'see', 'route', null],
  ['12. As a driver, I want to see my route.', 'driver', 'see', 'route', null],
  ['US-12: As a driver, I want to see my route.', 'driver', 'see', 'route', null],
  ['[Must] As a driver, I want to see my route.', 'driver', 'see', 'route', null],
  ['As aDriver, I wan tto see my route.', 'Driver', 'see', 'route', null],
  ['As a driver, I want to be able t see my route.', 'driver', 'see', 'route', null],
  ['As a driver, I want to see my route, so that that I am on time.', 'driver', 'see', 'route', 'I am on time'],
  ['As a driver, when I am late, I want to warn the next customer.', 'driver', 'warn', 'next customer', null],
  ['AS A DRIVER, I WANT TO SEE MY ROUTE', 'DRIVER', 'SEE', 'ROUTE', null],
];

const OBJECTS: Row[] = [
  ['As a cook, I want to print the list of guests.', 'cook', 'print', 'list', null],
  ['As a cook, I want to print labels for the jars.', 'cook', 'print', 'labels', null],
  ['As a cook, I want to find recipes that use leeks.', 'cook', 'find', 'recipes', null],
  ['As a cook, I want to find recipes containing leeks.', 'cook', 'find', 'recipes', null],
  ['As a cook, I want to find recipes saved last week.', 'cook', 'find', 'recipes', null],
  ['As a cook, I want to rate a dish I have tried.', 'cook', 'rate', 'dish', null],
  ['As a cook, I want to sort hot and cold dishes.', 'cook', 'sort', 'hot and cold dishes', null],
  ['As a cook, I want to edit all of the menus.', 'cook', 'edit', 'menus', null],
  ['As a cook, I want to search for a supplier.', 'cook', 'search', 'supplier', null],
  ['As a cook, I want to sign up for a course.', 'cook', 'sign up', 'course', null],
  ['As a cook, I want to log in with my badge.', 'cook', 'log in', 'badge', null],
  ['As a cook, I want to permanently delete a recipe.', 'cook', 'permanently delete', 'recipe', null],
  ['As a cook, I want to be notified of late deliveries.', 'cook', 'be notified', 'late deliveries', null],
  ['As a cook, I want to be notified when milk runs low.', 'cook', 'be notified', 'when', null],
  ['As a cook, I want to know which supplier is cheapest.', 'cook', 'know', 'supplier', null],
  ['As a cook, I want to know if the oven is on.', 'cook', 'know', null, null],
  ['As a cook, I want to make sure that nobody is allergic.', 'cook', 'make sure', null, null],
  ['As a cook, I want to start planning the week.', 'cook', 'start planning', 'week', null],
  ['As a cook, I want to give the waiter a hint.', 'cook', 'give', 'waiter', null],
  ['As a cook, I want to wash, peel and cut potatoes.', 'cook', 'wash', 'potatoes', null],
  ['As a cook, I want to store recipes separately.', 'cook', 'store', 'recipes', null],
  ['As a cook, I want a weekly report about waste.', 'cook', 'want', 'weekly report', null],
  ['As a cook, I want to mix two or more sauces.', 'cook', 'mix', 'two or more sauces', null],
  ["As a cook I don't want to see ads, so I can focus.", 'cook', 'see', 'ads', 'I can focus'],
  ['As a cook, I want a neat and simple plan.', 'cook', 'want', 'neat and simple plan', null],
  ['As a cook, I want to see at a glance which dishes are late.', 'cook', 'see', 'dishes', null],
  ['As a cook, I want to scale a recipe up or down.', 'cook', 'scale', 'recipe', null],
  ['As a cook, I want to print the sign up form.', 'cook', 'print', 'sign up form', null],
  ['As a cook, I want to get my knife back.', 'cook', 'get', 'knife', null],
  ['As a cook, I want to send a hint three days before the feast.', 'cook', 'send', 'hint', null],
  ['As a cook, I want to reach level two of the course.', 'cook', 'reach', 'level two', null],
  ['As a cook, I want read access to the stock.', 'cook', 'want', 'read access', null],
  ['As a cook, I want read cookbooks.', 'cook', 'read', 'cookbooks', null],
  ['As a cook, I want know the prices.', 'cook', 'know', 'prices', null],
];

describe('parsing a user story', () => {
  it.each([...FORMS, ...OBJECTS])('reads "%s"', (text, role, action, object, benefit) => {
    expect(parseStory(text)).toEqual({ role, action, object, benefit });
  });

  it('keeps a note behind the benefit out of the benefit', () => {
    expect(parseStory('As a cook, I want to see orders, so that I can start. Note: ask Eve.').benefit).toBe(
      'I can start',
    );
  });

  it('finds no role where the system speaks', () => {
    const parsed = parseStory('The system shall export the orders.');
    expect(parsed).toMatchObject({ role: null, action: 'export', object: 'orders' });
  });

  it('finds nothing wanted where nothing is', () => {
    expect(parseStory('As a cook, so that I can rest.')).toMatchObject({
      role: 'cook',
      action: null,
      benefit: 'I can rest',
    });
  });

  it.each(['', '   ', '😀', '#', '"'])('takes the text %j without a story in it', (text) => {
    expect(parseStory(text)).toMatchObject({ role: null, benefit: null });
  });
});
