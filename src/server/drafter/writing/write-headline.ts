import { type Action } from '../reading/action.ts';
import { PROBLEM, lowerFirst } from '../reading/trouble-words.ts';
import { plural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { firstStep } from './steps-of.ts';
import { cleaned, firstQuestion, whileDoing } from './clean-headline.ts';
import { keepsEssentials, plainRuleHeadline } from './rule-headline.ts';
import { boundAlone, briefForms } from './headline-forms.ts';
import { amountName } from './asked-headline.ts';
import { headedPlainly } from './headline-plainly.ts';
import { withThingNamed } from './headline-pronoun.ts';
import { isHalfClause, tells } from './headline-words.ts';
import { withArticles, withOwners } from './headline-articles.ts';
import { plainOrder } from './headline-reductions.ts';
import { orCompressed } from './compress-headline.ts';
import { orBetter } from './headline-choice.ts';
import { deedOf, holdsMore, orderOf, turnsOf } from './headline-turns.ts';
import { reduced } from './headline-reductions.ts';
import { orOutcome } from './outcome-headline.ts';
import { longer } from './longer-headline.ts';
import { soundHeadline } from './sound-headline.ts';
import { wholeHeadline } from './whole-headline.ts';
import { aboutIn, count, cut, fit, LONGEST, withoutMeasure } from './fit-headline.ts';
import { withDoer } from './done-by-headline.ts';
import { inFew, said } from './headline-said.ts';

/** The first step of a deed; a trouble has none. */
function stepOf(wish: string): string {
  return wish.startsWith(PROBLEM) ? wish : firstStep(wish);
}

/** The action with the head of its thing, where nothing else fits. */
function coreOf({ core, frame }: Action): string | undefined {
  const thing = core.object?.core;
  return frame === 'do' && thing && count(`${core.verb} ${thing}`) >= 3 ? inFew(`${core.verb} ${thing}`) : undefined;
}

/** "archive courses nobody has opened for a year": what is done to the thing, with what tells which is meant. */
function wholeThing({ core, frame }: Action): string | undefined {
  const { object, verb } = core;
  if (frame !== 'done' || !object || object.text === object.core) return undefined;
  const forms = reduced(`${verb} ${object.text}`);
  const whole = forms.find((form) => count(form) <= LONGEST);
  return whole ?? forms.map(fit).find((form) => form !== undefined && count(form) > 3);
}

/** "compare up to three teas": a deed of two words with its bound. */
function withBound(wish: string, idea: string): string | undefined {
  const [, verb = '', thing = ''] = /^([a-z-]+) ([a-z-]+)$/i.exec(wish) ?? [];
  const said = verb
    ? new RegExp(`\\b${verb} ((?:up to|at least|at most|no more than|more than) [\\w.,]+ ${thing})\\b`, 'i').exec(
        idea,
      )?.[1]
    : undefined;
  return said && `${verb} ${said.toLowerCase()}`;
}

/** Words with which nothing ends. */
function withoutEnd(text: string): string {
  const short = text.replace(
    /,? (?:and|or|the|an?|of|for|with|within|without|from|by|than|at least|not|but|please|that|which|who|if|when|because|so|as|they|for \d+|(?:who|which|that) (?:is|are|was|were|has|have)(?: (?:not|also|still|already|only|older|younger|longer|shorter|more|less|later|earlier|higher|lower|bigger|smaller))?)$/i,
    '',
  );
  return short === text || count(short) < 3 ? text : withoutEnd(short);
}

/** Whether its words are a wish, and no name, question or trouble that has its own way to be said. */
function hasOwnWords(action: Action): boolean {
  return action.name === undefined && action.rule !== 'open' && !action.isOver && !action.isThing;
}

/** "two hours ahead" for "two hours in advance", "at most" for "no more than": of several words a headline may lose one. */
function briefly(text: string): string {
  return text
    .replace(/(?<=\b(?:minute|hour|day|night|week|month|year)s?) in advance\b/i, ' ahead')
    .replace(
      /(?<=\bcan [\w -]+ )(?:no|not) more than (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) )/i,
      'at most ',
    );
}

/**
 * Three to eight words in sentence case that name what is wanted: the action, or the thing with whom it is for. `wish` has no "I" or "my";
 * `objects` is what it is about; `use` what is done with a thing that the idea only names.
 */
