import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Toolshed',
  description: 'Neighbours lend tools and help each other. The caretaker keeps the shed.',
};
const draftOf = (idea: string) => draftStory({ idea, product });

describe('what somebody hides', () => {
  it.each(['Hide my home address in the list', 'Let neighbours hide their phone number'])(
    'of their own, they hide from others: %s',
    (idea) => {
      const { userStory, acceptanceCriteria } = draftOf(idea);
      expect(userStory).not.toMatch(/I see only what|scroll past/);
      expect(acceptanceCriteria.join(' ')).toMatch(/The neighbour can still see an? [\w ]+ that was hidden\./);
    },
  );

  it('before their own eyes, they no longer want to see', () => {
    const { userStory, acceptanceCriteria } = draftOf('Let neighbours hide read messages');
    expect(userStory).toMatch(/so that I (?:see only|do not)/);
    expect(acceptanceCriteria.join(' ')).toContain(
      'A read message that was hidden is no longer listed for the neighbour.',
    );
  });

  it.each([
    ['Hide the names of neighbours while a loan is open', 'No search and no file shows the names in that time either.'],
    [
      'Hide the names of neighbours until a loan is closed',
      'No search and no file shows the names before that either.',
    ],
  ])('for a time, nobody has to bring back: %s', (idea, criterion) => {
    const said = draftOf(idea).acceptanceCriteria;
    expect(said).toContain(criterion);
    expect(said.join(' ')).not.toMatch(/bring|still finds|as before/);
  });
});
