import { readClause, type Clause } from '../../language/clause.ts';
import { isPerson, singular } from '../../language/nouns.ts';
import { readVerb, thirdPerson } from '../../language/verbs.ts';
import { upperFirst } from '../../language/capitals.ts';
import { barredBy } from '../barred-by.ts';
import { said, type Part, type PartRule, type Told } from './part.ts';

const LONGEST = 12;
/** By these somebody comes to know what was done: what they see is the thing itself. */
const LEARNS =
  /^(?:know|see|learn|understand|read|notice|hear|prepare|plan|decide|react|judge|estimate|follow|tell|find out)$/;
/** What is so for the mind alone, and nothing that could be watched. */
const FELT =
  /\b(?:easier|easy|clear|clearer|quick|quicker|faster|better|safe|safer|happy|sure|certain|fair|trust|confidence|feel|save|waste|less|fewer|more)\b/i;

/** What the reason says of somebody or something, where it is short enough to be a sentence of its own. */
function gainOf({ benefit }: Told): Clause | undefined {
  const text = benefit?.replace(/^(?:in future|then|later|this way|that way),? /i, '').trim() ?? '';
  return text.split(' ').length <= LONGEST &&
    !/[,;:]| (?:and|but|because|although|if|when) /.test(text) &&
    !FELT.test(text)
    ? readClause(text)
    : undefined;
}

/** "so it is left out of the averages": that is what becomes of whatever it was done to. */
function whatBecomes(told: Told): readonly Part[] {
  const gain = gainOf(told);
  const { slots, action } = told;
  if (!gain || !/^(?:it|they)$/i.test(gain.subject) || action.frame !== 'do' || gain.adverb) return [];
  const [state = '', ...rest] = gain.rest.split(' ');
  // "so that it is taken into account that ..." tells nothing of the thing.
  if (/^(?:taken|put|made) .*\bthat\b/.test(gain.rest)) return [];
  if (gain.verb !== 'be' || gain.negated || !/^(?:part|past)/.test(readVerb(state)?.form ?? '')) return [];
  if (/^they$/i.test(gain.subject) && slots.get('plural') !== 'yes') return [];
  const as = action.core.tails.find(({ lead }) => lead === 'as')?.text ?? '';
  const which = as && as.split(' ').length <= 3 ? ` ${as}` : '';
  return said(`{A one} {who} was {done}${which} is ${[state, ...rest].join(' ')}.`, told);
}

/** "so that I get my deposit back": once it is done, that comes. */
function whatComes(told: Told): readonly Part[] {
  const gain = gainOf(told);
  if (!gain || gain.negated || !/^(?:i|we|he|she|they)$/i.test(gain.subject) || told.action.frame !== 'do') return [];
  return /^(?:get|receive)$/.test(gain.verb) && /\bback\b|^(?:an?|the|my|our|their) /.test(gain.rest)
    ? said(`Once {the one} {is} {done}, {the actor} ${thirdPerson(gain.verb)} ${gain.rest}.`, told)
    : [];
}

/** "so that setters can correct the grade": whoever gains by it can do so, or sees what was done. */
function whoGains(told: Told): readonly Part[] {
  const gain = gainOf(told);
  const { slots } = told;
  if (!gain || gain.negated || told.action.frame === 'not') return [];
  const head = singular(gain.subject.split(' ').at(-1)?.toLowerCase() ?? '');
  if (!told.roles.has(head) && !isPerson(head)) return [];
  if (/^(?:nobody|everybody|everyone|somebody|anybody|others|people)$/i.test(gain.subject)) return [];
  if (slots.get('actor')?.toLowerCase().endsWith(head)) return [];
  const [verb = '', ...rest] = gain.kind === 'modal' ? gain.rest.split(' ') : [gain.verb, ...gain.rest.split(' ')];
  if (gain.kind === 'be' || gain.kind === 'have') return [];
  const who = upperFirst(gain.subject);
  if (LEARNS.test(verb) && slots.has('done'))
    return said(`${who} ${gain.plural ? 'see' : 'sees'} {object} once {it} {is} {done}.`, told);
  return gain.kind === 'modal' && /^(?:can|could)$/i.test(gain.finite) && !LEARNS.test(verb) && rest.length > 0
    ? said(`${who} can ${[verb, ...rest].join(' ')}.`, told)
    : [];
}

