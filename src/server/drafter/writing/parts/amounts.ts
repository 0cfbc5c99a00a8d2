import { participle, fromGerund, readVerb } from '../../language/verbs.ts';
import { readClause } from '../../language/clause.ts';
import { plural, singular, withArticle } from '../../language/nouns.ts';
import { agedThing, justSoOld } from './aged-thing.ts';
import type { Trait } from '../../lexicon/things.ts';
import { isMeasure, type Limit } from '../../reading/find-limits.ts';
import { fillPattern } from '../fill-pattern.ts';
import { upperFirst } from '../../language/capitals.ts';
import { writeLimit } from '../write-limits.ts';
import { denied, type Part, type Told } from './part.ts';

const MOST = 2;
const NO_UNIT =
  /^(?:working|business|calendar|consecutive|full|whole|further|more|other|has|have|is|are|was|were|can|will|must|their|our|my|s|goes|comes|gets|takes|needs|starts|leaves|should|may|for|without)$/i;
/** Words in front of a bound by which it tells in which case something holds, or what it rests on. */
const OF_A_CASE =
  /\b(?:based on|out of|when|whenever|if|once|after|until|unless|as soon as|as long as|while)\b[^,;]*$/i;
const LOOKS = /^(?:see|view|show|list|find|search|know|filter|look|look up|check|find out)$/;
/** Kinds of wish whose messages come after a while by themselves. */
const AFTER_A_WHILE = /^(?:remind|notify|send|sign-in)$/;

function amountOf({ amount, unit }: Limit): string {
  return `${amount}${/^[%€$£]/.test(unit) ? '' : ' '}${unit}`;
}

/** "a list of all defects that are open for more than 14 days": at the bound one is not in it. */
function unlisted(limit: Limit, wish: string): string | undefined {
  const things =
    /\b(?:list|overview|summary|report|see|show|filter|find|search|export)\b.*?\b([\w-]+s) (?:that|which|who) /i.exec(
      wish,
    )?.[1];
  return things && limit.unit
    ? `At exactly ${amountOf(limit)} ${withArticle(singular(things))} is not listed yet.`
    : undefined;
}

/** "orders over 500 euros": the bound tells which ones are meant. */
function isOfThing({ said }: Limit, wish: string, { core: { object, verb } }: Told['action']): boolean {
  return object !== undefined && (object.text.includes(said) || wish.startsWith(`${verb} ${object.text} ${said}`));
}

/** "grants over 500 euros have to be paid in two parts": at the bound it need not be in two parts, but it is paid. */
function exactlyDone(
  limit: Limit,
  wish: string,
  { core, wish: own }: Told['action'],
  idea: string,
): string | undefined {
  const lead = new RegExp(`\\bwith ${RegExp.escape(limit.said)}`, 'i').test(wish) ? 'with' : 'of';
  const isOwed = /\b(?:must|has to|have to|needs? to)\b/i.test(idea);
  const [base = '', ...particle] = core.verb.split(' ');
  const done = [participle(base), ...particle].join(' ');
  const behind = own
    .split(new RegExp(` ${RegExp.escape(done)} `))
    .slice(1)
    .join(' ');
  if (isOwed && (behind.includes(limit.said) || behind.split(' ').length > 7)) return undefined;
  return `{A one} ${lead} exactly ${amountOf(limit)} ${isOwed ? 'need not be' : 'is not'} {done}${isOwed && behind ? ` ${behind}` : ''}.`;
}

