import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const ARCHIVE = {
  name: 'Stackroom',
  description:
    'Stackroom is for town archives. Archivists describe boxes and plan the reading room, and readers order documents and read them there. The archivist answers questions of readers.',
};

function wishOf(idea: string): string {
  const { userStory } = draftStory({ idea, product: ARCHIVE });
  return /, I want to (.+), so that /.exec(userStory)?.[1] ?? userStory;
}

describe('a thing that is only named', () => {
  it.each([
    ['Publication date per document, with the reason', /^set a publication date per document/],
    ['Incident log with photo and shelf number', /^keep an incident log with photo and shelf number$/],
    [
      'Damage score with its causes, recalculated weekly and comparable with last year',
      /^(?:see|use|have) (?:a|the) damage score/,
    ],
    ['Seats chosen at registration', /^choose seats at registration$/],
    ['Drag and drop shelf plan with labels', /shelf plan by drag and drop/],
    ['something for the wall of the reading room', /^have something for the wall/],
    ['Combination of two tickets as one product', /^have a combination of two tickets as one product$/],
    ['Gaps in the reading room next to the closing days', /^see gaps in the reading room next to the closing days$/],
    ['Square metres in use, by floor and wing', /^see square metres in use, by floor and wing$/],
    ['Names of everybody in the reading room, by table', /^see names of everybody in the reading room, by table$/],
    ['Magnifier tool for old maps', /^use a magnifier tool for old maps$/],
    ['My visits until now with dates', /^see my visits until now with dates$/],
    ['Weather filled in automatically at 18:00', /^have the weather filled in automatically at 18:00$/],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it.each([
    ['Expiry date warning for permits', /^(?!set )/],
    ['Change log of each description', /^(?!keep )/],
    ['Drag and drop boxes onto shelves', /^move boxes onto shelves by drag and drop$/],
  ])('and near misses: %s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });
});
