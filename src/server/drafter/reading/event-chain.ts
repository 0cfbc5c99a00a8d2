import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import type { People } from './people.ts';
import type { Fact } from './told-facts.ts';

/** One thing after the other that a complaint tells, with when it was and in the words it is told in. */
export interface Step extends Fact {
  readonly front: string;
  readonly text: string;
}

const JOINT = /,? (?:and then|but then|and so|and|but|so) |[,;] /g;
/** A word that is the subject of a clause wherever one follows. */
const OWN =
  /^(?:nobody|no one|everybody|everyone|everything|nothing|somebody|someone|it|they|he|she|we|I|whoever|there)\b/i;
const SUBJECT =
  /^(?:nobody|no one|everybody|everyone|everything|nothing|somebody|someone|it|they|he|she|we|I|whoever|there|people|half|most|many|some|all|each|every|one|two|three|the|our|my|their|his|her|an?|no|this|that|[\w-]+s)\b/i;
/** When or where it was, in front of whoever is spoken of. */
const FRONT =
  /^((?:in|on|at|after|by|during|for|within|before|last|this|every|each|yesterday|today|often|sometimes|usually|(?:two|three|four|five|\d+) [a-z]+s in a row),? ?(?:[\w'-]+ ){0,6}?)((?:nobody|no one|everybody|everyone|it|they|he|she|we|I|one|people|no [a-z]+) .+)$/i;
const ROW = /^(?:two|three|four|five|\d+) [a-z]+s in a row\b/i;
const CONDITION = /^(?:when|whenever|if|once|as soon as|after|before|because|since|as|while|unless)\b/i;

/** The first clause of a text that begins one, with what stands in front of its subject. */
function opening(text: string, people: People): { front: string; said: string; clause: Clause } | undefined {
  const plain = text.replace(/^(?:then|so|also|still) /i, '');
  if (CONDITION.test(plain) && !FRONT.test(plain)) return undefined;
  const [, front = '', told = plain] =
    SUBJECT.test(plain) && !/^(?:this|each|every) /i.test(plain) && !ROW.test(plain) ? [] : (FRONT.exec(plain) ?? []);
  if (!SUBJECT.test(told)) return undefined;
  const parsed = parseSentence(told, people.names);
  const [clause] = parsed.clauses;
  if (!clause?.group || clause.subject.length === 0 || clause.mood !== 'statement' || parsed.front.length > 0)
    return undefined;
  return { front: front.replace(/,? $/, ''), said: told, clause };
}

/** A clause whose subject is a bare name: "children who are off sick still get charged". */
function plainly(text: string, people: People): { front: string; said: string; clause: Clause } | undefined {
  const { front, clauses } = parseSentence(text, people.names);
  const [clause] = clauses;
  return clause?.group && clause.subject.length > 0 && clause.mood === 'statement' && front.length === 0
    ? { front: '', said: text, clause }
    : undefined;
}

/** Where a text has whole clauses side by side, even where one of them has a verb that the grammar does not know. */
function segments(text: string, people: People): readonly { link: string; text: string }[] {
  const found: { link: string; text: string }[] = [];
  let from = 0;
  let link = '';
  for (const joint of text.matchAll(JOINT)) {
    const left = text.slice(from, joint.index);
    const right = text.slice(joint.index + joint[0].length);
    if (left.length < 5 || CONDITION.test(left) || !opening(right, people)) continue;
    const isWhole = opening(left, people) !== undefined;
    if (!isWhole && !OWN.test(right.replace(FRONT, '$2'))) continue;
    found.push({ link, text: left });
    link = joint[0].replace(/^,/, '').trim();
    from = joint.index + joint[0].length;
  }
  return [...found, { link, text: text.slice(from) }];
}

/** When or where all of it is, in front of the first comma. */
const PLACE = /^((?:in|on|at|during|before|after|around|over|between) [^,]{2,40}), (?=\w)/i;

/** What a complaint tells one after the other; nothing where a part asks for something. */
export function stepsOf(said: string, people: People): readonly Step[] {
  const steps: Step[] = [];
  const whole = expandContractions(said).replace(/[.!]+$/, '');
  const [lead = '', place = ''] = PLACE.exec(whole) ?? [];
  const isPlace = place !== '' && !parseSentence(place.replace(/^\S+ /, '')).clauses[0]?.group;
  for (const { link, text } of segments(isPlace ? whole.slice(lead.length) : whole, people)) {
    const open = opening(text, people) ?? (steps.length === 0 ? plainly(text, people) : undefined);
    if (!open) {
      steps.push({ clause: { ...EMPTY, link }, who: '', front: '', text });
      continue;
    }
    const { clauses } = parseSentence(open.said, people.names);
    let { subject } = open.clause;
    for (const [at, clause] of clauses.entries()) {
      if (clause.subject.length > 0) subject = clause.subject;
      steps.push({
        clause: { ...clause, subject, mood: 'statement', link: at === 0 ? link : clause.link },
        who: textOf(subject),
        front: at > 0 ? '' : open.front || (isPlace && steps.length === 0 ? place : ''),
        text: at === 0 ? open.said : '',
      });
    }
  }
  const asks = steps.some(
    ({ clause: { group } }) =>
      (group?.modal && !/^(?:can|could|would|will)$/.test(group.modal)) ||
      (/^(?:wish|like|prefer)$/.test(group?.verb ?? '') && !group?.negated),
  );
  return asks ? [] : steps;
}

const EMPTY: Clause = {
  ...(parseSentence('it works').clauses[0] as Clause),
  subject: [],
  group: undefined,
  rest: [],
  subs: [],
};
