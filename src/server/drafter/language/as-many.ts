import { readVerb } from './verbs.ts';

/** What one does as several do it: "has brought" -> "have brought", "works on" -> "work on". */
export function asMany(predicate: string): string {
  const [verb = '', ...rest] = predicate.trim().split(' ');
  const many: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' };
  const known = readVerb(verb);
  return [many[verb] ?? (known?.form === 'third' ? known.base : verb), ...rest].join(' ');
}
