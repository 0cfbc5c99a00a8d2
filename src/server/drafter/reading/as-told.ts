import { noLongerHappens } from './no-longer-happens.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { askedClause, asStatement } from './asked-clause.ts';
import { clauseOf, MOST_COPIED, type Told } from './clause-that-matters.ts';
import { hurts } from './hurts.ts';
import { isComplaint } from './read-plain.ts';
import { isCommand } from './is-command.ts';
import { knowPeople } from './people.ts';
import type { Product } from './read-product.ts';
import type { Idea } from './read-idea.ts';
import { phrase } from './action.ts';
import { toKnow } from './read-open-question.ts';
import { CALM, lowerFirst, PROBLEM } from './trouble-words.ts';
import { splitSentences } from './split-sentences.ts';

/** More words than these are no wish, but the idea once more. */
const LONGEST = 18;

/** Whether a statement tells of something that somebody suffers: only then may it be told as a problem. */
export function isHarmful(said: string, whole: string): boolean {
  return (
    isComplaint(said, whole) ||
    hurts(said) ||
    /\b(?:but|yet|cannot|can not|nobody|never|always|still|constantly|again|only|too|twice|not|no|keeps?|by hand)\b/i.test(
      whole,
    )
  );
}

/** "trainees cannot lock up before noon": a ban, which nobody wants to be rid of. */
const BOUND_BAN =
  /^(?!(?:I|we|they|he|she|it|nobody|no one)\b)(?:(?!,).)* (?:cannot|can not|can't) .*\b(?:after|before|until|without|unless|more than)\b/i;

const PHRASE =
  /^(?:in|on|at|for|by|with|from|to|when|if|because|and|that|which|who|where|what|how|before|after|while|asking|saying)$/i;

/** What opens a question and no name of a thing. */
const ASKED =
  /^(?:is|are|was|were|has|do|does|did|can|could|will|would|shall|should|may|might|must) (?=(?:the|an?|it|there|they|he|she|we|I|my|our|any|some|each|every|[\w-]+s)\b)/i;

/** What would join it to what was cut off: "rather than", "and". */
function withoutJoint(text: string): string {
  return text.replace(
    /(?:,? (?:rather than|instead of|as well as|and|or|but|than|of|the|an?|that|which|who|which means|so|because))+,?$|,$/i,
    '',
  );
}

/** Up to the last phrase that fits. */
export function shortened(text: string, longest = LONGEST): string {
  const words = text.replace(/[()[\]"]/g, '').split(' ');
  if (words.length <= longest) return words.join(' ');
  for (let at = longest; at > 3; at--)
    if (PHRASE.test(words[at] ?? '') && !PHRASE.test(words[at - 1] ?? '') && !isBaseVerb(words[at + 1] ?? ''))
      return withoutJoint(words.slice(0, at).join(' '));
  return withoutJoint(words.slice(0, longest).join(' '));
}

/** "should the page close by itself, and can they keep it?": a question that nothing else could be made of stays one. */
function asQuestioned(idea: Idea, product: Product): Idea | undefined {
  const [first = ''] = idea.text.split(/(?<=[?.!])\s/);
  const [one = ''] = first
    .replace(/[?.!]$/, '')
    .split(/, (?:and|or) (?=(?:can|could|should|may|must|is|are|do|does|who|what|how|when|where)\b)/i);
  const [, is = '', there = ''] = /^(is|are) there (.+)$/i.exec(one) ?? [];
  const asked = there ? undefined : askedClause(one, knowPeople(product));
  const isAsked = asked && /^(?:can|could|may|should|must|is|are)$/.test(asked.auxiliary);
  if (!there && (!isAsked || /^you$/i.test(asked.subject))) return undefined;
  const { request, action } = asked
    ? toKnow(`whether ${asked.subject} ${asked.auxiliary} ${asked.predicate}`, first, `rule for ${asked.subject}`)
    : toKnow(`whether there ${is.toLowerCase()} ${there}`, first, shortened(there, 6));
  return {
    ...idea,
    form: 'question',
    speaker: true,
    actor: undefined,
    action,
    details: [],
    others: [],
    items: [],
    limits: [],
    benefit: undefined,
    questions: request.question ? [request.question] : [],
  };
}

/** What was read of it besides belongs to the reading that went wrong. */
const NOTHING_ELSE = { details: [], others: [], wanted: undefined, whole: undefined };

/** What should be so, whole and the right way round. */
function asWished(idea: Idea, said: string): Idea {
  const isDeed = isCommand(said);
  const wish = isDeed ? said : `be sure that ${said}`;
  const outcome = isDeed ? undefined : said;
  return {
    ...idea,
    action: {
      frame: isDeed ? 'do' : 'done',
      wish,
      core: { verb: 'ensure', text: wish, object: undefined, tails: [] },
      ...(outcome ? { outcome } : {}),
      isThing: false,
    },
    ...NOTHING_ELSE,
  };
}

/** Where or when something is, in front of what it is. */
const IN_FRONT = /^(?:in|on|at|during|after|before|by|for|from|with|under|over)\b/i;

/** "In a storm, the office gets 200 calls": what stands in front is not all of it. */
function wholeOf(idea: Idea, clause: Told): Told {
  const [sentence] = splitSentences(idea.text);
  if (!sentence || clause.isFact || clause.isWished || !IN_FRONT.test(clause.said) || !/ .*, /.test(sentence.text))
    return clause;
  // "nearly all of them only to ask the way": what most of them are stays in the idea.
  const said = sentence.text
    .replace(/[.!?\s]+$/, '')
    .replace(/, (?:nearly |almost )?(?:all|most|many|half) of (?:them|whom) .*$/i, '');
  return { ...clause, said: lowerFirst(said), isFact: true };
}

/** An idea whose wish could not be put into words: what it tells, as it tells it, and the question what is wanted instead. */
export function asTold(idea: Idea, product: Product): Idea {
  const asked = asQuestioned(idea, product);
  if (asked) return asked;
  const { said, who, except, isFact, isWished, why } = wholeOf(idea, clauseOf(idea.text, knowPeople(product)));
  const clause = isWished ? said : shortened(said);
  if (isWished) return asWished(idea, clause);
  const named = who ? said.replace(/^they\b/, lowerFirst(who)) : said;
  if (isFact && BOUND_BAN.test(named)) return asWished({ ...idea, actor: undefined, except: who }, shortened(named));
  const noun = isFact ? undefined : readNounPhrase(clause);
  const isOne = !PHRASE.test(clause.split(' ')[0] ?? '') && noun?.determiner === '' && !noun.plural && !noun.bare;
  const question = ASKED.test(clause) ? askedClause(clause, knowPeople(product)) : undefined;
  const isTrouble = isFact && isHarmful(clause, splitSentences(idea.text).length > 1 ? clause : idea.text);
  const wish = isFact
    ? `${isTrouble ? PROBLEM : CALM}${clause}`
    : isCommand(clause)
      ? clause
      : question
        ? `know whether ${asStatement(question)}`
        : `have ${isOne ? withArticle(clause) : clause}`;
  const outcome =
    isFact && !isTrouble
      ? `${/^(?:I|we|they|my|our)\b/i.test(said) ? 'it is taken into account that ' : ''}${shortened(said, MOST_COPIED)}`
      : isFact
        ? noLongerHappens(said)
        : noun && !isCommand(clause)
          ? `there ${noun.plural ? 'are' : 'is'} ${clause}`
          : undefined;
  if (!isFact && isCommand(clause))
    return {
      ...idea,
      action: { frame: 'do', wish, core: phrase(wish), isThing: false },
      ...NOTHING_ELSE,
    };
  return {
    ...idea,
    speaker: idea.speaker || /\b(?:I|we|my|our|us|me)\b/.test(clause),
    actor: except ? undefined : (who ?? idea.actor),
    except: except ?? (who ? undefined : idea.except),
    action: {
      frame: 'done',
      wish,
      core: { verb: 'ensure', text: wish, object: noun, tails: [] },
      ...(outcome ? { outcome } : {}),
      isThing: false,
    },
    benefit: why,
    ...NOTHING_ELSE,
    questions: ['What should the product do about this?'],
  };
}
