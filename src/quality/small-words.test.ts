import { describe, expect, it } from 'vitest';
import { checkBacklog } from './check-backlog.ts';
import { checkStory } from './check-story.ts';

const uniform = (userStory: string) => checkStory({ userStory }).filter(({ rule }) => rule === 'uniform');

describe('small words of the template', () => {
  it.each([
    ['As an baker, I want to weigh the dough, so that no bread is too light.', 'As a baker, '],
    ['As a apprentice, I want to weigh the dough, so that no bread is too light.', 'As an apprentice, '],
    ['As baker, I want to weigh the dough, so that no bread is too light.', 'As a baker, '],
    ['As apprentice, I want to weigh the dough, so that no bread is too light.', 'As an apprentice, '],
    ['As head baker, I want to weigh the dough, so that no bread is too light.', 'As a head baker, '],
    ['As a baker, I want weigh the dough, so that no bread is too light.', 'As a baker, I want to weigh '],
  ])('%s is told, with the whole story put right', (story, start) => {
    const [finding] = uniform(story);
    expect(finding?.fix?.startsWith(start)).toBe(true);
    expect(uniform(finding?.fix ?? '')).toEqual([]);
  });

  it.each([
    'As a user, I want to weigh the dough, so that no bread is too light.',
    'As an hourly worker, I want to weigh the dough, so that no bread is too light.',
    'As an HR officer, I want to weigh the dough, so that no bread is too light.',
    'As bakers, we want to weigh the dough, so that no bread is too light.',
    'As Agnes, I want to weigh the dough, so that no bread is too light.',
    'As a baker, I want a scale for the dough, so that no bread is too light.',
    'As a baker, I want access to the scale, so that no bread is too light.',
    'As the baker, I want to weigh the dough, so that no bread is too light.',
  ])('%s is fine', (story) => {
    expect(uniform(story)).toEqual([]);
  });

  it('holds a backlog that writes articles to them, even for a word that might be a name', () => {
    const wishes = ['weigh the dough', 'heat the oven', 'sell bread', 'count rolls'];
    const lines = wishes.map((wish) => `As a Baker, I want to ${wish}, so that the shop can open.`);
    const report = checkBacklog([...lines, 'As Seller, I want to wrap bread, so that the shop can open.']);
    expect(report.lines.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([[], [], [], [], ['uniform']]);
  });
});
