import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { withWhatWasSaid } from './said-before.ts';

const people = knowPeople(
  readProduct(
    'Haven',
    'Haven is an app for sailing schools. Pupils book lessons and pay online. Instructors teach them, and the harbour office plans the boats.',
  ),
);
const told = (text: string) => withWhatWasSaid(text, people);

describe('what a sentence points to', () => {
  it.each([
    [
      'each of whom',
      'New pupils are shy. Pair each of them with somebody of their age.',
      'New pupils are shy. Each new pupil should be paired with somebody of their age.',
    ],
    [
      'what each of them gets',
      'Young pupils get cold. Offer each of them a wetsuit.',
      'Young pupils get cold. Each young pupil should get a wetsuit.',
    ],
    [
      'each of which things',
      'Old sails tear. Replace each of them before spring.',
      'Old sails tear. Replace each old sail before spring.',
    ],
    [
      'those',
      'The reviews are full of complaints about the boats. Instructors should get those reviews once a week.',
      'The reviews are full of complaints about the boats. Instructors should get the reviews once a week.',
    ],
    [
      'others',
      'Some pupils only have time at noon. Others come by train. Let them move a lesson.',
      'Some pupils only have time at noon. Other pupils come by train. Let them move a lesson.',
    ],
    [
      'what is said too late',
      'Pupils often tell us about a bad knee only once they are in the boat. They should be able to say so when they book.',
      'Pupils often tell us about a bad knee only once they are in the boat. They should be able to tell us about a bad knee when they book.',
    ],
    [
      'what may be said of oneself',
      'Some pupils are afraid of waves. They should be able to say so when they book.',
      'Pupils should be able to say that they are afraid of waves when they book.',
    ],
    [
      'what may be said of another',
      'Some pupils are afraid of waves. Instructors should be able to mention it in the plan.',
      'Instructors should be able to say that a pupil is afraid of waves in the plan.',
    ],
    [
      'whom it is done to',
      'A storm came up. We ought to tell pupils about it without them having to ring us.',
      'A storm came up. Pupils should be told about it so that they do not have to ring the team.',
    ],
    [
      'who is paid',
      'Instructors wait a month for their money. Most of them need it for the rent. Let’s pay them on the first.',
      'Instructors wait a month for their money. Instructors should be paid on the first.',
    ],
    [
      'who gets what they wait for',
      'Pupils wait for their certificates. We should send them out within a week.',
      'Pupils wait for their certificates. Pupils should get their certificates within a week.',
    ],
    [
      'what was spoken of before some of it',
      'Life vests go missing. Two of them were new. We should mark them with a number.',
      'Life vests go missing. Two of them were new. The life vests should be marked with a number.',
    ],
    [
      'whose they are',
      'Ropes go missing. I’d like to check mine every week.',
      'Ropes go missing. I’d like to check my ropes every week.',
    ],
    [
      'what they want to know',
      'Pupils ring us. All they want to know is their place. Let’s show it to them.',
      'Pupils ring us. All they want to know is their place. Let’s show their place to them.',
    ],
    [
      'who is asked',
      'Some pupils forget their gloves. Let’s remind them the day before.',
      'Some pupils forget their gloves. Let’s remind pupils the day before.',
    ],
    [
      'whom it is done for',
      'Old pupils cannot read the chart. Print it in large letters for them.',
      'Old pupils cannot read the chart. Print it in large letters for old pupils.',
    ],
    [
      'all of them, whatever tells them apart',
      'Some people can only come on Sundays. Others sail twice a week. Every pupil should be able to tick the days on which they are free.',
      'Pupils should be able to tick the days on which they are free.',
    ],
  ])('is named: %s', (_, text, named) => expect(told(text)).toBe(named));

  it.each([
    'Pair each of them with a buddy.',
    'Pupils can pay on the pier. Some of them can only pay in cash. Let them pay later.',
    'We lost two boats these days. Let’s lock them.',
    'Some pupils are late. Every pupil should know about it.',
    'We should tell pupils about a storm. They ring us.',
    'Boats leak. They should be able to say so.',
    // How they turn to somebody is not what they say.
    'Pupils keep ringing at night. They should be able to report it when they land.',
    'Sails:\n- replace each of them',
  ])('is left as it is where nothing names it: %s', (text) => expect(told(text)).toBe(text));
});
