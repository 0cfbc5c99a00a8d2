import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ropewalk',
  description:
    'Ropewalk is used by climbing halls. Route setters build routes and mark holds. Climbers book courses and pay for them. Trainers lead courses and see who has booked. The desk checks climbers in and issues passes.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('a criterion that needs a thing of a kind', () => {
  it.each([
    [
      'no survey is answered where one is only copied',
      "Duplicate last year's survey with all its questions",
      /no more answers|answer .* twice|left out is counted/,
    ],
    ['nobody steps back from a wall', 'Let route setters join two walls on the plan', /step back|listed with/],
    ['nobody arrives', 'Let trainers check the name on the pass against the list', /check-in/i],
    ['no file is chosen for a screen', 'Filter the route list by large print', /larger font|cut off/],
    ['nobody is set back', 'Let climbers bring a friend along to a course', /set back|Other friends/],
    ['no map was spoken of', 'Show trainers the nearest free hall', /on the map/],
    [
      'what is shared is no person',
      'Give each trainer access to only their own course',
      /the trainer at once|asks for the trainer/,
    ],
    [
      'nobody confirms what happens by itself',
      'The app should cancel a course when fewer than three climbers have booked',
      /asked to confirm/,
    ],
    [
      'no rule was meant',
      'The system must mark a route as not safe as soon as a setter reports a loose hold',
      /A try to mark|In every other case/,
    ],
  ])('%s: %s', (_, idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it.each([
    ['a survey that is sent', 'Let trainers send a survey to all climbers after a course', /survey/],
    ['an event that is joined', 'Let climbers join a course', /listed with the course/],
    ['a place on a map', 'Show climbers the halls on a map', /on the map/],
    [
      'a consent that comes first',
      'Let trainers film a climber after asking for consent',
      /^Without the consent, the trainer cannot film/m,
    ],
    ['a ban on a deed', 'Climbers must not book two courses at the same time', /refused|cannot/],
    ['work that is done by hand', 'We no longer want to count passes by hand every evening', /by hand is shown/],
  ])('is there for %s: %s', (_, idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });
});

describe('what fills up a story', () => {
  it.each([
    'Passes stay valid until the desk has seen the climber',
    'The place in a full course should go to the next climber on the list',
    'No chalk dust alarms after 8pm please, they ring for nothing',
    'Stop playing the same song twice in an hour',
    'Let climbers switch to another hall without the desk having to call them',
  ])('says nothing empty: %s', (idea) => {
    expect(criteria(idea)).not.toMatch(
      /is the same for every other|Nothing else changes|sees that it has worked|next sign-in|done for them/,
    );
  });

  it('tells of a statement in which case it is not so, or from when it holds', () => {
    expect(criteria('The place in a full course should go to the next climber on the list')).toMatch(
      /can report a case in which (?:it is otherwise|this is not so)|this applied stays|Until this applies|changed later|can see from which day this applies\./m,
    );
  });

  it('tells where a fact is not so', () => {
    const all = criteria('As a trainer, I want to see that a climber has an open bill when I open the list');
    expect(all).toMatch(/^When a climber does not have an open bill, nothing of the kind is shown\.$/m);
    expect(criteria('Trainers want to see that somebody is waiting')).not.toMatch(/nobody is waiting/);
  });

  it('names the times at which it goes on', () => {
    expect(criteria('Stop sending course messages at night')).toMatch(
      /^At any other time course messages are sent as before\.$/m,
    );
  });
});

describe('a bound', () => {
  it.each([
    [
      'in a condition refuses nothing',
      'A cancelled course should no longer lower a score if the hall is more than 3 km away',
      /refused/,
    ],
    [
      'of what the choice rests on refuses nothing',
      'Suggest a grade for a new route based on at least 10 climbed ascents',
      /Fewer than/,
    ],
    [
      'that is an age bounds nothing',
      'Let climbers choose a course for people of their age, many over 50s ask for that',
      /exactly 50/,
    ],
    [
      'without its unit says nothing',
      'We need the consent of the hall before any repair over 400 goes ahead',
      /exactly 400/,
    ],
    ['of messages is no entry', 'Add saved searches with notifications, max 1 a day', /second entry/],
  ])('%s: %s', (_, idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it.each([
    ['Knot quiz, max 12 questions', /^The knot quiz has no more than 12 questions\.$/m],
    ['Let climbers add up to 5 photos to a report', /^A sixth photo is refused/m],
    ['A climber pays for up to 25 friends', /25 friends/],
    ['Lower the prices of everything older than 60 days', /^What is exactly 60 days old stays as before\.$/m],
  ])('is told: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });
});

describe('each', () => {
  it('stays where it stands for all of them', () => {
    expect(
      criteria('Family pass with one payer, up to 2 adults and 3 kids, each with their own door code'),
    ).not.toMatch(/every with|every already/);
  });
});

describe('a criterion that is said of some', () => {
  it.each([
    [
      'a manner goes whole',
      'What happens when the belay light drops out halfway through a lesson? Can climbers switch to a manual belay without the trainer having to look up the number?',
      /belay to look up/,
    ],
    [
      'nothing is entered',
      'Let climbers switch to a phone call when the connection drops',
      /not yet sent|without a connection/,
    ],
    [
      'how often is nobody',
      'Let climbers move their course up to 24 hours before it starts, but not more than twice',
      /More than twice/,
    ],
    ['nobody signs in to an account of holds', 'Hold account per hall', /password|way in/],
    ['a sum is not counted', 'Let climbers pay in parts of at least 50 euros', /Fewer than 50/],
    ['a measure is no thing', 'Climbers should not be able to order less than 2 kg of chalk', /the kg/],
    [
      'it is the appointment that is chosen',
      'Climbers should be able to choose between three lessons on their phone',
      /the phone is/,
    ],
    [
      'what is told of it needs its name',
      'A climber should choose the language once and it should stay.',
      /^It stays\.$/m,
    ],
    ['a rollout takes no place', 'Let trainers schedule a software rollout in steps', /taken already/],
    ['a page is always there', 'As a trainer I want one page with bookings per course', /A course without/],
    [
      'the measure goes with its time',
      "Send a payment reminder 7 days after the course and another at 21 days, unless I've marked it as paid",
      /reminder 7 days as long as/,
    ],
    [
      'half a condition is none',
      'Passes stay with their hall. If a course has reached its last place, the trainer should ask the climber whether another day will do, and the answer should be kept.',
      /^If a course has reached its last place\.$/m,
    ],
    [
      'what is taken into account tells nothing of the thing',
      'Climbers want to pay the fee in two halves, since many get paid every two weeks',
      /was paid is taken/,
    ],
  ])('%s: %s', (_, idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it.each([
    [
      'Two trainers often answer the same climber within a minute of each other',
      /^As long as one of them is doing it, the others see that\.$/m,
    ],
    [
      'Let the desk compare the wear per metre across ropes of the same make',
      /^All of them stand side by side, each with its value\.$/m,
    ],
    ['Let climbers keep scanning holds when the wifi goes down', /without a connection/],
    ['Show the grip level of each hold', /^A hold without a grip level is shown as such\.$/m],
    ['Let climbers set a different hourly rate for each course', /hourly rate|rate/],
  ])('is there: %s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });
});
