import { isPerson, singular } from '../language/nouns.ts';
import { lowerFirst } from './trouble-words.ts';

/** People of whom one sentence tells something, and each of whom the next wants something done with. */
const EACH_OF_THEM =
  /^((?:(?:some|most|many|all|the|our) )?((?:new |young |old |elderly |nervous )?([\w-]+s)) (?!['’])[^.!?]{4,80}[.!] +(?:please )?[a-z]+(?: (?:to|for|with))?) each of them\b/i;

/** "New guests are shy. Pair each of them with a host": whom it means stands in front of it. */
export function eachOfThem(text: string): string {
  return text.replace(EACH_OF_THEM, (whole, lead: string, those: string, head: string) => {
    const one = singular(head);
    return isPerson(one) ? `${lead} each ${lowerFirst(`${those.slice(0, -head.length)}${one}`)}` : whole;
  });
}
