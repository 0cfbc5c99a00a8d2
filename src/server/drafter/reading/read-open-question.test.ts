import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Pantry Pool',
  description:
    'Pantry Pool is a web app for neighbours who buy food together. Members order shares of bulk deliveries, the coordinator places the order with the farm, and packers fill the crates on Thursday evenings. The treasurer sees who still has to pay.',
};

function draft(idea: string): { wish: string; all: string; headline: string; actor: string; asked: string } {
  const { userStory, acceptanceCriteria, headline, openQuestions } = draftStory({ idea, product });
  const [, actor = '', wish = ''] = /^As an? (.+?), I want to (.+), so that (.+)\.$/.exec(userStory) ?? [];
  return { actor, wish, headline, all: acceptanceCriteria.join('\n'), asked: openQuestions.join('\n') };
}

describe('a question of how it is to be', () => {
  it.each([
    [
      'what happens in a case',
      'What happens to a crate when nobody has picked it up by Friday noon?',
      /^know what happens to a crate when nobody has picked it up by Friday noon$/,
    ],
    [
      'who of two it is',
      'Who pays for a broken jar when it was already in the crate: the member or the pool?',
      /^know who pays for a broken jar when it was already in the crate, the member or the pool$/,
    ],
    [
      'its case in front',
      'When a farm delivers less than we ordered, who gets cut first?',
      /^know who gets cut first when a farm delivers less than I ordered$/,
    ],
    [
      'one of two ways',
      'Should a household with two addresses count as one member or as two?',
      /^know whether a household with two addresses should count as one member or as two$/,
    ],
    [
      'two questions in one breath',
      'Do we weigh the cheese at the farm or at the hall, and who writes the weight down?',
      /^know whether to weigh the cheese at the farm or at the hall and who writes the weight down$/,
    ],
    [
      'a second one behind a comma',
      'What happens when a jar breaks on the way, is the packer charged or does the pool pay for it?',
      /^know what happens when a jar breaks on the way, and whether the packer is charged or the pool pays for it$/,
    ],
    [
      'which one, and whether it always is',
      'Which packer gets the cold room, is it always the last one?',
      /^know which packer gets the cold room, and whether it is always the last one$/,
    ],
    [
      'two clauses',
      'Does the deposit stay with the pool or does it go back to the member?',
      /^know whether the deposit stays with the pool or (?:it|the deposit) goes back to the member$/,
    ],
    [
      'as what something counts, behind a comma',
      'how do we count a share whose box never came, as lost, as paid or as free?',
      /^know how to count a share whose box never came, as lost, as paid or as free$/,
    ],
    [
      'whether it is so, and who sees to it',
      'do boxes with glass in them get marked before a driver lifts them, and who checks that?',
      /^know whether boxes with glass in them get marked before (?:a driver lifts|I lift) them and who checks that$/,
    ],
    [
      'how to show something',
      'How do we show a share that nobody has ordered: as empty, as open or not at all?',
      /^know how to show a share that nobody has ordered, as empty, as open or not at all$/,
    ],
    [
      'what somebody does in a case',
      'What does the packer do when the scale has no battery left?',
      /^know what the packer does when the scale has no battery left$/,
    ],
    [
      'whether at all',
      'Should prices be shown to guests at all? Some of them only come to compare.',
      /^know whether prices should be shown to guests at all$/,
    ],
    [
      'whether it is allowed',
      'Is a member who moved away still allowed to order?',
      /^know whether a member who moved away is still allowed to order$/,
    ],
    [
      'of whom the label speaks',
      'two members at one address: which of them gets the bill, and who pays if they quarrel?',
      /^know for two members at one address which of them gets the bill and who pays if they quarrel$/,
    ],
    [
      'what somebody would have to bear',
      'Would a member who cancels on the day still have to pay, and how much?',
      /^know whether a member who cancels on the day would still have to pay and how much$/,
    ],
    [
      'what a thing counts as',
      'Does a jar of honey count as a share?',
      /^know whether a jar of honey counts as a share$/,
    ],
    [
      'what we do with something',
      'What do we do with crates that nobody claims?',
      /^know what to do with crates that nobody claims$/,
    ],
    [
      'what may come to pass',
      'What if a packer and the coordinator enter different weights?',
      /^know what happens if a packer and the coordinator enter different weights$/,
    ],
  ])('is not decided: %s', (_, idea, wish) => {
    const story = draft(idea);
    expect(story.wish).toMatch(wish);
    expect(story.asked.toLowerCase()).toContain(
      (idea.split(/[?:] ?(?=which|$)/)[idea.startsWith('two') ? 1 : 0] ?? '').split('?')[0]?.toLowerCase(),
    );
  });

  it('is what is wanted also beside a sentence on how it is now', () => {
    const { wish, all } = draft(
      'What happens to a share when a member moves away? Right now packers write it on a slip of paper.',
    );
    expect(wish).toMatch(/^know what happens to a share when a member moves away$/);
    expect(all).not.toMatch(/slip of paper/);
  });

  it('is asked by those who are to know it, and not by those it is about', () => {
    expect(draft('Should members be told the weight at all?').actor).not.toBe('member');
  });

  it.each([
    ['of how things stand', 'Which crates are still here?', /^see which crates are still here$/],
    ['of one deed', 'Could packers see the weight of a crate?', /^see the weight of a crate$/],
    ['with two things', 'Can members pay by card or by bank transfer?', /^pay by card or by bank transfer$/],
    ['with a proposal', 'What if members could rate a farm?', /^rate a farm$/],
  ])('is none where it asks for something: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

describe('a question whether something can be done', () => {
  it('keeps who is meant, however they are described', () => {
    const { actor, wish } = draft(
      'Could members who joined after the summer get their yearly fee worked out by month?',
    );
    expect(actor).toBe('member who joined after the summer');
    expect(wish).toBe('have my yearly fee worked out by month');
  });

  it('is about what is done to a thing, however it is described', () => {
    expect(draft('Can a crate that nobody has opened be given to the food bank?').wish).toBe(
      'have a crate that nobody has opened given to the food bank',
    );
  });

  it('leaves open what else it could be', () => {
    const { wish, asked } = draft(
      'Can a member swap crates with a neighbour, or does it have to go through the office?',
    );
    expect(wish).toBe('swap crates with a neighbour');
    expect(asked).toContain('Or does it have to go through the office?');
  });

  it('drops what is only how it is now', () => {
    const { wish, asked } = draft('Can I see which crates are still here or do I have to call?');
    expect(wish).toBe('see which crates are still here');
    expect(asked).not.toMatch(/have to call/);
  });

  it.each([
    ['by which way', 'What is the best way to weigh a cheese?', /^weigh a cheese$/],
    ['where', 'Where do I see what I owe?', /^see what I owe$/],
    ['why once', 'Why was my order moved?', /^see why my order was moved$/],
    ['how others can', 'How can two neighbours share a crate?', /^share a crate$/],
  ])('asks %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('wants to be spared what still comes', () => {
    expect(draft('Why do I still get mails about the egg box?').wish).toBe('be spared getting mails about the egg box');
  });

  it('wants an end to what lasts too long', () => {
    const { wish, all } = draft('Why does a member who left last year still get the order reminder?');
    expect(wish).toBe('keep a member who left last year from getting the order reminder');
    expect(all).toContain('A member who left last year no longer gets the order reminder.');
  });
});
