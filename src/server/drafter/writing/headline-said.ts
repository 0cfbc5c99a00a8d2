import { pattern } from '../language/pattern.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { isPlainRule, type Action } from '../reading/action.ts';
import { isHuman } from '../reading/is-agent.ts';
import { PROBLEM } from '../reading/trouble-words.ts';
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { withArticle } from '../language/nouns.ts';
import { gerund, participle, thirdPerson } from '../language/verbs.ts';
import { overHeadline } from './over-headline.ts';
import { plainRuleHeadline, ruleHeadline } from './rule-headline.ts';
import { askedInCase, asItWillBe, atMost, briefForms, newsOf } from './headline-forms.ts';
import { count, LONGEST } from './fit-headline.ts';

/** Verbs with a preposition of their own, behind which stands what it is done to. */
const PREPOSITIONAL =
  /^(?:deal with|look (?:after|into|for|at)|care for|take care of|get rid of|(?:reply|respond|listen|attend) to|(?:wait|pay|account|cater) for) ?(?=$| )/;

/** "flag meter readings", where the idea says that they should be flagged. */
function actionOf({ verb, text, object }: VerbPhrase): string {
  if (!object || text.includes(object.text)) return text;
  const thing =
    count(object.text) <= 5 ? object.text : /^an?$/.test(object.determiner) ? withArticle(object.core) : object.core;
  const rest = text.slice(verb.length).trim();
  // "orders should be dealt with in their order": what is dealt with stands behind its preposition.
  const whole = PREPOSITIONAL.exec(`${verb} ${rest}`)?.[0].trim();
  if (whole) return `${whole} ${thing}${`${verb} ${rest}`.slice(whole.length)}`;
  // "mark red" of "a crate must be marked red"
  return `${verb} ${thing} ${rest}`.trim();
}

/** "the brakes are tested by a second mechanic": nobody is told to test them by a mechanic. */
function isDoneBySomebody(deed: string): boolean {
  const who =
    / by (?:an?|the|another|every|each) ((?:[\w-]+ )?[\w-]+)(?=$| (?:after|before|in|on|at|when|if|once|within|every|each)\b)/i.exec(
      deed,
    )?.[1];
  return who !== undefined && isHuman(who.split(' ').at(-1) ?? '');
}

/** "have API keys not shown again" -> "API keys not shown again": what is not to be stays denied. */
function deniedOf(wish: string, core = ''): string | undefined {
  // "a scan whose code does not match rejected", "shared by effort and not by count": nothing is denied of the thing.
  const [, whole = '', done = ''] =
    /^have (.+?)(?<! (?:do|does|did|is|are|was|has|have|can|and|but|or|as|that)) (not (?!\w+ing\b)\w+.*)$/.exec(wish) ??
    [];
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

/** A form that fits as it is or without its articles. */
export function inFew(text: string): string | undefined {
  return [text, text.replace(/\b(?:the|an?(?! (?:year|month|week|day|hour)\b)) /gi, '')].find(
    (form) => count(form) >= 3 && count(form) <= LONGEST,
  );
}

/** "the rota shows who is ill" of "have the rota show who is ill": the same words, but for the form of the verb. */
function inItsForm(wish: string, outcome: string): string | undefined {
  const had = wish.slice('have '.length).split(' ');
  const does = outcome.split(' ');
  const isSame =
    had.length === does.length && had.every((word, at) => word === does[at] || thirdPerson(word) === does[at]);
  return isSame ? outcome : undefined;
}

/** What the product does to something, as an order, where the wish is to have it done. */
function doneOf(action: Action, wish: string): string | undefined {
  const { core } = action;
  const isHad =
    core.object &&
    wish.startsWith('have ') &&
    pattern(`^have .*\\b${RegExp.escape(participle(core.verb.split(' ')[0] ?? ''))}\\b`, '').test(wish);
  // "have a code become invalid": nobody becomes a code.
  // "have a session ended", but nobody becomes a code.
  const isDone = isHad && participle(core.verb) !== core.verb;
  if (action.frame !== 'done' || (action.outcome && !isHad) || (!isDone && INTRANSITIVE.test(core.verb)))
    return undefined;
  return isDoneBySomebody(core.text) && action.outcome ? action.outcome : actionOf(core);
}

/** What somebody does with a thing that says it all. */
const OF_THINGS =
  'use|get(?! (?:in|out|off|on|back|there|home)\\b)|see|have|keep|make|ask|add|assign|do|offer|place|send|sign|set up|work through|read|choose|press|leave|follow|listen to';

/** What a headline says in full, before it is made to fit. */
export function said(action: Action, wish: string, use: string): string {
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
    // "have the rota show who is ill": the rota shows it.
    return (
      asItWillBe(wish, inItsForm(wish, action.outcome)) ??
      wish.slice('have '.length).replace(/ (?:in|on|of) (?:it|them)\b/, '')
    );
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
  const done = doneOf(action, wish);
  if (done) return done;
  const [, toil, ended, what = ''] = /^no longer (?:have to (\w+)|end up (\w+ing)) (.+)$/i.exec(wish) ?? [];
  if (what) return `no more ${ended ?? gerund(toil ?? '')} ${what}`;
  const sure = /^(?:(?:make|be) sure that|have it taken into account that) (.+)$/i.exec(wish)?.[1];
  if (sure) return sure;
  // "have the plan consider whether it is a holiday": what the thing does then.
  const does = action.frame === 'done' ? asItWillBe(wish, action.outcome) : undefined;
  if (does && (count(wish) > LONGEST || count(does) > 2)) return does;
  if (!action.isThing) return wish;
  return wish.replace(pattern(`^(?:${use}|${OF_THINGS}) `, ''), '').replace(/^(?:an?|the|some|new|any) /i, '');
}
