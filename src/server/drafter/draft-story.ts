import type { Draft, Grounding } from '#contract/story.ts';
import { DomainError } from '../errors.ts';
import type { WritingTask } from '../stories/story-writer.ts';
import { chooseIntent } from './choose-intent.ts';
import { contentStems } from './data/function-words.ts';
import { GENERAL } from './data/intents/general.ts';
import type { Intent } from './data/intents/intent.ts';
import { findActor, type Actor } from './find-actor.ts';
import { plural, withArticle } from './language/nouns.ts';
import { agreeWithI, toFirstPerson, toThirdPerson, type Voice } from './language/pronouns.ts';
import { detectLanguage } from './reading/detect-language.ts';
import { hasSense } from './reading/has-sense.ts';
import { stripMarkup } from './reading/clean-idea.ts';
import { readIdea, type Idea } from './reading/read-idea.ts';
import { readProduct, type Product } from './reading/read-product.ts';
import { fillPattern, fillSlots, upperFirst, verbForThing, type Slots } from './writing/slots.ts';
import { writeCriteria } from './writing/write-criteria.ts';
import { writeHeadline } from './writing/write-headline.ts';

const MOST_QUESTIONS = 3;

function refuse(task: WritingTask): void {
  const text = stripMarkup(task.idea);
  const language = detectLanguage(text);
  if (language === 'other') {
    throw new DomainError(
      'language_not_supported',
      'The built-in writer reads English only. Write the idea in English, or ask whoever runs this server to configure a language model, which can read other languages.',
    );
  }
  if (language === 'none' || !hasSense(text)) throw notUnderstood();
}

function notUnderstood(): DomainError {
  return new DomainError(
    'idea_not_understood',
    'There is no sentence to work with here. Say in plain words who needs what, and why: "Nurses should be able to swap shifts so that they can change their plan."',
  );
}

function voiceOf(idea: Idea, actor: Actor): Voice {
  const object = idea.action.core.object;
  return {
    speaker: idea.speaker || !idea.actor,
    they: actor.grounding.source === 'idea' || !idea.speaker,
    pluralObject: Boolean(object?.plural),
  };
}

interface Benefit {
  readonly text: string;
  readonly grounding: Grounding;
}

/** An aim of the product in the first person, where it speaks of the same things as the idea. */
function aimOf(product: Product, idea: Idea, actor: string): Benefit | undefined {
  const stems = contentStems(idea.text);
  for (const sentence of product.aims) {
    const aim =
      /\bso that (.+?)[.!]?$/i.exec(sentence)?.[1] ??
      /\b(?:helps?|lets?|allows?|enables?|wants?) ((?:\w+ ){1,3}?\w+s) (?:to )?(\w+ .+?)[.!]?$/i
        .exec(sentence)
        ?.slice(1, 3)
        .join(' can ');
    if (!aim || aim.split(' ').length > 12 || /[,;:]/.test(aim)) continue;
    const shared = [...contentStems(aim)].filter((stem) => stems.has(stem)).length;
    if (shared < 2) continue;
    const own = aim.replace(new RegExp(`^(?:the |our |all )?(?:\\w+ )?${plural(actor)}\\b`, 'i'), 'I');
    return { text: agreeWithI(own), grounding: { source: 'product', quote: sentence } };
  }
  return undefined;
}

function firstPersonSubject(clause: string, actor: string): string {
  const many = plural(actor);
  return clause.replace(new RegExp(`^(?:the |our |an? |my |all |every |each )?(?:${many}|${actor})\\b(?!')`, 'i'), 'I');
}

function writeBenefit(
  idea: Idea,
  intent: Intent | undefined,
  product: Product,
  actor: Actor,
  voice: Voice,
  slots: Slots,
): Benefit {
  if (idea.benefit) {
    const own = agreeWithI(
      toFirstPerson(firstPersonSubject(idea.benefit, actor.name), {
        ...voice,
        pluralObject: voice.pluralObject && !/^they\b/i.test(idea.benefit),
      }),
    );
    const tidy = own
      .replace(/[\s.,;:!?]+$/, '')
      .replace(/\s*[(].*?[)]/g, '')
      .replace(/[;].*$/, '')
      .trim();
    if (tidy.split(' ').length >= 2) return { text: tidy, grounding: { source: 'idea' } };
  }
  const aim = aimOf(product, idea, actor.name);
  if (aim) return aim;
  const text =
    fillPattern((intent ?? GENERAL).benefit, slots) ??
    fillPattern(GENERAL.benefit, slots) ??
    'I can go on with my work';
  return {
    text: /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1),
    grounding: { source: 'assumption' },
  };
}

