import { upperFirst } from '../language/capitals.ts';

/** A statement with a capital, one full stop and no stray blanks. */
export function sentence(text: string): string {
  return (
    upperFirst(
      text
        .replace(/\s+/g, ' ')
        .replace(/\s+([,.])/g, '$1')
        .replace(/[\s.,;]+$/, '')
        .trim(),
    ) + '.'
  );
}
