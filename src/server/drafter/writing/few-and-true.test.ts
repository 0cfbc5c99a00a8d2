import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Bellows',
  description:
    'Bellows is used by an organ workshop. Organ builders record repairs and order pipes. Churches ask for visits and see what was done. Apprentices keep notes on their work. The accountant pays suppliers.',
};

function criteria(idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

describe('what a story adds itself', () => {
  it.each([
    'Let organ builders record the pitch of each pipe',
    'Let churches cancel a visit',
    'Organ builders want to mark a pipe as cracked',
  ])('fills it up to three criteria, or to four where the kind of wish has sentences of its own: %s', (idea) => {
    expect([3, 4]).toContain(criteria(idea).length);
  });

  it('does not fill it up further with what holds of anything', () => {
    expect(criteria('Let apprentices fumigate a wind chest')).toHaveLength(3);
  });

  it.each([
    ['the right to change it is nobody’s guess', 'Let organ builders record the pitch of each pipe', /Nobody else/],
    ['a message waits for no sign-in', 'Tell churches when their visit is moved', /sign-in/],
    ['no thing is given away again', 'Give churches a plan of the visits', /nobody else can be given/],
    [
      'nothing told is a thing',
      'Let churches tell the workshop that a key sticks',
      /workshop is (?:shown|not accepted)/,
    ],
    ['a tool is there always', 'A repair button for churches', /not available/],
    ['nobody knows of each case', 'Churches ring us twice a week only to hear where the organ is', /is shown to the/],
    [
      'it is no date of the thing',
      'Scan the label of a pipe instead of typing its best-before date',
      /run out|renewed/,
    ],
    ['the kind counted within is another', 'A calendar of visits, including recurring ones', /series/],
    [
      'the product is no thing',
      'The system should flag pipes that are overdue',
      /the system (?:is|sees)|sees the system/,
    ],
    ['what somebody enters needs no other to open it', 'Let organ builders add a note', /can open the note once/],
    ['a taxi is no document', 'Let apprentices share a taxi to the church', /present state|cannot open/],
    ['a report on a state is no sum', 'Churches want a condition report for their organ', /nothing to count|period/],
  ])('%s: %s', (_, idea, not) => {
    expect(criteria(idea).join('\n')).not.toMatch(not);
  });

  it('says once why it failed', () => {
    const told = criteria('Let apprentices fumigate a wind chest').filter((text) => /told why|the reason/.test(text));
    expect(told).toHaveLength(1);
  });

  it('says what is refused where nothing says it yet', () => {
    expect(criteria('Let organ builders enter a repair').join('\n')).toMatch(/not saved|saving fails/);
  });

  it('lists what is on loan, and not what is on', () => {
    expect(criteria('Let organ builders mark a pipe as on loan')).toContain(
      'The pipe is listed among those that are on loan.',
    );
  });

  it('is never fewer than three, also where two say the same without "we"', () => {
    const told = criteria(
      'ppl who were late just get silence. tell them kindly within 5 working days and ask if we may keep them for other organs',
    );
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(new Set(told).size).toBe(told.length);
  });
});
