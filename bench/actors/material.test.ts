import { describe, expect, it } from 'vitest';
import { readMaterial } from './material.ts';

describe('readMaterial', () => {
  const fitted = readMaterial('fitted');
  const unseen = readMaterial('unseen');

  it('keeps the two parts apart', () => {
    expect(fitted).toHaveLength(400);
    expect(unseen).toHaveLength(160);
    const known = new Set(fitted.map(({ description }) => description));
    expect(unseen.filter(({ description }) => known.has(description))).toEqual([]);
  });

  it('labels every idea with roles of its product', () => {
    const strange = [...fitted, ...unseen].flatMap(({ roles, ideas }) =>
      ideas.filter(({ actors }) => actors.length === 0 || actors.some((actor) => !roles.includes(actor))),
    );
    expect(strange).toEqual([]);
  });
});
