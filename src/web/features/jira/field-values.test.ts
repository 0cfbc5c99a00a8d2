import { describe, expect, test } from 'vitest';
import type { JiraField, JiraFieldKind } from '#contract/jira.ts';
import { readFields, sortProblems } from './field-values.ts';

const field = (kind: JiraFieldKind, key: string = kind): JiraField => ({ key, name: key, kind });

describe('what a person fills in for Jira', () => {
  test.each<[JiraFieldKind, string | string[], unknown]>([
    ['text', '  By the river ', 'By the river'],
    ['paragraph', 'One\n\ntwo ', 'One\n\ntwo'],
    ['number', ' 3.5 ', 3.5],
    ['date', '2026-05-31', '2026-05-31'],
    ['datetime', '2026-05-31T10:30', new Date('2026-05-31T10:30').toISOString()],
    ['select', '10100', '10100'],
    ['multi-select', ['1', '2'], ['1', '2']],
  ])('in a field of the kind %s (%j) is sent as %j', (kind, value, sent) => {
    expect(readFields([field(kind)], { [kind]: value })).toEqual({ fields: { [kind]: sent }, errors: {} });
  });

  test('must be filled in, each field', () => {
    const fields = [field('text'), field('select'), field('multi-select'), field('paragraph')];
    expect(readFields(fields, { text: ' ', 'multi-select': [] }).errors).toEqual({
      text: 'This field is required.',
      select: 'This field is required.',
      'multi-select': 'This field is required.',
      paragraph: 'This field is required.',
    });
  });

  test('must be a number where one is asked for', () => {
    for (const text of ['three', '3,5', 'Infinity']) {
      expect(readFields([field('number')], { number: text }).errors).toEqual({ number: 'Enter a number.' });
    }
  });

  test.each<[JiraFieldKind, string]>([
    ['date', '20261-05-31'],
    ['datetime', '20261-05-31T10:00'],
    ['datetime', '202611-05-31T10:00'],
  ])('must have a year that can be read, in a field of the kind %s (%s)', (kind, text) => {
    expect(readFields([field(kind)], { [kind]: text })).toEqual({
      fields: {},
      errors: { [kind]: 'Enter a date with a year of four digits.' },
    });
  });

  test('for another type of issue is not sent', () => {
    expect(readFields([field('text')], { text: 'a', other: 'b' }).fields).toEqual({ text: 'a' });
  });
});

test('What Jira finds wrong stands at its field, or above the buttons when it has none', () => {
  const fields = [field('text', 'customfield_10010')];
  const problems = [
    { path: 'fields.customfield_10010', message: 'Too long.' },
    { path: 'fields.customfield_10099', message: 'Team is needed.' },
    { path: 'projectId', message: 'No such project.' },
  ];
  expect(sortProblems(problems, fields)).toEqual({
    errors: { customfield_10010: 'Too long.' },
    others: ['Team is needed.', 'No such project.'],
  });
});
