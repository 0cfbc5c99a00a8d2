import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Toolshed',
  description: 'Neighbours borrow tools. The caretaker keeps the shed and hands tools out.',
};

describe('what is signed', () => {
  it.each(['Sign on the tablet when a tool is taken', 'The caretaker signs with a finger when a tool comes back'])(
    'has a signature, whatever it is signed on: %s',
    (idea) => {
      const { acceptanceCriteria } = draftStory({ idea, product });
      expect(acceptanceCriteria).toContain('The signature is kept with the name and the time.');
      expect(acceptanceCriteria.join(' ')).not.toMatch(/narrow screen|The tool can no longer be changed/);
    },
  );
});
