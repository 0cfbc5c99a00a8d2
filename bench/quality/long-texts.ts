import { draftStory } from '../../src/server/drafter/draft-story.ts';
import type { Row } from '../row.ts';

/** Pieces of text without a full stop, each of which fills an idea of the longest kind. */
const PIECES = [
  'block the crane, 24h, otherwise the berth, owner, all of, swap, and then, show the list, ',
  'If a boat is marked as damaged it has to go in the shed, the lift is put on hold and the owner is told\n',
  '12 boats, 3.5 t, 2 l, €1.20, 4:30 pm, ',
  'the owner who has the boat that lies at the pier which ',
  'and then the yard lifts the boat ',
];
const LENGTH = 3_900;
const product = {
  name: 'Slip',
  description: 'Slip runs a boatyard. Boat owners book the crane, and yard hands lift and wash boats.',
};

/** The slowest of such ideas; the usual ones are in the rows of the corpus. */
export function longTextRow(): Row {
  const times = PIECES.map((piece) => {
    const idea = `Boat owners want to see ${piece.repeat(Math.floor(LENGTH / piece.length))}`;
    const before = performance.now();
    draftStory({ idea, product });
    return performance.now() - before;
  });
  const slowest = Math.max(...times);
  return {
    what: 'drafter, slowest of 4,000 characters without a full stop',
    value: `${slowest.toFixed(0)} ms`,
    bar: '<= 1000 ms',
    ok: slowest <= 1000,
  };
}
