import { NARROWED } from './is-order.ts';
import { readQuality } from './read-quality.ts';
import { ASKS } from '../lexicon/asks.ts';
import { asTold } from './as-told.ts';
import { deniedWhole } from './denied-whole.ts';
import { isDealtWithByRule } from './dealt-with.ts';
import { knowPeople, type People } from './people.ts';
import type { Product } from './read-product.ts';
import { isGarbledDenial, oneDenial } from './implied/one-denial.ts';
import { readImplied } from './implied/read-implied.ts';
import { readEventChain } from './read-event-chain.ts';
import { readFoundLate } from './read-found-late.ts';
import type { Idea } from './read-idea.ts';
import { readLoneComplaint } from './read-lone-complaint.ts';
import { readPlainFault } from './read-plain-fault.ts';
import { readSideBySide } from './read-side-by-side.ts';
import { readThingTale } from './read-thing-tales.ts';
import { readJudged } from './read-verdicts.ts';
import { readVainDeed } from './read-vain-deeds.ts';
import { readWhatIsLacking } from './read-unknowing.ts';
import { isRuledPlainly } from './ruled-by-form.ts';
import { withoutVerdict } from './rhetorical.ts';
import { ofRelief } from './read-trouble.ts';
import { isPlainName } from './plain-name.ts';
import { isNameLikeDeed, isSetApart } from './set-apart.ts';
import { shapeAction } from './shape-action.ts';
import { splitSentences, type Sentence } from './split-sentences.ts';
import { overComplaint } from './over-complaint.ts';
import type { Relief } from './trouble-rules.ts';
import { lowerFirst, PROBLEM } from './trouble-words.ts';
import { isSound } from '../writing/is-sound.ts';

