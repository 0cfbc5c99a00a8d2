import { edge, main, refusal, type Intent } from './intent.ts';

/** "compare what was planned with what was used": two figures, and no choice between things of a kind. */
const AGAINST =
  /\bcompar(?:e|es|ing) (?:(?! so | side by side).)+? (?:with|to|against) (?!each\b|one\b|another\b|others?\b)/i;

/** "the cost across all vehicles": one figure of many. */
const ACROSS =
  /\bcompar(?:e|es|ing) .+? (?:across|among|(?<!side )by|per|of all|between (?:the |our |all )?[a-z]+s\b(?! and\b))/i;

/** More than two of a kind. */
const MORE_THAN_TWO = /\bcompar\w* (?:up to )?(?:three|four|five|six|several|many|all|more than two|\d+)\b/i;
const EITHER_MANY = new RegExp(`${ACROSS.source}|${MORE_THAN_TWO.source}`, 'i');

/** What is compared is one and the same at two times. */
const SPANS = /\b(?:months?|years?|weeks?|quarters?|days?|seasons?)\b/i;

const EITHER = new RegExp(`${AGAINST.source}|${ACROSS.source}`, 'i');
const EITHER_OR_SPANS = new RegExp(`${EITHER.source}|${SPANS.source}`, 'i');

/** Things of a kind side by side, one figure at two times, or one figure against another. */
export const COMPARE: Intent = {
  name: 'compare',
  isTool: true,
  verbs: 'compare,contrast,overlay,superimpose',
  nouns: 'comparison',
  use: 'see',
  benefits: ['I see where the {units} differ', 'I can decide between {units} without notes of my own'],
  criteria: [
    main('The difference between the two is shown beside {object}.', {
      when: SPANS,
    }),
    edge('A time for which there is no value is shown as empty, not left out.', {
      when: SPANS,
    }),
    main('All of them stand side by side, each with its value.', { when: ACROSS }),
    refusal('What has no value is listed at the end.', { when: ACROSS }),
    main('Both stand side by side, with the difference between them.', { when: AGAINST, unless: EITHER_MANY }),
    refusal('When one of the two is not known, that is shown instead of a difference.', {
      when: AGAINST,
      unless: EITHER_MANY,
    }),
    main('The {units} stand side by side with the same details in the same order.', { unless: EITHER_OR_SPANS }),
    main('Details in which the {units} differ are marked.', { unless: EITHER_OR_SPANS }),
    refusal('{An actor} who has chosen only one {unit} is asked for another.', {
      unless: new RegExp(`${SPANS.source}|${EITHER.source}`, 'i'),
    }),
    edge('A detail that one {unit} lacks is shown as not known.', { unless: EITHER_OR_SPANS }),
    edge('One {unit} can be exchanged for another without starting over.', { unless: EITHER_OR_SPANS }),
    main('{The actor} can choose which two times are compared.', { when: SPANS }),
  ],
  questions: [
    { text: 'Which details of {units} should be compared?', unless: EITHER },
    { text: 'From which difference on does it matter?', when: AGAINST },
  ],
};
