import { isGroup } from '../lexicon/agents.ts';
import { singular } from '../language/nouns.ts';
import { isHuman } from '../reading/is-agent.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import { pickOne } from './pick-patterns.ts';
import type { Slots } from './slots.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { OF_BEING_DONE } from '../lexicon/benefits-of-being-done.ts';
import { OF_BEING_TOLD } from '../lexicon/benefits-of-being-told.ts';
import { OF_FORBIDDING, OF_SEEING, type Reason } from '../lexicon/benefits.ts';
import { OF_CASES } from '../lexicon/benefits-of-cases.ts';
import { OF_DEEDS, OF_DOING } from '../lexicon/benefits-of-deeds.ts';
import { OF_TOLD } from '../lexicon/benefits-told.ts';
import { OF_PLAIN_DEEDS } from '../lexicon/benefits-of-plain-deeds.ts';
import { OF_PLAIN_PLANS } from '../lexicon/benefits-of-plain-plans.ts';
import { OF_PLAIN_STATES } from '../lexicon/benefits-of-plain-states.ts';
import { OF_PLAIN_TERMS } from '../lexicon/benefits-of-plain-terms.ts';
import { OF_PLAIN_THINGS } from '../lexicon/benefits-of-plain-things.ts';
import { OF_PLAIN_VIEWS } from '../lexicon/benefits-of-plain-views.ts';
import { OF_PLAIN_USE } from '../lexicon/benefits-of-plain-use.ts';
import { OF_PLAIN_WORDS } from '../lexicon/benefits-of-plain-words.ts';
import { OF_LOSING } from '../lexicon/benefits-of-losing.ts';
import { OF_RULES } from '../lexicon/benefits-of-rules.ts';
import { OF_THINGS } from '../lexicon/benefits-of-things.ts';
import { PROBLEM } from '../reading/trouble-words.ts';
import type { Idea } from '../reading/read-idea.ts';

/** Whether a clause says four words of the wish once more. */
export function repeats(text: string, wish: string): boolean {
  const words = text.toLowerCase().split(' ');
  const said = ` ${wish.toLowerCase().replace(/[,.;]/g, '')} `;
  return words.some((_, at) => at + 4 <= words.length && said.includes(` ${words.slice(at, at + 4).join(' ')} `));
}

/** The first reason of a list that fits the wish and what it is about. */
function reasonOf(reasons: readonly Reason[], idea: Idea, slots: Slots): string | undefined {
  const { wish, core } = idea.action;
  for (const { verbs, text, unlessSaid, by, ...only } of reasons) {
    if (by && by !== slots.get('side')) continue;
    if (unlessSaid?.test(idea.text)) continue;
    if (verbs && !verbs.test(core.verb) && !verbs.test(core.verb.split(' ')[0] ?? '')) continue;
    const said = applies(only, wish, slots) ? fillPattern(text, slots) : undefined;
    if (said && !repeats(said, wish)) return said;
  }
  return undefined;
}

const INSTEAD =
  /,? (?:(?:instead of|rather than)(?! being\b| having\b| making\b| letting\b| forcing\b)|without(?= (?:calling|phoning|ringing|e-?mailing|asking|writing to|going to|coming to|waiting for)\b)) (\w+ing\b[^,]*?)(?=,|$| (?:when|if|while|as soon as) )/;

/** "phoning the office and reading out the number": what is spared as well. */
const SECOND = /( (?:and|or) )(\w+ing)\b(?= (?:the|an?|my|our|their|it|out|up|for|to|on|in|through|them)\b|$)/i;

function based(doing: string): string {
  const verb = fromGerund(doing);
  return verb && isBaseVerb(verb) ? verb : doing;
}

/** "with a photo instead of typing them in": what is spared is why. */
export function sparedIn(wish: string): string | undefined {
  const said = INSTEAD.exec(wish)?.[1];
  const verb = said && fromGerund(said.split(' ')[0] ?? '');
  return verb && isBaseVerb(verb) && said.split(' ').length < 10
    ? [verb, ...said.split(' ').slice(1)]
        .join(' ')
        .replace(SECOND, (_, join: string, doing: string) => `${join}${based(doing)}`)
    : undefined;
}

