import { isGroup } from '../lexicon/agents.ts';
import { singular } from '../language/nouns.ts';
import { isHuman } from '../reading/is-agent.ts';
import { narrowsByNot } from './is-ruled-out.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import type { Slots } from './slots.ts';
import { rowsMet } from '../language/rows-met.ts';
import { remember, rememberOf } from '../language/remember.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { OF_ANY_DEED } from '../lexicon/benefits-at-least.ts';
import { OF_PLAIN_VERBS } from '../lexicon/benefits-of-any-deed.ts';
import { OF_BANS } from '../lexicon/benefits-of-bans.ts';
import { OF_BEING_DONE } from '../lexicon/benefits-of-being-done.ts';
import { OF_BEING_TOLD } from '../lexicon/benefits-of-being-told.ts';
import { OF_FORBIDDING, OF_SEEING, type Reason } from '../lexicon/benefits.ts';
import { OF_CASES } from '../lexicon/benefits-of-cases.ts';
import { OF_DEEDS } from '../lexicon/benefits-of-deeds.ts';
import { OF_DOING } from '../lexicon/benefits-of-doing.ts';
import { OF_TOLD } from '../lexicon/benefits-told.ts';
import { OF_DAILY_WORK } from '../lexicon/benefits-of-daily-work.ts';
import { OF_OWN_CHOICES } from '../lexicon/benefits-of-own-choices.ts';
import { OF_OWN_MONEY } from '../lexicon/benefits-of-own-money.ts';
import { OF_OWN_THINGS } from '../lexicon/benefits-of-own-things.ts';
import { OF_PLAIN_DEEDS } from '../lexicon/benefits-of-plain-deeds.ts';
import { OF_PLAIN_PLANS } from '../lexicon/benefits-of-plain-plans.ts';
import { OF_PLAIN_STATES } from '../lexicon/benefits-of-plain-states.ts';
import { OF_PLAIN_TERMS } from '../lexicon/benefits-of-plain-terms.ts';
import { OF_PLAIN_THINGS } from '../lexicon/benefits-of-plain-things.ts';
import { OF_PLAIN_VIEWS } from '../lexicon/benefits-of-plain-views.ts';
import { OF_PLAIN_USE } from '../lexicon/benefits-of-plain-use.ts';
import { OF_PLAIN_WORDS } from '../lexicon/benefits-of-plain-words.ts';
import { OF_USUAL_DEEDS } from '../lexicon/benefits-of-usual-deeds.ts';
import { OF_USUAL_NOTES } from '../lexicon/benefits-of-usual-notes.ts';
import { OF_USUAL_THINGS } from '../lexicon/benefits-of-usual-things.ts';
import { OF_USUAL_VIEWS } from '../lexicon/benefits-of-usual-views.ts';
import { OF_LOSING } from '../lexicon/benefits-of-losing.ts';
import { OF_WORK_PAPERS } from '../lexicon/benefits-of-work-papers.ts';
import { OF_WORK_PLANS } from '../lexicon/benefits-of-work-plans.ts';
import { OF_REQUIREMENTS } from '../lexicon/benefits-of-requirements.ts';
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

/** "change their PIN": what is theirs is that of whoever acts, unless somebody else stands before it. */
function ownWish(wish: string): string {
  return wish.replace(
    /^((?:(?!\b(?:who|when|whose|which|that|if|once|whom|from|of|for|by|to|two|several|other|another)\b).)*?)\btheir\b/,
    '$1my',
  );
}

/** What is read of a list once: the reasons that a wish may raise, and those that a verb may have. */
interface List {
  readonly raisedBy: (wish: string) => readonly Reason[];
  readonly ofVerb: (verb: string) => ReadonlySet<Reason>;
}

const lists = rememberOf<List>();

/** Most ideas are about one of few verbs. */
function readList(reasons: readonly Reason[]): List {
  const known = remember<ReadonlySet<Reason>>(400);
  const ofVerb = rowsMet(reasons, ({ verbs }) => verbs);
  return {
    raisedBy: rowsMet(reasons, ({ when }) => when),
    ofVerb: (verb) =>
      known(verb, () => {
        const [bare = ''] = verb.split(' ');
        return new Set(ofVerb(verb).filter(({ verbs }) => !verbs || verbs.test(verb) || verbs.test(bare)));
      }),
  };
}

