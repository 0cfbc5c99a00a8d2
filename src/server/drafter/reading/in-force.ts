import { lowerFirst } from './trouble-words.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { joinWords } from '../grammar/words.ts';
import { isMass } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { headOf } from './clause-words.ts';
import type { People } from './people.ts';

/** A rule as it reads once it is in force: whole, each word that is no modal verb as it was said. */
export interface InForce {
  readonly text: string;
  /** Its clauses, each with its subject; the first with what stands in front of it. */
  readonly clauses: readonly string[];
}

const DUTY = /^(?:must|shall|should|ought)$/;
const LEAVE = /^(?:may|might)$/;

/** What stands in place of a verb with its modal: from `from` up to `to`. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

function isManyOf(subject: readonly Tagged[]): boolean {
  if (/^(?:the )?(?:people|those)\b/i.test(textOf(subject))) return true;
  // "between ten and six guests may ...": when it holds stands in front of whom it holds for.
  if (subject[0]?.tag === 'P' && !subject.some(({ lower }) => /^(?:the|an?|every|each|any|one)$/.test(lower)))
    return subject.some(({ tag }) => tag === 'NS');
  // 'pictures marked "press only"': what is said of them behind the noun is no head.
  const related = subject.findIndex(
    ({ tag }, at) => tag === 'W' || tag === 'P' || (tag === 'VN' && subject[at - 1]?.tag === 'NS'),
  );
  const own = related < 0 ? subject : subject.slice(0, related);
  const head = headOf(own) ?? headOf(subject);
  return (
    head?.tag === 'NS' ||
    /^(?:they|people|those|both|all|we)$/.test(head?.lower ?? '') ||
    own.some(({ lower }) => lower === 'and')
  );
}

/** The verb behind a duty as it is when all keep to it: "must not be" -> "is not", "has to tick" -> "ticks". */
function kept(between: readonly Tagged[], verb: Tagged, isMany: boolean): string[] {
  const not = between.filter(({ lower }) => lower === 'not').map(({ text }) => text);
  const how = between.filter(({ lower, tag }) => lower !== 'not' && tag !== 'TO').map(({ text }) => text);
  if (verb.lower === 'be') return [isMany ? 'are' : 'is', ...not, ...how];
  if (not.length > 0) return [isMany ? 'do' : 'does', ...not, ...how, verb.text];
  return [...how, isMany ? verb.text : thirdPerson(verb.lower)];
}

/** What becomes of the verb of a clause; `owes` where it shares the "must" of the clause before. */
function changeOf(clause: Clause, words: readonly Tagged[], isMany: boolean, owes: boolean): Change | undefined {
  const [first] = clause.group?.words ?? [];
  const at = first ? words.indexOf(first) : -1;
  if (!first || at < 0) return undefined;
  // "should no longer be able to approve": they no longer can.
  const [, denied = '', able = ''] =
    /^\w+ (not|no longer) be (able|allowed) to /.exec(textOf(words.slice(at, at + 7))) ?? [];
  if (able && DUTY.test(first.lower)) {
    const end = words.findIndex(({ tag }, place) => place > at && tag === 'TO');
    return { from: at, to: end + 1, words: denied === 'not' ? ['cannot'] : ['can', 'no', 'longer'] };
  }
  const infinitive = /^(?:has|have|needs|need)$/.test(first.lower) && words[at + 1]?.tag === 'TO';
  const isBare = owes && clause.subject.length === 0 && (first.tag === 'V0' || first.lower === 'be');
  if (isBare) return { from: at, to: at + 1, words: kept([], first, isMany) };
  if (LEAVE.test(first.lower)) return { from: at, to: at + 1, words: ['can'] };
  if (!DUTY.test(first.lower) && !(infinitive && !clause.group?.negated)) return undefined;
  let verb = at + 1;
  while (/^(?:NEG|R|TO)$/.test(words[verb]?.tag ?? '')) verb++;
  const base = words[verb];
  if (!base) return undefined;
  // "must be able to withdraw": they can.
  if (base.lower === 'be' && words[verb + 1]?.lower === 'able' && words[verb + 2]?.tag === 'TO')
    return { from: at, to: verb + 3, words: ['can'] };
  return { from: at, to: verb + 1, words: kept(words.slice(at + 1, verb), base, isMany) };
}

