import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { isPlainRule, type Action } from '../reading/action.ts';
import { PROBLEM, lowerFirst } from '../reading/trouble-words.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';

import { plural, singular, withArticle } from '../language/nouns.ts';
import { gerund, isBaseVerb, participle } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { firstStep } from './steps-of.ts';
import { cleaned, firstQuestion, whileDoing } from './clean-headline.ts';
import { overHeadline } from './over-headline.ts';
import { keepsEssentials, plainRuleHeadline, ruleHeadline } from './rule-headline.ts';
import { askedInCase, asItWillBe, atMost, boundAlone, briefForms, newsOf } from './headline-forms.ts';
import { amountName } from './asked-headline.ts';
import { withThingNamed } from './headline-pronoun.ts';
import { isHalfClause, tells } from './headline-words.ts';
import { withArticles, withOwners } from './headline-articles.ts';
import { plainOrder } from './headline-reductions.ts';
import { orCompressed } from './compress-headline.ts';
import { orBetter } from './headline-choice.ts';
import { deedOf, holdsMore, turnsOf } from './headline-turns.ts';
import { reduced } from './headline-reductions.ts';
import { orOutcome } from './outcome-headline.ts';
import { longer } from './longer-headline.ts';
import { aboutIn, count, cut, fit, LONGEST, withoutMeasure } from './fit-headline.ts';

/** "flag meter readings", where the idea says that they should be flagged. */
function actionOf({ verb, text, object }: VerbPhrase): string {
  if (!object || text.includes(object.text)) return text;
  const thing =
    count(object.text) <= 5 ? object.text : /^an?$/.test(object.determiner) ? withArticle(object.core) : object.core;
  // "mark red" of "a crate must be marked red"
  return `${verb} ${thing} ${text.slice(verb.length).trim()}`.trim();
}