/** The wish without what the benefit says already. */
export function withoutSpared(wish: string, benefit: string): string {
  const handed = handedTo(wish);
  if (handed && benefit.startsWith('I can hand it to ')) return wish.slice(0, -handed.words.length);
  const spared = sparedIn(wish);
  return spared && benefit.startsWith('I do not have to ') ? wish.replace(INSTEAD, '') : wish;
}

const SEEING =
  /^(?!.*\bas (?:an? )?(?:PDF|CSV|Excel|Word|file|spreadsheet|printout)\b)(?:(?:see|know|find out|view|look up|be shown|learn|read|hear|listen to|watch|preview)\b|^(?:get|receive|use) (?:an? |the |my |one )?(?:[\w-]+ ){0,2}(?:list|overview|summary|report|dashboard|table|map|chart|statistics|history|calendar|timetable|timeline)\b)/;

/** A message that comes when something happens. */
const MESSAGE =
  /^(?:get|receive) (?:an? |the )?(?:[\w-]+ )?(?:push|notification|message|alert|alarm|e-?mail|text message|warning|note|call)\b.*\b(?:when|if|as soon as|once|before|whenever)\b/;

/** A rule for people, and not what the product shall do. */
const RULED =
  /(?<!\b(?:system|app|application|product|software|platform|tool|site|website|service|portal|sdk|dashboard) )\b(?:may|must|shall)\b/i;
const BOUNDED = /\b(?:at most|no more than|not more than|within (?:[\w-]+ ){1,2}(?:minutes|hours|days|weeks))\b/;

/** Somebody is to be told something. */
const NEWS = /^be (?:\w+ly )?(?:told|notified|informed|warned|alerted|messaged|texted|called|e-?mailed|pinged)\b/;

const PLAIN = [...OF_PLAIN_THINGS, ...OF_PLAIN_DEEDS, ...OF_PLAIN_PLANS, ...OF_PLAIN_WORDS, ...OF_PLAIN_USE];
const STATES = [...OF_PLAIN_STATES, ...OF_PLAIN_TERMS];
const VIEWS = [...OF_PLAIN_VIEWS, ...OF_PLAIN_THINGS];

/** Why people do or look at such a thing with any product. */
function plainReason(idea: Idea, slots: Slots): string | undefined {
  return reasonOf(SEEING.test(idea.action.wish) ? VIEWS : PLAIN, idea, slots);
}

/** Why, by the sort of deed that it is. */
export function reasonByDeed(idea: Idea, slots: Slots): string | undefined {
  const { form } = idea;
  const { wish, frame, rule } = idea.action;
  // "they lose access at once": nobody pays with anything.
  if (rule === 'price' && /\blos(?:e|es) (?:\w+ )?(?:access|option|right|rights|ability|login)\b/.test(wish))
    return /\baccess|login\b/.test(wish)
      ? 'only those get in who are meant to'
      : 'everybody knows what follows from it';
  const plain = rule === 'open' || wish.startsWith(PROBLEM) ? undefined : reasonOf(STATES, idea, slots);
  if (plain && rule !== 'price') return plain;
  if (rule) return rule === 'open' || rule === 'price' ? undefined : reasonOf(OF_RULES, idea, slots);
  if (wish.startsWith(PROBLEM)) return undefined;
  // "a coach may hold at most three slots": whoever it is told of, it is a rule.
  const ruled = RULED.test(idea.text) && BOUNDED.test(wish) ? reasonOf(OF_RULES, idea, slots) : undefined;
  if (ruled) return ruled;
  if (
    /^(?:keep|prevent|stop) .+ from \w+ing\b|^have (?:(?!\b(?:when|if|until|unless|once)\b).)+(?<!\b(?:is|are|was|were|has|have|do|does|did|can|will|but|or|and|as|please)|,) not \w+|^never (?!be (?:told|asked|shown)\b)|^have only\b|^make sure that .*\b(?:not|nobody|never)\b/.test(
      wish,
    )
  )
    return (
      reasonOf(OF_FORBIDDING, idea, slots) ??
      (form === 'problem' ? undefined : 'I do not have to watch out for it myself')
    );
  if (frame === 'not') return reasonOf(OF_LOSING, idea, slots);
  // "have a risk score": a thing by its name, as well.
  const isNamed = frame === 'do' || (frame === 'done' && idea.action.core.verb === 'ensure' && /^have an? /.test(wish));
  const ofDeed = frame === 'do' ? plainReason(idea, slots) : undefined;
  if (ofDeed) return ofDeed;
  const ofCase = frame === 'told' ? undefined : reasonOf(OF_CASES, idea, slots);
  if (ofCase) return ofCase;
  const ofThing = isNamed ? reasonOf(OF_THINGS, idea, slots) : undefined;
  if (ofThing) return ofThing;
  if (MESSAGE.test(wish)) return reasonOf(OF_BEING_TOLD, idea, slots);
  // "be clocked on to one job at a time only" is no news.
  if (frame === 'told') return NEWS.test(wish) ? reasonOf(OF_BEING_TOLD, idea, slots) : undefined;
  if (SEEING.test(wish)) return reasonOf(OF_SEEING, idea, slots);
  return reasonOf(frame === 'done' ? OF_BEING_DONE : OF_DEEDS, idea, slots);
}

