import { isState } from './at-that-time.ts';
import { parseAction, parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { actionOf, acts, clauseText, peel, subText } from './clause-words.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import type { People } from './people.ts';
import type { Other } from './read-idea.ts';
import type { Request } from './read-request.ts';
import { relieve } from './relieve.ts';
import { TOILS } from './read-obligations.ts';
import { isThingToo } from './thing-too.ts';
import { whyBeside } from './why-beside.ts';
import { isComplaint } from './read-plain.ts';
import { shareObject } from './split-actions.ts';

/** Whom a clause without a subject is about where nobody is known to act. */
const THE_PRODUCT = 'the product';

/** What stands beside the first action of a wish. */
export interface Beside {
  readonly main: string;
  readonly others: readonly Other[];
  /** Statements on how it should be. */
  readonly details: readonly string[];
  /** Why, where a clause beside tells a trouble. */
  readonly benefit?: string | undefined;
  /** All that the same person does, in one breath: the first action with what is joined to it. */
  readonly whole?: string | undefined;
}

/** "v2 is switched off in March": what will come whatever anybody wants. */
export const ENDS =
  /\b(?:is|are|will be|gets?) (?:being )?(?:switched off|shut down|turned off|retired|deprecated|discontinued|sunset|removed|replaced)\b|\b(?:expires?|ends|runs out|goes away|changes) (?:in|on|by|next|at|from)\b/i;
/** What somebody does next in a matter, and complains of in none. */
const STEP =
  /^(?:approve|reject|confirm|review|check|accept|decline|choose|select|sign|verify|rate|answer|decide|pick|assign|publish|grant|release)$/;
/** What one does only to get at something else. */
const MEANS =
  /^(?:type in|enter|give|scan|click on|click|tap on|tap|point at|hover over|photograph|film|record|dictate|upload|take a (?:photo|picture|video) of) /;
/** What one gets at so. */
const AIM =
  /^(?:(?:see|get|find|know|read|open) (?!it$|them$)|have (?:(?:all|each|both) of )?(?:it|them)(?: all)? [a-z]+(?:ed|en|wn)\b)/;
/** What undoes a deed or goes on with what is left of it. */
const GOES_ON =
  /\b(?:again|back)\b|\b(?:the|every) (?:rest|remainder|difference|result|results|remaining|other one|others?)\b|^pause\b|^resume\b/;
/** What is done afterwards with what was done before. */
const LATER = /^\w+ (?:\w+ ){0,3}?(?:later|afterwards)\b/;
/** "get the moves out of it", "take the date from it" */
const GOT_OUT = /^(?:get|take|read|copy|receive|pull|extract) .+ (?:out of|from) (?:it|them)$/;
/** "photograph a plant and get a name for it" */
const CAPTURES = /^(?:photograph|scan|upload|record|film|take a (?:photo|picture) of|type in|paste)\b/;
const GOT_FOR = /^(?:get|see|receive|hear) .+ (?:for|of|about|on) (?:it|them)$/;
/** So many words may two deeds have that are told as one. */
const MOST_IN_ONE = 28;
/** "and send them the list afterwards": the product does it, for those who act. */
const GIVES_THEM = /^(?:send|show|give|offer|tell|remind|notify|warn|inform|alert|ask) them\b/;
/** Somebody is let do what the last word says. */
const LETS = /^(?:let|allow|enable|help) .+ /;
const WANTS = /^(?:want|need|like|wish)$/;

/** What a clause without a subject of its own tells besides, where it is nothing to do. `before` is whom the clause before speaks of. */
function ruledBeside({ group, rest }: Clause, action: string, subject: string, before?: string): string | undefined {
  if (!group) return undefined;
  const told = `${textOf(group.words)} ${textOf(rest)}`;
  // "..., the seller is told why and can object": the one spoken of last does it.
  if (before && group.modal) return `${before} ${told}`.trim();
  // What must not be is never told as something to do.
  const not = action.replace(/^not /, '');
  // "hold the phone there and not have to open the app": who does not have to is whoever acts.
  if (group.negated && subject === THE_PRODUCT)
    return `nobody must ${not.startsWith('have to ') ? '' : 'be able to '}${not}`;
  if (group.negated) return `${subject} ${group.modal ? `${group.modal} not` : 'cannot'} ${not}`;
  // "and needs eleven hours of rest": a rule, and nothing that they do.
  return /^(?:need|cost|count) (?:\d|at least|at most|as\b|one|two|three|four|five|six|eight|ten|eleven)/.test(action)
    ? `${subject} ${told}`.trim()
    : undefined;
}

/** "the terminal must print a slip, and must keep a copy": what else a thing owes is nothing that people do. */
function owedBeside({ group, rest, subs }: Clause, subject: string, people: People): string | undefined {
  return subject !== THE_PRODUCT &&
    /^(?:must|shall|should)$/.test(group?.modal ?? '') &&
    !people.isPersonPhrase(subject)
    ? [subject, textOf(group?.words ?? []), textOf(rest), ...subs.map(subText)].filter(Boolean).join(' ')
    : undefined;
}

/** "they can replace the file, old ratings stay": how it is to be. */
function staying(clause: Clause, who: string, people: People): string | undefined {
  // "nothing is paid before that"
  if (/^nothing$/i.test(who) && !clause.group?.past && !clause.group?.modal) return clauseText(clause);
  const { group } = clause;
  const said = clauseText(clause);
  return group &&
    !group.negated &&
    !group.past &&
    !group.modal &&
    /^(?:stay|remain|keep|apply|count)$/.test(group.verb) &&
    !people.isSpeaker(who) &&
    !people.isPersonPhrase(who) &&
    !/ (?:too|wrong|only|still|empty|open|unused)\b/.test(said)
    ? said
    : undefined;
}

/** "enter it for all and then change two": the first is done for the second, which is nothing alone. */
function isOneDeed(main: string, aim: string, next: Clause | undefined): boolean {
  if (!main || !aim || !next) return false;
  if (GOT_OUT.test(aim) || (CAPTURES.test(main) && GOT_FOR.test(aim))) return true;
  const isNext = isThen(next) || LATER.test(aim);
  return isNext && `${main} ${aim}`.split(' ').length <= MOST_IN_ONE;
}

function isThen({ link, group }: Clause): boolean {
  return /\bthen\b/.test(link) || Boolean(group?.adverbs.includes('then'));
}

/** "freeze a card and unfreeze it", "copy the rules but show them first": what belongs to the deed itself. */
function isBound(main: string, action: string, link: string): boolean {
  const [verb = ''] = main.split(' ');
  const [other = ''] = action.split(' ');
  return (
    /^but\b/.test(link) ||
    (link === 'or' && !action.includes(' ')) ||
    other === `un${verb}` ||
    verb === `un${other}` ||
    GOES_ON.test(action)
  );
}

/** "let the owner rename or merge the tags": the first verb has its object behind the second. */
function withObjects(deeds: readonly string[], shared: readonly Clause[]): { deeds: string[]; shared: Clause[] } {
  const kept: { deed: string; clause: Clause }[] = [];
  for (const [at, clause] of shared.entries()) {
    const deed = deeds[at] ?? '';
    const last = kept.at(-1);
    const ends = last?.deed.split(' ').slice(-2) ?? [];
    // "let the partner strike out or shorten an entry"
    const isOpen = last && LETS.test(last.deed) && (isBaseVerb(ends.at(-1) ?? '') || PHRASAL_VERBS.has(ends.join(' ')));
    if (last && isOpen && /^(?:and|or)$/.test(clause.link)) last.deed = `${last.deed} ${clause.link} ${deed}`;
    else kept.push({ deed, clause });
  }
  return { deeds: kept.map(({ deed }) => deed), shared: kept.map(({ clause }) => clause) };
}

/** What the same person does besides, each told apart from the first; `others` come behind. */
function sharedBeside(
  main: string,
  clauses: readonly Clause[],
  others: readonly Other[],
): { readonly main: string; readonly others: readonly Other[] } {
  const said = clauses.map((clause) => peel(actionOf(clause)));
  const { deeds, shared } = withObjects(said, clauses);
  // "type in the number and see the bed": by the first one gets at the second.
  const [aim = ''] = deeds;
  if (MEANS.test(main) && AIM.test(aim)) {
    const onwards = shareObject(aim, deeds.slice(1)).others.map((text) => ({ actor: undefined, text }));
    return { main: `${main} and ${aim}`, others: [...onwards, ...others] };
  }
  const [next] = shared;
  if (deeds.length === 1 && others.length === 0 && !GIVES_THEM.test(aim) && isOneDeed(main, aim, next))
    return { main: `${main} and ${next && isThen(next) ? 'then ' : ''}${aim}`, others };
  const split = shareObject(main, deeds);
  const own = split.others.map((text, at) => ({
    actor: undefined,
    text,
    isBound: isBound(main, deeds[at] ?? '', shared[at]?.link ?? ''),
  }));
  return { main: split.main, others: [...own, ...others] };
}

/** Further clauses of a wish: actions of the same person, of others, statements, and what hurts. */
export function readBeside(said: string, clauses: readonly Clause[], people: People, subject = THE_PRODUCT): Beside {
  const [more] = clauses;
  const isTwo = more !== undefined && isThingToo(said, more, clauses[1], people);
  const main = isTwo ? `${said} and ${clauseText(more)}` : said;
  const shared: Clause[] = [];
  const others: Other[] = [];
  const details: string[] = [];
  let benefit: string | undefined;
  let before: string | undefined;
  for (const clause of isTwo ? clauses.slice(1) : clauses) {
    const { group } = clause;
    const action = peel(actionOf(clause));
    if (!group) continue;
    if (clause.subject.length === 0) {
      const rule = ruledBeside(clause, action, subject, before) ?? owedBeside(clause, subject, people);
      if (rule) details.push(rule);
      else shared.push(clause);
      continue;
    }
    before = textOf(clause.subject);
    const who = textOf(clause.subject);
    const speaker = people.isSpeaker(who);
    // "both have to agree before it is accepted": a rule, and no complaint.
    const isRule = !speaker && !group.negated && actionOf(clause).startsWith('have to ') && !TOILS.test(action);
    const why = whyBeside(clause, main, people);
    if (why) {
      benefit ??= why.why;
      continue;
    }
    // "..., and the clerk who booked it may not cancel it": what is barred is nothing to do.
    const isBarred = group.modal !== undefined && group.negated && !speaker;
    const stays = isRule ? `${who} must ${action}` : isBarred ? clauseText(clause) : staying(clause, who, people);
    if (stays) {
      details.push(stays);
      continue;
    }
    // "upload a card, the office approves it": the next step is somebody else's.
    const isStep = !group.negated && !group.past && STEP.test(group.verb) && people.isPersonPhrase(who);
    const isToil =
      group.negated ||
      group.past ||
      (clause.link === '' && !isStep && (speaker || isComplaint(clauseText(clause), clauseText(clause)))) ||
      (speaker && actionOf(clause).startsWith('have to '));
    if (group.modal || WANTS.test(group.verb)) {
      const asked = WANTS.test(group.verb)
        ? action.replace(/^(?:want|need|like|wish) (?:(to )|)/, (_, to: string | undefined) => (to ? '' : 'get '))
        : action;
      if (acts(clause, people)) others.push({ actor: speaker ? 'they' : who, text: asked });
      else details.push(clauseText(clause));
    } else if (isState(clauseText(clause))) continue;
    else if (isToil)
      benefit ??= ENDS.test(clauseText(clause)) ? `it still works when ${clauseText(clause)}` : relieve(clause);
    // "and everyone who has booked gets a mail": what comes of it for others is no deed of theirs.
    else if (!speaker && /^(?:get|receive)$/.test(group.verb) && !group.negated) details.push(clauseText(clause));
    else if (acts(clause, people) && !/^(?:be|get) \w+(?:ed|en|wn|ld)\b/.test(action))
      others.push({
        actor: speaker ? undefined : who,
        text: isStep && !action.includes(' ') ? `${action} it` : action,
      });
    else details.push(clauseText(clause));
  }
  return { ...sharedBeside(main, shared, others), details, benefit, whole: inOneBreath(main, shared, clauses) };
}

/** "round the hours, but still keep the minutes": nothing where somebody else acts as well. */
function inOneBreath(main: string, shared: readonly Clause[], clauses: readonly Clause[]): string | undefined {
  if (shared.length === 0 || shared.length < clauses.length) return undefined;
  const more = shared.map((clause) => {
    const adverbs = clause.group?.adverbs.filter((word) => /^(?:still|also|only|then|automatically)$/.test(word)) ?? [];
    const isSaid = adverbs.length > 0 && peel(actionOf(clause)).includes(adverbs[0] ?? '');
    return [clause.link || ',', ...(isSaid ? [] : adverbs), peel(actionOf(clause))].join(' ');
  });
  return [main, ...more].join(' ').replaceAll(' , ', ', ');
}

/** "get in and download the file" */
const ENTERS = /^(?:get|log|sign|go|come) in and (?:then )?(?!out\b)/i;

/** Reads what follows "I want to": the first action and what stands beside it. */
export function readAction(text: string, people: People): Beside {
  const [first, ...more] = parseAction(text, people.names).clauses;
  if (!first || more.length === 0) return { main: text, others: [], details: [] };
  const door = ENTERS.exec(text)?.[0];
  // Getting in is no deed by itself: what is done inside is the wish, told with it.
  if (door && more.length === 1 && isBaseVerb(text.slice(door.length).split(' ')[0] ?? '')) {
    const main = text.slice(door.length);
    return { main, others: [], details: [], whole: text };
  }
  const beside = readBeside(actionOf(first), more, people);
  return beside.whole === undefined ? beside : { ...beside, whole: text };
}

/** Reads a statement: what it says first, and what stands beside it. */
export function readStatement(text: string, people: People): Beside {
  const [first, ...more] = parseSentence(text, people.names).clauses;
  if (!first?.group || first.mood !== 'statement' || more.length === 0) return { main: text, others: [], details: [] };
  return { ...readBeside('', more, people, textOf(first.subject) || undefined), main: clauseText(first) };
}

/** "waste and water services price list", "downtime per machine and cause": a name tells nothing beside itself. */
export function tellsNothingBeside({ kind, isWhole }: Request, text: string, others: number): boolean {
  const isBrief = others === 0 && text.split(' ').length < 8 && !/[,:;]/.test(text);
  return kind === 'thing' && (isWhole === true || isBrief || / per [\w-]+ (?:and|or) [\w-]+/i.test(text));
}
