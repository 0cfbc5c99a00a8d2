import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Loomroom',
  description:
    'Loomroom runs a shared weaving workshop. Weavers book looms by the hour and store yarn. The workshop master repairs looms, plans the rota and orders yarn. Course guests take weekend courses. The treasurer sends the bills.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('what a note tells of what happened', () => {
  it.each([
    [
      'Two weavers wanted the same loom at 6. The list on the door said one thing and the app another. They had a row about it.',
      /keep two weavers from booking the same loom for the same time/,
    ],
    [
      'My loom was repaired for a week. I drove there three times to look whether it was ready.',
      /see whether my loom is ready, so that I do not have to drive there\.$/,
    ],
    [
      "The dye list is in the master's head. When he is ill nobody can mix the blue.",
      /mix the blue when the master is ill/,
    ],
    [
      'Courses are paid by term but holidays differ by district. In the end somebody always pays for a course that falls out.',
      /make sure that nobody pays for a course that falls out/,
    ],
    [
      'Late returns are getting more frequent and we only have slips. The master needs to record them so the treasurer can talk to people.',
      /record late returns, so that the treasurer can talk to people\.$/,
    ],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it('leaves what two of them may share', () => {
    expect(story('Two weavers booked the same loom. They want to share the time.')).not.toMatch(/keep two weavers/);
  });
});