/** What is quoted or listed is no bare complaint either. */
const LISTED = /[:;"“”]/;

const taleOf = (said: string, people: People) =>
  readVainDeed(said, people) ?? readThingTale(said, people) ?? readJudged(said, people);

/** What one sentence of a note asks for, where it alone is a complaint. */
export function reliefOf(said: string, people: People): Relief | undefined {
  const sentence = bareComplaint(said);
  if (!sentence || readQuality(sentence.text, people) || isRuledPlainly(sentence.text)) return undefined;
  return taleOf(said, people) ?? plainRelief(sentence.text, people);
}

/** "asking if they need to bring a bag" */
const THEY_NEED = /\b((?:ask|asks|asking|know) (?:if|whether|what|when|where|which|how) (?:they|he|she) )needs? to\b/gi;
const OTHERS_WANT = /\bwho (?:just |only |simply |all )+(?=wants? to (?:know|ask|find out|hear|see|check)\b)/gi;

/** What a complaint of one sentence implies that somebody wants, by who suffers, what happens and what is lacking. */
export function readImpliedWish(said: string, people: People, product: string): Idea | undefined {
  // "from people who just want to know", "in red instead of blue": what others want or what is wrong is not asked for.
  const sentence = bareComplaint(
    said
      .replace(OTHERS_WANT, 'who ')
      .replace(THEY_NEED, '$1have to')
      .replace(/\binstead of\b/gi, 'and no'),
  );
  if (!sentence) return undefined;
  const relief = readImplied(said, people, product);
  return relief && ideaOf({ criteria: [], ...relief }, { ...sentence, text: said.trim() }, people);
}

/** What a complaint of one sentence asks for, where its form alone tells it, before anything in it is said in other words. */
export function readPlainTale(said: string, people: People): Idea | undefined {
  const sentence = bareComplaint(said.replace(BARRED_BEHIND, ''));
  if (!sentence || isPlainName(sentence.text, people)) return undefined;
  const relief = taleOf(said, people);
  return relief && ideaOf(relief, { ...sentence, text: said.trim() }, people);
}

/** What a complaint of one sentence asks for, where its clauses side by side tell it; nothing where anything else may be meant. */
export function readBareComplaint(said: string, people: People): Idea | undefined {
  const sentence = bareComplaint(said);
  if (!sentence || readQuality(sentence.text, people)) return undefined;
  if ([isSetApart, isNameLikeDeed, isDealtWithByRule, isPlainName].some((is) => is(sentence.text, people)))
    return undefined;
  if (isRuledPlainly(sentence.text)) return undefined;
  const relief = plainRelief(sentence.text, people);
  return relief && ideaOf(relief, sentence, people);
}

function plainRelief(text: string, people: People): Relief | undefined {
  return (
    readSideBySide(text, people) ??
    readPlainFault(text, people) ??
    readEventChain(text, people) ??
    readFoundLate(text, people) ??
    readWhatIsLacking(text, people) ??
    readLoneComplaint(text, people)
  );
}

/** "rooms where nobody must be disturbed": what is ruled there is not asked for. */
const BARRED_BEHIND =
  /(?<=[a-z] (?:[\w'-]+ )*)(?:that|which|who|where) (?:[\w'-]+ ){0,4}?(?:must|should|shall|may) (?:not|never) [^,.]*/i;

/** The one sentence of a complaint that asks for nothing. */
function bareComplaint(said: string): Sentence | undefined {
  const sentences = splitSentences(withoutVerdict(said));
  const [sentence] = sentences;
  if (!sentence || sentences.length > 1 || sentence.isQuestion || sentence.isItem) return undefined;
  const plain = said.replace(/"[^"]*"/g, '');
  return ASKS.test(plain) || LISTED.test(plain) || NARROWED.test(plain.trim()) ? undefined : sentence;
}

/** What only names a trouble, or asks to be spared what nobody does on purpose. */
const NO_REMEDY = /^(?:be rid of the problem that |be spared |keep (?:on|in|at|during|after|before) )/;
/** What is to be over, and may lack the case in which it comes up. */
const OVER = /^(?:keep .+ from \w+ing\b|have .+ no longer )/;
const IN_CASE = / when /;

/** A complaint of which no reading knows the remedy is told as over, whole and in its case. */
export function plainlyOver(idea: Idea | undefined, said: string, people: People): Idea | undefined {
  const wish = idea?.action.wish ?? '';
  const isBare = NO_REMEDY.test(wish);
  if (!idea || !(isBare || (idea.form === 'problem' && OVER.test(wish) && !idea.benefit && !IN_CASE.test(wish))))
    return idea;
  const sentence = bareComplaint(said);
  const whole = wish.startsWith(PROBLEM) ? wish.slice(PROBLEM.length) : undefined;
  const relief = sentence && (overComplaint(sentence.text, people) ?? (whole ? deniedWhole(whole, people) : undefined));
  // "be spared retyping it": that is work, and no mishap that comes of something.
  const isWork = wish.startsWith('be spared ') && !/ (?:when|just because) /.test(relief?.wish ?? '');
  if (!relief || isWork || !isSound(relief.wish) || (!isBare && (relief.isStop || !IN_CASE.test(relief.wish))))
    return idea;
  const over = ideaOf(relief, sentence, people);
  const benefit = over?.benefit ?? (idea.benefit && !isToldIn(relief.wish, idea.benefit) ? idea.benefit : undefined);
  const own = { actor: idea.actor, except: idea.except, speaker: idea.speaker };
  // Who the whole problem was told for is meant, where what is to be over names nobody itself.
  const who = !isBare || (whole !== undefined && idea.actor !== undefined && !over?.actor && !over?.except) ? own : {};
  return over ? { ...over, ...who, benefit } : idea;
}

/** What nobody tells of a thing as it should be. */
const BADLY =
  /\b(?:(?:to|at|on|in|under|with|of) the (?:wrong|old) [\w-]+|belongs? to (?:somebody|someone) else|an hour (?:too )?(?:early|late)|flat tyres?|torn|in vain|for nothing)\b/i;

/** So much a clause has to weigh that is surely what hurts. */
const HURTS = 4;

/** Whether somebody would wish just what they complain of. */
function isWoe({ form, action: { wish, rule } }: Idea, told: string): boolean {
  const said = lowerFirst(told);
  const stated = wish.replace(/^have /, '').toLowerCase();
  return (
    /^(?:problem|detail|wish|system)$/.test(form) &&
    rule === undefined &&
    wish.startsWith('have ') &&
    BADLY.test(said) &&
    !/\b(?:not|no longer|without|instead|be (?:told|reminded|warned))\b/.test(wish) &&
    stated.split(' ').length > 2 &&
    said.toLowerCase().includes(stated)
  );
}

/** A complaint of which no reading knows the remedy, as over in one clause, where it would be garbled, or wished as it is. */
export function inOneDenial(idea: Idea, told: string, people: People): Idea {
  const { wish, assumed } = idea.action;
  if (assumed || /^(?:story|question|imperative)$/.test(idea.form)) return idea;
  const said = told.trim().replace(/[\s.!]+$/, '');
  if (!(isGarbledDenial(wish) || wish.startsWith(PROBLEM) || isWoe(idea, said))) return idea;
  const sentence = bareComplaint(said.replace(/\binstead of\b/gi, 'and no'));
  if (!sentence || isRuledPlainly(sentence.text)) return idea;
  // Of a problem that was told whole only what hurts by its words is denied: else it could be the opposite of what is meant.
  const relief = oneDenial(said, people, wish.startsWith(PROBLEM) ? HURTS : 0);
  return (relief && isSound(relief.wish) && ideaOf(relief, { ...sentence, text: said }, people)) || idea;
}

/** An idea whose wish could not be put into words: a complaint is told as over, anything else as it stands. */
export function retold(idea: Idea, product: Product): Idea {
  // "we want to keep candidates in a pool, if they say yes to that": who wants something complains of nothing.
  if (/^(?:I|we) (?:want|need|would like|['’]d like) to (?!.*[.!?] \S)/i.test(idea.told ?? idea.text)) return idea;
  const told = asTold(idea, product);
  return plainlyOver(told, idea.told ?? idea.text, knowPeople(product)) ?? told;
}

/** What is called a trouble in so many words is told as over where it was read as the wish for just that. */
export function notTurned(idea: Idea, product: Product): Idea {
  const people = knowPeople(product);
  const sentence = bareComplaint(idea.told ?? idea.text);
  const said = sentence?.text.replace(/[.!]+$/, '') ?? '';
  const relief = sentence && deniedWhole(lowerFirst(said), people);
  if (!relief || !/\bno longer /.test(relief.wish)) return idea;
  const { wish } = idea.action;
  const isTurned =
    wish === relief.wish.replace('no longer ', '') ||
    said.endsWith(` ${wish}`) ||
    // Of what is a trouble nobody only wants to hear.
    wish === `be told when ${lowerFirst(said)}`;
  return (isTurned && ideaOf(relief, sentence, people)) || idea;
}

/** Whether a wish has most words of a reason. */
function isToldIn(wish: string, benefit: string): boolean {
  const words = benefit.split(' ').filter((word) => word.length > 3 && !/^(?:does|longer|have|they)$/.test(word));
  return words.filter((word) => wish.includes(word)).length * 2 > words.length;
}

/** A relief as the idea that it is read for. */
export function ideaOf(relief: Relief, sentence: Sentence, people: People): Idea | undefined {
  const reading = ofRelief(relief, sentence, undefined);
  if (!reading.request) return undefined;
  const { request } = reading;
  const action = reading.action ?? shapeAction(request, people);
  return {
    form: request.form,
    text: sentence.text,
    action: {
      ...action,
      ...(relief.name ? { name: relief.name } : {}),
      ...(relief.criteria ? { assumed: relief.criteria } : {}),
    },
    ...(relief.side ? { side: relief.side } : {}),
    limits: [],
    actor: request.actor && !people.isSpeaker(request.actor) ? request.actor.replace(/^(?:our|my) /i, '') : undefined,
    except: request.except,
    speaker: request.speaker,
    questions: request.question ? [request.question] : [],
    benefit: reading.benefit,
    details: reading.circumstance ? [reading.circumstance] : [],
    items: [],
    others: [],
  };
}
