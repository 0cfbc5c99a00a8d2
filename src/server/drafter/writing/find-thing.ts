import { WEAK_VERBS } from '../choose-intent.ts';
import type { Intent } from '../lexicon/intents/intent.ts';
import { OPENS_QUESTION, ADVERBS } from '../lexicon/function-words.ts';
import { tagWords } from '../language/wink.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { singular } from '../language/nouns.ts';
import { IS_WIDGET } from '../lexicon/screen-parts.ts';
import { traitsOf } from '../lexicon/things.ts';
import { JOINING } from '../classes-of.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { Action } from '../reading/action.ts';
import { askedAbout, plausible } from './asked-about.ts';
import { fromTail, isSomebody } from './from-tail.ts';
import { entryOf, MEANS, thingOfKind } from './thing-of-kind.ts';
import { NUMBER_OF_ONE } from '../lexicon/numbers-of-one.ts';
import { askedOf, conditionOf } from './clauses-inside.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** What stands behind the name of a thing and says when, how often or how: "a short video the first time", "the app itself". */
const AFTER_NAME =
  /\s+(?:(?:the|an?|every|each|last|next|this|these|\d+|one|two|three|four|five|six|ten|per) (?:(?:first|second|last|next|same|whole|other|very|previous|few) )?(?:time|second|minute|hour|day|night|morning|evening|afternoon|week|weekend|month|quarter|season|term|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|(?:my|your|him|her|it)self|(?:our|your|them)selves|today|tonight|tomorrow|yesterday|at|back|away|alone|half|too|like that|themselves)\b.*$|(?:\s+(?:right|just|directly|shortly|straight|live|online))+$/i;
/** What stands before the name and tells only which one is meant: "last week's shift plan", "the nearest free berth". */
const BEFORE_NAME =
  /^(?:(?:(?:last|next|first|latest) (?:\d+|two|three|four|five|six|ten)|last|this|next|the|another|each|every|other|same|own|duplicate|new|existing|whole|entire|full|first|second|third|final|current|previous|recent|latest|nearest|closest|shortest|longest|cheapest|highest|lowest|biggest|smallest|oldest|newest|fastest|upcoming|following|particular|specific|single|different|more|fewer|further|additional|extra|similar|template|actual|correct|right|wrong|good|great|nice|better|several|various|simple|quick|easy|monthly|weekly|daily|yearly|annual|hourly|nightly)\s+)+(?=\p{L})|^(?:(?:last|this|next) )?(?:day|night|week|weekend|month|year|season|term|yesterday|today|tomorrow|tonight)['’]s\s+/iu;

/** The bare name of a thing, so that a sentence can be made about it: no time, no manner, no owner, no rank. */
function named(noun: NounPhrase | undefined): NounPhrase | undefined {
  if (!noun) return undefined;
  // "the number of members" speaks of members.
  const counted =
    /^(?:(?:live|current|exact|total|daily) )?(?:number|amount|count|part|half|share|rest|total) of (.+)$/i.exec(
      noun.body,
    )?.[1];
  const members = counted && !NUMBER_OF_ONE.test(noun.body) ? plausible(counted) : undefined;
  if (members) return named(members);
  const whole = noun.core.replace(AFTER_NAME, '').split(' ');
  while (whole.length > 1 && ADVERBS.has((whole.at(-1) ?? '').toLowerCase())) whole.pop();
  const core = whole
    .join(' ')
    .replace(/^.+[^\s]['’]s?\s+(?=\p{Ll})/u, (owner) =>
      /^(?:driver|child|men|women|bachelor|master)['’]s?\s+$/i.test(owner) ? owner : '',
    )
    .replace(BEFORE_NAME, '')
    .replace(BEFORE_NAME, '')
    // "my account and everything about me": what is left of the second.
    .replace(/ (?:and|or)$/, '');
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
    named(ofWhich(spokenOf(action, intent, roles))) ??
    (action.frame === 'told' || !action.core.object ? named(ofWhich(beforeWhich(action))) : undefined)
  );
}

/** "the end of a trial": it is the trial that ends. */
function ofWhich(noun: NounPhrase | undefined): NounPhrase | undefined {
  const [, of] =
    (noun && /^(?:end|start|beginning|expiry|rest|middle)$/i.test(noun.core) && / of (.+)$/.exec(noun.body)) || [];
  return plausible(of?.split(/ (?:in|on|at|by|for|two|three|four|\d+|an?) /)[0]) ?? noun;
}

/** "be reminded by text message the day before my shift": the reminder is about the shift. */
function beforeWhich({ wish }: Action): NounPhrase | undefined {
  const said =
    /\b(?:of|about|before|after|for|on) ((?:the|an?|my|our|their|his|her|each|every|all) (?!day|week|hour|month|first).+)$/i.exec(
      wish,
    )?.[1];
  const thing = plausible(said?.split(/\s+(?:when|if|in|on|at|by|for|with|because)\s+/)[0]);
  // "sign on the phone": with what it is done is not what it is about.
  return thing && MEANS.test(thing.head) && !wish.startsWith('be ') ? undefined : thing;
}

/** Kinds whose tools are there always, and not for a moment. */
const BRIEF = /^(?:history|report|search|filter|version)$/;

const NAMING =
  /^(?:prevent|avoid|detect|send|receive|follow|join|choose|start|stop|turn on|switch to|run|save|switch on|plan)$/;
const SHOWN = /^(?:show|give|offer|ask|send)$/;
/** "see the next stop, gate and bay on the start screen": where several things are seen is none of them. */
const LOOKED_AT = /^(?:see|view|read|show)$/;
/** Kinds of wish about the messages themselves. */
const ABOUT_ITSELF = /^(?:digest|mute|limit|report|consent|queue|template|scan)$/;

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
  const object = action.frame === 'told' ? toldThing(action.core.object) : (action.doneTo ?? action.core.object);
  // "find somebody with a legal background": it is no background that is found.
  if (
    action.frame === 'do' &&
    /^(?:some|any)(?:one|body)\b|^(?:\d+|fifteen|twenty|thirty|forty|fifty)$/i.test(object?.text ?? '')
  )
    return undefined;
  // "report it on the spot": where it is done is not what it is done to.
  if (/^(?:report|flag|say|notice|mention) (?:it|this|that|them)\b/.test(action.wish)) return undefined;
  // "have the depot warned when the salt runs low": whoever is told is not what they are told about.
  if (action.frame === 'done' && /^(?:warn|tell|notify|inform|alert|message)$/.test(verb)) return undefined;
  const asked = askedOf(action);
  const own = asked
    ? askedAbout(asked)
    : conditionOf(action) && OPENS_QUESTION.test(object?.text ?? '')
      ? undefined
      : plausible(object?.text);
  const special = thingOfKind(action, intent, own, roles);
  if (special) return special === 'none' ? undefined : special;
  const named = intent?.nouns?.split(',') ?? [];
  const words = singular(
    (own?.core ?? '').toLowerCase().replace(/ (?:button|feature|option|function|page)$/, ''),
  ).split(' ');
  const names = action.isThing || WEAK_VERBS.has(verb) || NAMING.test(verb);
  const isTool =
    names && intent?.isTool && own && [1, 2, 3].some((count) => named.includes(words.slice(-count).join(' ')));
  // "a rota for the summer" is about the rota, "a waiting list for berths" about berths.
  if (isTool && action.frame !== 'told' && isOwnThing(own) && WHOLE.test(intent.name)) return own;
  // Of a waiting list alone nobody knows what is waited for.
  const alone = isTool && intent.name === 'queue' && words.length < 3 && action.core.tails.length === 0;
  if (alone && !/ (?:for|of) /.test(own?.body ?? '')) return undefined;
  // "scan a QR code": it is the code that is scanned.
  if (isTool && intent.name === 'scan' && verb === 'scan') return own;
  // "get a text when it is their turn": it is about the turn, whatever it is called.
  const isMessage =
    intent?.name === 'notify' && names && /^(?:texts?|pings?|notes?|e-?mails?|mails?|calls?)$/i.test(own?.core ?? '');
  if (isTool || isMessage || action.frame === 'told' || intent?.name === 'digest') {
    const about = aboutTool(action, intent, own, words, isTool || isMessage, roles);
    return isMessage && about === own ? undefined : inside(about, intent);
  }
  return (
    own ??
    (object || isBaseVerb(verb) || intent?.verbs?.split(',').includes(verb)
      ? fromTail(
          action,
          // Where, when and how it is done is no thing.
          intent?.name === 'count' || JOINING.test(verb)
            ? /^(?:in|on|for|from|of)$/
            : // "report a broken tap or a fallen fence with a photo": of two, what comes with them is neither.
              object && / (?:and|or) /.test(object.text)
              ? LOOKED_AT.test(verb) && object.text.includes(',')
                ? /^(?:of|about)$/
                : /^(?:on|to|from|into|about|of|through)$/
              : /^(?:with|on|for|to|from|into|about|of|through)$/,
          roles,
        )
      : undefined)
  );
}

/** "a filter on the menu": what stands in it is filtered. */
function inside(about: NounPhrase | undefined, intent: Intent | undefined): NounPhrase | undefined {
  return (/^(?:filter|sort|search)$/.test(intent?.name ?? '') && entryOf(about)) || about;
}

/** A search goes through what it is for. */
const SEARCHED = /^(?:for|of|in|across|through|among)$/;
const ABOUT_WHAT = /^(?:for|of|about|to|on|with|from|between|against|through|per)$/;
/** Where something goes to or comes from is not what is moved. */
const MOVED = /^(?:import|export)$/;
const FROM_WHERE = /^(?:for|of|about|with|per)$/;

/** The words behind which it stands what a means is for. */
function leadsOf(kind: string): RegExp {
  if (MOVED.test(kind)) return FROM_WHERE;
  if (kind === 'search') return SEARCHED;
  // "a log with a curve", "a budget with a warning", "a request with a charge": what comes with it is not what it is about.
  if (/^(?:limit|request|report|track|deadline)$/.test(kind))
    return /^(?:for|of|about|to|on|from|between|against|through|per)$/;
  // "categories with a chart", "a reminder with a link", "the number of calls for the board": what comes with it, and for whom it is.
  if (kind === 'organise' || kind === 'recommend') return /^(?:for|of|about)$/;
  if (kind === 'remind') return /^(?:for|of|about|to|on|against)$/;
  if (kind === 'count') return /^(?:of|in|per|about)$/;
  if (kind === 'sign') return /^(?:for|of|under)$/;
  // "a text with a window of two hours", "a warning at the till"
  if (kind === 'notify' || kind === 'check') return /^(?:for|of|about|from|to)$/;
  if (/^(?:tag|mention)$/.test(kind)) return /^(?:for|of|about|to|on|with|from|in)$/;
  return /^(?:version|history|template)$/.test(kind) ? /^(?:for|of|about|on|under)$/ : ABOUT_WHAT;
}

/** What a means is for: what stands behind its name, else before it, else the means itself where it is a thing of its own. */
function aboutTool(
  action: Action,
  intent: Intent | undefined,
  own: NounPhrase | undefined,
  words: readonly string[],
  isTool: boolean,
  roles: ReadonlySet<string>,
): NounPhrase | undefined {
  const held = complement(own, roles, intent?.name === 'count' ? /^of$/ : undefined);
  const about =
    held ??
    fromTail(action, leadsOf(intent?.name ?? ''), roles) ??
    fromTail(
      action,
      intent?.name === 'recommend'
        ? /^$/
        : isTool && BRIEF.test(intent?.name ?? '')
          ? /^(?:when|whenever|if|once)$/
          : /^(?:when|whenever|if|once|after|before|as)$/,
      roles,
    );
  // "vaccination reminders for puppies and kittens": what two are named by has no singular to speak of.
  const isPair =
    about !== undefined &&
    words.length > 1 &&
    (/ (?:and|or) /.test(about.core) || (isTool && isSomebody(about, roles)));
  // "a map with a search field": what one handles there does not stand on it.
  if (intent?.name === 'locate' && about && IS_WIDGET.test(about.core)) return undefined;
  if (about && !isPair) return about;
  // "order history", "product search": what stands before the tool is what it is about.
  const before =
    own && words.length > 1 && !words.includes('and') && intent?.name !== 'check'
      ? plausible(
          words
            .slice(0, -lengthOf(words, intent))
            .join(' ')
            .replace(/^(?:old|older|earlier|previous|past) (?=\w)/, ''),
        )
      : undefined;
  if (
    before &&
    // "the landlord's approval": whose it is says not what is approved.
    !/['’]s?$/.test(before.core) &&
    (!readVerb(before.head) || before.core.includes(' ') || traitsOf(before.head.toLowerCase(), false).size > 0) &&
    tagWords(before.head)[0]?.tag !== 'ADJ' &&
    !/^(?:bulk|mass|qr|nfc|rfid|bar|pin|zip|short|rate|time|size|word|push|e-?mail|text|(?:text|push|e-?mail|phone) messages?|sms|new|better|weekly|daily|monthly|live|quick|full|free|single|two-factor|smart|simple|automatic)$/i.test(
      before.core,
    )
  )
    return { ...before, plural: false };
  if (isTool && intent?.name === 'history') return undefined;
  return (action.frame === 'told' && !SHOWN.test(action.core.verb)) ||
    (isTool && !ABOUT_ITSELF.test(intent?.name ?? '') && !isOwnThing(own))
    ? undefined
    : own;
}

/** How many words at the end name the means: two of "certificate expiry date". */
function lengthOf(words: readonly string[], intent: Intent | undefined): number {
  const named = intent?.nouns?.split(',') ?? [];
  return [3, 2].find((count) => count < words.length && named.includes(words.slice(-count).join(' '))) ?? 1;
}

function complement(
  noun: NounPhrase | undefined,
  roles: ReadonlySet<string>,
  leads = /^(?:of|for|about|on)$/,
): NounPhrase | undefined {
  const [, lead = '', of = ''] = (noun && / (of|for|about|on) (.+)$/i.exec(noun.body)) ?? [];
  // "a window of one hour" is no hour.
  const isMeasure = /^(?:an?|one|two|three|\d+) (?:second|minute|hour|day|week|month|year)s?\b/i.test(of);
  const found = of && leads.test(lead) && !isMeasure ? plausible(of) : undefined;
  // "suggestions for hirers" are not about them.
  return found && lead === 'for' && isSomebody(found, roles) ? undefined : found;
}
