import { LASTS } from '../lasting.ts';
import { edge, main, refusal, type CriterionPattern, type Intent } from './intent.ts';

/** Something that is not left to choice. */
const MUST =
  /^[^.,;!?]{0,70}\b(?:must|have to|has to|shall|required?)\b(?! (?:not|be able|be possible|allow|let|enable|offer|support|provide)\b)/i;

/** What is had or seen, and not done. */
const DONE = ['person', 'had', 'told', 'asked', 'unnamed', 'thing', 'ended', 'kept'] as const;
/** What must not be is no work that somebody could break off. */
const BAN =
  /\b(?:must not|should not|shall not|may not|cannot|can't|shouldn't|not|no longer|never|no|keep .+ from|prevent)\b/i;
const MUST_NOT = /\b(?:must|may|shall|should) not\b|\bnever\b|\bcannot\b/i;
/** Who does it is known: it is their own matter. */
const OWN_MATTER = /\b(?:my|their|our|his|her) own\b|\bmyself\b|\bthemselves\b/i;
/** That it may fail has been said, or that it is confirmed. */
const NOT_POSSIBLE = /\b(?:told why|the reason|stands in the way|is told so|says so|is refused)\b/;
const TOLD_WHY = /\b(?:told why|the reason|stands in the way)\b/;
const CONFIRMED = /\bconfirmation is shown\b|\bhas worked\b|^Afterwards\b|\bcome of it\b|\bhow it is now\b/i;

/** Where nothing else can be said besides the deed itself, what holds of any deed, in the words of this one. */
export const GENERAL: Intent = {
  name: 'general',
  isFiller: true,
  isOrdered: true,
  benefits: [],
  criteria: [
    refusal('As long as {the actor} has not {deed done}, this is shown as open.', { when: MUST, unless: BAN }),
    edge('Breaking off while {long doing} changes nothing.'),
    main('It can be looked up later who has {deed done}, and when.', { notOf: ['served'], unless: OWN_MATTER }),
    main('Before {deed doing}, {the actor} sees once more what was chosen.', { of: ['served'] }),
    refusal('When {the actor} cannot {deed}, a message names the reason.', { unlessSaid: NOT_POSSIBLE }),
    refusal('When {the one} cannot be {done}, {the actor} is told why.', {
      notOf: DONE,
      unless: MUST_NOT,
      unlessSaid: TOLD_WHY,
    }),
  ],
  questions: [],
};

/** What is said, shown or simply so does not fail. */
const DOES_NOT_WORK = ['heard', 'questioned', 'product', 'asked', 'seen', 'kept', 'ended'] as const;

/** Who somebody is, is proved by it. */
const PROOF = /\b(?:fingerprint|pin|password|code|face id|signature)s?\b/i;

/** What is kept from somebody's eyes. */
const SEEING = /\b(?:see|sees|seeing|view|viewing|read|reading|look|looking)\b/i;

