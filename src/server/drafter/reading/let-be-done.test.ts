import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { letBeDone } from './let-be-done.ts';
import { readProduct } from './read-product.ts';

const product = {
  name: 'Quarry Log',
  description:
    'Quarry Log is used in stone quarries. Blasters write shot reports, drivers weigh their loads, and dispatchers plan the lorries.',
};
const people = knowPeople(readProduct(product.name, product.description));

describe('what is allowed to be done', () => {
  it.each([
    ['The system shall allow loads to be weighed by drivers.', 'Drivers should be able to weigh loads.'],
    ['Please allow shot reports to be exported as PDF.', 'It should be possible to export shot reports as PDF.'],
    [
      'They call us. Quarry Log must allow tours to be called off by drivers before noon.',
      'They call us. Drivers should be able to call off tours before noon.',
    ],
    [
      'Allow shot reports to be changed only by the blaster who wrote them, within 12 hours.',
      'Shot reports can only be changed within 12 hours by the blaster who wrote them.',
    ],
    [
      'The app must permit loads to be corrected only by the dispatcher, with the first weight kept visible.',
      'Loads can be corrected only by the dispatcher. The first weight must be kept visible.',
    ],
    ['Allow only weighed loads to be invoiced', 'Only weighed loads can be invoiced'],
    ['Allow drivers to be reminded by text message', undefined],
    ['Lorries need to be washed', undefined],
  ])('%s', (idea, said) => {
    expect(letBeDone(idea, people)).toBe(said ?? idea);
  });

  it('names who may and until when', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'The app shall allow a shot report to be corrected only by the blaster who wrote it, within 12 hours.',
      product,
    });
    expect(acceptanceCriteria).toEqual(
      expect.arrayContaining([
        'A shot report can be corrected only within 12 hours by the blaster who wrote it.',
        'Whoever else tries to correct a shot report is told that only the blaster who wrote it can.',
        'After more than 12 hours, a shot report can no longer be corrected.',
      ]),
    );
  });
});
