import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetEverybodyBut } from '../../../lib/kept-of-person.ts';
import { StorageStandIn } from '../../../lib/storage-stand-in.ts';
import type { DraftRow } from './draft-row.ts';
import { keptList } from './kept-list.ts';

const DRAFT = {
  headline: 'Swap plots',
  userStory: 'As a gardener, I want to swap my plot, so that I get more light.',
  acceptanceCriteria: ['A gardener can swap their plot.'],
  grounding: [{ source: 'idea' as const }],
  actorGrounding: { source: 'idea' as const },
  benefitGrounding: { source: 'idea' as const },
  openQuestions: [],
  assumptions: [],
  furtherIdeas: [],
  idea: 'Gardeners swap their plots',
  writer: 'drafter',
  draft: 'sealed',
};
const HEAD = { product: { id: 'p', name: 'Allotment' }, file: 'ideas.csv', notes: [], count: 3 };
const row = (line: number, state: DraftRow['state']): DraftRow => ({ line, idea: DRAFT.idea, state });
const ROWS = [
  row(1, { is: 'kept', storyId: 's', headline: DRAFT.headline }),
  { ...row(2, { is: 'drafted', draft: DRAFT }), repeats: { exact: true, row: 0 } },
  row(4, { is: 'failed', message: 'It is too short.', isFinal: true }),
];

function keep(uid: string, rows: readonly DraftRow[] = ROWS): ReturnType<typeof keptList> {
  const kept = keptList(uid);
  kept.keepHead({ ...HEAD, count: rows.length });
  rows.forEach((one, index) => kept.keepRow(index, one));
  return kept;
}

describe('a list of ideas on its way to stories', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new StorageStandIn());
    vi.stubGlobal('localStorage', new StorageStandIn());
    return () => vi.unstubAllGlobals();
  });

  test('is there again after a reload, as it was', () => {
    keep('ada');
    expect(keptList('ada').read()).toEqual({ head: HEAD, rows: ROWS });
  });

  test('has what was under way once more before it', () => {
    keep('ada', [row(1, { is: 'writing' }), row(2, { is: 'keeping', draft: DRAFT })]);
    expect(
      keptList('ada')
        .read()
        ?.rows.map(({ state }) => state),
    ).toEqual([{ is: 'waiting' }, { is: 'drafted', draft: DRAFT }]);
  });

  test('is gone once it is forgotten, and leaves nothing behind', () => {
    keep('ada').forget(HEAD);
    expect(keptList('ada').read()).toBeUndefined();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('is its person’s own, and goes when they sign out', () => {
    keep('ada');
    expect(keptList('bob').read()).toBeUndefined();
    forgetEverybodyBut(undefined);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('leaves nothing behind either when something that was under way ends after they signed out', () => {
    const kept = keep('ada');
    forgetEverybodyBut(undefined);
    expect(kept.keepRow(1, row(2, { is: 'waiting' }))).toBe(false);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test.each(['{', '{"line":1}', 'null'])('that does not look like one, with %s in it, is none', (text) => {
    keep('ada');
    sessionStorage.setItem('storygenie:unsaved:ada:list-1', text);
    expect(keptList('ada').read()).toBeUndefined();
  });

  test('says when the browser has no room for a row, and keeps the row as it was', () => {
    const kept = keep('ada', [row(1, { is: 'waiting' })]);
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(kept.keepRow(0, row(1, { is: 'drafted', draft: DRAFT }))).toBe(false);
    expect(kept.read()?.rows).toEqual([row(1, { is: 'waiting' })]);
  });

  test('is not kept by a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(keptList('ada').keepHead(HEAD)).toBe(false);
    expect(keptList('ada').read()).toBeUndefined();
  });
});
