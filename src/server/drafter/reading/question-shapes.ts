import { upperFirst } from '../language/capitals.ts';
/** What a question of an idea may look like, by its words alone. */
export const ASKS =
  /^(?:who|whose|whom|what|which|where|when|why|how|for how long|can|could|may|might|should|would|will|shall|must|do|does|did|is|are|was|were|has|have)\b/i;
export const CASE = /\b(?:when|if|once|after|before|unless|until|as soon as|while) (?!to\b)\w+ \w+/i;
/** "When two book the same hour, who gets it?": in which case, behind what is asked. */
export const FRONTED =
  /^((?:when|if|once|after|before|unless|as soon as|while|in case) (?:[^,]+|[^,]+, [^,]+ and [^,]+)), (?:then )?(.+)$/i;
/** "..., and who pays for it?" */
export const NEXT =
  /,? and (?=(?:who(?! (?:is|are|has|have|was|were)\b.* (?:get|gets|can|should|must)\b)|whom|what|where|how|why|for how long|by when|until when|(?:do|does|did) (?:the|an?|it|he|she|they|we|I|my|our|\w+s)|(?:is|are|may|must) (?:the|an?|it|they|we|I|somebody|someone|nobody))\b)/i;
/** "..., or does it go back?" */
export const OR =
  /,? or (?=(?:do|does|did|is|are|was|were|has|have|can|could|should|must|will|would|shall|may) (?:the|an?|it|they|he|she|we|I|my|our|this|that|those|somebody|someone|everybody|nobody|each|every|\w+s)\b)/i;
/** "as one or as two", "up or down", "to all or only to the coach": not "five or more". */
export const EITHER = /\bor (?!more\b|less\b|fewer\b|later\b|earlier\b|older\b|younger\b|so\b|not\b|else\b)\w+/i;
/** Behind a colon or a dash: "the member or the pool", "as dry, as unknown or not at all". */
const CHOICE = /^(.+?)(?:\s*[:–—]| -) ?((?:(?!\b(?:do|does|is|are|should|can)\b).)*\bor\b.+)$/i;

/** "..., as lost, as repaired or as a new one": a comma does as well. */
const AS_ONE = /^(.+?), (as [^,]+(?:, as [^,]+)*,? or (?:as )?[^,]+)$/i;

/** Behind a dash or a comma a question of its own: "... - is the rest sent later or cancelled". */
export const THEN_ASKED =
  /^((?:what (?:happens|becomes)|who|how|when|where|which) .+?)(?: (?:-|–|—) ?(?:(?:do|does|is|are|can|should|will|must|would) |or\b)|, (?:do|does|is|are|can|should|will|must) (?:the|an?|it|they|he|she|we|their|our|his|her|my|its)\b).+$/i;

/** What is asked, and behind a colon what may be chosen. */
export function partChoice(text: string): { question: string; choice: string } {
  const [, question = text, choice = ''] = CHOICE.exec(text) ?? AS_ONE.exec(text) ?? [];
  return { question: question.trim(), choice };
}

/** Who types in a hurry leaves the mark out: "can I lend it or does it have to go back". */
const BARE = /^(?:can|could|may|should|do|does|is|are) (?:I|we|the|an?|my|our|it)\b[^.!?]+$/i;

const LABEL = /^(?!(?:when|if|once|who|what|which|how|where|why)\b)[^:?.!]{3,40}:\s+/i;

/** Whether a question is one with what stands behind its colon, its "or" or its "and", or with its label: none of them is a sentence of its own. */
export function isOneQuestion(text: string): boolean {
  const asked = text.replace(LABEL, '');
  return (
    (ASKS.test(asked) || ASKS.test(FRONTED.exec(asked)?.[2] ?? '')) &&
    (/\?\s*$/.test(asked) || asked !== text || BARE.test(asked)) &&
    (CHOICE.test(asked) || OR.test(asked) || NEXT.test(asked) || FRONTED.test(asked))
  );
}

/** "or do we still phone around?": how it is now, and no other way. */
export const RHETORICAL = /^(?:do|does|must) (?:I|we|they|people) (?:still|really|have to|need to|always)\b/i;

/** The question as one is asked: with its capital and its mark. */
export function asQuestion(text: string): string {
  const asked = text.replace(/[?.!\s]+$/, '');
  return `${upperFirst(asked)}?`;
}
