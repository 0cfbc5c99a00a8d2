import { isBaseVerb } from '../language/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import { announces } from './envelope.ts';
import { ITEM_MARK } from './item-mark.ts';
import { criteriaIn, startsScenario } from './own-criteria.ts';
import { tellsTitle, underTitle, type Titled } from './titled-idea.ts';
import { lowerFirst } from './trouble-words.ts';

type Kind = 'wish' | 'text' | 'title' | 'now' | 'trouble' | 'why' | 'context' | 'who' | 'criteria' | 'how' | 'beside';

/** What the headings of a ticket call its parts. */
const NAMES: Readonly<Record<Kind, string>> = {
  wish: "(?:describe )?(?:the |my |our )?(?:(?:proposed |suggested |desired |possible |ideal |your )?solution(?: you(?:['’]d| would) like)?|proposal|suggestion|feature(?: request| description| idea)?|request(?:ed change)?|goals?|objective|need|user need|ask|wish|idea|enhancement|improvement|requirement|change)|what(?: (?:would you like|do you want|do we want|is wanted|should happen|needs to be done))?|(?:expected|requested|desired|wanted|new|future|target) (?:behaviou?r|state|situation|process|result)|to[ -]be|how it should be",
  text: '(?:short |detailed )?descriptions?|details?|story|text|overview',
  title: 'title|summary|subject|headline|name',
  now: '(?:current|present|existing|actual|old) (?:behaviou?r|state|situation|process|result|solution)|as[ -]is|status quo|today|currently',
  trouble:
    '(?:the |our )?(?:problem(?: statement| description)?|pain(?: points?)?|issue|challenge|trouble)|is your (?:feature )?request related to a problem|what(?: is)? the problem|(?:what|which) problem does (?:this|it) solve',
  why: 'why(?: (?:do we (?:need|want) (?:it|this)|is (?:it|this) (?:needed|important)))?|reasons?|motivation|benefits?|(?:business |user |customer )?value|(?:business |expected )?impact|purpose|rationale|justification|business case|expected outcome',
  context: 'context|background|(?:main )?use cases?|scenario|situation|example',
  who: 'who|role|persona|users?|actors?|target (?:group|users?)|for whom|audience|stakeholders?',
  criteria:
    'acceptance(?: criteria| tests?| conditions)?|done when|accepted when|it is done when|acs?|criteria|requirements|conditions of satisfaction|business rules|rules|what (?:is|we) (?:need|needed)',
  beside:
    "(?:describe )?alternatives?(?: you(?:['’]ve| have) considered)?|additional (?:context|information|notes?)|further information|checklist|out of scope|non-goals|not in scope|(?:technical|tech|implementation|developer|dev|design|test|testing|qa) (?:notes?|details|hints)|(?:possible )?implementation|environment|(?:app )?version|screenshots?|mock-?ups?|designs?|links?|references?|related (?:issues|tickets|stories)|dependencies|risks|estimat(?:e|ion)|story points?|priority|definition of done|dod|definition of ready|comments?|notes?|attachments?|status|assignee|reporter|sprint",
  how: 'how|(?:proposed )?details of the solution',
};
const KINDS = (Object.entries(NAMES) as [Kind, string][]).map(
  ([kind, names]) => [kind, new RegExp(`^(?:${names})$`, 'i')] as const,
);
const ITEMS = new RegExp(String.raw`^\s*${ITEM_MARK}\s`, 'm');
const ANY = Object.values(NAMES).join('|');
/** "## Proposed solution", "**Why**", "Problem:", with what stands behind the colon. */
const HEADING = new RegExp(
  String.raw`^\s*(?:(?<marks>#{1,6}\s+|\*\*|__|[*_])?(?<name>${ANY})(?![\w’'-])(?:\*\*|__|[*_])?\s*(?<mark>[:?.]|[–-](?= ))?\s*(?:please describe\.?)?(?:\*\*|__|[*_])?\s*(?<rest>.*))$`,
  'i',
);

/** "We need it. Acceptance criteria: ..." */
const IN_LINE = /([.!?])\s+(?=(?:acceptance criteria|criteria|ACs?):\s+\S)/i;

