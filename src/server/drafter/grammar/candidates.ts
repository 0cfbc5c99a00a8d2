import { ADVERBS, DETERMINERS, MODALS, POSSESSIVES, PREPOSITIONS } from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS, VERBS } from '../lexicon/verbs.ts';
import { isMass, isPerson, isPlural } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { isBaseVerb, participle, pastTense, readVerb } from '../language/verbs.ts';
import type { TaggedWord } from '../language/wink.ts';
import { CLOSED_WORDS } from './closed-words.ts';
import type { Word } from './words.ts';

/**
 * What a word is in its sentence: determiner or number (D), adjective (A), noun (N, plural NS), pronoun as subject (PN) or object (PO),
 * verb by its form (V0 base, VZ third person, VD past, VN participle, VG gerund), modal (M), auxiliaries (BE, HV, DO), not (NEG), adverb (R),
 * preposition (P), to (TO), and/or/but (C), subordinator (S), question word or relative pronoun (W), particle (PT), there (EX), punctuation (PU).
 */
export type Tag =
  | 'D'
  | 'A'
  | 'N'
  | 'NS'
  | 'PN'
  | 'PO'
  | 'V0'
  | 'VZ'
  | 'VD'
  | 'VN'
  | 'VG'
  | 'M'
  | 'BE'
  | 'HV'
  | 'DO'
  | 'NEG'
  | 'R'
  | 'P'
  | 'TO'
  | 'C'
  | 'S'
  | 'W'
  | 'PT'
  | 'EX'
  | 'PU';

/** Verbs that can carry a clause. */
export const FINITE: ReadonlySet<Tag> = new Set<Tag>(['V0', 'VZ', 'VD', 'M', 'BE', 'HV', 'DO']);

/** A tag that the word may have, with what speaks for it by the word alone; larger is likelier. */
export type Candidate = readonly [tag: Tag, score: number];

const PARTICLES = new Set('up down off out in on over back away around through along together apart'.split(' '));

const SUBJECTS = new Set(
  'i we he she they everyone everybody someone somebody anyone anybody nobody nothing everything something anything none people'.split(
    ' ',
  ),
);
const OBJECTS = new Set(
  'me us him them myself ourselves themselves yourself himself herself itself mine ours theirs yours someone somebody anyone anybody nobody nothing everything something anything everyone everybody people'.split(
    ' ',
  ),
);
/** Adjectives that say of a verb, as they are, when or how: "who arrive late", "who pay first". */
export const FLAT_ADVERBS: ReadonlySet<string> = new Set(
  'late early fast hard straight first last alone abroad daily weekly monthly yearly online offline'.split(' '),
);
const WH = new Set('who whom whose which what how why where whether when'.split(' '));
const SUBS = new Set('when whenever while if once unless until wherever everywhere because although though'.split(' '));
/** How something is, although the word is a verb as well: "stays empty", "runs dry". */
const ALSO_STATES = new Set('empty open dry clean clear free calm cool warm dirty idle slow blank loose'.split(' '));
const NOUNISH_ADJECTIVE = /(?:al|ic|ive|ous|ful|less|able|ible|ary|ish|ent|ant)$/;

function closed(lower: string): readonly Candidate[] | undefined {
  const known = CLOSED_WORDS.get(lower);
  if (known) return known;
  if (/^[,;:()!?./-]$/.test(lower)) return [['PU', 1]];
  if (/^(?:is|are|am|was|were|be|been|being)$/.test(lower)) return [['BE', 2]];
  if (/^(?:has|have|had|having)$/.test(lower))
    return [
      ['HV', 0.6],
      [lower === 'have' ? 'V0' : lower === 'has' ? 'VZ' : lower === 'had' ? 'VD' : 'VG', 0.6],
    ];
  if (/^(?:do|does|did)$/.test(lower))
    return [
      ['DO', 0.6],
      [lower === 'do' ? 'V0' : lower === 'does' ? 'VZ' : 'VD', 0],
    ];
  if (MODALS.has(lower)) return [['M', 2]];
  if (/^(?:and|or|but|nor|plus)$/.test(lower)) return [['C', 1.5]];
  if (WH.has(lower))
    return SUBS.has(lower)
      ? [
          ['S', 0.5],
          ['W', 0.3],
        ]
      : [['W', 1]];
  if (SUBS.has(lower)) return [['S', 1]];
  if (SUBJECTS.has(lower) || OBJECTS.has(lower)) {
    const tags: Candidate[] = [];
    if (SUBJECTS.has(lower)) tags.push(['PN', 1]);
    if (OBJECTS.has(lower)) tags.push(['PO', 1]);
    return tags;
  }
  if (POSSESSIVES.has(lower) || DETERMINERS.has(lower)) return [['D', 1.5]];
  if (
    /^[€$£#]?\d/.test(lower) ||
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|half|dozen)$/.test(
      lower,
    ) ||
    // "two hours and again ten" of "two hours and again ten minutes before"
    / (?:and|or|then) (?:again )?[a-z]+$/.test(lower)
  )
    return [
      ['D', 1],
      ['N', /\d/.test(lower) ? -0.3 : -1.5],
    ];
  return undefined;
}

