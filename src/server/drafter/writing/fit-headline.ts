import { remember } from '../language/remember.ts';
import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { bestPhrases } from './headline-phrases.ts';
import { compressed, isHalfClause, tells } from './headline-words.ts';

/** So many words a headline has at most. */
export const LONGEST = 8;
const UNIT = 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|times?|mornings?|evenings?';
/** A measure of time that goes with what follows: "two hours before", "the day before", "every month". */
const MEASURE = new RegExp(
  `^(?:\\d+|an?|the|one|two|three|four|five|six|ten|twelve|twenty|every|each|once|twice|at least|up)(?: (?:\\d+|an?|the|per|every|first|last|to))*(?: \\w+)? (?:${UNIT})\\b`,
  'i',
);
const DANGLING =
  /\s+(?:as long|as soon|by the time|the|an?|of|for|to|(?<!\b(?:log|logging|sign|signing|check|checking|clock|clocking) )in|on|at|by|with|from|and|or|my|their|our|its|that|which|who|when|if|as|is|are|be|than|per|into|about|without|within|since|so|after|before|because|whether|how|what|each|every|all|any|(?<!\bwho (?:has|have|is|are|was|were|does|do|did) )not|no|can|more|via|between|during|(?<!\ba )while|until|it|they|them|there|still|longer|soon|even|only|but|up|based|near|outside|next|once|have|has|was|were|straight|directly|right|instead|probably|sent|did|does|do|where|then|not yet|just|also|eg|e g|at least|at most)$/i;
const CONDITION = /^(?:when|whenever|if|after|before|because|so|while|until|unless|once|although|as|but)$/i;
const JOINT =
  /^(?:for|by|with|from|in|on|at|to|of|that|which|who|where|without|via|and|or|about|rather|instead|including|than|during|between|per|into|through|across)$/i;
/** What must stay in a headline: without it, it says the opposite. */
const KEY =
  /\b(?:(?:not|no)(?! (?:later|earlier|sooner) than\b)|never|without|only|nobody|from \w+ing|out of|less|fewer|unless|at most|at least (?!when|if|for|in|on|that|as)|more than)\b/gi;
/** What a headline can do without: how soon, how easily, for example. */
const ASIDE =
  /,? ?\b(?:for example|for instance|such as|e g|together with|including)\b.*$|,? \b(?:automatically|at once|at a glance|immediately|right away|right now|together|in advance|by itself|directly)\b|\b(?:automatically) /gi;
/** Nouns that say nothing without what they are of. */
export const HALF =
  /\b(?:number|amount|list|kind|sort|lot|set|share|part|rest|end|start|beginning|language|name|total|sum|choice|type|date|day|couple|group|copy|history|state|half|most|all|some|one|each|any|version|range|pair|cost|costs|price|status|title|top|bottom|back|front)$/i;

const counts = remember<number>(1_000);

export function count(text: string): number {
  return counts(text, () => text.split(/\s+/).filter(Boolean).length);
}

/** Whether the words end inside a condition or a question, which makes no sense. */
function isHalf(words: readonly string[], at: number): boolean {
  return words
    .slice(1, at)
    .some(
      (word, index) =>
        CONDITION.test(word) &&
        word !== 'but' &&
        !/^\d/.test(words[index + 2] ?? '') &&
        (words[index + 2]?.endsWith('ing') || readClause(words.slice(index + 2).join(' '))),
    );
}

/** Whether a condition is told but for its place or what it is for: "when fewer than 2 are present | in a group". */
function isTold(words: readonly string[], at: number): boolean {
  const left = words.slice(0, at);
  if (
    !/^(?:in|on|at|for|of|with)$/.test(words[at] ?? '') ||
    /\d|\b(?:too|more|less|longer)\b/.test(words.slice(at).join(' '))
  )
    return false;
  const link = left.findIndex((word, place) => place > 0 && CONDITION.test(word));
  const clause = link > 0 ? readClause(left.slice(link + 1).join(' ')) : undefined;
  if (!clause || HALF.test(left.join(' '))) return false;
  return clause.kind === 'be' ? /^(?!being\b)\w+$/.test(clause.rest) : clause.kind === 'full' && clause.rest !== '';
}

const ENDS_IN_UNIT = new RegExp(`\\b(?:${UNIT})$`, 'i');

