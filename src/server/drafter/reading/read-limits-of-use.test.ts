import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryline',
  description: 'Passengers book crossings. Stewards scan tickets. Captains set the timetable.',
};

describe('what must not happen any more', () => {
  it.each([
    ['It should no longer be possible to delete a crossing', /^Nobody can delete a crossing\.$/],
    ["we don't want stewards to change the timetable", /^Stewards cannot change the timetable\.$/],
    ['no more closing crossings without a count', /^Nobody can close crossings without a count\.$/],
    ['Only captains may see passenger lists', /^Only captains can see passenger lists\.$/],
  ])('%s', (idea, criterion) => {
    expect(draftStory({ idea, product }).acceptanceCriteria[0]).toMatch(criterion);
  });

  it('does not wish for a bad reason', () => {
    const idea = 'Stewards should be able to report a leak by voice because wet gloves make typing impossible';
    expect(draftStory({ idea, product }).userStory).toMatch(/so that I do not have to type\.$/);
  });
});

describe('several wishes in one idea', () => {
  it('takes the first item of a bare list and names the others as ideas of their own', () => {
    const idea =
      '- stewards can see which cabins are free\n- remind the passengers of the crossing\n- statistics per cabin';
    const draft = draftStory({ idea, product });
    expect(draft.userStory).toMatch(/^As a steward, I want to see which cabins are free,/);
    expect(draft.furtherIdeas[0]).toBe('Remind the passengers of the crossing.');
    expect(draft.furtherIdeas[1]).toMatch(/statistics per cabin/);
  });

  it('tells the people who act, not the thing', () => {
    const idea = 'Let passengers choose a cabin and notify them when the ferry is in';
    expect(draftStory({ idea, product }).acceptanceCriteria).toContain('A passenger is notified when the ferry is in.');
  });

  it('takes what happened behind a comma for background', () => {
    const draft = draftStory({ idea: 'undo for deleted crossings, I accidentally deleted the noon one', product });
    expect(draft.userStory).toMatch(
      /I want to restore deleted crossings, so that I do not accidentally delete the noon one again/,
    );
  });
});