/** The first reason of a list that fits the wish and what it is about. */
function reasonOf(reasons: readonly Reason[], idea: Idea, slots: Slots): string | undefined {
  const wish = ownWish(idea.action.wish);
  const { raisedBy, ofVerb } = lists(reasons, () => readList(reasons));
  const fitting = ofVerb(idea.action.core.verb);
  for (const reason of raisedBy(wish)) {
    if (!fitting.has(reason)) continue;
    if (reason.by && reason.by !== slots.get('side')) continue;
    if (reason.unlessSaid?.test(idea.text)) continue;
    const said = applies(reason, wish, slots) ? fillPattern(reason.text, slots) : undefined;
    if (said && !repeats(said, wish)) return said;
  }
  return undefined;
}

const INSTEAD =
  /,? (?:(?:instead of|rather than)(?! being\b| having\b| making\b| letting\b| forcing\b)|without(?= (?:calling|phoning|ringing|e-?mailing|asking|writing to|going to|coming to|waiting for)\b)) (\w+ing\b[^,]*?)(?=,|$| (?:when|if|while|as soon as|as long as|unless|until) )/;

/** "phoning the office and reading out the number": what is spared as well. */
const SECOND = /( (?:and|or) )(\w+ing)\b(?= (?:the|an?|my|our|their|it|out|up|for|to|on|in|through|them)\b|$)/i;

function based(doing: string): string {
  const verb = fromGerund(doing);
  return verb && isBaseVerb(verb) ? verb : doing;
}

/** "with a photo instead of typing them in": what is spared is why. */
export function sparedIn(wish: string): string | undefined {
  // "have a contract not deleted without asking": that it is done first is the wish, and spared nobody.
  // "have substitutions without asking refused"
  const said = /\b(?:not|never|no longer)\b.* without |^have .* refused$/.test(wish)
    ? undefined
    : INSTEAD.exec(wish)?.[1];
  const verb = said && fromGerund(said.split(' ')[0] ?? '');
  return verb && isBaseVerb(verb) && said.split(' ').length < 10
    ? [verb, ...said.split(' ').slice(1)]
        .join(' ')
        .replace(SECOND, (_, join: string, doing: string) => `${join}${based(doing)}`)
    : undefined;
}

/** "instead of us typing lists": others are spared it as well. */
const INSTEAD_OF_WHOM =
  /,? (?:instead of|rather than|without) (?:us|me|them|him|her|people|everybody|everyone|anybody|anyone|the (?:team|office|staff|others)) (?!being\b|having\b)(\w+ing)\b([^,]*)$/;

/** What nobody has to do any more: "type lists". */
export function sparedAll(wish: string): string | undefined {
  const [, doing = '', rest = ''] = /\b(?:not|never|no longer|keep)\b/.test(wish)
    ? []
    : (INSTEAD_OF_WHOM.exec(wish) ?? []);
  const verb = doing && fromGerund(doing);
  return verb && isBaseVerb(verb) ? `${verb}${rest}` : undefined;
}

/** The wish without what the benefit says already. */
export function withoutSpared(wish: string, benefit: string): string {
  if (sparedAll(wish) !== undefined && benefit.startsWith('nobody has to ')) return wish.replace(INSTEAD_OF_WHOM, '');
  const handed = handedTo(wish);
  if (handed && /^I can (?:hand|show) (?:it|them) to /.test(benefit)) return wish.slice(0, -handed.words.length);
  const spared = sparedIn(wish);
  return spared && benefit.startsWith('I do not have to ') ? wish.replace(INSTEAD, '') : wish;
}

export const SEEING =
  /^(?!.*\bas (?:an? )?(?:PDF|CSV|Excel|Word|file|spreadsheet|printout)\b)(?:(?:see|know|find out|view|look up|be shown|learn|read|hear|listen to|watch|preview)\b|^(?:get|receive|use) (?:an? |the |my |one )?(?:[\w-]+ ){0,2}(?:list|overview|summary|report|dashboard|table|map|chart|statistics|history|calendar|timetable|timeline)\b)/;

/** A message that comes when something happens. */
const MESSAGE =
  /^get (?:told|notified|informed|warned|alerted) (?!how\b|what\b|which\b|who\b|where\b|why\b)|^(?:get|receive) (?:an? |the )?(?:[\w-]+ )?(?:push|notification|message|alert|alarm|e-?mail|text(?: message)?|sms|ping|warning|note|call)\b.*\b(?:when|if|as soon as|once|before|whenever)\b/;

/** A rule for people, and not what the product shall do. */
const RULED =
  /(?<!\b(?:system|app|application|product|software|platform|tool|site|website|service|portal|sdk|dashboard) )\b(?:may|must|shall)\b/i;