function verbsOf(lower: string): { tags: Tag[]; base: string } | undefined {
  const verb = readVerb(lower);
  if (verb) {
    const { base, form } = verb;
    if (form === 'base')
      return {
        base,
        tags: /^(?:put|set|cut|read|hit|let|cost|split|bid|quit|shut|hurt|cast|spread|run|come|become)$/.test(base)
          ? ['V0', 'VN', 'VD']
          : ['V0'],
      };
    // "chose" is no participle, and "chosen" no past.
    const both = pastTense(base) === participle(base);
    const done: Tag[] = both ? ['VD', 'VN'] : lower === participle(base) ? ['VN'] : ['VD'];
    return { base, tags: form === 'third' ? ['VZ'] : form === 'gerund' ? ['VG'] : done };
  }
  if (isBaseVerb(lower)) return { base: lower, tags: ['V0'] };
  if (
    /^[a-z-]{3,}ing$/.test(lower) &&
    !/^(?:thing|king|ring|string|spring|evening|morning|wing|building|nothing|everything|something|anything)$/.test(
      lower,
    )
  )
    return { base: lower, tags: ['VG'] };
  if (/^[a-z-]{3,}ed$/.test(lower) && !/^(?:hundred|need|feed|seed|speed|bed|shed|weed)$/.test(lower))
    return { base: lower, tags: ['VD', 'VN'] };
  return undefined;
}

const VERBISH: Readonly<Record<string, true>> = { VERB: true, AUX: true };
const NOUNISH: Readonly<Record<string, true>> = { NOUN: true, PROPN: true };

function adverbs(lower: string, tagged: string): Candidate[] {
  const tags: Candidate[] = [];
  const isAdverb = ADVERBS.has(lower) || (/[a-z]{3}ly$/.test(lower) && !FLAT_ADVERBS.has(lower));
  if (isAdverb)
    tags.push([
      'R',
      /^(?:family|supply|reply|assembly|apply|only|fly|rely|imply|comply|anomaly|july|italy)$/.test(lower) ? -0.5 : 1.2,
    ]);
  else if (tagged === 'ADV' || FLAT_ADVERBS.has(lower)) tags.push(['R', 0.6]);
  if (PARTICLES.has(lower)) tags.push(['PT', 0.2]);
  if (PREPOSITIONS.has(lower) || lower === 'of') tags.push(['P', 1.2]);
  return tags;
}

const candidates = remember<readonly Candidate[]>(5_000);

/** What a word may be, by itself and by what the tagger says of it. */
export function candidatesOf(word: Word, tagged: TaggedWord | undefined): readonly Candidate[] {
  return candidates(`${word.text} ${tagged?.tag} ${word.isName}`, () => readCandidates(word, tagged));
}

function readCandidates(word: Word, tagged: TaggedWord | undefined): readonly Candidate[] {
  const { lower } = word;
  if (word.text === 'May')
    return [
      ['N', 2.2],
      ['M', 1],
    ];
  if (word.isName) {
    const head = lower.split(' ').at(-1) ?? '';
    // "the desk staff notices", "the desk staff notice"
    if (/^(?:staff|crew|team|personnel|police|press)$/.test(head))
      return [
        ['N', 4],
        ['NS', 4],
      ];
    return [[isPlural(head) ? 'NS' : 'N', 4]];
  }
  const known = closed(lower);
  if (known) return known;
  const tag = tagged?.tag ?? 'NOUN';
  const tags = adverbs(lower, tag);
  if (tags.some(([, score]) => score >= 1.2)) {
    if (isBaseVerb(lower)) tags.push(['V0', VERBISH[tag] ? 0.4 : -1]);
    return tags;
  }
  const verb = verbsOf(lower);
  const isName = /^[A-Z0-9][\w+#.-]*$/.test(word.text) && !/^[A-Z][a-z]+$/.test(word.text);
  for (const form of isName
    ? []
    : (verb?.tags ??
      (tagged?.tag === 'VERB' && /^[a-z-]+$/.test(lower) ? ([/[^s]s$/.test(lower) ? 'VZ' : 'V0'] as const) : []))) {
    let score = VERBISH[tag] ? 1.2 : tag === 'ADJ' && form === 'VN' ? 0.9 : -0.2;
    if (verb && MOSTLY_NOUNS.has(verb.base) && (form === 'V0' || form === 'VZ')) score -= 0.5;
    if (!verb) score -= 1;
    if (/^(?:stays|remains|becomes|seems)$/.test(lower)) score += 1.5;
    // "no phone numbers": as a verb it is hardly said.
    if (lower === 'numbers') score -= 1.5;
    if (isPerson(lower) && (form === 'V0' || form === 'VZ')) score -= 1.5;
    tags.push([form, score]);
  }
  if (!(verb && ['VD', 'VN'].includes(verb.tags[0] ?? '') && tag !== 'NOUN')) {
    let score = NOUNISH[tag] ? 1.2 : 0;
    if (verb && VERBS.has(lower) && !MOSTLY_NOUNS.has(lower)) score -= 1;
    if (verb?.tags[0] === 'VG') score -= 0.4;
    if (isPerson(lower)) score = Math.max(score, 0.8);
    else if (tag === 'ADJ') score -= 0.6;
    tags.push([isPlural(lower) && !isMass(lower) ? 'NS' : 'N', score]);
  }
  if (tag === 'ADJ') tags.push(['A', verb ? 0.9 : 1.2]);
  else if (/^V[DN]$/.test(verb?.tags[0] ?? '')) tags.push(['A', 0]);
  else if (ALSO_STATES.has(lower)) tags.push(['A', 0.4]);
  else if (!verb && NOUNISH_ADJECTIVE.test(lower)) tags.push(['A', 0.1]);
  return tags;
}
