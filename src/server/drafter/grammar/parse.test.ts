import { describe, expect, it } from 'vitest';
import { parseAction, parseSentence, textOf, type Clause, type Parsed } from './parse.ts';
import { PARSED } from './parsed.contract.ts';
import { indexNames } from './words.ts';

function tellVerb({ group }: Clause): string {
  if (!group) return '-';
  const { modal, negated, passive, past, verb } = group;
  return [modal, negated && 'not', passive && 'passive', past && 'past', verb].filter(Boolean).join(' ');
}

function tellClause(clause: Clause, at: number): string {
  const { link, mood, subject, rest, subs } = clause;
  const lead = at > 0 && subject.length === 0 ? link || 'then' : [at > 0 && link, mood].filter(Boolean).join(' ');
  const behind = [textOf(rest), ...subs.map((sub) => `{${sub.link} ${textOf(sub.words)}}`)].filter(Boolean).join(' ');
  return `${lead}: ${[textOf(subject), tellVerb(clause), behind].join(' | ').trim()}`;
}

function tell({ front, clauses }: Parsed): string {
  const before = front.map(({ link, words }) => `{${link} ${textOf(words)}} `).join('');
  return before + clauses.map(tellClause).join(' // ');
}

describe('a sentence', () => {
  it.each(PARSED)('is cut into its clauses: "%s"', (sentence, clauses) => {
    expect(tell(parseSentence(sentence))).toBe(clauses);
  });

  it('without any word has no clause', () => {
    for (const text of ['', '.', '   ']) expect(parseSentence(text)).toMatchObject({ front: [], clauses: [] });
  });

  it('is read with the names of roles kept together', () => {
    const names = indexNames(['float builder', 'float builders']);
    expect(tell(parseSentence('Float builders need a permit', names))).toBe(
      'statement: Float builders | need | a permit',
    );
  });

  it('reads the same whether its condition stands in front or behind', () => {
    const front = parseSentence('When the tank is empty, tell the farmer.').front[0];
    const behind = parseSentence('Tell the farmer when the tank is empty.').clauses[0]?.subs[0];
    expect([front?.link, textOf(front?.words ?? [])]).toEqual([behind?.link, textOf(behind?.words ?? [])]);
  });

  it('keeps an adverb before the verb apart from the subject', () => {
    const [clause] = parseSentence('The clerk always locks the safe').clauses;
    expect(textOf(clause?.subject ?? [])).toBe('The clerk');
    expect(clause?.group?.adverbs).toEqual(['always']);
  });

  it('keeps "only" before a verb, and leaves it to the subject where that is meant', () => {
    expect(parseSentence('The list only shows ten names').clauses[0]?.group?.adverbs).toEqual(['only']);
    const [clause] = parseSentence('Only the clerk locks the safe').clauses;
    expect([textOf(clause?.subject ?? []), clause?.group?.adverbs]).toEqual(['Only the clerk', []]);
  });
});

describe('words that start with a base verb', () => {
  it.each([
    ['plan the visit', 'command: | plan | the visit'],
    ['zorble the map', 'command: | zorble | the map'],
    ['book a room and tell the host', 'command: | book | a room // and: | tell | the host'],
    ['see who is late when the bell rings', 'command: | see | who is late {when the bell rings}'],
  ])('are orders: "%s"', (action, clauses) => {
    expect(tell(parseAction(action))).toBe(clauses);
  });
});
