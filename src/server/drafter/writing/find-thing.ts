import { WEAK_VERBS } from '../choose-intent.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { ADVERBS } from '../lexicon/function-words.ts';
import { readClause } from '../language/clause.ts';
import { isMass, isPerson } from '../language/nouns.ts';
import { tagWords } from '../language/wink.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { singular } from '../language/nouns.ts';
import { traitsOf } from '../lexicon/things.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { Action } from '../reading/action.ts';
import { askedOf, conditionOf } from './clauses-inside.ts';

const QUESTION = /^(?:who|what|when|where|which|how|why|whether|if|that|whose)\b/i;

const NOBODY: ReadonlySet<string> = new Set();

function isSomebody({ head }: NounPhrase, roles: ReadonlySet<string>): boolean {
  return isPerson(head) || roles.has(singular(head.toLowerCase()));
}

/** The thing that a question asks about: "which tanks were rented" -> "tanks", "who changed the plan" -> "the plan". */
function askedAbout(asked: string): NounPhrase | undefined {
  if (/^how many people\b/i.test(asked)) return readNounPhrase('people');
  // "who was present in a course" asks about the course.
  const where = /^(?:who|what) (?:is|are|was|were|has been) (?:not )?\w+ (?:in|at|on|for|of|about) (.+)$/i.exec(
    asked,
  )?.[1];
  if (where) return plausible(where);
  // "how reliable a player is" asks about the player.
  const question = asked.replace(/^how (?!many|much|often|long)\w+ (?=(?:an?|the|our|my|their) )/i, 'where ');
  if (/^what /i.test(question) && readClause(question.replace(/^what /i, ''))) return undefined;
  const counted =
    /^(?:which|what|whose|how (?:many|much|often|long)) ((?:[\w'-]+ ){0,3}?[\w'-]+?)(?= (?:is|are|was|were|has|have|had|do|does|did|can|could|should|will|would|may|must|needs?|i|we|they|you|he|she|it|the|a|an|my|our|their|in|on|of|for|at|from|to|still|not)\b|$)/i.exec(
      question,
    );
  if (counted && (/^(?:which|whose)\b/i.test(question) || !readVerb(counted[1] ?? '')))
    return plausible(withoutPeople(counted[1] ?? ''));
  const rest = question.replace(
    /^(?:who|what|when|where|why|whether|if|that|how(?: (?:many|much|often|long|far|well|old))?)\s+/i,
    '',
  );
  const clause = readClause(rest);
  if (
    clause &&
    !/^(?:who|what)\b/i.test(question) &&
    !/^(?:i|we|they|you|he|she|it|there|this|that|someone|somebody|people)$/i.test(clause.subject)
  )
    return plausible(clause.subject);
  const words = rest.split(' ');
  const verb = words.findIndex((word) => readVerb(word));
  if (verb < 0 || verb > 2) return undefined;
  const after =
    words
      .slice(verb + 1)
      .join(' ')
      .split(/\s+(?:and|when|if|by|at|on|in|for|to|with|from|because)\s+/i)[0] ?? '';
  return plausible(after.replace(/^(?:been |not |on |for |in |at |to |which |what )+/i, ''));
}

/** "products others", "berth skippers": who did it is no part of the name. */
function withoutPeople(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  const at = rest.findIndex(
    (word) => isPerson(word) || /^(?:others|people|everybody|everyone|somebody|someone|nobody)$/i.test(word),
  );
  return [first, ...(at < 0 ? rest : rest.slice(0, at))].join(' ');
}

function plausible(words: string | undefined): NounPhrase | undefined {
  const noun = words ? readNounPhrase(words) : undefined;
  if (
    !noun ||
    noun.core.split(' ').length > 5 ||
    /^(?:it|them|this|that|me|us|they|one|so|everything|something|anything|nothing|someone|somebody|anybody|anyone|nobody|everybody|everyone|people|i|we|you|he|she|here|there)$/i.test(
      noun.core,
    )
  )
    return undefined;
  if (ADVERBS.has(noun.core.toLowerCase())) return undefined;
  if (QUESTION.test(noun.text) || !/^[\p{L}\p{N}]/u.test(noun.core)) return undefined;
  // "about boxes", "and at what time", "own notes": no noun in front, or a word that means whose it is.
  if (/^(?:and|or|but|about|of|by|at|in|on|for|to|with|not|too|also)\b/i.test(noun.core)) return undefined;
  if (/^(?:own|same) \S/i.test(noun.core))
    return { ...noun, core: noun.core.replace(/^\S+ /, ''), body: noun.body.replace(/^(?:own|same) /i, '') };
  const verb = readVerb(noun.head);
  // "a booking", but not "to be booked": a noun shows itself by its article.
  return verb &&
    verb.form !== 'base' &&
    verb.form !== 'third' &&
    noun.core === noun.head &&
    noun.determiner === '' &&
    !isMass(noun.core)
    ? undefined
    : noun;
}

function fromTail(action: Action, leads: RegExp, roles: ReadonlySet<string>): NounPhrase | undefined {
  const condition = conditionOf(action);
  for (const { lead, text } of condition && action.core.tails.length === 0 ? [condition] : action.core.tails) {
    if (!leads.test(lead)) continue;
    const rest = text.replace(/^(?:\S+ \S+ (?=before|after))?\S+\s+(?:soon as\s+)?/, '');
    if (lead === 'to' && isBaseVerb(rest.split(' ')[0] ?? '')) {
      const inner = readVerbPhrase(rest)?.object;
      if (inner && plausible(inner.text)) return inner;
      continue;
    }
    if (/^(?:when|whenever|if|once|after|before|as|while)$/.test(lead)) {
      const clause = readClause(rest);
      // "when a patient leaves the bed" is about the patient.
      if (
        clause &&
        /^an? /i.test(clause.subject) &&
        /^(?:alarm|alert|notif|warn|messag|inform|tell)/.test(action.core.verb + (action.core.object?.head ?? ''))
      ) {
        const somebody = plausible(clause.subject);
        if (somebody) return somebody;
      }
      const noun = clause
        ? isPerson(clause.subject.split(' ').at(-1) ?? '') ||
          /^(?:i|we|they|you|he|she|it|there|someone|somebody|nobody|everyone)$/i.test(clause.subject)
          ? clause.kind === 'be' || clause.kind === 'modal'
            ? undefined
            : plausible(
                clause.rest
                  .replace(/^(?:(?:new|not|up|out|off|in|on|down)\s+)+/i, '')
                  .split(/\s+(?:in|on|at|for|to|from|by)\s+/)[0],
              )
          : plausible(clause.subject)
        : plausible(rest);
      if (noun) return noun;
      continue;
    }
    const noun = QUESTION.test(rest) ? askedAbout(rest) : plausible(rest);
    if (noun && !(lead === 'for' && action.isThing && isSomebody(noun, roles))) return noun;
  }
  return undefined;
}

/** What stands behind the name of a thing and says when, how often or how: "a short video the first time", "the app itself". */
const AFTER_NAME =
  /\s+(?:(?:the|an?|every|each|last|next|this|these|\d+|one|two|three|four|five|six|ten|per) (?:(?:first|second|last|next|same|whole|other|very|previous|few) )?(?:time|second|minute|hour|day|night|morning|evening|afternoon|week|weekend|month|quarter|season|term|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|(?:my|your|him|her|it)self|(?:our|your|them)selves|today|tonight|tomorrow|yesterday|at|back|away|alone|half|too|like that|themselves)\b.*$/i;
/** What stands before the name and tells only which one is meant: "last week's shift plan", "the nearest free berth". */
const BEFORE_NAME =
  /^(?:(?:last|this|next|the|another|each|every|other|same|own|duplicate|new|whole|entire|full|first|second|third|final|current|previous|recent|latest|nearest|closest|shortest|longest|cheapest|highest|lowest|biggest|smallest|oldest|newest|fastest|upcoming|following|particular|specific|single|more|fewer|further|additional|extra|similar|template|actual|correct|right|wrong|good|great|nice|better|several|various|simple|quick|easy|monthly|weekly|daily|yearly|annual|hourly|nightly)\s+)+(?=\p{L})|^(?:(?:last|this|next) )?(?:day|night|week|weekend|month|year|season|term|yesterday|today|tomorrow|tonight)['’]s\s+/iu;

/** The bare name of a thing, so that a sentence can be made about it: no time, no manner, no owner, no rank. */
function named(noun: NounPhrase | undefined): NounPhrase | undefined {
  if (!noun) return undefined;
  // "the number of members" speaks of members.
  const counted = /^(?:number|amount|count) of (.+)$/i.exec(noun.body)?.[1];
  const members = counted ? plausible(counted) : undefined;
  if (members) return named(members);
  const whole = noun.core.replace(AFTER_NAME, '').split(' ');
  while (whole.length > 1 && ADVERBS.has((whole.at(-1) ?? '').toLowerCase())) whole.pop();
  const core = whole
    .join(' ')
    .replace(/^.+[^\s]['’]s?\s+(?=\p{Ll})/u, (owner) =>
      /^(?:driver|child|men|women|bachelor|master)['’]s?\s+$/i.test(owner) ? owner : '',
    )
    .replace(BEFORE_NAME, '')
    .replace(BEFORE_NAME, '');
  if (core === noun.core) return noun;
  const read = readNounPhrase(`${noun.determiner} ${core}`.trim());
  return read && read.core !== '' ? { ...read, plural: read.core === noun.core ? noun.plural : read.plural } : noun;
}

/**
 * What the criteria speak of, by its bare name: "the shift plan" for "last week's shift plan". `roles` are the words for people that
 * only this product has.
 */
export function findThing(
  action: Action,
  intent: Intent | undefined,
  roles: ReadonlySet<string> = NOBODY,
): NounPhrase | undefined {
  // "be reminded to lock the gate" speaks of what is to be done, not of a thing.
  if (action.wish.startsWith('be reminded to ')) return undefined;
  return (
    named(spokenOf(action, intent, roles)) ??
    (action.frame === 'told' || !action.core.object ? named(beforeWhich(action)) : undefined)
  );
}

/** "be reminded by text message the day before my shift": the reminder is about the shift. */
function beforeWhich({ wish }: Action): NounPhrase | undefined {
  const said =
    /\b(?:of|about|before|after|for|on) ((?:the|an?|my|our|their|his|her|each|every|all) (?!day|week|hour|month|first).+)$/i.exec(
      wish,
    )?.[1];
  return plausible(said?.split(/\s+(?:when|if|in|on|at|by|for|with|because)\s+/)[0]);
}

const NAMING =
  /^(?:prevent|avoid|detect|send|receive|follow|join|choose|start|stop|turn on|switch to|run|save|switch on|plan)$/;
const SHOWN = /^(?:show|give|offer|ask|send)$/;
/** Kinds of wish about the messages themselves. */
const ABOUT_ITSELF = /^(?:digest|mute|limit|report|consent|queue|template)$/;

/** Kinds of wish whose nouns name the thing itself. */
const WHOLE = /^(?:schedule|cancel|pay|refund|swap|assign|approve)$/;

/** Whether a thing has a life of its own besides being a tool: a slot, a payment, a form. */
function isOwnThing(noun: NounPhrase | undefined): boolean {
  const traits = noun && traitsOf(singular(noun.head.toLowerCase()), false);
  return Boolean(traits && (['event', 'money', 'document', 'seat'] as const).some((trait) => traits.has(trait)));
}

/** "show them a short video": what somebody is told or shown. */
function toldThing(object: NounPhrase | undefined): NounPhrase | undefined {
  const said = object?.text.replace(/^them\b\s*/i, '');
  return said ? readNounPhrase(said) : undefined;
}

/**
 * The noun phrase that the criteria speak of. A tool ("a filter for recipes", "an alert when a regulator is due") stands for what it is about.
 */
function spokenOf(action: Action, intent: Intent | undefined, roles: ReadonlySet<string>): NounPhrase | undefined {
  const { verb } = action.core;
  if (verb === 'donate' && !action.core.object) return readNounPhrase('a donation');
  const object = action.frame === 'told' ? toldThing(action.core.object) : action.core.object;
  const asked = askedOf(action);
  const own = asked
    ? askedAbout(asked)
    : conditionOf(action) && QUESTION.test(object?.text ?? '')
      ? undefined
      : plausible(object?.text);
  const service = intent?.name === 'integrate' ? fromTail(action, /^(?:with|to|into)$/, roles) : undefined;
  if (service) return /^[A-Z]/.test(service.core) ? { ...service, bare: true } : service;
  const named = intent?.nouns?.split(',') ?? [];
  const words = singular(
    (own?.core ?? '').toLowerCase().replace(/ (?:button|feature|option|function|page)$/, ''),
  ).split(' ');
  const names = action.isThing || WEAK_VERBS.has(verb) || NAMING.test(verb);
  const isTool =
    names && intent?.isTool && own && [1, 2, 3].some((count) => named.includes(words.slice(-count).join(' ')));
  // "a rota for the summer" is about the rota, "a waiting list for berths" about berths.
  if (isTool && action.frame !== 'told' && isOwnThing(own) && WHOLE.test(intent.name)) return own;
  if (isTool || action.frame === 'told' || intent?.name === 'digest') {
    const about =
      complement(own, roles) ??
      fromTail(action, /^(?:for|of|about|to|on|with|from|between|against|through|per)$/, roles) ??
      fromTail(action, /^(?:when|whenever|if|once|after|before|as)$/, roles);
    if (about) return about;
    // "order history", "product search": what stands before the tool is what it is about.
    const before =
      own && words.length > 1 && !words.includes('and') && intent?.name !== 'check'
        ? plausible(words.slice(0, -1).join(' '))
        : undefined;
    if (
      before &&
      (!readVerb(before.head) || before.core.includes(' ')) &&
      tagWords(before.head)[0]?.tag !== 'ADJ' &&
      !/^(?:rate|time|size|word|push|e-?mail|text|sms|new|better|weekly|daily|monthly|live|quick|full|free|single|two-factor|smart|simple|automatic)$/i.test(
        before.core,
      )
    )
      return { ...before, plural: false };
    return (action.frame === 'told' && !SHOWN.test(verb)) ||
      (isTool && !ABOUT_ITSELF.test(intent?.name ?? '') && !isOwnThing(own))
      ? undefined
      : own;
  }
  return (
    own ??
    (object || isBaseVerb(verb) || intent?.verbs?.split(',').includes(verb)
      ? fromTail(action, /^(?:with|in|on|for|to|from|into|about|of|as|at|through|by)$/, roles)
      : undefined)
  );
}

function complement(noun: NounPhrase | undefined, roles: ReadonlySet<string>): NounPhrase | undefined {
  const [, lead = '', of = ''] = (noun && / (of|for|about|on) (.+)$/i.exec(noun.body)) ?? [];
  const found = of ? plausible(of) : undefined;
  // "suggestions for hirers" are not about them.
  return found && lead === 'for' && isSomebody(found, roles) ? undefined : found;
}
