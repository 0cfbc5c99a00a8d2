import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { inOtherVerbs } from './in-other-verbs.ts';

describe('a complaint in other verbs', () => {
  it.each([
    ['Nobody remembers to lock the shed', 'Everybody forgets to lock the shed'],
    ['Tutors do not remember to sign the sheet', 'Tutors forget to sign the sheet'],
    ["The tutor doesn't always remember to sign the sheet", 'The tutor forgets to sign the sheet'],
    ['The tutor never remembers to sign the sheet', 'The tutor forgets to sign the sheet'],
    [
      'Kayaks lie outside because nobody remembers to bring them back',
      'Kayaks lie outside because everybody forgets to bring kayaks back',
    ],
    [
      'Kayaks lie outside because tutors forget to lock them',
      'Kayaks lie outside because tutors forget to lock kayaks',
    ],
    [
      'Everybody does not want a mail for each tour',
      'Everybody should be able to choose whether they get a mail for each tour',
    ],
    ['Not all tutors need an SMS.', 'Tutors should be able to choose whether they get an SMS.'],
    [
      'Not every tutor wants to get a push message for each tour',
      'Every tutor should be able to choose whether they get a push message for each tour',
    ],
    ['Tutors pay more than they need', 'Tutors should be spared paying more than they need'],
    ['Guests often walk further than they should', 'Guests should be spared walking further than they have to'],
    ['Most tutors have to wait longer than necessary', 'Tutors should be spared waiting longer than necessary'],
    [
      'Vouchers are printed, stamped and then typed in again',
      'We have to type vouchers in again after they were printed and stamped',
    ],
    [
      'Our tour lists are printed and copied into a sheet again.',
      'We have to copy our tour lists into a sheet again after they were printed.',
    ],
  ])('"%s"', (said, plain) => {
    expect(inOtherVerbs(said)).toBe(plain);
  });

  it.each([
    'The app should remember to ask for the size',
    'Remind tutors so that nobody remembers to call too late',
    'Not everybody wants a kayak',
    'Tutors want a mail for each tour',
    'Let tutors pay more than they need',
    'A tutor pays more than the guest',
    'Kayaks are washed and then rented again',
    'Guests complain because tutors forget to call them',
  ])('is left as it is: "%s"', (said) => {
    expect(inOtherVerbs(said)).toBe(said);
  });

  it('is a wish in the draft', () => {
    const product = {
      name: 'Paddle',
      description: 'Paddle rents kayaks. Tutors lead tours, guests book kayaks, and the shop keeps the books.',
    };
    expect(draftStory({ idea: 'Guests pay more than they need', product }).userStory).toMatch(
      /^As a guest, I want to be spared paying more than I need,/,
    );
    expect(draftStory({ idea: 'Not all guests want a mail before each tour', product }).userStory).toMatch(
      /^As a guest, I want to choose whether I get a mail before each tour,/,
    );
  });

  it('bars nobody from what is only done too seldom', () => {
    const product = {
      name: 'Paddle',
      description: 'Paddle rents kayaks. Tutors lead tours, guests book kayaks, and the shop keeps the books.',
    };
    const told = (idea: string) => draftStory({ idea, product }).userStory;
    expect(told('Vouchers go out late because the shop only prints them on Mondays')).toMatch(
      /I want to keep vouchers from going out late,/,
    );
    expect(told('Tours start late because guests only arrive at the last minute')).toMatch(
      /I want to keep guests from arriving only at the last minute,/,
    );
  });
});
