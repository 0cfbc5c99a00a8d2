import { isMended } from './part-splices.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { actionOf } from './clause-words.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** One line with a colon or a dash in it. */
const PARTED = /^([A-Za-z][^:;?\n–—]{2,50}?)(?::| [-–—]{1,2}| ?(?:=>|->|→)) ([^:;?\n–—]{3,})$/;
/** "A guide is ill, spread the tours over the others" */
const ORDER_BEHIND =
  /^([A-Za-z][^,:;?\n–—]{4,90}), ((?!(?:and|but|or|so|then|please|which|who|not|no)\b)[a-z][^,:;?\n–—]{3,})$/;
/** What a verb has behind it that cannot stand behind a noun. */
const AFTER_VERB = /^(?:an?|the|his|her|their|its|our|my|out|in|up|off|away|back|down|late|ill)\b/i;
const HAPPENS =
  /^(?:cancel|expire|end|resign|quit|retire|leave|fail|die|arrive|disappear|overlap|collide|decline|refuse|object|complain|fall|go|come|run|become|get|move|break|is|be)$/;
/** "Group full": how a thing is. */
const STATE =
  /^((?:[\w-]+ ){1,3}?)(full|empty|late|ill|sick|closed|absent|sold out|out of stock|overdue|lost|broken|unpaid|not paid|not found|fully booked|rejected|cancelled|finished|ready|free|free earlier|free again|available)$/i;

/** "When a guide is late", "on Mondays": it is told as a case, or as its time, already. */
const IS_CASE =
  /^(?:when(?:ever)?|if|once|after|before|as|in|on|at|for|by|from|during|because|since|while|unless|until|(?:every|each|any|next|the (?:first|next|last)) time|provided|assuming|should)\b/i;

/** "text" of "text to all guests". */
function headOf(thing: string): string {
  return thing.split(/ (?:for|to|of|in|on|with|at|by|from|about) /)[0] ?? '';
}

function isMany(name: string): boolean {
  const last = name.trim().split(' ').at(-1) ?? '';
  return isPlural(last);
}

/** "Machine not returned", "New piece chosen": what has or has not been done to it. */
function doneCase(label: string): string | undefined {
  const [, name = '', not = '', done = '', tail = ''] =
    /^((?:[\w-]+ ){1,3}?)(not )?([a-z]+)((?: (?:in|on) time| yet| twice| again)?)$/i.exec(label) ?? [];
  const base = readVerb(done.toLowerCase())?.base;
  const isDone =
    base === undefined
      ? /[a-z]{3}ed$/.test(done) && !/(?:eed|hundred)$/.test(done)
      : participle(base) === done.toLowerCase() && base !== done.toLowerCase();
  if (!name || !isDone || /\b(?:is|are|was|were|has|have|get|gets|be|to|for|of|in|not|who|that)\b/i.test(name))
    return undefined;
  const thing = lowerFirst(name.trim());
  if (readVerb(thing.split(' ').at(-1) ?? '')?.form === 'third' && !isMany(thing)) return undefined;
  const has = /^(?:arrive|expire|end|leave|fail|start|begin|go|come|disappear|resign)$/.test(base ?? '');
  const link = has ? (isMany(thing) ? 'have' : 'has') : isMany(thing) ? 'are' : 'is';
  const one =
    isMany(thing) || isMass(thing) || /^(?:the|an?|my|our|somebody|someone|nobody) /i.test(`${thing} `)
      ? thing
      : withArticle(thing);
  return `${one} ${link} ${not}${done.toLowerCase()}${tail}`;
}

/** "Boat older than ten years", "no booking for three months": how it is, without its verb. */
const COMPARED =
  /^((?:[\w-]+ ){1,3}?)((?:more \w+|less \w+|older|younger|bigger|larger|longer|heavier|smaller|shorter|later|fewer|higher|lower) than .+)$/i;
const NONE = /^no ((?!more\b|longer\b|one\b)(?:[\w-]+ ){1,3}(?:for|in|within|since|after|by|until) .+)$/i;

