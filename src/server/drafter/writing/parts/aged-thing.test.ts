import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';
import { agedThing } from './aged-thing.ts';

const product = {
  name: 'Crag',
  description:
    'Crag runs a climbing hall. Climbers book slots and borrow harnesses. Instructors check climbers and sign their cards. The hall manager buys gear and sells passes.',
};
const draft = (idea: string) => draftStory({ idea, product });

describe('what is so old', () => {
  it.each([
    ['Do not let climbers book when their safety card is older than 8 months', '8 months', 'safety card'],
    ['Warn the manager if a rope check is older than 4 weeks', '4 weeks', 'rope check'],
    ["Refuse a climber whose doctor's note is older than 2 years", '2 years', 'note'],
    ['Do not hand out ropes that are older than 5 years', '5 years', undefined],
    ['List passes older than 2 years', '2 years', undefined],
    ['Do not accept a card when it is older than 2 years', '2 years', undefined],
  ])('is told by its own clause: %s', (idea, amount, thing) => {
    expect(agedThing(idea, `older than ${amount}`)).toBe(thing);
  });

  it('and not what is barred is still accepted when it is just so old', () => {
    const told = draft('Climbers must not borrow a harness when their safety card is older than 8 months');
    expect(told.acceptanceCriteria).toContain('A safety card that is exactly 8 months old is still accepted.');
    expect(told.acceptanceCriteria.join(' ')).not.toMatch(/harness that is exactly/);
  });

  it('has nothing happen yet where something is to happen', () => {
    expect(draft('Remind instructors when a rope check is older than 4 weeks').acceptanceCriteria).toContain(
      'Nothing happens yet with a rope check that is exactly 4 weeks old.',
    );
  });

  it('can still be handed out when it is barred itself', () => {
    expect(draft('Do not lend ropes that are older than 5 years').acceptanceCriteria).toContain(
      'A rope that is exactly 5 years old can still be lent.',
    );
  });

  it('leaves no "of" between a verb and its amount', () => {
    const { acceptanceCriteria } = draft('Climbers who owe more than 30 euros must not book a slot');
    expect(acceptanceCriteria).toContain('Climbers who owe exactly 30 euros can still book a slot.');
  });

  it('bars debtors for what they owe, and not for the sake of others', () => {
    expect(draft('Do not let climbers book a slot if they owe more than 30 euros').userStory).toContain(
      'what is owed gets paid',
    );
    expect(draft('Do not let climbers book more than 3 slots').userStory).toContain('enough for the others');
  });

  it('names what a rule is about where that is not counted', () => {
    const { headline } = draft('A climber must not borrow gear when the safety card is older than 8 months');
    expect(headline).toBe('Rule for borrowing gear');
  });
});
