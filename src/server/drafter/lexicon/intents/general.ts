import type { Intent } from './intent.ts';

/** For wishes of no known kind, and to fill up: what can be asked of any action. The last ones need no object. */
export const GENERAL: Intent = {
  name: 'general',
  isFiller: true,
  benefits: [
    'I do not depend on others for {doing}',
    'I can get on with {object} on my own',
    'I do not have to find another way of {doing}',
  ],
  criteria: [
    { kind: 'refusal', text: 'When {doing} fails, {the actor} is told why and can try again.' },
    { kind: 'edge', text: '{Object} {stays} as {it} {was} when {the actor} stops half-way.' },
    { kind: 'refusal', text: 'Somebody without the right is refused when {doing}.' },
    { kind: 'main', text: 'The result of {doing} is still shown when {the actor} comes back.' },
    { kind: 'edge', text: '{Object} {shows} the same state to everybody who can see {it} afterwards.' },
    { kind: 'edge', text: 'A second try at {doing} does not make the result appear twice.' },
    { kind: 'main', text: '{The actor} can see when {object} {was} last touched and by whom.' },
    { kind: 'refusal', text: '{Object} that no longer {exists} {is} refused with a message that says so.' },
    { kind: 'refusal', text: 'When {acting} is not possible, {the actor} is told why.' },
    { kind: 'edge', text: '{An actor} who stops half-way through {acting} finds everything as it was before.' },
    { kind: 'main', text: '{The actor} can see afterwards that {acting} worked.' },
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
  benefits: [
    'I can rely on {object}',
    'I do not have to see to {object} myself',
    '{object} {needs} no second look from me',
    'I do not have to watch out for it myself',
    'I hear of it without asking',
    'it does not depend on whether I think of it',
  ],
  criteria: [
    { kind: 'main', text: '{The actor} can see when {object} {was} last {verbed}.' },
    { kind: 'refusal', text: '{A one} that cannot be {verbed} is listed with the reason.' },
    { kind: 'edge', text: '{Objects} to which this does not apply {stay} as before.' },
    { kind: 'refusal', text: 'Nothing is {verbed} as long as {no event}.' },
    { kind: 'main', text: '{The actor} can look up later that {event}.' },
    { kind: 'edge', text: '{Object} {is} {verbed} once, even if the occasion comes up twice.' },
    { kind: 'edge', text: '{The actor} can tell {objects} that were {verbed} from the others.' },
    { kind: 'edge', text: '{The actor} can look up the time at which it happened.' },
    { kind: 'refusal', text: 'Nobody but {the actor} is disturbed.' },
  ],
  questions: [{ text: 'Who may make an exception for {object}?' }],
};

/** For what must not happen any more. */
export const NEGATIVE: Intent = {
  name: 'negative',
  isFiller: true,
  benefits: [
    'I am not held up by {object}',
    'I can do my work without {object} in the way',
    '{object} {does} not cost me time any more',
    'I need not think about {object} any more',
  ],
  criteria: [
    {
      kind: 'refusal',
      text: 'Whoever still tries to {verb} {object} is refused with a message that says why.',
      when: /^(?!.*\b(?:stop|remove|no more|get rid|no longer|sending|emailing|waste|always|keep|show)\b).*\b(?:not|never|prevent|forbid|nobody)\b/i,
    },
    {
      kind: 'edge',
      text: '{Objects} from before the change {stay} as they are.',
      when: /\b(?:not|never|prevent|only)\b/i,
    },
    { kind: 'edge', text: '{An actor} who still asks for {object} can see {them}.' },
    { kind: 'edge', text: 'What was left out about {object} can still be looked up by {the actor}.' },
    {
      kind: 'refusal',
      text: 'Other messages to {the actor} than those about {object} are received as before.',
      when: /mail|messag|notif|text|alert|remind/i,
    },
    { kind: 'edge', text: '{Object} {shows} up again for {the actor} when the reason no longer holds.' },
    { kind: 'edge', text: '{The actor} finds everything else as before.' },
    { kind: 'main', text: '{The actor} can look up afterwards what was left out.' },
    {
      kind: 'main',
      text: '{The actor} sees the same result as after {verbing} by hand.',
      unless: /mail|messag|notif|text|alert|remind|show/i,
    },
    { kind: 'main', text: '{An actor} who wants the old way back can choose it for {objects}.' },
    { kind: 'refusal', text: 'When it does not work for {object}, {the actor} is told instead of finding out later.' },
    {
      kind: 'refusal',
      text: '{The actor} is told when it fails and can {verb} as before.',
      unless: /mail|messag|notif|text|alert|remind|show/i,
    },
  ],
  questions: [
    { text: 'Are there cases in which {object} {is} still needed?' },
    { text: 'What should stand in its place?' },
  ],
};

/** For what somebody must not be able to do. */
export const FORBIDDEN: Intent = {
  name: 'forbidden',
  isFiller: true,
  benefits: [
    'I do not have to watch over {object} myself',
    'I do not have to put {object} right afterwards',
    'everybody can count on {object}',
    'nobody gets around the rule',
  ],
  criteria: [
    {
      kind: 'refusal',
      text: 'Whoever still tries to {verb} {object} is refused with a message that says why.',
      unless: /\b(?:show|see|mail|notif|send)/i,
    },
    { kind: 'edge', text: '{Objects} from before the change {stay} as they are.' },
    { kind: 'edge', text: 'A refused try leaves {object} as {it} {was}.' },
    { kind: 'main', text: '{The actor} can see each refused try at {object} with the time.' },
    { kind: 'edge', text: 'Everything else that can be done with {object} is done as before.' },
    {
      kind: 'edge',
      text: 'When two people try it with {object} at the same moment, at most the first goes through.',
      when: /\b(twice|double|two|same)\b/i,
    },
    { kind: 'edge', text: '{The actor} can look up afterwards what was refused.' },
    { kind: 'refusal', text: 'A refused try is answered with a message that names the reason.' },
  ],
  questions: [
    { text: 'Who may make an exception for {object}?' },
    { text: 'What happens to {objects} for which it was done before?' },
  ],
};
