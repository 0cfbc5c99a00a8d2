import { readNounPhrase } from '../language/noun-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import type { People } from './people.ts';
import { weight } from './heaviest.ts';
import type { Reading } from './read-sentence.ts';
import { roleName } from './role-name.ts';
import { shapeAction } from './shape-action.ts';
import { thingNamed } from './what-it-is.ts';

/** "It should show the shelf", "They must say why", "Both need a stamp": how what was asked for before is to be. */
const POINTS =
  /^(it|they|these|those|this|both|each(?: of (?:them|these|those))?|all of (?:them|these|those)) ((?:should|must|shall|has to|have to|needs? to|ought to)(?: (?:not|never|no longer|also|always|only|then|just|at least))*) (.+)$/i;
/** What a thing does or has done to it, and nobody else: "show", "be marked". */
const OF_A_THING =
  /^(?:be (?!able\b|allowed\b|told\b|asked\b|informed\b|notified\b|warned\b|reminded\b|invited\b)|show|include|contain|list|have|stay|remain|look|fit|come|cover|hold|display|say|state|name|work|start|end|open|close|last|appear|expire|go|count|need|weigh|cost|take)\b/i;
const OF_PEOPLE = /^(?:say|show|have|need|take|go|come|start|open|close|pay|state|name)\b/i;
/** "It should be possible to", "It should take a minute": of the whole of it. */
const OF_ALL =
  /^(?:be (?:possible|easy|enough|clear|fine|fast|quick|that|able|done|so)\b|take\b|work\b|cost\b|happen\b|go\b|do\b|run\b|feel\b)/i;

/** Whether a sentence asks for something that the next one may say more of. */
function isAsked(reading: Reading | undefined): reading is Reading {
  return (
    reading !== undefined &&
    reading.request !== undefined &&
    !reading.trouble &&
    !reading.sentence.isTopic &&
    reading.request.kind !== 'detail' &&
    reading.request.kind !== 'stop' &&
    !reading.plain &&
    weight(reading) >= 2
  );
}

/** The thing that is asked for, as it is called again: "the list" of "a list of the calls". */
function thingAskedFor({ request, action }: Reading, isMany: boolean, people: People): string | undefined {
  if (!request) return undefined;
  const [name = ''] = request.text.split(/ (?:of|for|in|on|at|with|from|by|to|that|which|where|who|when|over|about) /i);
  const told =
    request.kind === 'thing'
      ? undefined
      : /^be (reminded|warned|told|notified|informed|alerted) /.exec(
          (action ?? shapeAction(request, people)).wish,
        )?.[1];
  if (told)
    return isMany
      ? undefined
      : told === 'reminded'
        ? 'the reminder'
        : told === 'warned'
          ? 'the warning'
          : 'the message';
  const object = request.kind === 'thing' ? readNounPhrase(name) : (action ?? shapeAction(request, people)).core.object;
  if (!object || object.plural !== isMany || roleName(object.text) === roleName(request.actor ?? '')) return undefined;
  const [core = ''] = object.core.split(/ (?:of|for|in|on|at|with|from|by|to|that|which|where|who|when|over|about) /i);
  return `the ${core.replace(/^(?:two|both|all|some|any|several|more|new) /i, '')}`;
}

/** Who or what "it" and "they" are, by the sentence before. */
function meantBy(pronoun: string, deed: string, before: Reading, people: People): string | undefined {
  const isMany = !/^(?:it|this)$/i.test(pronoun);
  const { text } = before.sentence;
  const who = before.request?.actor;
  const doers = who && !people.isSpeaker(who) && !/^(?:they|them|he|she|it)$/i.test(who) ? who : people.leading(text);
  const isByPeople = isMany && !OF_A_THING.test(deed);
  const isBoth = /^(?:both|each|all)\b/i.test(pronoun);
  if (
    isMany &&
    !isBoth &&
    doers &&
    !people.isSpeaker(doers) &&
    (isByPeople || (OF_PEOPLE.test(deed) && !thingAskedFor(before, true, people)))
  )
    return doers;
  if ((isByPeople && !isBoth) || (!isMany && OF_ALL.test(deed))) return undefined;
  return thingAskedFor(before, isMany, people) ?? (isBoth ? undefined : thingNamed(text, isMany, people));
}

