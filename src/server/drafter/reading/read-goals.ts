import { textOf, type Clause, type Parsed } from '../grammar/parse.ts';
import { readVerb, gerundFirst } from '../language/verbs.ts';
import { actionOf, peel, KEPT_SUBS, subText } from './clause-words.ts';
import type { People } from './people.ts';
import { readBeside } from './read-beside.ts';
import type { ClauseReading } from './read-clauses.ts';
import { readDemand, THE_PRODUCT, type Request } from './read-request.ts';

/** "the system must not allow a plot to be assigned to ...": what nobody may do. */
export function readForbidding(clause: Clause, people: People): Request | undefined {
  const { group, subject, rest } = clause;
  const who = textOf(subject);
  const subs = clause.subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText);
  // "packers are not allowed to swap an item"
  const barred = group?.negated && group.passive && /^(?:allow|permit)$/.test(group.verb) && subject.length > 0;
  if (barred && rest[0]?.tag === 'TO' && !people.isSpeaker(who))
    return {
      form: 'negative',
      kind: 'stop',
      text: `prevent ${who} from ${[gerundFirst(textOf(rest.slice(1))), ...subs].join(' ')}`,
      except: who,
      speaker: false,
    };
  const isProduct =
    people.isProduct(who) ||
    THE_PRODUCT.test(who) ||
    /^(?:it|we)$/i.test(who) ||
    (clause.mood === 'command' && subject.length === 0);
  if (!group?.negated || !isProduct || !/^(?:allow|let|permit|accept)$/.test(group.verb)) return undefined;
  const to = rest.findIndex(({ tag }) => tag === 'TO');
  const [be, done] = [rest[to + 1], rest[to + 2]];
  const base = be?.lower === 'be' && done?.tag === 'VN' ? readVerb(done.lower)?.base : undefined;
  if (to > 0 && base) {
    const action = [base, textOf(rest.slice(0, to)), textOf(rest.slice(to + 3)), ...subs].filter(Boolean).join(' ');
    return { form: 'negative', kind: 'stop', text: `prevent anyone from ${gerundFirst(action)}`, speaker: false };
  }
  return undefined;
}

/** "how do we stop people from taking a place": the question names what is wanted. */
export function readHow(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group || !people.isSpeaker(textOf(subject))) return undefined;
  const action = peel(actionOf(clause));
  const kept = /^(?:stop|prevent|keep|avoid) (.+?) (?:from )?(\w+ing\b.*)$/i.exec(action);
  if (kept)
    return {
      form: 'question',
      kind: 'stop',
      text: `prevent ${kept[1]} from ${kept[2]}`,
      except: kept[1],
      speaker: true,
    };
  return { ...readDemand(action, 'question', people, true), form: 'question' };
}

const GOAL =
  /^(?:reduce|increase|improve|boost|raise|lower|cut|grow|decrease|double|halve|shorten|minimi[sz]e|maximi[sz]e) (?:the |our )?((?:[\w-]+ ){0,3}?(?:rate|ratio|number|share|percentage|costs?|time|churn|conversion|revenue|sales|turnover|calls|complaints|errors?|waste|no-shows?|drop-?outs?|cancellations?|retention|satisfaction|occupancy|utili[sz]ation|response times?|waiting times?|lead time|bounce rate)\b.*)$/i;

/** "reduce the drop-out rate": whoever is to move a figure has to see it first. */
export function readGoal(clause: Clause): ClauseReading | undefined {
  const action = actionOf(clause);
  const figure = GOAL.exec(action);
  const share =
    /^(?:want|need|have) ((?:at least|at most|more than|fewer than|less than|no more than)? ?\d[\d.,]* ?(?:%|percent|per cent)?.*?) (\w+)( (?:by|before|within|until|in|per) .+)?$/i.exec(
      action,
    );
  const speaker = { form: 'wish', kind: 'act', speaker: true } as const;
  if (figure) {
    const [verb = ''] = action.split(' ');
    const [, counted = '', behind = ''] =
      /^(?:number of )?((?:(?!of )[\w-]+ ){0,2}?(?:no-shows|drop-?outs|cancellations|complaints|errors|calls))\b(.*)$/i.exec(
        figure[1] ?? '',
      ) ?? [];
    if (counted)
      return {
        request: {
          ...speaker,
          text: `see how many ${counted} there are${behind}`,
          question: `What should the product change so that there are ${/^(?:increase|boost|raise|grow|double)/i.test(verb) ? 'more' : 'fewer'} ${counted}?`,
        },
        benefit: `I can ${verb.toLowerCase()} them`,
        others: [],
        details: [],
      };
    return {
      request: {
        ...speaker,
        text: `see the ${figure[1]}`,
        question: `What should the product change so that the ${(figure[1] ?? '').split(/ (?:in|for|of|during|by) /)[0]} moves?`,
      },
      benefit: `I can ${verb.toLowerCase()} it`,
      others: [],
      details: [],
    };
  }
  if (share && readVerb(share[2] ?? '')?.form === 'past')
    return {
      request: {
        ...speaker,
        text: `see whether ${share[1]} are ${share[2]}${share[3] ?? ''}`,
        question: 'What should the product do to reach this goal?',
      },
      others: [],
      details: [],
    };
  return undefined;
}

/** "bigger letters, my eyes are not what they were": the thing is wanted, the statement says why. */
export function readNamed(parsed: Parsed, people: People): ClauseReading | undefined {
  const [thing, ...more] = parsed.clauses;
  const [fact] = more;
  if (!thing || thing.mood !== 'fragment' || !fact?.group || fact.subject.length === 0 || fact.link !== '')
    return undefined;
  const text = textOf(thing.rest).replace(/,? please$/i, '');
  const named = readDemand(text, 'noun phrase', people, false);
  const request: Request =
    named.kind === 'act' && named.text === text ? { form: 'noun phrase', kind: 'thing', text, speaker: false } : named;
  const { others, details, benefit } = readBeside('', more, people);
  return { request, others, details, benefit };
}
