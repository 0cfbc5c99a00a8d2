import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Trellis',
  description:
    'Trellis is the task board of small agencies. Project managers plan tasks and assign them to designers and developers. Clients follow the progress and approve results.',
};
const storyOf = (idea: string) => draftStory({ idea, product }).userStory;
const wishOf = (idea: string) => /, I want to (.+), so that /.exec(storyOf(idea))?.[1];

describe('a thing that is only named for what it would bring', () => {
  it.each([
    ['Templates would save us a lot of typing', 'use templates', 'so that I save typing.'],
    ['A calendar view would help me plan holidays', 'see a calendar view', 'so that I can plan holidays.'],
    [
      'a second view would let designers see both drafts',
      'see a second view',
      'so that designers can see both drafts.',
    ],
    ['A public link would make it easier for clients to look in', 'use a public link', 'so that I can look in'],
    ['Bigger buttons would help on the phone', 'have bigger buttons on the phone', 'so that'],
    ['Jira sync would be nice', 'use Jira sync', 'so that'],
  ])('%s: it is wanted', (idea, wish, benefit) => {
    expect(wishOf(idea)).toBe(wish);
    expect(storyOf(idea)).toContain(benefit);
  });

  it('what would help somebody is what they wish', () => {
    expect(storyOf('It would help clients to see who works on what')).toMatch(
      /^As a client, I want to see who works on what,/,
    );
  });
});

describe('what somebody is tired of', () => {
  it.each([
    ["I'm tired of writing status mails every friday", 'no longer have to write status mails every Friday'],
    ["we're sick of chasing clients for feedback", 'no longer have to chase clients for feedback'],
    ['we hate having to copy order numbers by hand', 'no longer have to copy order numbers by hand'],
    ['I am fed up with searching for the latest file', 'no longer have to search for the latest file'],
  ])('%s: they no longer have to', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });
});

describe('"I want that" with what only some do', () => {
  it.each([
    ['I want that clients only see their own project', 'As a client, I want to see only my own project,'],
    ["I'd like that designers never see prices", 'As a project manager, I want to keep designers from seeing prices,'],
  ])('%s', (idea, story) => {
    expect(storyOf(idea)).toContain(story);
  });
});

describe('a role in a story that begins with "a"', () => {
  it.each([
    ['as admin i want to lock a board for a day', 'As an administrator, I want to lock a board for a day,'],
    [
      'as agent i need to see who else is looking at a task',
      'As an agent, I want to see who else is looking at a task,',
    ],
    ['As animators we want to reuse old scenes in a task', 'As an animator, I want to reuse old scenes in a task,'],
  ])('%s: no letter of it is an article', (idea, story) => {
    expect(storyOf(idea)).toContain(story);
  });
});

describe('small words that were taken for something else', () => {
  it.each([
    [
      'staff should know which tasks are due back in the next hour',
      'As a member of staff, I want to know which tasks are due back in the next hour,',
    ],
    ['As a client, I want not to have to log in to answer', 'I want to no longer have to log in to answer,'],
    ['last minute changes should show up in red', 'I want to have last-minute changes show up in red,'],
  ])('%s', (idea, story) => {
    expect(storyOf(idea)).toContain(story);
  });

  it('who no longer has to sign in is asked for no details', () => {
    const { acceptanceCriteria } = draftStory({ idea: 'As a client, I want not to have to log in to answer', product });
    expect(acceptanceCriteria.join(' ')).not.toMatch(/signing in|details/);
  });

  it('whoever is wanted somewhere is there', () => {
    const { acceptanceCriteria } = draftStory({ idea: 'i want my partner in the same team as me', product });
    expect(acceptanceCriteria[0]).toMatch(/^Their partner is in the same team/);
  });

  it('who has something is asked for whole in the headline', () => {
    const { headline } = draftStory({ idea: 'who has the key to the meeting room right now?', product });
    expect(headline).toMatch(/^Who has the key to the meeting room/);
  });
});
