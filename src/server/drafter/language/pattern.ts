import { remember } from './remember.ts';

const patterns = remember<RegExp>(1_000);

/**
 * A pattern with words of a product in it, made once, as to make one takes longer than to ask it. `flags` without "g" and "y": whoever
 * asks shares it.
 */
export function pattern(source: string, flags: '' | 'i' | 'u' | 'iu' | 'is' | 'isu'): RegExp {
  return patterns(`${flags} ${source}`, () => new RegExp(source, flags));
}
