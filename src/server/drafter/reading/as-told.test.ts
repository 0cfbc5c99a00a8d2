import { describe, expect, it } from 'vitest';
import { readTask } from '../draft-story.ts';
import { asTold } from './as-told.ts';

const product = { name: 'Ferryhand', description: 'Ferryhand runs ferries. Skippers log crossings.' };

describe('a question that is only told', () => {
  it.each([
    ['will the pier open', 'know whether the pier will open'],
    ['does the ferry come', 'know whether the ferry comes'],
    ['was the pass sent', 'know whether the pass was sent'],
  ])('keeps its auxiliary: %s', (text, wish) => {
    const task = readTask({ idea: text, product });
    expect(asTold({ ...task.idea, text }, task.product).action.wish).toBe(wish);
  });
});
