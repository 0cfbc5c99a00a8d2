import { isPerson, isPlural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { ITEM_MARK } from './item-mark.ts';
import { lowerFirst } from './trouble-words.ts';

const ITEM = new RegExp(String.raw`^\s*(?:${ITEM_MARK}|\(\d{1,2}[.)]|[a-z][.)])\s+(?:\[[ x]\]\s*)?`, 'i');
const NUMBERED = /^(?:AC|criterion|criteria|rule|BR) ?#?\d*\s*[:.–-]\s*/i;
/** What only says that something is to hold. */
const VERIFY =
  /^(?:(?:please )?(?:verify|validate|check|confirm|ensure|make sure|test)(?: that)?|it (?:should|must) be (?:verified|ensured|checked|guaranteed) that|it is (?:ensured|verified|guaranteed) that|(?:expected|result): ?)\s+(?=\S+ \S)/i;
const STEP = new RegExp(String.raw`^(?:${ITEM_MARK}\s*)?(given|when|then|and|but)\b[,:]?\s+(.+?)[\s,.;]*$`, 'i');
const HEADING = /^[\s*_#]*(?:scenario(?: outline)?|example|background|feature)\b[^:\n]*:.*$/i;
/** A thing that is there, and nothing that is told of it. */
const THING = /^(?:the|an?|some|two|three) [\w-]+(?: [\w-]+){0,2}?(?: (?:that|which|who|with|of|in|on|for|from) .*)?$/i;
const IN_ONE = /^given (.+?),? when (.+?),? then (.+?)[\s.]*$/i;

/** Whether something is said of it: "a task is done". */
function isTold(state: string): boolean {
  const [main = ''] = state.split(/ (?:that|which|who) /i);
  return (
    main
      .split(' ')
      .some((word, at) => at > 0 && /^(?:is|are|was|were|am|has|have|had|can|cannot|does|do|did)$/i.test(word)) ||
    main.split(' ').some((word, at) => at > 0 && readVerb(word)?.form === 'third' && !isPlural(word))
  );
}

function isOfPerson(state: string): boolean {
  const [thing = ''] = state.split(/ (?:that|which|who|with|of|in|on|for|from) /i);
  return isPerson(thing.split(' ').at(-1)?.toLowerCase() ?? '');
}

/** One scenario as it is read, line by line. */
class Scenario {
  readonly given: string[] = [];
  readonly events: string[] = [];
  readonly results: string[] = [];
  private last: string[] = this.given;

  /** Takes one of its lines; `false` for the first of the next one. */
  take(word: string, text: string): boolean {
    const own = word === 'given' ? this.given : word === 'when' ? this.events : this.results;
    const into = /^(?:and|but)$/.test(word) ? this.last : own;
    if (this.results.length > 0 && into !== this.results) return false;
    into.push(text);
    this.last = into;
    return true;
  }

  /** "a booking" that somebody cancels: "the rider cancels a booking". */
  private inCase(): string {
    const [first = '', ...more] = this.events.length > 0 ? this.events : this.given;
    const states = this.events.length > 0 ? this.given : [];
    const thing = states.find((state) => THING.test(state) && !isTold(state) && !isOfPerson(state));
    const named = thing ? first.replace(/\b(?:it|them)\b/i, lowerFirst(thing)) : first;
    const others = states.filter((state) => state !== thing || named === first);
    const inCase = [named, ...more].map((part) => lowerFirst(part));
    // "Given a stay and a room, when the owner cancels it"
    if (others.some((state) => !isTold(state)))
      return `Given ${others.map((part) => lowerFirst(part)).join(' and ')}, when ${inCase.join(' and ')}`;
    return inCase.length > 0 && named
      ? `When ${[...others.map((part) => lowerFirst(part)), ...inCase].join(' and ')}`
      : '';
  }

  told(): string[] {
    const inCase = this.inCase();
    return this.results.map((result) => (inCase ? `${inCase}, ${lowerFirst(result)}` : result));
  }
}

/** The scenarios of Given, When and Then as sentences, one for each result; nothing where the lines are none. */
function scenarios(lines: readonly string[]): string[] | undefined {
  const found = [new Scenario()];
  for (const line of lines) {
    const bare = line.replace(/^\s+|[*_]{2}/g, '');
    if (HEADING.test(bare)) {
      found.push(new Scenario());
      continue;
    }
    const [, word = '', text = ''] = STEP.exec(bare) ?? [];
    if (!word) return undefined;
    if (found.at(-1)?.take(word.toLowerCase(), text)) continue;
    const next = new Scenario();
    next.take(word.toLowerCase(), text);
    found.push(next);
  }
  const told = found.flatMap((scenario) => scenario.told());
  return told.length > 0 ? told : undefined;
}

function plain(item: string): string {
  const bare = item
    .replace(ITEM, '')
    .replace(/[*_`]+/g, '')
    .replace(NUMBERED, '')
    .replace(VERIFY, '')
    .trim();
  const [, given = '', when = '', result = ''] = IN_ONE.exec(bare) ?? [];
  if (!given) return bare.replace(/[\s.;]+$/, '');
  const scenario = new Scenario();
  for (const [word, text] of [
    ['given', given],
    ['when', when],
    ['then', result],
  ] as const)
    scenario.take(word, text);
  return scenario.told()[0] ?? bare;
}

/** The sentences of a line, or what its commas part: "deposit paid back, bike free again". */
function statementsIn(line: string): string[] {
  const parts = line.split(/[;,]\s+(?:and )?/);
  const isList = parts.length > 1 && parts.every((part) => /^\S+ \S+(?: \S+){0,5}$/.test(part.trim()));
  return isList && !/^(?:if|when|after|once|before|given|as)\b/i.test(line)
    ? parts
    : line.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u);
}

/** The marked items, each with the lines that go on with it. */
function itemsOf(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line) || items.length === 0) items.push(line);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** What somebody wrote below "Acceptance criteria", each as one statement: items, lines, sentences, or scenarios. */
export function criteriaIn(section: string): string[] {
  const lines = section.split('\n').filter((line) => /\w/.test(line));
  const gherkin = scenarios(lines);
  if (gherkin) return gherkin;
  const items = lines.some((line) => ITEM.test(line)) ? itemsOf(lines) : lines.flatMap(statementsIn);
  return items.map(plain).filter((item) => /\w\W+\w/.test(item));
}

/** Whether a line begins what is to hold by itself: a scenario behind the story. */
export function startsScenario(line: string, below = ''): boolean {
  return HEADING.test(line)
    ? /scenario/i.test(line)
    : IN_ONE.test(line.trim()) || (STEP.exec(line)?.[1]?.toLowerCase() === 'given' && STEP.test(below));
}
