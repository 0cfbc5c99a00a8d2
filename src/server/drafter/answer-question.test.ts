import { describe, expect, test } from 'vitest';
import type { Draft, Locks } from '#contract/story.ts';
import { parseStory } from '#quality/parse-story.ts';
import { expectWellFormed, product } from './draft.contract.ts';
import { draftStory } from './draft-story.ts';
import { reviseStory } from './revise-story.ts';

const OPEN: Locks = { headline: false, userStory: false, acceptanceCriteria: [] };
const task = { idea: 'Show a list of all boats that still wait for the crane this week', product };
const story = draftStory(task);

describe('a story of which an open question is answered', () => {
  const asked = { ...story, openQuestions: ['Who may see the list?', 'How long is the list kept?', 'Which boats?'] };
  const answer = (question: string, said: string, from: Draft = asked, locks = OPEN) =>
    reviseStory(task, { story: from, locks, changes: [{ kind: 'answer-question', question, answer: said }] });

  test.each([
    ['How long is the list kept?', 'The list is kept for a season', 'The list is kept for a season.'],
    [
      'How long is the list kept?',
      'Yes, boats stay on it until they are lifted.',
      'Boats stay on it until they are lifted.',
    ],
    ['Which boats?', 'No-show fees are charged to the owner', 'No-show fees are charged to the owner.'],
    ['Which boats?', 'no - boats without insurance are left out', 'Boats without insurance are left out.'],
    ['Who may see the list?', 'only the yard manager', 'Only the yard manager may see the list.'],
    ['Who may see the list?', 'Boat owners see their own boat.', 'Boat owners see their own boat.'],
    ['Who may see the list?', 'all owners who have paid', 'All owners who have paid may see the list.'],
    ['Which boats?', 'No boat without\n insurance is shown!', 'No boat without insurance is shown.'],
  ])('%s %s', (question, said, criterion) => {
    const more = answer(question, said);
    expect(more.acceptanceCriteria).toEqual([...story.acceptanceCriteria, criterion]);
    expect(more.grounding.at(-1)).toEqual({ source: 'person' });
    expect(more.openQuestions).toEqual(asked.openQuestions.filter((one) => one !== question));
    expect(more).toMatchObject({ headline: story.headline, userStory: story.userStory });
  });

  test.each([
    ['How long is the list kept?', '30 days'],
    ['How long is the list kept?', 'No.'],
    ['Who may see the list?', '?!'],
    ['Which boats?', 'those in the yard'],
    ['Which boats?', 'boats that have been paid for'],
    ['How long is the list kept?', 'keep it for a year'],
    ['Which boats?', 'name, length and owner'],
  ])('%s %s is no sentence, and the person is told so', (question, said) => {
    expect(() => answer(question, said)).toThrow('Answer in a whole sentence: it becomes a criterion of the story.');
  });

  test.each(["I don't know", 'We do not know yet.', 'Not sure.', 'It does not matter', 'not decided yet', 'TBD'])(
    '%s is no answer, and the question stays open',
    (said) => {
      for (const question of asked.openQuestions)
        expect(() => answer(question, said)).toThrow('Leave the question open until you know the answer.');
    },
  );

  test('refuses what would be too long to be kept', () => {
    const long = `The list is kept ${'very '.repeat(250)}long`.slice(0, 1_000);
    expect(() => answer('Which boats?', long)).toThrow(/^Say it more briefly: the story would be too long by \d+\.$/);
    const asksWhy = { ...story, openQuestions: ['What does the yard manager gain from it?'] };
    const benefit = `the crane is idle ${'less '.repeat(400)}`.slice(0, 1_990);
    expect(() => answer('What does the yard manager gain from it?', benefit, asksWhy)).toThrow(/^Say it more briefly/);
  });

  test('says nothing twice', () => {
    const [first = ''] = story.acceptanceCriteria;
    expect(() => answer('Which boats?', first)).toThrow('The story says that already.');
  });

  test('is told for whom it is, and what was answered before stays answered', () => {
    const guessed = { idea: 'The dark mode must keep its colours when the page is loaded again', product };
    const from = draftStory(guessed);
    const [who = '', ...others] = from.openQuestions;
    expect(who).toMatch(/^Who is this for: /);
    const reviseGuessed = (said: string, left: Draft) =>
      reviseStory(guessed, {
        story: left,
        locks: OPEN,
        changes: [{ kind: 'answer-question', question: who, answer: said }],
      });
    for (const said of ['a yard worker', 'It is for the yard workers.', 'mainly yard workers']) {
      const other = reviseGuessed(said, { ...from, openQuestions: [who] });
      expect(other.userStory).toMatch(/^As a yard worker, I want to /);
      expect(other.actorGrounding).toEqual({ source: 'person' });
      for (const question of [who, ...others]) expect(other.openQuestions).not.toContain(question);
      expectWellFormed(other);
    }
    const { role: taken } = parseStory(from.userStory);
    const edited = {
      ...from,
      acceptanceCriteria: from.acceptanceCriteria.slice(1),
      grounding: from.grounding.slice(1),
    };
    const confirmed = reviseGuessed(`It is for the\n${taken}`, edited);
    expect(confirmed).toMatchObject({
      userStory: from.userStory,
      acceptanceCriteria: edited.acceptanceCriteria,
      actorGrounding: { source: 'person' },
    });
    expect(confirmed.openQuestions).not.toContain(who);
    expect(confirmed.assumptions.join(' ')).not.toContain('does not say who it is for');
    for (const said of [
      'unknown',
      '12',
      'the coach and the treasurer',
      'a yard worker or the yard manager',
      'both',
      'Everybody',
      'The yard workers need it most',
      'owners and yard workers',
    ])
      expect(() => reviseGuessed(said, from)).toThrow('A story is told for one role.');
  });

  test('ends in the benefit that is told', () => {
    const question = 'What does the yard manager gain from it?';
    const from = { ...story, openQuestions: [question] };
    const told = answer(question, 'so that the crane is never idle', from);
    expect(told.userStory).toBe(`${story.userStory.split(', so that ')[0]}, so that the crane is never idle.`);
    expect(told).toMatchObject({ benefitGrounding: { source: 'person' }, openQuestions: [] });
    expect(told.assumptions.filter((one) => one.includes('benefit'))).toEqual([]);
    expect(told.acceptanceCriteria).toEqual(story.acceptanceCriteria);
    expect(answer(question, 'Because the crane\nis never idle', from).userStory).toBe(told.userStory);
    expect(() => answer(question, 'fewer calls', from)).toThrow('Say in a whole sentence what they gain');
    expect(() => answer(question, 'the crane is never idle', from, { ...OPEN, userStory: true })).toThrow(/locked/);
  });
});
