import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { codeOf, expectWellFormed, write } from './draft.contract.ts';

describe('an idea in any form becomes a story', () => {
  it('that begins with a name like a command', () => {
    const kiosks = { name: 'Till', description: 'Shop keepers count the till and order newspapers. Readers buy them.' };
    const idea = 'Shop keepers should be able to lock the till, so that nobody opens it at night';
    const { userStory } = draftStory({ idea, product: kiosks });
    expect(userStory).toBe('As a shop keeper, I want to lock the till, so that nobody opens it at night.');
  });

  const forms: readonly (readonly [form: string, idea: string, story: RegExp])[] = [
    [
      'what would help is a wish',
      'It would help if yard workers could lock the crane when it storms',
      /^As a yard worker, I want to lock the crane /,
    ],
    [
      'a story keeps its words',
      'As a boat owner I want to pick a launch date so that I can plan my holidays',
      /^As a boat owner, I want to pick a launch date, so that I can plan my holidays\.$/,
    ],
    [
      'a wish of the makers',
      'We should let boat owners cancel winter storage online',
      /^As a boat owner, I want to cancel winter storage online,/,
    ],
    [
      'a wish of a role',
      'Boat owners should be able to see photos of the repair',
      /^As a boat owner, I want to see photos of the repair,/,
    ],
    [
      'a command',
      'Let yard workers swap crane slots with each other',
      /^As a yard worker, I want to swap crane slots with another yard worker,/,
    ],
    [
      'the voice of a system',
      'The system shall remind boat owners of the insurance 14 days before the lift',
      /^As a boat owner, I want to be reminded of the insurance 14 days before the lift,/,
    ],
    [
      'what a system does to a thing',
      'The system must lock an invoice after the yard manager has sent it',
      /I want to have an invoice locked after/,
    ],
    [
      'a problem',
      'Yard workers do not know which boat comes next on the crane',
      /^As a yard worker, I want to see which boat comes next on the crane,/,
    ],
    [
      'a waste of time',
      'Yard workers have to retype the hours of every boat into a second list',
      /^As a yard worker, I want to no longer have to retype the hours/,
    ],
    ['a thing', 'Waiting list for indoor storage places', /I want to join a waiting list for indoor storage places,/],
    [
      'a thing for somebody',
      'Dark mode for yard workers who log hours at night',
      /^As a yard worker who logs hours at night, I want to switch to dark mode, so that /,
    ],
    [
      'a negative',
      'Stop sending boat owners an email for every logged hour',
      /^As a boat owner, I want to no longer get an email for every logged hour,/,
    ],
    [
      'a question',
      'Could we see who moved a boat and when it was moved?',
      /I want to see who moved a boat and when it was moved,/,
    ],
    [
      'a nice-to-have',
      'It would be nice if boat owners could pay in three instalments',
      /^As a boat owner, I want to pay in three instalments,/,
    ],
    [
      'a thing that would be nice',
      'A weekly summary of all lifts would be great for our Monday meeting',
      /I want to see a weekly summary of all lifts for my Monday meeting,/,
    ],
    [
      'a way that is missing',
      'There is no way for boat owners to change the launch date',
      /^As a boat owner, I want to change the launch date,/,
    ],
    [
      'a condition in front',
      'When a part arrives, notify the yard worker who ordered it',
      /I want to be notified .*when a part arrives,/,
    ],
    [
      'small letters and misspellings',
      'pls let boat owners recieve a mesage when there boat is ready',
      /^As a boat owner, I want to receive a message when/,
    ],
    [
      'words of the product with a slip',
      'Let boat ownrs see the invocies of the wintre storage',
      /^As a boat owner, I want to see the invoices of the winter storage,/,
    ],
    [
      'capitals',
      'PLEASE ADD A FILTER FOR UNPAID INVOICES OF LAST WINTER',
      /I want to use a filter for unpaid invoices of last winter,/,
    ],
  ];

  it.each(forms)('%s', (_, idea, story) => {
    const written = write(idea);
    expect(written.userStory).toMatch(story);
    expectWellFormed(written);
  });
});

describe('the actor', () => {
  it('is the one that the idea names', () => {
    const { userStory, actorGrounding } = write('Yard managers need to print the crane plan for a week');
    expect(userStory).toMatch(/^As a yard manager, /);
    expect(actorGrounding).toEqual({ source: 'idea' });
  });

  it('is the role that does such things by the description, with the sentence as proof', () => {
    const { userStory, actorGrounding } = write('Export invoices of a month as CSV for the tax office');
    expect(userStory).toMatch(/^As a yard manager, /);
    expect(actorGrounding).toEqual({
      source: 'product',
      quote: 'The yard manager plans the crane and writes invoices.',
    });
  });

  it('is asked for when no role stands out', () => {
    const { actorGrounding, openQuestions, assumptions } = write('Translate everything into Norwegian and Danish');
    expect(actorGrounding).toEqual({ source: 'assumption' });
    expect(openQuestions[0]).toMatch(/^Who is this for: /);
    expect(assumptions[0]).toMatch(/does not say who it is for/);
  });

  it('is a plain user where the description names nobody', () => {
    const description = 'A list with colours. It holds everything in one place and is free. '.repeat(4);
    const { userStory, actorGrounding } = draftStory({
      idea: 'Sort the list by colour or by date',
      product: { name: 'Lists', description },
    });
    expect(userStory).toMatch(/^As a user, /);
    expect(actorGrounding.source).toBe('assumption');
  });
});