function isDuty({ group, rest }: Clause): boolean {
  return DUTY.test(group?.modal ?? '') || (/^(?:have|need)$/.test(group?.verb ?? '') && rest[0]?.tag === 'TO');
}

/** "can only be sent after a check" -> "can be sent only after a check", where nothing else could be meant by "only". */
function onlyLast(text: string): string {
  return text.replace(
    /\b(can|is|are) only (be )?(\w+(?:ed|en|t|n|d)) ((?:(?!\b(?:if|once|who|that|which)\b)[^,;])*?)(?=\b(?:if|after|once|when|by|with|while|until|between|within|during)\b)/,
    (_, can: string, be = '', done = '', rest = '') => `${can} ${be}${done} ${rest}only `,
  );
}

function changed(words: readonly Tagged[], from: number, to: number, changes: readonly Change[]): string {
  const said: { text: string }[] = [];
  for (let at = from; at < to;) {
    const change = changes.find((one) => one.from === at);
    said.push(...(change ? change.words.map((text) => ({ text })) : [{ text: words[at]?.text ?? '' }]));
    at = change ? change.to : at + 1;
  }
  return onlyLast(joinWords(said))
    .replace(/(?<!\d )\bmay\b/g, 'can')
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/[\s,;.]+$/, '')
    .trim();
}

/** "photo of a resident", "first dose": one thing of several words has an article in front of it. */
function articled(text: string, subject: readonly Tagged[]): string {
  const head = headOf(subject);
  const [first] = subject;
  const own = subject.findIndex(({ tag }) => tag === 'W' || tag === 'S');
  const isOne = head?.tag === 'N' && !isMass(head.lower) && !head.lower.endsWith('ing');
  const isBare = first && /^(?:N|A|VN)$/.test(first.tag) && !/^\d|^[A-Z]{2}/.test(first.text);
  return isOne && isBare && (own < 0 ? subject : subject.slice(0, own)).length > 1 && text.startsWith(first.text)
    ? `the ${lowerFirst(text)}`
    : text;
}

/** Words that open a clause of its own behind a comma. */
const OPENS = /^(?:otherwise|later|afterwards|then|after|from|until|else)$/;

/** "only the office may lend it, and they must give a reason": whom the second rule is about, for a sentence of its own. */
function namedFor(clause: Clause, first: Clause, words: readonly Tagged[], people: People): Change | undefined {
  const [who, ...more] = clause.subject;
  const from = who ? words.indexOf(who) : -1;
  const noun = first.subject.filter(({ lower }) => lower !== 'only');
  const isMany = isManyOf(first.subject);
  // "later it is billed": the adverb would be the noun's.
  if (OPENS.test(words[from - 1]?.lower ?? '')) return undefined;
  const fits =
    who?.lower === 'they' || (who?.lower === 'it' && !isMany && !people.isPersonPhrase(textOf(first.subject)));
  // "and they get a fine" of one member: the verb would not fit.
  if (
    !who ||
    more.length > 0 ||
    from < 0 ||
    !fits ||
    people.isSpeaker(textOf(first.subject)) ||
    noun.some(({ tag }) => tag === 'W')
  )
    return undefined;
  const verb = words[from + 1];
  if (!isMany && who.lower === 'they' && !/^(?:M|VD)$/.test(verb?.tag ?? '')) return undefined;
  return { from, to: from + 1, words: [lowerFirst(textOf(noun))] };
}

