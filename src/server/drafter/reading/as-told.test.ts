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

describe('a ban of which nothing else could be made', () => {
  it('is to hold, and nobody is to be rid of it', () => {
    const text = 'Skippers under 21 cannot cross after 10pm. The log should.';
    expect(readTask({ idea: text, product }).idea.action.wish).toMatch(
      /^be sure that skippers under 21 can ?not cross after 10pm$/,
    );
  });

  it('tells whoever is told of a change, whichever of them it concerns', () => {
    const text = 'Notify every skipper affected when a crossing is moved.';
    expect(readTask({ idea: text, product }).idea.action.wish).toBe('be notified when a crossing is moved');
  });
});