const LABELS =
  'background|context|situation|what|problem|issue|pain(?: points?)?|today|currently|goals?|objective|need|why|reasons?|benefits?|value|impact|(?:proposed )?solution|proposal|suggestion|idea|wish|request|ask|expected(?: behaviou?r)?|who|users?|persona|acceptance criteria|criteria|acs?';
/** "Background: ... Goal: ...": the parts of a note in one paragraph. */
const OPENS_LABELLED = new RegExp(String.raw`^\s*(?:${LABELS}):\s+\S`, 'i');
const LABEL_IN_LINE = new RegExp(String.raw`([.!?;])[ \t]+(?=(?:${LABELS}):\s+\S)`, 'gi');
/** "Guests get lost. Idea: a map." */
const WISH_IN_LINE =
  /([.!?])[ \t]+(?=(?:proposed solution|solution|proposal|suggestion|idea|wish|request|my ask|ask):\s+\S)/i;

/** The text with each part that is named in it on a line of its own. */
function withLabelsApart(text: string): string {
  const apart = text.replace(IN_LINE, '$1\n');
  return OPENS_LABELLED.test(apart) ? apart.replace(LABEL_IN_LINE, '$1\n') : apart.replace(WISH_IN_LINE, '$1\n');
}

interface Section {
  readonly kind: Kind;
  readonly lines: string[];
}

function headingOf(line: string, above = ''): { kind: Kind; rest: string } | undefined {
  const { name = '', marks = '', mark = '', rest = '' } = HEADING.exec(line)?.groups ?? {};
  // Where nothing marks it, a heading stands alone in its line.
  if (!name || (rest !== '' && mark === '') || (rest === '' && marks === '' && mark === '' && line.trim().length > 40))
    return undefined;
  if (rest !== '' && mark !== ':' && marks === '') return undefined;
  // "sort by / priority / status / version"
  if (rest === '' && marks === '' && mark === '' && /[^.!?\s]\s*$/.test(above)) return undefined;
  const kind = KINDS.find(([, names]) => names.test(name))?.[0];
  return kind && { kind, rest: rest.trim() };
}

function sectionsOf(text: string): { preface: string; sections: Section[] } {
  const preface: string[] = [];
  const sections: Section[] = [];
  const lines = withLabelsApart(text).split('\n');
  let isNamed = false;
  for (const [at, line] of lines.entries()) {
    const above = sections.length === 0 ? (lines[at - 1] ?? '') : '';
    isNamed = sections.length === 0 && line.trim() !== '' && (isNamed || announces(above));
    const heading = isNamed ? undefined : headingOf(line, above);
    if (startsScenario(line, lines[at + 1]) && (preface.length > 0 || sections.length > 0)) {
      if (sections.at(-1)?.kind !== 'criteria') sections.push({ kind: 'criteria', lines: [] });
      sections.at(-1)?.lines.push(line);
    } else if (heading) sections.push({ kind: heading.kind, lines: heading.rest ? [heading.rest] : [] });
    else (sections.at(-1)?.lines ?? preface).push(line);
  }
  return { preface: preface.join('\n').trim(), sections };
}

const ended = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);
/** A story, with what stands above it. */
const STORY = /^([\s\S]*?)(?<=^|\n)([\s*_]*as an? [^\n]+\bI\b[\s\S]*)$/i;

