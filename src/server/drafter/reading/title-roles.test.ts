import { describe, expect, it } from 'vitest';
import { readTask, writeStory } from '../draft-story.ts';

const KILN = {
  name: 'Kilnroom',
  description:
    'Kilnroom runs shared pottery studios. Potters book shelves and kilns and pay for firings, studio leads load the kilns and check the pieces, and bookkeepers write the invoices. The aim is that no piece is lost between shelf and kiln.',
};

const story = (idea: string): string => writeStory(readTask({ idea, product: KILN })).userStory;

describe('a title that names who does it is theirs', () => {
  it.each([
    ['Approval of firings by the studio lead', /^As a studio lead, I want to approve firings,/],
    ['Weekly invoice approval by the bookkeeper', /^As a bookkeeper, I want to approve invoices every week,/],
    ['Damage notes written by studio leads', /^As a studio lead, I want to write damage notes,/],
    ['Glaze notes written by studio leads', /^As a studio lead, I want to write glaze notes,/],
    ['Yearly safety form filled in by the studio lead', /^As a studio lead, I want to fill in a yearly safety form,/],
    ['Anonymous feedback from potters', /^As a potter, I want to give anonymous feedback,/],
    ['Questions from potters about invoices', /^As a potter, I want to ask questions about invoices,/],
    ['Firing costs hidden from potters', /I want to keep potters from seeing firing costs,/],
    ['Check of pieces by a second studio lead', /have pieces checked by a second studio lead/],
  ])('%s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it.each([
    // An order, a list of what others have done, and means that are no people.
    ['Show notes written by potters', /write/],
    ['List of firings booked by potters per month', /want to book/],
    ['Search of pieces by shelf number', /^As a shelf/],
    ['Reviews from verified buyers only', /write reviews/],
  ])('near miss: %s', (idea, wrong) => {
    expect(story(idea)).not.toMatch(wrong);
  });
});

it('what a sheet lists is what stands on it', () => {
  expect(story('Piece report listing cracked, lost and late pieces per studio')).toMatch(
    /want to see a piece report with cracked, lost and late pieces per studio/,
  );
});

describe('a compound whose first word could be an order is a name', () => {
  it.each([
    ['Overtime account with a limit of 40 hours', /want to have an overtime account with a limit of 40 hours/],
    ['Book preview on the start page', /want to see a book preview on the start page/],
    ['Help texts in two languages', /want to read help texts in two languages/],
    ['Test bookings for new studios', /want to make test bookings/],
    ['Change history of firing plans', /want to see (?:a |the )?change history of firing plans/],
    ['File attachments up to 20 MB', /add file attachments up to 20 MB/],
  ])('%s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it.each([
    ['Book kilns for a group', /want to book kilns for a group/],
    ['Help potters find their pieces', /find/],
    ['Staff the counter on Sundays', /want to staff the counter/],
  ])('near miss: %s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });
});
