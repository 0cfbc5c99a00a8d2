import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside runs the workshops of a boatyard. Fitters repair boats and log their hours, owners book a slot and follow the repair, and the yard manager plans the halls.',
};

function why(idea: string, of = product): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: of }).userStory)?.[1] ?? '';
}

describe('what such a wish is mostly for', () => {
  it.each([
    ['Let owners see under one login all of their boats', 'I do not have to switch between accounts'],
    ['Show the yard manager a list of owners who have not paid yet', 'I know whom to remind'],
    ['Show which jobs got slower between two seasons', 'I know where to start'],
    ['Holiday mode for fitters, with an end date', 'nobody waits for me while I am away'],
    ['Let owners read the repair report in their own language', 'I understand what I read'],
    ['Let fitters message the owner in their own language', 'we understand each other'],
    ['Let owners message the fitter in Turkish', 'we understand each other'],
    ['Let fitters ask the owner whether a photo may be shown', 'nothing is done that somebody has not agreed to'],
    ['Let a fitter copy a parts list to another boat', 'I do not have to put the same thing together again'],
    ['Glossary with the terms of the yard', 'everybody uses the same words'],
    ['The system shall require approval by a second fitter for every rigging job', 'nobody decides it alone'],
    ['The system shall cancel a launch when fewer than three owners have confirmed', 'nobody comes in vain'],
    [
      'The system should close bookings for a hall the moment its quota is reached',
      'there are never more than there is room for',
    ],
    ['Let owners reserve a crane for an hour while they walk to it', 'nobody takes it before I come'],
    ['Timeline of a repair with its photos', 'I see at a glance what came when'],
    ['Guest link, valid for one day and one hall', 'nobody gets in longer than they are meant to'],
    ['Private feed for club members', 'only those see it who are meant to'],
    [
      'Let the yard manager require a photo of the hull at the end of each repair',
      'it can be seen later how things were',
    ],
    ['Which owners have already had the free wash?', /^(?!.*turn to)/],
    ['Let the yard manager join two neighbouring halls on the plan', /^(?!.*count on)/],
    ["Don't message the whole team when a job is done, only the next fitter", 'only those hear of it whom it concerns'],
    ['Let the owner keep the manual on the phone when there is no wifi', /connection$/],
  ])('%s', (idea, expected) => {
    expect(why(idea)).toMatch(expected);
  });

  it.each([
    ['The system must reopen a closed job when the owner replies within 14 days', /left waiting/],
    ['Have the launch fee charged in dollars', /argue/],
    ['The system shall release a slot automatically if nobody has checked in within 15 minutes', /unchecked/],
    ['As a yard manager I want to charge the deposit for the second crate', /whoever books/],
    ['The sensor should reduce the pump within ten seconds', /left waiting/],
    ['Hold back two slots per performance test for club members', /wait for|not been checked/],
    ['As an owner I want routes without locks', /on the road|same way/],
    ['Stop sending paper invoices to owners who chose e-mail', /when it suits me|among the rest/],
    ['No longer count a test run as a job for the first week', /by hand/],
    ['Let fitters leave by three on Fridays', /whoever comes next/],
    ['Let me move my old notes to the archive', /start from nothing/],
    ['Let fitters ask the sailmaker whether the sail is ready', /agreed/],
  ])('and not what it is not for: %s', (idea, never) => {
    expect(why(idea)).not.toMatch(never);
  });
});

describe('an aim of the description', () => {
  const aimed = (aim: string): typeof product => ({ ...product, description: `${product.description} ${aim}` });

  it.each([
    [
      'in the words of whoever acts',
      'Charge owners the full slot price when an owner cancels on the same day',
      'We want fitters to spend less time on paper and owners to be happy.',
      /^(?!owners|fitters)/,
    ],
    [
      'the half that speaks of the wish',
      'As a fitter I want owners who cancel late charged for the slot',
      'We want fitters to spend less time on paper and lose less money to late cancellations.',
      'I lose less money to late cancellations',
    ],
    [
      'behind a label',
      'Yard managers want a table of halls next to the crane',
      'Goal: from the call to the launch in under a day.',
      /^(?!.*crane in)/,
    ],
    [
      'and not what the makers hope for',
      'As an owner I want to log in with my phone number',
      'We want fewer calls about bills.',
      /^(?!there are fewer calls)/,
    ],
    [
      'and not of another thing',
      'As an owner I want to print the repair log',
      'Goal: every hall ready by noon.',
      /^(?!every hall)/,
    ],
  ])('%s: %s', (_, idea, aim, expected) => {
    expect(why(idea, aimed(aim))).toMatch(expected);
  });
});