/** What is so right at a bound: it is not yet done, or still allowed. */
function atBound(limit: Limit, { wish, action, slots, idea }: Told): string | undefined {
  const isBan = /^have .+ not \w+|^(?:no longer|never) have /.test(action.wish);
  // "when the wind is over 40 km/h": of the thing itself nothing is measured.
  if (action.frame === 'done' && slots.get('event')?.includes(limit.said)) return undefined;
  const aged = limit.kind === 'older' ? agedThing(idea, limit.said) : undefined;
  if (aged)
    return justSoOld(aged, amountOf(limit), /^(?:keep|prevent|stop) .+ from |^have .+ not \w+/.test(action.wish));
  if (limit.kind === 'older' && LOOKS.test(action.core.verb))
    return `{A one} {who} is exactly ${amountOf(limit)} old is not listed yet.`;
  if (limit.kind === 'older' && /\bnot? older\b/.test(`${wish} ${idea}`))
    return `{A one} {who} is exactly ${amountOf(limit)} old is still accepted.`;
  // "the prices of everything older than 60 days": it is no price that is so old.
  const such = /\b(?:everything|anything|all|those|ones) older than\b/i.test(idea) ? 'What' : '{A one} {who}';
  if (limit.kind === 'older')
    return isBan
      ? `${such} is exactly ${amountOf(limit)} old can still be {done}.`
      : `${such} is exactly ${amountOf(limit)} old stays as before.`;
  const isTime = /^(?:second|minute|hour|day|night|week|month|year)s?$/.test(limit.unit);
  if (isBan)
    return isTime
      ? `At exactly ${amountOf(limit)} {the one} can still be {done}.`
      : `{A one} of exactly ${amountOf(limit)} can still be {done}.`;
  // "above 12 % can only be sold after the boss has agreed": the bound tells when the rule holds.
  if (
    /\b(?:only|until|unless)\b/.test(`${wish} ${action.outcome ?? ''}`) ||
    /\bonly\b.* \b(?:after|when|if|once|with)\b/i.test(idea)
  )
    return undefined;
  // "approval is required for any payment above 100 euros": the bound is not that of the approval.
  if (action.core.verb === 'require') return undefined;
  const listed = unlisted(limit, wish);
  // "bills over 300 euros can be paid in parts": at the bound they are paid as before.
  if (action.frame === 'done' && /\b(?:can|may) be \w+ (?:in|with|by|on|at|as)\b/i.test(idea)) return undefined;
  // "approve orders over 500 euros": at the bound it need not be done.
  // "attach more than five files": how many there may be, and no bound of one of them.
  if (action.frame === 'do' && wish.includes(`${action.core.verb} more than ${limit.amount}`) && !isMeasure(limit.unit))
    return undefined;
  if (action.frame === 'do' && slots.has('done') && isOfThing(limit, wish, action))
    return ofWhom(limit, wish) ?? `{A one} of exactly ${amountOf(limit)} need not be {done}.`;
  if (!listed && action.frame === 'do' && LOOKS.test(action.core.verb)) return undefined;
  return (
    listed ??
    (action.frame === 'told'
      ? `At exactly ${amountOf(limit)} ${action.core.verb === 'ask' || action.core.verb === 'ask for' ? '{the actor} is not asked' : 'no message is sent yet'}.`
      : action.frame === 'done' && slots.has('done')
        ? isTime
          ? `At exactly ${amountOf(limit)} {the one} is not {done} yet.`
          : exactlyDone(limit, wish, action, idea)
        : undefined)
  );
}

/** "block members who owe more than 20 euros": the amount belongs to what they do. */
function ofWhom({ said, amount, unit }: Limit, wish: string): string | undefined {
  const [head = '', behind = ''] = wish.split(said);
  const [, people = ''] =
    /^\w+ (?:(?:all|the|those) )?((?:[\w-]+ ){1,3}?(?:who|that|which) (?:[\w-]+ ){1,4})$/.exec(head) ?? [];
  return people && !/[\w-]/.test(behind)
    ? upperFirst(`${people}exactly ${amount} ${unit} need not be {done}.`)
    : undefined;
}

/** "no longer log them out after five minutes": that it does so before is no wish. */
function isEnded({ wish }: Told): boolean {
  return / no longer /.test(` ${wish}`);
}

