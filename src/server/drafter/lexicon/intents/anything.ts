import { edge, main, refusal, type CriterionPattern, type Intent } from './intent.ts';

/** Something that is not left to choice. */
const MUST = /^[^.,;!?]{0,70}\b(?:must|have to|has to|shall|required?)\b(?! (?:not|be able)\b)/i;

/** What is read or looked at, and not used like a tool. */
const READ = ['person', 'document', 'media', 'message', 'figure', 'event', 'money', 'collection', 'case'] as const;
/** What is had or seen, and not done. */
const DONE = ['person', 'had', 'told', 'asked', 'unnamed', 'thing', 'ended', 'kept'] as const;
/** What must not be is no work that somebody could break off. */
const BAN =
  /\b(?:must not|should not|shall not|may not|cannot|can't|shouldn't|not|no longer|never|no|keep .+ from|prevent)\b/i;
/** Where nothing else can be said besides the deed itself, what holds of any deed, in the words of this one. */
export const GENERAL: Intent = {
  name: 'general',
  isFiller: true,
  isOrdered: true,
  benefits: [],
  criteria: [
    refusal('As long as {the actor} has not {deed done}, this is shown as open.', { when: MUST, unless: BAN }),
    refusal('When {the actor} cannot {deed}, a message names the reason.'),
    main('A confirmation is shown once {the actor} has {deed done}.'),
    refusal('As long as {the one} is not {done}, {the actor} sees that it is still open.', {
      when: MUST,
      unless: BAN,
      of: ['product'],
      notOf: DONE,
    }),
    refusal('When {the one} cannot be {done}, {the actor} is told why.', { notOf: DONE }),
    edge('The same holds for {a one} {who} is added later.', { of: ['general'] }),
    refusal('While {there} {there is} not available, {the actor} is told so.', { of: ['thing'], notOf: READ }),
    main('{The one} can be opened again later.', {
      of: ['document', 'media', 'message'],
      notOf: ['told', 'asked', 'product', 'kept', 'ended'],
    }),
    refusal('When there is no answer, {the actor} is told so.', { of: ['asked'], notOf: ['product'] }),
    edge('After a change the new answer is shown.', { of: ['asked'], notOf: ['product'] }),
    main('{The actor} sees from which day the answer is.', { of: ['asked'], notOf: ['product'] }),
    edge('After a failed try {the actor} can {deed} once more.', { unless: BAN }),
  ],
  questions: [],
};

/** What is said, shown or simply so does not fail. */
const DOES_NOT_WORK = ['heard', 'questioned', 'product', 'asked', 'had', 'kept', 'ended'] as const;

/** It is about messages. */
const MESSAGES = /\b(?:send\w*|e-?mail\w*|messag\w*|notif\w*|remind\w*|alert\w*|sms)\b/i;

