import {
  CRITERIA_MAX,
  CRITERION_MAX,
  USER_STORY_MAX,
  type Draft,
  type Grounding,
  type Locks,
} from '#contract/story.ts';
import { ACTOR_MAX, STORY_CHANGES, type StoryChange } from '#contract/story-versions.ts';
import { parseStory } from '#quality/parse-story.ts';
import { splitStory } from '#quality/split-story.ts';
import { DomainError } from '../errors.ts';
import type { Revision, WritingTask } from '../stories/story-writer.ts';
import { namedActor, otherActors } from './choose-actor.ts';
import { draftStory, readTask, type Material } from './draft-story.ts';
import { parseSentence } from './grammar/parse.ts';
import { lowerFirst } from './reading/trouble-words.ts';
import { furtherCriterion } from './writing/more-criteria.ts';
import { minimal } from './writing/plain.ts';
import { sentence } from './writing/sentence.ts';
import { shorterStory } from './writing/shorter-story.ts';
import { otherBenefits } from './writing/write-benefit.ts';
import { askedBy } from './writing/write-questions.ts';

const NOT_SAID_FOR_WHOM = 'The idea does not say who it is for;';
const GUESSED_BENEFIT = 'The idea gives no reason; the benefit is a guess.';
/** Where there was a benefit that somebody told. */
const OTHER_BENEFIT = 'The benefit is a guess; it took the place of the one that was told.';
const NOTHING_LOCKED: Locks = { headline: false, userStory: false, acceptanceCriteria: [] };
const ASSUMED: Grounding = { source: 'assumption' };

/** A change that the drafter knows to make; what it cannot make it says. */
type Make = (story: Draft, change: StoryChange, revision: Revision, task: WritingTask) => Draft;

const MAKE: Readonly<Record<StoryChange['kind'], Make>> = {
  'another-actor': anotherActor,
  'another-benefit': anotherBenefit,
  shorter: (story, _change, { locks }) => {
    const shorter = shorterStory(story, locks);
    if (shorter) return shorter;
    throw notPossible(
      shorterStory(story, NOTHING_LOCKED)
        ? 'What could be left out of the story is locked. Unlock it first.'
        : 'The story cannot be made shorter without losing what it says.',
    );
  },
  'add-main-case': (story, _change, _revision, task) => withCriterion(story, 'main', 'criterion', task),
  'add-error-case': (story, _change, _revision, task) => withCriterion(story, 'refusal', 'error case', task),
  'add-edge-case': (story, _change, _revision, task) => withCriterion(story, 'edge', 'edge case', task),
  'drop-criterion': (story, { criterion }) => {
    const left = criteriaWhere(story, (text) => text !== criterion);
    if (left.acceptanceCriteria.length === 0) throw notPossible('A story keeps at least one acceptance criterion.');
    return left;
  },
  'answer-question': answerQuestion,
};

/**
 * Changes a story as it is asked for, one change after the other. Throws a `DomainError`: `feedback_not_understood` for
 * free words, `change_not_possible` for a change that this story does not allow.
 */
export function reviseStory(task: WritingTask, revision: Revision): Draft {
  if (revision.feedback !== undefined) throw notUnderstood();
  return revision.changes.reduce<Draft>(
    (story, change) => MAKE[change.kind](story, change, revision, task),
    draftOf(revision.story),
  );
}

/** The story alone: whoever hands it over may know more of it. */
function draftOf(story: Draft): Draft {
  const { headline, userStory, acceptanceCriteria, grounding, actorGrounding, benefitGrounding } = story;
  const { openQuestions, assumptions, furtherIdeas } = story;
  return {
    headline,
    userStory,
    acceptanceCriteria,
    grounding,
    actorGrounding,
    benefitGrounding,
    openQuestions,
    assumptions,
    furtherIdeas,
  };
}

function anotherActor(story: Draft, { actor: named }: StoryChange, { locks }: Revision, task: WritingTask): Draft {
  if (locks.userStory) throw notPossible('The story is locked, so its role stays. Unlock it first.');
  const { role: taken } = parseStory(story.userStory);
  const { product } = readTask(task);
  const [next] = named === undefined ? otherActors(product, taken ? [taken] : []) : [namedActor(named)];
  if (!next)
    throw notPossible(
      'The built-in writer finds no other role in the product’s description. Name the role that you mean.',
    );
  const { openQuestions, ...other } = draftStory(task, { actor: next });
  // What the person has answered stays answered.
  const asked = draftStory(task).openQuestions;
  const answered = new Set(asked.filter((question) => !story.openQuestions.includes(question)));
  return { ...other, openQuestions: openQuestions.filter((question) => !answered.has(question)) };
}

