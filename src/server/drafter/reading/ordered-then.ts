import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { passiveDeed } from '../writing/passive-deed.ts';
import { TELL } from './action.ts';
import { bareOf } from './fact-before.ts';
import { isCommand } from './is-command.ts';
import type { People } from './people.ts';
import { isManySubject } from './say-relief.ts';
import { lowerFirst } from './trouble-words.ts';

/** Whom it happens to: one of many, now and then. */
const ONE = /^(?:an?|another|somebody|someone|one of (?:the|our))\b/i;
/** What is so all the time, and so is no case. */
const LASTING =
  /^(?:have|need|want|like|cost|contain|know|belong|last|weigh|look|seem|use|own|consist|mean|think|believe|hope|love|hate|wish|see|live|depend|complain|ask|prefer)$/;
const AT_ONCE =
  /,? (?:at once|immediately|right away|straight away|straightaway|automatically|early|in time|early on)\b/i;
const WHOM =
  /^(him|her|them|everybody|everyone|(?:the |our |all |every |both )(?:next |other |waiting )?[\w-]+)(?: |$)/i;
const GIVES = /^(?:offer|give|send|show|charge|pay|lend|hand|refund|book)$/;
/** What is done to whoever it was. */
const BLAMES = /^(?:charge|fine|bill|block|ban|exclude|suspend|bar|invoice)$/;
const STAYS = /^(?:stay|remain|sit|stand|lie|wait|rot|go|be|run|pile|hang)$/;

/** A case that a sentence tells: what happens, and what comes of it. */
interface Case {
  readonly happens: string;
  readonly who: string;
  /** What they do, and to what. */
  readonly deed: string;
  readonly object: string;
  readonly follows: Clause | undefined;
}

/** "A member damages a car": who does what, where the verb looks like a name. */
const DOES =
  /^((?:an?|another) [\w-]+(?: [\w-]+)?) ((?!(?:is|has|was|does|always|sometimes|wants|needs|asks|likes|sees|knows|uses|owns)\b)[a-z]+s) ((?:an?|the|his|her|their|our|its) [^,]+)$/i;

/** "Someone is late bringing the car back and the next member stands at an empty bay." */
function caseIn(before: string, people: People): Case | undefined {
  const said = bareOf(expandContractions(before));
  if (/[?:;]/.test(said) || !ONE.test(said)) return undefined;
  const [, doer = '', verb = '', object = ''] = DOES.exec(said) ?? [];
  if (people.isPersonPhrase(lowerFirst(doer)) && !/ (?:and|but|so) /.test(said))
    return { happens: lowerFirst(said), who: doer, deed: `${verb} ${object}`, object, follows: undefined };
  const { front, clauses } = parseSentence(said, people.names);
  const [does, ...more] = clauses;
  const who = textOf(does?.subject ?? []);
  if (!does?.group || front.length > 0 || does.mood !== 'statement' || !ONE.test(who)) return undefined;
  if (does.group.past || does.group.modal || LASTING.test(does.group.verb)) return undefined;
  const [then, another] = more.filter(({ subject, group }) => group && subject.length > 0);
  if (another || then?.group?.modal || then?.group?.past || (then && then.mood !== 'statement')) return undefined;
  if (more.some(({ group, subject }) => !group || (subject.length === 0 && group.past))) return undefined;
  const from = then ? said.indexOf(` ${textOf(then.subject)}`) : said.length;
  const happens = said.slice(0, from).replace(/,?(?: (?:and|so|but|then))+$/i, '');
  if (from <= 0 || happens.split(' ').length > 12) return undefined;
  const isDeed = !does.group.negated && !does.group.passive && does.group.verb !== 'be';
  return {
    happens: lowerFirst(happens),
    who,
    deed: isDeed ? `${textOf(does.group.words)} ${textOf(does.rest)}`.trim() : '',
    object: textOf(does.rest).split(/ (?:and|of|in|on|at|for|to|from|with|by) /)[0] ?? '',
    follows: then,
  };
}

/** Who did it: "the person who parks in the wrong bay", "the member". */
function doerIn({ who, deed }: Case, people: People): string | undefined {
  if (/^(?:someone|somebody)$/i.test(who)) return deed ? `the person who ${deed}` : undefined;
  return people.isPersonPhrase(lowerFirst(who)) ? lowerFirst(who).replace(/^(?:an?|another) /, 'the ') : undefined;
}

/** Who "them" or "her" is: whoever suffers by it, else the one it happens to. */
function personIn(told: Case, people: People, verb: string): string | undefined {
  const other = textOf(told.follows?.subject ?? []);
  const isOther =
    other !== '' && people.isPersonPhrase(other) && !/^(?:it|they|he|she|I|we|nobody|somebody)$/i.test(other);
  return isOther && !BLAMES.test(verb) ? lowerFirst(other) : doerIn(told, people);
}

/** What "it" or "them" is: the one thing of that number that the case names. */
function thingIn({ object, who, follows }: Case, isMany: boolean, people: People): string | undefined {
  const named = [textOf(follows?.subject ?? []), object, who];
  const thing = named.find((text) => {
    const noun = text === '' || people.isPersonPhrase(text) ? undefined : readNounPhrase(text);
    return noun !== undefined && noun.plural === isMany && !/^(?:it|they|them|nobody|nothing|up|out|off)\b/i.test(text);
  });
  return (
    thing && `the ${(readNounPhrase(thing)?.body ?? thing).replace(/^(?:one|two|three|four|five|six|ten|\d+) /i, '')}`
  );
}