/** For what cannot be said again in a word or two. */
export const LAST: Intent = {
  name: 'last',
  isFiller: true,
  isOrdered: true,
  benefits: [],
  criteria: [
    refusal('When there is nothing to show, {the actor} is told so instead of seeing an empty page.', {
      of: ['had'],
      notOf: ['product'],
      when: /\b(?:lists?|overviews?|comments|rates|tables?)\b/i,
    }),
    refusal('When there is nothing to show, {the actor} is told so instead of seeing an empty page.', {
      of: ['had'],
      notOf: ['product', 'thing'],
    }),
    edge('What has changed is shown the next time {the actor} looks.', {
      of: ['had'],
      notOf: ['product'],
      isAlike: true,
    }),
    edge('What no longer applies is no longer shown to {the actor}.', {
      of: ['had'],
      notOf: ['product'],
      isAlike: true,
    }),
    edge('The day of the last change is shown with it.', { of: ['had'], notOf: ['product'], isAlike: true }),
    edge('As long as a part of it is missing, {the actor} sees which part that is.', {
      of: ['had'],
      notOf: ['product'],
      isAlike: true,
    }),
    refusal('Without an answer {the actor} cannot go on.', { of: ['questioned'] }),
    main('The answer that {the actor} has given can be looked up later.', { of: ['questioned'] }),
    main('{The actor} can read the message again later.', { of: ['heard'] }),
    edge('The same message does not come twice.', { of: ['heard'] }),
    edge('Other messages are sent as before.', { of: ['ended'], when: MESSAGES }),
    edge('What is there from before stays as it was.', {
      of: ['ended'],
      when: /\b(?:must|should|may|never|nobody|without|anymore|any more)\b/i,
    }),
    edge('Everything that has nothing to do with it stays as it was.', { of: ['ended'], unless: MESSAGES }),
    edge('Whatever else is done there goes on as before.', { of: ['kept'] }),
    edge('What is there from before stays as it was.', { of: ['ended'] }),
    edge('What happened before stays as it was.', { of: ['kept'], notOf: ['ended'] }),
    edge('What was done before this applied stays as it was.', {
      of: ['product'],
      notOf: ['ended', 'kept'],
      isAlike: true,
    }),
    refusal('A case in which it is otherwise is shown to {the actor} with the reason.', {
      of: ['product'],
      notOf: ['ended', 'kept', 'served'],
      isAlike: true,
    }),
    main('{The actor} can see from which day this applies.', {
      of: ['product'],
      notOf: ['ended', 'kept', 'served'],
      isAlike: true,
    }),
    main('When this is changed later, {the actor} sees who changed it.', {
      of: ['product'],
      notOf: ['ended', 'kept', 'served'],
      isAlike: true,
    }),
    edge('Until this applies, everything stays as it was.', {
      of: ['product'],
      notOf: ['ended', 'kept'],
      isAlike: true,
    }),
    edge('It is the same for every other {actor}.', { of: ['told'], notOf: ['heard', 'questioned'] }),
    refusal('When it does not work, {the actor} is told why.', { notOf: DOES_NOT_WORK }),
    refusal('Where it is not possible, {the actor} sees the reason.', { notOf: DOES_NOT_WORK }),
    main('{The actor} sees that it has worked.', { notOf: [...DOES_NOT_WORK, 'told'] }),
    main('A confirmation is shown to {the actor} once it is done.', { notOf: [...DOES_NOT_WORK, 'told'] }),
    edge('It is the same the next time {the actor} signs in.', { notOf: ['unnamed', 'product', 'ended', 'kept'] }),
  ],
  questions: [],
};

/** Where even the last did not give enough: no story has fewer criteria than it must. */
export const AT_LEAST: readonly CriterionPattern[] = [
  edge('After the next sign-in it is still the same.'),
  main('{The actor} sees that it has worked.'),
];

const CONDITION = /\b(?:when|if|once|as soon as|after|whenever)\b/i;

/** For what is done by the product or to the actor, where an intent has too little to say. */
export const PASSIVE: Intent = {
  name: 'passive',
  isFiller: true,
  benefits: [],
  criteria: [
    refusal('Nothing is {verbed} as long as {no event}.', { when: CONDITION }),
    refusal('Nothing happens as long as {no event}.', { when: CONDITION }),
    main('{The actor} can see when {the one} was last {verbed}.', { notOf: ['technique', 'person'] }),
    refusal('{A one} {who} could not be {verbed} is listed with the reason.', { notOf: ['technique'] }),
    edge('It happens once each time {event}.', { when: CONDITION, unless: /\b(?:still|even|also)\b/i }),
    edge('{The actor} can {verb} {a one} by hand as well.', { notOf: ['person', 'technique'] }),
  ],
  questions: [],
};

/** For what is told as it stands: how it is to be is said, and not how that comes about. */
export const AS_IT_IS: Intent = {
  name: 'as it is',
  isFiller: true,
  isOrdered: true,
  benefits: [],
  criteria: [
    edge('What was done before this applied stays as it was.', { isAlike: true }),
    edge('Until this applies, everything stays as it was.', { isAlike: true }),
    // Whoever is only served keeps no watch over it.
    refusal('A case in which this is not so is listed for {the actor}.', { notOf: ['served'], isAlike: true }),
    main('{The actor} can see from which day this applies.', { notOf: ['served'], isAlike: true }),
    main('When this is changed later, {the actor} sees who changed it.', { notOf: ['served'], isAlike: true }),
    refusal('A case in which it is otherwise is shown to {the actor} with the reason.', {
      notOf: ['served'],
      isAlike: true,
    }),
  ],
  questions: [],
};