/** Whether the words may end before the one at `at`. */
export function mayEnd(words: readonly string[], at: number): boolean {
  const left = words.slice(0, at).join(' ');
  const next = words[at] ?? '';
  if (at < 2 || DANGLING.test(` ${left}`)) return false;
  if (/\b(?:than|instead|rather|even|because|up|more|less|fewer|(?:no|not) (?:later|earlier|sooner))$/i.test(left))
    return false;
  // "no more logging | in"
  if (/\b(?:logging|signing|clocking)$/i.test(left) && /^(?:in|out|up|on|off)$/i.test(next)) return false;
  // "two hours | before": the measure goes with the word behind it.
  if (ENDS_IN_UNIT.test(left) && /^(?:before|after|ahead|prior|of|ago|later|in)$/i.test(next)) return false;
  if (next === 'of' && HALF.test(left)) return false;
  // "from one building | to another", "side | by side": two halves of one phrase.
  if (next === 'to' && /\bfrom\b(?!.*\bto\b)/.test(left)) return false;
  if (next === 'and' && /\bbetween\b(?!.*\band\b)/.test(left)) return false;
  if (/\b(?:side|step|day|one|little|week)$/i.test(left) && next === 'by') return false;
  // "the offices | they have to visit"
  if (/^(?:they|we|i|he|she|you)$/i.test(next) && left.endsWith('s')) return true;
  // "who is allowed | to pick up": an action goes with what it is said of.
  if (next === 'to' && isBaseVerb(words[at + 1] ?? '')) return false;
  // A list is named whole or not at all.
  if (/,(?! .*\b(?:and|or)\b)/.test(left.replace(/,$/, ''))) return false;
  if (left.endsWith(',')) return true;
  if (CONDITION.test(next)) return true;
  if (!isTold(words, at) && isHalf(words, at)) return false;
  return JOINT.test(next) || MEASURE.test(words.slice(at).join(' '));
}

/** "Notice before the next case is sent" for "two days before": how long before stands in the story. */
export function withoutMeasure(text: string): string {
  return text.replace(
    new RegExp(
      `(?<!\\bthan )\\b(?:\\d+|an?|the|two|three|four|five|six|ten|twelve) (?:\\w+ )?(?:${UNIT}) (?=(?:before|after) \\w)`,
      'i',
    ),
    '',
  );
}

export function keysOf(text: string): number {
  return (text.match(KEY) ?? []).length;
}

/** As much as fits without taking a pair apart. */
function cutAt(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length <= LONGEST) return text;
  for (let at = LONGEST; at > 4; at--)
    if (mayEnd(words, at) && !/^(?:and|or)$/.test(words[at] ?? '')) return words.slice(0, at).join(' ');
  return undefined;
}

/** "keep tubes without a readable label from being thrown away": what is kept from what comes before what it looks like. */
function keptShort(text: string): string | undefined {
  const [, thing = '', joint = '', rest = ''] =
    /^((?:keep|prevent|stop) .+?) (from|out of) ((?:\w+ing\b|the |an? )?.*)$/i.exec(text) ?? [];
  if (!thing) return undefined;
  const [verb = '', ...words] = thing.split(' ');
  const noun = readNounPhrase(words.join(' '));
  const named = noun
    ? [noun.determiner === 'the' ? '' : noun.determiner, noun.core].filter(Boolean).join(' ')
    : words.join(' ');
  const whole = words.join(' ');
  const left = rest.split(' ');
  for (const who of [whole, whole.replace(/^(?:an?|the) /i, ''), named]) {
    const lead = `${verb} ${who} ${joint}`;
    if (count(lead) + left.length <= LONGEST) return `${lead} ${rest}`;
    for (let at = LONGEST - count(lead); at > 0; at--) {
      const short = left.slice(0, at).join(' ');
      const next = left[at] ?? '';
      if (
        !DANGLING.test(` ${short}`) &&
        !/\b(?:being|someone|somebody|something|those)$/.test(short) &&
        (JOINT.test(next) || CONDITION.test(next) || next.endsWith('ly')) &&
        !/^(?:and|or)$/.test(next)
      )
        return `${lead} ${short}`;
    }
  }
  // "no more mixing up old and new versions": who does it can be left out, what it is about not.
  const bare = `no more ${rest}`;
  return joint === 'from' && / (?:and|or) /.test(rest) ? cutAt(bare) : undefined;
}

/** As much of a phrase as fits, up to where it may end. */
function upTo(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length <= LONGEST) return text;
  for (let at = LONGEST; at >= 2; at--) if (mayEnd(words, at)) return words.slice(0, at).join(' ').replace(/,$/, '');
  return undefined;
}

