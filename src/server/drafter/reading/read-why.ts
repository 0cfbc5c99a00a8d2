import { gerundFirst, isBaseVerb } from '../language/verbs.ts';
import { askedClause, asStatement } from './asked-clause.ts';
import type { People } from './people.ts';
import { spared, type Request } from './read-request.ts';

/** What a question for the reason complains of, told as it is; and what is wanted, where that is an end to it. */
export interface Complaint {
  readonly told: string;
  readonly request?: Request;
}

/** "Why do I have to log in again?" complains; it asks for nothing to be explained. */
export function readWhy(text: string, people: People): Complaint | undefined {
  // "why was my booking moved?": what was once is to be explained.
  const [, past = ''] =
    /^why ((?:was|were|did) .+|(?:is|are) .+ (?:gone|missing|closed|locked|blocked|empty|wrong|different|cancelled|rejected|declined|refused))$/i.exec(
      text,
    ) ?? [];
  const once = past ? askedClause(past, people) : undefined;
  if (once)
    return {
      told: asStatement(once),
      request: { form: 'question', kind: 'act', text: `see why ${asStatement(once)}`, speaker: true, isWhole: true },
    };
  const [, why = ''] = /^why ((?:do|does) .+|(?:is|are) .+ (?:still|again|always) .+)$/i.exec(text) ?? [];
  const asked = why ? askedClause(why, people) : undefined;
  if (!asked) {
    const [, told = ''] = /^why (?:do|does|must) (.+)$/i.exec(text) ?? [];
    return told ? { told: told.replace(/^must /i, '') } : undefined;
  }
  const told = asStatement(asked);
  // "why is the hall always cold": it is to be explained.
  const how = /^(?:still|again|always) (\w+)/i.exec(asked.predicate)?.[1] ?? '';
  if (/^(?:is|are)$/.test(asked.auxiliary) && how && !/(?:ed|en|wn|ing|[^aeiou]t)$/.test(how))
    return { told, request: { form: 'question', kind: 'act', text: `see why ${told}`, speaker: true, isWhole: true } };
  const { auxiliary, subject, predicate } = asked;
  // "why does she still get the bill": she is no longer to get it.
  const lasting = /^do(?:es)?$/.test(auxiliary) ? /^still (.+)$/i.exec(predicate)?.[1] : undefined;
  if (!lasting || /^have to\b/i.test(lasting)) return { told };
  if (people.isSpeaker(subject)) return { told, request: spared(lasting) };
  return {
    told,
    request: {
      form: 'negative',
      kind: 'stop',
      text: `prevent ${subject} from ${gerundFirst(lasting)}`,
      outcome: asStatement({ ...asked, predicate: `no longer ${lasting}` }),
      except: people.isPersonPhrase(subject) ? subject : undefined,
      speaker: false,
    },
  };
}

/** "cannot print the list", "no way to see it": who complains of it wants to be able to. */
export function readCannot(text: string): Request | undefined {
  const [, deed = ''] = /^(?:can not|cannot|could not|unable to|not able to|no way to) (\w+ .+)$/i.exec(text) ?? [];
  return isBaseVerb(deed.split(' ')[0] ?? '')
    ? { form: 'problem', kind: 'act', text: deed.replace(/,.*$/, ''), speaker: true }
    : undefined;
}
