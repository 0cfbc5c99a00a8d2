import { findActor, type Actor } from './find-actor.ts';
import { stem } from './lexicon/function-words.ts';
import type { Doing } from './reading/doing.ts';
import { readIdea, type Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isServed } from './role-kind.ts';
import { groupMember } from './reading/role-name.ts';

/** "users", "new users", "every user"; no "user name", and nobody who is told apart ("mobile users"). */
const USERS =
  /\b(?:(?:new|all|any|every|each|many|most|some) )?users?\b(?!['’ -](?:name|account|id|data|profile|guide|manual|group|list|role|right|story|interface)s?\b)/gi;

/** What is done for them. */
const TO_USERS =
  /^(?:please )?(?:let|allow|help|remind|show|notify|tell|give|enable|warn|inform|ask|make sure|send) (?:that )?(?:(?:all|new|every|any|the) )?users?\b/i;

/** A role whose very deed is wished for: "log a trip" of skippers who log trips. */
function doerOf({ roles }: Product, { action }: Idea): Actor | undefined {
  const words = new Set(action.core.object?.core.toLowerCase().split(' ').map(stem));
  const isIt = ({ verb, object }: Doing) => verb === action.core.verb && [...object].some((one) => words.has(one));
  for (const { name, doings } of roles) {
    const doing = doings.find(isIt);
    if (doing)
      return { name: groupMember(name), grounding: { source: 'product', quote: doing.sentence }, isGuess: false };
  }
  return undefined;
}

/**
 * Who is meant by "users" where the description knows the people who use the product by name: those who do so by it, else whoever it
 * would be if the idea said "people". A story keeps the word of whoever tells it.
 */
export function insteadOfUser(found: Actor, product: Product, idea: Idea): Actor {
  // "see which users are idle": of whom it is asked does not ask.
  const isTheirs = found.name === 'user' || /\busers?$/i.test(idea.actor ?? '') || TO_USERS.test(idea.text);
  if (
    !isTheirs ||
    (found.name !== 'user' && found.grounding.source === 'idea') ||
    idea.form === 'story' ||
    product.roles.length === 0
  )
    return found;
  if (product.roles.some(({ name }) => /\busers?$/i.test(name))) return found;
  const plain = idea.text.replace(USERS, 'people');
  if (plain === idea.text) return found;
  const doer = doerOf(product, idea);
  if (doer) return doer;
  const other = readIdea(plain, product);
  // Of several it is whom the product serves.
  const served = product.roles.filter((role) => isServed(role));
  const meant = other && findActor(served.length > 0 ? { ...product, roles: served } : product, other);
  if (!meant || meant.name === 'user') return found;
  return meant.grounding.source === 'idea' ? { ...meant, grounding: { source: 'assumption' } } : meant;
}
