import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from '../language/wink.ts';
import { withComplaintsMeant } from './complaint-and-wish.ts';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

beforeAll(loadWink);

const campgrid = {
  name: 'Campgrid',
  description:
    'Campgrid is used by camping sites. Guests book pitches and pay online. Wardens check guests in and clean the huts. School teachers book huts for their pupils.',
};
const people = knowPeople(readProduct(campgrid.name, campgrid.description));
const meant = (text: string) => withComplaintsMeant(text, people);

describe('what people ask and should see', () => {
  it.each([
    [
      'Guests ask us every day when the shower will be repaired. They should be able to see it in the app.',
      'Guests should be able to see in the app when the shower will be repaired so that they do not have to ask.',
    ],
    [
      "Wardens don't know which huts are free. They need to see it on their phone.",
      'Wardens need to see on their phone which huts are free.',
    ],
    [
      'Guests keep calling the office to ask whether the lake is open. They could look it up online.',
      'Guests could look up online whether the lake is open so that they do not have to ask.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    'Guests ask us when the shower will be repaired. They should be able to change it.',
    'Guests ask about the lake. They should be able to see it.',
  ])('says nothing of: %s', (said) => expect(meant(said)).toBe(said));
});

describe('what is done with them', () => {
  it.each([
    [
      "Guests keep calling because they don't know when their pitch is free. We should remind them automatically, ideally a day before and again an hour before.",
      'Guests should be reminded automatically a day and again an hour before their pitch is free so that they do not have to call.',
    ],
    [
      'Guests keep asking how the stove works. Can we guide them through it step by step?',
      'Guests should be guided through it step by step so that they do not have to ask.',
    ],
    [
      "Wardens can't check guests in when the lamp is out. Checking has to work in the dark too.",
      'Wardens should be able to check guests in in the dark when the lamp is out.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    'Guests are late. Can we let them?',
    "Wardens can't check huts in the rain. Cleaning has to work offline too.",
  ])('says nothing of: %s', (said) => expect(meant(said)).toBe(said));
});

describe('what is learned too late', () => {
  it.each([
    [
      'Wardens complain that they only hear about broken lamps when it is dark. They need to know before noon.',
      'Wardens should be told about broken lamps before noon so that they do not find out only when it is dark.',
    ],
    [
      'Guests learn about closed showers at the door. They want to know it the day before.',
      'Guests should be told about closed showers the day before.',
    ],
    [
      'Wardens only notice that a hut is empty once they walk past. They would like to be told right away.',
      'Wardens should be told right away that a hut is empty so that they do not find out only once they walk past.',
    ],
    [
      'Guests find out about the storm too late. Tell them in advance.',
      'Guests should be told about the storm in advance.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    // Who is to know it is not said for sure.
    'Guests complain that wardens only find out about broken lamps when it is dark. They need to know earlier.',
    'Guests only find out about the fee at the desk. They need to know who gets it.',
    'Guests only find out about it at the desk. They need to know earlier.',
  ])('leaves "%s"', (said) => expect(meant(said)).toBe(said));
});

describe('a deed that should be possible elsewhere', () => {
  it.each([
    [
      "Guests keep calling the office because they can't find where to extend a stay. It should be possible on the map.",
      'Guests should be able to extend a stay on the map so that they do not have to call the office.',
    ],
    [
      'Guests have to come to the desk to change a name. That must be possible online.',
      'Guests should be able to change a name online.',
    ],
    ["Guests can't pay. It should be possible by card.", 'Guests should be able to pay by card.'],
    [
      "I don't know how to add a tent. This needs to be possible without an account.",
      'I want to be able to add a tent without an account.',
    ],
    [
      'Wardens write repairs in a book. It should be possible on the phone.',
      'Wardens should be able to write repairs on the phone.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    'Guests like the sauna. It should be possible to book it online.',
    'Guests call the office. It should be possible online.',
    "Guests can't find it. It should be possible on the map.",
  ])('leaves "%s"', (said) => expect(meant(said)).toBe(said));
});

describe('a deed that should be done otherwise', () => {
  it.each([
    [
      'Wardens still take names on paper and the office types them in on Mondays. We want them to do it on the tablet.',
      'Wardens should take names on the tablet so that the office does not have to type them in.',
    ],
    [
      'Guests book the sauna by phone. Let them do that online.',
      'Guests should be able to book the sauna online. At the moment guests book the sauna by phone.',
    ],
    [
      'Guests fill in and sign the form at the desk. They should be able to do this before they arrive.',
      'Guests should be able to fill in and sign the form before they arrive. At the moment guests fill in and sign the form at the desk.',
    ],
    [
      'Wardens note repairs in a notebook. We want them to enter them in the app.',
      'Wardens note repairs in a notebook. They should enter them in the app.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    'We send letters to guests. We want them to do it online.',
    'Guests are late. We want them to do it right.',
    'Guests keep complaining. They should do it in the app.',
  ])('leaves "%s"', (said) => expect(meant(said)).toBe(said));
});

describe('what people lost', () => {
  it.each([
    [
      'Guests keep calling because they lost the mail with their gate code. They should be able to get it again.',
      'Guests should be able to get their gate code again so that they do not have to call.',
    ],
    [
      "Guests email us because they can't find the leaflet with the opening hours. They want to look them up in the app.",
      'Guests want to look up the opening hours in the app so that they do not have to write a message.',
    ],
    [
      'Guests forget a parking card. They should be able to print it at the gate.',
      'Guests should be able to print the parking card at the gate. Guests forget a parking card.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it('leaves what does not agree with the pronoun', () => {
    const said = 'Guests lost their keys. They should be able to see it in the app.';
    expect(meant(said)).toBe(said);
  });
});

describe('what people report', () => {
  it.each([
    [
      'Guests ring us because huts or tents are dirty. They should be able to report it in the app and get another one.',
      'Guests should be able to report dirty huts or tents in the app and get another one so that they do not have to call.',
    ],
    [
      'Guests complain because a tap is broken. They should be able to report that with a photo.',
      'Guests should be able to report a broken tap with a photo.',
    ],
    [
      'Guests call because the shower does not work. They should be able to report it in the app.',
      'Guests should be able to report in the app that the shower does not work so that they do not have to call.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    'Guests call because the shower does not work. They should be able to report it and get a refund.',
    'Guests leave because the hut is full. They should be able to report it.',
  ])('leaves "%s"', (said) => expect(meant(said)).toBe(said));
});

describe('who is shown something', () => {
  it.each([
    [
      "Wardens tell us they don't know when guests leave. Show them how many stay.",
      "Wardens tell us they don't know when guests leave. Show wardens how many stay.",
    ],
    [
      'Guests complain about long queues. We should tell them the waiting time.',
      'Guests complain about long queues. We should tell guests the waiting time.',
    ],
  ])('%s', (said, told) => expect(meant(said)).toBe(told));

  it.each([
    'Teachers say that pupils forget their sheets. Remind them by mail.',
    'Wardens complain that guests arrive late. Send them a message.',
  ])('leaves "%s"', (said) => expect(meant(said)).toBe(said));
});

describe('the story', () => {
  it.each([
    [
      'Wardens say they only hear of lost keys at night. They want to know right away.',
      /^As a warden, I want to be told of lost keys right away,/,
    ],
    [
      'Guests who miss a hike should be able to make it up the next day.',
      /^As a guest who misses a hike, I want to make up the hike the next day,/,
    ],
    [
      'Guests keep writing to us asking for the status of their refund.',
      /^As a guest, I want to see the status of my refund, so that I do not have to ask\.$/,
    ],
    [
      "Teachers tell us they don't know whether pupils are there. Show them how many pupils are checked in.",
      /^As a school teacher, I want to see how many pupils are checked in,/,
    ],
  ])('%s', (idea, story) => expect(draftStory({ idea, product: campgrid }).userStory).toMatch(story));
});
