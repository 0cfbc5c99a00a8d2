import { describe, expect, it } from 'vitest';
import { parseSentence, type Clause } from '../grammar/parse.ts';
import { people } from './allotments.contract.ts';
import { actionOf, acts, clauseText, headOf, peel } from './clause-words.ts';

function clause(text: string): Clause {
  const [first] = parseSentence(text, people.names).clauses;
  if (!first) throw new Error(`no clause in "${text}"`);
  return first;
}

describe('the action of a clause', () => {
  it.each([
    ['plot holders can quickly swap a shift when it rains', 'quickly swap a shift when it rains'],
    ['plots are always marked by wardens', 'be marked by wardens'],
    ['wardens do not print the list because it is old', 'print the list'],
    ['the treasurer collects the rent', 'collect the rent'],
    ['please just print the map', 'print the map'],
  ])('starts with its base verb: "%s"', (text, action) => {
    expect(actionOf(clause(text))).toBe(action);
  });

  it.each([
    ['send the wardens the list of taps', 'send the list of taps to the wardens'],
    ['show visitors the gate', 'show the gate to visitors'],
  ])('names the thing before who gets it: "%s"', (text, action) => {
    expect(actionOf(clause(text))).toBe(action);
  });

  it.each([
    ['send the list every week', 'send the list every week'],
    ['plant the seeds the warden brought', 'plant the seeds the warden brought'],
  ])('stays as it is where nobody gets anything: "%s"', (text, action) => {
    expect(actionOf(clause(text))).toBe(action);
  });
});

describe('a clause', () => {
  it('is told in its own words, without its reason', () => {
    expect(clauseText(clause('wardens never print the list when it is old'))).toBe(
      'wardens never print the list when it is old',
    );
    expect(clauseText(clause('wardens print the list because it is old'))).toBe('wardens print the list');
  });

  it.each([
    ['the old plot holders who left pay', 'plot holders'],
    ['the roof of the barn is lost', 'roof'],
    ['they pay', 'they'],
  ])('has a head of its subject: "%s"', (text, head) => {
    expect(headOf(clause(text).subject)?.lower).toBe(head);
  });
});

describe('whoever is told of', () => {
  it.each([
    'the plot holder pays',
    'plot holders who left pay',
    'the council approves the rent',
    'somebody known to us pays',
    'they pay',
  ])('acts: "%s"', (text) => {
    expect(acts(clause(text), people)).toBe(true);
  });

  it.each(['the gate opens', 'the rent is paid', 'Allotly prints the list', 'the form asks for a name'])(
    'does not act: "%s"',
    (text) => {
      expect(acts(clause(text), people)).toBe(false);
    },
  );
});

describe('being able to do something', () => {
  it.each([
    ['be able to see', 'see'],
    ['easily be able to see', 'see'],
    ['have the option to pay', 'pay'],
    ['have to wait', 'wait'],
    ['tell weeds from herbs', 'distinguish weeds from herbs'],
    ['ablaze', 'ablaze'],
    ['see what they are able to do', 'see what they are able to do'],
  ])('is doing it: "%s"', (text, action) => {
    expect(peel(text)).toBe(action);
  });
});
