import { expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const orchard = {
  name: 'Pipwell',
  description:
    'Pipwell helps orchards. Growers plan picking days and note what each tree gave. Pickers take over rows and record crates. The shop sells apples, and customers reserve boxes. A box that is not collected within three days is sold.',
};
const ferry = {
  name: 'Larkspur Ferries',
  description:
    'Larkspur Ferries runs four boats. Passengers buy tickets and get told of delays. Skippers keep the log. The office plans sailings and answers complaints.',
};

const IDEAS = [
  'Pickers copy the same crates twice a week into a second list',
  'Customers ask for the price all the time',
  'Growers retype the plan every day',
  'Which rows were not picked last week?',
  'Let customers move their box to another day. After noon this must not be possible.',
  'Recurring picking days every month',
  'The list shows old boxes again and again. They should be gone.',
  'Remind customers who have not collected their box',
  'Bulk edit of due dates on open boxes',
  'No more phone calls about delays, please',
];

it('is the same story for the same words, whatever was drafted before', () => {
  const tasks = IDEAS.flatMap((idea) => [orchard, ferry].map((product) => ({ idea, product })));
  const first = tasks.map((task) => draftStory(task));
  const again = tasks.toReversed().map((task) => draftStory(task));
  expect(again.toReversed()).toEqual(first);
});
