import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from '../../language/wink.ts';
import { ruleCases } from './rule-cases.ts';

beforeAll(() => {
  loadWink();
});

const roles = new Set(['member', 'clerk', 'teacher', 'visitor', 'nurse']);

function cases(rule: string): string {
  return ruleCases({ rule, roles, idea: rule, isLaidDown: true })
    .map(({ text }) => text)
    .join('\n');
}

describe('how a requirement is seen to hold, and what is refused', () => {
  it.each([
    [
      'Search results are shown in less than one second.',
      /^How long it takes is measured, and whatever takes longer than one second is listed\.$/m,
    ],
    ['The response time does not exceed two seconds.', /takes longer than two seconds is listed/],
    [
      'The system copes with 5,000 visitors at the start of sales.',
      /^With that many, each page is shown as fast as with a few\.$/m,
    ],
    ['The system copes with 500 orders per hour.', /^What goes beyond that number waits, and is not lost\.$/m],
    [
      'Receipts contain the tax number.',
      /^A receipt without the tax number is not sent or printed, and what is missing is named\.$/m,
    ],
    [
      'Passwords contain at least one digit.',
      /^A password without one digit is refused with a message that names what is missing\.$/m,
    ],
    ['Prices include VAT.', /^How much of it is VAT is shown beside the price\.$/m],
    [
      'Berth numbers are unique.',
      /^A berth number that is in use already is refused with a message that says where it is used\.$/m,
    ],
    ['Two pupils cannot have the same number.', /^A number that is in use already is refused/m],
    ['Invoices are numbered consecutively.', /^The next invoice gets the next number\.$/m],
    ['The date format is DD.MM.YYYY.', /^A date in any other form is refused with a message that shows an example\.$/m],
    ['Coordinates are stored in WGS84.', /^A coordinate in any other form is refused/m],
    ['The system complies with the GDPR.', /^Whoever asks is told which data is kept of them\.$/m],
    ['The portal complies with WCAG 2.1 AA.', /^Nothing is told by colour alone\.$/m],
    ['The system complies with ISO 27001.', /^Each demand of it is listed with how it is met\.$/m],
    [
      'Exchanges are restricted to the same price category.',
      /^An exchange for another price category is refused with a message that says so\.$/m,
    ],
    [
      'Members cannot book two walks on one day.',
      /^A second walk on the same day is refused with a message that names the first\.$/m,
    ],
    ['Members cannot book two walks on one day.', /^On another day, a second walk can be booked as before\.$/m],
    [
      'Clerks cannot hand out a parcel twice.',
      /^Whoever tries to hand out a parcel a second time is told that it is handed out already\.$/m,
    ],
    [
      'Two nurses cannot be assigned to the same visit.',
      /^A second nurse for the same visit is refused, and a message names the first\.$/m,
    ],
    [
      'Teachers cannot change grades after the conference.',
      /^Until the conference, teachers can change grades as before\.$/m,
    ],
    [
      'Entries are not changed afterwards.',
      /^A correction is entered beside the first entry, and what was there before can still be read\.$/m,
    ],
  ])('%s', (rule, told) => {
    expect(cases(rule)).toMatch(told);
  });

  it.each([
    ['how often, and not how fast', 'The list is refreshed every 30 seconds.', /takes longer/],
    ['a bound of what is added', 'The form takes up to 5 photos.', /With that many/],
    ['what holds in a case', 'Receipts contain the tax number if it is known.', /without the tax number/],
    ['a place', 'Documents are stored in the EU.', /any other form/],
    ['a colour', 'Allergies are shown in red.', /any other form/],
    ['what a house has', 'The system complies with our wishes.', /demand/],
    ['what somebody has', 'Members can book two walks on one day.', /A second walk/],
  ])('but not of %s', (_what, rule, told) => {
    expect(cases(rule)).not.toMatch(told);
  });
});
