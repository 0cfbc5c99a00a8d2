import { CIRCUMSTANCES } from './lexicon/intents/circumstances.ts';
import { FINDING } from './lexicon/intents/finding.ts';
import type { Intent } from './lexicon/intents/intent.ts';
import { INTENTS } from './lexicon/intents/intents.ts';
import { KNOWING } from './lexicon/intents/knowing.ts';
import { DEEDS } from './lexicon/frames/deeds.ts';
import { FRAMES, TELL_WHY } from './lexicon/frames/frames.ts';
import { isNotThisKind } from './lexicon/not-this-kind.ts';
import { meansKind } from './lexicon/senses.ts';
import { classesOf } from './classes-of.ts';
import { singular } from './language/nouns.ts';
import { pattern } from './language/pattern.ts';
import type { Action } from './reading/action.ts';
import { settledIntents } from './settled-intents.ts';
import { askedOf } from './writing/clauses-inside.ts';

/** Which of them, or in which order: what is named is looked at. */
const LISTED = /s\b.* (?:without|with no|not yet|unpaid|cancelled|waiting|due)\b|, [a-z ]+ (?:first|last)$/i;

/** What somebody may want who only looks. */
const FOR_LOOKING = new Set([...FINDING, ...KNOWING]);

/** How and where something is seen. */
const WHEREVER = new Set(CIRCUMSTANCES);

/** Verbs that say little about what is wanted: the thing decides. */
export const WEAK_VERBS = new Set(
  'use get see have add view show create make give set put take want need open read check do offer support provide include enable work go choose pick select receive'.split(
    ' ',
  ),
);

const NOBODY: ReadonlySet<string> = new Set();

const LOOKING = /^(?:see|view|read|show|display|know|look at)$/;

/** Kinds whose sentences speak of a thing, and not of an answer: "record how much each bed got". */
const NOT_ANSWERS = new Set([
  'create',
  'report',
  'calculate',
  'track',
  'settings',
  'edit',
  'ask',
  'request',
  'keep',
  'schedule',
  'choose',
  'bulk',
]);

const TELLS = /^(?:announce|broadcast|notify|alert|inform|tell|e-?mail|message|text|ping|call)$/;

const verbs = new Map(INTENTS.map((intent) => [intent, new Set(intent.verbs?.split(',') ?? [])]));
const nouns = new Map(INTENTS.map((intent) => [intent, new Set(intent.nouns?.split(',') ?? [])]));

/** The last one, two or three words of a phrase in the singular: "payment reminders" -> "payment reminder", "reminder". */
function endings(phrase: string): string[] {
  const words = singular(phrase.toLowerCase()).split(' ');
  return [1, 2, 3].filter((count) => count <= words.length).map((count) => words.slice(-count).join(' '));
}

/** "keep rowers off the water", "cut a course short": with such a word the verb means something else than without. */
const APART = /^(?:off|away|out|out of|apart|aside|together|short|around|back|down|up)$/;

function isApart({ core: { object, tails } }: Action): boolean {
  const lead = tails[0]?.lead ?? '';
  // "look after a child"
  return APART.test(lead) || (!object && /^(?:after|into|through|across)$/.test(lead));
}

/** What stands behind the verb, and the verb as it is looked up: with its preposition ("vote on"), its particle and bare. */
interface Said {
  readonly verbs: readonly string[];
  readonly behind: string;
  readonly head: readonly string[];
  readonly inObject: ReadonlySet<string>;
}

function saidIn(action: Action): Said {
  const core = action.doneTo ? { ...action.core, object: action.doneTo } : action.core;
  // "a list of members" is a list, "a wish list of books" a wish list.
  const isList = /\blists? of\b/.test(`${core.object?.determiner} ${core.object?.text}`);
  const list = isList && !/\blists?$/i.test(core.object?.core ?? '') ? ['list'] : [];
  const body = core.object?.body.split(/ (?:of|per|for|in|with|on|from|to|by)\b/)[0] ?? '';
  return {
    // "keep a berth from being booked twice" keeps nothing.
    verbs:
      action.isThing || /^keep .+ from \w+ing\b/.test(action.wish)
        ? []
        : [`${core.verb} ${core.tails[0]?.lead ?? ''}`.trim(), ...(isApart(action) ? [] : [core.verb])],
    behind: [core.object?.text ?? '', ...core.tails.map(({ text }) => text)].join(' '),
    head: [
      ...endings(
        (core.object?.core ?? '').replace(/(?: (?:online|offline|right|just|directly|shortly|straight|live))+$/i, ''),
      ),
      ...list,
    ],
    inObject: new Set(
      body
        .toLowerCase()
        .split(/\s+/)
        .map((word) => singular(word)),
    ),
  };
}