/** It is about messages. */
/** Somebody or something is sent to a place, and no message. */
const SENT_THERE =
  /\bsen[dt](?:ing)? (?:[\w'’-]+ ){1,4}?(?:(?:in|on)to|across|through|home|away|alone|to (?:an?|the|each|every|another) (?:[\w-]+ )?(?:rooms?|halls?|courts?|pitch(?:es)?|buildings?|houses?|flats?|shops?|stores?|warehouses?|yards?|fields?|stations?|stops?|gates?|streets?|roads?|routes?|sites?|schools?|branch(?:es)?|towns?|farms?|aisles?|docks?|wards?|depots?|jobs?|tours?))\b/i;
const MESSAGES = /\b(?:send\w*|e-?mails|e-?mailing|messag\w*|notif\w*|remind\w*|alert\w*|sms|paged)\b/i;

/** What is there, seen or charged, and not only named. */
const NOT_ONLY_NAMED = ['seen', 'got', 'person', 'product', 'told', 'asked', 'ended', 'kept', 'money'] as const;

/** What is not used as a feature is. */
const NO_FEATURE = [...NOT_ONLY_NAMED, 'several', 'figure'] as const;

/** What one has got and cannot read again. */
const NOT_LOOKED_UP = [
  'product',
  'person',
  'event',
  'money',
  'figure',
  'place',
  'goods',
  'seat',
  'right',
  'device',
] as const;

/** What a page says as long as it is empty; the same sentence in every story would be read in none. */
const NOTHING_THERE = [
  'As long as there is nothing to show, {the actor} reads that instead of an empty page.',
  'What is not known yet is shown as open and not left out.',
  'Where nothing has been entered yet, {the actor} is told so.',
] as const;
const EMPTY = /\bnothing to show\b|\bnot known yet\b|\bnothing has been entered\b/i;

/** What is one thing and holds no others. */
const UNLISTED =
  /\b(?:screen|display|page|map|plan|photo|picture|video|price|balance|figure|number|status|chart|text)s?\b/i;

/** How it shows that a deed is done. */
const HAS_WORKED = [
  '{The actor} sees that it has worked.',
  'What has come of it is shown to {the actor} at once.',
] as const;

/** What was there before has been told of. */
const BEFORE = /\bbefore this applied\b|\bfrom before stay\b|^Nothing that is there already/;

/** For what cannot be said again in a word or two. */
export const LAST: Intent = {
  name: 'last',
  isFiller: true,
  isOrdered: true,
  benefits: [],
  criteria: [
    refusal('As long as there is no {entry}, {the actor} reads that instead of an empty page.', {
      of: ['seen'],
      notOf: ['product', 'figure', 'asked'],
      unlessSaid: EMPTY,
      unless: UNLISTED,
    }),
    main('{An entry} {which} is added later is shown as well.', {
      of: ['collection'],
      notOf: ['product', 'ended', 'kept', 'asked'],
    }),
    ...NOTHING_THERE.map((text) =>
      refusal(text, { of: ['seen'], notOf: ['product'], unlessSaid: EMPTY, isAlike: true }),
    ),
    edge('What has changed is shown the next time {the actor} looks.', {
      of: ['seen'],
      notOf: ['product'],
      isAlike: true,
    }),
    edge('The day of the last change is shown with it.', { of: ['seen'], notOf: ['product'], isAlike: true }),
    refusal('As long as {no event}, {the actor} does not get {object}.', {
      of: ['got'],
      notOf: ['product', 'heard'],
      when: /\b(?:as soon as|once|after|when)\b/i,
    }),
    refusal('When there is no {one} to be had, {the actor} is told so.', {
      of: ['scarce'],
      notOf: ['readable', 'person'],
    }),
    main('{The actor} can look up {the one} again later.', { of: ['readable'], notOf: NOT_LOOKED_UP }),
    refusal('{The actor} does not get the same {one} twice.', {
      of: ['readable'],
      notOf: ['several', ...NOT_LOOKED_UP],
    }),
    refusal('Without an answer {the actor} cannot go on.', { of: ['questioned'] }),
    main('The answer that {the actor} has given can be looked up later.', { of: ['questioned'], unless: PROOF }),
    edge('When it is wrong, {the actor} can try again.', { of: ['questioned'], when: PROOF }),
    main('{The actor} can read the message again later.', { of: ['heard'], isAlike: true }),
    edge('A message that could not be delivered is sent again.', {
      of: ['heard'],
      unlessSaid: /\bbe delivered\b/,
      isAlike: true,
    }),
    edge('Other messages are sent as before.', { of: ['ended'], when: MESSAGES, unless: SENT_THERE }),
    edge('A try that is refused changes nothing{barred}{held}.', { of: ['kept'], unless: SEEING }),
    edge('A link to it opens nothing for those who may not see it{barred}.', { of: ['kept'], when: SEEING }),
    // What is only named, and used by nobody.
    refusal('When {object} {is} not available, {the actor} is told so.', {
      of: ['thing'],
      notOf: [...NOT_ONLY_NAMED, 'used', 'right', 'technique'],
      unlessSaid: EMPTY,
    }),
    // A feature that is only named.
    refusal('When {the one} cannot be used, {the actor} is told why.', {
      of: ['used'],
      notOf: NO_FEATURE,
      unlessSaid: TOLD_WHY,
    }),
    edge('Whoever does not use {the one} goes on as before.', {
      of: ['used'],
      notOf: NO_FEATURE,
    }),
    edge('{Units} that are added later are treated in the same way.', { of: ['class'] }),
    edge('What was done before this applied stays as it was.', { of: ['kept'], isAlike: true }),
    edge('Whatever else is done there goes on as before.', { of: ['kept'], isAlike: true }),
    edge('Nothing else is changed by it.', { of: ['ended'], unless: MESSAGES, isAlike: true }),
    edge('Whatever else there is goes on as before.', { of: ['ended'], unless: MESSAGES, isAlike: true }),
    edge('{The actor} can see from which day this holds.', { of: ['kept', 'ended'], notOf: ['served'], isAlike: true }),
    edge('Whatever else there is goes on as before.', { of: ['ended'], when: SENT_THERE }),
    refusal('When {fault}, {the actor} is told.', { of: ['product'], notOf: ['ended', 'kept'] }),
    refusal('Nothing that is there already is changed by it.', {
      of: ['product'],
      notOf: ['ended', 'kept'],
      unlessSaid: BEFORE,
      isAlike: true,
    }),
    edge('{Units} from before stay as they were.', {
      of: ['class'],
      notOf: ['ended', 'kept', 'sole'],
      unlessSaid: BEFORE,
    }),
    edge('What was done before this applied stays as it was.', {
      of: ['product'],
      notOf: ['ended', 'kept'],
      unlessSaid: BEFORE,
      isAlike: true,
    }),
    main('{The actor} can see from which day this applies.', {
      of: ['product'],
      notOf: ['ended', 'kept'],
      isAlike: true,
    }),
    main('When this is changed later, {the actor} sees who changed it.', {
      of: ['product'],
      notOf: ['ended', 'kept', 'served'],
      isAlike: true,
    }),
    edge('It is the same for every other {actor}.', { of: ['told'], notOf: ['heard', 'questioned'] }),
    refusal('When it does not work, {the actor} is told why.', {
      notOf: DOES_NOT_WORK,
      unlessSaid: TOLD_WHY,
      isAlike: true,
    }),
    refusal('When that cannot be done, {the actor} reads what stands in the way.', {
      notOf: DOES_NOT_WORK,
      unlessSaid: TOLD_WHY,
      isAlike: true,
    }),
    refusal('Where it is not possible, {the actor} sees the reason.', {
      notOf: DOES_NOT_WORK,
      unlessSaid: TOLD_WHY,
      isAlike: true,
    }),
    main('Afterwards {the actor} sees that {object} {was} {done}.', {
      notOf: [...DOES_NOT_WORK, 'told', 'got', 'person'],
      unlessSaid: CONFIRMED,
    }),
    ...HAS_WORKED.map((text) =>
      main(text, { notOf: [...DOES_NOT_WORK, 'told', 'got', 'thing'], unlessSaid: CONFIRMED, isAlike: true }),
    ),
  ],
  questions: [],
};

/** Where even the last did not give enough: no story has fewer criteria than it must. */
export const AT_LEAST: readonly CriterionPattern[] = [
  ...['Where it is not possible, {the actor} sees the reason.', 'When it cannot be done, {the actor} is told why.'].map(
    (text) => refusal(text, { unlessSaid: TOLD_WHY, isAlike: true }),
  ),
  ...HAS_WORKED.map((text) => main(text, { unlessSaid: CONFIRMED, isAlike: true })),
  edge('Everything that has nothing to do with it stays as it was.'),
];

/** For what is only named, by what sort of thing it is. */
export const NAMED_THING: Intent = {
  name: 'named thing',
  isFiller: true,
  isOrdered: true,
  benefits: [],
  criteria: [
    refusal('When {the one} is called off, {the actor} is told.', {
      of: ['event'],
      notOf: ['used', 'person', 'asked'],
    }),
    main('{The one} shows the day of its last change.', {
      of: ['document', 'figure', 'collection'],
      notOf: ['used', 'person', 'asked', 'seen'],
    }),
  ],
  questions: [],
};

const CONDITION = /\b(?:when|if|once|as soon as|after|whenever)\b/i;

/** For what is done by the product or to the actor, where an intent has too little to say. */
export const PASSIVE: Intent = {
  name: 'passive',
  isFiller: true,
  benefits: [],
  criteria: [
    refusal('Nothing is {verbed} as long as {no event}.', {
      when: CONDITION,
      unless: /\b(?:keep|keeps|kept|retain\w*|stor(?:e|ed|es)|sav(?:e|ed|es)|remember\w*)\b/i,
    }),
    refusal('Nothing happens as long as {no event}.', { when: CONDITION, unless: LASTS }),
    edge('It happens once each time {event}.', {
      when: CONDITION,
      unless: new RegExp(`${LASTS.source}|\\b(?:still|even|also)\\b`, 'i'),
    }),
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
    refusal('Nothing that is there already is changed by it.', {
      unlessSaid: /\bbefore this applied\b/,
      isAlike: true,
    }),
    edge('What was done before this applied stays as it was.', {
      unlessSaid: /^Nothing that is there already/,
      isAlike: true,
    }),
    // Whoever is only served keeps no watch over it.
    main('{The actor} can see from which day this applies.', { notOf: ['served'], isAlike: true }),
    main('When this is changed later, {the actor} sees who changed it.', { notOf: ['served'], isAlike: true }),
  ],
  questions: [],
};
