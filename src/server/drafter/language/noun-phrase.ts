import { DETERMINERS } from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { readVerb } from './verbs.ts';
import { isMass, isPlural, plural, singular, withArticle } from './nouns.ts';

/** A thing the idea speaks of, with the parts that other sentences about it need. */
export interface NounPhrase {
  /** As it was said: "the photos of a damaged item". */
  readonly text: string;
  readonly determiner: string;
  /** Without determiner: "photos of a damaged item". */
  readonly body: string;
  /** Without determiner and complement: "photos", "order number". */
  readonly core: string;
  readonly head: string;
  readonly plural: boolean;
  /** Names and things that are not counted take no article. */
  readonly bare: boolean;
}

const QUANTIFIER =
  /^(?:(?:only|all|any|some|each|every|several|multiple|many|most|more than one|both|a few|few|a list of|lists of|a number of|a set of|a couple of|lots of|a lot of|one of|the|their|my|our|your|his|her|its|a|an|this(?! (?:year|month|week|season|term)\b)|that|these|those|no|another|whatever|which|what|whose|such|up to|\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+)+/i;

/** Reads the words of a noun phrase; nothing when there are none. */
export function readNounPhrase(text: string): NounPhrase | undefined {
  const said = text.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '').replace(/\s+/g, ' ');
  if (!said) return undefined;
  const determiner = (QUANTIFIER.exec(said)?.[0] ?? '').trim().toLowerCase();
  const body = said.slice(determiner.length).trim() || said;
  const named =
    (
      body.split(
        /\s+(?:of|in|on|for|with|from|to|that|which|who|whose|where|at|by|between|about|without|under|over|per|as|after|before|during|when|while|until|since)(?:\s+|$)|,\s*|\s+(?:they|I|we|you|he|she|it|similar|available|due|related)\b(?!\s+\S+s$)/i,
      )[0] ?? body
    ).trim() || body;
  // "time spent": the participle behind the noun is no part of its name.
  const core =
    readVerb(named.split(' ').at(-1) ?? '')?.form === 'past' &&
    /\s/.test(named) &&
    !MOSTLY_NOUNS.has(named.split(' ').at(-1) ?? '')
      ? named.replace(/\s+\S+$/, '')
      : named;
  const firstOfList = core.split(/\s+(?:and|or)\s+/i);
  const head = (firstOfList.at(-1) ?? core).split(' ').at(-1) ?? core;
  const many = firstOfList.length > 1 && !/\bor\b/i.test(core) ? true : isPlural(head);
  const isName = /^[A-Z]/.test(head) && !/^[A-Z]+s$/.test(head) && head !== head.toUpperCase();
  const possessed =
    /^(?:(?:last|next|this) (?:day|night|week|month|year|season|term|quarter|semester)|yesterday|today|tomorrow)/i.test(
      body,
    ) || /^\S+(?:'s|s')\s/.test(body);
  return {
    text: said,
    determiner: determinerOf(determiner),
    body,
    core,
    head,
    plural: many,
    bare: isName || possessed || (isMass(head) && !/\b(?:the|this|that|these|those)\b/.test(determiner)),
  };
}

function determinerOf(words: string): string {
  const last = words.split(' ').at(-1) ?? '';
  return DETERMINERS.has(last) ? last : words;
}

/** "the photos", "dark mode", "last month's plan": a thing already spoken of. */
export function definite(noun: NounPhrase): string {
  return noun.bare ? noun.core : `the ${noun.core}`;
}

/** One of them, not yet spoken of: "a photo", "dark mode". */
export function indefinite(noun: NounPhrase): string {
  if (noun.bare) return noun.core;
  const one = single(noun);
  return /^(other|own)\b/.test(one)
    ? `an${one === 'own' ? ' ' : ''}${one.replace(/^own /, ' own ')}`
    : withArticle(one);
}

export function single(noun: NounPhrase): string {
  const last = noun.core.split(/\s+(?:and|or)\s+/i);
  return singular(last[0] ?? noun.core);
}

export function several(noun: NounPhrase): string {
  return noun.bare ? noun.core : plural(single(noun));
}
