import { expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Cablecar',
  description:
    'Cablecar is a tool for a cable car. Attendants check tickets and run the cabins. Mechanics look after the ropes and claim their costs. The office plans shifts.',
};
const criteria = (idea: string) => draftStory({ idea, product }).acceptanceCriteria.join('\n');

it('does nothing as long as its case is none', () => {
  expect(criteria('As an attendant I want to fall back to the phone if the picture freezes')).toContain(
    'Nothing happens as long as the picture does not freeze.',
  );
});

it('sends nothing without its proof', () => {
  expect(criteria('As a mechanic I want to turn in an old rope with a receipt')).toContain(
    'As long as a receipt is missing, that is said and nothing is sent.',
  );
});
