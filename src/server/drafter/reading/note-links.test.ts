import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { linked } from './note-links.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const product = {
  name: 'Reedhall Music',
  description:
    'Reedhall Music is a platform of a music school. Teachers plan lessons and write notes. Pupils book lessons and rent instruments. The office sends invoices and approves refunds.',
};

function draft(idea: string) {
  const { userStory, acceptanceCriteria, furtherIdeas, openQuestions } = draftStory({ idea, product });
  return { story: userStory, criteria: acceptanceCriteria, furtherIdeas, openQuestions };
}

describe('a sentence that bounds the one before', () => {
  it.each([
    [
      'Let pupils cancel a lesson. But not after it has begun.',
      'cancel a lesson, but not after it has begun',
      'The lesson can no longer be cancelled after it has begun.',
    ],
    [
      'Let pupils move a lesson. Unless the teacher has locked it.',
      'move a lesson unless the teacher has locked it',
      'A pupil can move a lesson unless the teacher has locked it.',
    ],
    [
      'Let pupils rent an instrument. This must not be possible for grand pianos.',
      'rent an instrument, but not for grand pianos',
      'For grand pianos the instrument cannot be rented.',
    ],
    [
      'Let teachers delete a note. Not if the office has read it.',
      'delete a note, but not if the office has read it',
      'The note cannot be deleted if the office has read it.',
    ],
  ])('%s', (idea, wish, criterion) => {
    const { story, criteria } = draft(idea);
    expect(story).toContain(wish);
    expect(criteria).toContain(criterion);
  });

  it('goes on with a name', () => {
    expect(draft('Invoices as PDF. With the name of the pupil.').story).toContain('as PDF with the name of the pupil');
  });

  it('is none where it is a sentence of its own', () => {
    const { story } = draft('Let pupils rate a lesson. Only teachers should see the average.');
    expect(story).toMatch(/I want to rate a lesson, so that/);
  });
});

describe('what happens otherwise', () => {
  it.each([
    ['Pupils must give a phone number. Otherwise the teacher cannot call them.', 'so that the teacher can call me'],
    ['Send pupils a text when a lesson is cancelled. Otherwise they come for nothing.', 'do not come for nothing'],
  ])('%s is why', (idea, reason) => {
    const { story, criteria } = draft(idea);
    expect(story).toContain(reason);
    expect(criteria.join(' ')).not.toMatch(/otherwise/i);
  });

  it('is what is so without what is needed', () => {
    expect(draft('An instrument needs a number. Otherwise it cannot be rented.').criteria).toContain(
      'Without a number an instrument cannot be rented.',
    );
  });

  it('is a case where the product or a rule has it follow', () => {
    expect(
      draft('Teachers must confirm a lesson within a day. Otherwise the office gets a message.').criteria,
    ).toContain('If teachers have not confirmed a lesson within a day, the office gets a message.');
  });
});

describe('what points back', () => {
  it.each([
    ['Can pupils pay in instalments? Only adults should be able to do that.', 'Only adults can pay in instalments.'],
    [
      'The office must approve the refund. Only after that is the money sent.',
      'The money is sent only after the office has approved the refund.',
    ],
    ['We need a plan of the week. It should show the room of each lesson.', 'The plan shows the room of each lesson.'],
    ['I want to see my lessons. They should be sorted by day.', 'The lessons are sorted by day.'],
    ['Pupils can leave a lesson early. They must say why.', 'Pupils must say why.'],
    [
      'Teachers want to block a pupil. He should get a message with the reason.',
      'The pupil gets a message with the reason.',
    ],
    ['Remind pupils of a lesson. It must name the room.', 'The reminder names the room.'],
  ])('%s', (idea, criterion) => {
    const { criteria, furtherIdeas } = draft(idea);
    expect(criteria).toContain(criterion);
    expect(furtherIdeas.join(' ')).not.toMatch(/^(?:Be|Say|Show|Name)\b/);
  });

  it('stays a burden where it is told of today', () => {
    expect(draft('Could pupils book a room? At the moment they have to ring the office.').story).toContain(
      'so that I do not have to ring the office',
    );
  });
});

