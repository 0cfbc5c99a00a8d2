import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Harbourside',
  description:
    'Harbourside runs the berths of a marina. Harbour masters assign berths, skippers book a berth and pay, the office sends the invoices. The aim is fewer boats waiting outside the harbour.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('a reason that the idea gives', () => {
  it.each([
    [
      'what is simply so is not denied',
      'Skippers must leave by 11, since the cleaning crew starts at half past eleven',
      /^(?!.*half past eleven)/,
    ],
    [
      'all of what is so is told',
      'Let guests check in at the machine, since the office is closed after six and most of them arrive at eight',
      /^(?!.*\b(?:not|no longer)\b)/,
    ],
    [
      'what hurts ends',
      'Let skippers pay by text message because the card reader fails every day',
      /^the card reader does not fail/,
    ],
    [
      'what somebody asks for they get',
      'The office should see unpaid stays because the auditor asks for them every spring',
      'the auditor gets them every spring',
    ],
    [
      'what comes of a trouble is not aimed at',
      "The list only shows the boat's name, so the harbour master ends up calling every skipper by radio",
      'I do not have to call every skipper by radio',
    ],
    [
      'whoever speaks is spared their own toil',
      'The office asks for the insurance every year and we dig through old mails',
      /do not (?:have to )?dig through old mails$/,
    ],
  ])('%s: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it('tells nothing of one day only', () => {
    expect(why('Show me the depth of each berth. Last week I was stuck on a bank and came back in the dark.')).toMatch(
      /^(?!.*came back)/,
    );
  });

  it('takes what would help for the wish', () => {
    const { userStory } = draftStory({
      idea: 'It would help to see which boats have no insurance',
      product,
    });
    expect(userStory).toMatch(/I want to see which boats have no insurance, so that /);
  });

  it.each([
    ['what one knows', 'Let skippers rate a berth. I know of a boat that lay beside a sewer.', /know of/],
    ['what one has', 'Let skippers rate a berth. We have 40 boats with a deep keel.', /do not have 40/],
    ['the wish itself', 'Skippers forget to pay the fee', /forget to pay/],
  ])('denies nothing of the kind: %s', (_, idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });

  it('keeps those who are several', () => {
    expect(why('It took two of us until midnight to find out which boats had left')).not.toMatch(/of me\b/);
  });

  it.each([
    ['denies no denial', 'No boat enters the lock unless the master has waved it through; rescue boats are exempt'],
    ['does not explain a trouble', 'The gate list keeps turning up empty because it is printed on Monday'],
  ])('%s: %s', (_, idea) => {
    expect(why(idea)).not.toMatch(/^no boat does not|is not printed|taken into account/);
  });
});

describe('a reason that stands in brackets', () => {
  it('is none', () => {
    expect(why('As a skipper, I want to print a berth plan, so that (see the note).')).not.toBe('it does not make');
  });
});

describe('a reason that nobody has given', () => {
  it.each([
    ['a ban', 'A berth must never be sold by a skipper', /watch out for it|keep an eye on it/],
    ['a bound that is no share', 'The crane must not lift more than nine tonnes', /watch out for it|keep an eye on it/],
    [
      'what is seen',
      'Harbour masters want to see which boats have no mast',
      'I can take it into account when I assign berths',
    ],
  ])('is true of such a wish: %s', (_, idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it.each([
    ['a passive is no news', 'Skippers can be moored at one pier at a time only', /react to it/],
    ['an aim that speaks of something else', 'Send a code to skippers who want to refuel at night', /waiting outside/],
    ['what is free of charge', 'The first night is free of charge for members', /taken/],
  ])('is not guessed where it does not fit: %s', (_, idea, wrong) => {
    expect(why(idea)).not.toMatch(wrong);
  });
});
