import { isAgent } from './is-agent.ts';
import { isMass } from '../language/nouns.ts';
import { AGENT_VERBS } from '../lexicon/agent-verbs.ts';
import { readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

/** "Petra puts", "Oda Brandt is", "Mirjam's": a capital word and what only stands behind one person or house. */
const NAMED = /^(\p{Lu}\p{Ll}{2,})(?:['’]s(?= )| (?:\p{Lu}\p{Ll}+ )?([a-z]+)\b)/u;

/** Days and months keep their capital; "may" and "march" are words of their own. */
const DATED =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|^(?:January|February|April|June|July|August|September|October|November|December)\b/;

/** Nobody's name, although no dictionary has them. */
const CLOSED = /^(?:Others|(?:Every|Some|Any|No)(?:thing|body|one))$/;

/** Whether a sentence starts with a day, a month or the name of somebody: a word that no dictionary has, and behind it a verb of one. */
export function startsWithName(text: string): boolean {
  if (DATED.test(text)) return true;
  const [, word = '', next] = NAMED.exec(text) ?? [];
  if (word === '' || CLOSED.test(word) || isAgent(word) || isMass(word) || word.endsWith('ings')) return false;
  const isOne =
    next === undefined || /^(?:is|has|was|does|did|had|can|will|would|always|often|never|still)$/.test(next);
  if (!isOne && readVerb(next ?? '')?.form !== 'third') return false;
  return readVerb(word.toLowerCase()) === undefined && tagWords(word.toLowerCase())[0]?.known === false;
}

/** "jana keeps count", "right now jana keeps count": a word in small letters in front of a verb of one. */
const IN_SMALL =
  /((?:^|[.!?]\s+|\n)(?:(?:at the moment|right now|currently|today|now|so far|until now|these days|at present),? )?)([a-z]{3,}) (?=([a-z]+s)\b)/g;

/** An idea with first names in capitals: "jana keeps count" is said of somebody, and of no thing called so. */
export function withNames(text: string): string {
  return text.replace(IN_SMALL, (said: string, lead: string, word: string, next: string) => {
    const verb = readVerb(next);
    if (verb?.form !== 'third' || !(AGENT_VERBS.has(verb.base) || verb.base === 'keep')) return said;
    const name = word.charAt(0).toUpperCase() + word.slice(1);
    return startsWithName(`${name} ${next}`) ? `${lead}${name} ` : said;
  });
}
