import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { titleDeed } from './title-deed.ts';

describe('what somebody does with what a title only names', () => {
  it.each([
    ['maximum number of dogs per walk', 'set a maximum number of dogs per walk'],
    ['upload limit for drawings', 'set an upload limit for drawings'],
    ['weekend prices for the sauna', 'set weekend prices for the sauna'],
    ['default sender per branch', 'set a default sender per branch'],
    ['cancellation deadline of two days', 'set a cancellation deadline of two days'],
    ['parking rules', 'set parking rules'],
    ['fuel used per machine', 'record fuel used per machine'],
    ['hours worked on each boat', 'record hours worked on each boat'],
    ['vacation and training days', 'enter vacation and training days'],
    ['temperature readings with photo', 'record temperature readings with a photo'],
    ['repair request with a photo', 'request a repair with a photo'],
    ['late drop-off requests', 'request a late drop-off'],
    ['second towel on request', 'request a second towel'],
    ['fine payment by card', 'pay the fine by card'],
    ['online payment of fines', 'pay fines online'],
    ['payment in three parts', 'pay in three parts'],
    ['late check-out option for 15 dollars', 'check out late for 15 dollars'],
    ['self check-in with a code', 'check in without help with a code'],
    ['automatic logout after an hour', 'be logged out automatically after an hour'],
    ['automatic replies to complaints', 'answer complaints automatically'],
    ['automatic assignment of drivers to tours', 'assign drivers automatically to tours'],
    ['automatic stock update after each sale', 'update stock automatically after each sale'],
    ['ticket numbering per branch', 'have tickets numbered per branch'],
    ['Touch ID', 'log in with Touch ID'],
    ['fingerprint login on the tablet', 'log in with a fingerprint on the tablet'],
    ['engraving for 8 euros', 'choose an engraving for 8 euros'],
    ['gift wrap for 2 euros', 'choose a gift wrap for 2 euros'],
    ['lunch add-on for day guests', 'choose a lunch add-on for day guests'],
    ['late clock-in with location check', 'clock in late with a location check'],
    ['custom categories per team', 'set up custom categories per team'],
    ['seat selection at checkout', 'choose a seat at checkout'],
    ['language choice', 'choose the language'],
    ['newsletter sign-up', 'sign up for the newsletter'],
    ['free cancellation until the day before', 'cancel free of charge until the day before'],
    ['voucher expiry after a year', 'have vouchers expire after a year'],
    ['staff absences', 'enter staff absences'],
    ['meter reading by photo', 'record a meter reading by photo'],
    ['maximum weight per bag', 'set a maximum weight per bag'],
    ['discount per article', 'give a discount per article'],
  ])('"%s" is told as what is done with it', (thing, deed) => {
    expect(titleDeed(thing)).toBe(deed);
  });

  it.each([
    'exchange rates',
    'occupancy rate per month',
    'deadline overview',
    'house rules',
    'open requests',
    'friend requests',
    'requests from tenants',
    'payments of last month',
    'automatic doors',
    'automatic reply when the office is closed',
    'check-in list',
    'login page',
    'numbering',
    'materials for children',
    'holiday calendar',
    'badge for volunteers',
    'custom cakes',
    'product selection',
    'user registration',
    'cancellation by letter',
    'milk expiry',
    'set of keys',
    'natural selection in the catalogue',
    'standard letter to tenants',
    'online payment for adults only',
    'photo over the limit',
    'photos taken at events',
    'fingerprint on the card',
  ])('"%s" stays a thing', (thing) => {
    expect(titleDeed(thing)).toBeUndefined();
  });
});

describe('a draft of a title', () => {
  const product = {
    name: 'Harbourline',
    description:
      'Harbourline runs a small ferry. Passengers book trips and pay online. Clerks sell tickets, print labels for luggage and answer questions. The operator sets prices and plans the timetable.',
  };
  const storyOf = (idea: string) => draftStory({ idea, product }).userStory;

  it.each([
    ['Luggage bundles', /I want to offer luggage bundles/],
    ['Consent slips for school trips', /I want to (?!have consent)/],
    ['Bikes allowed filter', /I want to use a bikes allowed filter/],
    ['Walk-on passengers', /I want to (?!walk)/],
    ['Comment threads on trips', /I want to use comment threads/],
    ['Read receipts for messages', /I want to get read receipts/],
    ['Luggage labels', /I want to print luggage labels/],
    ['Weekend fares for passengers', /As an operator, I want to set weekend fares for passengers/],
    ['Attachments on messages', /I want to add attachments to messages/],
    ['Similar trips', /I want to see similar trips/],
    ['Engine faults', /I want to report engine faults/],
    ['Trips per week and boat', /I want to see trips per week and boat/],
    ['Weekly summary by email', /I want to get a weekly summary by e-?mail/],
    ['Paperless ticketing', /I want to have paperless ticketing/],
    ['Occupancy of each sailing', /I want to see the occupancy of each sailing/],
    ['Seasonal prices', /As an operator, I want to set seasonal prices/],
    ['Book for a colleague', /I want to book for a colleague/],
    ['One-click rebooking', /I want to /],
    ['Open and close gate', /I want to open /],
  ])('"%s" is read as a name', (idea, story) => {
    expect(storyOf(idea)).toMatch(story);
  });

  it('says what is no sentence of things as it should', () => {
    const { acceptanceCriteria } = draftStory({ idea: 'Start and stop counter', product });
    expect(acceptanceCriteria).toContainEqual(expect.stringMatching(/can stop the counter\.$/));
  });
});