/** "The manager can export rides": so it is to be, and is not yet. */
function asWished(text: string, who: string): string {
  const said = text
    .replace(
      /^((?:the |an? |all |every |each )?[\w-]+(?: [\w-]+){0,2}) can (?!not\b|only\b|never\b)/i,
      '$1 should be able to ',
    )
    .replace(
      /^((?:the |an? |all |every |each )?[\w-]+(?: [\w-]+){0,2}) (?:cannot|can not|can['’]t) /i,
      '$1 should not be able to ',
    )
    // "members see who is next": so it is to be.
    .replace(
      /^((?:the |all |our )?(?:[\w-]+ )?[\w-]*[a-rt-z]s) (see|know|get|choose|find|send|book|enter|pay|read|report)\b (?=\S)/i,
      (whole, many: string, verb: string) =>
        isBaseVerb(many.split(' ')[0]?.toLowerCase() ?? '')
          ? whole
          : `${many} should be able to ${verb.toLowerCase()} `,
    );
  const role = who.replace(/^(?:the|an?|all|our) /i, '').replace(/[.\s]+$/, '');
  const isDeed = isBaseVerb(said.split(' ')[0]?.toLowerCase() ?? '');
  return isDeed && /^[\w-]+(?: [\w-]+)?$/.test(role) && !said.toLowerCase().includes(role.toLowerCase())
    ? `${isPlural(role) ? role : `The ${role}`} should be able to ${lowerFirst(said)}`
    : said;
}

/** "fewer lost bikes", "so that nobody waits": what it is good for, behind the wish. */
function reasonOf(why: string): { inWish: string; beside: string } {
  const [first = ''] = why.replace(/^[\s*-]+/, '').split(/\n|(?<=[.!?])\s+/);
  const bare = first.replace(/[.\s]+$/, '');
  if (/^(?:so that|in order to|because|to [a-z]+ )/i.test(bare)) return { inWish: ` ${lowerFirst(bare)}`, beside: '' };
  const [, amount = '', what = ''] = /^(more|fewer|less) ([\w-]+(?: [\w-]+){0,5})$/i.exec(bare) ?? [];
  if (amount)
    return {
      inWish: ` so that there ${
        isPlural(
          what
            .split(/ (?:in|on|at|for|from|of) /)[0]
            ?.split(' ')
            .at(-1) ?? '',
        )
          ? 'are'
          : 'is'
      } ${lowerFirst(bare)}`,
      beside: '',
    };
  return { inWish: '', beside: /\s\S+\s/.test(bare) ? ended(bare) : '' };
}

/** A ticket in sections ("Problem", "Proposed solution", "Acceptance criteria") as a plain note: the wish, why, and what is to hold; what only has a title is read below it. */
export function toldInSections(text: string): Titled {
  const { preface, sections } = sectionsOf(text);
  const of = (...kinds: Kind[]) =>
    sections
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ lines }) => lines.join('\n').trim())
      .filter(Boolean)
      .join('\n');
  if (new Set(sections.map(({ kind }) => kind)).size + (preface ? 1 : 0) < 2) return underTitle(text);
  const criteria = criteriaIn(of('criteria', 'how'));
  const [, above = '', story = ''] =
    [preface, of('wish'), of('text')].map((part) => STORY.exec(part)).find(Boolean) ?? [];
  const named = above.trim().replace(/[.\s]+$/, '');
  if (story) return { text: story, criteria, ...(tellsTitle(story, named) ? { title: named } : {}) };
  const wish = of('wish') || of('text') || preface || of('title') || of('context');
  const inLines = ITEMS.test(wish);
  if (!wish) return underTitle(text);
  if (inLines) return { text: wish, criteria };
  const title = of('title') || (preface === wish ? '' : preface);
  const { inWish, beside } = reasonOf(of('why'));
  const now = of('now');
  const besides = [
    of('trouble'),
    now ? `At the moment ${lowerFirst(now)}` : '',
    // Beside what is wished and why the background tells nothing that is wished.
    wish === of('context') || of('trouble', 'now') || /\n|[.!?] \S/.test(of('context')) ? '' : of('context'),
    beside,
  ];
  const [first = '', ...more] = asWished(wish.replaceAll('\n', ' '), of('who')).split(/(?<=[.!?])\s+/);
  const told = [
    ended(`${first.replace(/[.\s]+$/, '')}${inWish}`),
    ...more,
    ...besides.map((part) => ended(part.replaceAll('\n', ' ').trim())),
  ];
  const note = told.filter(Boolean).join(' ');
  const plainTitle = title.replace(/[.\s]+$/, '');
  if (!/^\S+(?: \S+){0,9}$/.test(plainTitle)) return { text: note, criteria };
  return tellsTitle(note, plainTitle)
    ? { text: note, title: plainTitle, criteria }
    : { text: `${ended(plainTitle)} ${note}`, criteria };
}
