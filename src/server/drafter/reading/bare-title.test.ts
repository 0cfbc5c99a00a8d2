import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isBareTitle } from './bare-title.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const name = 'Larkspur Ferries';
const description =
  'Larkspur Ferries runs four boats to the islands. Passengers buy tickets, skippers keep the log, deckhands load bikes and parcels, and the office plans sailings. Harbour masters see what arrives when.';
const people = knowPeople(readProduct(name, description));

function story(idea: string): string {
  return draftStory({ idea, product: { name, description } }).userStory;
}

describe('a title', () => {
  it.each([
    'Fill level of the fuel tank with a warning to the office at 20 %',
    'Checklist of papers required per kind of parcel',
    'Reminder of expiring season tickets by text message, a week before they end',
    'Night crossing alarm if a skipper has not moved for ten minutes',
    'Daily safety quiz made from the mistakes of the last month',
    'Fire hazard flag on a parcel with the gloves the deckhand has to wear',
    'Delayed parcels list for each harbour, which gets a text message as well',
    'Open bookings report with the days each one is overdue',
    'Weekly crossings view for skippers',
    'Top passengers ranking by crossings',
    'Late arrivals record per boat for the last month',
    'No-shows overview per boat and month',
    'Passengers list with filters for age and bicycle',
    'Cancelled crossings summary',
    'Survey about the new boat among passengers',
  ])('is one by its first words: %s', (idea) => {
    expect(isBareTitle(idea, people)).toBe(true);
  });

  it.each([
    'Send reminder of expiring season tickets by text message',
    'Print label for each parcel that goes to the islands',
    'Notify skipper of a late parcel before the boat leaves',
    'Passenger tickets of last year clutter the list',
    'Order form for groups lacks a field for the wheelchairs',
    'Checklist of papers is shown to nobody at the moment',
    'Parcel requests came in twice from the same shop',
    'The fill level of the fuel tank in the list of boats',
    'Fill tanks of both boats at the end of the day',
    'Log in with the number of the ticket and a code',
    'We need a checklist of papers per kind of parcel',
    'Passengers report a lost ticket at the office',
    'Passengers check in on the jetty with a code',
    'Open parcels report in red are hard to read',
    'Export passengers list to the office',
    'Emails link to a page that is gone',
    'Passengers list what they carry',
  ])('is none: %s', (idea) => {
    expect(isBareTitle(idea, people)).toBe(false);
  });

  it('asks for what it names, whatever its words could be besides', () => {
    expect(story('Fill level of the fuel tank with a warning to the office at 20 %')).toContain(
      'see a fill level of the fuel tank with a warning',
    );
    expect(story('Checklist of papers required per kind of parcel')).toContain('checklist of papers required per kind');
    expect(story('Night crossing alarm if a skipper has not moved for ten minutes')).toMatch(
      /get a night crossing alarm if .* not moved for ten minutes/,
    );
  });

  it('keeps what a thing is made from behind it', () => {
    const { headline, acceptanceCriteria } = draftStory({
      idea: "Daily safety quiz made from the crew's own mistakes of the last month, with ten questions at most for each boat",
      product: { name, description },
    });
    expect(headline).toMatch(/^Daily safety quiz/);
    expect(acceptanceCriteria.filter((text) => text.startsWith('From the crew'))).toEqual([]);
  });

  it('is a kind of things with what is said of them', () => {
    expect(story('Canned answers that skippers can share with the office')).toContain(
      'As a skipper, I want to share canned answers with the office',
    );
    expect(story('Lost parcels that nobody has asked for should be listed')).toContain(
      'have lost parcels that nobody has asked for listed',
    );
  });
});