/** "offer it to somebody on the list": what is to be done to what. */
function owed(order: string, told: Case, receiver: string | undefined, people: People): string | undefined {
  const once = AT_ONCE.exec(order)?.[0].replace(/^,? /, '') ?? '';
  const plain = order.replace(AT_ONCE, '').replace(/^let (.+?) know\b/i, 'tell $1');
  const [verb = '', ...words] = plain.split(' ');
  const rest = words.join(' ');
  const done = participle(verb.toLowerCase());
  const said = (subject: string, behind: string): string =>
    [upperFirst(subject), 'should be', done, once, behind].filter(Boolean).join(' ');
  // "offer it to somebody on the waiting list": whoever stands there.
  const [, what = '', where = ''] =
    (GIVES.test(verb) &&
      /^(.+?) to (?:somebody|someone|anybody|anyone|people|the others) ((?:on|in) (?:the|our) .+)$/i.exec(rest)) ||
    [];
  if (where) {
    const given = /^(?:it|them)$/i.test(what) ? thingIn(told, /^them$/i.test(what), people) : what;
    return given && said(`people ${where}`, given);
  }
  const [lead = '', whom = ''] = WHOM.exec(rest) ?? [];
  const behind = rest.slice(lead.length);
  const isPointing = /^(?:him|her|them)$/i.test(whom);
  if (TELL.test(verb) && (whom || receiver)) {
    const named = isPointing ? personIn(told, people, verb) : whom || receiver;
    // Whoever is reminded wishes for it, and nobody in particular is meant here.
    const person = verb === 'remind' ? named?.replace(/^the person who /, 'anybody who ') : named;
    return person && !/\b(?:it|them)\b/i.test(behind) ? said(person, whom ? behind : rest) : undefined;
  }
  const isThing =
    /^(?:it|them)(?: |$)/i.test(rest) && !(isPointing && GIVES.test(verb) && /^(?:an?|the|their) /i.test(behind));
  if (isThing) {
    const thing = thingIn(told, /^them/i.test(rest), people);
    return thing && said(thing, rest.replace(/^(?:it|them) ?/i, ''));
  }
  if (GIVES.test(verb) && whom && /^(?:an?|the|their|another|\d) ?/i.test(behind)) {
    const person = isPointing ? personIn(told, people, verb) : whom;
    return person && said(person, behind);
  }
  if (GIVES.test(verb) && receiver && !/ to /.test(rest) && /^(?:an?|the|another) /i.test(rest))
    return said(receiver, rest);
  const passive = /\b(?:it|them|us|me)\b/i.test(rest) ? undefined : passiveDeed(plain);
  const thing = passive && readVerbPhrase(plain)?.object?.text;
  return thing && passive.startsWith(`${thing} `)
    ? said(thing, passive.slice(thing.length).replace(new RegExp(`^ (?:is|are) ${RegExp.escape(done)} ?`), ''))
    : undefined;
}

/** "so that they do not stand at an empty bay": what is not to come of it. */
function spared({ follows: then }: Case, subject: string): string {
  const { group, rest } = then ?? {};
  const who = lowerFirst(textOf(then?.subject ?? []));
  if (!then || !group || group.negated || group.passive || !STAYS.test(group.verb) || (rest?.length ?? 0) === 0)
    return '';
  const isSame = subject.toLowerCase() === who;
  const isMany = isManySubject(then);
  const not =
    group.verb === 'be'
      ? isMany || isSame
        ? 'are not'
        : 'is not'
      : `${isMany || isSame ? 'do' : 'does'} not ${group.verb}`;
  return `, so that ${isSame ? 'they' : who} ${not} ${textOf(rest ?? [])}`;
}

/** "An owner does not show up. Offer the slot to the next and charge the owner a fee.": what is to be done then, one order after the other. */
export function orderedThen(sentence: string, before: string, people: People): string | undefined {
  const bare = bareOf(sentence).replace(/^please /i, '');
  const told = isCommand(lowerFirst(bare)) || TELL.test(bare.split(' ')[0] ?? '') ? caseIn(before, people) : undefined;
  if (!told || /[,;:]|\b(?:if|when|unless|until|because|so that)\b/i.test(bare)) return undefined;
  const [first = '', second, third] = bare.split(/ and (?:also |then )?(?=[a-z]+ )/i);
  // A single order in a single case is read as it stands.
  if (!told.follows && second === undefined) return undefined;
  if (third !== undefined || (second !== undefined && !isBaseVerb(second.split(' ')[0] ?? ''))) return undefined;
  const main = owed(lowerFirst(first), told, undefined, people);
  const [subject = ''] = main?.split(' should be ') ?? [];
  const isPerson = people.isPersonPhrase(lowerFirst(subject));
  const other = second === undefined ? '' : owed(second, told, isPerson ? lowerFirst(subject) : undefined, people);
  if (!main || other === undefined) return undefined;
  // Who that may be, nobody knows: what they are told when stays in one sentence.
  const [verb = ''] = first.toLowerCase().split(' ');
  if (subject.startsWith('The person who ') && TELL.test(verb) && !BLAMES.test(verb)) return undefined;
  const when = subject.startsWith('The person who ') ? '' : ` when ${told.happens}`;
  return [`${main}${when}${isPerson ? spared(told, subject) : ''}.`, other && `${other}.`].filter(Boolean).join(' ');
}
