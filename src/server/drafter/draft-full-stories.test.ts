import { describe, expect, it } from 'vitest';
import { write } from './draft.contract.ts';

describe('nothing of a full story is lost', () => {
  it.each([
    [
      'a second deed with the others',
      'As the yard manager I want to cancel one lift of the day and still keep the others so that nobody else has to wait',
      'As a yard manager, I want to cancel one lift of the day and still keep the others, so that nobody else has to wait.',
    ],
    [
      'what is done with it next',
      'As a yard worker, I want to fill in an hours sheet on the pontoon and have it sent to the office so that I do not write it twice',
      'As a yard worker, I want to fill in an hours sheet on the pontoon and have it sent to the office, so that I do not write it twice.',
    ],
    [
      'only the difference',
      'As a boat owner I want to move my lift to a later week and pay only the difference, so that I do not lose the deposit.',
      'As a boat owner, I want to move my lift to a later week and pay only the difference, so that I do not lose the deposit.',
    ],
    [
      'a question with a but',
      'Could yard workers round their hours on the invoice but still keep the exact minutes in their own log?',
      'round my hours on the invoice but still keep the exact minutes in my own log',
    ],
    [
      'which of two is meant',
      'As a boat owner I want to read an easier version of the yard rules so that my crew follows them',
      'As a boat owner, I want to read an easier version of the yard rules, so that my crew follows them.',
    ],
    [
      'a place that is chosen',
      'As a yard worker, I want to pin a note to a certain spot of the hull so that the painter finds it',
      'As a yard worker, I want to pin a note to a chosen spot of the hull, so that the painter finds it.',
    ],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toContain(story);
  });

  it('but a deed that stands alone is an idea of its own', () => {
    const { userStory, furtherIdeas } = write(
      'As the yard manager I want to plan the crane and invite boat owners to a party so that the season starts well',
    );
    expect(userStory).toContain('I want to plan the crane, so that');
    expect(furtherIdeas).toEqual(['Let yard managers invite boat owners to a party.']);
  });

  it.each([
    [
      'the deed behind the first',
      'As a yard worker, I want to fill in an hours sheet on the pontoon and have it sent to the office so that I do not write it twice',
      'A yard worker can have the hours sheet sent to the office.',
    ],
    [
      'each of them',
      'As the yard manager I want to see every mooring without a boat and write to all of them at once so that none stays empty',
      'A yard manager can write to all of the moorings at once.',
    ],
    [
      'all steps there are',
      'As the yard manager I want to bill a refit in parts (30%, 50%, 20%) so that I do not wait for my money',
      'The parts are 30%, 50% and 20%.',
    ],
    [
      'what it goes through',
      'As a boat owner I want to follow my repair (quoted, parts ordered, done) so that I do not ring the yard',
      'The states include quoted, parts ordered and done.',
    ],
    [
      'whom it lets',
      'Could we bill by the foot but still let members pay a flat price?',
      'Members can pay a flat price.',
    ],
  ])('%s can be looked at', (_what, idea, criterion) => {
    expect(write(idea).acceptanceCriteria).toContain(criterion);
  });

  it('tells the one who says it in the third person', () => {
    const { acceptanceCriteria } = write(
      'As someone who shares a boat with my sister, I want to lock my own drawers so that she does not open them',
    );
    expect(acceptanceCriteria.join(' ')).not.toMatch(/\bmy\b/);
  });

  it('takes nobody for a file that something is handed out as', () => {
    const idea =
      'For every lift that is cancelled a letter has to go out, ideally as a PDF we can print with the date filled in.';
    expect(write(idea).userStory).not.toMatch(/^As a PDF/);
  });

  it('keeps what is done together for all of them', () => {
    const idea = 'As a boat owner, I want to book a lift with a friend so that we can go together.';
    expect(write(idea).userStory).toMatch(/so that we can go together\.$/);
  });
});
