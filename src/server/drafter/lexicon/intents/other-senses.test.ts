import { describe, expect, it } from 'vitest';
import { chooseIntent } from '../../choose-intent.ts';
import { draftStory } from '../../draft-story.ts';
import { readIdea } from '../../reading/read-idea.ts';
import { readProduct } from '../../reading/read-product.ts';

const product = {
  name: 'Bowlbase',
  description:
    'Bowlbase runs a bowling club. Bowlers book lanes and play in leagues, trainers plan lessons and look after the teams, and the clerk handles fees, letters and the shop.',
};
const read = readProduct(product.name, product.description);

function kindOf(words: string): string | undefined {
  const idea = readIdea(words, read);
  return idea && chooseIntent(idea.action, idea.text, new Set(['bowler', 'trainer', 'clerk']))?.name;
}

function draft(idea: string): string {
  const { userStory, acceptanceCriteria, openQuestions } = draftStory({ idea, product });
  return [userStory, ...acceptanceCriteria, ...openQuestions].join('\n');
}

describe('a verb in its other sense', () => {
  it.each([
    ['Let bowlers challenge another bowler to a game on Friday', 'challenged to it'],
    ['Let the clerk swap two teams of the draw', 'one for the other'],
    ['Let the clerk swap two lanes by hand', 'one for the other'],
    ['Let the clerk charge the scanner every evening', 'charged with power'],
    ['Let trainers mark the theory test', 'marked work'],
    ['Let trainers clear a bowler for the league', 'let go ahead'],
    ['Let bowlers clear the screen', 'emptied'],
    ['Let the clerk post a parcel to a bowler', 'sent by post'],
    ['Let the clerk open the booking for the cup at eight', 'opened for all'],
    ['Let the clerk book in new goods', 'booked in'],
    ['Let trainers book drinks on the account of the club', 'booked to an account'],
    ['Let bowlers raise money for a new lane', 'raised together'],
    ['Let the clerk hold a call for a minute', 'kept on the line'],
    ['Let trainers open a lesson in a second window', 'opened beside'],
    ['Tips on how to hold the ball', 'piece of advice'],
    ['A fee waiver for students', 'granted'],
    ['Let the clerk file a letter under another heading', 'filed under'],
    ['Let bowlers drop a note to their trainer', 'left for somebody'],
    ['Let bowlers block another bowler', 'not reached by them'],
    ['A toggle that hides my average', 'turned on and off'],
    ['Let bowlers check out of the hall', 'gone from there'],
  ])('%s: %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  it.each([
    ['a fine is no person', 'Let bowlers challenge a fine', 'challenged to it'],
    ['a bet is won by nobody named', 'Let bowlers swap a lane for another one', 'one for the other'],
    ['somebody has to pay', 'Let the clerk charge the scanner to whoever broke it', 'charged with power'],
    ['a test is marked as done', 'Let trainers mark a test as done', 'marked work'],
    ['a table is cleared in the hall', 'Let the clerk clear a debt', 'emptied'],
    ['it is read on a wall', 'Let the clerk post a letter to the notice board', 'sent by post'],
    ['for oneself', 'Let bowlers book in for the cup', 'booked in'],
    ['a fee is raised', 'Let the clerk raise the fee', 'raised together'],
    ['money is given', 'Let bowlers give a tip to the waiter', 'piece of advice'],
    ['a paper that is signed', 'Let bowlers sign a liability waiver', 'granted'],
    ['a lane is dropped', 'Let bowlers drop a lesson', 'left for somebody'],
    ['by whoever runs it', 'Let the clerk block a bowler', 'not reached by them'],
    ['a ladder to climb', 'A ladder for the top shelf', 'club ladder'],
  ])('%s, so: %s', (_, words, kind) => {
    expect(kindOf(words)).not.toBe(kind);
  });
});

describe('what is told of it', () => {
  it('is nothing of a dispute where people play', () => {
    expect(draft('Let bowlers challenge a stronger bowler to a game')).not.toMatch(/my side is heard/);
    expect(draft('Let bowlers challenge a fine')).toMatch(/my side is heard/);
  });

  it('is nothing of another owner where two are swapped by hand', () => {
    expect(draft('Let the clerk swap two lanes by hand')).not.toMatch(/other side|comes from|new name/);
  });

  it('is nothing of payment where advice or power is meant', () => {
    expect(draft('Tips on how to hold the ball')).not.toMatch(/amount|payment|pay\b/);
    expect(draft('Let the clerk charge the scanner every evening')).not.toMatch(/amount|payment|pay\b/);
    expect(draft('Let bowlers tip the waiter')).toMatch(/amount/);
  });
});
