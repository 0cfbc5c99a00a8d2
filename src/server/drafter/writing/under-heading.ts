import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from '../reading/trouble-words.ts';
import { count, LONGEST } from './fit-headline.ts';

/** The headline of a list that has a name: that name, or in front of the deed where it is too short to be one. */
export function underHeading(headline: string, heading: string | undefined): string {
  if (!heading || count(heading) > LONGEST) return headline;
  if (count(heading) > 2) return upperFirst(heading);
  const both = `${upperFirst(heading)}: ${lowerFirst(headline)}`;
  return count(both) > LONGEST ? headline : both;
}
