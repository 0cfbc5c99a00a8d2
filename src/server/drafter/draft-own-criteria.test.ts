import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs a harbour. Boat owners book a berth and pay the fees. The harbour master gives out the berths and keeps the list of guests.',
};
const STORY = 'As a boat owner, I want to move a booking, so that I can come later.\n\nAcceptance criteria:\n';
const drafted = (items: readonly string[]) =>
  draftStory({ idea: STORY + items.map((item) => `- ${item}`).join('\n'), product });

describe('criteria that somebody wrote', () => {
  it.each([
    ['The old berth is free again', 'The old berth is free again.'],
    ['The owner gets a mail', 'The owner gets a mail.'],
    ['Both sides see the new day', 'Both sides see the new day.'],
    ['If the berth is taken, the owner pays alone', 'If the berth is taken, the owner pays alone.'],
    ['No mail is sent at night', 'No mail is sent at night.'],
    ['The owner must be over 18', 'The owner must be over 18.'],
    ['User can undo it', 'A boat owner can undo it.'],
    ['Can be undone for an hour', 'It can be undone for an hour.'],
    ['Can be filtered by berth', 'It can be filtered by berth.'],
    ['Must be logged in', 'A boat owner must be logged in.'],
    ['Undo possible', 'Undo is possible.'],
    ['Drag and drop works', 'Drag and drop works.'],
    ['Ask for confirmation before deleting', 'Ask for confirmation before deleting.'],
    ['Time: less than five seconds', 'Time: less than five seconds.'],
    ['When I move it, I see my fee', 'When I move it, I see my fee.'],
    ['Works offline', 'It works offline.'],
    ['Error message if the berth is taken', 'There is an error message if the berth is taken.'],
    ['Show the new fee before it is moved', 'The new fee is shown before it is moved.'],
  ])('are kept in their words: %s', (item, criterion) => {
    const { acceptanceCriteria, grounding } = drafted([item, 'The fee stays the same']);
    expect(acceptanceCriteria[0]).toBe('A boat owner can move a booking.');
    expect(acceptanceCriteria[1]).toBe(criterion);
    expect(grounding[1]).toEqual({ source: 'idea' });
    expect(acceptanceCriteria[2]).toBe('The fee stays the same.');
  });

  it('are told once where one of them says what the story is about', () => {
    const { acceptanceCriteria } = drafted([
      'A boat owner can move a booking',
      'The fee stays the same',
      'A mail is sent',
    ]);
    expect(acceptanceCriteria.filter((text) => text.includes('can move a booking'))).toHaveLength(1);
  });

  it('are asked for where they are too many for one story', () => {
    const many = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map(
      (name) => `Jetty ${name} stays free`,
    );
    const { acceptanceCriteria, grounding, openQuestions } = drafted(many);
    expect(acceptanceCriteria).toHaveLength(7);
    expect(grounding).toHaveLength(7);
    expect(openQuestions[0]).toBe(
      'Do these criteria belong in a story of their own: "Jetty seven stays free", "Jetty eight stays free"?',
    );
  });
});
