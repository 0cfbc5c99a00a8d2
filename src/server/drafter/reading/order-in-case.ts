import { readNounPhrase } from '../language/noun-phrase.ts';
import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { isCommand } from './is-command.ts';
import { OF_CASE } from '../language/own-words.ts';
import { lowerFirst } from './trouble-words.ts';

/** Whether any of this may stand in front; most ideas hold none of it. */
const MAY_BE =
  /^(?:if|where|wherever|when|whenever|in|on|supposing|assuming|provided|should|once|as soon as|after|until|outside|for|before|by default)\b[^.!?]*, /i;
/** What an order is to be done for as far as it goes, which says nothing of it. */
const IF_POSSIBLE =
  /^(?:if|where|wherever|when|whenever) (?:(?:at all|technically|that is|this is|it is) )?possible, /i;
/** A case in other words than "when" and "if". */
const IN_CASE =
  /^(?:in the event|in case|on condition|supposing|assuming|provided)(?: that)? (?!of\b)(?=[^,]+ [^,]+, )/i;
/** "Should a guest be late, tell the host" */
const SHOULD = /^should ([^,]+), (.+)$/is;
/** "When a guest, for example a craftsman, has no code": what is put between the one and its verb. */
const EXAMPLE =
  /^((?:when|whenever|if|once|as soon as|after|before) [^,]+), ((?:for example|for instance|e\.g\.|such as|like|say),? [^,]+), (?=[^,]+, )/i;
/** A case that is read more surely behind its order: one without a verb, one that ends what holds, one that tells why. */
const CASE_IN_FRONT =
  /^((?:(?:after|until|outside|for) [^,]+|by default|(?:when|whenever|if|once|as soon as) [^,]+? because [^,]+)), ([^,.;:!?]+)([.!]*)$/i;
/** "ask the rider whether they need help": that points to whoever is asked. */
const ASKED =
  /\b(?:the|an?|every|each|all) (?:[\w-]+ )?[\w-]+ (?:whether|if|that|how|what|why|when|where|which) (?:they|he|she|it)\b/i;
/** What points back to the case. */
const POINTS = /\b(?:it|its|them|they|their|he|she|him|his|her|this|that|these|those|one|ones|so)\b/i;

/** "be late" -> "is late", "cancel" -> "cancels" */
function finite(who: string, verb: string): string {
  const isMany = readNounPhrase(who)?.plural === true;
  if (verb.toLowerCase() === 'be') return isMany ? 'are' : 'is';
  return isMany ? verb : thirdPerson(verb);
}

/** "Should a guest not come, ..." as "If a guest does not come, ...". */
function asIf(text: string): string {
  const [, clause = '', order = ''] = SHOULD.exec(text) ?? [];
  if (!order || !isOrder(order)) return text;
  const words = clause.split(' ');
  const at = words.findIndex(
    (word, n) =>
      n > 0 && (/^(?:not|be)$/.test(word) || isBaseVerb(word)) && readNounPhrase(words.slice(0, n).join(' ')),
  );
  if (at < 0) return text;
  const who = words.slice(0, at).join(' ');
  const [verb = '', ...rest] = words.slice(at);
  const [denied = '', ...behind] = rest;
  const is =
    verb !== 'not'
      ? [finite(who, verb), ...rest]
      : denied === 'be'
        ? [finite(who, 'be'), 'not', ...behind]
        : [finite(who, 'do'), 'not', ...rest];
  return `If ${lowerFirst(who)} ${is.join(' ')}, ${order}`;
}

/** "free the room", "charge half of the fee": what is no order elsewhere. */
const ORDERS_TOO =
  /^(?:free (?:up )?(?:the|an?|my|our|their|its|his|her|all|every) |(?:charge|refund|bill|credit) (?:half|double|twice|an? (?:third|quarter)|\d))/i;

function isOrder(text: string): boolean {
  const deed = text.replace(/^(?:please |(?:do not|don['’]t|never) )+/i, '');
  return ORDERS_TOO.test(deed) || isCommand(deed);
}

/**
 * An order with its case in front of it, in the words and the order in which it is read most surely: "Should a code
 * be used twice, ..." as "If ...", "After three wrong codes, show a note" with its case behind.
 */
export function orderInCase(text: string): string {
  if (!MAY_BE.test(text)) return text;
  const wanted = IF_POSSIBLE.test(text) ? upperFirst(text.replace(IF_POSSIBLE, '')) : text;
  if (!wanted.split(', ').slice(1, 4).some(isOrder)) return wanted;
  const plain = asIf(wanted.replace(IN_CASE, 'If ')).replace(EXAMPLE, '$1 ($2) ');
  const [, inCase = '', order = '', end = ''] = CASE_IN_FRONT.exec(plain) ?? [];
  if (!order || POINTS.test(order.replace(ASKED, '')) || !isOrder(order)) return plain;
  return `${upperFirst(order)} ${lowerFirst(inCase).replace(/ because /i, ` ${OF_CASE} `)}${end}`;
}
