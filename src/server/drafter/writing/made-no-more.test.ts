import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { madeNoMore } from './made-no-more.ts';
import { withoutHouse } from './without-house.ts';

const product = {
  name: 'Ferrybank',
  description: 'Ferrybank runs a boat hire. Hirers book boats and pay for them, and the office writes the invoices.',
};

describe('what something makes people do', () => {
  it.each([
    ['it makes my son hide his readings', 'my son does not hide his readings'],
    ['it makes us look greedy', 'we do not look greedy'],
    ['that makes guests leave', 'guests do not leave'],
    ['it makes guests feel welcome', undefined],
    ['it makes sense', undefined],
    ['it takes ages', undefined],
  ])('%s', (said, denied) => {
    expect(madeNoMore(said)).toBe(denied);
  });

  it('is over with what is no longer done', () => {
    const { userStory } = draftStory({
      idea: "Please don't show the late hirers by name, it makes people argue at the desk",
      product,
    });
    expect(userStory).toContain('so that people do not argue at the desk');
    const looks = draftStory({ idea: "Don't send reminders on Sundays. It looks pushy.", product });
    expect(looks.userStory).toContain('so that it does not look pushy');
  });
});

describe('"we" told by one of those who are served', () => {
  it.each([
    ['we do not throw it away', 'it is not thrown away'],
    ['we do not have to bake it twice', 'nobody has to bake it twice'],
    ['we can plan the load', 'the team can plan the load'],
    ['we stop asking people who never come', 'the team stops asking people who never come'],
    ['it is clear to us', 'it is clear to the team'],
    ['I do not wait', 'the team does not wait'],
    ['I know when to come', 'it is clear when to come'],
    ['guests do not wait', 'guests do not wait'],
  ])('%s', (said, told) => {
    expect(withoutHouse(said)).toBe(told);
  });

  it('is whoever runs it, and stays "we" where one of those acts', () => {
    expect(
      draftStory({ idea: 'Text hirers when their boat is not fetched by ten, as we otherwise give it away', product })
        .userStory,
    ).toContain('so that it is not given away');
  });
});
