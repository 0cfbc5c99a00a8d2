import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const STAGE = {
  name: 'Kulisse',
  description:
    'The director plans rehearsals, actors say when they can come, and box office helpers sell tickets. The manager hires cooks and craftsmen. Visitors buy tickets online and members borrow costumes.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: STAGE });
  return { ...draft, criteria: draft.acceptanceCriteria.join('\n') };
}

describe('a rule that reads like a complaint', () => {
  it.each([
    ['Invoices are kept for ten years.', 'invoices are kept for ten years'],
    ['The lights go off at 11 pm', 'the lights go off at 11 pm'],
    ["Seats in the first row aren't sold online", 'seats in the first row are not sold online'],
    [
      "An actor who misses three rehearsals can't play in the premiere",
      'an actor who misses three rehearsals cannot play',
    ],
    ['The manager has to approve every new cook', 'approve'],
    ["Visitors under 18 don't get beer", 'visitors under 18 do not get beer'],
    ["Craftsmen without insurance don't get jobs", 'craftsmen without insurance do not get jobs'],
  ])('stays as it is: %s', (idea, rule) => {
    expect(told(idea).userStory).toContain(rule);
    expect(told(idea).userStory).not.toMatch(/no longer|problem|spared/);
  });

  it.each([
    ['Tickets are kept open for weeks', /no longer|not kept/],
    ['The alarm goes off at night', /keep the alarm from/],
    ['A visitor who has forgotten the password cannot log in', /want to log in/],
    ['The manager has to approve every order by hand', /no longer have to/],
    ["Members without a smartphone don't get messages", /want to get messages/],
  ])('is told apart from a complaint: %s', (idea, wish) => {
    expect(told(idea).userStory).toMatch(wish);
  });

  it('says who else can, of one as of many', () => {
    expect(told("An actor who misses three rehearsals can't play").criteria).toContain(
      'An actor who does not miss three rehearsals can play.',
    );
  });
});

describe('what there is none of in some case', () => {
  it('is a rule of those who are told apart', () => {
    const { criteria, userStory } = told('no new costume for anyone who still owes money');
    expect(userStory).toContain('there is no new costume for anyone who still owes money');
    expect(criteria).toContain('Everybody else can get a new costume as before.');
  });
});