export function writeHeadline(
  given: Action,
  wished: string,
  actor: string,
  objects?: string,
  use = 'use',
  idea = '',
): string {
  const told = briefly(wished);
  const headline = soundHeadline(usualHeadline(given, told, actor, objects, use, idea), told);
  const action = saidPlainly(given);
  const clean = (text: string): string => whileDoing(cleaned(text, action, told, actor), actor);
  const step = stepOf(told);
  const words = { wish: step, outcome: action.outcome, said: said(action, step, use), deed: deedOf(action, told) };
  const forms = () => (hasOwnWords(action) ? turnsOf(words).map(({ text }) => clean(text)) : []);
  if (told.startsWith(PROBLEM)) return headline;
  const whole = withDoer(wholeHeadline(headline, step, forms, clean), action.outcome);
  // "pause it for up to a month instead of ending it", without how long
  return whole.replace(/ (?:for|within|of|by|to|at|from) (?=(?:instead of|rather than)\b)/, ' ');
}

function usualHeadline(
  given: Action,
  told: string,
  actor: string,
  objects: string | undefined,
  use: string,
  idea: string,
): string {
  const action = saidPlainly(given);
  const wish = headedPlainly(withSeveral(told, idea)).replace(
    / as soon as (?=(?:the|an?|their|his|her|its|somebody|someone|they|it) )/i,
    ' when ',
  );
  const bounded = withBound(wish, idea) ?? amountName(wish) ?? boundAlone(wish);
  if (bounded) return upperFirst(bounded);
  const first = headlineOf(action, wish, actor, objects, use);
  const own = longer(first, cleaned(said(action, stepOf(wish), use), action, wish, actor));
  const named = withThingNamed(own, idea);
  const usual = count(named) > LONGEST ? own : named;
  // "Keep an object from leaving": without what it depends on, a rule would be another.
  const rule = /\b(?:not|never|no|nobody|only|cannot|can|at most|at least)\b/i.test(action.inForce ?? '')
    ? (action.inForce ?? '')
    : '';
  const holds = (text: string): boolean => keepsEssentials(text, rule);
  const sound = holds(usual) ? usual : plainRuleHeadline(rule);
  if (action.isThing && action.name === undefined && action.rule !== 'open') {
    const title = cleaned(said(action, stepOf(wish), use), action, wish, actor);
    return upperFirst(count(title) <= LONGEST ? sound : orCompressed(sound, title, [title], true));
  }
  if (!hasOwnWords(action)) return upperFirst(sound);
  const step = stepOf(wish);
  // "when guests ring, it no longer happens that nobody opens": no headline has room for both.
  const outcome = /\bit no longer happens that /.test(action.outcome ?? '') ? undefined : action.outcome;
  const words = { wish: step, outcome, said: said(action, step, use), deed: deedOf(action, wish) };
  const clean = (text: string): string => whileDoing(cleaned(text, action, wish, actor), actor);
  const better = orBetter(sound, words, clean);
  const whole = holds(better) ? withOwners(better) : sound;
  if (wish.startsWith(PROBLEM)) return upperFirst(whole);
  // "the system rejects photos larger than 10 MB" tells more than "have photos rejected".
  const order = action.frame === 'done' && !action.rule && outcome ? plainOrder(outcome) : undefined;
  const isFuller = order !== undefined && isBaseVerb(action.core.verb) && order.startsWith(`${action.core.verb} `);
  const forms = turnsOf(words).map(({ text }) => clean(text));
  const full = isFuller ? [clean(order), ...forms] : forms;
  const source = clean(isFuller ? order : step);
  const deed = orderOf(action, wish);
  return upperFirst(withSeveral(orCompressed(whole, source, full, false, deed && clean(deed)), idea));
}

/** The action in the words that a headline has room for. */
function saidPlainly(action: Action): Action {
  const { core, name, outcome, inForce } = action;
  const plainly = (said: string) => headedPlainly(briefly(said));
  const text = plainly(core.text);
  // "flag parcels over the limit" has its thing, though it is no longer told in the same words.
  const { object } = core;
  const isOther = object && core.text.includes(object.text) && !text.includes(object.text);
  return {
    ...action,
    core: { ...core, text, object: isOther ? { ...object, text: object.core } : object },
    name: name && plainly(name),
    outcome: outcome && plainly(outcome),
    ...(inForce === undefined ? {} : { inForce: briefly(inForce) }),
  };
}

