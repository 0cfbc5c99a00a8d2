import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';

/** What is had or lacked, and does nothing itself. */
const HAD = /^(?:the|this|that) (?:need|hassle|bother|burden|trouble|pressure|effort)$/i;
/** So many of a kind: "one more password to remember", "a code to log in with". */
const COUNTED = /^(?:an?|one|two|three|four|five|ten|\d+|yet|still|some|extra|additional)\b/i;
/** What a thing does without anybody. */
const ITSELF = new RegExp(
  String.raw`${INTRANSITIVE.source}|^(?:get|freeze|break|stop|start|begin|repeat|overlap|clash|collide|jam|hang|slip|drop|change)\b`,
  'i',
);
/** What others do something with. */
const TOOL = /\b(?:app|code|password|pin|card|key|form|phone|link|login|account|device|browser)$/i;
/** A deed that nothing is done to: "remember", "fill in", "type in each time". */
const OPEN = /^[\w-]+(?:$| (?:in|out|on|off|up|down|through|over|with|for|at|about|to|by|again|every|each)\b)/i;

/** "strangers" in "strangers to see it": whether those named do what follows, and it is not what it is done with or to. */
export function doesWhatFollows(named: string, deed: string): boolean {
  const who = named.trim();
  if (HAD.test(who)) return false;
  if (!COUNTED.test(who) || ITSELF.test(deed)) return true;
  const human = isHuman(who.split(' ').at(-1) ?? '');
  // "one more clerk to train" is to be trained, "one more clerk to train guests" trains.
  return OPEN.test(deed.trim()) ? human && !/\b(?:more|extra|additional)\b/i.test(who) : human || !TOOL.test(who);
}

/** "one more password to remember", "a code to log in": what whoever speaks would have to do. */
export function choreOf(named: string, deed: string): string | undefined {
  const [what, does] = [named.trim(), deed.trim()];
  if (!isBaseVerb(does.split(' ')[0] ?? '')) return undefined;
  if (HAD.test(what)) return does;
  if (!does.includes(' ') || /^(?!log|sign|check|get)\w+ (?:in|out|on|off|up|down)$/i.test(does))
    return `${does} ${what}`;
  return TOOL.test(what) && !does.endsWith(' with') ? `use ${what} to ${does}` : undefined;
}