describe('a list under a line', () => {
  it('is one sentence with a line that ends in its verb', () => {
    const { story, criteria } = draft('The invoice should show:\n- the lesson\n- the price\n- the name of the teacher');
    expect(story).toContain('see the lesson, the price and the name of the teacher on the invoice');
    expect(criteria).toEqual([
      'The invoice shows the lesson.',
      'The invoice shows the price.',
      'The invoice shows the name of the teacher.',
    ]);
  });

  it('loses a line that only announces wishes', () => {
    const { story, furtherIdeas } = draft('Must have:\n- a calendar of lessons\n- a search for rooms');
    expect(story).toContain('a calendar of lessons');
    expect(furtherIdeas.join(' ')).toContain('a search for rooms');
  });
});

it('a wish behind "if I had to pick" and a note that is signed', () => {
  expect(draft("If I had to pick one thing, I'd take a search over all notes.").story).toContain(
    'use a search over all notes',
  );
  expect(draft('Pupils need a dark mode. Best wishes, Tom').openQuestions.join(' ')).not.toContain('best');
});

describe('what only points back to a thing of the sentence before', () => {
  it.each([
    ['Teachers use templates. They want to copy one for a new pupil.', 'copy a template for a new pupil'],
    ['Two teachers plan the same lesson. Show who is editing it.', 'see who is editing the same lesson'],
    ['Notes get old. Show when they were last changed.', 'see when notes were last changed'],
    ['Pupils change their address by phone. They should be able to do it in the app.', 'change my address in the app'],
    [
      'Copied notes stay in the clipboard. They should be cleared from it after a minute.',
      'cleared from the clipboard',
    ],
    ['Pupils ask the same questions. Show them answers that fit.', 'see answers that fit'],
    ['A pupil cancels a lesson. The teacher should hear about it.', 'be told when a pupil cancels a lesson'],
    ['Notes are public. That should change.', 'notes are no longer public'],
    ['Pupils play at home. The app must log them out after 30 minutes.', 'be logged out after 30 minutes'],
  ])('%s', (idea, wish) => {
    expect(draft(idea).story).toContain(wish);
  });
});

describe('what is told in front of a wish', () => {
  it.each([
    ['Prices change during the term. The office should be able to enter a price for each month.', /change during/],
    ['The search only looks at titles. It should also find words in notes.', /only looks/],
    ['The last lesson ends at 9 p.m. Give teachers one button that closes all rooms.', /ends at/],
  ])('%s is no criterion', (idea, told) => {
    expect(draft(idea).criteria.join(' ')).not.toMatch(told);
  });

  it('is one where it is a rule', () => {
    expect(
      draft('A lesson costs 30 euros. Members pay half. Show both prices to pupils.').criteria.join(' '),
    ).toContain('Members pay half.');
  });
});

describe('what is barred, asked or due by the sentence behind', () => {
  it.each([
    ['Can pupils see the notes? That should not be possible.', 'Pupils cannot see the notes.'],
    [
      'A lesson change needs two signatures. Otherwise it is not paid.',
      'Without two signatures a lesson change is not paid.',
    ],
    [
      'Notes should be kept for 2 years. After that they must be deleted.',
      'The notes are deleted after notes have been kept for 2 years.',
    ],
    ['Pupils often forget their homework. Ask them on Friday.', 'A pupil is reminded of their homework on Friday.'],
  ])('%s', (idea, criterion) => {
    expect(draft(idea).criteria).toContain(criterion);
  });

  it('is nothing of those who are left out', () => {
    expect(
      draft('Let the office send invoices by e-mail. Except to people who want paper.').criteria.join(' '),
    ).not.toContain('are not sent');
  });
});

describe('a whole sentence stays one', () => {
  const people = knowPeople(readProduct(product.name, product.description));
  it.each([
    'The office must confirm the payment. Only after that can the new pupil book a lesson.',
    'The office must approve the refund. After this step the money is sent.',
    'Pupils book online. As long as the fee is unpaid the seat stays reserved.',
    'The draw is on Sunday. Until Friday nobody can see the list.',
    'We need a lesson list. For each lesson print a label.',
  ])('%s', (text) => {
    expect(linked(text, people)).toBe(text);
  });

  it.each([
    [
      'The office must approve the refund. After that the money is sent.',
      'The money is sent after the office has approved the refund.',
    ],
    ['We need a lesson list. For each teacher.', 'We need a lesson list for each teacher.'],
  ])('and what hangs on the one before is joined to it: %s', (text, told) => {
    expect(linked(text, people)).toContain(told);
  });
});