/** "several friends", as the idea says it, for "more than one friend". */
function withSeveral(text: string, idea: string): string {
  const [, many = ''] = /\bseveral ((?:[\w-]+ ){0,2}?[\w-]+s)\b/i.exec(idea) ?? [];
  return many ? text.replace(`more than one ${singular(many)}`, `several ${many}`) : text;
}

function headlineOf(action: Action, wish: string, actor: string, objects?: string, use = 'use'): string {
  const told = firstQuestion(cleaned(said(action, stepOf(wish), use), action, wish, actor));
  // "cancel a tour up to 12 hours before it starts": without its bound it would be another time.
  const own =
    count(told) > LONGEST
      ? told.replace(
          /\b(up to \S+ \w+) before (?:it|they|(?:the|an?|each) \w+) (?:starts?|begins?|leaves?|opens?|takes? place)\b.*$/i,
          '$1 ahead',
        )
      : told;
  // What holds a bound says it in fewer words, or not at all.
  const plain =
    count(own) <= LONGEST
      ? own
      : (briefForms(wish)
          .map((form) => inFew(cleaned(form, action, wish, actor)))
          .find((form) => form !== undefined && tells(form) > tells(fit(own) ?? '')) ?? own);
  const [verb = ''] = plain.split(' ');
  const isNews =
    action.frame === 'told' ||
    /^(?:(?:show|display|send) (?:an? |the )?)?(?:[\w-]+ )?(?:message|alert|alarm|notification|notice|warning|reminder|e-?mail)\b/i.test(
      plain,
    );
  const about =
    objects && count(objects) < 6 && action.frame === 'told'
      ? `${verb === 'be' ? plain.split(' ').slice(0, 2).join(' ') : verb} about ${objects}`
      : undefined;
  const fitting = fit(plain) ?? (isNews ? fit(withoutMeasure(plain)) : undefined);
  const short =
    fitting && count(fitting) >= (isNews ? 4 : 3)
      ? fitting
      : isNews && !plain.includes(` ${plural(actor)} `)
        ? (aboutIn(plain) ?? fitting)
        : fitting;
  let headline = (short && (count(short) >= 3 || !about) ? short : about) ?? coreOf(action) ?? cut(plain);
  if (count(headline) < 3) headline = wholeThing(action) ?? headline;
  // "keep anybody from seeing it ...", where that is too long: no seeing it.
  const barred = count(headline) < 3 ? /^keep any(?:body|one) from (\w+ing .+)$/.exec(plain)?.[1] : undefined;
  if (barred) headline = fit(`no ${barred}`) ?? cut(`no ${barred}`);
  // What is to hold says more than the deed that stands for it.
  if ((count(own) > LONGEST || action.rule) && /^(?:done|not)$/.test(action.frame) && holdsMore(wish, action.outcome))
    headline = cleaned(orOutcome(headline, action.outcome), action, wish, actor);
  if (count(headline) < 3)
    headline =
      action.isThing || action.name !== undefined || action.frame !== 'do'
        ? `${headline} for ${plural(actor)}`
        : /^\w+ \S+$/.test(headline)
          ? `${plural(actor)} ${lowerFirst(headline)}`
          : `${headline} as ${withArticle(actor)}`;
  if (count(headline) < 3) headline = `${headline} from now on`;
  const whole = (count(headline) > LONGEST ? cut(headline) : headline)
    .replace(/(?<!\ba) (?:because|when|if|so that|until|unless|while)$/i, '')
    // What is left of a measure: "freeze the pass for per year".
    .replace(/ (?:for|of|to|by|in|within|up to) (?=per\b)/, ' ');
  const named = (count(whole) < 3 ? headline : whole)
    .replace(/ and (?:an?|the)? ?(?:different|other|second|next) one$/, '')
    .replace(/ (?:to|for) (?:me|us|them)$/, '');
  const last = withoutEnd(count(named) < 3 ? whole : count(named) > LONGEST ? cut(named) : named);
  const outcome = action.outcome === undefined ? [] : [cleaned(action.outcome, action, wish, actor)];
  const isFree =
    /^(?:do|told|done)$/.test(action.frame) && !action.rule && !/^(?:keep|prevent|stop|have .+ not) /.test(wish);
  // "that a client has an open bill": the fact is the headline.
  const clear = isNews && isHalfClause(last, own) ? (aboutIn(own) ?? last) : last;
  const fact = clear.replace(/^that (?=\S+ \S+ )/i, '');
  return upperFirst(withOwners(withArticles(fact, [own, ...outcome], isFree)).replace(/[\s,;]+$/, ''));
}
