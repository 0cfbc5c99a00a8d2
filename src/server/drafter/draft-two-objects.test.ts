import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const HIVES = {
  name: 'Combwise',
  description:
    'Combwise runs a shared apiary. Beekeepers inspect their hives, the inspector records diseases, helpers fetch frames, and the office plans the harvest.',
};

function draftOf(idea: string): ReturnType<typeof draftStory> {
  return draftStory({ idea, product: HIVES });
}

describe('whoever gets, sees or is told something', () => {
  it.each([
    ['Show beekeepers the yield in the app', /^As a beekeeper, I want to see the yield in the app, so/],
    ['Send helpers a plan to the third meadow', /^As a helper, I want to get a plan to the third meadow, so/],
    [
      'Give first-time beekeepers a short course at the gate',
      /^As a first-time beekeeper, I want to get a short course/,
    ],
    [
      'Show beekeepers that hive No. 7 stands in the shade',
      /^As a beekeeper, I want to see that hive number 7 stands in/,
    ],
    ['Remind helpers that gate 4 closes at dusk', /^As a helper, I want to be reminded that gate 4 closes at dusk, so/],
    [
      'Tell beekeepers that truck 2 comes from the mill',
      /^As a beekeeper, I want to be told that truck 2 comes from the/,
    ],
    ['Email helpers the list for the shed', /^As a helper, I want to get the list for the shed by e-mail, so/],
    [
      'The app should show helpers the frames in the cellar',
      /^As a helper, I want to see the frames in the cellar, so/,
    ],
  ])('is the one who wants it: %s', (idea, story) => {
    expect(draftOf(idea).userStory).toMatch(story);
  });

  it.each([
    [
      'Show beekeepers who keep bees on a roof the weather',
      /^As a beekeeper who keeps bees on a roof, I want to see the weather, so/,
    ],
    [
      'Give every beekeeper of a sick hive a short guide to the treatment',
      /^As a beekeeper of a sick hive, I want to get a short guide to the treatment, so/,
    ],
    [
      'Tell every beekeeper of a sick hive how far it is',
      /^As a beekeeper of a sick hive, I want to be told how far it is/,
    ],
    [
      'Tell beekeepers who live within 3 km of a meadow about the spraying',
      /^As a beekeeper, I want to be told about the spraying, if I live within 3 km of a meadow, so/,
    ],
    [
      'Remind helpers who come in the morning to bring a veil',
      /^As a helper, I want to be reminded to bring a veil, if I come in the morning, so/,
    ],
    [
      'The app must give every beekeeper of a sick hive a new queen',
      /^As a beekeeper of a sick hive, I want to get a new queen, so/,
    ],
  ])('is named whole: %s', (idea, story) => {
    expect(draftOf(idea).userStory).toMatch(story);
  });

  it.each([
    ['Inform beekeepers of a delay', /be informed of a delay/],
    ['Tell the inspector of a sick hive whether it was moved', /^As an inspector, /],
    ['Tell the inspector who has opened a hive', /be told who has opened a hive/],
    ['Helpers can tell wasps from bees', /distinguish wasps from bees/],
  ])('is not made out of what is told: %s', (idea, story) => {
    expect(draftOf(idea).userStory).toMatch(story);
  });
});

describe('what is given to somebody', () => {
  it('is what "it" means behind it', () => {
    const draft = draftOf('Show helpers the next frame and mark it on the map');
    expect(draft.acceptanceCriteria).toContain('The next frame is marked on the map.');
  });

  it('is what the criteria speak of', () => {
    const { userStory, acceptanceCriteria } = draftOf(
      'Helpers should be able to send the office a note about the mites',
    );
    expect(userStory).toMatch(/^As a helper, I want to send the office a note about the mites, so/);
    expect(acceptanceCriteria.join(' ')).not.toMatch(/\b[Aa]n? office\b/);
    expect(acceptanceCriteria.join(' ')).toMatch(/\bnote\b/);
  });
});
