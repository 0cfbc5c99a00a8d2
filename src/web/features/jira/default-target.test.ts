import { describe, expect, test } from 'vitest';
import { defaultProject, defaultType } from './default-target.ts';

const projects = [
  { id: '10007', key: 'OPS', name: 'Operations' },
  { id: '10000', key: 'ALLOT', name: 'Allotment' },
  { id: '10003', key: 'DESK', name: 'Night Desk' },
];
const types = [
  { id: '10004', name: 'Bug' },
  { id: '10001', name: 'Story' },
  { id: '10002', name: 'Task' },
];

describe('before anybody chooses', () => {
  test('a story goes where the last one of its product went', () => {
    expect(defaultProject(projects, '10003')).toBe('10003');
    expect(defaultType(types, '10002')).toBe('10002');
  });

  test('a first story goes to project 10000, as type 10001', () => {
    expect(defaultProject(projects, undefined)).toBe('10000');
    expect(defaultType(types, undefined)).toBe('10001');
  });

  test('what is no longer there counts for nothing', () => {
    expect(defaultProject(projects, '99')).toBe('10000');
    expect(defaultType(types, '99')).toBe('10001');
  });

  test('without the usual ones the only project counts, and the type that is called a story', () => {
    expect(defaultProject([{ id: '7', key: 'X', name: 'X' }], undefined)).toBe('7');
    expect(
      defaultType(
        [
          { id: '3', name: 'Task' },
          { id: '9', name: 'story' },
        ],
        undefined,
      ),
    ).toBe('9');
  });

  test('among several others nobody is guessed for', () => {
    expect(
      defaultProject(
        projects.filter(({ id }) => id !== '10000'),
        undefined,
      ),
    ).toBeUndefined();
    expect(
      defaultType(
        [
          { id: '3', name: 'Task' },
          { id: '4', name: 'Bug' },
        ],
        undefined,
      ),
    ).toBeUndefined();
    expect(defaultProject([], undefined)).toBeUndefined();
  });
});