/** What becomes of somebody in their mind, or to no end. */
const MINDED =
  /\b(?:bothered|disturbed|annoyed|surprised|tired|left|worried|confused|stuck|lost|wasted|stressed|distracted|afraid|forgotten|taken into account)\b/i;
/** Wishes that bring something before somebody's eyes. */
const TOLD_OR_SEEN =
  /^(?:see|know|get|receive|compare|check|find out|look up|be (?:told|notified|informed|warned|reminded|alerted|shown))\b/;
/** What things do by themselves: that none does is hoped for, and not done by the product. */
const STATE = /^(?:stay|remain|go|sit|stand|wait|come|miss|lie)$/;
const LONGEST_FACT = 14;

/** "so that running jobs can finish and no new ones land on it", "so that nobody is billed twice": what is so of the product. */
function whatHolds(told: Told): readonly Part[] {
  const { benefit = '', action, slots } = told;
  // What is told or seen makes nothing so by itself: "so that no plot stays empty".
  // "nobody can change it" is told already.
  if (barredBy(benefit, (text) => text)) return [];
  if (action.rule || action.isOver || action.frame === 'told' || TOLD_OR_SEEN.test(told.wish)) return [];
  return benefit.split(/,? and (?=(?:no|nobody|the|an?|every|each|all|their|its) )/i).flatMap((text) => {
    const clause = readClause(text);
    if (!clause || text.split(' ').length > LONGEST_FACT || /[,;:]|\b(?:because|although|I|we|you)\b/.test(text))
      return [];
    // What a complaint was turned into is no fact that somebody asked for.
    if (!told.idea.toLowerCase().includes(text.trim().toLowerCase().split(' ').slice(0, 3).join(' '))) return [];
    if (FELT.test(text) || MINDED.test(text) || clause.adverb) return [];
    if (
      /^(?:i|we|he|she|they|it|this|that|there|everything|nothing|you|everybody|everyone|people|somebody|one)$/i.test(
        clause.subject,
      )
    )
      return [];
    const named =
      slots.has('the one') && slots.get('plural') !== 'yes'
        ? text.trim().replace(/ (on|from|in|to|with|into|for) it\b/, ' $1 {the one}')
        : text.trim();
    const [state = ''] = clause.rest.split(' ');
    const isDone =
      clause.kind === 'be' && /^(?:part|past)/.test(readVerb(state)?.form ?? '') && !/^that\b/.test(clause.rest);
    const isNone =
      /^(?:nobody|no one|no [\w-]+(?: [\w-]+)?)$/i.test(clause.subject) &&
      clause.kind === 'full' &&
      !STATE.test(clause.verb);
    const isFree =
      clause.plural && /^can$/i.test(clause.finite) && !isPerson(singular(clause.subject.split(' ').at(-1) ?? ''));
    const stays = !/^no /i.test(clause.subject) && /^(?:stay|remain)$/.test(clause.verb) && clause.rest !== '';
    return isDone || isNone || isFree || stays ? said(upperFirst(`${named}.`), told) : [];
  });
}

/** "so that I do not get billed for it": that is to be seen. */
function whatStops(told: Told): readonly Part[] {
  const [, done = '', rest = ''] =
    /^(?:I|they|he|she) (?:(?:do|does) not (?:get|have to be)|(?:am|is|are) not) (billed|charged|fined|invoiced|asked|called|contacted|reminded|blocked|logged out|written to)((?: [\w'-]+){1,10})$/i.exec(
      told.benefit?.replace(/\b(do|does|is|are|am)n['’]t\b/gi, '$1 not') ?? '',
    ) ?? [];
  return done && !/ (?:and|but|because|although|if|when|so) /.test(rest) && told.action.frame !== 'not'
    ? said(`{The actor} is not ${done}${rest}.`, told)
    : [];
}

/** The criteria that the reason asks for: what is so, or whoever can do something, once the wish is met. */
export const GAINS: readonly PartRule[] = [whatBecomes, whatComes, whoGains, whatHolds, whatStops];
