import { isAgent } from './is-agent.ts';
import { isMass } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

/** "Petra puts", "Oda Brandt is", "Mirjam's": a capital word and what only stands behind one person or house. */
const NAMED = /^(\p{Lu}\p{Ll}{2,})(?:['’]s(?= )| (?:\p{Lu}\p{Ll}+ )?([a-z]+)\b)/u;

/** Whether a sentence starts with the name of somebody: a word that no dictionary has, and behind it a verb of one. */
export function startsWithName(text: string): boolean {
  const [, word = '', next] = NAMED.exec(text) ?? [];
  if (word === '' || isAgent(word) || isMass(word)) return false;
  const isOne =
    next === undefined || /^(?:is|has|was|does|did|had|can|will|would|always|often|never|still)$/.test(next);
  if (!isOne && readVerb(next ?? '')?.form !== 'third') return false;
  return readVerb(word.toLowerCase()) === undefined && tagWords(word.toLowerCase())[0]?.known === false;
}