describe('the benefit', () => {
  it.each([
    ['so that', 'Boat owners want to see the crane plan so that they can come in time', 'so that I can come in time.'],
    [
      'because of a trouble',
      'Let boat owners book a slot because they call the office every day',
      'so that I do not have to call the office every day.',
    ],
    [
      'otherwise',
      'Boat owners should sign the order, otherwise we argue about the price',
      'so that we do not argue about the price.',
    ],
    ['in order to', 'In order to save time, yard workers want to scan parts', 'so that I can save time.'],
    [
      'a sentence of its own',
      'Yard workers should scan parts. This would help them to find parts',
      'so that I can find parts.',
    ],
  ])('is taken from "%s"', (_, idea, benefit) => {
    const { userStory, benefitGrounding } = write(idea);
    expect(userStory).toContain(benefit);
    expect(benefitGrounding).toEqual({ source: 'idea' });
  });

  it('is marked when it had to be guessed', () => {
    const { benefitGrounding, assumptions } = write('Let yard workers copy the hours of yesterday');
    expect(benefitGrounding).toEqual({ source: 'assumption' });
    expect(assumptions).toContain('The idea gives no reason; the benefit is a guess.');
  });
});

describe('several things in one idea', () => {
  it('drafts the first deed, tells the second by a criterion and returns it as an idea as well', () => {
    const { userStory, furtherIdeas, acceptanceCriteria } = write(
      'Let yard workers swap crane slots and tell the yard manager about it',
    );
    expect(userStory).toContain('I want to swap crane slots, so that');
    expect(acceptanceCriteria).toContain('The yard manager is told about swapping crane slots.');
    expect(furtherIdeas).toEqual(['Let yard workers tell the yard manager about swapping crane slots.']);
  });

  it('tells what others get of it as a criterion', () => {
    const { acceptanceCriteria } = write(
      'Yard managers should be able to call a lift off and all boat owners get a message',
    );
    expect(acceptanceCriteria).toContain('All boat owners get a message.');
  });

  it('turns sentences on how it should be into criteria of the idea', () => {
    const story = write(
      'Boat owners should be able to upload the insurance policy. The policy must be shown to the yard manager. Only PDF files should be accepted.',
    );
    const fromIdea = story.acceptanceCriteria.filter((_, at) => story.grounding[at]?.source === 'idea');
    expect(fromIdea).toContain('The policy is shown to the yard manager.');
    expect(fromIdea).toContain('Only PDF files are accepted.');
  });
});

describe('limits', () => {
  it.each([
    [
      'Let boat owners add up to 7 photos of a damage to an order',
      'An eighth photo is refused with a message that names the limit of 7.',
    ],
    [
      'Boat owners can upload an insurance policy, max 8 MB, before the lift',
      'An insurance policy over 8 MB is refused with a message that names the limit of 8 MB.',
    ],
    [
      'Yard workers should be able to write notes of at most 300 characters',
      'A note over 300 characters is refused with a message that names the limit of 300 characters.',
    ],
  ])('%s', (idea, criterion) => {
    const story = write(idea);
    expect(story.acceptanceCriteria).toContain(criterion);
    expect(story.grounding[story.acceptanceCriteria.indexOf(criterion)]).toEqual({ source: 'idea' });
  });
});

describe('what is sent to somebody', () => {
  const marina = {
    name: 'Marina',
    description: 'Marina runs the berths of a harbour. Skippers book a berth. Wardens assign berths and collect fees.',
  };
  const write = (idea: string) => draftStory({ idea, product: marina });

  it('is got by them, with all that is told of it', () => {
    const draft = write('Send the warden a list of all berths that are empty for more than 3 nights');
    expect(draft.userStory).toMatch(
      /^As a warden, I want to get a list of all berths that are empty for more than 3 nights, /,
    );
    expect(draft.acceptanceCriteria).toContain('At exactly 3 nights a berth is not listed yet.');
  });
});

describe('what cannot be drafted', () => {
  it.each([
    ['keys hit at random', 'asdf asdf qwer qwer zxcv zxcv asdf asdf'],
    ['emoji only', '🚀🚀🚀🔥🔥🔥🎉🎉🎉🚀🚀🚀🔥🔥🔥🎉🎉🎉'],
    ['links only', 'https://example.org/a/b/c https://example.org/d/e/f'],
    ['markup only', '<div><span></span></div><br><br><hr><p></p>'],
    ['digits only', '1234567890 1234567890 1234567890'],
  ])('%s: says what to write', (_, idea) => {
    expect(codeOf(idea)).toBe('idea_not_understood');
  });

  it.each([
    ['German', 'Wir möchten, dass die Eigner den Kran online buchen können'],
    ['French', 'Nous voulons que les clients puissent réserver une place pour le bateau'],
    ['Spanish', 'Los clientes deben poder reservar una grúa para el barco en línea'],
    ['Polish', 'Klient powinien móc zarezerwować dźwig przez internet, żeby nie dzwonić'],
    ['Russian', 'Клиенты должны видеть, когда их лодка будет готова к спуску'],
    ['Japanese', '利用者がクレーンの予約を変更できるようにしたいです。お願いします。今すぐ必要です。'],
  ])('%s: says that English is needed', (_, idea) => {
    expect(codeOf(idea)).toBe('language_not_supported');
  });
});
