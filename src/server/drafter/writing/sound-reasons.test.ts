import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const ferry = {
  name: 'Seaferry',
  description:
    'Seaferry is used by a ferry line. Passengers book crossings, mates check the lifeboats, clerks sell tickets and answer complaints, and the purser plans the crew.',
};

function draft(idea: string) {
  return draftStory({ idea, product: ferry });
}

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draft(idea).userStory)?.[1] ?? '';
}

describe('a reason', () => {
  it.each([
    [
      'is of money only where money is owed',
      'If a lifeboat check is overdue the deck plan should go red by itself.',
      /owed/,
    ],
    ['does not say the wish again', 'Passengers should be able to rate a crossing without logging in.', /account/],
    [
      'holds no quotation without its marks',
      "Notes on a cabin. 'Mind the step' typed into the remarks gets lost.",
      /Mind/,
    ],
    ['is no condition', 'Let me hand on my ticket so long as the other one is a passenger.', /^(?:so )?long as/],
    ['is no remark', 'a cabin without windows because we night owls exist', /exist/],
    [
      'is not half denied',
      'Mates keep coming to the deck and the boat they check is still at sea. Show which boats are in.',
      /still at sea/,
    ],
    ['of a way to undo saves no steps', "Undo button for 'boarded'. Pressed the wrong one twice.", /steps/],
    ['of a list is no haste', 'List the crossings that a storm will stop.', /at once|without delay/],
  ])('%s', (_, idea, wrong) => {
    expect(draft(idea).userStory.replace(/ because .*$/, '')).not.toBe('');
    expect(why(idea)).not.toMatch(wrong);
    expect(draft(idea).userStory).not.toMatch(/ because .*exist/);
  });
});

describe('a criterion', () => {
  it.each([
    [
      'counts no number that tells one from the others',
      'Show the next crossing, deck and cabin number on the start page.',
      /zero|counted|behind the number/,
    ],
    [
      'of a case is held against all of it',
      'Warn the purser when the stock of fuel falls below what two full crossings of the fleet would use.',
      /below, /,
    ],
    ['says not when it is seen', 'Passengers should see straight away that they are offline.', /not offline straight/],
    ['of steps has its articles', "Passengers shouldn't have to queue. Scan ticket, take a seat, go.", /^Ticket/m],
    [
      'of a case that is reported is no report',
      'I am a mate. I know when a winch smells. Let me report it on the deck page.',
      /period|figure/,
    ],
    [
      'tells what is told and not whom',
      'The harbour office must be warned two days before a permit expires',
      /which harbour office|which office/,
    ],
  ])('%s', (_, idea, wrong) => {
    expect(draft(idea).acceptanceCriteria.join('\n')).not.toMatch(wrong);
  });
});
