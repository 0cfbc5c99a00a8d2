import { expandContractions } from '../grammar/contractions.ts';
import { readClause, type Clause } from '../language/clause.ts';
import { isPlural } from '../language/nouns.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import { turnedFact } from './fact-as-reason.ts';
import { fromHelp } from './from-help.ts';
import { hurts } from './hurts.ts';
import { benefitOfTrouble } from './invert-trouble.ts';
import { isOccasion, isUnowned } from './occasion.ts';
import { baseFirst } from './read-request.ts';
import { ofOthers } from './reason-of-others.ts';

const POSITIVE =
  /\b(?:help|helps|save|saves|make|makes|allow|allows|let|lets|give|gives|improve|improves|reduce|reduces|increase|increases|like|likes|love|loves|prefer|prefers|would|will|enable|enables|speeds?|builds?)\b/i;

const BETTER =
  /^(?:(?:really|also|surely|certainly|definitely) )?(?:help|save|make|allow|let|give|improve|reduce|increase|enable|speed|build|spare|free|bring|show|look|feel|work|be (?:(?:much|far|a lot|so much) )?(?:\w+er\b|more|less|nice|great|good|easy|clear|quick|fast|safe|possible|useful|helpful|worth|fair|fun|ideal|perfect|enough))/i;

/** "it will spoil": that it is to come does not make it hoped for. */
function ofComing({ finite, rest, subject, negated }: Clause): 'hurts' | 'is so' | undefined {
  if (negated || !/^(?:will|would)$/i.test(finite) || !/^(?:it|this|that)$/i.test(subject) || BETTER.test(rest))
    return undefined;
  const [verb = ''] = rest.split(' ');
  return HARMFUL_VERBS.has(verb) || HARM.test(rest) ? 'hurts' : 'is so';
}

/** "I need it for planning", "we need them to bill the hours": what it is for. */
function ofNeed(said: string): string | undefined {
  const [, who = '', it = '', how = '', what = ''] =
    /^(i|we|they) (?:really |always |also )?need (it|them|this|that|these|those) (for|to|in|at|when|during|on) (.+)$/i.exec(
      said,
    ) ?? [];
  if (who === '') return undefined;
  return how.toLowerCase() === 'to' ? `${who} can ${what}` : `${who} have ${it} ${how} ${what}`;
}

/** Whether the verb of somebody is that of one. */
function isOneOf(who: string): boolean {
  return !/^(?:i|we|they|people)$/i.test(who) && !isPlural(who.split(' ').at(-1) ?? '');
}

/** "at night I don't want to ring sixty people": that is not to be necessary. */
export function unwanted(said: string): string | undefined {
  const [, when = '', who = '', deed = ''] =
    /^(?:((?:at|in|on|during|after|before) [^,]{2,40}?),? )?(i|we|they|nobody|no one|(?:the |our |my )?[\w-]+) (?:(?:do not|don['’]t|does not|doesn['’]t) (?:really )?(?:want|like|wish) to|wants? to(?<=\b(?:nobody|no one) wants? to)|likes? to(?<=\b(?:nobody|no one) likes? to)) (.+)$/i.exec(
      said,
    ) ?? [];
  // "they shouldn't have to ask the kids", "I can't spend every evening on it"
  const [, bearer = '', spared = ''] =
    /^(i|we|they|nobody|no one|(?:the |our |my )?[\w-]+) (?:(?:should not|shouldn['’]t) have to|(?:cannot|can ?not|can['’]t) (?=(?:spend|sit|stand|stay|wait|watch|check|look|chase|run|call|ring|answer|keep|be|do) (?!.*\b(?:see|read|hear)\b).*\b(?:every|each|all|the whole|forever|the entire|half)\b)) ?(.+)$/i.exec(
      said,
    ) ?? [];
  if (bearer !== '') return `${bearer} ${isOneOf(bearer) ? 'does' : 'do'} not have to ${spared}`;
  if (who === '') return undefined;
  const not = /^(?:nobody|no one)$/i.test(who) ? 'has to' : `${isOneOf(who) ? 'does' : 'do'} not have to`;
  return [who, not, deed, when.charAt(0).toLowerCase() + when.slice(1)].filter(Boolean).join(' ');
}

/** "gloves make typing impossible": what is impossible is not to be asked for. */
function ofBarred(said: string): string | undefined {
  const barred =
    /^.+? (?:makes?|made|renders?) (?:it )?(?:\w+ )??(\w+ing) (?:\w+ )??(?:impossible|hard|harder|difficult|tedious|painful|slow)$/i.exec(
      said,
    );
  return barred ? `I do not have to ${baseFirst(barred[1] ?? '')}` : undefined;
}