/** "block a student": the student. */
function personDoneTo({ request, action }: Reading, people: People): string | undefined {
  const { object, tails } = request?.kind === 'act' ? (action ?? shapeAction(request, people)).core : {};
  const to = /^(?:to|for|with|from) (an? .+)$/.exec(tails?.at(-1)?.text ?? '')?.[1];
  const named = [object?.plural === false ? object.text : '', to ?? ''].find(
    (name) => name !== '' && people.isPersonPhrase(name),
  );
  return named?.replace(/^(?:an?|one|another) /i, 'the ');
}

function detailOf(sentence: Reading['sentence'], text: string): Reading {
  return { sentence: { ...sentence, text }, request: { form: 'detail', kind: 'detail', text, speaker: false } };
}

/** "Nobody may change it", "and nobody, not even the board, may change it": who cannot, of a thing that was asked for. */
const NOBODY_MAY =
  /^((?:nobody|no one|none of (?:us|them))(?: else)?(?:, not even [^,]{3,40},)? (?:may|can|must|should|is allowed to)(?: be able to)? (?!be\b)[a-z]+) (it|them|the [a-z]+)\b([^,]*)$/i;
const AND_NOBODY = /^(.+?),? and ((?:nobody|no one)\b.+)$/i;

/** "It has to be kept and nobody may change it": two things that are said of it. */
function partNobody(readings: Reading[]): void {
  for (const [at, reading] of readings.entries()) {
    const [, first = '', second = ''] = POINTS.test(reading.sentence.text)
      ? (AND_NOBODY.exec(reading.sentence.text) ?? [])
      : [];
    if (!NOBODY_MAY.test(second) || !isAsked(readings[at - 1])) continue;
    readings.splice(
      at,
      1,
      { ...reading, sentence: { ...reading.sentence, text: first } },
      detailOf(reading.sentence, second),
    );
  }
}

/** "Nobody may change it": told of the thing that was asked for. */
function whatNobodyMay(
  sentence: Reading['sentence'],
  before: Reading | undefined,
  people: People,
): Reading | undefined {
  const [, lead = '', it = '', rest = ''] = NOBODY_MAY.exec(sentence.text) ?? [];
  if (!lead || !isAsked(before)) return undefined;
  const isNamed = /^the /i.test(it) && before.request?.text.includes(it.slice('the '.length));
  const meant = isNamed ? it : /^the /i.test(it) ? undefined : meantBy(it, 'be', before, people);
  return meant ? detailOf(sentence, `${lead} ${meant}${rest}`) : undefined;
}

/** What only says how a thing that was asked for should be, told of that thing: no wish of its own. */
export function withMoreSaid(readings: Reading[], people: People): void {
  partNobody(readings);
  let asked: Reading | undefined;
  for (const [at, reading] of readings.entries()) {
    const before = readings[at - 1];
    const { sentence } = reading;
    if (isAsked(before)) asked = before;
    const barred = whatNobodyMay(sentence, asked, people);
    if (barred) {
      readings[at] = barred;
      continue;
    }
    const [, pronoun = '', modal = '', deed = ''] =
      sentence.isItem || sentence.isQuestion ? [] : (POINTS.exec(sentence.text) ?? []);
    // "He should get a message": whom the deed before is done to.
    const one =
      /^(?:he|she) (?:should|must|shall|has to|gets?)\b/i.test(sentence.text) && isAsked(before)
        ? personDoneTo(before, people)
        : undefined;
    if (one) {
      const text = sentence.text.replace(/^(?:he|she)\b/i, one);
      readings[at] = detailOf(sentence, text);
      continue;
    }
    if (!pronoun || reading.trouble || sentence.isToday || !isAsked(before)) continue;
    const meant = meantBy(pronoun, deed, before, people);
    // "Both should stay": told as it stands.
    if (!meant && /^both\b/i.test(pronoun)) readings[at] = detailOf(sentence, sentence.text);
    if (!meant) continue;
    const isOne = !isPlural(
      meant
        .split(/ (?:of|for|in|on|with|who|that) /)[0]
        ?.split(' ')
        .at(-1) ?? '',
    );
    const each = /^(both|each)\b/i.exec(pronoun)?.[1]?.toLowerCase();
    const subject =
      each === undefined || isOne ? meant : `${each === 'both' ? 'both' : 'all'} ${meant.replace(/^the /i, '')}`;
    const text = `${subject} ${modal} ${deed}`;
    readings[at] = detailOf(sentence, text);
  }
}