/** "scan barcodes when sorting donations": what is done besides does not tell what is wanted. */
const BESIDE = / (?:when|while|whenever|because|before|after) .*$/i;

/** What it comes in place of, or what is only counted among it, settles nothing. */
const ASIDE = /,? (?:instead of|rather than|including) .*$/i;

/** How well the verb, in the sense that what it is done to gives it, fits; nothing when it does not. */
function verbScore(intent: Intent, said: Said, isWeak: boolean): number {
  const known = verbs.get(intent);
  const verb = said.verbs.find((one) => known?.has(one) && meansKind(intent.name, one, said.behind));
  if (verb === undefined) return 0;
  if (verb !== said.verbs.at(-1)) return 6;
  return isWeak ? 2 : 5;
}

function nounScore(intent: Intent, { head, inObject }: Said, isWeak: boolean): number {
  const named = nouns.get(intent) ?? new Set();
  // "waiting list" says more than "list".
  const longest = head.findLastIndex((ending) => named.has(ending));
  if (longest >= 0) return (isWeak ? 4 : 1.5) + longest * 0.5;
  return [...inObject].some((word) => named.has(word)) ? (isWeak ? 1.25 : 0.75) : 0;
}

/**
 * The kind of wish that fits best; nothing when none does. A verb that says something must belong to the kind, in the sense that its
 * object gives it: what the object is called decides only where the verb says nothing.
 */
export function chooseIntent(action: Action, idea: string, roles: ReadonlySet<string> = NOBODY): Intent | undefined {
  const told = action.wish.replace(ASIDE, '');
  const settled = settledIntents(told, roles).find(({ name }) => !isNotThisKind(name, action.wish));
  if (settled) return settled;
  const { core } = action;
  const looks = !action.isThing && LOOKING.test(core.verb);
  const said = saidIn(action);
  const classes = classesOf(action, roles);
  const isWeak = WEAK_VERBS.has(core.verb) || action.isThing;
  const deed = action.wish.replace(BESIDE, '');
  // "say how many seats they have" is about an answer, not about seats.
  const isAnswer = askedOf(action) !== undefined;
  // "Family members should be able to suggest a meal": nothing is suggested to them.
  const isOwn = action.frame === 'do' && isOwnDeed(core.verb, idea);
  const gets = /^(?:get|receive)$/.test(core.verb);
  let best: Intent | undefined;
  let bestScore = 1.5;
  for (const intent of INTENTS) {
    // "have the reports looked at within an hour" is work, and nobody wants to see them.
    if (intent.name === 'see' && action.frame === 'done' && /^(?:look at|look|read|open|go through)$/.test(core.verb))
      continue;
    // Whoever looks at notes does not write them.
    if (looks && !FOR_LOOKING.has(intent) && !intent.cue?.test(action.wish)) continue;
    // Whoever looks at absences marks nobody as absent, nor do they pay what is due.
    if (looks && /^(?:attend|sign-in|pay)$/.test(intent.name)) continue;
    // "bookings without a name, oldest first": nobody books.
    if (intent.name === 'schedule' && (looks || (action.isThing && LISTED.test(action.wish)))) continue;
    // "change my partner": a person is not edited, another one comes.
    if (intent.name === 'edit' && classes.has('person') && /^(?:change|exchange)$/.test(core.verb)) continue;
    // "have a claim refused that lacks a second yes" is a rule, and nobody decides about it.
    if (intent.name === 'reject' && action.frame === 'done') continue;
    // "answer the engineer within a day", "talk to a nurse": nobody is commented on.
    if (intent.name === 'comment' && classes.has('person')) continue;
    // "pair each apprentice with an older one": people are no software.
    if (intent.name === 'integrate' && classes.has('person')) continue;
    if (intent.by === 'product' && isOwn) continue;
    // Who is asked does not ask, nor does the product that needs something ask for a favour.
    if ((action.frame === 'told' || action.frame === 'done') && /^(?:ask|request)$/.test(intent.name)) continue;
    if (looks && isAnswer && !FOR_LOOKING.has(intent) && !WHEREVER.has(intent)) continue;
    // What somebody is to get is not made by them.
    if (gets && /^(?:create|tag)$/.test(intent.name)) continue;
    if (isAnswer && !looks && NOT_ANSWERS.has(intent.name)) continue;
    // Who tells somebody wants something else than who is told.
    if (intent.name === (action.frame === 'told' ? 'announce' : 'notify') && !action.isThing && TELLS.test(core.verb))
      continue;
    const byVerb = verbScore(intent, said, isWeak);
    if (!isWeak && byVerb === 0 && !intent.anyVerb) continue;
    const byNoun = nounScore(intent, said, isWeak);
    const byCue = intent.cue?.test(intent.anyVerb ? action.wish : deed) ? 3 : intent.cue?.test(idea) ? 1.25 : 0;
    // "a report with photos": what belongs to a thing does not tell what is done with it.
    if (
      action.isThing &&
      byNoun === 0 &&
      intent.use === 'add' &&
      !intent.cue?.test(action.wish.replace(/ with .*$/i, ''))
    )
      continue;
    if (!isWeak && byVerb === 0 && byCue < 3) continue;
    // What the verb alone says needs a thing and a doer that go with it.
    if (byVerb > 0 && byNoun === 0 && byCue < 3 && !agrees(intent, action, classes)) continue;
    const score = byVerb + byNoun + byCue;
    if (score > bestScore && !isNotThisKind(intent.name, action.wish)) {
      best = intent;
      bestScore = score;
    }
  }
  return best;
}

