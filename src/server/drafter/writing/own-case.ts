import { plural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';

/** "have the fee refunded if a skipper cancels": told by the skipper it is "if I cancel", of the skipper "if they cancel". */
export function ownCase(wish: string, actor: string, self: 'I' | 'they' = 'I'): string {
  const names = `(?:an?|the|any|each|every|one) ${RegExp.escape(actor)}|(?:the )?${RegExp.escape(plural(actor))}`;
  return wish.replace(
    new RegExp(
      `\\b(if|when|whenever|once|as soon as|before|after|until|unless|otherwise) (?:${names}) ([a-z]+)\\b`,
      'i',
    ),
    (said: string, link: string, verb: string) => {
      const known = readVerb(verb);
      const own = known?.form === 'third' ? known.base : verb;
      const am = self === 'I' ? 'am' : 'are';
      const was = self === 'I' ? 'was' : 'were';
      const be: Readonly<Record<string, string>> = { is: am, are: am, was, has: 'have', does: 'do' };
      return known || be[verb] || /^(?:can|cannot|must|have)$/.test(verb) ? `${link} ${self} ${be[verb] ?? own}` : said;
    },
  );
}

/** "holiday mode for sellers", wished by a seller: whom it is for is who wishes it. */
export function withoutSelf(wish: string, actor: string, isThing: boolean): string {
  if (!isThing) return wish;
  const own = new RegExp(
    ` for (?:the |our |all )?${RegExp.escape(plural(actor))}(?=, with | with (?:an?|the) |$)`,
    'i',
  );
  const left = wish.replace(own, '');
  return left.split(' ').length > 2 ? left : wish;
}
