import { describe, expect, it } from 'vitest';
import { affirm, negate, negatePlainly, readClause, type Clause } from './clause.ts';

function read(text: string): Clause {
  const clause = readClause(text);
  if (!clause) throw new Error(`no clause in "${text}"`);
  return clause;
}

describe('subject and verb', () => {
  it.each([
    [
      'customers call us',
      { subject: 'customers', finite: 'call', verb: 'call', kind: 'full', plural: true, rest: 'us' },
    ],
    [
      'stock often runs low',
      { subject: 'stock', adverb: 'often', finite: 'runs', verb: 'run', plural: false, rest: 'low' },
    ],
    ['the plumber has lost the key', { subject: 'the plumber', finite: 'has', kind: 'have', rest: 'lost the key' }],
    [
      "they can't see it",
      { subject: 'they', finite: 'can', kind: 'modal', negated: true, plural: true, rest: 'see it' },
    ],
    ['the soup is cold', { subject: 'the soup', verb: 'be', kind: 'be', negated: false, rest: 'cold' }],
    ['the form does not save', { subject: 'the form', kind: 'do', negated: true, rest: 'save' }],
    ['Anna and Tom share a desk', { subject: 'Anna and Tom', verb: 'share', plural: true, rest: 'a desk' }],
    ['the driver never stops', { subject: 'the driver', adverb: 'never', verb: 'stop', negated: true, rest: '' }],
    ['the manager of the shops opens them', { subject: 'the manager of the shops', verb: 'open', plural: false }],
    ['guests who cancel a room pay a fee.', { subject: 'guests who cancel a room', verb: 'pay', rest: 'a fee' }],
  ])('are found in "%s"', (text, clause) => {
    expect(read(text)).toMatchObject(clause);
  });

  it.each(['a list of soups', 'order more soup', 'overdue books', '', '?', 'because of the rain'])(
    'are not there in "%s"',
    (text) => {
      expect(readClause(text)).toBeUndefined();
    },
  );
});

describe('the opposite', () => {
  it.each([
    ['nobody checks in', 'somebody checks in'],
    ['customers call us', 'customers do not call us'],
    ['the clerk calls us', 'the clerk does not call us'],
    ['the pump stopped', 'the pump did not stop'],
    ['they fainted last time', 'they did not faint last time'],
    ['the horse bolted', 'the horse did not bolt'],
    ['stock often runs low', 'stock does not often run low'],
    ['the soup is cold', 'the soup is not cold'],
    ['guests will wait', 'guests will not wait'],
    ['the guests have waited', 'the guests have not waited'],
    ['the children have a dog', 'the children do not have a dog'],
    ['the form does not save', 'the form saves'],
    ['the boat has not been used for six weeks', 'the boat has been used within the last six weeks'],
    ['the boat has not been used for more than a week', 'the boat has been used within the last week'],
    ['the boat has not been reserved for Tom', 'the boat has been reserved for Tom'],
  ])('of "%s" is "%s"', (text, opposite) => {
    expect(negate(read(text))).toBe(opposite);
  });

  it.each([
    ["they can't see it", 'they can see it'],
    ['the driver never stops', 'the driver stops'],
    ['we do not know who has the key', 'we know who has the key'],
    ['the clerk does not know it', 'the clerk knows it'],
  ])('of what is denied is what is so: "%s"', (text, positive) => {
    expect(affirm(read(text))).toBe(positive);
  });
});

describe('the opposite as people say it', () => {
  it.each([
    ['a new commit is pushed', 'no new commit is pushed'],
    ['the label is missing', 'the label is there'],
    ['the pump stops', 'the pump does not stop'],
    ['a glaze has already run', 'no glaze has already run'],
    ['the job has become dear', 'the job has not become dear'],
  ])('of "%s" is "%s"', (text, expected) => {
    expect(negatePlainly(read(text))).toBe(expected);
  });
});
