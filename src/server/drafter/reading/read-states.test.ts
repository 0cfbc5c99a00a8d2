import { describe, expect, it } from 'vitest';
import { parseSentence, type Clause } from '../grammar/parse.ts';
import { people } from './allotments.contract.ts';
import { readAble, readNone, readPriced, readRequirement, readRule, readState } from './read-states.ts';

function clause(text: string): Clause {
  const [first] = parseSentence(text, people.names).clauses;
  if (!first) throw new Error(`no clause in "${text}"`);
  return first;
}

describe('how a thing is to be', () => {
  it.each([
    [
      'a plot that has been empty for three weeks must be marked red',
      'a plot that has been empty for three weeks is marked red',
    ],
    ['the gate should stay open until noon', 'the gate stays open until noon'],
    ['weeds should not be put in the blue bin', 'weeds are not put in the blue bin'],
    ['the rents and the fees must be kept apart', 'the rents and the fees are kept apart'],
    ['paths should not flood', 'paths do not flood'],
  ])('can be watched: "%s"', (text, outcome) => {
    expect(readState(clause(text), people)).toMatchObject({ frame: 'done', outcome });
  });

  it.each([
    'it should be blue',
    'the app should be blue',
    'Allotly should be blue',
    'the gate is open',
    'only wardens should see it',
    'plots should be printable',
  ])('is not told by "%s"', (text) => {
    expect(readState(clause(text), people)).toBeUndefined();
  });
});

describe('what should be possible with a thing', () => {
  it.each([
    ['plots should be printable', 'print plots'],
    ['the list should be sortable by plot number', 'sort the list by plot number'],
    ['shifts must be editable', 'edit shifts'],
  ])('is done to it: "%s"', (text, wish) => {
    expect(readAble(clause(text), people)).toMatchObject({ kind: 'act', text: wish });
  });

  it.each(['plots should be accessible', 'plots should be reliable', 'plots should be green', 'plots are printable'])(
    'is not told by "%s"',
    (text) => {
      expect(readAble(clause(text), people)).toBeUndefined();
    },
  );
});

describe('a requirement', () => {
  it('keeps people from what they may not do without it', () => {
    expect(readRequirement(clause('helpers need a tetanus shot before they may dig'), people)?.request).toMatchObject({
      kind: 'stop',
      text: 'prevent helpers without a tetanus shot from digging',
      except: 'helpers',
    });
  });

  it('has things without it refused', () => {
    expect(readRequirement(clause('rent receipts must have the plot number'), people)?.action).toMatchObject({
      wish: 'have rent receipts without the plot number refused',
      outcome: 'rent receipts without the plot number are refused with a message that names what is missing',
    });
  });

  it('that only should be so is shown', () => {
    expect(readRequirement(clause('rent receipts should have a stamp'), people)?.request).toMatchObject({
      text: 'see a stamp for rent receipts',
      outcome: 'rent receipts have a stamp',
    });
  });

  it('of a thing that needs something is that it has it', () => {
    expect(readRequirement(clause('every plot needs a number of its own'), people)?.request).toMatchObject({
      text: 'see a number of its own for every plot',
      outcome: 'every plot has a number of its own',
    });
  });

  it.each([
    'helpers need a tetanus shot',
    'we need a stamp before we may dig',
    'the app must have a map',
    'receipts must not have a stamp',
    'plot holders need to sign',
  ])('is not told by "%s"', (text) => {
    expect(readRequirement(clause(text), people)).toBeUndefined();
  });
});

describe('a rule told as if it were so already', () => {
  it('is wanted of the people in it', () => {
    expect(readRule('visitors get a badge at the gate', people)?.request).toMatchObject({
      kind: 'act',
      actor: 'visitors',
      text: 'get a badge at the gate',
    });
  });

  it('is wanted of the thing in it', () => {
    expect(readRule('the gate opens at dawn', people)?.action).toMatchObject({
      frame: 'done',
      outcome: 'the gate opens at dawn',
    });
  });

  it.each([
    ['dogs are only allowed on plots with a fence', 'have dogs only allowed on plots with a fence'],
    ['the badge only works on weekdays', 'have the badge work only on weekdays'],
    ['the badge works only once', 'have the badge work only once'],
  ])('says as little as is allowed: "%s"', (text, wish) => {
    expect(readRule(text, people)?.action?.wish).toBe(wish);
  });

  it.each([
    'we open the gate at dawn',
    'it opens at dawn',
    'the gate opens too late',
    'the gate opened at dawn',
    'the gate should open at dawn',
    'the gate does not open',
  ])('is not told by "%s"', (text) => {
    expect(readRule(text, people)).toBeUndefined();
  });
});

describe('the price of a doing', () => {
  it('is charged for it', () => {
    expect(readPriced(clause('missing a shift costs ten euros'))).toMatchObject({
      kind: 'act',
      text: 'charge ten euros for missing a shift',
    });
  });

  it.each(['the shed costs ten euros', 'missing a shift does not cost anything'])('is not told by "%s"', (text) => {
    expect(readPriced(clause(text))).toBeUndefined();
  });
});

describe('what no thing should do', () => {
  it.each([
    ['no letter should go out before it has been signed', 'prevent a letter from going out before it has been signed'],
    ['no letters may go out on Sunday', 'prevent letters from going out on Sunday'],
  ])('is prevented: "%s"', (text, wish) => {
    expect(readNone(clause(text))).toMatchObject({ kind: 'stop', text: wish });
  });

  it.each(['no letters go out on Sunday', 'letters should go out on Sunday', 'no letter will help'])(
    'is not told by "%s"',
    (text) => {
      expect(readNone(clause(text))).toBeUndefined();
    },
  );
});
