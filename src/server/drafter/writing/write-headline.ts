import type { Action } from '../reading/action.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { readClause } from '../language/clause.ts';
import { plural, withArticle } from '../language/nouns.ts';
import { participle } from '../language/verbs.ts';
import { upperFirst } from './fill-pattern.ts';

const LONGEST = 8;
const UNIT = 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|times?|mornings?|evenings?';
/** A measure of time that goes with what follows: "two hours before", "the day before", "every month". */
const MEASURE = new RegExp(
  `^(?:\\d+|an?|the|one|two|three|four|five|six|ten|twelve|twenty|every|each|once|twice|at least|up)(?: (?:\\d+|an?|the|per|every|first|last|to))*(?: \\w+)? (?:${UNIT})\\b`,
  'i',
);
const DANGLING =
  /\s+(?:the|an?|of|for|to|in|on|at|by|with|from|and|or|my|their|our|its|that|which|who|when|if|as|is|are|be|than|per|into|about|without|so|after|before|because|whether|how|what|each|every|all|any|not|no|can|more|via|between|during|while|until|it|they|them|still|longer|soon|even|only|but|up|based|near|outside|next|once|have|has|was|were)$/i;
const CONDITION = /^(?:when|whenever|if|after|before|because|so|while|until|unless|once|although|as)$/i;
const JOINT =
  /^(?:for|by|with|from|in|on|at|to|of|that|which|who|where|without|via|and|or|about|rather|instead|including|than|during|between|per|into|through|across)$/i;
/** How a message is called that somebody wants to get. */
const MESSAGES: Readonly<Record<string, string>> = {
  reminded: 'Reminder',
  warned: 'Warning',
  alerted: 'Alert',
  notified: 'Notice',
  informed: 'Notice',
  told: 'Notice',
  messaged: 'Message',
  texted: 'Text message',
  emailed: 'E-mail',
};