/** What the idea tells of how it is done today: that is what ends. */
export function reasonTold({ text, action }: Idea): string | undefined {
  const told = text.split(/(?<=[.!?;])\s+|,\s+/);
  return told.length < 2
    ? undefined
    : OF_TOLD.find(({ when }) => told.some((one) => when?.test(one) && !when.test(action.wish)))?.text;
}

/** Why, by what is done to what, where the kind of wish has nothing to say. */
export function reasonOfDoing(idea: Idea, slots: Slots): string | undefined {
  return idea.action.frame === 'not' ? undefined : reasonOf(OF_DOING, idea, slots);
}

/** "export the figures for the ministry", "a diary as PDF for the vet": whoever gets it next is why. */
const HANDED =
  /^(?:export|print|download|extract|(?:get|make|use|see|create) .*\b(?:as|in) (?:an? )?(?:PDF|CSV|Excel|Word|file|spreadsheet|printout)\b)(?: .*?)?( for (?:the|my|our|his|her|their) ((?:[\w-]+ ){0,2}[\w-]+))$/i;

/** Whom the thing is for, where somebody outside is to get it. */
export function handedTo(wish: string): { who: string; words: string } | undefined {
  const [, words = '', who = ''] = HANDED.exec(wish) ?? [];
  const head = who.split(' ').at(-1) ?? '';
  return who && (isHuman(head) || isGroup(singular(head.toLowerCase())))
    ? { who: words.slice(' for '.length), words }
    : undefined;
}

/** A rule says how far it goes. */
const BOUND =
  /\b(?:only|at most|at least|no more|not more|not|never|nobody|unless|until|within|no later|no earlier|up to|exempt|counts?|twice|once)\b/;

/** Something is done to something. */
const DONE_TO =
  /^have .+ (?:\w+ed|sent|kept|held|written|shown|put|given|taken|drawn|built|paid|set|split|made|moved|sold)\b/;

/** What people ask others for who cannot do it themselves. */
const ARRANGED =
  /^(?:book|order|reserve|cancel|change|move|extend|renew|swap|request|register|report|choose|pick|apply|rebook|reschedule|postpone|sign up|join|transfer|return|exchange|pause|ask)\b(?!.*\b(?:phone|call|e-?mail|ring|write)\b)/;

/** How the wish tells that something is done to one's eyes. */
const SHOWN = /^(?:no longer )?have .+ (?:shown|listed|displayed|suggested|offered|recommended)\b/;
/** A wish to know, and not to have a thing. */
const QUESTION =
  /^(?:know|find out|learn)\b|^(?:see|view|be shown) (?:[\w-]+ ){0,4}?(?:how|whom?|whose|what|when|where|whether|why|if)\b|^(?:see|view|be shown) (?:at a glance )?which\b/;

/** What takes somebody time, where the product does not do it. */
const WORKED =
  /^have (?:(?!\b(?:when|if|unless|until|after|before|once)\b).)*\b(?:turned|added|matched|copied|created|calculated|assigned|moved|transferred|updated|numbered|printed|sorted|filled|sent|written|generated|drawn|booked|rebooked|entered|listed|recognised|recognized|converted|translated|scaled|topped|rounded|charged|split|grouped|put|synced|imported|exported|published|posted|recorded)\b/;