/** "after 30 days": before that it is not done; "within a day": after that it no longer can be. */
function ofTime(limit: Limit, told: Told): string | undefined {
  const { action, slots } = told;
  const many = /^(?:one|an?|1)$/i.test(limit.amount) ? `${limit.unit} is` : `${limit.amount} ${limit.unit} are`;
  // "an enrolment of somebody who has not started within 30 days", "jobs not taken within a day": it tells which are meant.
  const isTelling = new RegExp(`\\b(?:who|that|which|not [a-z]+)\\b.* ${RegExp.escape(limit.said)}`, 'i').test(
    told.wish,
  );
  if (limit.kind === 'within' && isTelling) return undefined;
  if (limit.kind === 'within')
    return action.frame === 'do' && slots.has('done')
      ? `Once the ${many} over, {the one} can no longer be {done}.`
      : undefined;
  const not = /^(?:do|done)$/.test(action.frame) ? denied(told) : undefined;
  return not && upperFirst(`${not} before the ${many} over.`);
}

/** "keep hauliers with more than three open claims from getting loads": whoever has exactly three is not kept from it. */
function ofThose({ said, amount, unit }: Limit, { wish }: Told): string | undefined {
  const [, people = '', doing = '', more = ''] = /^(?:keep|prevent|stop) (.+?) from (\w+ing)\b(.*)$/.exec(wish) ?? [];
  const base = fromGerund(doing);
  return base && people.includes(said) && !/ (?:until|unless) /.test(wish)
    ? upperFirst(`${people.replace(said, `exactly ${amount} ${unit}`)} can still ${base}${more}.`)
    : undefined;
}

/** "groups of at most four": what is too many stands in one of them. */
function perGroup(limit: Limit, { wish, slots }: Told): string | undefined {
  const group = new RegExp(
    `\\b([a-z]+s) of (?:at most|up to|no more than|not more than|max\\.?|a maximum of) ${RegExp.escape(limit.amount)}\\b`,
    'i',
  ).exec(wish)?.[1];
  return limit.kind === 'most' && group
    ? `${upperFirst(withArticle(singular(group)))} of more than ${limit.amount}${slots.has('units') ? ' {units}' : ''} is refused with a message that names the limit of ${limit.amount}.`
    : undefined;
}

/** What is shown or sent: it holds no more than so much, and nobody is refused. */
const HOLDS: readonly Trait[] = ['document', 'message', 'collection'];

/** "a quiz, at most 12 questions": it has no more of them. */
function heldIn({ kind, amount, unit, per }: Limit, { action, slots }: Told): string | undefined {
  const traits = slots.get('traits')?.split(' ') ?? [];
  const isHeld =
    kind === 'most' &&
    !per &&
    action.isThing &&
    !isMeasure(unit) &&
    unit !== '' &&
    (HOLDS.some((trait) => traits.includes(trait)) || /\b(?:test|quiz|exam)$/i.test(slots.get('one') ?? ''));
  return isHeld ? `{The one} has no more than ${amount} ${plural(unit)}.` : undefined;
}

/** "over 250 checked for damage", "at least ten sold items": what was done to them is not what is counted. */
function isDone(unit: string): boolean {
  return !isMeasure(unit) && !unit.includes(' ') && readVerb(unit)?.form === 'past';
}

const ONLY_SO_MANY =
  /\bonly\b(?! (?:when|if|after|once|in|on|at|with|to|by|from)\b)[^.;,]*?\b(one|two|three|four|five|six|ten|\d+) ((?:[a-z]+ )?[a-z]+s?) (?:a|per|each|every) (day|week|month|year|night|season|term|hour|[a-z]+)\b/i;

/** "can only book two berths a week": a third one is refused. */
function onlySoMany({ idea, wish, action }: Told, limits: readonly Limit[]): readonly Limit[] {
  const [, amount = '', unit = '', per = ''] = ONLY_SO_MANY.exec(idea) ?? [];
  const said = `${amount} ${unit}`;
  return amount &&
    action.frame === 'do' &&
    wish.includes(said) &&
    !isMeasure(unit) &&
    limits.every((limit) => !limit.said.includes(said))
    ? [{ kind: 'most', amount, unit, said, per }]
    : [];
}

