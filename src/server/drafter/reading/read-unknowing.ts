import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { singular } from '../language/nouns.ts';
import { actionOf } from './clause-words.ts';
import { over } from './cost-of-trouble.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { isWholeReason } from './reason-between.ts';
import { relieve } from './relieve.ts';
import { actorOf } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

const WH = '(?:what|which|who|whose|whom|where|when|how|whether|if|why)\\b';

/** "wait at the stop without knowing how late the bus is": who does it, and what they do not know. */
const UNKNOWING = new RegExp(
  `^(.+?),? (?:without (?:even )?(?:knowing|seeing)|(?:and )?not (?:even )?(?:knowing|seeing)) (${WH}.+?)(?:, (?:and|so|but) .+)?$`,
  'i',
);

function asAsked(text: string): string {
  return text.replace(/^if\b/i, 'whether');
}

/** What somebody does not know while they do something: they want to see it when they do. */
function readUnknowing(text: string, people: People): Relief | undefined {
  const [, told = '', asked = ''] = UNKNOWING.exec(text) ?? [];
  if (!told || /\b(?:should|must|want|need)\b/i.test(told)) return undefined;
  const bare = told.replace(/^(?:[\w'-]+ ){1,4}?(?:tell|tells|told) (?:us|me) (?:that )?/i, (said) =>
    /^(?:they|he|she)\b/i.test(told.slice(said.length)) ? said.split(/ (?:tell|tells|told) /)[0] + ' ' : said,
  );
  const plain = bare.replace(/^(.+?) (?:they|he|she) /i, (all, who: string) =>
    people.isPersonPhrase(who) ? `${who} ` : all,
  );
  const [clause, more] = parseSentence(plain, people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || more || clause.group.past || clause.group.negated || !people.isPersonPhrase(who))
    return undefined;
  const they = people.isSpeaker(who) ? who : 'they';
  const isOne = /^(?:they|he|she|nobody|no one)$/i.test(who);
  if (isOne) return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : actorOf(who, [], people),
    wish: `see ${asAsked(asked)} when ${they} ${actionOf(clause)}`,
  };
}

/** "and nobody can tell them where it stands": that they want to see. */
const NOBODY_TELLS = new RegExp(
  `^(.+?),? (?:and|but|so) (?:nobody|no one)(?: (?:in|at|on|outside|inside|else)(?: the [\\w-]+)?)? (?:(?:can|could) (?:tell|say|see|explain)(?: (?:them|us|me|him|her))?|knows?|understands?|can understand) (${WH}.+)$`,
  'i',
);

/** The one thing that "it" means: what is first done something to. */
function thingIn(told: string, people: People): string | undefined {
  const [clause] = parseSentence(told, people.names).clauses;
  const object = clause
    ? (textOf(clause.rest).split(
        / (?:by|to|on|in|at|with|for|from|without|into|after|before|when|that|which|who|twice|again)\b|,/,
      )[0] ?? '')
    : '';
  const passive = clause?.group?.passive || clause?.group?.verb === 'come' || clause?.group?.verb === 'arrive';
  const thing = passive ? textOf(clause?.subject ?? []) : object;
  return thing === '' ||
    thing.split(' ').length > 4 ||
    people.isPersonPhrase(thing) ||
    !/^(?:an?|the|their|our|my|[\w-]+s\b)/i.test(thing)
    ? undefined
    : thing;
}

/** What nobody can tell about something is to be seen, with the thing by its name. */
function readNobodyTells(text: string, people: People): Relief | undefined {
  const [, told = '', said = ''] = NOBODY_TELLS.exec(text) ?? [];
  if (!told || /\b(?:that|this|those|these|he|she|they|them)\b/i.test(said)) return undefined;
  const [clause] = parseSentence(told, people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group || clause.group.negated || clause.group.modal) return undefined;
  const thing = /\bit\b/i.test(said) ? thingIn(told, people) : '';
  if (thing === undefined || (thing === '' && !/\bunderstands? /i.test(text))) return undefined;
  const one = /^(?:an?|the|their|our|my) /i.test(thing) ? thing : thing === '' ? '' : `the ${singular(thing)}`;
  const named = said.replace(/\bit\b/i, lowerFirst(one).replace(/^an? /i, 'the '));
  const isTheirs = /\btell (?:them|him|her)\b/i.test(text) && people.isPersonPhrase(who) && !people.isSpeaker(who);
  return {
    ...(isTheirs ? { actor: actorOf(who, [], people) } : {}),
    wish: `${/\bunderstands? /i.test(text) ? 'understand' : 'see'} ${asAsked(named)}`,
  };
}

/** What is lacking, and by that lack causes the trouble. */
const LACK = /\b(?:there (?:is|are) (?:no|nothing)|(?:have|has) no|can ?not|(?:do|does|is|are) not)\b/i;

/** "parcels get mixed up because there is no name on them": that there is one is the wish, and the trouble is why. */
function readLack(text: string, people: People): Relief | undefined {
  const [, told = '', cause = ''] = /^(.+?),? (?:because|since) (.+)$/i.exec(text) ?? [];
  if (
    !told ||
    !LACK.test(cause) ||
    /\b(?:bother|care|want|like|answer|come|show up|remember|listen)\b|, (?:and|so|while|but) /i.test(cause)
  )
    return undefined;
  const [lack, more] = parseSentence(cause, people.names).clauses;
  const [trouble, next] = parseSentence(told, people.names).clauses;
  if (!lack?.group || more || !trouble?.group || next || trouble.subject.length === 0 || trouble.group.negated)
    return undefined;
  const cure = relieve(lack);
  const who = textOf(trouble.subject);
  if (!cure || !isWholeReason(cure) || /^(?:it|they|he|she|this|that)\b|^(?:nobody|somebody)\b| not /i.test(cure))
    return undefined;
  const named = cure.replace(/ (?:on|in|for|of|at) them\b/i, (all) => all.replace(/them/i, lowerFirst(who)));
  if (/\b(?:it|them|they)\b/i.test(named) || people.isSpeaker(textOf(lack.subject))) return undefined;
  const why = over(trouble) ?? relieve(trouble);
  const doer = textOf(lack.subject);
  return {
    about: doer,
    // "the cleaners have no way of telling us": they are not the ones who ask for it.
    ...(/\b(?:us|me)\b/i.test(cause) && people.isPersonPhrase(doer) ? { except: doer } : {}),
    wish: `be sure that ${lowerFirst(named)}`,
    outcome: named,
    ...(isWholeReason(why) ? { benefit: lowerFirst(why) } : {}),
  };
}

/** What a complaint asks for where it tells what somebody cannot know, or what is lacking. */
export function readWhatIsLacking(said: string, people: People): Relief | undefined {
  const text = expandContractions(said).replace(/[.!]+$/, '');
  return readUnknowing(text, people) ?? readNobodyTells(text, people) ?? readLack(text, people);
}
