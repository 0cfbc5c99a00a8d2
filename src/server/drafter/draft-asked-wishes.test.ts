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
      'I want to take the name, length and draught out of the papers automatically, so that',
    ],
    [
      'of somebody who is told apart',
      'Can someone who sold their boat keep the mooring until autumn, or do they have to leave at once?',
      'As a boat owner who sold their boat, I want to keep the mooring until autumn',
    ],
    [
      'with one of two deeds: the other is told by a criterion',
      'Can somebody moving over from another yard bring their own cradle and keep their winter place?',
      'As a boat owner moving over from another yard, I want to bring my own cradle, so that',
    ],
    [
      'what is to be done with a thing',
      'Could we have masts over 12 metres checked by a second yard worker before they go up?',
      'I want to have masts over 12 metres checked by a second yard worker before they go up',
    ],
    [
      'what is seen of somebody, and theirs',
      'Is there a way for the yard manager to see that a boat owner has paid without seeing their bank account?',
      'As a yard manager, I want to see that a boat owner has paid without seeing their bank account',
    ],
    [
      'with its own words in order',
      'How can yard workers still log hours when the network is down?',
      'As a yard worker, I want to log hours when the network is down',
    ],
    [
      'with a second question behind a dash',
      'what happens when a boat is longer than booked - does the owner pay more or is it turned away?',
      'I want to know what happens when a boat is longer than booked, and whether the owner pays more or it is turned away, so that',
    ],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toContain(story);
  });

  it.each([
    [
      'Do we have to show the berth price on the map? some boat owners find it rude',
      'know whether I have to show the berth price',
    ],
    [
      'Do we really need two signatures for a lift? The yard manager is away half the time.',
      'work without the two signatures for a lift',
    ],
    ['Do we always have to ring the owner when a boat is moved?', 'no longer have to ring the owner'],
  ])('is never to do what somebody would rather not: %s', (idea, wish) => {
    expect(write(idea).userStory).toContain(wish);
  });

  it('is done to a thing, and that thing is not to be had', () => {
    const { headline, acceptanceCriteria } = write(
      'Could we have masts over 12 metres checked by a second yard worker before they go up, and who would do it?',
    );
    expect(headline).toBe('Masts over 12 metres checked');
    expect(acceptanceCriteria[0]).toBe('Masts over 12 metres are checked by a second yard worker before they go up.');
    expect(acceptanceCriteria.join(' ')).not.toMatch(/once the mast is there|no mast/);
  });

  it.each([
    ['Could we see which boats are late, and why?', 'see which boats are late, and why'],
    [
      'Could boat owners save a half filled form and finish it later, even though they have no account?',
      'even though I have no account',
    ],
  ])('keeps what stands behind it: %s', (idea, wish) => {
    expect(write(idea).userStory).toContain(wish);
  });

  it('is not told what is so today as a criterion', () => {
    expect(
      write(
        'What happens when a boat is not moved for a month? Somebody is supposed to ring the owner but nobody keeps track.',
      ).acceptanceCriteria.join(' '),
    ).not.toMatch(/supposed|keeps track/);
  });

  it('leaves the second question open with the first', () => {
    expect(
      write('what happens when a boat is longer than booked - does the owner pay more or is it turned away?')
        .openQuestions,
    ).toContain('What happens when a boat is longer than booked - does the owner pay more or is it turned away?');
  });

  it.each([
    ['Could we have a list of boats printed for the gate?', 'a list of boats printed for the gate'],
    ['Can a boat owner who is late still be told the new time?', 'be told the new time'],
    ['Could we have more cradles?', 'have more cradles'],
  ])('is nothing else: %s', (idea, wish) => {
    expect(write(idea).userStory).toContain(wish);
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
    ['Could we bill dinghies by the day? Dinghies hardly ever stay a week.', /^everybody pays for what they take\.$/],
    ['Can we lift kayaks without a booking? kayaks are light and the crew does not mind them', /^(?!.*mind|.*kayaks)/],
    ['Could boat owners pay at the gate? Nobody minds.', /^(?!.*mind)/],
    ['Could we skip the form for day guests? Day guests do not leave a deposit', /^(?!.*deposit)/],
  ])('does not change how things are: %s', (idea, reason) => {
    expect(reasonOf(idea)).toMatch(reason);
  });

  it.each([
    ['Can I book the crane from my phone? I have to drive there each time.', 'I do not have to drive there each time.'],
  ])('but a trouble beside it is why: %s', (idea, reason) => {
    expect(reasonOf(idea)).toMatch(reason);
  });

  it('knows what the next sentence is about', () => {
    expect(
      reasonOf(
        "Why can't a yard worker hand over a half finished job at noon? Now the yard manager has to cancel it and plan it again.",
      ),
    ).toBe('the yard manager does not have to cancel the half finished job and plan it again.');
  });

  it.each([
    [
      'Is there a way for friends of a boat owner to see the lift times too, without having to register?',
      'As a friend of a boat owner, I want to see the lift times too, so that I do not have to register.',
    ],
    [
      'Is there an easy way for owners of more than one boat to book both lifts at once?',
      'I want to book both lifts at once',
    ],
    ['Is there a way for owners of a sold boat to be told when the berth is free?', 'I want to be told when the berth'],
    ['Is there a way to pay the crane by card?', 'I want to pay the crane by card'],
  ])('of those with a long name: %s', (idea, story) => {
    expect(write(idea).userStory).toContain(story);
  });

  it('whose second deed is done to those who act', () => {
    const draft = write(
      'Could we let boat owners report that a cradle is broken and tell them which one they may use?',
    );
    expect(draft.userStory).toContain(
      'I want to report that a cradle is broken and be told which one I may use, so that',
    );
    expect(draft.acceptanceCriteria).toContain('A boat owner is told which one they may use.');
  });

  it.each([
    [
      'Boat owners want to refuse the bill when the hull was not washed properly.',
      'when the hull was not washed properly',
    ],
    ['Boat owners want to refuse the bill when the hull was simply not washed.', 'when the hull was not washed,'],
  ])('with how a thing was not done: %s', (idea, story) => {
    expect(write(idea).userStory).toContain(story);
  });

  it.each([
    [
      "Why can't boat owners log in and change the lift day themselves?",
      'As a boat owner, I want to log in and change the lift day myself, so that',
      'A boat owner can change the lift day themselves.',
    ],
    [
      'Can boat owners log in with their phone?',
      'I want to log in with my phone',
      'A boat owner can log in with their phone.',
    ],
  ])('behind a door: %s', (idea, story, criterion) => {
    expect(write(idea).userStory).toContain(story);
    expect(write(idea).acceptanceCriteria).toContain(criterion);
  });
});