function bareCase(label: string): string | undefined {
  const [, none = ''] = NONE.exec(label) ?? [];
  if (none) return `there ${isMany(headOf(none)) ? 'are' : 'is'} no ${none}`;
  const [, name = '', so = ''] = COMPARED.exec(label) ?? [];
  const thing = lowerFirst(name.trim());
  if (!thing || readVerb(thing.split(' ').at(-1) ?? '')?.form === 'third') return undefined;
  return isMany(thing) ? `${thing} are ${so}` : `${/^(?:the|an?) /i.test(thing) ? thing : withArticle(thing)} is ${so}`;
}

/** In front of an order what people do is a case, whatever they do. */
function asCaseOfOrder(label: string, order: string, people: People): string | undefined {
  const said = bareCase(label) ?? asCase(label, people);
  // "record them": what they have to do with it is told elsewhere.
  const isPointing = /\b(?:it|them|this|that)\b/i.test(order);
  if (
    said ||
    isPointing ||
    IS_CASE.test(label) ||
    isCommand(label) ||
    /\b(?:should|must|can|may|could|would|want to|wants to|I|we)\b/i.test(label)
  )
    return said;
  const [clause] = parseSentence(lowerFirst(label), people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  const isEvent = clause?.mood === 'statement' && clause.group !== undefined && !clause.group.modal;
  if (!isEvent || !(people.isPersonPhrase(who) || /^(?:nobody|no one|someone|somebody)$/i.test(who))) return undefined;
  const isBare =
    !isMany(headOf(who)) && !/^(?:an?|the|our|my|one|somebody|someone|another|every|each|nobody|no one)\b/i.test(who);
  return isBare && lowerFirst(label).startsWith(who)
    ? `${withArticle(who)}${lowerFirst(label).slice(who.length)}`
    : lowerFirst(label);
}

function asCase(label: string, people: People, isTold = false): string | undefined {
  if (IS_CASE.test(label) || /^(?:no|not|all|what|how|who|where)\b/i.test(label)) return undefined;
  const [, name = '', state = ''] = STATE.exec(label) ?? [];
  const isVerb = parseSentence(lowerFirst(label), people.names).clauses[0]?.mood === 'statement';
  if (name && !isVerb && !/\b(?:is|are)\b/i.test(name)) {
    const thing = lowerFirst(name.trim());
    return isMany(thing)
      ? `${thing} are ${state}`
      : `${isMass(thing) || /^(?:the|an?|my|our) /i.test(thing) ? thing : withArticle(thing)} is ${state}`;
  }
  const done = doneCase(label);
  if (done) return done;
  const { front, clauses } = parseSentence(lowerFirst(label), people.names);
  const [clause, next] = clauses;
  const { group } = clause ?? {};
  if (!clause || !group || (next && !isTold) || front.length > 0 || group.modal || clause.subject.length === 0)
    return undefined;
  if (clause.mood !== 'statement' || /^(?:I|we|you|it|they|this|that|there)$/i.test(textOf(clause.subject)))
    return undefined;
  const rest = textOf(clause.rest);
  // "Pupil has a birthday - show it": the thing is meant, and no case.
  if (/^(?:have|want|need)$/.test(group.verb)) return undefined;
  const isSure = group.passive || AFTER_VERB.test(rest) || HAPPENS.test(group.verb);
  if (!isSure) return undefined;
  const who = textOf(clause.subject);
  const isBare =
    !isMany(headOf(who)) &&
    !/^(?:an?|the|our|my|one|somebody|someone|another|every|each|no) /i.test(`${who} `) &&
    !isMass(who) &&
    /^[a-z]/.test(who);
  return `${isBare ? withArticle(who) : who}${lowerFirst(label).slice(who.length)}`;
}

function isName(text: string): boolean {
  return (
    parseSentence(lowerFirst(text)).clauses.every(({ group }) => group === undefined) && text.split(' ').length <= 5
  );
}

/** "Rejected papers": what was done to which things. */
function doneTo(label: string): string | undefined {
  const [, done = '', things = ''] = /^([a-z]+) ([a-z-]+s)$/i.exec(label) ?? [];
  const base = readVerb(done.toLowerCase())?.base;
  return base && participle(base) === done.toLowerCase() && isPlural(things)
    ? `${things} are ${done.toLowerCase()}`
    : undefined;
}

const TELL_ALL =
  /^(?:please )?((?:tell|inform|notify|warn|remind|alert) (?:all |the |every |our |all the )?[a-z-]+(?: [a-z-]+)?)$/i;
const TELL_WHY = /^((?:please )?(?:tell|show|explain to) (?:all |the |our )?[a-z-]+) why$/i;

/** "old orders keep their price": so it is to be. */
export function asItShouldBe(text: string, people: People): string {
  const { front, clauses } = parseSentence(text, people.names);
  const [clause, next] = clauses;
  const { group } = clause ?? {};
  const who = textOf(clause?.subject ?? []);
  const isPlain =
    clause?.mood === 'statement' && group && !next && front.length === 0 && who !== '' && !group.modal && !group.past;
  return isPlain && !group.negated && !isCommand(text) && !/^(?:nobody|no|I|we|it|there)\b/i.test(who)
    ? `${who} should ${actionOf(clause, people)}`
    : text;
}

function told(label: string, rest: string, people: People): string | undefined {
  const isTold = TELL_ALL.test(rest);
  // "prices are out of date, change them": what is wrong once, and no case that comes again.
  if (isMended(label, rest)) return undefined;
  const inCase = isCommand(rest) && !isTold ? asCaseOfOrder(label, rest, people) : asCase(label, people, isTold);
  const theirs = inCase ? / (?:an?|the|his|her|their) ([a-z-]+)$/i.exec(inCase)?.[1] : undefined;
  const wish = theirs ? rest.replace(/\btheirs\b/i, `their ${theirs}`) : rest;
  if (inCase && isName(rest) && !isCommand(rest)) {
    const thing = lowerFirst(rest);
    return `${upperFirst(/^(?:an?|the|no) /i.test(thing) || isMany(headOf(thing)) || isMass(headOf(thing)) ? thing : withArticle(thing))} when ${inCase}`;
  }
  if (inCase && isTold) return `${upperFirst(rest)} when ${inCase}`;
  if (inCase) return `When ${inCase}, ${asItShouldBe(lowerFirst(wish), people)}`;
  const done = doneTo(label);
  const why = TELL_WHY.exec(rest)?.[1];
  if (done && why) return `${upperFirst(why)} why ${lowerFirst(done)}`;
  const tell = TELL_ALL.exec(rest)?.[1];
  if (tell && (isName(label) || /^(?:new|changed|the|our|an?) /i.test(label)) && isCommand(rest))
    return `${upperFirst(tell)} about ${/^(?:the|an?|our|my) /i.test(label) || !isMany(label.split(/ (?:for|of|in|on|at|from|to) /)[0] ?? '') ? lowerFirst(label) : `the ${lowerFirst(label)}`}`;
  const duty =
    /^(?:this |it |they )?((?:must|should|has to|have to|needs? to) (?!not\b|never\b|only\b)(?:also |always )?[a-z]+.*)$/i.exec(
      rest,
    )?.[1];
  if (duty && (isName(label) || (!isCommand(label) && !asCase(label, people)))) return `${upperFirst(label)} ${duty}`;
  return undefined;
}

/** "Tenant moves out: checklist", "Group full - waiting list", "New rates: tell all members": what is meant, as a sentence. */
export function labelOfCase(text: string, people: People): string {
  const parted = PARTED.exec(text.trim());
  const [, label = '', rest = ''] = parted ?? ORDER_BEHIND.exec(text.trim()) ?? [];
  const isOrder = isCommand(rest) && !TELL_ALL.test(rest);
  // What stands behind a sentence of its own is no label of it.
  if (!label || /[.!](?: |$)/.test(label) || label.split(' ').length > (isOrder ? 14 : 8)) return text;
  // Behind a comma only an order makes a case of what somebody does.
  // "members drive to the lake, unload the boat": what many do may go on behind it.
  const isOfMany = parseSentence(lowerFirst(label), people.names).clauses[0]?.group?.words[0]?.tag === 'V0';
  if (!parted && !(isOrder && !isOfMany && asCaseOfOrder(label, rest, people))) return text;
  const end = /[.!]+$/.exec(rest)?.[0] ?? '';
  const meant = told(label.trim(), rest.slice(0, rest.length - end.length).trim(), people);
  return meant ? `${meant}${end}` : text;
}
