import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { readProduct } from './read-product.ts';
import { fromTicket } from './ticket-forms.ts';

const product = {
  name: 'Larkspur Ferries',
  description:
    'Larkspur Ferries runs four boats to the islands. Passengers buy tickets, skippers keep the log, and the office plans sailings.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('an idea as trackers hold it', () => {
  it.each([
    [
      'the reason first',
      'In order to plan my week, as a passenger, I want to see the sailings of the next ten days',
      'As a passenger, I want to see the sailings of the next ten days so that I can plan my week',
    ],
    [
      'the reason first, without commas',
      'In order to plan my week as a passenger I want to see the next sailings.',
      'As a passenger, I want to see the next sailings so that I can plan my week.',
    ],
    [
      'the reason as a clause',
      'So that nobody waits in vain, as a skipper, I want to report a delay. It happens daily.',
      'As a skipper, I want to report a delay so that nobody waits in vain. It happens daily.',
    ],
    [
      'the reason in the middle',
      'As a passenger, in order to plan my week, I want to see the next sailings',
      'As a passenger, I want to see the next sailings so that I can plan my week',
    ],
    ['a reason of its own stays', 'As a passenger, I want a seat so that I can sit', undefined],
    [
      'who speaks inside the sentence',
      'I, as a skipper, want to cancel a sailing',
      'As a skipper, I want to cancel a sailing',
    ],
    ['who speaks without a comma', 'I as deckhand need to see the tides', 'As a deckhand, I need to see the tides'],
    [
      'who speaks with an article and no comma',
      'I as an office clerk would like to print tickets',
      'As an office clerk, I would like to print tickets',
    ],
    ['an ability', 'As a skipper, I need the ability to cancel a sailing', 'As a skipper, I need to cancel a sailing'],
    ['a label in brackets', '[Feature] Seat map per boat', 'Seat map per boat'],
    ['the number of a ticket', 'FERRY-123: Seat map per boat', 'Seat map per boat'],
    ['a complaint that says so', 'Bug: passengers get the ticket twice', 'passengers get the ticket twice'],
    ['labels of several parts stay', 'Problem: no seats\nWish: a seat map', undefined],
    ['a need without anybody', 'Need a list of the free seats', 'We need a list of the free seats'],
    ['a search for a way', 'Looking for a way to print tickets', 'We need a way to print tickets'],
    ['plain words stay', 'Passengers need a way to print tickets', undefined],
    ['somebody in brackets is no label', '[Skippers] Approve the log before the office sees it', undefined],
    ['an illness is no ticket', 'COVID-19 rules should be shown before a booking', undefined],
    ['a norm is no ticket', 'ISO-9001 audit reports as PDF', undefined],
    ['a rank is no ticket', '#1 wish of passengers: a seat map', undefined],
    ['a hyphenated name is no ticket', 'B-12 stickers on each cabin', undefined],
  ])('%s', (_, idea, plain) => {
    expect(fromTicket(idea, readProduct(product.name, product.description))).toBe(plain ?? idea);
  });

  it.each([
    [
      'the one who was spoken of acts',
      'Given a passenger has a ticket, when they cancel it, then the money is returned.',
      'When a passenger who has a ticket cancels it, the money should be returned.',
    ],
    [
      'the thing that was spoken of',
      'Given a sailing is not full yet, when a passenger books it, then the seat is held for ten minutes.',
      'When a passenger books a sailing that is not full yet, the seat should be held for ten minutes.',
    ],
    [
      'who is signed in is only who acts',
      'Given a skipper is logged in\nWhen they open the log\nThen they see the sailing of today',
      'When a skipper opens the log, they should see the sailing of today.',
    ],
    [
      'what else happens',
      'Scenario: delay\nGiven a boat is late\nWhen a passenger opens the ticket\nThen the new time is shown\nAnd the reason is shown',
      'When a passenger opens the ticket and a boat is late, the new time should be shown. the reason should be shown.',
    ],
  ])('a scenario: %s', (_, idea, plain) => {
    expect(fromTicket(idea, readProduct(product.name, product.description))).toBe(plain);
  });

  it('is drafted as what it means', () => {
    expect(story('In order to plan my week, as a passenger, I want to see the sailings of the next ten days')).toBe(
      'As a passenger, I want to see the sailings of the next ten days, so that I can plan my week.',
    );
    expect(story('BUG: passengers get the confirmation of a ticket twice')).toContain('only once');
    expect(story('Need a dashboard showing sailings, delays and returns for the week')).toContain(
      'want to see a dashboard that shows sailings, delays and returns for the week',
    );
    expect(story('Given a skipper is logged in, when they open the log, then they see the sailing of today')).toContain(
      'As a skipper, I want to see the sailing of today when I open the log',
    );
  });
});
