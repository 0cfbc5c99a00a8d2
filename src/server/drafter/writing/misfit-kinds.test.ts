import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const TRAM = {
  name: 'Tramway',
  description:
    'Tramway runs a small railway. Riders buy tickets and plan trips, conductors check tickets and report faults, and the office sets prices and answers letters.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product: TRAM }).acceptanceCriteria.join('\n');
}

describe('sentences of a kind of wish that do not fit this one', () => {
  it.each([
    [
      'nobody refuses what is sent',
      'The system shall send an e-mail two days before a pass runs out.',
      /refused|accepted/,
    ],
    ['what is out cannot be set back', 'Send the timetable automatically on the first of the month', /set back/],
    ['a ticket that is split is not sorted', 'Let riders split the fare by person', /listed at the end/],
    [
      'what is kept is not late',
      'The system shall keep deleted trips for 30 days before removing them for good.',
      /shown as late/,
    ],
    ['whose account is blocked has one', "Don't block an account because of two euros", /asked for an account/],
    [
      'people who get lost are not saved',
      'Riders get lost between the two platforms',
      /signing in again|cannot be saved/,
    ],
    [
      'a message to many is no purchase',
      'Yearly statement of all payments for the tax office',
      /declined|Confirming twice/,
    ],
    ['a code is shown, and nothing is entered for it', 'Make the ticket code work offline', /was entered/],
    [
      'what is looked up by a number is no word',
      'Look up the state of my letter with the case number',
      /part of the word/,
    ],
    [
      'who gets an offer does not take it off',
      'Send a winter offer to riders a year after their first ticket',
      /off the list/,
    ],
    [
      'who may be looked after takes no task',
      'Assign new customers to a conductor by line',
      /customer is told what it is about/,
    ],
    [
      'what is hidden stands on no list',
      'Hide card numbers in letters automatically',
      /was hidden is listed|is told when/,
    ],
    ['the others see what is hidden from some', 'Hide fault reports from the rider view', /nobody but/],
    ['what was done before is not spoken of', "Don't play the next announcement by itself", /before stays as it was/],
    ['of what is not there nobody is told', 'Swap market for spare tickets', /As long as there is no/],
    [
      'what is heard more slowly does not load',
      'Riders should be able to listen to an announcement at slower speed',
      /on its way|in time/,
    ],
    [
      'two who share it show it to nobody',
      'Let two riders share one seat with separate tickets',
      /was not shared|sharing has ended/,
    ],
    [
      'what is asked is no event',
      'Riders should be asked once a year if they still need the pass',
      /Nothing happens as long/,
    ],
    [
      'of two faults neither is the photo',
      'Report a broken seat or a jammed door with a photo',
      /beside the photo|the photo is not/,
    ],
    [
      'an article is not called off',
      'The office wants to schedule an article for a certain hour',
      /call the article off|Everybody concerned/,
    ],
    [
      'a group of people is no folder',
      'Let the office add a whole group by pasting names',
      /belongs to no group|same name/,
    ],
    ['who looks at last year copies nothing', "See last year's prices next to the new ones", /\bcopy\b/],
    ['what is shortest is no detail of each', 'Sort the list of stops by the shortest drive', /no shortest drive/],
    ['a calendar of the team holds no teams', 'Team calendar with the days off of every conductor', /there is no team/],
    [
      'what may still be had was not dealt with',
      'Tell me when a seat gets free so that I still get one',
      /dealt with in time/,
    ],
    [
      'how it is told is no part of what is so',
      'See what is wrong with my ticket code in plain words',
      /in plain words, /,
    ],
    ['a way without steps has no stops', 'Add step-free routes to the trip planner', /step-frees/],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });

  it.each([
    ['Assign tickets automatically to the conductor on duty', /set back/],
    ['Group faults by line', /listed at the end/],
    ['Duplicate check when importing tickets from a file', /A ticket that looks like one that is there already/],
    ['Hide fault reports from the rider view', /Whoever the fault report is hidden from does not find it/],
    ['Block my own calendar for holidays', /The blocked time is shown in the calendar/],
    ['Hide fault reports from the rider view', /Everybody else sees a fault report that is hidden as before/],
    ['Riders can freeze their score when they are ill', /Nothing is added to the score/],
    ['Schedule an article for a certain hour', /can be seen from the time that was set/],
    ['Move faults automatically to the workshop list', /Each fault that was moved is listed with the time/],
  ])('but they stand where they do: %s', (idea, fitting) => {
    expect(criteria(idea)).toMatch(fitting);
  });
});