/** "have API keys not shown again" -> "API keys not shown again": what is not to be stays denied. */
function deniedOf(wish: string, core = ''): string | undefined {
  // "a scan whose code does not match rejected", "shared by effort and not by count": nothing is denied of the thing.
  const [, whole = '', done = ''] =
    /^have (.+?)(?<! (?:do|does|did|is|are|was|has|have|can|and|but|or|as|that)) (not \w+.*)$/.exec(wish) ?? [];
  // "a horse that has worked for hours not given another lesson": which horse is told by the story.
  const brief = whole.replace(/^((?:an? |the )?[\w-]+(?: [\w-]+)?) (?:that|who|which) .+$/, '$1');
  const thing = count(`${whole} ${done}`) > LONGEST ? brief : whole;
  const all = `${whole.replace(/^(?:the|an?) /, '')} ${done}`;
  if (whole && count(all) <= LONGEST && !/,| (?:when(?:ever)?|if|until|unless|once) /.test(all)) return all;
  if (thing && !thing.includes(',') && !/ (?:when(?:ever)?|if|until|unless|once) /.test(thing))
    return `${count(thing) > 4 && core && thing === brief ? core : thing.replace(/^(?:the|an?) /, '')} ${done}`;
  const [, other = '', rest = ''] =
    /^no longer have (?!to )((?:the |an? |any )?[\w' -]+?)(?<! (?:is|are|was|were|been|be|not)) ((?:\w+ed|shown|sent|put|set|run|kept|made|given|told|seen|written|sold|lent|paid|read|taken|lost|drawn|held|built|found)\b.*)$/.exec(
      wish,
    ) ?? [];
  // "no longer have plants shown that are sold": which plants stands behind them.
  const [, did = rest, which = ''] = /^(\w+) ((?:that|who|which) .+)$/.exec(rest) ?? [];
  const kept = [other.replace(/^(?:the|an?|any) /i, ''), which].filter(Boolean).join(' ');
  return other ? `${kept} no longer ${did}` : undefined;
}

/** The first step of a deed; a trouble has none. */
function stepOf(wish: string): string {
  return wish.startsWith(PROBLEM) ? wish : firstStep(wish);
}

/** What a headline says in full, before it is made to fit. */
function said(action: Action, wish: string, use: string): string {
  if (isPlainRule(action) && action.outcome) return plainRuleHeadline(action.outcome, action.name);
  const name = action.name?.replace(/^(?:an?|the) /i, '') ?? '';
  const asked = /^(?:know|see|find out) ((?:what|who|whose|how|whether|which|when|where|why) .+)$/i.exec(wish)?.[1];
  // "what happens to the table when a team pulls out": the case is half of the question.
  const inCase = asked && name && asked.startsWith(name) ? askedInCase(asked, inFew) : undefined;
  if (inCase) return inCase;
  if (count(name) > 1 && count(name) <= LONGEST) return name;
  const spared = /^be spared (.+)$/.exec(wish)?.[1];
  if (spared) return `no more ${spared}`;
  const bound = inFew(atMost(wish) ?? '');
  if (bound) return bound;
  const [brief] = briefForms(wish);
  if (action.isOver && action.outcome) return overHeadline(action.outcome);
  if (wish.startsWith(PROBLEM)) return brief ?? wish.slice(PROBLEM.length);
  if (brief && /^(?:make sure|be told )/.test(wish)) return brief;
  const { core } = action;
  if (/^only\b/i.test(action.outcome ?? '') && /^(?:have only\b|keep .+ only$)/.test(wish))
    return action.outcome ?? wish;
  // "what happens when a party of four turns up as six": the case, where the question is too long.
  const theCase =
    /^what (?:happens|will happen|is done) (?:when|if) (.+)$/i.exec(action.name ?? asked ?? '')?.[1] ?? '';
  const firstCase = [theCase, theCase.split(/,? (?:but|and|while|although) |, /)[0] ?? ''].find((one) => inFew(one));
  const isAskable = firstCase && firstCase !== theCase && count(firstCase) <= LONGEST - 3;
  if (action.rule === 'open' && firstCase && count(asked ?? name) > LONGEST)
    return isAskable ? `what happens when ${firstCase}` : (inFew(firstCase) ?? firstCase);
  if (action.rule === 'open') return action.name ?? wish.replace(/^know /, '').replace(/, .*$/, '');
  // "have every crate with eggs marked": what is so with them.
  if (action.frame === 'do' && action.outcome && wish.startsWith('have '))
    return wish.slice('have '.length).replace(/ (?:in|on|of) (?:it|them)\b/, '');
  if (action.rule && action.outcome) return ruleHeadline(action.outcome) ?? action.outcome;
  if (action.frame === 'told') return newsOf(wish) ?? wish;
  const news =
    /^(?:get|receive) (?:an? |the )?((?:[\w-]+ )?(?:message|alert|alarm|notification|notice|warning|reminder|nudge|e-?mail|text message)\b.*)$/i.exec(
      wish,
    )?.[1];
  // "a case they hold": which case is told by the story.
  if (news && count(wish) > LONGEST)
    return news.replace(/\b((?:an?|the|their|my) [\w-]+) (?:they|I|we) [a-z]+ (?=[a-z]+s\b)/i, '$1 ');
  const untold = /^(?:no longer|never) be (?:told|informed|notified) (that .+)$/i.exec(wish)?.[1];
  if (untold) return `no notice ${untold}`;
  const denied = deniedOf(wish, core.object?.core);
  if (denied) return denied;
  const isHad =
    core.object && new RegExp(`^have .*\\b${RegExp.escape(participle(core.verb.split(' ')[0] ?? ''))}\\b`).test(wish);
  // "have a code become invalid": nobody becomes a code.
  // "have a session ended", but nobody becomes a code.
  const isDone = isHad && participle(core.verb) !== core.verb;
  if (action.frame === 'done' && (!action.outcome || isHad) && (isDone || !INTRANSITIVE.test(core.verb)))
    return actionOf(core);
  const [, toil, ended, what = ''] = /^no longer (?:have to (\w+)|end up (\w+ing)) (.+)$/i.exec(wish) ?? [];
  if (what) return `no more ${ended ?? gerund(toil ?? '')} ${what}`;
  const sure = /^(?:(?:make|be) sure that|have it taken into account that) (.+)$/i.exec(wish)?.[1];
  if (sure) return sure;
  // "have the plan consider whether it is a holiday": what the thing does then.
  const does = action.frame === 'done' ? asItWillBe(wish, action.outcome) : undefined;
  if (does && (count(wish) > LONGEST || count(does) > 2)) return does;
  if (!action.isThing) return wish;
  return wish
    .replace(
      new RegExp(
        `^(?:${use}|use|get|see|have|keep|make|ask|add|assign|do|offer|place|send|sign|set up|work through|read|choose|press|leave|follow|listen to) `,
      ),
      '',
    )
    .replace(/^(?:an?|the|some|new|any) /i, '');
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

/** A form that fits as it is or without its articles. */
function inFew(text: string): string | undefined {
  return [text, text.replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, '')].find(
    (form) => count(form) >= 3 && count(form) <= LONGEST,
  );
}

/** Whether its words are a wish, and no name, question or trouble that has its own way to be said. */
function hasOwnWords(action: Action): boolean {
  return action.name === undefined && action.rule !== 'open' && !action.isOver && !action.isThing;
}

/**
 * Three to eight words in sentence case that name what is wanted: the action, or the thing with whom it is for. `wish` has no "I" or "my";
 * `objects` is what it is about; `use` what is done with a thing that the idea only names.
 */
export function writeHeadline(
  action: Action,
  told: string,
  actor: string,
  objects?: string,
  use = 'use',
  idea = '',
): string {
  const wish = withSeveral(told, idea).replace(
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
  return upperFirst(withSeveral(orCompressed(whole, clean(isFuller ? order : step), full), idea));
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
