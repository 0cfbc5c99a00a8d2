import type { Sub } from '../grammar/joints.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { asATale } from './as-a-tale.ts';
import { askedClause, asStatement } from './asked-clause.ts';
import { actionOf, clauseText, subText } from './clause-words.ts';
import { hurts } from './hurts.ts';
import { inForce } from './in-force.ts';
import { isComplaint } from './read-plain.ts';
import { isCommand } from './is-command.ts';
import { knowPeople, type People } from './people.ts';
import type { Product } from './read-product.ts';
import type { Idea } from './read-idea.ts';
import { toKnow } from './read-open-question.ts';
import { relieve } from './relieve.ts';
import { PROBLEM } from './trouble-words.ts';
import { withoutVents } from './vents.ts';
import { splitSentences } from './split-sentences.ts';

/** More words than these are no wish, but the idea once more. */
const LONGEST = 18;
/** So many words in a row may stand as they do in the idea. */
export const MOST_COPIED = 11;

/** "parents complain that they pay": what they complain of is the trouble. */
const SAID =
  /^(?:[\w'-]+ ){1,4}?(?:often |always |keep )?(?:complain|complains|complained|say|says|said|tell us|tells us|report|reports) (?:that )?(?=(?:they|it|he|she|the|their|our|we) )/i;

/** Whether a statement tells of something that somebody suffers: only then may it be told as a problem. */
function isHarmful(said: string, whole: string): boolean {
  return (
    isComplaint(said, whole) ||
    hurts(said) ||
    /\b(?:but|yet|cannot|can not|nobody|never|always|still|constantly|again|only|too|twice|not|no|keeps?|by hand)\b/i.test(
      whole,
    )
  );
}

/** What the idea tells, and of whom. */
interface Told {
  readonly said: string;
  readonly who?: string;
  /** Whose doing it is, where others suffer from it. */
  readonly except?: string;
  readonly isFact: boolean;
  /** It says how it should be, and is no complaint. */
  readonly isWished?: boolean;
  /** What is so once the second clause's harm is over. */
  readonly why?: string | undefined;
}

const WISHED = /^(?:should|must|shall|ought to)$/;
/** How things are, where no word of it hurts. */
const CALM = 'have it taken into account that ';

/** "of the forty keys we lend, few come back": what is so, with among how many it is; the whole fits behind "that". */
function shareOf(sentence: string): string | undefined {
  const [, many = '', told = ''] = /^((?:of|among|amongst|out of) [^,;:]+), ([^;:.!?]+)/i.exec(sentence) ?? [];
  if (!told) return undefined;
  const [fact = ''] = told.split(/, (?:and|but|so|which) /);
  const lead = many.charAt(0).toLowerCase() + many.slice(1);
  const isShort = `${lead} ${fact}`.split(' ').length <= MOST_COPIED;
  return isShort ? `${lead}, ${fact}` : `${fact}, ${lead}`;
}

/** What should be so, and is not denied. */
const DUE =
  /\b(?:should|must|shall|ought to) (?!not\b|n't\b|have (?:been|done|known|had|told)\b)(?!.*\b(?:not|never|nobody|no)\b)/i;

/** What only points back: what it means stands in a sentence that is not told. */
const BACK =
  /^(?:it|this|that|these|those|he|she|they)\b|\b(?:about|of|for|with|without|before|after|to|on) (?:it|this|that|these|those)$|\b(?:fix|solve|do|change|know|stop|avoid|mend|address|see) (?:it|this|that|these)\b/i;
/** "a grower told me that the limit is useless": what is told, and not that it was. */
const TOLD_US =
  /^(?:[\w'-]+ ){1,5}?(?:told|tells|tell|wrote|writes|write|said to|says to) (?:me|us|them) that (?=\w)|^it would be (?:nice|great|good|lovely|helpful) if /i;

/** What is taken of a clause that stands for the whole idea. */
function toldIn(clause: Clause, front: readonly Sub[], people: People, text: string): Told {
  const [, next] = parseSentence(asATale(text), people.names).clauses;
  const who = textOf(clause.subject);
  const said = [
    clauseText(clause)
      .replace(SAID, '')
      .replace(/^(?:but|and|so|then|yet) /i, ''),
    ...front.map(subText),
  ].join(' ');
  // "we should tell patients how many are ahead": a wish is never told as a problem.
  if (isAsked(clause))
    return people.isSpeaker(who)
      ? { said: [actionOf(clause), ...front.map(subText)].join(' '), isFact: false, isWished: true }
      : { said: inForce(text, people)?.text ?? said, isFact: false, isWished: true };
  const why = next && next !== clause && next.subject.length > 0 ? relieve(next) : undefined;
  if (!people.isPersonPhrase(who) || people.isSpeaker(who)) return { said, isFact: true, why };
  // "farmers tell us on Wednesday": whoever suffers from it is not the one who does it.
  return /\b(?:us|we|me|I|our|my)\b/.test(said)
    ? { said, except: who, isFact: true, why }
    : { said: said.startsWith(who) ? `they${said.slice(who.length)}` : said, who, isFact: true, why };
}

function isAsked({ group }: Clause): boolean {
  return WISHED.test(group?.modal ?? '') && group?.negated === false;
}

/** What asks weighs most, then what hurts today; what only points back says nothing by itself. */
function weightOf(clause: Clause): number {
  const said = clauseText(clause).replace(SAID, '');
  const asks = isAsked(clause) ? 6 : 0;
  const harms = isComplaint(said, said) || hurts(said) ? 3 : /\b(?:still|again|by hand|twice|too)\b/i.test(said) ? 2 : 0;
  return asks + harms - (BACK.test(said) ? 4 : 0) - (clause.group?.past ? 1 : 0);
}

/** The clause that matters most, whole: what asks, then what hurts, then the first that has a verb; else the first words. */
function clauseOf(text: string, people: People): Told {
  const told = withoutVents(splitSentences(text));
  // What asks comes before what happened.
  const asking = told.filter((sentence) => DUE.test(sentence.text) && !sentence.isQuestion);
  const sentences = [...asking, ...told.filter((sentence) => !asking.includes(sentence))];
  const found: { readonly weight: number; readonly take: () => Told }[] = [];
  for (const sentence of sentences) {
    const share = shareOf(sentence.text);
    if (share) {
      found.push({ weight: 1, take: () => ({ said: share, isFact: true }) });
      continue;
    }
    const own = sentence.text.replace(TOLD_US, '');
    const { front, clauses } = parseSentence(asATale(own), people.names);
    // "no zone smaller than ten metres, ...": what stands in front of the comma has no verb.
    const [lead = ''] = own.split(/[,;:]/);
    if (parseSentence(lead, people.names).clauses[0]?.group === undefined) {
      if (found.length === 0 && sentences.length === 1) break;
      continue;
    }
    for (const [at, clause] of clauses.entries())
      if (clause.group && clause.subject.length > 0 && clause.mood === 'statement')
        found.push({
          weight: weightOf(clause),
          take: () => toldIn(clause, at === 0 ? front : [], people, own),
        });
  }
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  if (best) return best.take();
  const said = (sentences[0]?.text ?? text).split(/[,;:]/)[0] ?? text;
  // "when she books it in the shop shows it late": a clause, although nothing tells where it begins.
  return { said, isFact: /^(?:when|if|as soon as|every time) .+ /i.test(said) };
}

const PHRASE =
  /^(?:in|on|at|for|by|with|from|to|when|if|because|and|that|which|who|where|what|how|before|after|while|asking|saying)$/i;

/** What opens a question and no name of a thing. */
const ASKED =
  /^(?:is|are|was|were|has|do|does|did|can|could|will|would|shall|should|may|might|must) (?=(?:the|an?|it|there|they|he|she|we|I|my|our|any|some|each|every|[\w-]+s)\b)/i;

/** What would join it to what was cut off: "rather than", "and". */
function withoutJoint(text: string): string {
  return text.replace(/(?:,? (?:rather than|instead of|as well as|and|or|but|than|of|the|an?|that|which|who))+,?$|,$/i, '');
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
    details: [],
    others: [],
  };
}

/** An idea whose wish could not be put into words: what it tells, as it tells it, and the question what is wanted instead. */
export function asTold(idea: Idea, product: Product): Idea {
  const asked = asQuestioned(idea, product);
  if (asked) return asked;
  const { said, who, except, isFact, isWished, why } = clauseOf(idea.text, knowPeople(product));
  const clause = isWished ? said : shortened(said);
  if (isWished) return asWished(idea, clause);
  const noun = isFact ? undefined : readNounPhrase(clause);
  const isOne = !PHRASE.test(clause.split(' ')[0] ?? '') && noun?.determiner === '' && !noun.plural && !noun.bare;
  const question = ASKED.test(clause) ? askedClause(clause, knowPeople(product)) : undefined;
  const isTrouble = isFact && isHarmful(clause, idea.text);
  const wish = isFact
    ? `${isTrouble ? PROBLEM : CALM}${clause}`
    : isCommand(clause)
      ? clause
      : question
        ? `know whether ${asStatement(question)}`
        : `have ${isOne ? withArticle(clause) : clause}`;
  const outcome =
    isFact && !isTrouble
      ? `it is taken into account that ${shortened(said, MOST_COPIED)}`
      : isFact
        ? `it no longer happens that ${shortened(said, MOST_COPIED)}`
        : noun && !isCommand(clause)
          ? `there ${noun.plural ? 'are' : 'is'} ${clause}`
          : undefined;
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
    details: [],
    others: [],
    questions: ['What should the product do about this?'],
  };
}
