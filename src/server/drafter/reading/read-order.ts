import type { Clause } from '../grammar/parse.ts';
import { participle } from '../language/verbs.ts';
import { actionOf, subText } from './clause-words.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { readToMe } from './read-obligations.ts';
import { readDemand, type Request } from './read-request.ts';

/** "import contacts and merge duplicates": the first order, and the others beside it. */
export function readOrder(clause: Clause, people: People): Request | undefined {
  const { group } = clause;
  if (
    !group ||
    group.negated ||
    /^(?:stop|quit|cease|avoid|prevent|get|let|make|ensure|guarantee|kill|drop|do)$/.test(group.verb)
  )
    return undefined;
  // "warn when two visits overlap", "text when it is ready": whoever asks is to be warned.
  const when = clause.subs.find(({ link }) => /^(?:when|whenever|if|once|as soon as|before)$/.test(link));
  if (
    when &&
    clause.rest.length === 0 &&
    /^(?:warn|alert|notify|remind|inform|tell|text|e-?mail|message)$/.test(group.verb)
  )
    return { form: 'imperative', kind: 'act', text: `be ${participle(group.verb)} ${subText(when)}`, speaker: false };
  // "notify about delays", "remind on Fridays to hand in the hours"
  const tells = /^(?:warn|alert|notify|remind|inform)$/.test(group.verb);
  if (tells && /^(?:about|of|on|before|after|in|at|by)$/.test(clause.rest[0]?.lower ?? ''))
    return {
      form: 'imperative',
      kind: 'act',
      text: `be ${participle(group.verb)} ${actionOf(clause).replace(/^\S+ /, '')}`,
      speaker: false,
    };
  const toMe = readToMe(clause);
  if (toMe) return toMe;
  // "explain why it did not charge"
  if (
    /^(?:explain|tell)$/.test(group.verb) &&
    (clause.rest[0]?.tag === 'W' || /^(?:why|how|when|where|whether)$/.test(clause.rest[0]?.lower ?? ''))
  )
    return { form: 'imperative', kind: 'act', text: actionOf(clause).replace(/^\S+/, 'see'), speaker: false };
  // "show on the dashboard how much is due": where it is shown comes behind "see".
  if (/^(?:show|display)$/.test(group.verb) && clause.rest[0]?.tag === 'P')
    return { form: 'imperative', kind: 'act', text: actionOf(clause).replace(/^\S+/, 'see'), speaker: false };
  // "undo for deleted notes" names a thing.
  if (/^(?:for|of)$/.test(clause.rest[0]?.lower ?? '') && !isCommand(actionOf(clause))) return undefined;
  return { ...readDemand(actionOf(clause, people), 'imperative', people, false), form: 'imperative' };
}

/** "when we have none, offer the next best": whoever asks is offered it. */
export function readOffer(text: string): Request | undefined {
  const offered = /^offer (?!.* to (?:the|an?|all|every|each|who\w*) )(\w+ .+)$/i.exec(text)?.[1];
  return offered ? { form: 'imperative', kind: 'act', text: `be offered ${offered}`, speaker: false } : undefined;
}
