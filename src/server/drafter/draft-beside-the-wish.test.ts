import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const SCHOOL = {
  name: 'Haven',
  description:
    'Haven is an app for sailing schools. Pupils book lessons and pay online. Instructors teach them and note what each pupil can do. The harbour master looks after the boats.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: SCHOOL });
  return { ...draft, criteria: draft.acceptanceCriteria.join('\n') };
}

describe('a note of some sentences', () => {
  it.each([
    [
      'whoever writes',
      'hi, me from the jetty. Boats that were blocked for a week have to be blocked again each Monday, thats 20 boats. could they just stay blocked till the week is over?',
      'I want to have the boats stay blocked until the week is over',
    ],
    [
      'a remark',
      'Damage report with two taps (boat, part). Nobody writes an essay for that.',
      'a damage report with two taps',
    ],
    [
      'when it is needed',
      'List of everyone on the water right now. We need this during storms.',
      'I want to see a list of everyone on the water right now',
    ],
    [
      'a complaint in front of an order',
      'Pupils who asked for a refund never hear back, so they ask again and we pay twice. Show that the refund is on its way.',
      'As a pupil, I want to see that the refund is on its way',
    ],
    [
      'a rule in front of an order',
      "After a storm every moored boat must be inspected before use. Put those on the harbour master's list, oldest first.",
      'As a harbour master, I want to see the moored boats that must be inspected on my list after a storm, oldest first',
    ],
    [
      'what happened in front of a need',
      'Beginners were sent out in strong wind. Again. The instructor needs to see at the jetty who is still a beginner and until when',
      'As an instructor, I want to see at the jetty who is still a beginner and until when',
    ],
    [
      'what happened in front of a bare wish',
      'The regatta set off 60 wind alerts, all of them expected. Some way to mute them for a day.',
      'I want to mute the wind alerts for a day',
    ],
    [
      'how little it is',
      'Theme of the week (12 calls): pupils on the trial plan hit the booking limit at the jetty. They should at least be told before they drive out.',
      'As a pupil, I want to be told before I drive out',
    ],
    [
      'what somebody says of themselves',
      "I'm not a computer person. I just want to see which boat is next.",
      'I want to see which boat is next',
    ],
  ])('is read by its wish: %s', (_, idea, wish) => {
    expect(told(idea).userStory).toContain(wish);
  });

  it('makes no criterion of what some suffer or what happened', () => {
    const { criteria } = told(
      'Two pupils on the lake lose their signal every noon, right when the wind turns. They should see straight away that they’re offline.',
    );
    expect(criteria).toContain('A pupil can see straight away that they are offline.');
    expect(criteria).not.toContain('lose their signal');
    expect(told('Easter set off 90 alerts. Some way to mute them.').criteria).not.toContain('Easter');
  });

  it('tells why of whoever wants it', () => {
    expect(
      told('Pupils with a yearly pass have to show their card each time. Could they walk in with a code?').userStory,
    ).toContain('so that I do not have to show my card each time');
  });
});
