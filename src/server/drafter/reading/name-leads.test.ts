import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Orchard',
  description:
    'Orchard is used by a cider press. Growers book a pressing slot and bring their apples. The press operator weighs the load, notes what was pressed and prints labels. The manager watches the takings.',
};
function draft(idea: string) {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  return { userStory, criteria: acceptanceCriteria.join('\n') };
}

describe('a list of names', () => {
  it.each([
    [
      'Pressing report:\n- litres by grower\n- hours per load\n- losses',
      /see a pressing report/,
      'The pressing report shows losses.',
    ],
    [
      'Pressing report:\n- litres by grower\n- exportable as PDF\n- losses',
      /see a pressing report/,
      'The pressing report can be exported as PDF.',
    ],
    [
      'Takings report:\n- cash\n- cards\n- can be printed per month',
      /see a takings report/,
      'The takings report can be printed per month.',
    ],
    [
      'Report per load:\n- litres by grower\n- losses\n- can be printed per month',
      /see a report per load/,
      'The report can be printed per month.',
    ],
    [
      'Arrivals today\n- name of the grower\n- load\n- paid or not',
      /see arrivals today/,
      'Each arrival shows whether it is paid.',
    ],
    [
      'Booking form:\n- name\n- sort of apples\n- weight',
      /booking form/,
      'The booking form asks for the sort of apples.',
    ],
    ['Per load:\n- weight\n- sort\n- litres', /for each load/, 'Each load is shown with'],
    [
      'Takings per month for the manager:\n- cash\n- cards\n- refunds',
      /^As a manager, .*see takings per month/,
      'refunds',
    ],
  ])('below what is shown or filled in says what it shows: %s', (idea, story, criterion) => {
    const { userStory, criteria } = draft(idea);
    expect(userStory).toMatch(story);
    expect(criteria).toContain(criterion);
    expect(criteria).not.toMatch(/ can (?:see|be) (?:a )?(?:losses|load|weight)\./);
  });

  it.each([
    ['Things to note with a load:\n- weight\n- sugar\n- stains', /note .*sugar.* with a load/],
    [
      'Needed per booking\n- phone number\n- weight\n- washed or not',
      /enter .*phone number.*whether it is washed for each booking/,
    ],
    [
      'After pressing the press operator enters:\n- litres\n- losses\n- remarks',
      /As a press operator, I want to enter .*litres, losses and remarks/,
    ],
    [
      'Reasons to choose from when a load is refused:\n- rotten\n- too wet\n- unknown sort',
      /choose a reason when a load is refused/,
    ],
    ['When a slot is cancelled offer:\n- another slot\n- refund', /another slot/],
  ])('is entered, chosen or offered as the line above it says: %s', (idea, story) =>
    expect(draft(idea).userStory).toMatch(story),
  );

  it('stays a list of deeds where it is one', () => {
    const { criteria } = draft('Label page:\n- print the labels\n- change the font\n- save it as a template');
    expect(criteria).toContain('change the font');
    expect(criteria).not.toContain('is shown with');
  });
});
