import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';
import { ruleLimits } from './rule-limits.ts';

const product = {
  name: 'Kilnhouse',
  description:
    'Kilnhouse is the app of a pottery studio. Guests book courses and rent wheels. Potters plan courses and fire pieces. The office sells vouchers and answers questions.',
};

function criteria(idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

describe('what a bound bars', () => {
  it.each([
    ['Guests must be at least 14 years old to book a course.', 'A guest younger than 14 years cannot book a course.'],
    [
      'Courses shall be between 60 and 180 minutes long.',
      'Less than 60 minutes and more than 180 minutes are refused with a message that names both limits.',
    ],
    [
      'The price of a course must be between 10 and 90 euros.',
      'Less than 10 euros and more than 90 euros are refused with a message that names both limits.',
    ],
    [
      'Pictures of up to 4 MB can be uploaded.',
      'A picture over 4 MB is refused with a message that names the limit of 4 MB.',
    ],
    [
      'Guests may bring no more than 2 friends to a course.',
      'A third friend is refused with a message that names the limit of 2.',
    ],
    [
      'The waiting list is limited to 6 guests per course.',
      'A seventh guest for the same course is refused with a message that names the limit of 6.',
    ],
    [
      'Each guest can have only one voucher.',
      'A second voucher for the same guest is refused with a message that names the limit.',
    ],
    [
      'A booking must be made no later than two hours before the course.',
      'Less than two hours before the course, a booking can no longer be made.',
    ],
    [
      'Refunds are possible until 14 days after the purchase.',
      'Later than 14 days after the purchase, refunds are no longer possible.',
    ],
    ['The system shall send at most one reminder per day.', 'A second reminder on the same day is not sent.'],
    ['The app shall show at most 20 courses per page.', 'The twenty-first course stands on the next page.'],
    [
      'The discount must not exceed 20 percent.',
      'More than 20 percent is refused with a message that names the limit of 20 percent.',
    ],
  ])('%s', (idea, criterion) => {
    expect(criteria(idea)).toContain(criterion);
  });

  it.each([
    'Courses are between 10 am and 6 pm.',
    'A course can be moved when up to 4 guests agree.',
    'Guests can book a course.',
  ])('is nothing in: %s', (rule) => {
    expect(ruleLimits(rule)).toEqual([]);
  });
});

describe('duties and rules of the system voice', () => {
  it('binds those who must', () => {
    expect(criteria('Guests must accept the terms before they book.')).toContain(
      'A guest must accept the terms before they book.',
    );
    expect(criteria('Guests must be able to cancel a course.')).toContain('A guest can cancel a course.');
  });

  it('says "only" once', () => {
    expect(criteria('Vouchers shall be approved only by the office.')).toContain(
      'Vouchers can only be approved by the office.',
    );
  });

  it('reads a time behind a participle as part of the name', () => {
    expect(criteria('Courses booked before 8 pm must be confirmed the same day.')[0]).toBe(
      'Courses that are booked before 8 pm are confirmed the same day.',
    );
  });

  it('looks at nothing that is measured', () => {
    expect(criteria('Passwords shall be at least 10 characters long.').join(' ')).not.toMatch(/to show|added later/);
  });
});
