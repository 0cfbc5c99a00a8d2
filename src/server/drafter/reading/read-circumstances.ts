import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { thirdPerson } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import type { People } from './people.ts';
import { relieveAll } from './relieve.ts';
import { actorOf, ASKS, type Fact } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

/** What no product can bring to a place. */
const SUPPLY = '(?:mobile )?(?:signal|reception|network|internet|wi-?fi|connection|electricity|power)';
const NO_SUPPLY = new RegExp(
  `^there (?:is|are) (?:\\w+ )?no (${SUPPLY})((?: [\\w'-]+){0,6}?),? (?:so|and|which means(?: that)?) (.+)$`,
  'i',
);
const FOR_LACK = new RegExp(
  `^(.+?) (?:can not|cannot|could not) (.+?),? (?:because|since|as) (there (?:is|are) (?:\\w+ )?no ${SUPPLY}\\b.*)$`,
  'i',
);

/** "people cannot unlock the car because there is no reception": it is to work all the same. */
export function readWithoutSupply(text: string, people: People): Relief | undefined {
  const [, supply = '', place = '', then = ''] = NO_SUPPLY.exec(text) ?? [];
  if (supply) return { wish: `work${place} without a ${supply}`, benefit: relieveAll(then) };
  const [, lead = '', deed = '', lack = ''] = FOR_LACK.exec(text) ?? [];
  const who = lead.replace(/^(?:in|on|at|during) (?:the )?[\w-]+,? (?=\w)/i, '');
  return lack && people.isPersonPhrase(who)
    ? { actor: actorOf(who, [], people), wish: `${deed} even when ${lack}` }
    : undefined;
}

/** "installers drive out only to find that a fuse has blown": that is to be seen before. */
export function readInVain(text: string, people: People): Relief | undefined {
  const [, way = '', found = ''] =
    /^(.+?),? (?:only|just) to (?:find|see|learn|hear|discover|notice|be told)(?: out)?(?: that)? (.+)$/i.exec(text) ??
    [];
  const [clause] = parseSentence(way, people.names).clauses;
  const who = textOf(clause?.subject ?? []);
  if (!found || !clause?.group || clause.group.modal || clause.group.negated || !people.isPersonPhrase(who))
    return undefined;
  if (!parseSentence(found).clauses[0]?.group) return undefined;
  return {
    actor: actorOf(who, [], people),
    wish: `see whether ${found} before ${people.isSpeaker(who) ? who : 'they'} ${actionOf(clause)}`,
    benefit: `${people.isSpeaker(who) ? who : 'they'} do not ${actionOf(clause)} in vain`,
  };
}

/** "guests fill in the form with a pencil and then nobody can read it": that is to be possible. */
export function readNobodyCan(facts: readonly Fact[], people: People): Relief | undefined {
  const [first] = facts;
  const last = facts.at(-1);
  const pronoun = /^(?:it|them)$/i.exec(textOf(last?.clause.rest ?? []))?.[0];
  if (!first || !last?.clause.group || !pronoun || !/^(?:nobody|no one)$/i.test(last.who)) return undefined;
  if (last.clause.group.modal !== 'can' || facts.length < 2) return undefined;
  const object = textOf(first.clause.rest)
    .replace(/^(?:in|out|up|off|down) (?=the |an? |their |our )/i, '')
    .split(/,| (?:in|on|at|with|for|from|by|to|into|when|of) /)[0];
  const thing = object && readNounPhrase(object);
  return thing && thing.plural === /^them$/i.test(pronoun) && !people.isPersonPhrase(thing.text)
    ? {
        except: people.isPersonPhrase(first.who) && !people.isSpeaker(first.who) ? first.who : undefined,
        wish: `${last.clause.group.verb} ${thing.bare && !thing.plural ? `the ${thing.text}` : thing.text}`,
      }
    : undefined;
}

const UNPROVEN =
  /^(.+?) (?:often |always )*(?:say|says|claim|claims|complain|complains)(?: that)? (.+?),? (?:and|but) (?:i|we|nobody|no one|there) .*\b(?:check|prove|verify|proof|evidence)\b.*$/i;

/** "customers say that a window was forgotten and we have no way to check it": whether that is so is to be seen. */
export function readUnproven(text: string, people: People): Relief | undefined {
  const [, who = '', claim = ''] = UNPROVEN.exec(text) ?? [];
  return claim && people.isPersonPhrase(who) && !people.isSpeaker(who)
    ? { except: who, wish: `see whether ${claim.replace(/^they\b/i, who)}` }
    : undefined;
}

const MISLED = /\b(?:wrong|too late|in vain|for nothing|locked|old|outdated)\b/i;

/** "when the meeting point moves half of the families drive to the wrong place": they are to be told of it. */
export function readMisled(facts: readonly Fact[], text: string, people: People): Relief | undefined {
  const [event, deed] = facts;
  const last = facts.at(-1);
  const hasFront = /^(?:when(?:ever)?|if|once|as soon as) /i.test(text);
  if (!hasFront || !event?.clause.group || !deed?.clause.group || !last?.clause.group) return undefined;
  const who = deed.who.replace(/^(?:half|most|many|some|all)(?: of)? (?:the |our )?/i, '');
  if (people.isPersonPhrase(event.who) || !people.isPersonPhrase(who) || people.isSpeaker(who)) return undefined;
  if (deed.clause.group.negated || deed.clause.group.passive || !MISLED.test(textOf(deed.clause.rest)))
    return undefined;
  const { verb } = last.clause.group;
  return {
    actor: actorOf(who, [], people),
    wish: `be told when ${inPresent({ ...event.clause, subs: [] })}`,
    benefit: last.clause.group.negated ? undefined : `nobody ${thirdPerson(verb)} ${textOf(last.clause.rest)}`,
  };
}

/** "people move out and we never get the final reading": they want to get it then. */
export function readNeverGot(facts: readonly Fact[], people: People): Relief | undefined {
  const [event] = facts;
  const last = facts.at(-1);
  const { group, rest } = last?.clause ?? {};
  const got = textOf(rest ?? []);
  if (!event?.clause.group || event.clause.subs.length > 0 || !last || facts.length !== 2 || !group?.negated || !got)
    return undefined;
  if (!/^(?:get|receive|hear|learn|see)$/.test(group.verb) || (group.modal && group.modal !== 'can')) return undefined;
  if (event.who === last.who || !people.isPersonPhrase(last.who) || ASKS.test(got)) return undefined;
  if (event.clause.group.negated || event.clause.group.modal || /\b(?:it|them|this|that)\b/i.test(got))
    return undefined;
  return {
    actor: actorOf(last.who, [event], people),
    except: people.isSpeaker(last.who) && people.isPersonPhrase(event.who) ? event.who : undefined,
    wish: `${group.verb} ${got.replace(/ ?\b(?:in time|on time)$/i, '')} when ${inPresent({ ...event.clause, subs: [] })}`,
  };
}