const BOUNDED = /\b(?:at most|no more than|not more than|within (?:[\w-]+ ){1,2}(?:minutes|hours|days|weeks))\b/;

/** Somebody is to be told something. */
const NEWS = /^be (?:\w+ly )?(?:told|notified|informed|warned|alerted|messaged|texted|called|e-?mailed|pinged)\b/;

const ORDINARY = [
  ...OF_USUAL_VIEWS,
  ...OF_USUAL_DEEDS,
  ...OF_USUAL_NOTES,
  ...OF_USUAL_THINGS,
  ...OF_OWN_THINGS,
  ...OF_OWN_CHOICES,
  ...OF_OWN_MONEY,
  ...OF_DAILY_WORK,
  ...OF_WORK_PAPERS,
  ...OF_WORK_PLANS,
];
const PLAIN = [
  ...ORDINARY,
  ...OF_PLAIN_THINGS,
  ...OF_PLAIN_DEEDS,
  ...OF_PLAIN_PLANS,
  ...OF_PLAIN_WORDS,
  ...OF_PLAIN_USE,
];
const STATES = [...OF_REQUIREMENTS, ...OF_PLAIN_STATES, ...OF_PLAIN_TERMS];
const VIEWS = [...ORDINARY, ...OF_PLAIN_VIEWS, ...OF_PLAIN_THINGS];

const DEEDS_AT_LAST = [...OF_DOING, ...OF_ANY_DEED, ...OF_PLAIN_VERBS];

/** Why people do or look at such a thing with any product. */
function plainReason(idea: Idea, slots: Slots): string | undefined {
  return reasonOf(SEEING.test(idea.action.wish) ? VIEWS : PLAIN, idea, slots);
}

/** Why, by the sort of deed that it is; `told` is a thing with what is done with it: "see a list" of a list. */
export function reasonByDeed(idea: Idea, slots: Slots, told: Idea = idea): string | undefined {
  const { form } = idea;
  const { wish, frame, rule } = idea.action;
  // "they lose access at once": nobody pays with anything.
  if (rule === 'price' && /\blos(?:e|es) (?:\w+ )?(?:access|option|right|rights|ability|login)\b/.test(wish))
    return /\baccess|login\b/.test(wish)
      ? 'only those get in who are meant to'
      : 'everybody knows what follows from it';
  const plain = rule === 'open' || wish.startsWith(PROBLEM) ? undefined : reasonOf(STATES, idea, slots);
  if (plain && rule !== 'price') return plain;
  if (rule)
    return rule === 'open' || rule === 'price'
      ? undefined
      : (reasonOf(OF_RULES, idea, slots) ??
          (/^(?:ban|barred|due)$/.test(rule) ? reasonOf(OF_BANS, idea, slots) : undefined));
  if (wish.startsWith(PROBLEM)) return undefined;
  // "a coach may hold at most three slots": whoever it is told of, it is a rule.
  const ruled = RULED.test(idea.text) && BOUNDED.test(wish) ? reasonOf(OF_RULES, idea, slots) : undefined;
  if (ruled) return ruled;
  if (
    !narrowsByNot(idea.action) &&
    /^(?:keep|prevent|stop) .+ from \w+ing\b|^have (?:(?!\b(?:when|if|until|unless|once)\b).)+(?<!\b(?:is|are|was|were|has|have|do|does|did|can|will|but|or|and|as|please)|,) not \w+|^never (?!be (?:told|asked|shown)\b)|^have only\b|^make sure that .*\b(?:not|nobody|never)\b/.test(
      wish,
    )
  )
    return (
      reasonOf(OF_FORBIDDING, idea, slots) ??
      reasonOf(OF_BANS, idea, slots) ??
      (form === 'problem' ? undefined : 'I do not have to watch out for it myself')
    );
  if (frame === 'not') return reasonOf(OF_LOSING, idea, slots);
  // "have a risk score": a thing by its name, as well.
  const isNamed = frame === 'do' || (frame === 'done' && idea.action.core.verb === 'ensure' && /^have an? /.test(wish));
  const ofDeed = frame === 'do' ? (plainReason(told, slots) ?? plainReason(idea, slots)) : undefined;
  if (ofDeed) return ofDeed;
  const ofCase = frame === 'told' ? undefined : reasonOf(OF_CASES, idea, slots);
  if (ofCase) return ofCase;
  const ofThing = isNamed ? reasonOf(OF_THINGS, idea, slots) : undefined;
  if (ofThing) return ofThing;
  if (MESSAGE.test(wish)) return reasonOf(OF_BEING_TOLD, idea, slots);
  // "be clocked on to one job at a time only" is no news.
  if (frame === 'told') return NEWS.test(wish) ? reasonOf(OF_BEING_TOLD, idea, slots) : undefined;
  if (SEEING.test(told.action.wish)) return reasonOf(OF_SEEING, told, slots);
  return reasonOf(frame === 'done' ? OF_BEING_DONE : OF_DEEDS, idea, slots);
}

