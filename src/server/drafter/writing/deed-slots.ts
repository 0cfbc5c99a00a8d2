import { OPENS_QUESTION } from '../lexicon/function-words.ts';
import { readClause } from '../language/clause.ts';
import type { NounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { gerund, isBaseVerb, participle, thirdPerson } from '../language/verbs.ts';
import { THE_PRODUCT } from '../reading/read-request.ts';
import type { Action } from '../reading/action.ts';
import { TELL } from '../reading/action.ts';

const LONGEST = 9;
/** What somebody has, sees or gets is no doing of theirs. */
const NO_DEED =
  /^(?:get|receive|see|know|have|be|use|want|need|ensure|keep|prevent|avoid|stop|spend|make sure|find out|understand|view|look|learn|hear|show|no|not|only)$/;
/** It is over as soon as it is felt: nobody has to be told that it was done. */
const MOMENT =
  /^(?:jump|rewind|fast-forward|tap|click|press|swipe|scroll|zoom|listen|watch|read|open|browse|play|skip|switch|turn|find|search|look|go|start|wait|reach|compare|choose|call|walk|type|point|work|study|train|learn|talk|chat|speak|meet|follow|use|pay)$/;
/** It is done by looking at what is chosen or written. */
const SEEN_MEANWHILE = /^(?:pick|choose|select|enter|type|fill|say|tell|write|let|see|mark|tick)$/;
/** What takes several entries or steps, so that it can be left half done. */
const SEVERAL_STEPS =
  /^(?:fill|enter|type|create|upload|book|register|sign up|order|pay|submit|apply|import|enrol|enroll|buy|reserve|set up|compose|draft|report)\b/;
/** What belongs to the verb where it has no object: "decide on the old rights". */
const BELONGS = /^(?:on|for|to|with|in|into|from|about|of|through|at|as|between)$/;

/** What would be left half without it: "mark a no-show as excused", "put orders into one parcel". */
const GOAL = /^(?:as|into|onto)$/;

/** When it is done, and not what. */
const WHEN = /^(?:within|by|before|after|until|during|when|if|once|at any)$/;

/** The deed in brief: the verb with what it is done to, and nothing besides. */
function deedIn(wish: string): { verb: string; rest: string } | undefined {
  const read = readVerbPhrase(wish);
  const [verb = ''] = wish.split(' ');
  if (!read || NO_DEED.test(verb) || !(isBaseVerb(verb) || /^[a-z]{4,}$/.test(verb))) return undefined;
  const { object: whole, tails } = read;
  // "scan a plate and get an answer": the first deed stands for both.
  const first = whole?.text.replace(
    /,? and (?!the\b|an?\b|my\b|their\b|our\b|its\b|his\b|her\b)[a-z]+ (?:the|an?|my|their|it|them|which|what|how)\b.*$/i,
    '',
  );
  const object = whole && { text: first ?? whole.text };
  if (object) {
    if (OPENS_QUESTION.test(object.text) || /\b(?:not|never|only)\b/.test(object.text)) return undefined;
    // The words as they stand from the verb to the end of its object, particles and all.
    const end = wish.indexOf(object.text) + object.text.length;
    const rest = end > object.text.length ? wish.slice(verb.length + 1, end) : '';
    // "put a finish time in": what follows at once and is no phrase of its own.
    const particle =
      /^ (?:in(?! (?:under|less|about|only|just|one|two|three|five|ten)\b)|on|off|out|up|down|back|over|away|together|apart)(?=$| (?!the\b|an?\b|my\b|their\b|our\b|his\b|her\b|its\b|of\b|\d))/.exec(
        wish.slice(end),
      )?.[0];
    const goal = tails.find(
      ({ lead }, at) =>
        GOAL.test(lead) ||
        (lead === 'to' && verb === 'move') ||
        // "put a ticket to sleep", "put a file under a name"
        (at === 0 && verb === 'put' && /^(?:to|on|in|under|at|behind|beside|before)$/.test(lead)),
    )?.text;
    const behind = particle ?? (goal && wish.slice(end).startsWith(` ${goal}`) ? ` ${goal}` : '');
    // "put orders" alone says nothing.
    if (!behind && (verb === 'put' || (/^(?:place|set|turn|make|bring)$/.test(verb) && goal))) return undefined;
    // "order prints straight": how it is done belongs to what is left out.
    if (/ (?:straight|directly|right|just|only|even)$/.test(rest)) return undefined;
    return rest ? { verb, rest: (rest + behind).split(' ').length > LONGEST ? rest : rest + behind } : undefined;
  }
  const [tail] = tails;
  if (!tail) return wish.split(' ').length <= 3 ? { verb, rest: wish.slice(verb.length + 1) } : undefined;
  if (wish.split(' ').length <= 3 && !WHEN.test(tail.lead)) return { verb, rest: wish.slice(verb.length + 1) };
  // "reply within two days"
  if (WHEN.test(tail.lead)) return { verb, rest: read.verb.slice(verb.length + 1) };
  return BELONGS.test(tail.lead) && wish.startsWith(`${read.verb} ${tail.text}`)
    ? { verb, rest: `${read.verb} ${tail.text}`.slice(verb.length + 1) }
    : undefined;
}

/** `{deed}` "swap a shift", `{deeds}` "swaps a shift", `{deed done}` "swapped a shift", `{deed doing}` "swapping a shift", of what somebody does themselves; `{long doing}` "booking a berth", where it takes several steps. */
function fillDeed(slots: Map<string, string>, { frame, isThing }: Action, wish: string): void {
  if (frame !== 'do' || isThing) return;
  const deed = deedIn(wish);
  if (!deed || deed.rest.split(' ').length > LONGEST) return;
  const { verb, rest } = deed;
  // "jump to", "remove all the ums in": cut where it goes on.
  if (rest.includes(' ') || BELONGS.test(rest)) {
    const last = rest.split(' ').at(-1) ?? '';
    if (BELONGS.test(last) && !wish.endsWith(` ${last}`)) return;
  }
  slots.set('deed', `${verb} ${rest}`.trim()).set('deeds', `${thirdPerson(verb)} ${rest}`.trim());
  // "who has locked" alone tells nothing: what was locked is missing.
  if (MOMENT.test(verb) || rest === '') return;
  slots.set('deed done', `${participle(verb)} ${rest}`);
  // Whoever picks or types something in sees it while they do it.
  if (!SEEN_MEANWHILE.test(verb)) slots.set('deed doing', `${gerund(verb)} ${rest}`);
  if (SEVERAL_STEPS.test(`${verb} ${rest}`)) slots.set('long doing', `${gerund(verb)} ${rest}`);
}

/** What says when it is to be done, or in which case. */
const IN_WHICH_CASE =
  / (?:(?:an?|one|two|three|four|five|ten|several|a few|\d+) (?:minutes?|hours?|days?|weeks?|months?) (?:before|after)|if|when|whenever|once|before|after|until|as soon as|unless|while|because|so|at|by|every|each|within|on (?=\w+day)|in (?=the \w+ing\b|time\b))\b.*$/i;

/** `{to do}` "confirm their arrival time", `{to do done}` "confirmed their arrival time": what somebody is to be reminded of. */
function fillDue(slots: Map<string, string>, wish: string): void {
  const told = /^be (?:reminded|nudged) (?:.*? )?to (?!the\b|an?\b|my\b|their\b|our\b)([a-z]+\b.*)$/i.exec(wish)?.[1];
  const due = told?.replace(IN_WHICH_CASE, '');
  const [verb = '', ...rest] = due?.split(' ') ?? [];
  if (!due || !isBaseVerb(verb) || rest.length > 6 || /,| (?:and|or|not|to|that|which|who) /.test(` ${due} `)) return;
  slots.set('to do', due).set('to do done', [participle(verb), ...rest].join(' '));
}

/** Whether it is the very thing of which the wish speaks, and not what it is put on or into. */
function isDoneTo(noun: NounPhrase, { object }: Action['core']): boolean {
  return object !== undefined && object.core.includes(noun.core);
}

/** Whether what is said is said of each of its kind: "every drug", "postponed games". */
function isGeneral({ determiner, plural }: NounPhrase): boolean {
  return /^(?:an?|each|every|all)$/i.test(determiner) || (plural && determiner === '');
}

/** "have a company pay for its staff": it is the company that pays. */
export function isDoer({ frame, outcome = '', doneTo }: Action, verb: string): boolean {
  const told = frame === 'done' ? readClause(outcome) : undefined;
  // What the product does is done to the thing all the same.
  return told?.kind === 'full' && told.verb === verb && doneTo === undefined && !THE_PRODUCT.test(told.subject);
}

const ASK = /^(?:ask|prompt)$/;

/** Things of a kind of which more come in, and for which a rule holds; not those that are in some state at the moment. */
function isClass(noun: NounPhrase, traits: string): boolean {
  return (
    /\b(?:document|media|message|case|code)\b/.test(traits) &&
    !/\b(?:own|person|money)\b/.test(traits) &&
    !isSole(noun) &&
    !/^(?:\w+ed|lost|chosen|done|sent|sold|replacement)\b/i.test(noun.core)
  );
}

/** Whether only one can be meant. */
function isSole({ determiner, plural, bare }: NounPhrase): boolean {
  return /^(?:my|our|your|his|her|its|their)$/i.test(determiner) || (determiner === '' && !plural) || bare;
}

/** What the thing is like in this very wish: had, named, told, asked about. */
export function addTraits(
  slots: Map<string, string>,
  { isThing, frame, core, wish: own }: Action,
  noun: NounPhrase | undefined,
  wish: string,
  isAsked: boolean,
): void {
  const more = [
    // "get the results", "see a rule": nothing is done to them.
    (noun && (isThing || /^(?:have|use|read|hear|manage)$/.test(core.verb))) ||
    (frame === 'do' && /^(?:get|receive|see|know) /.test(wish))
      ? 'had'
      : '',
    frame === 'do' && /^(?:see|know|view|read|hear|follow|look at|check) /.test(wish) ? 'seen' : '',
    frame === 'do' && /^(?:get|receive) /.test(wish) ? 'got' : '',
    // What somebody gets and can read again.
    noun &&
    /^(?:get|receive) /.test(wish) &&
    /\b(?:document|media|code|message|collection)\b/.test(slots.get('traits') ?? '')
      ? 'readable'
      : '',
    // What somebody gets of which there may be none left.
    noun && /^(?:get|receive) /.test(wish) && /\b(?:place|goods|seat|event|case)\b/.test(slots.get('traits') ?? '')
      ? 'scarce'
      : '',
    isThing ? 'thing' : '',
    isThing && /^(?:use|work with|control) /.test(wish) ? 'used' : '',
    // "be reminded to lock the gate": something is to be done.
    /^be (?:reminded|nudged) to\b/.test(wish) ? 'due' : '',
    /^(?:keep|prevent|stop) .+ from \w+ing\b/.test(wish) ? 'kept' : '',
    // "no longer count linen by hand": it is over.
    frame === 'not' ? 'ended' : '',
    frame === 'told' ? 'told' : '',
    frame === 'told' && TELL.test(core.verb) && !ASK.test(core.verb) ? 'heard' : '',
    frame === 'told' && ASK.test(core.verb) ? 'questioned' : '',
    frame === 'done' ? 'product' : '',
    frame === 'done' && noun && isGeneral(noun) && isDoneTo(noun, core) && !/\bnot\b/.test(own) ? 'general' : '',
    isAsked ? 'asked' : '',
    // "when reception moves a guest", "my dog": there is no other that could be meant.
    noun && isSole(noun) ? 'sole' : '',
    noun &&
    isClass(noun, slots.get('traits') ?? '') &&
    (frame === 'done' || frame === 'not' || /^(?:keep|prevent|stop) .+ from \w+ing\b/.test(wish)) &&
    !isAsked
      ? 'class'
      : '',
  ];
  slots.set('traits', [slots.get('traits') ?? '', ...more].filter(Boolean).join(' '));
}

/** What is to be said of the deed itself and of when it is due. */
export function fillDeeds(slots: Map<string, string>, action: Action, wish: string): void {
  fillDeed(slots, action, wish);
  fillDue(slots, wish);
}
