import { parseSentence, textOf } from '../grammar/parse.ts';
import { readClause } from '../language/clause.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { COMPLAINT, DENIED, GENERIC, SUFFERS } from '../lexicon/complaints.ts';
import type { People } from './people.ts';
import { isBare, isHarm, isLeak } from './read-harm.ts';
import { isSideEffect } from './side-effect.ts';
import type { Request } from './read-request.ts';
import { lowerFirst } from './trouble-words.ts';

/** What somebody is told is how it should be, whatever they are told of. */
const TOLD =
  /^(.+? (?:gets?|receives?|sees?) (?:an?|the|their) (?:\w+ )?(?:push|warning|alert|alarm|message|reminder|notification|text|mail|e-?mail|note|hint|notice|summary|report|invitation|confirmation|receipt))(?: (?:when(?:ever)?|if|before|after|once|as soon as|until|that|about|of) |$)/i;
/** Two who get what only one can have. That two CAN do something with the same thing is for people to want. */
function clashIn(text: string): string | undefined {
  // "two dentists treat the same patient and do not see each other's notes": that they do so is no fault.
  if (/ (?:and|but) (?:do not|don't|can not|cannot|can't|never) (?:see|know|have|get)\b/i.test(text)) return undefined;
  const [clause] = parseSentence(text.replace(/^(?:it happens (?:\w+ )?that|sometimes|often) /i, '')).clauses;
  const who = clause ? textOf(clause.subject) : '';
  if (!clause?.group || clause.group.modal || clause.group.negated || clause.group.passive) return undefined;
  if (!/^(?:two|both|several) (?!of\b)[\w-]+(?: [\w-]+)?$/i.test(who) || !/^the same /i.test(textOf(clause.rest)))
    return undefined;
  // Several may well order the same.
  if (/^several/i.test(who) && !/^(?:book|reserve|take|claim|get|rent|borrow|grab)$/.test(clause.group.verb))
    return undefined;
  if (/^(?:be|have|want|need|like|see|know|live|speak|wear)$/.test(clause.group.verb)) return undefined;
  const verb = readVerb(clause.group.words.at(-1)?.text ?? '')?.base ?? clause.group.verb;
  // "the same suit last week and both drove over": when it happened, and what came of it, is no part of the ban.
  const [same = ''] = textOf(clause.rest).split(/,| (?:last|yesterday|again|and|this) /i);
  return isBaseVerb(verb) ? `${lowerFirst(who)} ${verb} ${same}` : undefined;
}

