import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const SCHOOL = {
  name: 'Kitely',
  description:
    'Kitely is the portal of a dance school. Parents sign their children up, pay the fee and read messages. Teachers plan lessons and write notes. The office assigns rooms and sends the bills, and the principal compares the figures.',
};

function actorOf(idea: string, product = SCHOOL): string {
  return /^As an? (.+?), I want/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('who bears a trouble, whoever typed it', () => {
  it.each([
    ['Shoes are left in the hall and it is always the teachers who have to clear them away', 'teacher'],
    ['Many parents cannot read the small letters of the fee table, show them larger', 'parent'],
    ['Two teachers plan a lesson in one room and nobody sees that a colleague has already taken it', 'teacher'],
    ['Name a substitute when a teacher is ill', 'teacher'],
    ['Translate the house rules automatically, for parents who speak no English', 'parent'],
    ['Messages to parents in their own language', 'parent'],
  ])('%s', (idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it.each([
    ['who is to blame does not ask', 'It is always the parents who forget the shoes', /^(?!parent)/],
    ['whoever speaks does not speak their language', 'Messages to parents with a picture', /./],
  ])('but not where %s', (_, idea, actor) => {
    expect(actorOf(idea)).toMatch(actor);
  });
});

describe('figures for somebody', () => {
  it.each([
    ['Monthly attendance report for the principal', 'principal'],
    ['Utilisation of the rooms per weekday as a table for the facilities team', 'member of the facilities team'],
    ['Yearly overview of the fees for the owner', 'owner'],
  ])('are wanted by whoever reads them: %s', (idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it.each([
    ['those have them who are served', 'Summary of the fees for the parents of a class, in one letter'],
    ['a fault is reported', 'Report a torn curtain for the owner'],
  ])('but not where %s', (_, idea) => {
    expect(actorOf(idea)).not.toMatch(/owner/);
  });
});

const BEES = {
  name: 'Pollenhub',
  description:
    'Pollenhub helps an association of beekeepers. Beekeepers write down their harvest and order wax together. One beekeeper is the treasurer, who closes the year and collects the fee. Our accountant gets a login and needs the figures in spring.',
};

describe('a post that one of them has, and who is only given something', () => {
  it.each([
    ['Undo expenses that were deleted by mistake', 'beekeeper'],
    ['Split a receipt between two hives', 'beekeeper'],
    ['Collect the fee by direct debit', 'treasurer'],
  ])('is no trade: %s', (idea, actor) => {
    expect(actorOf(idea, BEES)).toBe(actor);
  });
});

const DESKS = {
  name: 'Deskhive',
  description:
    'Deskhive is an HR tool. Workers ask for leave and report that they are ill. Managers approve leave, HR looks after contracts and a marketing person writes the news.',
};

describe('people', () => {
  it.each([
    ['are the ranks where nobody is served', 'Let people hand in a doctor’s note as a photo', 'worker'],
    ['may get what someone else sends', 'Send the news to people without a login every Monday', 'marketing person'],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea, DESKS)).toBe(actor);
  });
});

const LIFTS = {
  name: 'Shaftwise',
  description:
    'Shaftwise is used by a lift repair firm. Fitters repair lifts and note what they changed. The master fitter looks at all defects and releases lifts, and the site office plans the visits. The typical owner is a small landlord. Tenants report faults.',
};

describe('whose word decides', () => {
  it.each([
    ['A lift that was shut down may run again only after the master fitter has inspected it', 'master fitter'],
    ['A spare part over 500 euros needs the OK of the master fitter', 'master fitter'],
    ['A change of the visit needs a check by the site office before it goes out', 'member of the site office'],
    ['The night lift may only be stopped with the consent of both tenants', 'tenant'],
  ])('is the one who wants it: %s', (idea, actor) => {
    expect(actorOf(idea, LIFTS)).toBe(actor);
  });

  it.each([
    ['an order has an OK button', 'Add an OK button for the tenants', 'tenant'],
    ['a fitter is no master', 'A lift may run again only after a fitter has inspected it', 'fitter'],
    ['what is typical is nobody', 'Show me when my lift is repaired', 'tenant'],
  ])('%s', (_, idea, actor) => {
    expect(actorOf(idea, LIFTS)).toBe(actor);
  });
});

it('reads what is written to them in their own words', () => {
  expect(draftStory({ idea: 'Messages to parents in their own language', product: SCHOOL }).userStory).toBe(
    'As a parent, I want to read messages in my own language, so that I understand what I read.',
  );
});
