import type { Sub } from '../grammar/joints.ts';
import { textOf, type Clause } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { AGENT_VERBS, THING_HEADS } from '../lexicon/agent-verbs.ts';
import { thingAt } from '../language/two-objects.ts';
import { singular } from '../language/nouns.ts';
import { traitsOf } from '../lexicon/things.ts';
import type { People } from './people.ts';

export const KEPT_SUBS =
  /^(?:when|whenever|if|while|once|unless|until|before|after|as soon as|as long as|by the time|in case|even if|even when|even though|every time|each time|since|as|than)$/;
export const OBLIGES = /^(?:should|shall|must|can|could|may|might|will|would|ought to)$/;
/** Words by which the product does it and nobody else: "we should turn it down automatically once nobody is there". */
export const BY_ITSELF =
  /^(?!be\b|see\b|get\b|have\b|know\b|let\b|make\b|send\b|tell\b|notify\b|remind\b|warn\b).*\bautomatically\b/i;
const LIMIT_ADVERBS =
  /^(?:also|always|ideally|please|just|simply|really|then|maybe|perhaps|probably|somehow|easily|directly|too|only|actually|currently|still|already|even|often|constantly|frequently|sometimes|usually|mostly)$/;

const NAMES: ReadonlySet<string> = new Set(['D', 'A', 'N', 'NS', 'VN', 'VG']);

/** "send the huts the number of guests" -> "send the number of guests to the huts". */
function givenTo(verb: string, rest: readonly Tagged[]): readonly Tagged[] {
  const at = thingAt(verb, rest);
  if (at < 1) return rest;
  let end = at + 1;
  while (
    end < rest.length &&
    (NAMES.has(rest[end]?.tag ?? '') || /^(?:of|with|for|about|on)$/.test(rest[end]?.lower ?? ''))
  )
    end++;
  // "send the owner a photo of it": what it is of stays with it.
  if (/^(?:of|with|for|about|on)$/.test(rest[end - 1]?.lower ?? ''))
    end += /^(?:it|them|him|her|this|these|those|that|me|us)$/.test(rest[end]?.lower ?? '') ? 1 : -1;
  // "a list of all berths that are empty": what tells more of the thing stays with it.
  if (/^(?:that|which|who|whose)$/.test(rest[end]?.lower ?? '')) end = rest.length;
  const to: Tagged = { text: 'to', lower: 'to', isName: false, tag: 'TO' };
  return [...rest.slice(at, end), to, ...rest.slice(0, at), ...rest.slice(end)];
}

/** The verb with what follows, base first: "enter meter readings offline", "be told". */
export function actionOf({ group, rest, subs }: Clause, people?: People): string {
  if (!group) return textOf(rest);
  const verbs = group.words.filter(({ tag }) => tag !== 'M' && tag !== 'DO' && tag !== 'NEG' && tag !== 'R');
  const [, ...more] = verbs.map(({ text }) => text);
  const lead =
    verbs.length > 1
      ? [/^(?:is|are|was|were|be|been)$/.test(verbs[0]?.lower ?? '') ? 'be' : (verbs[0]?.text ?? ''), ...more]
      : [group.verb];
  const adverbs = group.adverbs.filter((word) => !LIMIT_ADVERBS.test(word) && word !== 'never' && word !== 'no longer');
  // "should only see their own": not to see only is not meant.
  const isOnly = group.adverbs.includes('only') && rest.length > 0 && !group.negated && lead[0] !== 'be';
  return [
    ...adverbs,
    ...lead,
    isOnly ? 'only' : '',
    // Whoever is known to be somebody stays in front of what they get.
    textOf(people?.leading(textOf(rest)) === undefined ? givenTo(group.verb, rest) : rest),
    ...subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText),
  ]
    .filter(Boolean)
    .join(' ');
}

export function subText({ link, words }: Sub): string {
  return `${link} ${textOf(words)}`;
}

/** "able to see", "allowed to see", "be able to see" -> "see". */
export function peel(action: string): string {
  return action
    .replace(
      /^tell ((?:(?!that |how |when |about |if |whether |where |what |who |which |to )[^ ]+ )+)from (.+)$/i,
      'distinguish $1from $2',
    )
    .replace(
      /^(?:(?:also|easily|quickly|directly) )?(?:(?:be )?(?:able|allowed|permitted|enabled|free) to|get to|have the (?:option|ability|possibility|chance) (?:to|of)|need to|have to|want to) /i,
      '',
    );
}

