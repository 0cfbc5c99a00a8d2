import { describe, expect, it } from 'vitest';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { people } from './allotments.contract.ts';
import { obliged, readEnsured, readProduct } from './read-obligations.ts';

function clause(text: string): Clause {
  const [first] = parseSentence(text, people.names).clauses;
  if (!first) throw new Error(`no clause in "${text}"`);
  return first;
}

describe('what is to be made sure', () => {
  it.each([
    ['make sure that wardens can open the gate', 'wardens', 'open the gate'],
    ['ensure the treasurer sees every payment', 'the treasurer', 'see every payment'],
  ])('is what somebody does: "%s"', (text, actor, wish) => {
    expect(readEnsured(clause(text), people)?.request).toMatchObject({ kind: 'act', actor, text: wish });
  });

  it.each([
    ['make sure that the gate is locked at night', 'the gate is locked at night'],
    ['ensure that seeds do not get wet', 'seeds do not get wet'],
  ])('is how a thing is: "%s"', (text, outcome) => {
    expect(readEnsured(clause(text), people)?.action?.outcome).toBe(outcome);
  });

  it.each(['make the gate blue', 'ensure quality', 'do not make sure that the gate is locked', 'lock the gate'])(
    'is not told by "%s"',
    (text) => {
      expect(readEnsured(clause(text), people)).toBeUndefined();
    },
  );
});

describe('an obligation', () => {
  it.each([
    ['the pump has to run at night', 'the pump'],
    ['we need to pay the rent', 'we'],
    ['wardens have to name a deputy', 'wardens'],
  ])('is read as what must be: "%s"', (text, who) => {
    const { group, subject } = obliged(clause(text), people);
    expect([textOf(subject), group?.modal]).toEqual([who, 'must']);
  });

  it.each([
    'wardens have to type the list twice',
    'we have to wait for the key',
    'the pump should run at night',
    'the pump does not have to run at night',
    'the pump has a switch',
  ])('is none where it is a chore, said already, denied or no doing: "%s"', (text) => {
    const said = clause(text);
    expect(obliged(said, people)).toBe(said);
  });
});

describe('what the product should do', () => {
  it.each(['the system should reject a second application', 'the app must reject a second application'])(
    'is its own: "%s"',
    (text) => {
      expect(readProduct(clause(text), people)?.text).toMatch(/reject a second application/);
    },
  );

  it.each(['the treasurer should reject it', 'the system rejects it', 'the system should not reject it'])(
    'is not told by "%s"',
    (text) => {
      expect(readProduct(clause(text), people)).toBeUndefined();
    },
  );
});
