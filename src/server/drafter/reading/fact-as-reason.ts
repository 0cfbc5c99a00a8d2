import { parseSentence } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import { baseFirst } from './read-request.ts';
import { relieveText } from './relieve.ts';

/** How the reading marks what is so, and does not end by the wish. */
const MARK = /^it (?:is taken|takes) into account that (.+)$/i;
/** What stands in the way: that somebody lacks or cannot do something is not to matter. What changes little or is not done speaks for the wish. */
const HURDLE =
  /\b(?:have|has|having|there (?:is|are)|with) no\b|\b(?:can ?not|can['’]t) (?:read|see|hear|speak|type|use|reach|write|come|leave|access|open|pay|drive|walk|climb|carry|call|phone|print|scan|sign|log|get|stand|find|tell|understand|remember|be (?:seen|read|heard|reached|opened|scanned))\b|\balone (?:is|are) (?:\w+ )?not enough\b|\b(?:look|looks|sound|sounds) (?:(?:all|very|so|too) )?(?:alike|similar|the same)\b|\b(?:do|does) not (?:know|see|have|speak|read|hear|understand|own|remember|reach|work|look at)\b|\bnot (?:every\w*|all)\b.* (?:has|have|can|knows?|speaks?|reads?|owns?)\b/i;

/** The fact that a reason tells, without the words by which it is marked. */
export function factIn(reason: string): string | undefined {
  return MARK.exec(reason)?.[1];
}

/** What is better once the fact is heeded, where its own words tell: "the style does not change", "different benches can work on them". */
export function turnedFact(fact: string): string | undefined {
  // "late sites are the ones we discover far too late"
  const [, things = '', verb = ''] =
    /^((?:[\w-]+ ){0,3}[\w-]+s) are (?:the ones|those) (?:that |which |who )?(?:we|they|I) (\w+) (?:far |much |way |only )*too late$/i.exec(
      fact,
    ) ?? [];
  if (things && isBaseVerb(verb)) return `${things} are ${participle(verb)} in time`;
  // "they hate filling in the same pages each time": that they are to be spared.
  const [, haters = '', hated = ''] =
    /^(.{1,40}?) (?:really |all |just )?(?:hates?|dislikes?|resents?|can(?: ?not|'t) stand|(?:am|is|are) (?:tired|sick|fed up|weary) (?:of|with)) (\w+ing\b.*)$/i.exec(
      fact,
    ) ?? [];
  const toil = hated && baseFirst(hated);
  if (toil && toil !== hated)
    return `${haters} ${/^(?:i|we|you|they|people)$/i.test(haters) || isPlural(haters.split(' ').at(-1) ?? '') ? 'do' : 'does'} not have to ${toil}`;
  // "not everyone knows how to work a lock"
  const [, skill = ''] =
    /^not (?:every\w*|all)(?: of (?:us|them|our \w+)| [\w-]+)? (?:knows?|understands?|remembers?) how to (.+?)[.]?$/i.exec(
      fact,
    ) ?? [];
  if (skill) return `nobody has to know how to ${skill}`;
  // "many of them cannot face a second visit"
  const [, whose = '', burden = ''] =
    /^((?:many|most|some|half|several)(?: of (?:us|them|our [\w-]+|the [\w-]+)| [\w-]+s)?|they|we|I|[\w-]+s) (?:can ?not|can['’]t|could not|couldn['’]t) ((?:face|afford|bear|stand) .+)$/i.exec(
      fact,
    ) ?? [];
  if (burden)
    return `${whose.replace(/^\w+ of (?=our|the )/i, '').replace(/^\w+ of them$|^(?:many|most|some|several)$/i, 'they')} do not have to ${burden.replace(/^(?:stand|bear)/, 'bear')}`;
  const disliked =
    /^.{2,40}? (?:really )?(?:hates?|dislikes?|resents?|complains?|do(?:es)? not like|can(?: ?not|'t) stand)(?: it)? when (.+)$/i.exec(
      fact,
    )?.[1];
  const [, changing = ''] = /^((?:the|our|their|my) [^,]+?) changes?$/i.exec(disliked ?? '') ?? [];
  if (changing) return `${changing} ${isPlural(changing) ? 'stay' : 'stays'} the same`;
  if (disliked) return relieveText(disliked);
  // "about one in eight just hangs up": fewer of them do.
  const [, one = '', does = ''] =
    /^(?:about |around |roughly |nearly |almost |some )?(?:one|two|three|\d+) (?:in|out of) (?:\w+|\d+)((?: of (?:the |our )?[\w-]+s| (?!just\b|simply\b|then\b|of\b)[\w-]+)??) (?:just |simply |then )?((?:hangs?|gives?|drops?|leaves?|cancels?|quits?|logs?|stays?|walks?)\b(?: (?:up|out|off|away|early|again|the \w+))?)/i.exec(
      fact,
    ) ?? [];
  if (does) {
    const many = one.replace(/^ of (?:the |our )?| /, '').trim();
    return `fewer ${many === '' ? 'people' : isPlural(many) ? many : `${many}s`} ${does.replace(/^(\w+?)s(?= |$)/, '$1')}`;
  }
  // "different benches work on them in parallel": then they can.
  const [, group = '', deed = ''] =
    /^((?:different|several|other|many|two|three|the other|some) [\w-]+s) (\w+ (?:on |with |at |from )?(?:it|them|the same [\w-]+)\b.*)$/i.exec(
      fact,
    ) ?? [];
  if (group && isBaseVerb(deed.split(' ')[0] ?? '') && (isHuman(group.split(' ').at(-1) ?? '') || isPlural(group)))
    return `${group} can ${deed}`;
  return undefined;
}

/** Whether a fact stands in the way. */
export function isHurdle(fact: string): boolean {
  return HURDLE.test(fact);
}

/** So many words of a fact are heard out behind "that". */
const LONGEST = 9;

/** Whether a fact may be told in its own words: short, of now, in one clause and not of those who tell it. */
export function isBrief(fact: string): boolean {
  const { front, clauses } = parseSentence(fact);
  return (
    fact.split(' ').length <= LONGEST &&
    front.length === 0 &&
    clauses.every(({ group }) => group?.past !== true) &&
    !/\b(?:then (?=\w)|(?:but|we|us|our)\b)/i.test(fact)
  );
}

/** What stands in the way as a reason. */
export function toldFact(fact: string): string {
  return `it does not matter that ${fact}`;
}
