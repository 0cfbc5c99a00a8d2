import { expect, test } from 'vitest';
import { draftStory } from '../../src/server/drafter/draft-story.ts';
import { readCorpus } from './corpus.ts';
import { longestCopiedRun } from './judge/words.ts';

test('no criterion of a corpus idea copies more than twelve words in a row', { timeout: 120_000 }, () => {
  const long = readCorpus().flatMap(({ name, description, ideas }) =>
    ideas.flatMap(({ idea }) =>
      draftStory({ idea, product: { name, description } })
        .acceptanceCriteria.filter((text) => longestCopiedRun(text, `${idea}\n${name}. ${description}`) > 12)
        .map((text) => `${idea}: ${text}`),
    ),
  );
  expect(long).toEqual([]);
});