function count(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** "flag meter readings", where the idea says that they should be flagged. */
function actionOf({ verb, text, object }: VerbPhrase): string {
  if (!object || text.includes(object.text)) return text;
  const thing =
    count(object.text) <= 5 ? object.text : /^an?$/.test(object.determiner) ? withArticle(object.core) : object.core;
  // "mark red" of "a crate must be marked red"
  return `${verb} ${thing} ${text.slice(verb.length).trim()}`.trim();
}

/** "Reminder of a trip" for "be reminded of a trip", "Show a video" for "be shown a video". */
function newsOf(wish: string): string | undefined {
  const [, done = '', rest = ''] = /^be (\w+) (.+)$/i.exec(wish) ?? [];
  if (done === 'shown') return `show ${rest}`;
  const message = MESSAGES[done.toLowerCase()];
  // The way it comes matters less than what it is about.
  const told = rest.replace(/^(by (?:text message|e-?mail|sms|phone|post|letter|push)) (.+)$/i, '$2 $1');
  return message && !/^(?:that|whether|how|what|who)\b/i.test(rest)
    ? `${message} ${told.replace(/^to (?!\w+ )/i, 'about ')}`
    : undefined;
}

/** Whether the words may end before the one at `at`. */
function mayEnd(words: readonly string[], at: number): boolean {
  const left = words.slice(0, at).join(' ');
  const next = words[at] ?? '';
  if (at < 2 || DANGLING.test(` ${left}`)) return false;
  if (/\b(?:than|instead|rather|even|because|up|more|less|fewer)$/i.test(left)) return false;
  // "two hours | before": the measure goes with the word behind it.
  if (new RegExp(`\\b(?:${UNIT})$`, 'i').test(left) && /^(?:before|after|ahead|prior|of|ago|later|in)$/i.test(next))
    return false;
  if (CONDITION.test(next)) return true;
  // Half a condition or question makes no sense.
  if (
    words
      .slice(1, at)
      .some(
        (word, index) =>
          CONDITION.test(word) &&
          !/^\d/.test(words[index + 2] ?? '') &&
          (words[index + 2]?.endsWith('ing') || readClause(words.slice(index + 2).join(' '))),
      )
  )
    return false;
  return JOINT.test(next) || MEASURE.test(words.slice(at).join(' '));
}

/** "Notice before the next case is sent" for "two days before": how long before stands in the story. */
function withoutMeasure(text: string): string {
  return text.replace(
    new RegExp(`(?:\\d+|an?|the|two|three|four|five|six|ten|twelve) (?:\\w+ )?(?:${UNIT}) (?=before|after)`, 'i'),
    '',
  );
}

/** As much of a phrase as fits, up to where it may end. */
function fit(text: string): string | undefined {
  const words = text.split(' ');
  if (words.length <= LONGEST) return text;
  for (let at = LONGEST; at >= 2; at--) if (mayEnd(words, at)) return words.slice(0, at).join(' ');
  return undefined;
}

function cut(text: string): string {
  let short = text.split(' ').slice(0, LONGEST).join(' ');
  while (DANGLING.test(short) && count(short) > 3) short = short.replace(DANGLING, '');
  return short;
}

/** What a headline says in full, before it is made to fit. */
function said(action: Action, wish: string, use: string): string {
  const spared = /^be spared (.+)$/.exec(wish)?.[1];
  if (spared) return `no more ${spared}`;
  const { core } = action;
  if (/^only\b/i.test(action.outcome ?? '') && /^(?:have only\b|keep .+ only$)/.test(wish))
    return action.outcome ?? wish;
  if (action.frame === 'told') return newsOf(wish) ?? wish;
  const news =
    /^(?:get|receive) (?:an? |the )?((?:[\w-]+ )?(?:message|alert|alarm|notification|notice|warning|reminder|e-?mail|text message)\b.*)$/i.exec(
      wish,
    )?.[1];
  if (news && count(wish) > LONGEST) return news;
  const isHad =
    core.object && new RegExp(`^have .*\\b${RegExp.escape(participle(core.verb.split(' ')[0] ?? ''))}\\b`).test(wish);
  if (action.frame === 'done' && (!action.outcome || isHad)) return actionOf(core);
  if (!action.isThing) return wish;
  return wish.replace(new RegExp(`^(?:${use}|use|get|see|have) `), '').replace(/^(?:an?|the|some|new|any) /i, '');
}

/**
 * Three to eight words in sentence case that name what is wanted: the action, or the thing with whom it is for. `wish` has no "I" or "my";
 * `objects` is what it is about; `use` what is done with a thing that the idea only names.
 */
export function writeHeadline(action: Action, wish: string, actor: string, objects?: string, use = 'use'): string {
  const plain = said(action, wish, use)
    // "which berth they got": nobody knows from a headline who they are.
    .replace(/^(\S+ (?:who|what|when|where|which|how|why|whether)\b(?: [\w-]+){0,3}?) they\b/, `$1 ${plural(actor)}`)
    .replace(/\b(?:their own|their|my|our)\b/gi, (own) => (/own/i.test(own) ? 'own' : 'the'))
    .replace(/(?<!\d)[.,:]|[.,:](?!\d)|[;()!?"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ and (?:at what time|when)$/, '')
    .replace(/ (?:themselves|themself|myself|ourselves)$/, '');
  const [verb = ''] = plain.split(' ');
  const about =
    objects && count(objects) < 6 && action.frame === 'told'
      ? `${verb === 'be' ? plain.split(' ').slice(0, 2).join(' ') : verb} about ${objects}`
      : undefined;
  const short = fit(plain) ?? (action.frame === 'told' ? fit(withoutMeasure(plain)) : undefined);
  let headline = (short && (count(short) >= 3 || !about) ? short : about) ?? cut(plain);
  if (count(headline) < 3)
    headline = `${headline} ${action.isThing || action.frame !== 'do' ? `for ${plural(actor)}` : `as ${/^[aeiou]/i.test(actor) ? 'an' : 'a'} ${actor}`}`;
  if (count(headline) < 3) headline = `${headline} from now on`;
  return upperFirst(count(headline) > LONGEST ? cut(headline) : headline);
}
