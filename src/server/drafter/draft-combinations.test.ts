import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import { draftStory } from './draft-story.ts';
import { expectWellFormed, product as boatyard } from './draft.contract.ts';
import { PARSED } from './grammar/parsed.contract.ts';
import { TAGGED } from './grammar/tagged.contract.ts';
import { isBaseVerb, readVerb } from './language/verbs.ts';
import { MODALS } from './lexicon/function-words.ts';

const PRODUCTS = [
  boatyard,
  {
    name: 'Choirbook',
    description:
      'Choirbook is for amateur choirs. Singers say whether they come to a rehearsal. The choir leader picks songs and prints scores. The treasurer collects fees. A concert needs at least twelve singers of each voice.',
  },
  {
    name: 'Bins',
    description:
      'It says which bin is emptied on which day and sends a message the evening before. Neighbours put the bins out in turns. Everybody can see whose turn it is and what a missed turn costs.',
  },
] as const;

const SENTENCES = [...new Set([...TAGGED, ...PARSED].map(([sentence]) => sentence))];
const LEADS = ['', 'We should know this: ', 'Please note. ', 'Hi team, ', 'Idea: '];
const task = fc.record({
  idea: fc
    .tuple(fc.constantFrom(...LEADS), fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 4 }))
    .map(([lead, chosen]) => `${lead}${chosen.join(' ')}`)
    .filter((idea) => idea.length >= 30),
  product: fc.constantFrom(...PRODUCTS),
});

function draft(of: Parameters<typeof draftStory>[0]): Draft | undefined {
  try {
    return draftStory(of);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

function textsOf(story: Draft): string[] {
  return [
    story.headline,
    story.userStory,
    ...story.acceptanceCriteria,
    ...story.openQuestions,
    ...story.assumptions,
    ...story.furtherIdeas,
  ];
}

const AUXILIARY = /^(?:is|are|am|was|were|has|have|had|do|does|did|cannot)$/;
const BEFORE_VERB = /^(?:no|longer|not|only|also|always|never|first|\w+ly)$/;

function isFiniteVerb(word: string): boolean {
  const { form } = readVerb(word) ?? {};
  return MODALS.has(word) || AUXILIARY.test(word) || form === 'base' || form === 'third' || form === 'past';
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

/** Words that do not begin with the base of a verb. */
function withoutVerb(wish: string): boolean {
  const verb = wordsOf(wish).find((word) => !BEFORE_VERB.test(word)) ?? '';
  return !isBaseVerb(verb) && !/^(?:be|have|do)$/.test(verb);
}

function everyDraft(check: (story: Draft) => void): void {
  fc.assert(
    fc.property(task, (given) => {
      const story = draft(given);
      if (story) check(story);
    }),
    { numRuns: 150 },
  );
}

describe('a story for sentences that were put together by chance', () => {
  it('is well-formed', () => {
    everyDraft((story) => {
      expectWellFormed(story);
      expect(textsOf(story).filter((text) => text !== text.trim())).toEqual([]);
    });
  });

  it('has no article or other small word twice', () => {
    everyDraft((story) => {
      const doubled =
        /\b(the|an?|my|our|their|to|of|is|are|and|not|be|that|when|if) \1\b|\b(?:an?|the) (?:an?|the|my|our|their)\b/i;
      expect(textsOf(story).filter((text) => doubled.test(text))).toEqual([]);
    });
  });

  it('has no place that was left to be filled', () => {
    everyDraft((story) => {
      expect(textsOf(story).filter((text) => /[{}]|\bundefined\b| {2}|^\s*$/.test(text))).toEqual([]);
    });
  });

  it('has a finite verb in every criterion', () => {
    everyDraft((story) => {
      expect(story.acceptanceCriteria.filter((text) => !wordsOf(text).some(isFiniteVerb))).toEqual([]);
    });
  });

  it('wants to do something', () => {
    everyDraft((story) => {
      const wish = /, I want to (.+?), so that /s.exec(story.userStory)?.[1] ?? '';
      expect(withoutVerb(wish) ? wish : '').toBe('');
    });
  });

  it('is the same story for the same task', () => {
    fc.assert(
      fc.property(task, (given) => {
        expect(draft(given)).toEqual(draft(given));
      }),
      { numRuns: 50 },
    );
  });
});
