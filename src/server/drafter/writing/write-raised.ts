import { plural, singular, withArticle } from '../language/nouns.ts';
import { negate, readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { fromGerund } from '../language/verbs.ts';
import type { Action } from '../reading/action.ts';
import { askedOf } from './clauses-inside.ts';
import { BY_TIME, type Rule } from './raised-by-time.ts';
import { fillPattern, upperFirst } from './fill-pattern.ts';
import type { Slots } from './slots.ts';

const LISTED =
  /^(?:find|see|view|show|list|compare|search|browse|look up|get|detect|recognise|recognize|spot|identify|filter|count|export)\b/;
/** What is done to some of a kind, and not to the others. */
const SORTED =
  /^(?:find|see|view|show|list|compare|search|browse|look up|detect|recogni[sz]e|spot|identify|filter|count|export|refuse|reject|decline|turn down|block|turn away|choose|pick|select|suggest|recommend|label|mark|tag|highlight|flag|delete|remove|archive|hide|thank|reward|print|import|invite|approve|check|verify|warn|skip|exclude|group|sort)\b/;
const TAKEN = /^(?:refuse|reject|decline|turn down|block|turn away)\b/;
const OFFERED = /^(?:choose|pick|select|suggest|recommend|book|reserve|order)\b/;

/** "a booking that overlaps another one": what does not is treated in another way. */
function otherKind(_wish: string, action: Action, slots: Slots): string | undefined {
  const { core, frame } = action;
  const object = frame === 'told' ? undefined : core.object;
  if (!object || askedOf(action) || !slots.has('one')) return undefined;
  const [, name = '', rel = ''] = /^(.+?) (?:that|which|who) (.+)$/i.exec(object.body) ?? [];
  if (
    !rel ||
    rel.split(' ').length > 9 ||
    /\b(?:and|or|must|should|may|might|would|will|I|we|they|my|our|their)\b/i.test(rel)
  )
    return undefined;
  if (/ (?:of|for|from|with|in|on|to) /.test(name) || name.split(' ').length > 3) return undefined;
  const subject = object.plural ? plural(name) : withArticle(singular(name));
  const clause = readClause(`${subject} ${rel}`);
  if (!clause || clause.subject.toLowerCase() !== subject.toLowerCase()) return undefined;
  const not = negate(clause)
    .slice(subject.length)
    .trim()
    .replace(/\bnot still\b/, 'no longer')
    .replace(/^((?!.*\bnot\b).*) yet\b/, '$1 already');
  if (!SORTED.test(core.verb)) return undefined;
  const is = object.plural ? 'are' : 'is';
  const who = slots.get('who') ?? 'that';
  const done = slots.get('done');
  const result = TAKEN.test(core.verb)
    ? `${is} accepted`
    : LISTED.test(core.verb)
      ? `${is} not listed`
      : OFFERED.test(core.verb)
        ? `${is} not offered`
        : done && `${is} not ${done}`;
  return result && `${upperFirst(subject)} ${who} ${not} ${result}`;
}

function exception(wish: string, action: Action, slots: Slots): string | undefined {
  const unless = / unless ((?:[\w'-]+ ){1,8}[\w'-]+)$/i.exec(wish)?.[1]?.trim();
  const [object, is, done] = [slots.get('object'), slots.get('plural') === 'yes' ? 'are' : 'is', slots.get('done')];
  if (!unless || !object || !done || action.frame === 'told' || !readClause(unless)) return undefined;
  return `${upperFirst(object)} ${is} not ${done} as long as ${unless}`;
}

const PARTS =
  /^(?:location|place|photo|picture|image|reason|comment|note|date|day|name|address|price|number|description|deadline|signature|title|amount|code|category|explanation|author|source|phone number|time|size|colour|color|weight|receipt|due date|end date|level|priority)s?$/i;
const ENTERED =
  /^(?:report|record|log|add|create|request|submit|register|note|enter|send|upload|post|list|publish|write|reject|return|suggest|propose|offer|ask for|cancel|save|file|announce|set up|correct|change)\b/;

/** "report a branch with its location": what must be there. */
function partOf(_wish: string, { core, frame }: Action, slots: Slots): string | undefined {
  const tail = core.tails.find(({ lead }) => lead === 'with')?.text.replace(/^with /i, '') ?? '';
  const noun = /^(?:an?|the|its|their|my)\b/i.test(tail) ? readNounPhrase(tail) : undefined;
  if (frame === 'told' || !noun || !PARTS.test(noun.core) || !ENTERED.test(core.verb)) return undefined;
  const done = slots.get('done');
  const state = /^(?:log|record|note|enter|write|save|add|create|register|set up|list)\b/.test(core.verb)
    ? 'saved'
    : /^(?:report|submit|request|propose|suggest|ask for|send)\b/.test(core.verb)
      ? 'accepted'
      : (done ?? 'accepted');
  return fillPattern(
    `Without ${noun.plural ? noun.core : withArticle(noun.core)}, {the one} is not ${state}, and {the actor} is asked for ${noun.plural ? 'them' : 'it'}.`,
    slots,
  );
}

function spared(wish: string, { frame }: Action, slots: Slots): string | undefined {
  const said = / without ((?:[\w'-]+ ){0,5}[\w'-]+)$/i.exec(wish)?.[1]?.trim() ?? '';
  const [first = '', ...rest] = said.split(' ');
  if (frame === 'told') return undefined;
  if (/^(?:changing|touching|affecting|moving)$/i.test(first)) {
    const noun = readNounPhrase(rest.join(' '));
    const what = /^(?:their|its)$/i.test(noun?.determiner ?? '') ? `the ${noun?.core} of {the one}` : noun?.text;
    return what && fillPattern(`${upperFirst(what)} ${noun?.plural ? 'stay' : 'stays'} as before.`, slots);
  }
  if (/^(?:losing|forgetting|breaking|deleting|destroying|spoiling)$/i.test(first)) {
    const noun = readNounPhrase(rest.join(' '));
    const whose = /^(?:their|its)$/i.test(noun?.determiner ?? '')
      ? fillPattern(`the ${noun?.core} of {object}`, slots)
      : noun?.text;
    return noun && whose && `${upperFirst(whose)} ${noun.plural ? 'are' : 'is'} still there afterwards`;
  }
  const [verb, more] = /^having$/i.test(first) ? [rest[1], rest.slice(2)] : [fromGerund(first), rest];
  if (verb && more.length > 0 && !/^(?:get|see|be|have)$/.test(verb))
    return fillPattern(`{The actor} does not have to ${verb} ${more.join(' ')} for it.`, slots);
  if (/^an? (?:account|login|registration|password|appointment|e-?mail address|phone number)$/i.test(said))
    return fillPattern(`{The actor} is not asked for ${said}.`, slots);
  return undefined;
}

function notMixed(wish: string, _action: Action, slots: Slots): string | undefined {
  const same = /\b(?:of|for|from|by) the same ([a-z-]+)\b/i.exec(wish)?.[1];
  const [units, done] = [slots.get('units'), slots.get('done')];
  return same && units && done && !/^(?:keep|have) /.test(wish)
    ? `${upperFirst(units)} of different ${plural(same)} are not ${done}`
    : undefined;
}

const SETTING_UP = /^(?:set|draw up|define|make|create|plan|add|write|set up|build|have|use|see)\b/;

function leftOut(wish: string, { core }: Action, slots: Slots): string | undefined {
  const each =
    /\b(?:per|for each|for every|next to each|beside each|of each|on each|with each) (?!day|week|month|year|hour|minute|night|quarter|season|person|time)([a-z-]+)\b/i.exec(
      wish,
    )?.[1];
  return each && SETTING_UP.test(core.verb) && slots.get('one') !== each
    ? fillPattern(
        `${upperFirst(withArticle(each))} without ${/^(?:see|have|use)\b/.test(core.verb) ? '{objects} is shown' : '{a one} is listed'} as such.`,
        slots,
      )
    : undefined;
}

/** "no longer have to copy bookings into the calendar": where what was entered once is found. */
function copied(wish: string, _action: Action, slots: Slots): string | undefined {
  const where =
    /^(?:no longer have to|be spared) (?:copy|type|retype|enter|transfer|write|carry|re-enter|copying|typing|retyping|entering) .+? (?:into|in|to|onto) (?:an?|the|our|my|their) ((?:[\w-]+ ){0,2}?[\w-]+)(?: by hand| again| every .*| each .*)?$/i.exec(
      wish,
    )?.[1];
  return where
    ? fillPattern(`{A one} {who} was entered once stands in the ${where.trim()} as well.`, slots)
    : undefined;
}

/** "no letters are sent to patients who have died": to the others they are. */
function toOthers(_wish: string, { outcome = '' }: Action): string | undefined {
  const [, what = '', is = '', done = '', whom = ''] =
    /^no ([\w-]+(?: [\w-]+)?) (is|are) (\w+) to ([\w-]+(?: [\w-]+)?) (?:who|that|which)\b/i.exec(outcome) ?? [];
  return what && `${upperFirst(what)} to other ${whom} ${is} ${done} as before`;
}

function inOwnTongue(wish: string): string | undefined {
  return /\bin (?:their|my|our|his|her|its) own language\b/i.test(wish)
    ? 'Where there is no text in that language, the original is shown'
    : undefined;
}

/** "only to people who are registered": the others are refused. */
function onlyFor(wish: string): string | undefined {
  const who =
    /\bonly (?:to|for|by) (?:people|those|somebody|anybody|customers|members|users|[a-z]+s) who ((?:[\w'-]+ ){1,5}[\w'-]+)$/i
      .exec(wish)?.[1]
      ?.trim();
  const clause = who && readClause(`they ${who}`);
  if (!clause) return undefined;
  const not = negate(clause)
    .replace(/^they /, '')
    .replace(/\bnot already\b/, 'not yet')
    .replace(/^are\b/, 'is')
    .replace(/^have\b/, 'has')
    .replace(/^do\b/, 'does');
  return `Somebody who ${not} is refused and told why`;
}

/** "in different colours, each with its own stock" */
function eachOfThem(wish: string, _action: Action, slots: Slots): string | undefined {
  const [, kinds = '', own = ''] =
    /\bin (?:different|several|various|many) ([a-z-]+s)\b(?:,? each with (?:its|their) own ([a-z-]+))?/i.exec(wish) ??
    [];
  if (!kinds) return undefined;
  const one = singular(kinds);
  return own
    ? `Each ${one} is shown with its own ${own}`
    : fillPattern(`Each ${one} of {the one} can be chosen on its own.`, slots);
}

const RULES: readonly Rule[] = [
  exception,
  ...BY_TIME,
  partOf,
  onlyFor,
  eachOfThem,
  inOwnTongue,
  spared,
  notMixed,
  copied,
  leftOut,
  toOthers,
  otherKind,
];

/** What the very words of the wish raise: at most two sentences. `wish` is the action in the third person. */
export function raisedBy(wish: string, action: Action, slots: Slots, idea: string): string[] {
  const only =
    action.frame === 'do' &&
    slots.has('done') &&
    /\b(?:can|may|could|should|must)(?: only|\b[^,.]* only (?:when|if|after|once)\b)/i.test(idea)
      ? fillPattern('As long as {no event}, {the one} cannot be {done}.', slots)
      : undefined;
  return [...(only ? [only] : []), ...RULES.flatMap((rule) => rule(wish, action, slots) ?? [])].slice(0, 2);
}
