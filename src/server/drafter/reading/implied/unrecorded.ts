import { parseSentence } from '../../grammar/parse.ts';
import { isBaseVerb, readVerb } from '../../language/verbs.ts';
import { inPresent } from '../in-present.ts';
import { stepsOf } from '../event-chain.ts';
import { lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, reliefFrom, WH, withoutSpans, type Complaint } from './complaint.ts';

/** "people faint and no one writes it down, so ...": what comes before, how it would be kept, what is kept, what comes of it. */
const UNRECORDED = new RegExp(
  `^(?:(.+?)(?:,? (?:and|but|yet)|,) )?(?:nobody|no one|no-one|none of us|hardly anyone)(?: (?:ever|really|even|actually|then))? (writes|notes|jots|records|logs|documents|registers|marks|keeps a record of|keeps track of|keeps count of|keeps a list of|makes a note of|takes a note of|puts)( (?:it|this|that|them))?( down| up)?( (?:it|this|that|them))?( (?:${WH} |the |their |how |our |an? )[^,;]+?)?(?:(?:,? so(?: that)?|,? and so|,? and then|,? and|,|;) (.+))?$`,
  'i',
);
const HAS_NO_IDEA =
  /^(?:next time |the next time |later |afterwards |then )?,?(.+?) (?:have|has) (?:no|not any|not the faintest|not a) (?:idea|clue)\b/i;

function baseOf(verb: string, particle: string): string {
  if (/ (?:track|count) of$/i.test(verb)) return verb.toLowerCase().replace('keeps', 'keep');
  if (/ of$/i.test(verb)) return 'note down';
  if (/^puts?$/i.test(verb)) return 'write down';
  const base = readVerb(verb)?.base ?? '';
  return /^(?:write|note|jot)$/.test(base) ? `${base === 'jot' ? 'note' : base} down` : `${base}${particle}`;
}

/** What is so each time, as it stands behind "when": nothing where it is not one clause. */
function eventOf(said: string, people: Complaint['people']): string | undefined {
  const { front, clauses } = parseSentence(said, people.names);
  const [clause, more] = clauses;
  // "people faint in the corner": a verb that is an adjective as well.
  const who = people.leading(said);
  const isDeed =
    who !== undefined &&
    /^[a-z]+[^s] (?:in|on|at|during|after|from|out|over|off|with) /.test(said.slice(who.length).trim());
  if (isDeed && !clause?.group && !/,| and /.test(said)) return lowerFirst(said);
  return clause?.group && !more && front.length === 0 && clause.subject.length > 0 && clause.mood === 'statement'
    ? lowerFirst(inPresent(clause))
    : undefined;
}

/** What it costs that nothing is kept, and whom. */
function costOf(after: string, what: string, people: Complaint['people']): { benefit?: string; actor?: string } {
  const [, who = ''] = HAS_NO_IDEA.exec(after) ?? [];
  const unaware = who.replace(/^(?:next time|later|then),? /i, '');
  if (unaware !== '') {
    const named = namedPeople(unaware.replace(/^(?:the|our) /i, ''), people);
    const they = people.isSpeaker(unaware) ? unaware : named ? 'they' : undefined;
    return { ...(named ? { actor: named } : {}), ...(they ? { benefit: `${they} know about it the next time` } : {}) };
  }
  const [step, more] = after === '' ? [] : stepsOf(after, people);
  // "and then it is gone for weeks": it is the one thing that what is kept speaks of.
  const thing = /\b(?:the|our) [\w-]+(?: [\w-]+)?$/i.exec(what)?.[0];
  const pointing = step && /^it$/i.test(step.who);
  const whole = pointing && thing ? stepsOf(after.replace(/^it\b/i, thing), people)[0] : step;
  const benefit = more || (pointing && !thing) ? undefined : reliefFrom(whole);
  return benefit ? { benefit } : {};
}

/** Nobody keeps what is needed later: it is to be recorded. */
export function readUnrecorded({ text, people }: Complaint): Relief | undefined {
  const [, before = '', verb = '', it = '', down = '', itLater = '', what = '', after = ''] =
    UNRECORDED.exec(text) ?? [];
  if (!verb) return undefined;
  const base = baseOf(verb, down);
  if (!isBaseVerb(base.split(' ')[0] ?? '') || (/^puts$/i.test(verb) && down === '')) return undefined;
  const isIt = it !== '' || itLater !== '';
  const event = before === '' ? undefined : eventOf(before, people);
  if (isIt ? !event || what !== '' : what === '' || (before !== '' && !event)) return undefined;
  const kept = isIt ? `when ${event}` : what.trim();
  const { benefit, actor } = costOf(after, kept, people);
  return {
    actor,
    wish: withoutSpans(`${base} ${kept}`),
    benefit,
    criteria: [
      'The entry is shown with the day and the name of whoever made it.',
      'Whoever deals with it the next time sees the entry.',
      'An entry that is wrong can be corrected.',
    ],
  };
}
