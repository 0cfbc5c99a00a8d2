import { GROUP_PRICE } from '../lexicon/sides.ts';
import { namedDeed } from './named-deed.ts';
import type { People } from './people.ts';
import type { Request } from './read-request.ts';

/** What people have or lack, and a thing does not. */
const HAS =
  /^(?:with|without) (?:an? |the )?(?:\w+ )?(?:tremor|dementia|disabilit\w+|impairments?|allerg\w+|glasses|gloves|sight|eyesight|hearing|children|kids|babies|dogs?|pets?|wheelchairs?|prams?|smartphones?)$/i;

/** "for the caretaker that updates as doors open": what the thing does, and nobody who is meant. */
const OF_THING =
  /^(?:that|which) (?:also |always )?(?:updates|shows|turns|lists|displays|counts|refreshes|changes|blinks|rings|warns|highlights|fills|tracks|moves|grows|marks|sorts|lights|names|says|sums|compares)\b/i;

/** What is looked at, and made by whoever builds the product. */
const GAUGE = /\b(?:bar|panel|gauge|meter|clock|display|indicator|light|ticker|leaderboard|scoreboard)$/i;

/** "a progress bar for the caretaker": it is built for them, and they look at it. */
export function isBuiltFor(thing: string, people: People): boolean {
  const [, what = '', whom = ''] = /^an? (.+?) for (.+)$/i.exec(thing) ?? [];
  const person = whom && people.leading(whom);
  if (!person || people.isSpeaker(person)) return false;
  const after = whom.slice(person.length).trim();
  return GAUGE.test(what) && (after === '' || OF_THING.test(after));
}

/** "messages to parents in their own language": whoever is written to reads them. */
const THEIR_OWN =
  /^(?:[\p{L}-]+ )?(?:bills|contracts|e-?mails|instructions|invitations|letters|messages|newsletters|notices|texts) to [\p{L} -]+ in their own (?:language|words)\b/iu;

/** "for owners two days before the visit": when it comes. */
const AT_SPAN =
  /^(?:(?:an?|one|two|three|four|five|six|seven|ten|\d+) (?:minutes?|hours?|days?|weeks?|months?) (?:before|after|ahead)|the (?:day|evening|night|morning|week) (?:before|after))\b/i;

/** They are no longer there to want anything. */
const GONE = /^(?:the |all )?(?:deleted|archived|inactive|duplicate|former|blocked) /i;

/** What is entered about somebody, or done with what was entered. */
const OF_ENTRIES =
  /^(?:an? |the )?(?:(?:custom|extra|additional|internal|private|bulk|mass|duplicate|CSV|Excel|free-text) )*(?:undo|fields?|check|import|export|merge|notes?|comments?|tags?|labels?|scoring|scores?|priorit(?:y|ies)|attachments?|deletion|restore|history|search|filters?)$/i;

const ABOUT_EACH = /(?:^|[ -])(?:colou?r|file|folder|limit|number|record|report|statistics|tab|total)s?$/i;

/** "for merchants who do their books at night" at the end of a thing: who it is for, and what they want to do with it. */
export function forWhom(
  request: Request,
  people: People,
): { request: Request; actor?: string | undefined; benefit?: string | undefined } {
  // "blacklist for people who never show up": it is made against them.
  if (request.actor || /^(?:an? |the )?(?:black|block|ban)[- ]?list\b/i.test(request.text)) return { request };
  const text = THEIR_OWN.test(request.text) ? request.text.replace(' to ', ' for ') : request.text;
  const match = /^(.+?) for ((?:the |our |all |any |every |each |those )?.+)$/i.exec(text);
  const person = match && people.leading(match[2] ?? '');
  if (!match || !person || people.isSpeaker(person)) return { request };
  // "delivery notes for neighbours": it is written for them, by somebody else.
  if (/(?:^| )(?:notes|instructions|labels|slips|signs|letters)$/i.test(match[1] ?? '') && !people.isRole(person))
    return { request };
  // "weekend rates for students", "fee for members who come late": whoever sets or charges it is somebody else.
  if (request.kind === 'thing' && /^(?:set|charge) /.test(namedDeed(match[1] ?? '') ?? ''))
    return { request: { ...request, except: person } };
  // "discount for siblings": whoever sells offers it to them.
  if (request.kind === 'thing' && GROUP_PRICE.test(request.text)) return { request };
  // "a folder for each supplier": what is kept about them.
  if (ABOUT_EACH.test(match[1] ?? '') && /^(?:each|every) /i.test(match[2] ?? '')) return { request };
  // "undo for deleted contacts", "custom fields for contacts": they are what it is done to.
  if (GONE.test(person) || (OF_ENTRIES.test(match[1] ?? '') && !people.isRole(person))) return { request };
  // "a builder with warnings for guests": the warnings are for them, or about them.
  if (/ with (?:[\w-]+ )?[\w-]+s$/i.test(match[1] ?? '')) return { request };
  // "a clock that stops while we wait, and at weekends for customers on a small plan": it is said of a part.
  if (/, (?:and|or|but)\b|\b(?:that|which|while) /i.test(match[1] ?? '')) return { request };
  if (request.kind !== 'thing' && request.kind !== 'system') return { request };
  // "a diary as PDF for the vet": it is handed to the vet.
  if (/\b(?:as|in) (?:an? )?(?:pdf|csv|excel|word|file|spreadsheet|printout)\b/i.test(match[1] ?? ''))
    return { request };
  const after = (match[2] ?? '').slice(person.length).trim();
  // "for each teacher that the office can use": what the office does, not the teacher.
  const user = /^(?:that|which) (.+)$/i.exec(after)?.[1] ?? '';
  const other = people.leading(user);
  if (other) {
    const able = /^(?:can|could|will|may) (.+)$/i.exec(user.slice(other.length).trim())?.[1];
    const used = able?.replace(
      /^(use|read|print|open|send|share|check|compare|export|take)\b(?! (?:it|them)\b)/i,
      '$1 it',
    );
    return able && !people.isSpeaker(other)
      ? { request: { ...request, text: `${match[1]} for ${person}` }, actor: other, benefit: `I can ${used}` }
      : { request };
  }
  const wanted = /^(?:who|that) (?:want to|need to|like to|would like to) (.+)$/i.exec(after)?.[1];
  const toDo = /^to (.+)$/i.exec(after)?.[1];
  const thing = match[1] ?? '';
  if (toDo) return { request: { ...request, kind: 'thing', text: thing }, actor: person, benefit: `I can ${toDo}` };
  if (wanted) return { request: { ...request, text: thing }, actor: person, benefit: `they can ${wanted}` };
  if (OF_THING.test(after))
    return GAUGE.test(thing)
      ? { request: { ...request, kind: 'act', text: `see ${thing} ${after}` }, actor: person }
      : { request: { ...request, text: `${thing} ${after}` }, actor: person };
  if (/^(?:who|that)\b/i.test(after) || HAS.test(after))
    return { request: { ...request, text: thing }, actor: `${person} ${after}` };
  if (
    after &&
    !AT_SPAN.test(after) &&
    !/^(?:in|on|at|when|if|while|during|after|before|by|with|about|regarding|from|until|via|per|without)\b/i.test(after)
  )
    return { request };
  return { request: { ...request, text: `${thing} ${after}`.trim() }, actor: person };
}
