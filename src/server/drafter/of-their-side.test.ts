import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Ropewalk',
  description:
    'Climbers book a wall and rent shoes. Instructors give lessons. The hall manager plans the lessons and watches the stock of shoes.',
};

function actorOf(idea: string): string {
  return /^As an? (.+?), I want/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('who wishes what a complaint implies', () => {
  it('is one of those who are served, where people ask', () => {
    expect(actorOf('We get calls all day from people who want to know whether the wall is open.')).toBe('climber');
  });

  it('is one of those who run it, where "we" find out', () => {
    expect(actorOf('Shoes come back torn and we only notice when the next group is here.')).not.toBe('climber');
  });

  it('is whoever sits at the desk that is named', () => {
    const description =
      'Chambermaids see the list of the day. The front desk agent hands out rooms. Guests book a room and pay online.';
    const idea = 'The front desk keeps ringing me to ask if a room is clean.';
    expect(draftStory({ idea, product: { name: 'Linen', description } }).userStory).toMatch(/^As a front desk agent, /);
  });

  it('is whoever is named', () => {
    expect(actorOf('Instructors keep asking me which shoes are free.')).toBe('instructor');
  });
});
