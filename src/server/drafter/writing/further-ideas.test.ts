import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Beehive',
  description:
    'Beehive is for a beekeepers club. Keepers note what they see in a hive, harvest honey and lend tools. Inspectors check hives and write reports. The office sells honey.',
};

function others(idea: string): readonly string[] {
  return draftStory({ idea, product }).furtherIdeas;
}

describe('the other actions of an idea', () => {
  it.each([
    ['Keepers want to copy a note and weigh the jars', ['Let keepers weigh the jars.']],
    [
      'When a jar arrives, keepers should scan the box. If a jar is missing, the office must be informed by mail.',
      ['Inform the office by mail if a jar is missing.'],
    ],
    ['add a search for hives plus a filter by colour', ['Use a filter by colour.']],
    ['Let keepers lend a tool and notify the office about it', ['Let keepers notify the office about lending a tool.']],
    [
      'besides selling jars the office should be able to track them and to message the keeper',
      ['Let members of the office message the keeper.'],
    ],
    ['inspectors should not be called at night and should be able to mute the bell', ['Let inspectors mute the bell.']],
  ])('%s', (idea, expected) => {
    expect(others(idea)).toEqual(expected);
  });

  it('are none where a rule tells what is to be done as well: it is a criterion of the rule', () => {
    const idea = 'Reports may be read by inspectors only and have to be archived after one year';
    expect(others(idea)).toEqual([]);
    expect(draftStory({ idea, product }).acceptanceCriteria).toContain('Reports are archived after one year.');
  });

  it.each([
    'Frames get stacked in the yard, come back in a heap, and then the office spends an evening sorting them',
    'I would like the scale to send the weight at night but the office thinks that would drain the battery',
    'Would the office hear of a swarm at night, or do we still phone around?',
  ])('are none in what is merely told: %s', (idea) => {
    expect(others(idea)).toEqual([]);
  });

  it('are none where there is one', () => {
    expect(others('Keepers want to see the weight and the colour of a hive')).toEqual([]);
  });
});
