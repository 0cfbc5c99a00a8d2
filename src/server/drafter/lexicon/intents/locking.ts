import { edge, main, refusal, type Intent } from './intent.ts';

/** Something that stands there is opened, and not a page. */
const UNLOCK =
  /\bunlock|\bopen (?:the|an?|my|their|his|her) (?:[\w-]+ )?(?:doors?|gates?|cars?|lockers?|barriers?|rooms?|bikes?)\b/i;

/** Something that people book is kept free of them. */
const BOOKED =
  /\b(?:block|close)\b.*\b(?:rooms?|tables?|berths?|plots?|slots?|seats?|days?|dates?|beds?|courts?|halls?|pitch(?:es)?|boats?|desks?|tours?|lanes?|cars?|vehicles?|vans?|trucks?|trailers?|bikes?|machines?|horses?|week(?:end)?s?)\b/i;

/** What is opened and shut, and not changed. */
const SHUT =
  /\block\b.*\b(?:cabinets?|doors?|gates?|lockers?|rooms?|bikes?|cars?|safes?|box(?:es)?|scooters?|screens?|apps?|accounts?|devices?|phones?)\b/i;

/** It ends by itself. */
const FOR_A_TIME =
  /\bfor (?:\d+|an?|one|two|three|five|ten|fifteen|thirty|half an) ?(?:min(?:ute)?s?|hours?|days?|weeks?)\b/i;

/** What is paid with. */
const PAID_WITH =
  /\b(?:freeze|unfreeze|block|lock)\w* (?:[\w'-]+ ){0,4}?(?:(?:bank|debit|credit|gift|prepaid|payment|virtual|fuel|lost|stolen) cards?|the card|my card|their card)\b|\bcards? (?:is |are )?(?:blocked|frozen|locked)\b/i;

/** It is not to be used or opened before something has happened: nobody reads it until then. */
const NOT_YET = /\b(?:until|unless|before|as long as)\b/i;

/** What nobody opens, uses or changes for a time. */
export const LOCK: Intent = {
  name: 'lock',
  takes: ['unknown', 'device', 'place', 'document', 'right', 'collection', 'case', 'goods', 'figure', 'code'],
  decisive:
    /^(?:open|unlock) (?:the |an? |my |their |his |her )?(?:[\w-]+ )?(?:doors?|gates?|cars?|lockers?|barriers?|rooms?|bikes?)\b/i,
  verbs: 'lock,unlock,close for,block,freeze',
  nouns: 'lock,lock-out',
  use: 'use',
  benefits: [
    { text: 'I have nothing more to do with {the one}', of: ['person'], when: /\bblock/i },
    {
      text: 'nobody changes {the one} under my hands',
      when: /\block (?:the |an? |my )?(?:record|file|document|entry|sheet|plan|report|invoice|bin|version)/i,
      notOf: ['person'],
    },
    {
      text: 'I get to {the one} when I need it',
      when: UNLOCK,
      notOf: ['document'],
      unless: /\bno longer|\bnot\b|\bcannot|\bonly/i,
    },
  ],
  criteria: [
    main('{The one} is listed as {verbed} with the reason.', { of: ['person'] }),
    main('Whoever has {verbed} {the one} is listed with the time.', { when: UNLOCK }),
    refusal('Nobody who has no right to {the one} can unlock it.', { when: UNLOCK }),
    edge('When {the one} does not open, {the actor} is told what to do.', {
      when: UNLOCK,
      notOf: ['document'],
    }),
    refusal('A payment with {a one} {who} is {verbed} is refused.', { when: PAID_WITH, notOf: ['person'] }),
    main('{The one} is shown as {verbed} to everybody who can see it.', {
      notOf: ['person'],
      unless: new RegExp(`${UNLOCK.source}|${PAID_WITH.source}`, 'i'),
    }),
    main('The name of the person who has {verbed} {the one} is shown with the time.', {
      when: /\bwhile (?:i|i'm|we|we're|they|he|she|somebody|someone|a colleague|another)\b/i,
      notOf: ['person'],
    }),
    refusal('{A one} {who} is {verbed} is not offered for that time.', {
      when: BOOKED,
      of: ['place', 'seat', 'device', 'goods'],
    }),
    refusal('Nothing is added to {the one} and nothing is taken off it as long as {it} {is} {verbed}.', {
      when: /\bfreez/i,
      unless: new RegExp(`${PAID_WITH.source}|\\b(?:pay-?outs?|payments?|prices?|codes?|screens?|contracts?)\\b`, 'i'),
      notOf: ['person', 'money'],
    }),
    edge('{The actor} can end this at any time.', { when: /\bfreez/i, unless: PAID_WITH, notOf: ['person'] }),
    refusal('{The one} stays {verbed} until somebody with the right frees it.', {
      when: SHUT,
      unless: FOR_A_TIME,
      notOf: ['person'],
    }),
    edge('The name of whoever frees {the one} is listed with the time.', {
      when: SHUT,
      unless: FOR_A_TIME,
      notOf: ['person'],
    }),
    edge('{The one} is free again as soon as that time is over.', { when: FOR_A_TIME, notOf: ['person'] }),
    refusal('{A one} {who} is {verbed} cannot be opened.', {
      when: NOT_YET,
      of: ['product'],
      notOf: ['person', 'money', 'figure', 'case'],
      unless: /\bblock/i,
    }),
    refusal('A change to {a one} {who} is {verbed} is refused, and a message says why.', {
      unless: new RegExp(`\\bblock|close\\b|\\bfreez|${SHUT.source}|${PAID_WITH.source}|${NOT_YET.source}`, 'i'),
      notOf: ['person', 'place', 'device', 'goods', 'code'],
    }),
    edge('A booking that was there before {the one} was {verbed} is pointed out to {the actor}.', {
      when: BOOKED,
      of: ['place', 'seat', 'device', 'goods'],
    }),
    edge('{A one} {who} is {verbed} can still be read.', {
      notOf: ['person', 'place', 'device', 'goods', 'code'],
      unless:
        /\b(?:until|unless|before|as long as|freeze|frozen)\b|\bblock|close\b|unlock|open (?:the|an?|my|their|his|her) (?:[\w-]+ )?(?:door|gate|car|locker|barrier|room|bike)|\block\b.*\b(?:cabinet|door|gate|locker|room|bike|car|safe|box|scooter|screen|app|account|device|phone)/i,
    }),
    edge('{The one} is free again when {the actor} leaves without closing it.', {
      when: /\bwhile (?:i|i'm|we|we're|they|he|she|somebody|someone|a colleague|another)\b/i,
      notOf: ['person'],
    }),
    refusal('At the next try to sign in {the one} is told whom to ask.', { of: ['person'], unless: /\bblock/i }),
    refusal('A request of {the one} no longer reaches {the actor}.', { of: ['person'], when: /\bblock/i }),
    edge('What {the one} has entered before stays in view.', { of: ['person'] }),
  ],
  questions: [
    { text: 'Who may let {the one} in again?', of: ['person'] },
    {
      text: 'Who may free {the one} again?',
      notOf: ['person'],
      unless: new RegExp(`${UNLOCK.source}|${FOR_A_TIME.source}|\\bunfreeze`, 'i'),
    },
    {
      text: 'For how long is {the one} {verbed}?',
      when: /\bblock|close/i,
      unless: /\b(?:until|days?|hours?|weeks?)\b/i,
    },
  ],
};
