import type { Action } from '../reading/action.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { plural } from '../language/nouns.ts';
import { upperFirst } from './slots.ts';

const LONGEST = 8;
const DANGLING =
  /\s+(?:the|an?|of|for|to|in|on|at|by|with|from|and|or|my|their|our|its|that|which|who|when|if|as|is|are|be|than|per|into|about|without|so|after|before|because|whether|how|what|each|every|all|any|not|no|can|more|via|between|during|while|until|it|they|them|still|longer|soon|even|only|but|up|based|near|outside|next|while)$/i;

function count(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

function cut(text: string): string {
  let short = text
    .split(/\s+/)
    .slice(0, LONGEST)
    .join(' ')
    .replace(/[,;:]+$/, '');
  while (
    DANGLING.test(short) &&
    count(short) > 3 &&
    !/\b(?:who|what|which|where|how|why|whether)\b.*\s(?:is|are)$/i.test(short)
  )
    short = short.replace(DANGLING, '').replace(/[,;:]+$/, '');
  return short;
}

/** "flag meter readings", where the idea says that they should be flagged. */
function actionOf({ verb, text, object, tails }: VerbPhrase): string {
  if (!object || text.includes(object.text)) return text;
  const thing = count(object.text) > 5 ? object.core : object.text;
  return [verb, thing, ...tails.map((tail) => tail.text)].join(' ');
}

/** Three to eight words in sentence case: the action, or the thing with whom it is for. `wish` has no "I" or "my"; `objects` is what it is about. */
export function writeHeadline(action: Action, wish: string, actor: string, objects?: string): string {
  const { object } = action.core;
  const spared = /^be spared (.+)$/.exec(wish)?.[1];
  const said = spared
    ? `no more ${spared}`
    : action.frame === 'done' && (!action.outcome || (object && count(wish) > LONGEST && /^have .+ed\b/.test(wish)))
      ? actionOf(action.core)
      : action.isThing
        ? wish.replace(/^\S+(?: to)? /, '').replace(/^(?:an?|the|some|new|any) /i, '')
        : wish;
  const plain = said
    .replace(/\b(?:their own|their|my|our)\b/gi, (own) => (/own/i.test(own) ? 'own' : 'the'))
    .replace(/(?<!\d)[.,:]|[.,:](?!\d)|[;()!?"]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let headline = count(plain) <= LONGEST ? plain : (newsOf(action, plain, objects) ?? atBoundary(plain));
  const [verb = '', ...rest] = headline.split(' ');
  if (rest.length === 1 && !action.isThing && count(plain) > 2) headline = `${verb} the ${rest[0]}`;
  if (count(headline) < 3) headline = `${headline} for ${plural(actor)}`;
  if (count(headline) < 3) headline = `${headline} from now on`;
  return upperFirst(count(headline) < count(plain) || count(headline) > LONGEST ? cut(headline) : headline);
}

/** "Be told about courses", where the whole condition would be too long and half of it makes no sense. */
function newsOf(action: Action, plain: string, objects: string | undefined): string | undefined {
  const told = action.frame === 'told' && /^(be \w+) (?:when(?:ever)?|if|once|as soon as|that)\b/i.exec(plain)?.[1];
  return told && objects && count(objects) < 5 ? `${told} about ${objects}` : undefined;
}

/** Cuts before a preposition or condition, where that leaves enough. */
function atBoundary(text: string): string {
  const words = text.split(' ');
  for (let at = Math.min(LONGEST, words.length - 1); at >= 3; at--) {
    // "Be notified as soon", "Download scores but only" would hang in the air.
    if (DANGLING.test(` ${words[at - 1] ?? ''}`) && !/^(?:is|are|it|they|them)$/i.test(words[at - 1] ?? '')) continue;
    if (/^up$/i.test(words[at - 1] ?? '') || /\b(?:than|instead|rather|even|because|up)$/i.test(words[at - 1] ?? ''))
      continue;
    if (/^(?:days?|hours?|minutes?|weeks?|months?)$/i.test(words[at - 1] ?? '')) continue;
    if (
      /^(?:when|if|after|before|because|so|while|until|unless|for|by|with|from|in|on|at|to|of|as|that|which|who|where|how|whether|once|without|via|and|up|about|rather|instead|including|even|than|during|between|per)$/i.test(
        words[at] ?? '',
      )
    )
      return words.slice(0, at).join(' ');
  }
  return cut(text);
}
