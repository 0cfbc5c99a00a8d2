import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { plainAsk, withoutPlea } from './plain-asks.ts';
import { type Rewording, reworded } from '../language/rewording.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** Where a sentence of a note starts. */
const START = String.raw`(?<=^|[.!?]["')]?\s+)`;
/** "For every alloy we have to be able to say ...": what stands in front of whoever wishes. */
const FRONTED = new RegExp(
  `${START}((?:for|in|on|at|with|during|from|per) (?:the |an? |all |each |every |our )?[^,.!?;:]{2,60}?),? ((?:we|I) (?:(?:really |also |still |just )?(?:want|need|have to|must|should|would like|'d like|would love)\\b)(?! (?:to )?(?:wait|do|drive|call|phone|ring|type|go)\\b)(?:[^,.!?;:]+| to (?:know|see) (?:who|which|what|how|when|where)\\b[^.!?;:]+))(?=[.!?]|$)`,
  'gi',
);

/** How people talk in notes and chats, and the same in whole sentences. */
const TALK: readonly Rewording[] = [
  // "So yeah, credits need to be tracked", "Anyway, ..."
  [
    new RegExp(
      `${START}(?:so |well |ok |okay |but |and )?(?:yeah|yep|yes|anyway|anyhow|long story short|bottom line|in any case|to cut it short)\\s*[,:;–-]+ (?=\\S)`,
      'gi',
    ),
    '',
  ],
  // "Batch numbers!! For every ...": a cry in front of the note is its title.
  [
    /^(?:[\w-]+ ){0,2}[\w-]+!{2,}\s+(?=\p{Lu}(?!.*\b(?:them|it|they|these|those)\b).*\b(?:wants?|needs?|have to|must|should|would|please)\b)/u,
    '',
  ],
  // "I track who paid what in my head"
  [
    /(?:,? (?:as|because|since|and|so) )?\b(I|we) (?:track|keep track of|remember|know|keep|note) ((?:who|what|which|when|where|how many|how much)\b[^,.!?;]{3,60}?) in (?:my|our) heads?\b/gi,
    (_, who = '', what = '') => `. ${who === 'I' ? 'I' : 'We'} want to see ${what}`,
  ],
  // "or something", "or so"
  [/(?<=\w) or (?:something|whatever|so|something like that|the like)(?=[.!?]|$)/gi, ''],
  // "tracked somewhere", "see it somewhere"
  [
    /\b(tracked|recorded|kept|written down|noted|shown|stored|see [^.!?,]{2,80}?|find [^.!?,]{2,80}?) somewhere(?=[.?!]|$)/gi,
    '$1',
  ],
  // "at, say, 10 minutes"
  [
    /\b(at|over|above|below|under|than|until|from|every|per|with), say, (?=\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b)/gi,
    '$1 ',
  ],
  [
    /\b(do|does|did) have to\b/gi,
    (_, does = '') => (/^do$/i.test(does) ? 'have to' : /^does$/i.test(does) ? 'has to' : 'had to'),
  ],
  // "hotels have to be able to print it", "anything that looks odd needs to be hidden": it is to be so.
  [
    /(?<!\b(?:not|never|will|would|shall|may|might|can|could|must|should|to|do|does|did|n['’]t) )(?<!n['’]t )\b(?:have|has|need|needs) to be able to\b/gi,
    'should be able to',
  ],
  [
    /\b((?:anything|everything|whatever|all [\w-]+|any [\w-]+|every [\w-]+) (?:that|which|who) [^,.;!?]{3,60}?) (?:needs?|has|have) to be (?=\w+(?:ed|en|wn|nt|ne|pt|ut|ld)\b)/gi,
    '$1 must be ',
  ],
  // "lost card = 15 euros"
  [
    /(?<=[a-z)]) = (?=(?:EUR|USD|GBP)? ?[€£$]?\d[\d.,]* ?(?:EUR|USD|GBP|euros?|pounds?|dollars?|[€£$])?\b)/gi,
    ' costs ',
  ],
  [/^([a-z]+) (lost|broken|missed|damaged|stolen|late|forgotten) costs /i, 'A $2 $1 costs '],
  // "5+ times", "40+ minutes"
  [
    /\b(\d[\d,.]*)\+ (?=(?:times|min\b|mins?\b|minutes|hours|days|weeks|months|mails|e-?mails|calls|tickets|orders|messages|pages|items|rows|entries|files|photos)\b)/gi,
    'at least $1 ',
  ],
  // "When that happens we need a list"
  [
    /\b((?:when|if|once|as soon as|whenever) (?:that|this|it) happens) (?=(?:we|I|they|the|our|every|please)\b)/gi,
    '$1, ',
  ],
  // "... until a lead reads them? Probably only for the first two weeks": how far it goes.
  [
    /([?.]) (?:prob(?:ably)?\.? |maybe |but |and )?only ((?:for|in|on|at|during|until|from|with) (?:the |a )?[^.!?,]{3,50}?)(?: though)?(?=[.!?]|$)/gi,
    // "Only on Mondays the gate stays shut" is a sentence of its own.
    (whole, end = '', how = '') => (isPhrase(how) ? `, only ${how}${end === '?' ? '?' : ''}` : whole),
  ],
  // "avg. length", "no. of seats"
  [/\bavg\b\.?/gi, 'average'],
  // "Want them to get a text", "Would rather see it", "Needs a rate per country": who speaks is left out.
  [
    new RegExp(
      `${START}(?:really |just )?(want|need|would (?:really |just |also )?(?:like|love|prefer)|would rather|wish) (?=(?:them|him|her|people|everybody|everyone|it|this|that|these|those|something|somebody|someone|one|our|their|each|every|all|no|not|to be|have|see|get|be) ?\\b)`,
      'gi',
    ),
    (_, want = '') => `We ${want.toLowerCase()} `,
  ],
  [
    new RegExp(`${START}(?:really |also |so )?needs (?=(?:an?|some|more|one|two|its own|their own) )`, 'gi'),
    'We need ',
  ],
  // "the app must not let a driver be planned for ten hours": they must not be.
  [
    new RegExp(
      `${START}(?:the |our |this )?(?:app|system|product|platform|tool|software|portal|site|website|service) (must|should|shall) (?:not|never) (?:let|allow|permit) ((?:an?|the|any|more|two|several|all) (?:[\\w-]+ ){0,4}?[\\w-]+|[\\w-]+s) (?:to )?(?=be [a-z]+(?:ed|en|wn|nt|ne|de|ld|ut) )`,
      'gi',
    ),
    (_, must = '', who = '') => `${upperFirst(who)} ${must} not `,
  ],
  // "A text at ten minutes would have done"
  [
    /\bwould have (?:been (enough|plenty|fine|great|nice|helpful)|(?:already )?(done|helped|sufficed)(?: it| the trick| the job)?)(?=[.!?,]|$)/gi,
    (_, good = '') => `would be ${good || 'enough'}`,
  ],
];