/** The wish that lies in two who get the same, and in what people learn too late; in words that are read further. */
export function recastComplaint(text: string): string | undefined {
  // "I do not want to lose my place": that it may be lost is the trouble.
  const [, who = '', feared = ''] =
    /^(i|we) (?:really )?(?:do not|don't) want to ((?:lose|miss|forget|overlook|waste) .+)$/i.exec(text) ?? [];
  if (feared) return `${who} often ${feared}`;
  const clash = clashIn(text);
  if (clash) return `do not let ${clash}`;
  // "employees see only after weeks which days were counted"
  const [, reader = '', answer = ''] =
    /^(.+?) (?:sees?|learns?|finds? out|hears?) only (?:after|when|once|at|on|in|the|days|weeks) [^,]{2,30}? ((?:which|who|whose|what|whether|where|how|why) .+)$/i.exec(
      text,
    ) ?? [];
  if (reader) return `${reader} should be able to see ${answer} at once`;
  const [, late] =
    /^.+? only (?:notice|find out|learn|hear|see|realise|realize)s? (?:after .+?|afterwards|later|much later|too late|(?:days|hours|weeks) later) (that .+)$/i.exec(
      text,
    ) ?? [];
  return late && `we want to be told at once ${late}`;
}

/** "the office sees which boats nobody has used": what they see may well be what is not so. */
function withoutAnswer(text: string): string {
  return text.replace(
    /^((?:[\w-]+ ){1,4}?(?:sees?|knows?|finds? out|checks?|gets? told) )(?:which|who|whose|what|whether|where|how) .+$/i,
    '$1',
  );
}

/** "spaces are released at 10 am when nobody shows up": what is done in that case is a rule. */
const BY_RULE = /^([^,]+ (?:is|are) [a-z]+ed\b[^,]*?) when (?:nobody|no one) [^,]+$/i;

/** Whether a statement hurts: only then is it turned into its opposite. `whole` is the sentence with its reason. */
export function isComplaint(text: string, whole: string): boolean {
  const told = TOLD.exec(text)?.[1];
  // "late clients get a text when": which of them is no complaint.
  if (told) return DENIED.test(told.replace(/^(?:the )?(?:late|missing|waiting|slow) /i, ''));
  return (
    // "books a boat and cancels it if the ship is late": what hurts is the case, and they know what to do.
    DENIED.test(withoutAnswer(text.replace(/ if [^,]+$/i, '').replace(BY_RULE, '$1'))) ||
    SUFFERS.test(whole) ||
    clashIn(text) !== undefined ||
    /^(?:two|three|four|five|several|half|some|many|most) .*\bthe same\b/i.test(text) ||
    isHarm(text) ||
    isLeak(text) ||
    isBare(text) ||
    isSideEffect(parseSentence(text).clauses)
  );
}

/** How nobody wants a thing to be handed over: "bring tools back dirty". */
const LEFT_SO = / (?:dirty|broken|damaged|unlocked|unsigned|half-finished|unfinished|wet|untidy|unpaid)$/i;

/** "Marshals send the place of an incident with one tap": what somebody does, told without a complaint, is what they are to do. */
export function readPlainAct(text: string, people: People): Request | undefined {
  const clause = readClause(text);
  if (!clause || clause.kind !== 'full' || clause.negated || clause.adverb !== '') return undefined;
  if (!people.isPersonPhrase(clause.subject) || people.isSpeaker(clause.subject) || GENERIC.test(clause.subject))
    return undefined;
  // "visitors who do not come block the places of others"
  if (/ (?:who|that) (?:do not|does not|did not|never|only|just)\b/i.test(clause.subject)) return undefined;
  // "see how many days they have left": what they see is what is so.
  const told = withoutAnswer(text);
  if (readVerb(clause.finite)?.form === 'past' || COMPLAINT.test(told.slice(clause.subject.length))) return undefined;
  if (isHarm(told) || LEFT_SO.test(told) || isSideEffect(parseSentence(text, people.names).clauses)) return undefined;
  return { form: 'wish', kind: 'act', text: `${clause.verb} ${clause.rest}`, actor: clause.subject, speaker: false };
}

/** "payment failure notice to the office", "message to all students of a course when it is cancelled": whom it goes to gets it. */
function readMessageTo(text: string, people: People): Request | undefined {
  const [, what = '', kind = '', lead = '', to = ''] =
    /^(?:an? )?((?:[\w-]+ ){0,3}?)(alarm|alert|warning|notification|reminder|notice|message|e-?mail|sms|text message|letter) (to|for) (.+)$/i.exec(
      text,
    ) ?? [];
  const actor = to && people.leading(to);
  // "bulk email to all members": somebody sends it.
  if (!actor || people.isSpeaker(actor) || /^(?:bulk|mass|group) /i.test(what) || isBaseVerb(what.split(' ')[0] ?? ''))
    return undefined;
  const rest = to
    .slice(actor.length)
    .trim()
    .replace(/^of (an? [\w-]+|the [\w-]+) (when|if|once|as soon as|before|after) (?:it|they)\b/i, '$2 $1');
  const isTold = what === '' && /^(?:when|if|once|as soon as|before|after|about)\b/i.test(rest);
  if (lead === 'for' && !isTold) return undefined;
  return isTold
    ? {
        form: 'noun phrase',
        kind: 'act',
        text: `be ${VERB_OF[kind.toLowerCase()] ?? 'told'} ${rest}`,
        actor,
        speaker: false,
      }
    : { form: 'noun phrase', kind: 'thing', text: `${what}${kind} ${rest}`.trim(), actor, speaker: false };
}

const VERB_OF: Readonly<Record<string, string>> = {
  warning: 'warned',
  reminder: 'reminded',
  alarm: 'alerted',
  alert: 'alerted',
};

/** "alarm if the freezer warms up": a message that is named and not asked for. */
export function readAlarm(text: string, people: People): Request | undefined {
  const [, kind, link, event] =
    /^(?:an? )?(alarm|alert|warning|notification|reminder|notice) (if|when|whenever|as soon as|before|once|about) (.+)$/i.exec(
      text,
    ) ?? [];
  if (!kind) return readMessageTo(text, people);
  const verb = VERB_OF[kind.toLowerCase()] ?? 'told';
  return { form: 'noun phrase', kind: 'act', text: `be ${verb} ${link} ${event}`, speaker: true };
}
