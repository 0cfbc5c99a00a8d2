import { expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Peatlab',
  description:
    'Peatlab is a tool for a garden centre. Gardeners water the plants and note what is ill. Buyers order plants and write complaints. Cashiers take the money.',
};

it.each([
  ['Complaints should be dealt with in the order in which they came in.', /^Deal with complaints in the order/],
  ['Ill plants should be looked after every morning.', /^Look after ill plants every morning$/],
  ["Once an order is paid it can't be cancelled any more.", /^No cancelling an order that is paid$/],
  ['Every crate must be marked red.', /^Mark (?:every )?crates? red$/],
])('%s', (idea, headline) => {
  expect(draftStory({ idea, product }).headline).toMatch(headline);
});

it.each([
  ["Once an order is paid it can't be cancelled any more.", 'everybody can rely on what was settled'],
  ['After a plant is sold, it can no longer be deleted.', 'nothing that is still needed gets lost'],
])('%s: why', (idea, reason) => {
  expect(draftStory({ idea, product }).userStory).toContain(reason);
});

it('loses the preposition with how long', () => {
  const paused = 'Buyers should be able to pause their subscription for up to three months instead of cancelling it.';
  expect(draftStory({ idea: paused, product }).headline).toBe('Pause the subscription instead of cancelling it');
});
