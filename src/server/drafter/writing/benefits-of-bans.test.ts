import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const club = {
  name: 'Lendhouse',
  description:
    'A lending club for tools. Members book machines and come to courses, volunteers hand machines out, and the coordinator plans the courses and sends bills.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: club }).userStory)?.[1] ?? '';
}

describe('what something is barred for', () => {
  it.each([
    ['members with unpaid fees may not book machines', 'what is owed gets paid'],
    ['no booking if the licence has expired', 'only those do it who are allowed to'],
    ['a course cannot start until the safety checklist is filled in', 'nobody gets hurt'],
    ['members must not sign up for a course that is full', 'nobody is promised a place that is not there'],
    ['Nobody may approve his own expenses', 'somebody else always has a second look'],
    ['no changes to a booking after Tuesday 6 pm', 'there is time to get everything ready'],
    ['no jobs on sundays', 'everybody has that day off'],
    ['no group bookings on saturdays', 'there is room for everybody else'],
    ['no orders from children', 'nobody gets what is not meant for their age'],
  ])('%s: %s', (idea, reason) => {
    expect(why(idea)).toBe(reason);
  });

  it.each([
    ['void a booking made by mistake', 'a slip does no lasting harm'],
    ['members should keep their level when they move', 'what I have reached is not lost'],
    ['block a machine from being booked while it is repaired', 'nobody counts on the machine meanwhile'],
    ['leave somebody out of a bill', 'nobody pays for what they did not use'],
  ])('%s: %s', (idea, reason) => {
    expect(why(idea)).toBe(reason);
  });
});
