import type { Request } from './read-request.ts';

/** "a search for lots plus a filter by score", "book and to be able to cancel": what is joined by more than "and". */
export function joinedIn(text: string, kind: Request['kind']): { first: string; more: readonly string[] } {
  const [bare = '', ...abilities] = text.split(/,? and (?:also )?(?:be able to|to be able to) /i);
  const [first = '', ...things] = kind === 'thing' ? bare.split(/,? (?:plus|as well as|and also) (?=an? )/i) : [bare];
  return { first, more: [...abilities, ...things.map((thing) => `use ${thing}`)] };
}
