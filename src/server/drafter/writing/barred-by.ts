import { readVerb } from '../language/verbs.ts';

const BARRED =
  /^nobody (orders|books|enters|opens|reads|sees|edits|changes|deletes|uses|takes|buys|calls|writes|rents|overwrites|parks|boards|touches|moves) ?(.*)$/i;

/** "so that nobody orders while I am away" is to be watched as well. */
export function barredBy(benefit: string | undefined, third: (text: string) => string): string | undefined {
  const [, verb = '', rest = ''] = BARRED.exec(benefit ?? '') ?? [];
  const base = readVerb(verb)?.base;
  return base && rest.split(' ').length <= 8 ? third(`Nobody can ${base} ${rest}`.trim()) : undefined;
}
