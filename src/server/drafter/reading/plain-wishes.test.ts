import { describe, expect, it } from 'vitest';
import { plainWishes } from './plain-wishes.ts';

describe('a wish in passing words', () => {
  it.each([
    [
      "I'd rather weavers were led through it instead of one long form",
      'Weavers should be led through it instead of one long form',
    ],
    ['I would prefer it if guests could pay later', 'Guests should be able to pay later'],
    [
      'Only weavers may open it. Otherwise show a warning to the office.',
      'Only weavers may open it. Otherwise the office gets a warning.',
    ],
    ['It has to be paid, otherwise remind the guests', 'It has to be paid, otherwise the guests are reminded'],
    [
      'Guests forget to pay, so a reminder two days before would be good',
      'Guests should get a reminder two days before so that they do not forget to pay',
    ],
    [
      'An auditor was here. A list of all repairs per loom would have saved us a day.',
      'An auditor was here. A list of all repairs per loom would save us a day.',
    ],
    [
      'Bills get lost. Some kind of check on the number would already catch most of it.',
      'Bills get lost. We need a check on the number.',
    ],
    ['Bills get lost. Even a list of open ones would help.', 'Bills get lost. A list of open ones would help.'],
    ['We had two floods. An alarm would have helped us.', 'We had two floods. An alarm would help.'],
    [
      'I typed the wrong date and had to cancel the bill, a look at it before sending would have saved me that',
      'I typed the wrong date and had to cancel the bill. I want to look at it before sending',
    ],
    [
      'New guests break needles. Some kind of question before they book might help.',
      'New guests break needles. A question before they book would help.',
    ],
    [
      'Some are afraid of the loom. Maybe a short film before the first booking, can be skipped.',
      'Some are afraid of the loom. We want to have a short film before the first booking that can be skipped.',
    ],
    ["She'd need to be able to book for me.", 'She should be able to book for me.'],
    ['Please have it check for overlaps.', 'The app should check for overlaps.'],
    [
      'I have to scroll past two hundred bookings of last year to reach mine',
      'I have to scroll past two hundred bookings of last year to reach my bookings',
    ],
    ['We cannot tell which of the looms are due', 'We cannot see which of the looms are due'],
    [
      'I write everything on a clipboard and type it up at night, would love to do it on the phone',
      'I write everything on a clipboard and type it up at night. I would love to write everything on the phone',
    ],
    [
      'Reports contain names of guests. Those really should not leave the house.',
      'Reports contain names of guests. Names of guests should not leave the house.',
    ],
    [
      'It takes a minute to open the list, and last week it still showed sold looms',
      'It takes a minute to open the list. Last week it still showed sold looms',
    ],
  ])('%s', (idea, plain) => {
    expect(plainWishes(idea)).toBe(plain);
  });

  it.each([
    'Some kind of loom that breaks would cost us a day',
    'We would rather weavers stayed',
    'Maybe a guest is already there when we open',
    'The weaver who might help is on holiday',
    'Please have it set to two hours',
    'Perhaps members could book a second loom',
    'Nobody would have noticed it',
    'If the app showed it, nobody would need to call the desk',
    'We cannot tell guests about it',
  ])('leaves "%s"', (idea) => {
    expect(plainWishes(idea)).toBe(idea);
  });
});
