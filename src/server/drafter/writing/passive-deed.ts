import { OPENS_QUESTION } from '../lexicon/function-words.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { isMass, isPlural } from '../language/nouns.ts';
import { readVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';

/** Those who are meant by what is said of them: "those that are still open", "the ones without a date". */
const THOSE = /^(?:those|the ones|everyone who|everybody who|whoever)\b/i;
/** Where a thing is put is part of putting it. */
const NEEDS_PLACE = /^(?:put|place|set|move|lay|add|attach|turn|take|bring|leave)\b/;
/** "offer each of them another one": whom something is given. */
export const GIVES = /^(?:offer|give|send|show|grant|assign)$/;
const SOMEBODY =
  /^((?:each|all|both|every one) of (?:them|the [\w-]+)|them|(?:the |each |every |all )?[\w-]+) ((?:an?|another|the|their|its|which|what|how|who|where|when|whether|all) .+)$/i;
function toBe(subject: string): string {
  const noun = readNounPhrase(subject);
  if (/^(?:each|every|another|any(?:one|body)|every(?:one|body)|whoever|nobody)\b/i.test(subject)) return 'is';
  if (/^(?:those|the ones|these|both|all of|they)\b/i.test(subject)) return 'are';
  if (/,| and /.test(noun?.core ?? '')) return 'are';
  return (noun?.plural ?? isPlural(subject.split(' ').at(-1) ?? '')) ? 'are' : 'is';
}

/** "those that have been open for a week", "those still in the oven": all that stands behind tells who is meant. */
function ofThose(verb: string, rest: string): string | undefined {
  return THOSE.test(rest) && !/ (?:and|or) (?!the |an? )\w+ /.test(rest)
    ? `${rest} ${toBe(rest)} ${participle(verb)}`
    : undefined;
}

/** "offer each of them another one": they are offered it. */
function given(verb: string, rest: string): string | undefined {
  const [, who = '', what = ''] = GIVES.test(verb) ? (SOMEBODY.exec(rest) ?? []) : [];
  const person = who.toLowerCase() === 'them' ? 'they' : who;
  return what && !/^(?:an?|the|each|every|all)$/i.test(who) && readNounPhrase(who)
    ? `${person} ${toBe(person)} ${participle(verb)} ${what}`
    : undefined;
}

/** What needs no article: "somebody", "one of them", "payment by card". */
const OWN_FORM =
  /^(?:some|any|every|no)(?:body|one|thing)\b|^(?:one|what|who|which|how|when|where|each|all|both|either|neither|more|less|most|half|another|such|enough|only|much)\b|\b(?:of|by|per)\b/;

/** "scan tag": quick typing leaves the article out, a sentence needs it. */
function withArticleLeftOut({ text, determiner, bare, plural, head }: NounPhrase): string {
  const isOne = !bare && !plural && determiner === '' && !isMass(head) && !isPlural(head);
  return isOne && /^[a-z][a-z -]*$/.test(text) && !OWN_FORM.test(text) ? `the ${text}` : text;
}

/** Whether a phrase has been read with all its words. */
function isWholly({ verb, object, tails }: VerbPhrase, text: string): boolean {
  const words = (said: string) => said.toLowerCase().replace(/[,.]/g, '').split(/\s+/).filter(Boolean).toSorted();
  return words([verb, object?.text, ...tails.map((tail) => tail.text)].join(' ')).join(' ') === words(text).join(' ');
}

/**
 * A deed as a statement of what becomes of its thing: "show the time next to each balance" as "the time is shown next to each balance".
 * `named` is a thing that is known to stand behind the verb. Nothing where it is not certain where the thing ends.
 */
export function passiveDeed(text: string, named = ''): string | undefined {
  const [verb = '', ...words] = text.trim().split(' ');
  const rest = words.join(' ');
  if (INTRANSITIVE.test(verb) || rest === '') return undefined;
  // "have the digits filled in": it is said already what becomes of it.
  const had =
    verb === 'have' ? /^((?:the|all|each|every|its|their) (?:[\w-]+ ){0,2}?[\w-]+) ([a-z]+)\b(.*)$/i.exec(rest) : null;
  if (had && readVerb(had[2] ?? '')?.form === 'past') return `${had[1]} ${toBe(had[1] ?? '')} ${had[2]}${had[3]}`;
  if (verb === 'have') return undefined;
  const known = named && rest.toLowerCase().startsWith(`${named.toLowerCase()} `) ? named : '';
  if (known) return `${known} ${toBe(known)} ${participle(verb)}${rest.slice(known.length)}`;
  const other = ofThose(verb, rest) ?? given(verb, rest);
  if (other) return other;
  const read = readVerbPhrase(text);
  const { object, tails = [] } = read ?? {};
  // "tap yes": it is an answer, and no thing.
  if (/^(?:yes|no)$/i.test(object?.text ?? '')) return undefined;
  if (!read || !object || !isWholly(read, text) || OPENS_QUESTION.test(object.text)) return undefined;
  // "it" and "them" would have lost their noun in front of it.
  if (/^(?:it|them|him|her|us|me|you|this|that)\b/i.test(object.text)) return undefined;
  const isRelated = / (?:that|which|who|whose|where) /i.test(object.text);
  if (isRelated && tails.length === 0 && NEEDS_PLACE.test(read.verb)) return undefined;
  const [base = '', ...particle] = read.verb.split(' ');
  return [
    withArticleLeftOut(object),
    toBe(object.text),
    participle(base),
    ...particle,
    ...tails.map((tail) => tail.text),
  ].join(' ');
}