/** What is said to whom the story is for, or to what they gain, changes the story itself; all else becomes a criterion. */
function answerQuestion(story: Draft, change: StoryChange, revision: Revision, task: WritingTask): Draft {
  const { question = '', answer = '' } = change;
  const said = answer
    .replace(/\s+/g, ' ')
    .replace(/^(?:yes|no)(?:[,.:;]|\s+[–-])(?:\s+(?!\d)|$)/i, '')
    .replace(/[\s.!?]+$/, '');
  const rest = { ...story, openQuestions: story.openQuestions.filter((one) => one !== question) };
  const about = askedBy(question);
  if (NO_ANSWER.test(said)) throw notPossible('Leave the question open until you know the answer.');
  if (about === 'actor') return toldActor(rest, roleIn(said), revision, task);
  return about === 'benefit' ? toldBenefit(rest, said, revision) : toldCriterion(rest, question, said);
}

/** The role that was guessed is confirmed, and nothing else is written anew; any other one takes its place. */
function toldActor(story: Draft, role: string, revision: Revision, task: WritingTask): Draft {
  const { role: taken } = parseStory(story.userStory);
  if (taken === null || namedActor(role).name !== taken)
    return anotherActor(story, { kind: 'another-actor', actor: role }, revision, task);
  const assumptions = story.assumptions.filter((one) => !one.startsWith(NOT_SAID_FOR_WHOM));
  return { ...story, actorGrounding: { source: 'person' }, assumptions };
}

/** Whether somebody does or is something in it, and not only in a clause about somebody. */
function isSentence(said: string): boolean {
  const [first] = parseSentence(said).clauses;
  return first?.mood === 'statement' && first.group !== undefined && first.subject.length > 0;
}

const NO_ROLE =
  /^(?:$|(?:yes|no|not|both|all|any|either|none|unknown|undecided)\b|every|\P{L}*$)|[,/&]|\b(?:and|or)\b.*s$|\b(?:and|or) (?:an?|the)\b/iu;
/** What says no more than that nobody knows it. */
const NO_ANSWER =
  /^(?:(?:i|we) (?:do not|don['’]?t|cannot|can['’]?t) (?:really |yet )?(?:know|say|decide|care|mind)\b|(?:that |it )?(?:is |['’]s )?not (?:yet )?(?:sure|decided|known|clear)\b|(?:that |it )?(?:does not|doesn['’]?t) matter\b|no idea\b|to be (?:decided|defined)\b|tbd\b)/i;

