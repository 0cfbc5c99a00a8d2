import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Trellis',
  description:
    'Trellis runs the desk of a small botanical garden. Guides lead tours, gardeners water the houses, cashiers sell tickets and the head gardener plans the week.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('a problem of two clauses, the first of which tells of no harm', () => {
  it.each([
    ['Groups write in by letter and nobody has an overview.', 'groups write in by letter and nobody has an overview'],
    [
      'Guides sign ten lists at once just before noon, and nobody has read a line of it.',
      'guides sign ten lists at once just before noon, and nobody has read a line of it',
    ],
  ])('is told whole: "%s"', (idea, told) => {
    const { userStory, acceptanceCriteria } = draft(idea);
    expect(userStory).toContain(`be rid of the problem that`);
    expect(userStory).toContain(told);
    expect(acceptanceCriteria[0]).toMatch(/^When .+, it no longer happens that nobody /);
  });

  it('wants that somebody does what nobody does', () => {
    const { headline, userStory } = draft('Guides knock at the gate and nobody opens up.');
    expect(userStory).toContain('be sure that somebody opens up when I knock at the gate');
    expect(headline).toMatch(/omebody opens up/);
  });

  it.each([
    ['where the first clause hurts', 'The orchids die and nobody notices.', /problem that the orchids die and/],
    ['where nothing is joined', 'Guides knock at the gate.', / and /],
    ['where the same people go on', 'Guides knock at the gate and wave.', /It no longer happens that/],
  ])('near miss: %s', (_, idea, not) => {
    const { userStory, acceptanceCriteria } = draft(idea);
    expect([userStory, acceptanceCriteria[0]].join(' ')).not.toMatch(not);
  });
});
