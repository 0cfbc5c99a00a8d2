import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import type { People } from './people.ts';
import { isComplaint } from './read-plain.ts';

const EVERY = /^((?:every|each) (?:morning|evening|night|day|week|month|quarter|year|\w+day)),? /i;

const MODAL = /\b(?:should|must|may|can|could|would|will|shall|cannot)\b/i;
/** What opens a sentence before its subject. */
const NOT_FIRST =
  /^(?:if|when|whenever|once|as|because|since|until|unless|while|after|before|first|then|so|and|but|or|only|no|nobody|at|in|on|for|with|of|to|by|from|(?:i|we|you|they|he|she)(?:'d| would)?(?= .))\b/i;

/**
 * "prompter marks where somebody got stuck", "every evening the lead sees which are missing": whoever stands in front does it. Without an
 * article, or behind a time, the verb passes for a noun; with "should" it cannot. What is clear already, or complained of, stays as it is.
 */
export function roleFirst(text: string, people: People): string {
  const [lead = '', every = ''] = EVERY.exec(text) ?? [];
  const said = text.slice(lead.length);
  const words = said.split(' ');
  const at = [1, 2, 3].find((count) => {
    const verb = readVerb(words[count] ?? '');
    return verb?.form === 'third' && isBaseVerb(verb.base) && people.isPersonPhrase(words.slice(0, count).join(' '));
  });
  const who = words.slice(0, at).join(' ');
  const known = readVerb(words[at ?? 0] ?? '');
  const rest = words.slice((at ?? 0) + 1);
  // "Supplier prices side by side", "patient readings by week": one without an article in front of a name, and nothing it is done to.
  const isName =
    lead === '' &&
    at === 1 &&
    MOSTLY_NOUNS.has(known?.base ?? '') &&
    /^(?:side|at|per|by|for|in|on|with|without|from|of|before|after|over|as|during)$/i.test(rest[0] ?? '');
  const isPlain =
    rest.length > 0 &&
    // "team leads want to": their name holds what looks like a verb.
    !/^(?:want|need|wish|like|prefer|have|are|do|cannot|can't)$/i.test(rest[0] ?? '') &&
    !isName &&
    // "customers with open bills pay in advance": the bills are theirs, and what they do stands behind them.
    !(isBaseVerb(rest[0]?.toLowerCase() ?? '') && / (?:with|without|of|in|on|for) /.test(who)) &&
    !MODAL.test(rest.join(' ')) &&
    !NOT_FIRST.test(who) &&
    !/^(?:be|have|do)$/.test(known?.base ?? '');
  // "show coordinators requests": an order.
  if (at === undefined || !known || !isPlain || people.isSpeaker(who) || isBaseVerb(words[0]?.toLowerCase() ?? ''))
    return text;
  const [clause] = parseSentence(text, people.names).clauses;
  const isClear =
    lead === '' && clause?.mood === 'statement' && textOf(clause.subject) === who && clause.group?.verb === known.base;
  // What is marked, noted or seen may well be what hurts.
  const told = said.replace(/ (?:which|who|what|where|whether|how|when|why) .*$/i, '');
  if (isClear || isComplaint(told, told)) return text;
  const isAsked = /^(?:which|who|what|where|whether|how|when|why)$/i.test(rest[0] ?? '');
  const last = every === '' ? rest : isAsked ? [every.toLowerCase(), ...rest] : [...rest, every.toLowerCase()];
  return `${who} should ${known.base} ${last.join(' ')}`;
}
