import { fromGerund, readVerb } from '../../language/verbs.ts';
import { isDepartment } from '../../lexicon/agents.ts';
import type { People } from '../people.ts';
import type { Relief } from '../trouble-rules.ts';
import { asAnswer, namedPeople, WH, WHO, withoutSpans, type Complaint } from './complaint.ts';

const CONTACT =
  '(?:(?:phone |telephone )?calls?|e-?mails?|mails?|messages?|letters?|questions?|enquir(?:y|ies)|inquir(?:y|ies)|texts?|requests?|tickets?)';
const KNOW =
  '(?:(?:who|that) )?(?:(?:just|only|simply|all|merely|always|are|were|is) )*(?:(?:want|wants|wanting|wish|wishing|would like|need|needing|trying|hoping) to )?(?:know|ask|asks|asking|find out|check|checking|hear|see|wonder|wondering)';
/** What is asked ends where the next clause begins. */
const ASKED = `(${WH} [^,;]+?)`;
const END =
  '(?:[,;:] .+| and (?:i|we|it|they|then|each|every|that|so|nobody|the|our|my|half) .+| so (?:i|we|the) .+)?$';

/** "we get calls all day from people who want to know where it is": what they ask is what they want to see. */
const GETS = new RegExp(
  `^(?:i|we|${WHO}) (?:(?:keep|keeps|always|constantly|still) )*(?:getting|get|gets|receive|receives|receiving|have|has|take|takes|answer|answers|answering|field|fields|handle|handles) (?:[\\w'-]+ ){0,4}?${CONTACT}\\b(?: [\\w'-]+){0,6}? from (${WHO}),? ${KNOW} ${ASKED}${END}`,
  'i',
);
/** "the office is swamped with calls from guests who want to know when we open" */
const SWAMPED = new RegExp(
  `^${WHO} (?:am|are|is) (?:always |constantly )?(?:swamped|flooded|inundated|bombarded|overrun|drowning|buried|snowed under) (?:with|by|in|under) (?:[\\w'-]+ ){0,3}?${CONTACT} from (${WHO}),? ${KNOW} ${ASKED}${END}`,
  'i',
);
/** "half of the calls are from guests asking when we open" */
const ARE_FROM = new RegExp(
  `^(?:[\\w'-]+ ){0,5}?${CONTACT}(?: (?:we|i) (?:get|take|answer))? (?:are|is|come|comes) (?:just |only |all )?(?:from )?(${WHO}),? ${KNOW} ${ASKED}${END}`,
  'i',
);
const REACH =
  'phone|ring|call|text|e-?mail|mail|message|write|come|walk|drop|pop|knock|stop|queue|run|drive|cycle|ping|chase|shout';
/** "the desk keeps calling me to ask if the room is ready" */
const REACHES = new RegExp(
  `^(${WHO}) (?:(?:keep|keeps|kept|always|constantly|often|then) )*((?:${REACH})(?:s|es|ing|ning|ping|ping)?\\b(?: [\\w'-]+){0,8}?) (?:just |only |simply )?(?:to (?:ask|find out|check|see|hear|know|learn)|asking|wanting to know|and ask|and asks)(?: (?:me|us|them|him|her))? ${ASKED}${END}`,
  'i',
);
/** "the manager keeps asking me which bikes are done" */
const KEEPS_ASKING = new RegExp(
  `^(${WHO}) (?:(?:keep|keeps|kept) asking|(?:always|constantly|often) asks?|asks?)(?: (me|us|the [\\w-]+|our [\\w-]+|every[\\w-]+))? ${ASKED}${END}`,
  'i',
);
/** "I am on the phone half the day telling people whether a place is free" */
const TELLS = new RegExp(
  `^(${WHO}) (?:am|are|is|spend|spends|waste|wastes|sit|sits) (?:[\\w'-]+ ){0,8}?(?:telling|explaining to|letting) (${WHO}?)(?: know)? ${ASKED}${END}`,
  'i',
);

