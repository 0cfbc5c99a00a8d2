import { readNounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';

/** Where the name of a thing ends. */
const BEHIND_NAME =
  / (?:that|which|where|who|when|if|with|without|for|of|in|on|at|from|to|by|per|during|before|after|until|between|over|under|instead|as) /i;
/** How things are, and nothing that somebody does to them. */
const NO_DEED =
  /^(?:needed|wanted|expected|left|interested|involved|located|based|limited|used|known|gone|born|overdue)$/;

function number(name: string): string {
  const last = name.split(' ').at(-1) ?? '';
  return (readNounPhrase(name)?.plural ?? false) || isPlural(last) || / and /.test(name) ? 'are' : 'is';
}

/** "hours and material booked at the end of a job": the things, and what is done to them; nothing for other words. */
function doneTo(had: string): string | undefined {
  const words = had.split(' ');
  const at = words.findIndex((word, place) => {
    const verb = place > 0 ? readVerb(word) : undefined;
    return verb?.form === 'past' && participle(verb.base) === word;
  });
  const name = words.slice(0, at).join(' ');
  const before = words[at - 1] ?? '';
  if (at < 1 || NO_DEED.test(words[at] ?? '') || BEHIND_NAME.test(`${name} `) || /^(?:an?|no)$/.test(words[0] ?? ''))
    return undefined;
  return isPlural(before) || isMass(before) || name.includes(' and ')
    ? `${name} ${number(name)} ${words.slice(at).join(' ')}`
    : undefined;
}

/** What is to be had, as what is there: "there is longer storage during holidays", "hours are booked at the end of a job". */
export function thereIs(had: string): string {
  const done = doneTo(had);
  if (done) return done;
  const [name = ''] = had.split(BEHIND_NAME);
  const is = /^an? /.test(name) ? 'is' : number(name);
  // "have my daughter in the same tent as her friend": there she is.
  const place = /^(?:my|our|their|his|her) /.test(name) ? had.slice(name.length + 1) : '';
  return /^(?:in|on|at) /.test(place) ? `${name} ${is} ${place}` : `there ${is} ${had}`;
}

/** "receipt on request", "map of the hall": with the article of one. */
export function withItsArticle(item: string): string {
  const noun = readNounPhrase(item);
  const isOne = noun && !noun.determiner && !noun.plural && !isPlural(noun.head) && !isMass(noun.head);
  return isOne && /^\p{Ll}/u.test(item) ? withArticle(item) : item;
}

/** "receipt on request", "reminders before each rehearsal": that they are there. */
export function thereAre(item: string): string | undefined {
  const noun = readNounPhrase(item);
  return noun && noun.determiner !== 'no' ? thereIs(withItsArticle(item)) : undefined;
}
