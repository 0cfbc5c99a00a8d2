import { readVerb } from '../language/verbs.ts';

const BARRED =
  /^nobody (orders|books|enters|opens|reads|sees|edits|changes|deletes|uses|takes|buys|calls|writes|rents|overwrites|parks|boards|touches|moves) ?(.*)$/i;

/** "so that nobody orders while I am away" is to be watched as well; `one` is what "it" is in it. */
export function barredBy(
  benefit: string | undefined,
  third: (text: string) => string,
  one?: string,
): string | undefined {
  const [, verb = '', said = ''] = BARRED.exec(benefit ?? '') ?? [];
  const rest = one ? said.replace(/^it\b/i, one) : said;
  const base = readVerb(verb)?.base;
  return base && said.split(' ').length <= 8 ? third(`Nobody can ${base} ${rest}`.trim()) : undefined;
}