/** "the secretary gets asked ten times a day which room is free" */
const IS_ASKED = new RegExp(
  `^(${WHO}) (?:(?:keeps?|always|constantly) )?(?:gets?|getting|being|is|are|am) (?:(?:constantly|always|often) )?asked (?:[\\w'-]+ ){0,6}?${ASKED}${END}`,
  'i',
);

/** That somebody is asked is no trouble: that they are all the time is. */
const ALL_THE_TIME =
  /\b(?:times (?:an?|per)|constantly|always|all (?:day|the time)|again and again|keeps?|non-?stop|every (?:day|hour|evening|morning|few))\b/i;

function isAsker(who: string, people: People): boolean {
  return people.isPersonPhrase(who) || isDepartment(who.replace(/^(?:the|our) /i, '').toLowerCase());
}

/** "keeps calling me" -> "call us": what whoever sees it need not do any more. */
function baseDeed(deed: string): string {
  const [first = '', ...rest] = withoutSpans(deed).split(' ');
  const base = fromGerund(first) ?? readVerb(first)?.base ?? first;
  const told = withoutSpans([base, ...rest].join(' '))
    .replace(/ (?:just|only|simply)$/i, '')
    .replace(/ (?:me|us)\b/i, '');
  return told.includes(' ') ? told : `${told} to find out`;
}

/** By which deed somebody gets in touch. */
function contactDeed(text: string): string {
  if (/\b(?:letters?|e-?mails?|mails?|messages?|texts?|tickets?|requests?)\b/i.test(text)) return 'write to find out';
  return /\bcalls?\b/i.test(text) ? 'call to find out' : 'ask somebody';
}

function seen(asked: string, who: string, deed: string, people: People): Relief | undefined {
  const name = namedPeople(who, people) ?? (isAsker(who, people) && !people.isPersonPhrase(who) ? who : undefined);
  // "my team keeps asking me": whoever leads it tells of it.
  if (/^(?:my|our) (?:team|crew|staff|class)\b/i.test(who)) return undefined;
  const answer = asAnswer(withoutSpans(asked));
  // "which of them he wants": whoever is pointed at was named in front of it.
  if (/\b(?:he|she|him|her|this|that one)\b/i.test(answer) || /^why\b/i.test(answer)) return undefined;
  return {
    actor: name ?? 'people',
    ...(name ? {} : { side: 'served' as const }),
    wish: `see ${answer}`,
    benefit: `they do not have to ${deed}`,
  };
}

/** People get in touch because there is something that they do not know: they want to see it. */
export function readAsksAround({ text, people }: Complaint): Relief | undefined {
  const got = GETS.exec(text) ?? SWAMPED.exec(text) ?? ARE_FROM.exec(text);
  if (got?.[2]) {
    const who = got[1]?.replace(/^(?:those|people|folks?) .*$/i, 'people') ?? '';
    return isAsker(who, people) && !people.isSpeaker(who) ? seen(got[2], who, contactDeed(text), people) : undefined;
  }
  const [, by = '', deed = '', asked = ''] = REACHES.exec(text) ?? [];
  if (asked && isAsker(by, people) && !people.isSpeaker(by) && !/^(?:nobody|no one)\b/i.test(by))
    return seen(asked, by, baseDeed(deed), people);
  const [, asker = '', whom = '', question = ''] = KEEPS_ASKING.exec(text) ?? [];
  if (question && isAsker(asker, people) && !people.isSpeaker(asker) && !/^(?:nobody|no one)\b/i.test(asker))
    return seen(question, asker, /^(?:me)?$/i.test(whom) ? 'ask' : `ask ${whom}`, people);
  const [, busy = '', wanted = ''] = IS_ASKED.exec(text) ?? [];
  if (wanted && ALL_THE_TIME.test(text) && isAsker(busy, people)) return seen(wanted, 'people', 'ask', people);
  const [, teller = '', told = '', what = ''] = TELLS.exec(text) ?? [];
  if (what && isAsker(teller, people) && isAsker(told, people) && !people.isSpeaker(told))
    return seen(what, told, /\bphone\b/i.test(text) ? 'call to find out' : 'ask somebody', people);
  return undefined;
}
