import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isAgent } from './is-agent.ts';
import type { People } from './people.ts';

const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)';
/** "groups of three to five passengers" */
const GROUPS = `(?:all |any )?(?:groups|parties|teams|families|pairs|crews) of (?:${NUMBER}(?: ?(?:to|or|and|-) ?${NUMBER})?|at least ${NUMBER}|up to ${NUMBER}|more than ${NUMBER}|${NUMBER} or more) [a-z]+s`;
const GROUP = new RegExp(`^${GROUPS}$`, 'i');
const GROUP_TO = new RegExp(`^(${GROUPS}) to ([a-z-]+) .+$`, 'i');
const LETS = /^((?:please,? )?)(let|allow|enable) (.+)$/i;
/** What a rule says of people, and no deed that they wish for. */
const UNDER_RULE = /^(?:be|have|pay|get|cost|need|want|like|must|wait|do|count|receive|travel|lose|owe)$/;
/** What tells who is meant, behind the name. */
const NARROWED = /^(?:[a-z-]+ ){0,3}?([a-z-]+) (?:from|with|without|under|over|of|in|on|at|near|who|that|by|behind) /i;

/** Who is meant and what they do: "passengers from abroad", "enter a phone number"; nothing where either is in doubt. */
function partedAt(told: string, people: People): { who: string; does: string; verb: string } | undefined {
  const [clause] = parseSentence(told, people.names).clauses;
  const who = clause ? textOf(clause.subject) : '';
  const { group } = clause ?? {};
  const verb = group?.words[0]?.lower ?? '';
  if (!clause || !group || clause.mood !== 'statement' || group.negated || group.words.length !== 1) return undefined;
  const does = told.slice(who.length + 1);
  const isWhole = told.toLowerCase().startsWith(`${who} ${verb}`.toLowerCase()) && does.includes(' ');
  return isWhole && isBaseVerb(verb) && verb !== 'be' ? { who, does, verb } : undefined;
}

/** What may stand in front of the last word of a name, and of no verb. */
const BEFORE_NAME =
  /^(?:the|an?|their|his|her|our|my|of|in|on|at|for|to|with|without|from|by|and|or|no|new|old|other|two|three|who|that)$/i;
const OBJECT = /^(?:the|an?|their|his|her|its|our|my|one|two|three|all|both|each|every|more|it|them)$/i;

/** The same by its words, where two things are joined behind the name: "guests with a dog and a child | share a room". */
function joinedAt(told: string): { who: string; does: string; verb: string } | undefined {
  const words = told.split(' ');
  const joint = words.indexOf('and');
  const at = words.findIndex(
    (word, place) =>
      place > joint + 1 &&
      isBaseVerb(word) &&
      !BEFORE_NAME.test(words[place - 1] ?? '') &&
      OBJECT.test(words[place + 1] ?? ''),
  );
  if (joint < 2 || at < 0 || at - joint > 4 || !/^(?:[\w-]+ ){1,3}(?:with|without) /i.test(told)) return undefined;
  return { who: words.slice(0, at).join(' '), does: words.slice(at).join(' '), verb: words[at] ?? '' };
}

/**
 * "let passengers from abroad enter a number": the words behind a name that tell who is meant belong to it, and the verb is theirs.
 * What is said with "to" or "should" is read for what it is.
 */
export function whichPeople(text: string, people: People): string {
  const [, please = '', lets = '', rest = ''] = LETS.exec(text) ?? [];
  const told = rest || text;
  const [, group = '', deed = ''] = GROUP_TO.exec(told) ?? [];
  if (lets && isBaseVerb(deed)) return `${group} should be able to ${told.slice(group.length + 4)}`;
  if (lets && !/^let$/i.test(lets)) return text;
  if (!lets && !/^(?:(?:all|any) )?(?:groups|parties|teams|families|pairs|crews) of /i.test(told)) return text;
  const parted = partedAt(told, people) ?? (lets ? joinedAt(told) : undefined);
  if (!parted) return text;
  const { who, does, verb } = parted;
  // "visitors who do not | drink": that verb is still theirs.
  if (/ (?:do|does|did|can|must|may|not|never)$/i.test(who)) return text;
  if (GROUP.test(who)) return !lets && UNDER_RULE.test(verb) ? text : `${who} should be able to ${does}`;
  const name = NARROWED.exec(who)?.[1] ?? '';
  if (!lets || !(isAgent(name) || people.isPersonPhrase(name)) || people.isSpeaker(name)) return text;
  return `${please}${please ? 'allow' : 'Allow'} ${who} to ${does}`;
}
