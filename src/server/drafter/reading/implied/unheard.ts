import { parseSentence, textOf, type Clause } from '../../grammar/parse.ts';
import { singular } from '../../language/nouns.ts';
import { inPresent } from '../in-present.ts';
import { lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';
import { namedPeople, withoutSpans, type Complaint } from './complaint.ts';

/** How many of them and how often: each of them is meant. */
const SOME =
  /^(?:(?:about|around|nearly|almost|up to|at least|more than|over) )?(?:(?:half|most|many|some|several|a few|a third|a lot|loads|lots|plenty|dozens|one|two|three|four|five|six|seven|eight|nine|ten|\d+)(?: (?:or|to|and) (?:two|three|four|five|six|seven|eight|nine|ten|\d+))?(?: of)?(?: the| our| my)? )+/i;
const PER_TIME = / (?:a|an|per|every|each) (?:day|week|month|year|shift|evening|night|morning|session|season|term)$/i;

/** "three or four slots a day" -> "slots": the things that are meant. */
export function allOfThem(subject: string): string {
  return lowerFirst(
    subject
      .replace(PER_TIME, '')
      .replace(SOME, '')
      .replace(/^(?:the|our|all) /i, ''),
  );
}

/** "slots stay empty after late cancellations": what, how it is and when. */
const EMPTY =
  /^((?:[\w'-]+ ){0,6}?[\w'-]+) (?:then |just |simply |often |always )?(stays?|lies?|remains?|sits?|stands?|goes|go|are|is|is left|are left|gets?) (?:empty|free|open|vacant|unused|unfilled|unsold|unbooked|to waste|idle)\b(.*)$/i;
/** Those who would like to have it, and do not hear of it. */
const WAITING = [
  /^(?:nobody|no one|none)(?: of (?:those|the people))?(?: who (?:is|are))? ((?:on|in) the [\w -]*(?:list|queue|line)|waiting(?: for [\w -]+)?|(?:who|that) .+)$/i,
  /^(?:the |our |all the |those )?((?:people|those|[\w-]+s) (?:on|in) the [\w -]*(?:list|queue|line)|(?:people|those|[\w-]+s)(?: who are| that are)? waiting(?: (?:for|on|at|in|outside) [\w -]+)?)$/i,
];
const HEARS = /^(?:hear|know|learn|find|notice|tell|inform|notify|offer|get)$/;

/** Those who wait, in words behind "have". */
function waiting({ who, clause }: { who: string; clause: Clause }): string | undefined {
  const { group } = clause;
  if (!group || !HEARS.test(group.verb)) return undefined;
  const none = WAITING[0]?.exec(who)?.[1];
  const rest = textOf(clause.rest);
  if (none && !group.negated) return /^(?:who|that) /i.test(none) ? `those ${none}` : `the people ${none}`;
  const them = WAITING[1]?.test(who) ? lowerFirst(who) : undefined;
  const isLeft = group.negated || group.adverbs.includes('never') || /^(?:nothing|no word)\b/i.test(rest);
  return them && isLeft ? them : undefined;
}

/** Where those who wait are spoken of. */
const BESIDE =
  /,? (?:and|but) (?:nobody|no one|none|people|those|the people|(?:the |all )?[\w-]+s (?:who|that|on|in|waiting)) .*$/i;

interface Emptied {
  readonly things: string;
  readonly isMany: boolean;
  readonly when: string;
}

function emptied(text: string): Emptied | undefined {
  const [, who = '', verb = '', rest = ''] = EMPTY.exec(text) ?? [];
  const things = allOfThem(who);
  if (things === '' || /\b(?:who|which|that|and|not|never|we|i|they|it)\b/i.test(who)) return undefined;
  const [, when = ''] = /\b((?:after|when|once|if|because of|due to) .+)$/i.exec(withoutSpans(rest)) ?? [];
  return { things, isMany: !/(?:[^s]s|goes|is|is left)$/i.test(verb), when: lowerFirst(when) };
}

/** "slots stay empty and nobody on the waiting list hears of it": those who wait are to be told. */
export function readUnheard({ steps }: Complaint): Relief | undefined {
  const [first, second, more] = steps;
  if (!first || !second || more) return undefined;
  const whom = waiting(second);
  const empty = whom && emptied(first.text.replace(BESIDE, ''));
  if (!empty) return undefined;
  const { things, isMany, when } = empty;
  const come = `${things} ${isMany ? 'come' : 'comes'} free${when ? ` ${when}` : ''}`;
  const [bare = things] = things.split(/ (?:for|of|in|on|at|with|from) /);
  const one = isMany ? singular(bare) : bare.replace(/^(?:an?|the|our) /i, '');
  return {
    side: 'staff',
    about: whom,
    wish: `have ${whom} told when ${isMany ? come : `the ${come}`}`,
    outcome: `${whom} are told when ${isMany ? come : `the ${come}`}`,
    name: `Notice when ${isMany ? things : `the ${things}`} ${isMany ? 'come' : 'comes'} free`,
    benefit: `${isMany ? things : `the ${things}`} ${isMany ? 'do' : 'does'} not stay empty`,
    criteria: [
      `The message says which ${one} it is about.`,
      `The first who takes the ${one} has it, and the others are told that it is gone.`,
      `As long as nobody takes the ${one}, it is shown as free.`,
    ],
  };
}

const OF_WHOM = /^(?:of|in|among|from|at|on) (?:the |our )?(.+)$/i;
/** "nobody hears about the matinee until it is over", "hardly any gardener knows that ..." */
const HARDLY =
  /^(?:(?:nobody|no one|hardly anyone|hardly anybody|almost nobody|almost no one|barely anyone|few people|very few people|too few people|not many people|(?:hardly|barely|scarcely) any (?:of (?:our|the) )?([\w -]+?)|(?:only )?(?:very )?few (?:of (?:our|the) )?([\w -]+?))((?: of| in| among| at| on) (?:the|our) [\w-]+(?: [\w-]+)?)?) (?:ever |even |really )?(?:knows?|hears?|learns?|is aware|are aware|finds? out) (.+)$/i;

/** Hardly anyone knows of something: whoever it concerns is to be told of it. */
export function readHardlyKnown({ text, people }: Complaint): Relief | undefined {
  const [, any = '', few = '', group = '', said = ''] = HARDLY.exec(text) ?? [];
  if (!said) return undefined;
  const who = any || few || (OF_WHOM.exec(group.trim())?.[1] ?? '');
  const named = namedPeople(who, people);
  const whom = { actor: named ?? 'people', ...(named ? {} : { side: 'served' as const }) };
  // "nobody knows any more who has the key"
  const [, asked = ''] =
    /^(?:any ?more|any longer|for sure|exactly) ((?:who|what|which|where|when|how|whether) [^,;]+)$/i.exec(said) ?? [];
  if (asked) return { ...(named ? { actor: named } : {}), wish: `see ${asked}` };
  const [, fact = ''] =
    /^(?:that )?((?!(?:about|of|who|what|which|where|when|how|why|whether|if)\b)[^,;]+)$/i.exec(said) ?? [];
  if (fact) {
    const [clause, more] = parseSentence(fact, people.names).clauses;
    if (
      !clause?.group ||
      more ||
      clause.mood !== 'statement' ||
      clause.subject.length === 0 ||
      /^(?:it|this|that)$/i.test(textOf(clause.subject))
    )
      return undefined;
    const event = lowerFirst(inPresent(clause));
    // What has happened already is news, and nothing to be told in time.
    if (/^(?:has|have|had|was|were)$/i.test(clause.group.words[0]?.lower ?? '') || clause.group.past) return undefined;
    // What may be done at any time happens on no day.
    if (clause.group.modal || /^(?:there|we|i|you|they|he|she)\b/i.test(event) || clause.group.verb === 'have')
      return { ...whom, wish: `be told that ${event}` };
    return {
      ...whom,
      wish: `be told in time when ${event}`,
      criteria: [
        'The message comes before that day and says what changes.',
        'What the message says can be looked up later as well.',
        'Whoever is not concerned gets no message.',
      ],
    };
  }
  const [, thing = '', late = ''] =
    /^(?:about|of) ((?:(?!until\b|till\b|before\b|and\b|,).)+?)(?: (?:until|till|before) (.+))?$/i.exec(said) ?? [];
  if (!thing || /^(?:it|this|that|them|these|those)$/i.test(thing) || /[,;]| and /.test(late)) return undefined;
  const [end, second] = late ? parseSentence(late, people.names).clauses : [];
  const before = end?.group && !second ? ` before ${lowerFirst(inPresent(end))}` : ' in time';
  return {
    ...whom,
    wish: `be told about ${lowerFirst(thing.trim())}${before}`,
    criteria: [
      'The message says when and where it is.',
      'What the message says can be looked up later as well.',
      'After a change a new message comes.',
    ],
  };
}
