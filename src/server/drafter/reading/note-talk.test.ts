import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { plainTalk } from './note-talk.ts';

const KENNEL = {
  name: 'Pawstay',
  description:
    'Pawstay runs boarding kennels. Keepers walk and feed the dogs, the front desk takes bookings, and the manager watches the costs. Owners book a stay for their dog and see photos of it.',
};

function draft(idea: string): { wish: string; actor: string; all: string } {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product: KENNEL });
  const [, actor = '', wish = ''] = /^As (.+?), I want to (.+), so that /.exec(userStory) ?? [];
  return { actor, wish, all: acceptanceCriteria.join('\n') };
}

describe('plainTalk', () => {
  it.each([
    ['So yeah, walks need to be logged.', 'walks need to be logged.'],
    ['Anyway, owners ask for it.', 'owners ask for it.'],
    ['Owners call a lot. Want them to get a photo.', 'Owners call a lot. We want them to get a photo.'],
    [
      'Each dog eats something else. Needs a plan per kennel.',
      'Each dog eats something else. We need a plan per kennel.',
    ],
    ['key lost = 20 euros', 'A lost key costs 20 euros'],
    ['A warning at, say, 5 minutes would have done.', 'A warning at 5 minutes would be enough.'],
    ['keepers keep forgetting which dog had its pill', 'keepers want to see which dog had its pill'],
    ['The desk loses track of who has paid.', 'The desk wants to see who has paid.'],
    ['For every dog we have to be able to say who fed it.', 'We should be able to say who fed it for every dog.'],
    [
      'Each stay has a deposit, and if two are open we want to charge the second.',
      'Each stay has a deposit. If two are open we want to charge the second.',
    ],
    ['Vaccine papers!! We have to keep a copy for five years.', 'We have to keep a copy for five years.'],
    ['Walks have to be tracked somewhere.', 'Walks have to be tracked.'],
    ['Dogs that stayed 5+ times get a star.', 'Dogs that stayed at least 5 times get a star.'],
    ['When that happens we need a list.', 'When that happens, we need a list.'],
    [
      'Could replies stay drafts? Probably only for the first week',
      'Could replies stay drafts, only for the first week?',
    ],
  ])('puts %s in whole sentences', (said, plain) => {
    expect(plainTalk(said)).toBe(plain);
  });

  it.each([
    // What "them" are stands in the cry.
    'Vouchers!! People want them at Christmas.',
    'Owners forget to pay.',
    'Owners forget what to bring.',
    'Yes or no is enough.',
    'Dogs have to be able-bodied.',
    'For example we need a list.',
    'If two are open and one is late we want to charge it.',
    'The dog lives somewhere.',
    'Only dogs aged 8+ years.',
    "Keepers don't have to be able to see the bills.",
    'The desk will have to be able to print a tag.',
    'Walks start at 8. Only on Mondays the yard stays shut.',
    'It is closed. Only members may come in.',
  ])('leaves %s as it is', (said) => {
    expect(plainTalk(said)).toBe(said);
  });
});

describe('a note', () => {
  it.each([
    [
      'with a wish that leaves out who speaks',
      'Owners ring four times a day to hear how their dog is. Want them to get a photo when we walk it.',
      'owner',
      /^get a photo when the team walks it$/,
    ],
    [
      'with what was said by somebody',
      'The manager said on the phone on Monday: "An owner shouldn\'t be able to see the costs." So we need owners with read only access.',
      '',
      /^have owners with read only access$/,
    ],
    [
      'with what they do not know, as they say it',
      'One of our owners said "I never know how many walks are left of my package until you ring me". Can they see that somewhere?',
      'an owner',
      /^see how many walks are left of my package$/,
    ],
    [
      'with a demand, and another that only points back to it',
      'Costs were on the public page last week. Anything that looks like a price needs to be hidden before the page is shown, and the manager should hear that it happened.',
      'a manager',
      /^have anything that looks like a price hidden before the page is shown$/,
    ],
    [
      'with two things that are to be so',
      'Food is ordered on Mondays. I want the feeding list to come from Pawstay and the delivery to be confirmed with a photo.',
      '',
      /^have the feeding list come from Pawstay and the delivery confirmed with a photo$/,
    ],
    [
      'with a wish before something else comes about',
      'The stay ends at noon. Owners can ask for a late pick-up before that.',
      'an owner',
      /^ask for a late pick-up before the stay ends at noon$/,
    ],
    [
      'with a thing that stays as it is',
      'Raw meat has to stay under 4 degrees.',
      '',
      /^have (?:the )?raw meat stay under 4 degrees$/,
    ],
    [
      'that asks somebody to sort it out',
      "I can't see which kennels are free unless I ring the desk. The manager ought to be able to sort this out.",
      '',
      /^see which kennels are free/,
    ],
    [
      'with a case in front',
      'If a chip cannot be read, it has to be replaced within a week.',
      '',
      /^have a chip replaced within a week if it cannot be read$/,
    ],
  ])('%s', (_, idea, actor, wish) => {
    const told = draft(idea);
    expect(told.wish).toMatch(wish);
    expect(told.actor).toContain(actor);
  });

  it.each([
    [
      'is the rule in it, not what is told beside',
      'Some of the dogs come from the shelter. Only the manager and one keeper may open their papers. At the moment everybody at the desk can read them.',
      /only the manager and one keeper can open their papers$/,
    ],
    [
      'is who alone may, said in two breaths',
      "There are papers which even keepers shouldn't open. Only the manager.",
      /only the manager can open those papers$/,
    ],
    [
      'is not what is so at the moment',
      'Keepers should log each walk. At the moment everyone can enter anything.',
      /^log each walk$/,
    ],
  ])('%s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('leaves the name of a label out of what is checked', () => {
    const { all } = draft(
      'Food: raw meat is kept two days after it came. I want a list of what has to go each morning.',
    );
    expect(all).not.toMatch(/Food:/);
  });

  it('does not take for one thing what is not', () => {
    expect(draft('If the owner is late, they have to be charged 10 euros.').wish).not.toMatch(/have the owner/);
    expect(draft('Owners want one page with all photos.').wish).toMatch(/^see one page|^see a|^have one page/);
  });
});
