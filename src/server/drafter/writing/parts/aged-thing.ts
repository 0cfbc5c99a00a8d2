import { readNounPhrase } from '../../language/noun-phrase.ts';
import { singular, withArticle } from '../../language/nouns.ts';
import { upperFirst } from '../../language/capitals.ts';

const CASE = String.raw`(?:when|whenever|if|once|as soon as|as long as|unless|until|while|because|where|whose|and|or)`;
/** What is older, in a case or as what belongs to somebody: "when the medical form is older than", "a student whose form is older than". */
const OLDER = new RegExp(
  String.raw`\b${CASE} ((?:(?!${CASE}\b|is\b|are\b|that\b|who\b|which\b)[\w'’-]+ ){1,5})(?:is|are|was|were|gets?|becomes?) (?:already |by now )?older than$`,
  'i',
);
const WHOSE = /^(?:the|an?|their|his|her|its|my|our|your|any|one of|each|every|all|some)(?: (?:the|their|of))* /i;

/** Of what a text says that it is so old, where that is told by a clause of its own; `said` is the bound with "older than". */
export function agedThing(text: string, said: string): string | undefined {
  const at = text.toLowerCase().indexOf(said.toLowerCase());
  const [, named = ''] = (at >= 0 && OLDER.exec(text.slice(0, at + 'older than'.length))) || [];
  const bare = named.trim().replace(WHOSE, '');
  // "the leader's certificate": whose it is need not be said.
  const thing = bare && readNounPhrase(bare.replace(/^.*['’]s? (?=\w)/, ''));
  if (!thing || /^(?:it|they|he|she|this|that|one|somebody|anybody)$/i.test(bare)) return undefined;
  return thing.plural ? singular(thing.core) : thing.core;
}

/** What is so where something is just so old, and not yet older: it still counts, or nothing has happened yet. */
export function justSoOld(thing: string, amount: string, isBarred: boolean): string {
  const one = withArticle(thing);
  return isBarred
    ? upperFirst(`${one} that is exactly ${amount} old is still accepted.`)
    : upperFirst(`nothing happens yet with ${one} that is exactly ${amount} old.`);
}