/** "we live far out", "I am on a budget", "they are often in a meeting": so it is, and no wish ends it. */
function isCircumstance({ kind, negated, subject, verb, rest }: Clause, said: string): boolean {
  if (negated || !/^(?:i|we|they|he|she|people)$/i.test(subject)) return false;
  if (kind !== 'be')
    return (
      !/^(?:he|she|people)$/i.test(subject) &&
      /^(?:live|work|own|commute|study|travel|run|drive|speak|wear)$/.test(verb)
    );
  return (
    /^(?:(?:often|always|usually|mostly|all|just|only|sometimes|still|never) )*(?:in|on|at|from|of|with|off|out|over|under|between|near|home|new|both|\d+)\b/i.test(
      rest,
    ) &&
    !HARM.test(said) &&
    !/\b(?:holiday|leave|charge|hold|trouble|the dark)\b/i.test(rest)
  );
}

/** What stands behind "because", as what is gained; what is simply so is marked as such. */
export function fromBecause(clause: string, before: string): string | undefined {
  // "half of them say they forget": that they forget is the trouble.
  const said = clause
    .trim()
    .replace(/^(.{2,30}?) (?:say|says|told us|tell us|report|complain) (?:that )?they (?=\w)/i, '$1 ');
  // "people change jobs and right now we have to start over": the circumstance stays, the toil is to end.
  const toil =
    /^.+?,? (?:and|so|but) (?:(?:right now|now|currently|at the moment|today),? )?((?:i|we|they|(?:the |our )?[\w-]+s) have to .+)$/i.exec(
      said,
    )?.[1];
  if (toil && !/ (?:has|have) to /.test(said.slice(0, -toil.length))) return benefitOfTrouble(toil);
  // "the boats look the same and I have taken the wrong one": so it is, and what came of it is to end.
  const [, felt = ''] = /^.+?,? and ((?:i|we|they)(?:['’]ve| have| had)? (?!have to\b)[a-z]+ .+)$/i.exec(said) ?? [];
  if (felt && hurts(felt) && !hurts(said.slice(0, -felt.length))) return fromBecause(felt, before);
  const given = ofOthers(said) ?? turnedFact(said);
  if (given) return given;
  const asItIs = `it is taken into account that ${expandContractions(said)}`;
  if (isOccasion(said, before) || isUnowned(said)) return asItIs;
  const needed = ofNeed(said) ?? unwanted(said) ?? ofBarred(said);
  if (needed) return needed;
  const want = /^(.+?) (?:wants?|needs?|would like|likes?|has|have) to (?:be able to )?(.+)$/i.exec(said);
  if (/\b(?:not|n't|never)$/i.test(want?.[1] ?? '')) return undefined;
  if (want && !/\b(?:has|have) to\b/i.test(said)) return `${want[1]} can ${want[2]}`;
  if (want) return benefitOfTrouble(said);
  if (
    /^(?:this|that|it) (?:would |will |could |can )?(?:really )?(?:helps?|allows?|lets?|enables?) (.+?) (?:to )?(\w+.*)$/i.test(
      said,
    )
  )
    return fromHelp(said);
  const read = readClause(expandContractions(said));
  if (read && isCircumstance(read, said)) return asItIs;
  // Hands that are full stay full: it has to work with them.
  if (
    read?.kind === 'be' &&
    /^(?:my|our|their|his|her) (?:\w+ )?(?:hands?|fingers?|eyes?|eyesight|gloves?|ears?|hearing|memory|knees?|arms?|back)\b/i.test(
      read.subject,
    )
  )
    return `it works even when ${said}`;
  // What is simply so is no trouble that could end.
  if (
    read?.kind === 'be' &&
    !read.negated &&
    /^(?:(?:mostly|often|nearly|almost|all|always|usually|very|quite) )*(?:identical|alike|the same|similar|different|equal|open to|known|public|common|rare)\b/i.test(
      read.rest,
    )
  )
    return `it takes into account that ${said}`;
  // "it would spare them calls" is hoped for; "many give up waiting", "they would never make it" is how things are.
  const isHoped =
    read && !hurts(said) && POSITIVE.test(read.finite) && !read.negated && !/^up\b|^(?:no|never)\b/.test(read.rest);
  const coming = read && ofComing(read);
  if (coming) return coming === 'hurts' ? `${read.subject} does not ${read.rest}` : asItIs;
  if (isHoped && (/^(?:it|this|that)$/i.test(read.subject) || /^(?:like|love|prefer)s?$/.test(read.finite)))
    return said;
  // "slips are usually spotted within the hour": that they are found is no trouble.
  const isFound =
    read?.kind === 'be' &&
    /^(?:\w+ly )?(?:spotted|noticed|found|discovered|seen|reported|caught|corrected|fixed)\b/i.test(read.rest);
  // "since the crew starts at nine": what is so and hurts nobody goes on; to deny it would be nonsense.
  return hurts(said) && !isFound ? (benefitOfTrouble(said) ?? asItIs) : asItIs;
}