const CHANGES =
  /^(?!.*\b(?:my|button|option|field|mode|key|once|savings)\b)(?:add|move|close|open|set|assign|block(?! .* from being)|schedule|hand over|change|mark|unblock|rename|plan|book|register|link|edit|update|correct|cancel|seat|place)\b/;

/** What is true of any such wish. It says so little that the story asks for the real reason. */
export function atLeast({ action, text, isAsSaid }: Idea, isOwn: boolean, slots?: Slots): string {
  const { frame, wish, isThing } = action;
  if (frame === 'not') return ofEnd(wish, isOwn && !isAsSaid);
  if (/^(?:keep|prevent|stop) .+ from \w+ing\b|^make sure\b/.test(wish)) return 'I do not have to deal with it again';
  if (frame === 'done' && DONE_TO.test(wish))
    return WORKED.test(wish) ? 'nobody has to do it by hand' : 'nobody has to think of it';
  if (frame === 'done' && BOUND.test(wish)) return 'I do not have to watch out for it myself';
  // What is asked when something is bought or booked is not looked up later: it is to be thought of in time.
  if (/^be asked for\b/.test(wish))
    return / (?:at|during|in|before) (?:the )?(?:check-?out|order(?:ing)?|booking|payment)\b/.test(wish)
      ? 'I do not have to think of it myself'
      : 'nothing is missing when somebody looks it up';
  if (frame === 'done' || /^(?:have (?!.+ \w+ed\b)|be sure\b)/.test(wish)) return 'I can rely on it';
  if (QUESTION.test(wish) || /^(?:get|be) (?:told|shown)\b/.test(wish)) return 'I know how things stand';
  if (/^(?:read|hear|listen to|watch|play)\b/.test(wish)) return 'I can do so as often as I need';
  if (/^(?:see|get|receive) only\b/.test(wish)) return 'I see only what matters to me';
  if (SEEING.test(wish)) {
    const them = slots?.get('them') ?? 'it';
    if (!isOwn && /^(?:see|view|be shown) all\b/.test(wish)) return 'nothing is overlooked';
    return isOwn ? `I do not have to ask for ${them}` : `I do not have to look for ${them} elsewhere`;
  }
  // What a customer arranges by themselves they need not ask for.
  if (frame === 'do' && isOwn && ARRANGED.test(wish)) return 'I do not have to phone or write for it';
  if (/^(?:record|log|document|register|store|save)\b/.test(wish)) return 'it can be looked up later';
  if (/^(?:offer|lend|share|provide)\b/.test(wish)) return 'others can make use of it';
  // What somebody at work changes is what the others work with.
  if (frame === 'do' && !isOwn && CHANGES.test(wish)) return 'the others see at once how things stand';
  if (/^(?:send|transfer|forward)\b/.test(wish)) return 'it is there at once';
  if (frame === 'do' && !isThing && !/^(?:get|receive|have|use)\b/.test(wish))
    return isOwn
      ? 'nobody has to do it for me'
      : either(text, 'I do not need a workaround for it', 'I do not have to do it some other way');
  return either(text, 'I have it when I need it', 'it is there when I need it');
}

/** One of two that say the same, always the same one for an idea. */
function either(idea: string, one: string, other: string): string {
  return pickOne([one, other], idea) ?? one;
}

const GOT =
  /\b(?:messages?|notifications?|e-?mails?|mails?|reminders?|newsletters?|alerts?|hints?|tips?|offers?|letters?|calls?)\b/;

/** What it is good for that something is no longer so. */
function ofEnd(wish: string, isOwn: boolean): string {
  // "no longer write to members who have left": it was not meant for them.
  if (/^no longer (?:write|send|call|e-?mail|text|remind|invite|notify|contact|ask(?! for))\b/.test(wish))
    return 'nobody gets what is not meant for them';
  // What one does no longer leaves time for the rest.
  if (/^no longer (?!be\b|get\b|have\b|see\b|receive\b)/.test(wish))
    return isOwn ? 'I do not lose time with it' : 'I have time for the rest of my work';
  if (SHOWN.test(wish)) return 'I see only what matters to me';
  if (/^no longer (?:get|receive)\b/.test(wish) && GOT.test(wish)) return 'I only get what concerns me';
  return isOwn ? 'it does not happen again' : 'I do not have to watch out for it myself';
}
