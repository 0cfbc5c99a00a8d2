import { parseSentence } from '../grammar/parse.ts';
import { readClause } from '../language/clause.ts';
import { gerundFirst, readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { wantedSo } from './wanted-so.ts';
import { readDemand, type Request } from './read-request.ts';
import { readNone } from './read-states.ts';

const STORY =
  /^(?:as|being) (?:(?:an?|the|one of the|our|any)\s+)?(.+?)\s*,?\s+(?:(?:i|we|they|he|she|you)(?:'d| would| really| also)*\s+(?:(?:want|wish|need|like|love|expect|prefer|have)s?(?: to)?|should|can|could|must|am able|would like)(?: be able)?|i'd (?:like|love)|it (?:would|should|must) be (?:nice|great|good|possible|helpful))(?:\s+(?:to be able to|to have the (?:ability|option|possibility) to|to|for))?\s+(.+)$/i;
const BEHIND_TO = /\b(?:to|able to|possibility to|can|could|must|should)\s+$/i;
/** "a technician, when a piece breaks": when it is wished stands behind who wishes it. */
const CIRCUMSTANCE = /^(.+?),? ((?:when(?:ever)?|if|once|before|after|while|as soon as|during) .+?),?$/i;

/** "as a PDF we can print": how something is handed out, and nobody who wants it. */
const NOBODY =
  /^(?:[\w-]+ )?(?:pdf|csv|zip|spreadsheet|e-?mail|sms|text|message|file|link|attachment|letter|notification|pop-?up|banner|list|table|chart|map|code|image|photo|picture|reminder|draft|copy|template|label|printout)s?$/i;

/** What a story says before its reason: who tells it, and the words behind "I want (to)". */
interface Told {
  readonly actor: string;
  readonly rest: string;
  /** Whether the words begin with the verb of whoever tells it. */
  readonly isVerb: boolean;
}

function partStory(text: string): Told | undefined {
  const [, told = '', wish = ''] = STORY.exec(text) ?? [];
  const who = told.replace(/ (?:myself|ourselves)$/i, '');
  if (!wish || NOBODY.test(who)) return undefined;
  // "a daughter looking after my father": a deed of theirs, and no time.
  const isDeed = /\b(?:look|looking|looks) after\b/i.test(who);
  const [, actor = who, circumstance] = isDeed ? [] : (CIRCUMSTANCE.exec(who) ?? []);
  const said = wish
    .replace(/^(?:be able to|have the (?:ability|option|possibility) to)\s+/i, '')
    .replace(/^(?:also|just|quickly|easily|really|always|directly)\s+(?=\w)/i, '')
    .replace(/^only (\w+) /i, '$1 only ');
  const rest = circumstance ? `${said} ${circumstance}` : said;
  const first = rest.split(' ')[0] ?? '';
  const behindTo = BEHIND_TO.test(text.slice(0, text.length - wish.length));
  const isVerb =
    (behindTo || readVerb(first)?.form === 'base' || /^be /i.test(rest)) && !/^(?:an?|the|my|that|one)$/i.test(first);
  return { actor, rest, isVerb };
}

/** "I want that mothers can fill in the form": leave for somebody else, or how something is to be. */
function readThat(rest: string, people: People): Pick<Request, 'kind' | 'text'> | undefined {
  const said = /^that (.+)$/i.exec(rest)?.[1];
  const clause = said && readClause(said);
  if (!said || !clause) return undefined;
  const deed = clause.rest.replace(/^be (?:able|allowed) to /i, '');
  // "I want that nobody else can see it"
  const [, others = '', barred = ''] =
    /^(?:nobody|no one)( else)? (?:can|may|should|must|is able to|is allowed to) (.+)$/i.exec(said) ?? [];
  if (barred) return { kind: 'stop', text: `prevent anybody${others} from ${gerundFirst(barred)}` };
  if (clause.negated) return { kind: 'act', text: `make sure that ${said}` };
  if (
    clause.kind === 'modal' &&
    people.isPersonPhrase(clause.subject) &&
    !people.isSpeaker(clause.subject) &&
    !/^be /i.test(deed)
  )
    return { kind: 'act', text: `let ${clause.subject} ${deed}` };
  if (clause.kind === 'modal') return { kind: 'detail', text: `${clause.subject} must ${clause.rest}` };
  return { kind: 'detail', text: `${clause.subject} must ${clause.verb} ${clause.rest}` };
}

/** "make sure nobody books more than two hours", "ensure every member pays": what is to be so. */
function sureOf(said: string, people: People): Request | undefined {
  const sure = /^(?:(?:make|be) sure|ensure)(?: that)? (.+)$/i.exec(said)?.[1] ?? '';
  const [clause] = sure ? parseSentence(sure, people.names).clauses : [];
  const none = clause && readNone(clause, true);
  if (none) return none;
  return clause && /^(?:only|everybody|everyone|each|every|all|the)\b/i.test(sure) && readClause(sure)
    ? { form: 'story', kind: 'act', text: `be sure that ${sure}`, outcome: sure, speaker: true }
    : undefined;
}

/** "As a nurse I want to ..." */
export function readStory(text: string, people: People): Request | undefined {
  const told = partStory(text);
  if (!told) return undefined;
  const { actor, rest, isVerb } = told;
  const that = readThat(rest, people);
  if (that) return { form: 'story', ...that, actor, speaker: true };
  const clause = /^(.+?) to (be \w+.*|\w+.*)$/i.exec(rest);
  const isProduct = (name: string) =>
    people.isProduct(name) || /^(?:the |our )?(?:system|app|product|platform|site|tool)$/i.test(name);
  if (!isVerb && clause && isProduct(clause[1] ?? ''))
    return { form: 'story', kind: 'system', text: clause[2] ?? '', actor, speaker: true };
  // "I want my co-host to be able to edit notes": leave for somebody else.
  if (!isVerb && clause && people.isPersonPhrase(clause[1] ?? '') && !people.isSpeaker(clause[1] ?? ''))
    return {
      form: 'story',
      kind: 'act',
      text: `let ${clause[1]} ${(clause[2] ?? '').replace(/^be (?:able|allowed) to /i, '')}`,
      actor,
      speaker: true,
    };
  // "I want the price to depend on the time of day"
  const isHow =
    /^be \w+/i.test(clause?.[2] ?? '') ||
    (/^(?:the|my|our|all|every|each) /i.test(rest) &&
      /^(?:depend|follow|match|vary|stay|remain|end|start|begin|change|go|appear|expire|fit|work|run|load|open|close|update|count|include|contain|show)\b/i.test(
        clause?.[2] ?? '',
      ));
  if (!isVerb && clause && isHow)
    return {
      form: 'story',
      kind: 'detail',
      text: `${clause[1]} must ${clause[2]}`,
      actor,
      speaker: true,
    };
  // "I need the dose calculated from the weight"
  if (
    !isVerb &&
    /^(?:the|my|our|all|every|each) (?:[\w'-]+ ){0,3}?[\w'-]+ \w+(?:ed|en|wn) (?:from|by|in|on|to|as|for|with|into|at)\b/i.test(
      rest,
    )
  )
    return { form: 'story', kind: 'act', text: `have ${rest}`, actor, speaker: true };
  const so = isVerb ? undefined : wantedSo(rest, people);
  if (so) return { form: 'story', kind: 'act', text: so.wish, outcome: so.outcome, actor, speaker: true };
  const kept = isVerb ? sureOf(rest, people) : undefined;
  if (kept) return { ...kept, form: 'story', actor, speaker: true };
  // What somebody in a story builds or rolls out is their own work.
  const inner =
    isVerb &&
    !/^(?:roll|build|launch|create|design|plan|deliver|ship|support|develop|introduce|offer|make|set|bring)\b/i.test(
      rest,
    )
      ? readDemand(rest, 'story', people, true)
      : undefined;
  // Whoever wants to ask or send does so.
  const isOwn = inner?.kind === 'system' && inner.actor !== undefined;
  // Whoever says that they want to get something gets it.
  const isGot = inner?.kind === 'thing' && /^(?:get|receive) /i.test(rest);
  if (inner && inner.kind !== 'act' && !isOwn && !isGot) return { ...inner, form: 'story', actor, speaker: true };
  return isVerb
    ? { form: 'story', kind: 'act', text: rest, actor, speaker: true }
    : { form: 'story', kind: 'thing', text: rest, actor, speaker: true };
}