/** Who forgets or asks what, and would see it: "clerks keep forgetting who had one". */
const FORGETS =
  /^((?:(?:the|our|my|some|most) )?[\w-]+(?: [\w-]+)?) (?:always |often |sometimes )?(?:keeps? forgetting|forgets?|(?:can|can't|cannot|can not|could not|couldn't) (?:never |ever )?remember|never remembers?|loses? track of|keeps? losing track of) ((?:who|whose|which|what|how many|how much|how often|when|where|whether)\b(?! to\b)[^,.!?;]+)$/i;

function forgetting(sentence: string, isAsked: boolean): string {
  const [, who = '', what = ''] = FORGETS.exec(sentence) ?? [];
  if (!who || isAsked || /^(?:it|that|this|nobody|there)$/i.test(who)) return sentence;
  const isOne = /^(?:he|she)$|^(?:the|our|my) [\w-]*[^s\W]$/i.test(who);
  return `${who} ${isOne ? 'wants' : 'want'} to see ${what}`;
}

/** "There are files which colleagues should not open. Only the lawyer.": who alone may. */
const ONLY_THEY =
  /\b((?:[\w-]+ )?[\w-]+s) (?:which|that) (?:even |not all |most |other |the )*([^,.!?]{3,40}?) (should|must|may|can)(?:n't| not|not) (?:be able to |be allowed to )?([a-z]+)[.!]\s+Only ((?:the |an? |our |my |one )?[^.!?,]{3,60})(?=[.!?]|$)/i;

function onlyThey(text: string): string {
  const [, things = '', , modal = '', verb = '', who = ''] = ONLY_THEY.exec(text) ?? [];
  return who !== '' && isPhrase(who) && isBaseVerb(verb)
    ? text.replace(
        /\bOnly [^.!?]+(?=[.!?]|$)/,
        `Only ${who.replace(/ \+ /g, ' and ')} ${modal === 'should' ? 'may' : modal.toLowerCase()} ${verb} those ${things.replace(/^are /i, '')}`,
      )
    : text;
}

/** Whether words are no clause of their own. */
function isPhrase(words: string): boolean {
  return parseSentence(words).clauses.every(({ group }) => group === undefined);
}

/** "For every alloy we need to say which lot": what is wished first, and where behind it. */
function frontedLast(text: string): string {
  return text.replace(FRONTED, (whole, front: string, wish: string) =>
    isPhrase(front) && !/^(?:in (?:general|short|fact)|for example|for now|with respect)\b/i.test(front)
      ? `${upperFirst(wish)} ${lowerFirst(front)}`
      : whole,
  );
}

/** "each has a deposit, and if two are out we want to charge it": a wish with its case, behind what is only told. */
const CASE_BEHIND =
  /^([^.!?]+?),? (?:and|so|but) ((?:if|when|whenever|once|as soon as) [^,.!?]+?,? (?:(?:we|I) (?:want|would like|need|have) to|(?:the|our|my|an?|every|each) [\w -]{2,40}? (?:should|must|has to|have to|needs? to)) [^.!?]+)$/i;

function partCase(sentence: string): string {
  const [, told = '', wish = ''] = CASE_BEHIND.exec(sentence) ?? [];
  const [clause] = told ? parseSentence(told).clauses : [];
  const isTold =
    clause?.group &&
    (!clause.group.modal || !/\bwe\b/i.test(wish)) &&
    clause.mood === 'statement' &&
    textOf(clause.subject) !== '' &&
    !/^(?:if|when|once|as soon as|we want|we need|I want|I need)\b/i.test(told);
  return isTold ? `${told}. ${upperFirst(wish)}` : sentence;
}

/** A note of several sentences with each put plainly; a single sentence is read as it stands. */
function inSentences(text: string, plain: (sentence: string) => string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=["'“A-Za-z\d])/);
  if (sentences.length < 2) return text;
  return sentences
    .map((sentence) => {
      const end = /[.!?]+$/.exec(sentence)?.[0] ?? '';
      return end.startsWith('?') ? sentence : `${plain(sentence.slice(0, sentence.length - end.length))}${end}`;
    })
    .join(' ');
}

/** A note in whole sentences, each with who speaks and what is wished. */
export function plainTalk(text: string): string {
  if (text.includes('\n')) return text;
  const plain = inSentences(withoutPlea(text), plainAsk);
  // "We lose track of who has one. There should be a loan with a date.": what is asked for in words is the wish.
  const isAsked = /[.!] There should be an? /.test(plain);
  return frontedLast(onlyThey(reworded(plain, TALK)))
    .split(/(?<=[.!?])\s+(?=["'“A-Za-z\d])/)
    .map((sentence) => {
      const end = /[.!?]+$/.exec(sentence)?.[0] ?? '';
      if (end.startsWith('?')) return sentence;
      return `${partCase(forgetting(sentence.slice(0, sentence.length - end.length), isAsked))}${end}`;
    })
    .join(' ');
}