/** What the idea tells of how it is done today: that is what ends. */
export function reasonTold({ text, action }: Idea): string | undefined {
  const told = text.split(/(?<=[.!?;:])\s+|,\s+|\s+-\s+|\s*[()]\s*/);
  if (told.length < 2) return undefined;
  for (const { when, text: reason } of OF_TOLD)
    for (const one of told) {
      const said = when?.exec(one);
      if (said && !when?.test(action.wish)) return reason.replace('$1', said[1]?.toLowerCase() ?? '');
    }
  return undefined;
}

/** What is true of anything that is looked at: what somebody does with it says more. */
export function isPlainest(reason: string): boolean {
  return /^I (?:have \w+ (?:in view while I work|at hand)|can look \w+ up whenever|know which ones without asking around|do not have to (?:go through all of them|ask around)$|have it all in one place|can decide by figures instead of guessing|know what I can do(?: better)?|can plan (?:around|with) it|have (?:it|them) when)/.test(
    reason,
  );
}

/** Why, by what is done to what, where the kind of wish has nothing to say. */
export function reasonOfDoing(idea: Idea, slots: Slots): string | undefined {
  const { frame, wish } = idea.action;
  if (frame === 'not') return undefined;
  const isDeed = frame === 'do' && !/^(?:keep|prevent|stop) .+ from \w+ing\b/.test(wish);
  return reasonOf(isDeed ? DEEDS_AT_LAST : OF_DOING, idea, slots);
}

/** "export the figures for the ministry", "a diary as PDF for the vet": whoever gets it next is why. */
const HANDED =
  /^(?:export|print|download|extract|(?:get|make|use|see|create) .*\b(?:as|in) (?:an? )?(?:PDF|CSV|Excel|Word|file|spreadsheet|printout)\b)(?: .*?)?( for (?:the|my|our|his|her|their) ((?:[\w-]+ ){0,2}[\w-]+))$/i;

/** "log every trip for the tax office": they will want to see it. */
const SHOWN_TO =
  /^(?:(?:see|view|get|use|set up) (?:an? |the |all |my )?(?:[\w-]+ )*?(?:lists?|statistics|reports?|figures|summar(?:y|ies)|overviews?|proofs?|numbers|history|records?|logs?)(?= )|keep (?:an? |the |my )?(?:[\w-]+ )?(?:lists?|records?|logs?|logbooks?|histor(?:y|ies)|diar(?:y|ies)|receipts?|proofs?|files?|books?)\b|record|log|document|note|archive|track|write down|list|photograph|take (?:an? )?(?:photos?|pictures?)) .*?( for (?:the|my|our) ((?:[\w-]+ ){0,2}?(?:auditors?|audits?|inspectors?|inspections?|insurance(?: company)?|insurers?|tax office|tax (?:advis[eo]r|authorit(?:y|ies)|inspector)|authorit(?:y|ies)|police|council|ministry|health (?:office|department)|customs|court|landlord|accountant|vet|doctor|bank|health insurance)))$/i;

/** Whom the thing is for, where somebody outside is to get it. */
export function handedTo(wish: string): { who: string; words: string; isShown?: boolean } | undefined {
  const [, shown = '', to = ''] = SHOWN_TO.exec(wish) ?? [];
  // "for the audit": it is shown to nobody else than those who audit.
  if (to)
    return /\b(?:audits?|inspections?)$/i.test(to)
      ? undefined
      : { who: shown.slice(' for '.length), words: shown, isShown: true };
  const [, words = '', who = ''] = HANDED.exec(wish) ?? [];
  const head = who.split(' ').at(-1) ?? '';
  return who &&
    !/\b(?:notice|bulletin|message|white|score|pin|key|info) board$/i.test(who) &&
    (isHuman(head) || isGroup(singular(head.toLowerCase())))
    ? { who: words.slice(' for '.length), words }
    : undefined;
}
