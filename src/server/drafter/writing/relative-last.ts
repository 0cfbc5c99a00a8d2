import { participle } from '../language/verbs.ts';

/** "A crate that has been there for a week is marked" -> "A crate is marked once it has been there for a week". */
export function relativeLast(statement: string): string | undefined {
  const match =
    /^(An? [\w-]+(?: [\w-]+)?) (?:that|which|who) ((?:has|was|is) .+?) ((?:is|are) (?!in\b|on\b|at\b)\w+(?:ed|en|t|n)\b.*)$/.exec(
      statement,
    );
  return match ? `${match[1]} ${match[3]?.replace(/[.]$/, '')} once it ${match[2]}` : undefined;
}

/** The same for a wish: "have a crate that has been there for a week marked" -> "have a crate marked once it has been there for a week". */
export function relativeWishLast(wish: string, verb: string): string {
  if (!/^have an? .* (?:that|which) (?:has|is) /.test(wish)) return wish;
  const done = RegExp.escape(participle(verb.split(' ')[0] ?? ''));
  const match = new RegExp(`^(have an? [\\w-]+(?: [\\w-]+)?) (?:that|which) ((?:has|is) .+) (${done}\\b.*)$`).exec(
    wish,
  );
  return match && !match[2]?.endsWith(' not') && wish.split(' ').length > 10
    ? `${match[1]} ${match[3]} once it ${match[2]}`
    : wish;
}
