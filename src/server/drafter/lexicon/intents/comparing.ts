import { edge, main, refusal, type Intent } from './intent.ts';

/** "compare what was planned with what was used": two figures, and no choice between things of a kind. */
const AGAINST = /\bcompar(?:e|es|ing) .+? (?:with|to|against) (?!each\b|one\b|another\b|others?\b)/i;

/** What is compared is one and the same at two times. */
const SPANS = /\b(?:months?|years?|weeks?|quarters?|days?|seasons?)\b/i;

/** Things of a kind side by side, one figure at two times, or one figure against another. */
export const COMPARE: Intent = {
  name: 'compare',
  isTool: true,
  verbs: 'compare,contrast',
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
    main('Both stand side by side, with the difference between them.', { when: AGAINST }),
    refusal('When one of the two is not known, that is shown instead of a difference.', { when: AGAINST }),
    main('The {units} stand side by side with the same details in the same order.', { unless: AGAINST }),
    main('Details in which the {units} differ are marked.', { unless: AGAINST }),
    refusal('{An actor} who has chosen only one {unit} is asked for another.', {
      unless: new RegExp(`${SPANS.source}|${AGAINST.source}`, 'i'),
    }),
    edge('A detail that one {unit} lacks is shown as not known.', { unless: AGAINST }),
    edge('One {unit} can be exchanged for another without starting over.', { unless: AGAINST }),
  ],
  questions: [
    { text: 'Which details of {units} should be compared?', unless: AGAINST },
    { text: 'From which difference on does it matter?', when: AGAINST },
  ],
};
