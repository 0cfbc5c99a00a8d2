import { withArticle } from '../language/nouns.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { traitsOf } from '../lexicon/things.ts';
import { phrase, type Action } from './action.ts';
import type { Request } from './read-request.ts';

/** Words that stand behind a verb without an article, as a part of it or as what is never counted. */
const WITHOUT =
  /^(?:half|part|parts|place|track|care|note|notice|hold|effect|shape|sense|room|way|turn|charge|home|breakfast|lunch|dinner|supper|brunch|football|soccer|tennis|chess|golf|hockey|yoga|school|class|church|court|town|bed|leave|weather|surplus|music|work|aim|advantage|action|control|contact|access|responsibility|ownership|possession|touch|peace|pace|score|count|order of|root|sail|issue with|fun|sport|time|use|free|late|early|last|first|right|wrong|today|tomorrow|tonight|yesterday|now|then|here|there|nothing|something|anything|everything|somebody|someone|anybody|nobody|everybody|everyone|one|people|more|less|enough|much|many|online|offline)$/;
/** What there is one of: "the calendar", "the password". */
const ONLY_ONE =
  /^(?:calendar|profile|password|location|language|balance|status|address|name|username|schedule|roster|log|inbox|cart|basket|menu|level|currency|theme|volume|font|map|history|timetable|dashboard|stock level|display name|home page|start page|delivery address|phone number|price list)$/;
const RANKED =
  /^(?:last|next|first|second|current|same|latest|nearest|whole|entire|previous|correct|right|wrong|oldest|newest|total|rest|remaining) /;

/**
 * "download calendar", "repeat loan request": an order as people note it down, with the article that it has behind "I want to"; `known`
 * is the thing that was named before.
 */
export function withGivenArticle(said: string, known = ''): string {
  const { verb, object } = phrase(said);
  if (!object || object.plural || object.bare || object.determiner !== '') return said;
  const { core, head } = object;
  const isNote = /^[a-z][a-z' -]+$/.test(core) && said.startsWith(`${verb} ${core}`);
  const isNamed = tagSentence(splitWords(core), 'thing').every(({ tag }) => /^[AN]$/.test(tag));
  if (!isNote || !isNamed || WITHOUT.test(head) || WITHOUT.test(core)) return said;
  // Whoever writes "the path" a few words on leaves no article out: "report smoke from the path".
  const isWritten = /\b(?:the|an?|my|our|their) /.test(said.slice(verb.length + 1 + core.length));
  if (isWritten && verb !== 'see' && !core.includes(' ') && traitsOf(head, false).size === 0) return said;
  const isOne = core === known || RANKED.test(`${core} `) || ONLY_ONE.test(core) || traitsOf(head, false).has('figure');
  const named = isOne ? `the ${core}` : withArticle(core);
  return `${verb} ${named}${said.slice(verb.length + 1 + core.length)}`;
}

/** "stop timer" of "start and stop timer": the second deed of an order has the same thing, noted without its article as well. */
export function asNoted({ form, kind }: Request, other: string, first: Action): string {
  const thing = first.core.object?.core;
  const isSame = thing !== undefined && phrase(other).object?.core === thing;
  return isSame && form === 'imperative' && kind === 'act' ? withGivenArticle(other, thing) : other;
}