/** "have a filter" of a thing becomes what a person does with it: "use a filter". */
function wishOf(idea: Idea, intent: Intent | undefined): string {
  const { action } = idea;
  if (!action.isThing) return action.wish;
  const thing = action.wish.replace(/^use /, '');
  const bare =
    /^(?:an?|the|some|any|my|our|their|all|every|each|more|no)\b/i.test(thing) ||
    action.core.object?.plural ||
    action.core.object?.bare;
  return `${verbForThing(intent)} ${bare ? thing : withArticle(thing)}`;
}

function minimal(text: string): string {
  return text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[;:]\s*/g, ', ')
    .replace(/\s+-\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/[\s,.!?]+$/, '')
    .trim();
}

function questionsOf(idea: Idea, intent: Intent | undefined, actor: Actor, product: Product, slots: Slots): string[] {
  const questions: string[] = [];
  if (actor.isGuess && product.roles.length > 1) {
    const names = product.roles.slice(0, 3).map((role) => withArticle(role.name));
    questions.push(`Who is this for: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`);
  }
  for (const question of [...(intent?.questions ?? []), ...(intent ? [] : GENERAL.questions)]) {
    if (question.unless?.test(idea.text)) continue;
    const text = fillPattern(question.text, slots);
    if (text) questions.push(text);
  }
  return questions.slice(0, MOST_QUESTIONS);
}

function assumptionsOf(actor: Actor, benefit: Benefit, idea: Idea): string[] {
  const assumptions: string[] = [];
  if (actor.grounding.source === 'assumption')
    assumptions.push(`The idea does not say who it is for; ${withArticle(actor.name)} was taken.`);
  if (actor.grounding.source === 'product')
    assumptions.push(`The idea does not say who it is for; the description points to ${withArticle(actor.name)}.`);
  if (benefit.grounding.source === 'assumption') assumptions.push('The idea gives no reason; the benefit is a guess.');
  if (idea.form === 'problem')
    assumptions.push('The idea tells of a problem; the wish behind it was worked out from that.');
  return assumptions;
}

function furtherIdeas(idea: Idea, actor: string): string[] {
  return idea.others
    .filter((other) => other.split(' ').length > 1)
    .slice(0, 6)
    .map((other) => `${upperFirst(`let ${plural(actor)} ${minimal(other)}`)}.`);
}

/**
 * Writes the story for an idea. Pure: the same task gives the same draft.
 * Throws a `DomainError`: `idea_not_understood` for words without sense, `language_not_supported` for other languages than English.
 */
export function draftStory(task: WritingTask): Draft {
  refuse(task);
  const product = readProduct(task.product.name, task.product.description);
  const idea = readIdea(task.idea, product);
  if (!idea) throw notUnderstood();
  const actor = findActor(product, idea.actor, idea.text, idea.action.core.text);
  const voice = voiceOf(idea, actor);
  const intent = chooseIntent(idea.action, idea.text);
  const third = (text: string) => toThirdPerson(text, voice);
  const slots = fillSlots(idea.action, actor.name, idea.action.core.object, undefined);
  const wish = minimal(wishOf(idea, intent));
  const benefit = writeBenefit(idea, intent, product, actor, voice, slots);
  const criteria = writeCriteria(idea, intent, product, actor.name, third(wish), slots, third);
  const questions = questionsOf(idea, intent, actor, product, slots);
  return {
    headline: writeHeadline(idea.action, third(wish), actor.name),
    userStory: `As ${withArticle(actor.name)}, I want to ${agreeWithI(toFirstPerson(wish, voice))}, so that ${minimal(benefit.text)}.`,
    acceptanceCriteria: criteria.map((criterion) => criterion.text),
    grounding: criteria.map((criterion) => criterion.grounding),
    actorGrounding: actor.grounding,
    benefitGrounding: benefit.grounding,
    openQuestions: questions,
    assumptions: assumptionsOf(actor, benefit, idea),
    furtherIdeas: furtherIdeas(idea, actor.name),
  };
}