/** What the bounds of the idea ask for: what is one too many, or comes too late. */
export function amountParts(limits: readonly Limit[], kind: string | undefined, told: Told): Part[] {
  const { action, slots, wish } = told;
  const one = slots.get('one') ?? 'entry';
  return [...limits, ...onlySoMany(told, limits)].slice(0, MOST).flatMap((limit): Part[] => {
    // "five working days", "over 14 has borrowed": what is counted was not found.
    if (NO_UNIT.test(limit.unit) || isDone(limit.unit)) return [];
    // "notifications, max 1 a day": of what there may be no second one is not known.
    if (/^(?:an?|per|each|every)?$/.test(limit.unit) && !slots.has('one')) return [];
    const [before = ''] = `${wish} `.split(limit.said);
    // "if fewer than ten were sold", "based on at least ten sales": the bound refuses nothing.
    if (/^(?:least|most|size)$/.test(limit.kind) && wish.includes(limit.said) && OF_A_CASE.test(before)) return [];
    // "no more than 40 places": what is so at 40 is said.
    if (limit.kind === 'over' && wish.includes(`no ${limit.said}`)) return [];
    // "split a bill over three projects"
    if (limit.kind === 'over' && /^(?:split|spread|divide|share|distribute|allocate|book)\b/.test(action.core.verb))
      return [];
    // "and flag it after 90 days": the bound belongs to the second deed.
    if (/ and [a-z]+ (?:it|them|the|this) .*$/i.exec(wish)?.[0].includes(limit.said)) return [];
    // A reminder after a day is told by the wish itself.
    if (limit.kind === 'after' && (action.frame === 'told' || AFTER_A_WHILE.test(kind ?? ''))) return [];
    // "reported by at least three": fewer are not refused, they are not in it.
    if (limit.kind === 'least' && /^(?:be )?(?:told|shown|see|know|find|list|notified|alerted|warned|get)\b/.test(wish))
      return [];
    // "a company pays for up to 40 people": the product refuses nobody there.
    const does = action.frame === 'done' ? readClause(action.outcome ?? '') : undefined;
    if (limit.kind === 'most' && does?.kind === 'full') return [];
    // "within ten seconds" tells how soon the product answers; the deed itself says so.
    if (limit.kind === 'within' && (action.frame !== 'do' || !slots.has('done'))) return [];
    // "not more than three dogs": a fourth is refused.
    const isBan = limit.kind === 'over' && /^(?:keep|prevent|stop) .+ from \w+ing\b/.test(action.wish);
    // "keep a show from being longer than two hours": of what it is said is not known.
    if (isBan && isMeasure(limit.unit) && (!slots.has('one') || OF_A_CASE.test(before))) return [];
    // "members who owe more than ten euro": nothing is refused for its amount.
    if (isBan && /^(?:keep|prevent|stop) .+? from /.exec(wish)?.[0].includes(limit.said) && !ofThose(limit, told))
      return [];
    const isTime = limit.kind === 'within' || (limit.kind === 'after' && isMeasure(limit.unit));
    // "then all files are deleted after 30 days": a time of another sentence bounds nothing here.
    if (isTime && !`${wish} ${action.wish} ${action.outcome ?? ''}`.includes(limit.said)) return [];
    if (isTime && isEnded(told)) return [];
    const pattern = isBan
      ? (ofThose(limit, told) ?? writeLimit({ ...limit, kind: isMeasure(limit.unit) ? 'size' : 'most' }, one))
      : (perGroup(limit, told) ??
        heldIn(limit, told) ??
        (/^(?:over|older)$/.test(limit.kind)
          ? atBound(limit, told)
          : ((isTime ? ofTime(limit, told) : undefined) ?? writeLimit(limit, one))));
    const text = pattern && fillPattern(pattern, slots);
    const isSaid = isBan || isTime || /^(?:most|size|least)$/.test(limit.kind);
    return text ? [{ text, source: isSaid ? 'idea' : 'assumption' }] : [];
  });
}
