import type { Draft } from '#contract/story.ts';
import { describe, expect, test } from 'vitest';
import type { Idea, Product } from '../corpus.ts';
import { actorIsAcceptable, criterionKey, criterionPattern, judgeDraft } from './judge-draft.ts';

const idea: Idea = {
  idea: 'Porters should open the north gate for up to 3 late guests',
  form: 'wish',
  traits: [],
  terms: ['gate', 'guest'],
  actors: ['porter'],
};
const product: Product = {
  id: 'inn',
  domain: 'inns',
  name: 'Inn',
  description: 'Porters guard the gates. Cooks cook.',
  roles: ['porter', 'cook'],
  ideas: [idea],
};
const good: Draft = {
  headline: 'Open the north gate',
  userStory: 'As a porter, I want to open the north gate, so that late guests get in.',
  acceptanceCriteria: [
    'A porter can open the north gate for up to 3 late guests.',
    'A fourth guest is refused.',
    'The gate stays shut for strangers.',
  ],
  grounding: [{ source: 'idea' }, { source: 'idea' }, { source: 'product', quote: 'Porters guard the gates.' }],
  actorGrounding: { source: 'idea' },
  benefitGrounding: { source: 'assumption' },
  openQuestions: [],
  assumptions: [],
  furtherIdeas: [],
};

describe('the verdict on a draft', () => {
  test('a good draft has nothing against it', () => {
    const verdict = judgeDraft(good, idea, product);
    const { form, missingTerms, invented, vague, unobservable, slips, falseQuotes, actorOk, shape } = verdict;
    expect({ form, missingTerms, invented, vague, unobservable, slips, falseQuotes, actorOk, shape }).toEqual({
      form: [], missingTerms: [], invented: [], vague: [], unobservable: [], slips: [], falseQuotes: [], actorOk: true, shape: [],
    }); // prettier-ignore
  });

  test('each fault of a bad draft is named', () => {
    const bad: Draft = {
      ...good,
      userStory: 'As a butler, I want to easily open the door and lock it, so that Berta gets in.',
      acceptanceCriteria: ['The door works correctly within 9 seconds.', 'The door works correctly within 9 seconds.'],
      grounding: [{ source: 'product', quote: 'Butlers lock doors.' }],
      headline: 'Door',
    };
    const verdict = judgeDraft(bad, idea, product);
    expect(verdict.form).toContain('not atomic');
    expect(verdict.missingTerms).toEqual(['gate', 'guest']);
    expect(verdict.invented).toEqual(expect.arrayContaining(['number: 9', 'name: Berta']));
    expect(verdict.vague).toEqual(expect.arrayContaining(['easily', 'correctly']));
    expect(verdict.unobservable).toHaveLength(2);
    expect(verdict.falseQuotes).toEqual(['Butlers lock doors.']);
    expect(verdict.actorOk).toBe(false);
    expect(verdict.shape).toEqual(
      expect.arrayContaining(['2 criteria', 'a criterion twice', 'grounding and criteria differ in number']),
    );
    expect(verdict.slips.join()).toContain('headline of 1 words');
  });

  test('a vague word that the person said may stay in the story, but not in a criterion', () => {
    const said = { ...idea, idea: 'Porters should quickly open the north gate for late guests' };
    const story = {
      ...good,
      userStory: 'As a porter, I want to quickly open the north gate, so that late guests get in.',
    };
    expect(judgeDraft(story, said, product).vague).toEqual([]);
    expect(
      judgeDraft({ ...good, acceptanceCriteria: ['A porter quickly opens the gate.'] }, said, product).vague,
    ).toEqual(['quickly']);
  });
});

describe('the actor', () => {
  test('is one that the idea allows', () => {
    expect(actorIsAcceptable('Porter', idea, product)).toBe(true);
    expect(actorIsAcceptable('cook', idea, product)).toBe(false);
    expect(actorIsAcceptable('member of the porters', { ...idea, actors: ['porter'] }, product)).toBe(true);
  });

  test('may be told apart by the words of the idea, and by no others', () => {
    const said = { ...idea, idea: 'Porters who work at night want to see the list', actors: ['porter'] };
    expect(actorIsAcceptable('porter who works at night', said, product)).toBe(true);
    expect(actorIsAcceptable('porter who works at sea', said, product)).toBe(false);
    expect(actorIsAcceptable('cook who works at night', said, product)).toBe(false);
  });

  test('is any role of the product when the idea leaves it open, and never just a user where there are roles', () => {
    expect(actorIsAcceptable('cook', { ...idea, actors: null }, product)).toBe(true);
    expect(actorIsAcceptable('user', { ...idea, actors: null }, product)).toBe(false);
    expect(actorIsAcceptable('user', { ...idea, actors: null }, { ...product, roles: [] })).toBe(true);
  });
});

test('criteria are compared without case, articles and actor, patterns without the words of the idea', () => {
  expect(criterionKey('The porter can open the gate.', 'porter')).toBe(criterionKey('A cook can open a gate.', 'cook'));
  expect(criterionPattern('The north gate is shown to the porter.', 'porter', idea.idea)).toBe('_ is shown to ROLE');
});
