import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { withArticles, withOwners } from './headline-articles.ts';

const product = {
  name: 'Ropewalk',
  description:
    'Ropewalk is used by climbing halls. Route setters build routes and mark holds. Climbers book courses and pay for them. Trainers lead courses and see who has booked. The desk checks climbers in and issues passes.',
};

function headline(idea: string): string {
  return draftStory({ idea, product }).headline;
}

describe('a headline', () => {
  it.each([
    [
      'Let setters photograph a loose hold on the wall when nobody is climbing below',
      'Photograph loose hold when nobody is climbing below',
    ],
    ['Let climbers hand their pass over to a friend up until the evening before', 'Hand the pass over to a friend'],
    ['Let climbers pay the fee in three parts if the hall agrees to it', 'Pay fee in three parts if hall agrees'],
    [
      'Trainers want to see that a climber has an open bill over £50 when they check them in',
      'Climber has an open bill over £50',
    ],
    ["Don't let climbers book a course with no trainer", 'Climbers cannot book a course with no trainer'],
    ['Let climbers see the state of their own passes', 'See the state of their own passes'],
    ['Never tell climbers that somebody did not choose them', 'No notice that somebody did not choose them'],
    ['Diff of hold lists, plan vs wall', 'Diff of hold lists, plan vs wall'],
    ['Let climbers cancel a course up to 12 hours before it starts', 'Cancel a course up to 12 hours ahead'],
    ['Can climbers pay a pass in instalments of at least 50 euros?', 'Pay a pass in instalments'],
    ["Don't let trainers book two courses into the same hall", 'Trainers cannot book two courses into same hall'],
    ['Warn the trainer when a climber is afraid of what is planned', 'Warning when a climber is afraid'],
    ['What happens when a course of six shows up as nine?', 'A course of six shows up as nine'],
  ])('has all its articles, or fewer phrases: %s', (idea, expected) => {
    expect(headline(idea)).toMatch(expected);
  });

  it.each([
    ['a name', 'Import the present list of routes from an Excel sheet into the plan'],
    ['by what means', 'Let climbers report a broken hold by scanning the sticker beside it'],
  ])('does without articles rather than without %s', (_, idea) => {
    expect(headline(idea)).toMatch(/Excel|by scanning/);
  });

  it('is left as it is where nothing was dropped or its words stand in another order', () => {
    expect(withArticles('Book a course', ['book a course'], true)).toBe('Book a course');
    expect(withArticles('Course booked', ['book a course'], true)).toBe('Course booked');
    expect(withArticles('Open all new routes', ['open all the new routes'], true)).toBe('Open all new routes');
    expect(
      withArticles(
        'Close entries for moment its last place is gone',
        ['close entries for a course type the moment its last place is gone'],
        true,
      ),
    ).toBe('close entries for a course type');
    expect(withArticles('Warning before a course ends', ['Warning an hour before a course ends'], true)).toBe(
      'Warning before a course ends',
    );
  });

  it('ends where a phrase ends', () => {
    expect(
      withArticles(
        'See all ropes checked',
        ['see all ropes checked on a bench since the last audit of the hall'],
        true,
      ),
    ).toBe('see all ropes checked on a bench');
    expect(
      withArticles(
        'Two groups no longer sent into the same',
        ['two groups no longer sent into the same narrow hall at once'],
        false,
      ),
    ).toBe('Two groups no longer sent into same hall');
    expect(
      withArticles(
        'Send a course reminder 5 days after it',
        ['send a course reminder 3 days before the course and a late notice 5 days after it'],
        true,
      ),
    ).toBe('send a course reminder');
    expect(withOwners('Give each trainer access to only own course')).toBe(
      'Give each trainer access to their own course',
    );
  });

  it('says whose own it is where there is room', () => {
    expect(withOwners('Status of own passes')).toBe('Status of their own passes');
    expect(withOwners("Add a climber's own pass")).toBe("Add a climber's own pass");
    expect(withOwners('See the state of the own pass')).toBe('See the state of the own pass');
  });
});

describe('a headline of a rule', () => {
  it('keeps the verb of a clause that narrows a thing down', () => {
    expect(headline('A course that is not full within 5 days shall be shown to the trainer in red')).not.toMatch(
      /that not/,
    );
  });

  it('does not end with what a bound leaves behind', () => {
    expect(headline('Could climbers pause their standing booking for up to 6 weeks?')).not.toMatch(/ for$/);
    expect(headline('Remind climbers of the course two days before by text message')).not.toMatch(/course before by/);
  });
});