export function headOf(subject: readonly Tagged[]): Tagged | undefined {
  let head: Tagged | undefined;
  for (const word of subject) {
    if (word.tag === 'P' || word.tag === 'W' || word.tag === 'TO' || word.tag === 'S') break;
    if (word.tag === 'N' || word.tag === 'NS' || word.tag === 'PN') head = word;
  }
  return head;
}

/** "all they knew is gone": a clause without its "that" in the subject. */
export function hasInnerClause(subject: readonly Tagged[]): boolean {
  return (
    subject[0]?.tag !== 'P' && subject.some(({ tag }, at) => at > 0 && tag === 'PN' && subject[at - 1]?.tag !== 'C')
  );
}

/** What things do as well as people. */
const OF_THINGS =
  /^(?:keep|return|update|move|load|unload|print|send|call|play|bring|open|close|start|stop|show|count|include|take|give|work|run|store|save|remember|support|use|know|warn|remind|notify|tell|ask|answer|set|charge|add|change|log|hold|mark|block|track|record|measure|test|report|hide|switch|stay|remain|last|come|arrive|go|fit|stand|survive|end|expire|pass)$/;

/** What things are like that do nothing of themselves. */
const LIFELESS = ['case', 'money', 'process', 'message', 'document', 'event', 'figure', 'media'] as const;

/** Whether a subject acts on its own account: a person, or whoever does what only people do. */
export function acts(clause: Clause, people: People): boolean {
  const subject = textOf(clause.subject);
  const named = clause.subject.findIndex(({ tag }, at) => at > 0 && (tag === 'W' || tag === 'VN'));
  if (people.isPersonPhrase(subject) || (named > 0 && people.isPersonPhrase(textOf(clause.subject.slice(0, named)))))
    return true;
  const head = headOf(clause.subject);
  if (!head || clause.group?.passive || people.isProduct(subject)) return false;
  if (THING_HEADS.has(head.lower) || head.tag === 'PN') return false;
  // "changes need to reach everyone"
  const traits = traitsOf(singular(head.lower), false);
  if (LIFELESS.some((trait) => traits.has(trait))) return false;
  // "homes should be able to report a fault": whoever is to be able to do something does it.
  const isMany = clause.subject.length === 1 && head.tag === 'NS';
  if (isMany && /^be (?:able|allowed) to (?!be\b)/.test(actionOf(clause))) return true;
  const verb = peel(actionOf(clause)).split(' ')[0]?.toLowerCase() ?? '';
  return AGENT_VERBS.has(verb) && !OF_THINGS.test(verb);
}

/** The whole clause in its own words. */
export function clauseText({ subject, group, rest, subs }: Clause): string {
  return [
    textOf(subject),
    textOf(group?.before ?? []),
    textOf(group?.words ?? []),
    textOf(rest),
    ...subs.filter(({ link }) => KEPT_SUBS.test(link)).map(subText),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "singers who have not paid should be highlighted", "latecomers must pay a fee": what is done about people, not what they wish. */
export function isDoneTo(action: string): boolean {
  return /^be (?:highlighted|listed|marked|flagged|sorted|grouped|hidden|shown (?:in|on|as|first|with)|displayed|blocked|banned|removed|deleted|archived|imported|exported|fined|locked|suspended|excluded|charged|billed|invoiced|dunned|suspended|rejected|refused|logged out|filtered|counted|merged|anonymised|anonymized)\b|^pay (?:an? |the )?(?:deposit|fine|fee|surcharge|penalty|extra)\b|^be (?:with|at least|over|under)\b/i.test(
    action,
  );
}

/** "know about allergies before the guest sits down": to be told in time, else to see them. */
export function known(action: string): string {
  const about = /^(?:know|learn|hear|find out) (?:about|of) (.+)$/i.exec(action)?.[1];
  if (!about) return action;
  return / (?:before|when|as soon as|once|in time|in advance)\b/i.test(about)
    ? `be told about ${about}`
    : `see ${about}`;
}

/** Where the deed of whoever is let begins: at "to" or at a bare verb, and not at the "to" of "transfers to an account". */
export function deedFrom(rest: readonly Tagged[]): number {
  return rest.findIndex(
    ({ tag }, at) =>
      at > 0 &&
      (tag === 'V0' || (tag === 'TO' && rest[at + 1]?.tag !== 'D') || (tag === 'BE' && rest[at - 1]?.tag !== 'TO')),
  );
}