/** Where a further clause of a rule begins, with the words that open it: "; after that", ", and", "otherwise". */
function startOf(clause: Clause, words: readonly Tagged[]): number {
  const lead = clause.subject[0] ?? clause.group?.before[0] ?? clause.group?.words[0];
  let at = lead ? words.indexOf(lead) : -1;
  // "otherwise the lead is told", "after that only the owner may": how it goes on belongs to it.
  for (let back = at - 1; back > 0 && back > at - 4; back--)
    if (OPENS.test(words[back]?.lower ?? '') && /^[,;]$/.test(words[back - 1]?.lower ?? '')) at = back;
  const before = words[at - 1];
  // "but never the name of the driver": no verb stands behind an article.
  const [verb] = clause.group?.words ?? [];
  if (verb && words[words.indexOf(verb) - 1]?.tag === 'D') return -1;
  // "pictures or door logs", "whatever else happens": no clause of its own.
  const isJoined = before && (before.tag === 'C' || before.tag === 'PU') && before.lower !== 'or';
  return isJoined && words[at]?.tag !== 'W' && !/^(?:what|who|which|how|when)ever$/.test(words[at]?.lower ?? '')
    ? at
    : -1;
}

/** Where the next rule begins: "; the rest ...", ", after that only the owner ...". */
const NEXT = /(?:\s*;\s*(?:and )?|,\s+(?:and )?(?=(?:after that|afterwards|from then on)\b))/i;

/** The statement that holds where a rule is kept, with what the next rules say; nothing where its grammar cannot be read. */
export function inForce(text: string, people: People): InForce | undefined {
  const all = text.split(NEXT).map((part) => partInForce(part, people));
  const [first] = all;
  if (!first) return undefined;
  // What the grammar does not take for a sentence stands as it was said: "after that only the owner may".
  const read = all.map((part, index) => {
    const asSaid = (text.split(NEXT)[index] ?? '').replace(/(?<!\d )\bmay\b/g, 'can');
    return part ?? { text: asSaid, clauses: asSaid.split(' ').length > 2 ? [asSaid] : [] };
  });
  return { text: read.map((part) => part.text).join(', '), clauses: read.flatMap((part) => part.clauses) };
}

function partInForce(text: string, people: People): InForce | undefined {
  const { words, front, clauses } = parseSentence(text, people.names);
  const [first] = clauses;
  if (!first?.group || first.mood !== 'statement' || first.subject.length === 0) return undefined;
  const changes: Change[] = [];
  const named: Change[] = [];
  const parts: { start: number; subject: string }[] = [{ start: 0, subject: '' }];
  let subject = first.subject;
  let owes = false;
  for (const [index, clause] of clauses.entries()) {
    if (clause.subject.length > 0) subject = clause.subject;
    const told = index > 0 ? namedFor(clause, first, words, people) : undefined;
    if (told) named.push(told);
    const change = changeOf(clause, words, isManyOf(told ? first.subject : subject), owes);
    if (change) changes.push(change);
    owes = isDuty(clause) || (owes && clause.subject.length === 0 && clause.group?.modal === undefined);
    const start =
      index > 0 && clause.group && front.length === 0 && words[0]?.tag !== 'S' ? startOf(clause, words) : -1;
    if (start > 0) parts.push({ start, subject: clause.subject.length > 0 ? '' : textOf(subject) });
  }
  const whole = lowerFirst(articled(changed(words, 0, words.length, [...named, ...changes]), first.subject));
  const said = parts.map(({ start, subject: who }, index) => {
    const next = parts[index + 1]?.start ?? words.length;
    const end = next < words.length ? next - linkBefore(words, next) : next;
    return `${who} ${changed(words, start, end, [...named, ...changes])}`.trim();
  });
  const isWhole = said.every((part) => part.split(' ').length > 2 && parseSentence(part).clauses[0]?.group);
  return { text: whole, clauses: isWhole ? [articled(said[0] ?? '', first.subject), ...said.slice(1)] : [whole] };
}

/** How many words join a clause to the one before it: ", and". */
function linkBefore(words: readonly Tagged[], start: number): number {
  let at = start;
  while (at > 0 && /^(?:C|PU)$/.test(words[at - 1]?.tag ?? '')) at--;
  return start - at;
}
