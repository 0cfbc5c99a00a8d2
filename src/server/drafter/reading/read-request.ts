import { MODALS } from '../lexicon/function-words.ts';
import { OWN_MARKS } from '../lexicon/nouns.ts';
import { fromGerund, gerundFirst, isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import { ABILITY, DELIVERY_VERBS, FEATURE_NOUN, OWN_WORDS, TOOL_TO } from './delivery-words.ts';
import { isBuiltFor } from './for-whom.ts';
import { integratedDeed, supportedDeed } from './named-deed.ts';
import { manyNamed } from './many-named.ts';
import { KIN } from './by-hand.ts';
import { doerIn } from './let-whom.ts';
import type { People } from './people.ts';
import { placed } from './placed-part.ts';
import { isGivenOut, isOwnOffer, readGiving } from './read-giving.ts';
import { deniedTo, readStopping } from './read-stopping.ts';
import { readWarning } from './read-warning.ts';

export type Form =
  | 'story'
  | 'wish'
  | 'imperative'
  | 'system'
  | 'problem'
  | 'noun phrase'
  | 'negative'
  | 'question'
  | 'detail';

/**
 * What one sentence asks for: an action of a person (`act`), something that the product does (`system`),
 * an end to something (`stop`), a thing to have (`thing`), or a state of affairs that hurts (`trouble`).
 */
export interface Request {
  readonly form: Form;
  readonly kind: 'act' | 'system' | 'stop' | 'thing' | 'trouble' | 'detail';
  /** Who acts or profits, as said: "charge nurses". */
  readonly actor?: string | undefined;
  /** What can be watched, where the words of the wish do not say it. */
  readonly outcome?: string | undefined;
  /** Who does not act: whoever causes the trouble. */
  readonly except?: string | undefined;
  readonly speaker: boolean;
  /** A name with what belongs to it: nothing is split off. */
  readonly isWhole?: boolean;
  /** What the words of the wish leave open: "How long may it take?" */
  readonly question?: string | undefined;
  /** A verb phrase with its base verb first, a thing, or a clause, by kind. */
  readonly text: string;
}

export const THE_PRODUCT =
  /^(?:(?:the|our|this|your) )?(?:whole |entire |mobile |web |new )?(?:system|app|application|platform|site|website|web site|web app|tool|product|software|portal|service|program|solution|backend|server|bot)$/i;

function act(form: Form, text: string, actor?: string, speaker = false): Request {
  return { form, kind: 'act', text, actor, speaker };
}

/** "I would rather not get a mail": what is not to be done to whoever says so, or by them. */
export function spared(action: string): Request {
  return {
    form: 'negative',
    kind: 'act',
    text: `be spared ${gerundFirst(action)}`,
    outcome: `{the actor} no longer ${thirdPerson(action)}`,
    speaker: true,
  };
}

/** Reads what follows "we should", "please", "can you": the words may name the maker's work, the person's action or a thing. */
export function readDemand(text: string, form: Form, people: People, speaker: boolean): Request {
  const said = text
    .trim()
    .replace(/^(?:also|maybe|just|really|now|please|at least|finally|definitely|probably|perhaps)\s+/i, '');
  const deed = supportedDeed(said);
  if (deed) return act(form, deed, undefined, speaker);
  return (
    readLetting(said, form, people) ??
    readStopping(said, speaker) ??
    readAbility(said, form, people, speaker) ??
    readMaking(said, form, people, speaker) ??
    readGiving(said, form, people) ??
    readDelivery(said, form, people, speaker) ??
    (/^(?:an?|the|some|more|any|our|my|their)\s/i.test(said)
      ? { form, kind: 'thing', text: said, speaker }
      : act(form, said, undefined, speaker))
  );
}

/** "let nurses swap shifts", "allow guest checkout", "make it possible for nurses to swap". */
function readLetting(said: string, form: Form, people: People): Request | undefined {
  const possible = /^make it (?:possible|easier|easy|simple|simpler)(?: for (.+?))? to (.+)$/i.exec(said);
  if (possible) return act(form, possible[2] ?? '', possible[1], !possible[1] || people.isSpeaker(possible[1]));
  const match = /^(let|allow|enable|permit|help|give|empower)s?\s+(.+)$/i.exec(said);
  const verb = match?.[1]?.toLowerCase() ?? '';
  const rest = match?.[2] ?? '';
  if (!match) return undefined;
  const given =
    /^(.+?) (?:the|an?) (?:ability|option|possibility|chance|choice|opportunity|way|means|permission|right|power) (?:to|of) (.+)$/i.exec(
      rest,
    );
  // "let my daughter collect it", "give an assistant the right to sign on my behalf": whoever says "my" does so.
  const isForMe = KIN.test(rest) || / on (?:my|our) behalf\b/i.test(rest);
  if (isForMe && form === 'imperative' && /^(?:let|allow|give)$/.test(verb)) return act(form, said, undefined, true);
  if (given) return act(form, baseFirst(given[2] ?? ''), given[1], people.isSpeaker(given[1] ?? ''));
  if (verb === 'give') return undefined;
  const person = people.leading(rest);
  const isTold = person !== undefined && /^ (?:who|that|whose) /i.test(rest.slice(person.length));
  const doer = isTold || (verb === 'let' && !person) ? doerIn(rest, people) : undefined;
  if (doer) return act(form, rest.slice(doer.length + 1).replace(/^to /, ''), doer);
  if (person) {
    const action = rest
      .slice(person.length)
      .trim()
      .replace(/^to\s+/i, '');
    if (action) return act(form, action, people.isSpeaker(person) ? undefined : person, people.isSpeaker(person));
  }
  const named = verb === 'let' ? manyNamed(rest) : undefined;
  if (named) return act(form, rest.slice(named.length + 1), named);
  // Whoever is let do something acts, known as a person or not: "let bands upload their rider".
  const agent = /^((?:(?:the|our|all|each|every) )?(?:[\w-]+ )?[\w-]+s) (?:to )?([a-z-]+)\b(.*)$/i.exec(rest);
  if (agent && isBaseVerb(agent[2] ?? '') && (verb === 'let' || / to /i.test(rest)))
    return act(form, `${agent[2]}${agent[3]}`, agent[1]);
  // "let a dba waive a rule", "let finance park one line"
  const one =
    /^(an? [\w-]+|(?!(?:me|us|it|them|him|her|the|all|each|every)\b)[a-z]+) ([a-z]+) ((?:the|an?|my|our|all|each|every|their|its|one|any|two|three|\d+) .+)$/i.exec(
      rest,
    );
  if (one && verb === 'let' && isBaseVerb(one[2] ?? '') && !/^be$/i.test(one[2] ?? ''))
    return act(form, `${one[2]} ${one[3]}`, one[1]);
  const clause = /^(.+?)\s+to\s+([a-z-]+)\b(.*)$/i.exec(rest);
  if (clause && isBaseVerb(clause[2] ?? '') && verb !== 'let') {
    return {
      form,
      kind: 'thing',
      text: `${clause[1]} that can ${clause[2]}${clause[3]}`,
      speaker: false,
    };
  }
  if (isDoing(rest)) return act(form, baseFirst(rest));
  if (verb === 'help') return undefined;
  return { form, kind: 'thing', text: rest, speaker: false };
}

/** "an option to print labels", "a way for tenants to report damage". */
function readAbility(said: string, form: Form, people: People, speaker: boolean): Request | undefined {
  const bare = said.replace(DELIVERY_VERBS, '');
  const match = ABILITY.exec(bare);
  if (!match) return undefined;
  const actor = match[1] ?? match[2] ?? match[3];
  const action = baseFirst(match[4] ?? '');
  if (!actor && !isBaseVerb(action.split(' ')[0] ?? '')) return undefined;
  if (actor && !people.isPersonPhrase(actor)) return undefined;
  const own = actor ? people.isSpeaker(actor) : speaker;
  return act(form, action, own ? undefined : actor, own);
}

/** "make the list sortable by price", "make sure nurses see it". */
function readMaking(said: string, form: Form, people: People, speaker: boolean): Request | undefined {
  const sure = /^(?:make sure|ensure|see to it|take care|guarantee)(?: that)? (.+)$/i.exec(said);
  if (sure) return readSubject(sure[1] ?? '', form, people, true);
  const able =
    /^make (.+?) (?!accessible|available|visible|usable|readable|reliable|compatible|responsible|flexible|stable|comfortable)(\w+?)(able|ible)\b(.*)$/i.exec(
      said,
    );
  const state =
    /^make (.+?) ((?:more |less )?(?:accessible|available|visible|usable|readable|reliable|compatible|flexible|optional|mandatory|required|private|public|bigger|larger|smaller|shorter|clearer|easier to \w+))\b(.*)$/i.exec(
      said,
    );
  if (state && !able) return { form, kind: 'detail', text: `${state[1]} should be ${state[2]}${state[3]}`, speaker };
  const base = able
    ? [`${able[2]}`, `${able[2]}e`, (able[2] ?? '').replace(/(.)\1$/, '$1')].find(isBaseVerb)
    : undefined;
  if (able && base) return act(form, `${base} ${able[1]}${able[4]}`, undefined, speaker);
  return undefined;
}

/** "add dark mode", "we need a filter for overdue invoices": a thing that somebody builds. */
function readDelivery(said: string, form: Form, people: People, speaker: boolean): Request | undefined {
  const verb = DELIVERY_VERBS.exec(said)?.[0];
  if (!verb) return undefined;
  const word = verb.trim().toLowerCase();
  const thing = /^(?:add|introduce|include)$/.test(word) ? placed(said.slice(verb.length)) : said.slice(verb.length);
  const tool = TOOL_TO.exec(thing);
  if (tool && isBaseVerb((tool[2] ?? '').split(' ')[0] ?? ''))
    return act(form, `${tool[2]} with ${tool[1]}`, undefined, speaker);
  if (word === 'add' && OWN_WORDS.test(thing)) return undefined;
  if (word === 'offer' && isOwnOffer(thing, people)) return undefined;
  // "add notes to a shift" is the person's own action; "add a filter" is the maker's.
  if (
    /^(add|create|make|include|design|set up|get|plan|ship|explore)$/.test(word) &&
    !isBuiltFor(thing, people) &&
    !FEATURE_NOUN.test(thing.split(/\s+(?:to|for|in|on|with|from|by|when|so|that|at|after|before)\s+/i)[0] ?? '')
  )
    return undefined;
  // "add tags to candidates": what people do to what they have.
  if (word === 'add' && OWN_MARKS.test(thing)) return undefined;
  if (/^(need|want|have)$/.test(word) && /^to\s+/i.test(thing))
    return readDemand(thing.replace(/^to\s+(?:be able to\s+)?/i, ''), form, people, speaker);
  if (word === 'enable') return { form, kind: 'thing', text: thing, speaker };
  if (word === 'integrate') return act(form, integratedDeed(thing), undefined, speaker);
  if (word === 'support' && isDoing(thing)) return act(form, baseFirst(thing), undefined, speaker);
  return { form, kind: 'thing', text: thing, speaker };
}

/** "doctors want changes to be confirmed", "gate staff need a second scanner": somebody wants a thing, or something of a thing. */
function readWanted(said: string, form: Form, people: People): Request | undefined {
  const person = people.leading(said);
  const match =
    person &&
    /^(?:really |also )?(?:wants?|needs?|would like|would love)\s+(?!to\b)(.+)$/i.exec(
      said.slice(person.length).trim(),
    );
  if (!person || !match) return undefined;
  const speaker = people.isSpeaker(person);
  const that = /^that (.+)$/i.exec(match[1] ?? '')?.[1];
  const who = people.leading(that ?? match[1] ?? '');
  const does = who ? (that ?? match[1] ?? '').slice(who.length).trim() : '';
  if (who && that) return act(form, does, who);
  const state = /^(.+?) to (be \w+.*|[a-z]+.*)$/i.exec(match[1] ?? '');
  if (state && (/^be /i.test(state[2] ?? '') || isBaseVerb((state[2] ?? '').split(' ')[0] ?? ''))) {
    return { form, kind: 'detail', text: `${state[1]} must ${state[2]}`, actor: speaker ? undefined : person, speaker };
  }
  return speaker ? undefined : { form, kind: 'thing', text: match[1] ?? '', actor: person, speaker: false };
}

/** "customers should be able to rate drivers", "the system shall lock the account", "the email must name the shop". */
export function readSubject(said: string, form: Form, people: People, wished = false): Request | undefined {
  const wanted = readWanted(said, form, people);
  if (wanted) return wanted;
  const modal =
    /^(.+?)\s+(?:should|shall|must|can|could|may|might|will|would|ought to|needs? to|(?:have|has) to|wants? to|would like to|'d like to|wish(?:es)? to|likes? to|(?:is|are) (?:to be )?able to)\s+(?:also |always |then |only |automatically |ideally )?(not |never )?(?:be able to |be allowed to |have the (?:option|ability|possibility) to |get to )?(.+)$/i.exec(
      said,
    );
  const subject = modal?.[1]?.replace(/\s+(?:also|only|always)$/i, '') ?? '';
  if (!modal || subject.split(' ').length > 10) return undefined;
  if (/\s(?:who|that|which)$/i.test(subject)) return undefined;
  const hasModalInside = subject.split(' ').some((word) => MODALS.has(word.toLowerCase()));
  if (hasModalInside || /,|\b(?:when|if|because)\b/i.test(subject)) return undefined;
  const adverb = /\bautomatically\s/i.test(said.slice(subject.length, said.length - (modal[3]?.length ?? 0)))
    ? 'automatically '
    : '';
  const action = adverb + (modal[3] ?? '');
  const negative = Boolean(modal[2]);
  if (/^only\b/i.test(said)) return { form: 'detail', kind: 'detail', text: said, speaker: false };
  if (people.isSpeaker(subject))
    return negative ? readStopping(`never ${action}`, true) : readDemand(action, form, people, true);
  if (people.isPersonPhrase(subject)) {
    if (negative)
      return {
        form: 'negative',
        kind: 'stop',
        text: `prevent ${subject} from ${action}`,
        except: subject,
        speaker: false,
      };
    return /^be\s/i.test(action)
      ? { form, kind: 'act', text: action, actor: subject, speaker: false }
      : act(form, action, subject);
  }
  if (THE_PRODUCT.test(subject) || people.isProduct(subject) || /^it$/i.test(subject)) {
    const warned = negative ? undefined : readWarning(action);
    if (warned) return warned;
    const denied = negative ? deniedTo(action) : undefined;
    if (denied) return denied;
    if (negative) return { form: 'negative', kind: 'stop', text: `never ${action}`, speaker: false };
    const inner =
      readLetting(action, 'system', people) ??
      readGiving(action, 'system', people) ??
      readAbility(action, 'system', people, false);
    if (inner) return { ...inner, form: 'system' };
    const delivered = isGivenOut(action, people)
      ? null
      : /^(?:have|support|offer|provide|include|contain|allow)\s+(.+)$/i.exec(action);
    const [, thing = ''] = delivered ?? [];
    if (delivered && isDoing(thing)) return act('system', baseFirst(thing));
    if (delivered) return { form: 'system', kind: 'thing', text: thing, speaker: false };
    return { form: 'system', kind: 'system', text: action, speaker: false };
  }
  return { form: wished ? form : 'detail', kind: 'detail', text: said, speaker: false };
}

/** "paying by card": a deed told as a thing. */
function isDoing(text: string): boolean {
  return readVerb(text.split(' ')[0] ?? '')?.form === 'gerund';
}

/** Words after "for", "of", "about", "how about": a gerund becomes its base verb, "printing of labels" to print labels. */
export function baseFirst(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const gerund = readVerb(first)?.form === 'gerund' ? fromGerund(first) : undefined;
  return gerund ? [gerund, ...(rest[0] === 'of' ? rest.slice(1) : rest)].join(' ') : text;
}