/** The ways to say it in fewer words, the fullest first. */
function shorterOf(text: string): string[] {
  const plain = text.replace(ASIDE, '').replace(/\s+/g, ' ').trim();
  const asked = plain.replace(
    /^(?:see|say|know|tell|find out|show|choose|enter|check) (?=(?:who|what|which|where|when|how|whose|why)\b)/i,
    '',
  );
  const unowned = asked.replace(
    / of (?:the|an?|their|its|my|our) [\w'-]+(?= (?:is|are|has|have|in|on|at|for|when|if|they|\w+s (?:are|have|can|will|must)|\w+ed)\b|$)/i,
    '',
  );
  return [
    text,
    plain,
    asked,
    unowned,
    asked.replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, ''),
    unowned.replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, ''),
  ].filter((each) => count(each) >= 3);
}

/**
 * A phrase in at most eight words: as it is, without asides, without articles; else up to where it may end. What it denies stays.
 */
export function fit(text: string): string | undefined {
  if (count(text) <= LONGEST) return text;
  const usual = cutToFit(text);
  const best = compressed(text.replace(ASIDE, '').replace(/\s+/g, ' ').trim(), LONGEST, keysOf);
  if (!best || count(best) < 3) return usual;
  const isTorn = !usual || count(usual) < 3 || isHalfClause(usual, text) || text.startsWith(`${usual} or `);
  const isThin = usual !== undefined && count(usual) < 4 && count(best) > count(usual) + 1;
  // "compare the output": with what is half of it.
  const isHalfCompared = / with /.test(text) && /^compare (?!.* with )/.test(usual ?? '') && / with /.test(best);
  const isBarred = best.startsWith('no ') && !text.startsWith('no ');
  return isTorn || isHalfCompared || isBarred || isThin || tells(best) > tells(usual) + 1 ? best : usual;
}

/** The usual cuts, the fullest first. */
function cutToFit(text: string): string | undefined {
  const ways = shorterOf(text);
  const whole = ways.find(
    (way, at) => count(way) <= LONGEST && (at < 3 || (at === 3 && / (?:if|when|unless|not|only|without) /i.test(way))),
  );
  if (whole) return whole;
  const kept = keptShort(ways[1] ?? text);
  if (kept && count(kept) <= LONGEST) return kept;
  const best = bestPhrases(ways[1] ?? text, LONGEST, keysOf);
  if (best) return best;
  const bare = ways.find((way) => count(way) <= LONGEST);
  const parts = ways
    .slice(0, 3)
    .map(upTo)
    .filter((part) => part !== undefined && count(part) > 2);
  const said = keysOf(text);
  if (bare && (said > 0 || /\bfrom\b.*\bto\b|\bbetween\b.*\band\b/i.test(bare))) return bare;
  return parts.find((part) => part && keysOf(part) === said) ?? bare ?? parts[0] ?? upTo(text);
}

/** "Alert when a truck has been standing at a dock for too long" -> "Alert about a truck at a dock": half a condition makes no sense. */
export function aboutIn(text: string): string | undefined {
  const [, head = '', rest = ''] =
    /^(.{3,30}?) (?:when|whenever|if|once|as soon as|before|after) (.+)$/i.exec(text) ?? [];
  const clause = rest ? readClause(rest) : undefined;
  const who = clause?.subject ?? '';
  if (!clause || /^(?:i|we|they|it|he|she|you|there|nobody|no one|this|that|somebody|someone|everybody)$/i.test(who))
    return undefined;
  const place =
    / ((?:in|on|at) (?!once|the moment|time|least|most)[a-z' -]+?)(?= (?:for|when|because|within|by|before|after|that|which|who)\b|$)/i.exec(
      clause.rest,
    )?.[1];
  const about = `${head.replace(new RegExp(` (?:\\d+|an?|the|one|two|three|four|five|six|ten|twelve) (?:${UNIT})$`, 'i'), '')} about ${who}`;
  const placed = place ? `${about} ${place}` : about;
  return [placed, about].find((each) => count(each) <= LONGEST);
}

export function cut(text: string): string {
  let short = text.split(' ').slice(0, LONGEST).join(' ');
  // Half a condition makes no sense.
  const before = / (?:only )?(?:when|whenever|if|once|before|after|until|while|unless|because|so) .*$/i.exec(short);
  if (before && text !== short && before.index > 0 && count(short.slice(0, before.index)) >= 3)
    short = short.slice(0, before.index);
  while (DANGLING.test(short) && count(short) > 3) short = short.replace(DANGLING, '');
  return short;
}