/** "It is for the parents." */
function roleIn(said: string): string {
  const role = said.replace(/^(?:(?:it|this)(?: is|['’]s) )?(?:(?:mainly|mostly|only|just) )?(?:for )?/i, '');
  if (role.length > ACTOR_MAX || isSentence(role) || NO_ROLE.test(role)) {
    throw notPossible('A story is told for one role. Name that role alone, such as one of those in the question.');
  }
  return role;
}

function toldBenefit(story: Draft, said: string, { locks }: Revision): Draft {
  if (locks.userStory) throw notPossible('The story is locked, so its benefit stays. Unlock it first.');
  if (!isSentence(said)) throw notPossible('Say in a whole sentence what they gain: it becomes the end of the story.');
  const benefit = lowerFirst(sentence(said.replace(/^(?:because|so(?: that)?)[:,]?\s+/i, '')));
  refuseLong(withBenefit(story, benefit).userStory, USER_STORY_MAX);
  return { ...withBenefit(story, benefit), benefitGrounding: { source: 'person' } };
}

/** "Who may see it?" can be answered by "only the coach"; all else takes a sentence. */
function toldCriterion(story: Draft, question: string, said: string): Draft {
  const [, deed] = /^who ((?:may|can|must|should|shall|will) [^,]+)\?$/i.exec(question) ?? [];
  const isWhole = isSentence(said);
  if (!isWhole && (!deed || !/\p{L}/u.test(said))) {
    throw notPossible('Answer in a whole sentence: it becomes a criterion of the story.');
  }
  const text = sentence(isWhole ? said : `${said} ${deed}`);
  refuseLong(text, CRITERION_MAX);
  if (story.acceptanceCriteria.includes(text)) throw notPossible('The story says that already.');
  return withText(story, text, { source: 'person' });
}

function refuseLong(text: string, most: number): void {
  if (text.length > most)
    throw notPossible(`Say it more briefly: the story would be too long by ${text.length - most}.`);
}

function anotherBenefit(story: Draft, _change: StoryChange, { locks }: Revision, task: WritingTask): Draft {
  if (locks.userStory) throw notPossible('The story is locked, so its benefit stays. Unlock it first.');
  const { idea, intents, product, voice, slots } = materialOf(story, task);
  const said = splitStory(story.userStory).benefit?.text ?? '';
  const all = otherBenefits(idea, intents, product, voice, slots).map(({ text }) => minimal(text));
  // One after the other, so that asking again brings yet another one.
  const at = all.indexOf(said);
  const next = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))][0];
  if (!next) throw notPossible('The built-in writer knows no other benefit of this. Write it into the story yourself.');
  const other = withBenefit(story, `${next}.`);
  return { ...other, benefitGrounding: ASSUMED, assumptions: [...other.assumptions, whyGuessed(story)] };
}

function withBenefit(story: Draft, benefit: string): Draft {
  const { benefitMarker, benefitFirst } = splitStory(story.userStory);
  if (benefitFirst) throw notPossible('The story names its benefit first. Change it there yourself.');
  return {
    ...story,
    userStory: `${story.userStory.slice(0, benefitMarker?.start).replace(/[\s,.]+$/, '')}, so that ${benefit}`,
    assumptions: story.assumptions.filter((one) => one !== GUESSED_BENEFIT && one !== OTHER_BENEFIT),
  };
}

/** Only of an idea without a reason can be said that it gives none. */
function whyGuessed({ assumptions, benefitGrounding }: Draft): string {
  if (assumptions.includes(OTHER_BENEFIT)) return OTHER_BENEFIT;
  return benefitGrounding.source === 'assumption' ? GUESSED_BENEFIT : OTHER_BENEFIT;
}

function withCriterion(story: Draft, kind: 'main' | 'refusal' | 'edge', what: string, task: WritingTask): Draft {
  refuseFull(story);
  const { idea, intents, slots } = materialOf(story, task);
  const text = furtherCriterion(kind, idea, intents, slots, story.acceptanceCriteria);
  if (!text) throw notPossible(`The built-in writer knows no further ${what} for this story. Write it yourself.`);
  return withText(story, text, ASSUMED);
}

function refuseFull({ acceptanceCriteria }: Draft): void {
  if (acceptanceCriteria.length < CRITERIA_MAX) return;
  throw notPossible(`A story has at most ${CRITERIA_MAX} acceptance criteria. Drop one first.`);
}

function withText(story: Draft, text: string, origin: Grounding): Draft {
  refuseFull(story);
  return {
    ...story,
    acceptanceCriteria: [...story.acceptanceCriteria, text],
    grounding: [...story.grounding, origin],
  };
}

/** What the idea gives, told for whom the story is told. */
function materialOf(story: Draft, task: WritingTask): Material {
  const usual = readTask(task);
  const { role: told } = parseStory(story.userStory);
  const isUsual = told === null || [usual.actor.name, usual.actor.full].includes(told);
  return isUsual ? usual : readTask(task, { actor: { ...namedActor(told), grounding: story.actorGrounding } });
}

function criteriaWhere(story: Draft, isKept: (text: string) => boolean): Draft {
  const kept = story.acceptanceCriteria.flatMap((text, index) =>
    isKept(text) ? [{ text, grounding: story.grounding[index] ?? ASSUMED }] : [],
  );
  return {
    ...story,
    acceptanceCriteria: kept.map(({ text }) => text),
    grounding: kept.map(({ grounding }) => grounding),
  };
}

function notPossible(message: string): DomainError {
  return new DomainError('change_not_possible', message);
}

function notUnderstood(): DomainError {
  const list = Object.values(STORY_CHANGES).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return new DomainError(
    'feedback_not_understood',
    `The built-in writer takes no words of your own. It can do this: ${list.join(', ')}. A language model takes any words; whoever runs this server can configure one.`,
  );
}
