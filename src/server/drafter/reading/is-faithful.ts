import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { ASKS } from '../lexicon/asks.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { HARM } from '../lexicon/harm.ts';
import { COMING, LEARNING, MISHAP, NEEDED, NO_TOIL, OFTEN, WOES } from '../lexicon/unbarred.ts';
import { inOneDenial, plainlyOver } from './complaint-idea.ts';
import { isDealtWithByRule } from './dealt-with.ts';
import { isHuman } from './is-agent.ts';
import { isHarmful } from './as-told.ts';
import { knowPeople, type People } from './people.ts';
import type { Idea } from './read-idea.ts';
import type { Product } from './read-product.ts';
import { isRuledPlainly } from './ruled-by-form.ts';
import { isStandingRule } from './standing-rules.ts';
import { splitSentences } from './split-sentences.ts';
import { CALM, lowerFirst, PROBLEM } from './trouble-words.ts';
import { fromGerund } from '../language/verbs.ts';
import { isDoneBadly } from './read-done-badly.ts';
import { noLongerHappens } from './no-longer-happens.ts';

/** So many words a problem may have that is told whole. */
const LONGEST = 20;

/** What rules and bounds are told with: what is barred then is meant. */
const RULING =
  /\b(?:may|must|shall|should|can|cannot|could|allowed|permitted|only|no longer)\b|^(?:no|nobody|no one|none|never|not)\b/i;
/** "keep every year a few rabbits from", "have half the time we no longer": how often it happens is no part of who it happens to. */
const OFTEN_IN_WISH =
  /^(?:keep|have|be told when) (?:(?:half|most of) the time|(?:every|each) (?:other |second )?(?:day|weekend|week|month|year|season|morning|evening|night|\w+day)) (?!of\b)/i;
/** What tells that a statement is a rule. */
const RULED = /\b(?:only|no longer|allowed|permitted|must|may)\b|^(?:no|nobody|no one|none|never|not)\b/i;
/** "cannot read it because", "can not find it, so": why they cannot, or what comes of it, is no ban. */
const UNABLE = /\b(?:cannot|can not)\b.*(?: because |, so | since |, which |, and (?:then|so) )/i;

/** The statement of an idea that asks for nothing, and its first clause. */
function bareStatement({ text, told }: Idea): { said: string; clause: Clause } | undefined {
  const sentences = splitSentences(told ?? text);
  const [first] = sentences;
  if (!first || sentences.some((sentence) => sentence.isQuestion || sentence.isItem || ASKS.test(sentence.text)))
    return undefined;
  const said = expandContractions(first.text).replace(/[\s.!]+$/, '');
  const [clause] = parseSentence(said).clauses;
  return clause?.group && clause.subject.length > 0 && clause.mood === 'statement' ? { said, clause } : undefined;
}

/** "keep therapists from finding out", "keep parents from reading the letters": nobody bars what people need. */
function barsWhatIsNeeded(wish: string, said: string, people: People): boolean {
  const [, who = '', doing = '', rest = ''] =
    /^(?:keep|prevent|stop) (.+?) from (\w+ing(?: (?:up|out))?)\b(.*)$/.exec(wish) ?? [];
  if (!doing || !(people.isPersonPhrase(who) || isHuman(readNounPhrase(who)?.head ?? ''))) return false;
  // "keep members from returning cars with an empty tank": it is how they do it that is barred.
  const [first = '', ...particle] = doing.split(' ');
  if (isDoneBadly([fromGerund(first) ?? first, ...particle].join(' ') + rest)) return false;
  // "keep guests from coming when they are barred": in a case it is what is meant.
  if (/(?<!only) (?:when|if|although) /.test(wish)) return false;
  if (UNABLE.test(said)) return NEEDED.test(doing);
  return (
    !RULING.test(said.replace(/\bonly (?=when|then|after|at|on|by|find|notice|learn|hear)/gi, '')) &&
    (COMING.test(doing) || LEARNING.test(doing))
  );
}

/** What somebody pays by a rule. */
const COSTS =
  /^(?:half|double|twice|extra|the (?:full|whole|normal)|an? (?:[\w-]+ )?(?:fee|fine|deposit|surcharge)|[€$£]?\d)/i;

/** What is told as a fact, and hurts, is not how it should be. */
function wantsTheWoe(wish: string, said: string, clause: Clause): boolean {
  const [, stated = ''] = /^(?:have|be sure that|get|make sure that) (.+)$/.exec(wish) ?? [];
  if (!stated || clause.group?.modal || RULED.test(said)) return false;
  // "quotes are not released even though": that they are is no woe.
  if (clause.group?.negated && clause.group.passive && / as soon as /.test(stated)) return false;
  // "students who cancel late pay half": what it costs then is the rule.
  if (clause.group?.verb === 'pay' && COSTS.test(textOf(clause.rest))) return false;
  const who = textOf(clause.subject).toLowerCase();
  const isItself = stated.toLowerCase().startsWith(who) || (wish.startsWith('get ') && clause.group?.verb === 'get');
  // "the deposit is kept if the room is left dirty": the case may hurt, and is no complaint.
  const [fact = ''] = said.split(/,? (?:if|when|whenever|unless|until|in case|once|as soon as) /);
  const isOften = OFTEN.test(said) && !/\b(?:automatically|by itself)\b/i.test(said);
  return (
    isItself &&
    !/ (?:no longer|not|only|any more|without|less|in time|right|up to date|complete) /.test(` ${stated} `) &&
    (isOften || WOES.test(fact) || (HARM.test(fact) && HARM.test(stated)))
  );
}

