import type { Row } from '../row.ts';
import { DraftingThread } from './draft-in-worker.ts';

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

/** The slowest of such ideas, and how many were refused; the usual ones are in the rows of the corpus. */
export async function longTextRow(): Promise<Row> {
  const thread = new DraftingThread();
  const answers = [];
  for (const piece of PIECES) {
    const idea = `Boat owners want to see ${piece.repeat(Math.floor(LENGTH / piece.length))}`;
    answers.push(await thread.draft({ idea, product }));
  }
  await thread.close();
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const refused = answers.filter(({ draft }) => draft === null).length;
  return {
    what: 'drafter, slowest of 4,000 characters without a full stop',
    value: `${slowest.toFixed(0)} ms${refused > 0 ? `, ${refused} refused` : ''}`,
    bar: '<= 1000 ms',
    ok: slowest <= 1000 && refused === 0,
  };
}
