import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { groupAt, startsGroup } from '../grammar/verb-group.ts';
import { splitWords } from '../grammar/words.ts';
import { isMass, isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { GROUPS_BY, isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { readFeature } from './read-feature.ts';
import type { Request } from './read-request.ts';

const RELATIVES = /^(?:where|that|which|whose|who|when)$/;
/** What stands in front of a name and is none: a pronoun, a condition, a wish. */
const NO_NAME =
  /^(?:the (?!same\b)|this|that|these|those|it|i|we|you|they|he|she|there|everything|nothing|something|anything|when|if|once|after|before|because|so|what|who|which|how|why|where|whether|please|only|every|each|all|our|my|people|in|on|at|for|with|by|from|to|and|but|or|got|not|never|no(?!-)|yes|some|most|many|two|three|several|half)\b/i;
/** Orders that go without an article are orders still: "send mail with the list". */
export const ALWAYS_ORDERS =
  /^(?:export|print|send|show|hide|add|create|delete|edit|generate|download|upload|share|use|display|get|pay|make|sort|search|scan|sign|attach|open|close|save|copy|remove|update|change|archive|mark|move|view|see|check|order|book|buy|include|replace|allow|block|cancel|set|put|stop|import|charge|issue|write|read|have|give|let|collect|find|keep|reduce|offer|support|provide|build|link|connect|assign|lock|freeze|reset|post|list|compare|switch|limit|enter|report|request|reserve|repeat|swap|split|group|call|text|run|start|plan|schedule|design|name|score|rate|track|flag)$/;

/** The verbs of the words that open no clause of their own behind "that", "where", a comma or "and". */
function hasOwnVerb(words: readonly Tagged[]): boolean {
  let isOpen = false;
  for (let at = 0; at < words.length; at++) {
    const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
    if (tag === 'W' || tag === 'S' || tag === 'C' || tag === 'PU' || RELATIVES.test(lower)) isOpen = at > 0;
    if (!FINITE.has(tag) || !startsGroup(words, at, 0)) continue;
    if (!isOpen) return true;
    isOpen = false;
    at = groupAt(words, at).end - 1;
  }
  return false;
}

/** "floor plan where a guest taps a free table": a name and what is said of it, however many verbs stand in that. */
function isRelated(text: string, people: People): boolean {
  const [name = ''] = text.split(/ (?:where|that|which|whose|who) /i);
  const head = name.split(/ (?:of|for|in|on|at|with|to|from|by) /i)[0] ?? '';
  if (name === text || head.split(' ').length > 5 || /,/.test(name)) return false;
  const last = head.split(' ').at(-1) ?? '';
  if (people.leading(text) || people.isPersonPhrase(head)) return false;
  const words = tagSentence(splitWords(text, people.names), 'thing');
  const from = words.findIndex(({ lower }) => RELATIVES.test(lower));
  // "private notes on a ticket that the customer does not see", but "a note says that": behind what kind of notes no verb stands.
  const isOfKind = words[0]?.tag === 'A' && head.split(' ').length === 2 && isPlural(last);
  if (!isOfKind && (readVerb(last)?.form === 'third' || (isPlural(last) && !/^(?:an? )/i.test(head)))) return false;
  return from > 0 && words.slice(0, from).every(({ tag }) => !FINITE.has(tag)) && !hasOwnVerb(words);
}

/** "canned responses that agents can share": what kind of things, and what is said of them; of more words than two somebody acts. */
export function isKindTold(text: string, people: People): boolean {
  return /^[a-z]+ [a-z]+s (?:that|which|whose) /i.test(text) && isRelated(text, people);
}

const SHEETS = /^(?:sheet|ticket|slip|plan|map|list|card|track|log|form|sign|note)$/i;

/** "return ticket with an open date", "notice sheet made from the calendar": one thing without an article stands behind no verb. */
function isCompound(text: string): boolean {
  const [, first = '', second = '', behind = ''] =
    /^([a-z-]+) ([a-z-]+)(?: [a-z-]+)??(?: (with|made|where|that|which|per|valid|below|above|in|as)\b.*|,.*)$/i.exec(
      text,
    ) ?? [];
  if (
    !second ||
    (!MOSTLY_NOUNS.has(first.toLowerCase()) &&
      !/^(?:return|notice|practice|practise|trial|dry|check|pick)$/i.test(first))
  )
    return false;
  // "track plan where a driver taps a track"
  if (/^(?:where|that|which)$/.test(behind) && SHEETS.test(second)) return true;
  if (ALWAYS_ORDERS.test(first.toLowerCase()) || (/^(?:in|as)$/.test(behind) && !isCount(second))) return false;
  return (isCount(second) && !isBaseVerb(second)) || SHEETS.test(second);
}

function isCount(word: string): boolean {
  return (
    !isPlural(word) &&
    !isMass(word) &&
    !/(?:ly|ing|ed)$/.test(word) &&
    // "staff should know which boats are out"
    !/^(?:should|must|can|could|may|might|will|would|shall|cannot|everybody|everyone|anybody|anyone|people|him|her|those|the|an?|my|our|all|every|each|any|no|up|out|off|in|on|at|to|for|by|it|them|me|us|new|old|more|only|open|how|what|who|which|when|that|this|one|two|first|last|next)$/i.test(
      word,
    )
  );
}

/** A feature by its name: by what it is, or although words in it look like an order or like something told. */
export function readName(text: string, people: People): Request | undefined {
  if (GROUPS_BY.test(text)) return undefined;
  return readFeature(text, people) ?? readNamedThing(text, people);
}

function readNamedThing(text: string, people: People): Request | undefined {
  if (NO_NAME.test(text)) return undefined;
  const [first = ''] = text.split(' ');
  const isTitle = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ /u.test(text) && /^(?:Do|Be|No|Out|Off|Not) /.test(text);
  const isName =
    isTitle || isCompound(text) || (!isCommand(text) && readVerb(first)?.form !== 'gerund' && isRelated(text, people));
  return isName ? { form: 'noun phrase', kind: 'thing', text, speaker: false } : undefined;
}