const frames = Map.groupBy(
  FRAMES.flatMap((frame) => (frame.verbs?.split(',') ?? []).map((verb) => ({ verb, frame }))),
  ({ verb }) => verb,
);

const deeds = new Map(DEEDS.toReversed().flatMap((deed) => (deed.verbs?.split(',') ?? []).map((verb) => [verb, deed])));
/** Verbs that say too little for what holds of any deed. */
const LIGHT =
  /^(?:keep|have|get|receive|be|do|go|take|use|need|want|know|let|ensure|make sure|stay|support|help|manage)$/;

/** For a verb that no list has. */
const ANY_DEED = DEEDS.find(({ verbs: all }) => all === undefined);

/** "members can suggest a race": who is named does it, and not the product. */
function isOwnDeed(verb: string, idea: string): boolean {
  return pattern(
    `\\b(?:able to|can|may|could|wants? to|likes? to|wish(?:es)? to|let [\\w' -]+|allow [\\w' -]+ to) ${RegExp.escape(verb)}\\b`,
    'i',
  ).test(idea);
}

/** Whether verb, thing and doer all fit: where one of them is not known, the kind is not taken. */
function agrees({ name, takes, by }: Intent, action: Action, classes: ReadonlySet<string>): boolean {
  if ((by === 'person' && action.frame === 'done') || isNotThisKind(name, action.wish)) return false;
  if (!takes) return true;
  return takes.some((taken) => (taken === 'anything' ? !classes.has('nothing') : classes.has(taken)));
}

/** What somebody who names such a thing wants to see. */
export const SEEN =
  /^(?:contact|number|address|status|level|balance|score|result|value|reading|overview|history|rating)s?$/i;
const SEE = FINDING.find(({ name }) => name === 'see');

const REASON = /^(?:reason|explanation|justification)s?$/i;

/** What holds of anything to which the same sort of thing is done, where no kind of wish is recognised. */
export function chooseFrame(action: Action, roles: ReadonlySet<string> = NOBODY): Intent | undefined {
  if (action.isThing) return SEEN.test(action.core.object?.head ?? '') ? SEE : undefined;
  if (action.frame === 'told')
    return FRAMES.find(({ name, verbs: all }) => name === 'reward' && all?.split(',').includes(action.core.verb));
  if (REASON.test(action.core.object?.core ?? '') && /^(?:give|state|enter|add|write)$/.test(action.core.verb))
    return TELL_WHY;
  const classes = classesOf(action, roles);
  const said = saidIn(action).verbs;
  for (const verb of said) {
    const frame = frames.get(verb)?.find((one) => agrees(one.frame, action, classes))?.frame;
    if (frame) return frame;
  }
  if (
    classes.has('asked') ||
    classes.has('nothing') ||
    LIGHT.test(action.core.verb.replace(/^(keep|have|be) .*/, '$1'))
  )
    return undefined;
  const deed = said.map((verb) => deeds.get(verb)).find(Boolean) ?? ANY_DEED;
  // What is to be looked at is dealt with, and not shown.
  return deed?.name === 'something seen' && action.frame === 'done' && !/^(?:show|display|list)$/.test(action.core.verb)
    ? ANY_DEED
    : deed;
}
