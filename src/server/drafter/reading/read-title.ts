import { parseSentence } from '../grammar/parse.ts';
import { readClause } from '../language/clause.ts';
import type { Action } from './action.ts';
import { OF_ANYTHING } from './for-label.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { isRecord, readFeature } from './read-feature.ts';
import { sober } from './read-quality.ts';
import type { Request } from './read-request.ts';
import { isSetApart } from './set-apart.ts';
import { shapeAction } from './shape-action.ts';
import type { Sentence } from './split-sentences.ts';
import { lowerFirst } from './trouble-words.ts';

/** People by what they do: "people who can look and claim". */
const THOSE = /^(?:people|those|friends|[a-z]+s) (?:who|that) /i;
const LEADS =
  /^(?:for|in|on|at|by|with|from|to|when|if|as|after|before|because|so|no|not|only|please|also|must|should|can)\b/i;

/** "walk template: same route, same points", "harvest diary: each farmer's loads": a feature by its name, and what is in it. */
export function readTitle(label: string, rest: string, people: People): Request | undefined {
  const words = label.split(' ');
  if (words.length > 4 || OF_ANYTHING.test(label) || people.isPersonPhrase(label) || LEADS.test(label))
    return undefined;
  const clause = readClause(label);
  if (clause && people.isPersonPhrase(clause.subject)) return undefined;
  const isFeature = isRecord(words.at(-1) ?? '') || readFeature(label, people) !== undefined;
  const isGroup = words.length > 1 && THOSE.test(rest) && !isCommand(label);
  if ((!isFeature && !isGroup) || LEADS.test(rest)) return undefined;
  const isBare = parseSentence(rest, people.names).clauses.every(
    ({ group, rest: behind }) => group === undefined || behind[0]?.lower === 'of',
  );
  if (!isGroup && (!isBare || isCommand(rest))) return undefined;
  return { form: 'noun phrase', kind: 'thing', text: `${label} with ${rest}`, isWhole: true, speaker: false };
}

/** "name, dose, time and remind me": the things of a list, as one phrase. */
export function listed(text: string): string | undefined {
  const items = text.split(/,\s*(?:and )?|\s+and\s+/).filter((item) => !/\b(?:me|us|them|it)\b/i.test(item));
  const isList =
    items.length > 2 &&
    items.every((item) => item.split(' ').length <= 3 && !/^(?:to|the system|please)\b/i.test(item));
  return isList ? `${items.slice(0, -1).join(', ')} and ${items.at(-1)}` : undefined;
}

/** "Show bookings that overlap": an order to show what is told apart by a clause. */
const SHOWN =
  /^(?:(?:show|list|see|display) (?:me |us )?(?:all )?(?=(?:[\w-]+ ){1,3}(?:that|which|whose) )|(?:list|see) (?:all )?(?=(?:[\w-]+ ){1,3}who ))/i;

/** "overdue payments", "members without a card": what is told apart from others of its kind is to be seen. */
export function readSetApart(sentence: Sentence, people: People): { request: Request; action: Action } | undefined {
  const text = sentence.text.replace(SHOWN, '');
  // "show pupils answers that fit": who is shown it, and what.
  const isShownTo =
    text !== sentence.text && /^[\w-]+s [\w-]+s /i.test(text) && people.isPersonPhrase(text.split(' ')[0] ?? '');
  if (sentence.isQuestion || isShownTo || !isSetApart(text, people)) return undefined;
  const name = lowerFirst(sober(text));
  const request: Request = { form: 'noun phrase', kind: 'act', text: `see ${name}`, isWhole: true, speaker: false };
  return { request, action: { ...shapeAction(request, people), name } };
}
