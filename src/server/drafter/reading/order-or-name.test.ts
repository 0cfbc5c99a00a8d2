import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isCommand } from './is-command.ts';
import { openingOf, withOneVerb } from './order-or-name.ts';

const product = {
  name: 'Mooring',
  description:
    'Mooring is a web application for sailing clubs. Members book boats, and the harbour office keeps the fleet and the accounts.',
};

function wishOf(idea: string): string {
  return /I want to (.*?), so that/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('the first word of an idea', () => {
  it.each([
    ['access tagged charts'],
    ['repair returned sails'],
    ['sign updated waivers'],
    ['order spare parts'],
    ['label two crates at once'],
    ['harmonise tide tables'],
    ['interpolate missing depths'],
    ['prebook cancelled berths'],
    ['mark as done'],
    ['switch between list and map'],
    ['opt out of reminders'],
    ['copy from last season'],
    ['log into the logbook with a badge'],
    ['bulk close requests older than a month'],
    ['permanently delete old crews'],
    ['double check the ballast'],
    ['design and print badges'],
    ['filter, sort and group boats'],
    ['contact skipper'],
    ['copy link'],
    ['Access Shared Calendars'],
    ['search boats assigned to me'],
  ])('is the verb of an order: %s', (idea) => {
    expect(openingOf(idea)).toBe('order');
    expect(isCommand(idea)).toBe(true);
  });

  it.each([
    ['access codes for the gate'],
    ['change history'],
    ['report builder'],
    ['import wizard'],
    ['name badges'],
    ['lock screen widget'],
    ['test results visible to the crew'],
    ['supply chain overview'],
    ['sign in sheet'],
    ['cut off times'],
    ['page numbers on charts'],
    ['stop button'],
    ['complete address on labels'],
    ['pass rates per season'],
    ['duplicate berths report'],
    ['invoice templates'],
  ])('is part of a name: %s', (idea) => {
    expect(openingOf(idea)).toBe('name');
    expect(isCommand(idea)).toBe(false);
  });

  it.each([
    ['payment released five days after the trip'],
    ['price related questions'],
    ['hand signed letters'],
    ['zone two tickets'],
    ['bulk order discounts'],
    ['loom halls are closed'],
    ['wound photos'],
    ['members who owe a fee'],
    ['why is the list empty?'],
  ])('is left to the grammar where it tells nothing: %s', (idea) => {
    expect(openingOf(idea)).not.toBe('order');
  });

  it('makes one verb of two', () => {
    expect(withOneVerb('Fine tune the heating')).toBe('Fine-tune the heating');
    expect(withOneVerb('Pre order meals')).toBe('Pre-order meals');
    expect(withOneVerb('Fine weather forecast')).toBe('Fine weather forecast');
    expect(withOneVerb('Bulk close requests')).toBe('Bulk close requests');
  });
});

describe('an order by its first word', () => {
  it.each([
    ['Access tagged charts', 'access tagged charts'],
    ['Load saved routes', 'load saved routes'],
    ['Normalise readings by tide', 'normalise readings by tide'],
    ['Bulk-delete messages', 'delete messages in bulk'],
    ['Mass cancel bookings', 'cancel bookings in bulk'],
    ['Register for a course', 'register for a course'],
    ['Mark as read', 'mark as read'],
    ['Filter, sort and group boats', 'filter boats'],
    ['Book and pay for a berth', 'book a berth'],
    ['Check in and check out guests', 'check in guests'],
    ['Switch between chart and list', 'switch between chart and list'],
    ['Switch between list and map', 'switch between list and map'],
    ['Live stream a regatta', 'live-stream a regatta'],
    ['Deduplicate crews', 'have crews deduplicated'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });
});

describe('a name whose first word is a verb as well', () => {
  it.each([
    ['Name badges', /^(?:see|use|get|have|print) name badges$/],
    ['Lock codes', /^(?:see|use|get|have) lock codes$/],
    ['Report builder', /^(?:see|use|get|have) a report builder$/],
    ['Stop button', /^(?:see|use|get|have) a stop button$/],
    ['Transport costs', /^(?:see|use|get|have) transport costs$/],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it.each([
    ['Pay fees', 'pay fees'],
    ['Lock boats', 'lock boats'],
  ])('but %s is an order', (idea, wish) => {
    expect(isCommand(idea)).toBe(true);
    expect(wishOf(idea)).toBe(wish);
  });
});
