import type { Intent } from './intent.ts';

/** For wishes of no known kind, and to fill up: what can be asked of any action. The last ones need no object. */
export const GENERAL: Intent = {
  name: 'general',
  isFiller: true,
  benefits: ['I spend less time on {object}'],
  criteria: [
    { kind: 'main', text: 'The outcome is shown right after {doing}.' },
    { kind: 'refusal', text: 'When {doing} is not possible, {the actor} is told why and nothing is lost.' },
    { kind: 'edge', text: '{Object} {stays} as before until {the actor} has finished.' },
    { kind: 'refusal', text: 'Somebody other than {an actor} is refused when {doing}.' },
    { kind: 'main', text: 'The outcome is shown to {the actor} right after {acting}.' },
    { kind: 'refusal', text: 'When {acting} is not possible, {the actor} is told why.' },
    { kind: 'edge', text: '{An actor} who stops half-way through {acting} finds everything as it was before.' },
  ],
  questions: [
    { text: 'Who besides {the actor} is concerned by {object}?' },
    { text: 'How does {the actor} manage today?' },
  ],
};

/** For what is done by the product or to the actor, where an intent has too little to say. */
export const PASSIVE: Intent = {
  name: 'passive',
  isFiller: true,
  benefits: ['I can rely on {object}'],
  criteria: [
    { kind: 'main', text: '{The actor} can see when {object} {was} last {verbed}.' },
    { kind: 'refusal', text: '{Object} that cannot be {verbed} {is} listed with the reason.' },
    { kind: 'edge', text: '{Object} to which this does not apply {stays} as before.' },
    { kind: 'refusal', text: 'Nothing is {verbed} as long as {no event}.' },
    { kind: 'main', text: '{The actor} is shown once that {event}.' },
    { kind: 'edge', text: 'Somebody other than {the actor} is not disturbed.' },
    { kind: 'edge', text: 'It happens once only, and {the actor} can see when.' },
  ],
  questions: [{ text: 'Who may make an exception for {object}?' }],
};

/** For what must not happen any more. */
export const NEGATIVE: Intent = {
  name: 'negative',
  isFiller: true,
  benefits: ['I can do my work'],
  criteria: [
    {
      kind: 'refusal',
      text: '{Forbidden} is refused with a message that says why.',
      when: /^(?!.*\b(?:stop|remove|no more|get rid|no longer|sending|emailing)\b)/i,
    },
    {
      kind: 'edge',
      text: '{Objects} from before the change stay as they are.',
      when: /\b(?:not|never|prevent|keep|only)\b/i,
    },
    { kind: 'edge', text: '{The actor} who still asks for {object} can see {them}.' },
    { kind: 'edge', text: '{The actor} can still look up what was left out.' },
    {
      kind: 'refusal',
      text: 'Other messages to {the actor} are received as before.',
      when: /mail|messag|notif|text|alert|remind/i,
    },
    { kind: 'edge', text: 'Everything else around {object} stays as before.' },
    { kind: 'edge', text: '{The actor} finds everything else as before.' },
  ],
  questions: [
    { text: 'Are there cases in which {object} {is} still needed?' },
    { text: 'What should stand in its place?' },
  ],
};
