import { describe, expect, it } from 'vitest';
import { write } from './draft.contract.ts';

const reasonOf = (idea: string) => /, so that (.+)$/.exec(write(idea).userStory)?.[1];

describe('a wish that is asked', () => {
  it.each([
    [
      'of those whom the question before is about',
      'What happens when a boat owner misses the lift? Could they at least pick another day?',
      'As a boat owner, I want to pick another day when I miss the lift',
    ],
    [
      'whoever else the reason is about',
      'What happens if a boat owner cancels? Could they at least name a friend so the yard manager can fill the place?',
      'As a boat owner, I want to name a friend if I cancel, so that the yard manager can fill the place.',
    ],
    [
      'with all that is listed',
      'Could we take the name, length and draught out of the papers automatically rather than making the yard worker type it in?',
      'I want to take the name, length and draught out of the papers automatically rather than making the yard worker type it in',
    ],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toContain(story);
  });

  it('is told in criteria of the same one', () => {
    const { acceptanceCriteria } = write(
      'What happens when a boat owner misses the lift? Could they at least pick another day?',
    );
    expect(acceptanceCriteria).toContain('A boat owner can pick another day when they miss the lift.');
  });

  it('keeps what others have to do for it', () => {
    const { acceptanceCriteria } = write(
      'What happens when the crane stops? Can boat owners switch to a later lift without the yard manager having to call them?',
    );
    expect(acceptanceCriteria.join(' ')).not.toMatch(/to a later lift to call/);
  });

  it.each([
    ['Could we bill dinghies by the day? Dinghies hardly ever stay a week.'],
    ['Can we lift kayaks without a booking? kayaks are light and the crew does not mind them'],
    ['Could boat owners pay at the gate? Nobody minds.'],
    ['Could we skip the form for day guests? Day guests do not leave a deposit'],
  ])('does not change how things are: %s', (idea) => {
    expect(reasonOf(idea)).not.toMatch(/hardly|mind|somebody|leave a deposit/);
  });

  it.each([
    ['Can I book the crane from my phone? I have to drive there each time.', 'I do not have to drive there each time.'],
  ])('but a trouble beside it is why: %s', (idea, reason) => {
    expect(reasonOf(idea)).toBe(reason);
  });

  it('knows what the next sentence is about', () => {
    expect(
      reasonOf(
        "Why can't a yard worker hand over a half finished job at noon? Now the yard manager has to cancel it and plan it again.",
      ),
    ).toBe('the yard manager does not have to cancel the half finished job and plan it again.');
  });
});
