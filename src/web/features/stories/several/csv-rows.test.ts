import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

const cells = (text: string, delimiter: string | undefined = ',') => csvRows(text, delimiter).map((row) => row.cells);

describe('a text in CSV', () => {
  test.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,b\n', [['a', 'b']]],
    ['a,,\n', [['a', '', '']]],
    [',b', [['', 'b']]],
    ['"a, b",c', [['a, b', 'c']]],
    ['"a\nb",c\nd', [['a\nb', 'c'], ['d']]],
    ['"a ""b""",c', [['a "b"', 'c']]],
    ['"",c', [['', 'c']]],
    ['a "b" c,d', [['a "b" c', 'd']]],
  ])('%j has the cells %j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  test('is not divided where it has one column', () => {
    expect(csvRows('a, b; c\n"d\ne"', undefined).map((row) => row.cells)).toEqual([['a, b; c'], ['d\ne']]);
  });

  test('has lines that are counted, also those within a cell and those without words', () => {
    expect(csvRows('a\n\n"b\n\nc"\n , \nd', ',').map(({ line }) => line)).toEqual([1, 3, 7]);
  });

  test('says in which row quotation marks do not match', () => {
    expect(csvRows('a,b\n"c" d,e\n"f",g\nh,i', ',')).toMatchObject([
      { line: 1, isBroken: false },
      { line: 2, isBroken: true },
      { line: 4, isBroken: false },
    ]);
    expect(csvRows('a\n"b\nc', ',')).toEqual([
      { line: 1, cells: ['a'], isBroken: false },
      { line: 2, cells: ['b\nc'], isBroken: true },
    ]);
  });

  test('gives back whatever was written into it, at the lines where it was written', () => {
    const cell = string({ unit: constantFrom('a', ' ', '"', ',', '\n', 'ü') });
    const table = array(array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 6 });
    assert(
      property(table, (rows) => {
        const quoted = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
        const lines = rows.map(
          (_, index) => quoted.slice(0, index).join('\n').split('\n').length + (index > 0 ? 1 : 0),
        );
        const read = csvRows(quoted.join('\n'), ',');
        const worded = rows.flatMap((row, index) =>
          row.some((one) => one.trim() !== '') ? [{ line: lines[index], cells: row, isBroken: false }] : [],
        );
        expect(read).toEqual(worded);
      }),
    );
  });
});
