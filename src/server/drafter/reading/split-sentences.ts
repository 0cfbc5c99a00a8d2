import { isOneQuestion } from './question-shapes.ts';
import { readClause } from '../language/clause.ts';
import { isPerson, withArticle } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isCommand } from './is-command.ts';
import { startsWithName } from './starts-with-name.ts';
import { partSplices } from './part-splices.ts';
import { REMARKS } from '../lexicon/remarks.ts';
import { NOT_NAMES, WRITTEN_FORMS } from '../lexicon/spelling.ts';

/** One sentence or list item of an idea. */
export interface Sentence {
  readonly text: string;
  readonly isItem: boolean;
  readonly isQuestion: boolean;
  /** It stands above a list and names what the list is about. */
  readonly isTopic?: boolean;
  /** It is a rule that goes on where the sentence before ends: "studio leads without any limit". */
  readonly goesOn?: boolean;
  /** It says how it is today: "At the moment everybody can open it". */
  readonly isToday?: boolean;
}

const TODAY =
  /^(?:(?:and|but|so) )?(?:right now|currently|at the moment|at present|so far|as it is|as of now|today(?=,? (?:i|we|they|he|she|it|the|that|every\w+|people|nobody|one)\b))\b/i;

/** A rule that goes on where the sentence before it ends. */
export function goingOn(text: string): Sentence {
  return { text, isItem: false, isQuestion: false, goesOn: true };
}

const LABEL =
  /^(?:(?:feature(?: request)?|idea|title|summary|request|proposal|story|user story|suggestion|wish|goal|problem|context|background|description|todo|epic|task|bug|issue|note|ps|p\.s\.?|(?:just |only )?one (?:small |more )?(?:thing|wish|request|suggestion|idea)(?: though)?|quick question|question)\s*[:-]\s*)+/i;

const FILLER = new RegExp(
  `^(?:(?:hi|hello|hey|hi there|hey there|hi all|hi team|hey team|hello team|dear team|team(?=\\s*[,:!-])|folks|guys|ok|okay|so|well|also|and|but|plus|basically|ideally|maybe|perhaps|please|kindly|just|now|right now|currently|today|at the moment|` +
    `additionally|furthermore|in addition|besides|moreover|finally|lastly|(?:first|second)(?=\\s*[,:]|\\s+(?:we|i|let|of all)\\b)|firstly|secondly|for example|for instance|that is|as discussed|as we discussed|honestly|in general|generally|in short|to be honest|i think|i feel like|i believe|` +
    `we think|we feel|we believe|i guess|i suggest|i propose|we propose|my idea is|the idea is|our idea is|idea is|here is an idea|quick idea|quick one|thanks|thank you|fyi|it seems|it looks like|apparently|obviously|of course|sometimes|often|once again|again|then|still|instead|therefore|hence|thus|imagine|suppose)` +
    `(?:\\s+that(?=\\s+(?:we|i|the|it|our|users?|customers?|a|an|they)\\b))?(?:\\s*[,:!-]+\\s*|\\s+))(?=\\S)`,
  'i',
);

/** Takes greetings, labels and fillers from the start: "Hi team, maybe we could ..." -> "we could ...". */
function stripFillers(text: string): string {
  let left = text.trim().replace(LABEL, '');
  for (let turn = 0; turn < 6; turn++) {
    // "Still" or "plus" may belong to the sentence; a filler leaves at least three words behind.
    const shorter = left.replace(FILLER, '');
    if (shorter === left || shorter.split(/\s+/).length < 2) break;
    left = shorter;
  }
  return left
    .replace(/(?<!\bas)\s+(?:please|thanks|thank you|thanks in advance|cheers)\s*[.!]*$/i, '')
    .replace(/,\s*(?:please|thanks)\b/gi, '');
}

const PRAISE =
  /^(?:(?:i|we) )?(?:really |just |absolutely )?(?:love|like|enjoy) (?:the|this|your|how|that|it)\b(?!.*\b(?:but|could|should|would|to|if|more)\b)|^(?:great|nice|good|awesome|amazing) (?:app|tool|product|work|job|update|release|feature)$|^(?:the|your|this|our) (?:[\w-]+ ){1,3}(?:is|are|looks?|works?|runs?|helps?) (?:really |very |so |super |pretty |quite |already |all )*(?:nice|nicely|great|good|fine|well|better|lovely|awesome|amazing|useful|helpful|cool|perfect|perfectly|a lot)(?: (?:now|so far|already|for us|these days|by the way|since \w+|lately))*$/i;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|approx|incl|max|min|no|nr|mr|mrs|ms|dr|st|inc|ltd|a\.m|p\.m)\.$/i;