/** Whether the wish can be what a bare statement asks for, and is not what it complains of. */
function isFaithful(idea: Idea, people: People): boolean {
  if (/^(?:story|question|imperative)$/.test(idea.form) || idea.action.assumed) return true;
  const bare = bareStatement(idea);
  if (!bare) return true;
  const { wish } = idea.action;
  const { said, clause } = bare;
  if (isRuledPlainly(said)) return true;
  // What comes by rule of what somebody does wrong hurts them, and is no complaint.
  if (idea.action.rule && isStandingRule(said, parseSentence(said, people.names).clauses, people)) return true;
  return !(
    barsWhatIsNeeded(wish, said, people) ||
    (wantsTheWoe(wish, said, clause) && !isDealtWithByRule(said)) ||
    NO_TOIL.test(wish) ||
    MISHAP.test(wish) ||
    OFTEN_IN_WISH.test(wish) ||
    // "buy tickets and then cannot come": without its "not" it is the opposite.
    (/ and then (?:can ?not|can't|do not|does not) /.test(said) &&
      / no longer /.test(wish) &&
      !/\b(?:not|cannot)\b/.test(wish))
  );
}

/** "when the shop is down, owners get an alert, though they can do nothing": the case goes behind what it is the case of. */
function caseLast(said: string): string {
  const [, when = '', fact = '', rest = ''] =
    /^((?:when|whenever|if|once|after|before) [^,]+), (.+?)(, (?:though|although|so|because|since|and|but) .+)?$/i.exec(
      said,
    ) ?? [];
  return fact ? `${fact} ${lowerFirst(when)}${rest}` : said;
}

/** The whole of it, as far as it fits: why it is so and what comes of it may go, a second clause may not, for it is what hurts. */
function fitting(said: string): string {
  if (said.split(' ').length <= LONGEST) return said;
  const pieces = said.split(/(?=,? (?:so|because|since|which|though|although) |, (?!and\b|but\b|then\b)|: )/);
  let told = '';
  for (const piece of pieces) {
    if (told !== '' && `${told}${piece}`.split(' ').length > LONGEST) break;
    told += piece;
  }
  return told;
}

/** A complaint whose remedy nobody told, whole and the right way round. */
function asWholeProblem(idea: Idea): Idea {
  const bare = bareStatement(idea);
  if (!bare) return idea;
  const told = fitting(lowerFirst(caseLast(bare.said.split(': ')[0] ?? bare.said)));
  const who = textOf(bare.clause.subject);
  // Whoever does what hurts others is not the one who suffers from it.
  const isDoer = idea.actor !== undefined && idea.actor.toLowerCase() === who.toLowerCase();
  // Whoever gets ill gets the days back: what does not hurt is taken as it is.
  const hurts = !NO_TOIL.test(idea.action.wish) || isHarmful(told, bare.said);
  const wish = `${hurts ? PROBLEM : CALM}${told}`;
  return {
    ...idea,
    form: 'problem',
    ...(isDoer ? { actor: undefined, except: who } : {}),
    speaker: idea.speaker || /\b(?:I|we|my|our|us|me)\b/.test(told),
    action: {
      frame: 'done',
      wish,
      core: { verb: 'ensure', text: wish, object: undefined, tails: [] },
      outcome: hurts ? noLongerHappens(told) : told,
      isThing: false,
    },
    benefit: undefined,
    details: [],
    others: [],
    wanted: undefined,
    whole: undefined,
    questions: ['What should the product do about this?'],
  };
}

/** "be alerted and all drivers when ...": whoever else is told is told with them. */
const AND_OTHERS =
  /^(\{the actor\} is |be )(told|alerted|notified|informed|warned|reminded|asked|shown|sent|given) and (us|me|(?:the|all|every|each|our|my|their|its|an?|both) (?:(?!\b(?:if|when|be|is|are|told|that)\b)[\w'-]+ ){0,5}?[\w'-]+)(?= (?:if|when|whenever|once|by|before|after|as soon as|about|of|that|immediately|automatically|within|how|what|which|at|on|in|an?|one|two|three|four|five|six|seven|ten|\d+)\b|$)/;

function withOthers(text: string): string {
  return text.replace(AND_OTHERS, '$1$2 together with $3');
}

/** An idea as it was read, or its trouble as over where its wish would be the opposite of what it complains of. */
export function faithful(idea: Idea, product: Product, told = idea.told ?? idea.text): Idea {
  const people = knowPeople(product);
  return inOneDenial(rightWayRound(idea, people), told, people);
}

function rightWayRound(idea: Idea, people: People): Idea {
  if (!isFaithful(idea, people)) {
    const whole = asWholeProblem(idea);
    const over = plainlyOver(whole, idea.told ?? idea.text, people);
    return over && isFaithful(over, people) ? over : whole;
  }
  const wish = withOthers(idea.action.wish);
  if (wish === idea.action.wish) return idea;
  const { outcome } = idea.action;
  return { ...idea, action: { ...idea.action, wish, ...(outcome ? { outcome: withOthers(outcome) } : {}) } };
}