/** "dark theme, my wife looks at it in bed": a thing and its reason. */
function partReason(line: string): string {
  return line.replace(
    /^([^,]{3,45}), (?=((?:my|our|i|we|they|nobody|everyone|the \w+|it|[a-z]+s(?= [a-z]+ (?!and\b|or\b))) .+)$)/i,
    (whole, thing: string, reason: string) =>
      !readClause(thing) &&
      !isCommand(thing) &&
      !/(?:^|: )(?:if|when|as|after|before|in|on|at|for|once|while|because|since|with|so|and|but|please|ideally)\b/i.test(
        thing,
      ) &&
      readClause(reason)?.kind === 'full' &&
      (!/\b(?:should|must|want|need)s?\b/i.test(reason) || isNeedOfThing(reason))
        ? `${thing}. `
        : whole,
  );
}

/** "the small vials need tiny ones": a thing wants nothing, and what it needs is a reason. */
function isNeedOfThing(reason: string): boolean {
  const clause = readClause(reason);
  return clause?.verb === 'need' && !isPerson(clause.subject.split(' ').at(-1) ?? '');
}

/** "What still bugs us: ...", "The only thing I miss: ...": what such words announce is told behind them. */
const ANNOUNCED =
  /(^|[.!?] )(?:what|(?:the |one |my |our )?(?:only |one |other )?(?:thing|problem|wish|issue)(?: that| which)?)(?: (?:I|we|still|really|also|just|always|would|'d))* (?:bugs?|annoys?|bothers?|irritates?|miss|want|need|like|is missing|is|hate|love)(?: (?:us|me|everybody|to have|to see))?(?: (?:now|most|though|a bit|about it|here))*\s*: /gi;

/** "stock low -> order": what is to happen when; "word count -> price": what is told for what. */
function withArrow(from: string, to: string): string {
  const isDeed =
    isCommand(to) ||
    (to.includes(' ') && isBaseVerb(to.split(' ')[0]?.toLowerCase() ?? '')) ||
    readClause(to) !== undefined;
  if (readClause(from)) return `when ${from}, ${to}`;
  if (!isDeed && !/\b(?:when|if|should|must|can)\b/i.test(to)) return `show the ${to} for ${from}`;
  return /^(?:an?|the|no|any|every|each|all|\d)\b|s$/i.test(from)
    ? `when ${from}, ${to}`
    : `when there is ${withArticle(from)}, ${to}`;
}

/** "all orders have to be stopped, today I phone each of them": how it is done now. */
const NOW = /, (?:and )?(?=(?:today|now|right now|at the moment|currently|so far|at present) (?:I|we|they|the) )/gi;

const REMARK = new RegExp(`(?:,|;|:| -) +((?:${REMARKS.join('|')}))[.! ]*$`, 'i');

/** What joins a clause to the wish before it, and what says when: no remark. */
const JOINED =
  /^(?:otherwise|and|but|so|or|which|who|if|when|because|once|after|before|as|while|since|unless|until|although)\b/i;

/** "a parts list" names a thing, and "list" is no verb. */
const THING_FIRST = /^(?:an?|the|one) [\w-]+ (?:lists?|plans?|reports?|maps?|charts?|forms?|notes?|views?|logs?)\b/i;
/** Where or when it is so: what stands behind the comma is the sentence itself. */
const FRONT = /^(?:at|in|on|during|every|each|for|from|with|by|near|behind|under|over|to)\b/i;

/** "a list of invoices, it's annoying": what is remarked behind a wish is told for itself. */
function partRemark(line: string): string {
  const [all = '', remark = ''] = REMARK.exec(line) ?? [];
  if (remark === '' || JOINED.test(remark)) return line;
  const before = line.slice(0, line.length - all.length);
  const own = ownStart(before, before.length);
  // "When it rains, the line is always busy", "the doors are old, half of them stay open": no wish stands before it.
  const isStated = !isCommand(own) && !THING_FIRST.test(own) && readClause(own)?.kind === 'full';
  return before.split(' ').length < 2 || JOINED.test(own) || FRONT.test(own) || isStated
    ? line
    : `${before}. ${remark.charAt(0).toUpperCase()}${remark.slice(1)}`;
}

function splitLine(line: string): string[] {
  const said = line.split(/(?<=[.!?])\s+/);
  // "who gets it: the first or the oldest?" is one question.
  if (said.some(isOneQuestion)) return said.flatMap((part) => (isOneQuestion(part) ? [part] : splitStatements(part)));
  return splitStatements(line);
}

/** What stands before a place in its own sentence. */
function ownStart(line: string, at: number): string {
  return (/[^.!?;]*$/.exec(line.slice(0, at))?.[0] ?? '').trimStart();
}

/** "we want fewer calls, students should reset it themselves": two sentences with a comma between them; "..., and shall record it" goes on. */
function partOwed(line: string): string {
  return line.replace(
    /,\s+(?!(?:and|or|but|then|also|(?:and|but) (?:also|then|never|only)) (?:should|must|shall)\b)(?=(?:(?:the|our|all|every|each) )?[\w-]+(?: [\w-]+)? (?:should|must|shall)\b)/gi,
    (comma, at: number) =>
      /^(?:when|if|once|after|before|as|while|because|since|in|for|on|at|so)\b/i.test(ownStart(line, at))
        ? comma
        : '. ',
  );
}

function splitStatements(line: string): string[] {
  const parted = partOwed(partRemark(line.replace(ANNOUNCED, '$1').replace(NOW, '. ')));
  const parts: string[] = [];
  let rest = '';
  const asked = partReason(partSplices(parted))
    // "Ideally the same defect is entered once": told as if it were so, but wished.
    .replace(/^(?:ideally|better|preferably|best)\s*[,:]?\s+(?=(.+)$)/i, (whole, rest: string) =>
      readClause(rest)?.kind === 'modal' || !readClause(rest) ? whole : 'it would be nice if ',
    )
    // "hide name, photo, age"
    .replace(/([\w'-]+), ([\w'-]+), ([\w'-]+)\s*$/, (whole, a: string, b: string, c: string) =>
      /\b(?:and|or)\b/i.test(parted) || readClause(whole) ? whole : `${a}, ${b} and ${c}`,
    )
    // "She builds it every Monday. It takes two hours.": the time belongs to what is done.
    .replace(
      /(?<=([^.!?]*))\.\s+((?:it|this|that)) (?=(?:takes|costs|needs) (?:\w+ ){0,3}(?:hours?|minutes?|days?|weeks?|ages|forever|long)\b)/gi,
      (whole, before: string) => (readClause(before.trim())?.kind === 'full' ? ' and it ' : whole),
    )
    // "..., otherwise remind their manager": an order of its own.
    .replace(/,?\s+otherwise,?\s+(?=(\w.*)$)/i, (whole, rest: string) => (isCommand(rest) ? '. ' : whole))
    // "we work in the dark: the screen disturbs the show"
    .replace(/^([^:]{12,90}):\s+(?=\w)/, (whole, left: string) =>
      left.split(' ').length > 3 && readClause(left) ? `${left}. ` : whole,
    )
    .replace(/^(.{3,90}?)\s*(?:->|=>|→)\s*(.+)$/, (_, from: string, to: string) => withArrow(from, to))
    .replace(/,\s+(?=only (?:send|show|let|allow|use|ask|charge|list|display|notify|count|open|accept)\b)/gi, '. ')
    .replace(/(?<!\bto [^,]{3,60}),\s+only to (?=(\w+))/gi, (whole, next: string) =>
      // "only to guests who came": to whom, and nothing to do.
      isBaseVerb(next.toLowerCase()) && !isPerson(next) ? '. It should be possible to ' : whole,
    )
    .replace(/,?\s+(?:please|thanks|thank you)\s*,\s+/gi, '. ')
    .replace(
      /,\s+(?:so |and |but )?(?=(?:can|could|should|shall|can't|couldn't) (?:they|we|i|you|it|there|the|our|this|that|a|an)\b)/gi,
      '? ',
    )
    .replace(/^([^?]*\? )([^.?!]+)$/, '$1$2?')
    .replace(
      /,\s+(?:so |and |but )?(?=(?:we|i) (?:should|must|need to|could|want|would like|shall)\b|want (?:that|this|it|them)\b)/gi,
      (comma, at: number, whole: string) => {
        const own = ownStart(whole, at);
        return /^(?:when|if|once|after|before|as|while|because|since)\b/i.test(own) || !/\s\S+\s/.test(own)
          ? comma
          : '. ';
      },
    )
    .replace(
      /,?\s+so (?=(?:please|let|add|give|make|can|could|we (?:need|should|want)|i (?:need|want|would like))\b(?! sure))/gi,
      '. ',
    )
    .replace(/,\s+(?:and |but )?(?=(?:ideally|preferably|optionally)\b)/gi, '. ');
  // "undo for deleted notes, I removed one by accident": what happened is told behind the comma.
  const told = asked.replace(
    /(?<=^|[.!?] )((?!as\b|when|if\b|because|since|while|after|before)(?:[^\s,.!?]+ ){2,}[^\s,.!?]+),\s+(?=(?:I|we) (?:\w+ly )?(?!need\b)(?:\w+ed|lost|forgot|had|keep|did|do not|don't|always|often|never|made|sent|found|paid)\b)/i,
    '$1. ',
  );
  for (const piece of told.split(
    /(?<=[.!?;])\s+|\s+-\s+(?=(?:and|but|so|then|we|they|it|this|that|please|can|could|should|the|no|right now|at the moment|currently)\b)/i,
  )) {
    rest = rest ? `${rest} ${piece}` : piece;
    if (ABBREVIATION.test(rest)) continue;
    parts.push(rest);
    rest = '';
  }
  return rest ? [...parts, rest] : parts;
}

/** A sentence without the capital of its start, unless that belongs to a name. */
function withoutCapital(text: string): string {
  const first = /^[\p{L}\d'-]+/u.exec(text)?.[0] ?? '';
  const isName =
    Object.hasOwn(WRITTEN_FORMS, first.toLowerCase()) &&
    // "Slack integration", "Apple Health"
    (/^\S+ \p{Lu}\p{Ll}/u.test(text) ||
      !NOT_NAMES.has(first.toLowerCase()) ||
      /^\S+ (?:integration|connector|plug-?in|bot|channel)s?\b/.test(text));
  const isPlain = /^(?![TXUV]-\p{Ll})\p{Lu}[\p{Ll}'-]*(?:-\p{L}+)*$/u.test(first) && !/^I('|$)/.test(first);
  // "Do Not Disturb log", "A/B test"
  const isTitle = /^\p{Lu}\/\p{Lu}|^(?:Do|Be|No|Out|Off|Not) \p{Lu}\p{Ll}/u.test(text);
  return isPlain && !isName && !isTitle && !startsWithName(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const split = remember<readonly Sentence[]>(100);

/** The sentences and list items of a cleaned idea, in order, without empty ones. */
export function splitSentences(text: string): readonly Sentence[] {
  return split(text, () => sentencesOf(text));
}

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  // A sentence may run over a line break; a list item, a blank line or an end mark closes it.
  const lines = text.replace(/([^\n.!?:;])\n(?=[a-z])/g, '$1 ').split('\n');
  let lead = '';
  let during = '';
  for (const line of lines) {
    const isItem = line.startsWith('- ');
    // "When booking a kiln:" says when each of its items is wanted.
    if (!isItem) during = /^((?:when|if|once|after|before|while|during) [^,.!?]{3,60}?)\s*:\s*$/i.exec(line)?.[1] ?? '';
    if (during && !isItem) continue;
    // "Caregivers should be able to:" and its items are one sentence each.
    if (!isItem) lead = /\b(?:to|can|should|must|could)\s*:\s*$/i.test(line) ? line.replace(/\s*:\s*$/, ' ') : '';
    if (lead && !isItem) continue;
    for (const part of splitLine(lead + line.replace(/^- /, ''))) {
      const isQuestion = /\?\s*$/.test(part);
      // "So that nobody ..." on its own tells why.
      const bare = (/^so that\b/i.test(part.trim()) ? part : stripFillers(part))
        .replace(/[\s.!?;:,-]+$/, '')
        .replace(/^[\s.,;:!?)-]+/, '');
      if (/\p{L}{2}/u.test(bare))
        sentences.push({
          text: withoutCapital(
            isItem && !lead
              ? [bare.replace(/^(?:can|should|must|may|could|to) (?=[a-z])/i, ''), withoutCapital(during)]
                  .filter(Boolean)
                  .join(' ')
              : bare,
          ),
          isItem: isItem && !lead,
          isQuestion,
          isTopic: !isItem && /:\s*$/.test(part),
          ...(TODAY.test(part) ? { isToday: true } : {}),
        });
    }
  }
  // "Love the new plan view!": praise asks for nothing, where something else does.
  const asking = sentences.filter(({ text }) => !PRAISE.test(text));
  return asking.length > 0 ? asking : sentences;
}
