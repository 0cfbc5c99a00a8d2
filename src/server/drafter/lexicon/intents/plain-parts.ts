import { edge, main, refusal, type Intent } from './intent.ts';
import { END, order } from './order-pattern.ts';

const OPENING = /\b(?:opening|business|office)\b/i;
const MONEY = /\b(?:orders?|bills?|invoices?|carts?|baskets?|quotes?|offers?|bookings?|receipts?)\b/i;

/** A batch of goods is recalled as well, and was never sent. */
const A_MESSAGE = `(?= (?:(?:an?|the|my|our|their|all|any) )?(?:[\\w-]+ )?(?:messages?|e-?mails?|mails?|letters?|newsletters?|posts?|texts?|reminders?|notices?|notifications?|invitations?|documents?|files?|invoices?|bills?|offers?|quotes?|contracts?|reports?|notes?)${END})`;

/** What is set, shown and written with any product: hours, defaults, passwords, points, what stands on a paper. */
export const PLAIN_PARTS: readonly Intent[] = [
  {
    name: 'thing taken off',
    takes: [
      'unknown',
      'goods',
      'document',
      'media',
      'message',
      'code',
      'figure',
      'case',
      'event',
      'money',
      'right',
      'device',
      'place',
    ],
    decisive: order({
      deed: 'remove|take|delete|drop|take off',
      rest: ' (?:from|off|out of) (?<other>(?!an?y|all\\b|the market\\b)(?:(?:the|an?|my|our|their|his|her|this|each|every) [\\w-]+(?: [\\w-]+)?|[\\w-]+s))',
    }),
    benefits: ['{other} holds only what belongs there'],
    criteria: [
      main('{The one} is no longer part of {other}.'),
      main('The total of {other} is worked out anew.', { when: MONEY, of: ['goods', 'money', 'event'] }),
      refusal('The rest of {other} stays as it was.'),
      refusal('Nothing is removed once {other} can no longer be changed.', {
        when: MONEY,
      }),
      edge('{The one} can be added again.'),
    ],
    questions: [],
  },
  {
    name: 'hours',
    decisive: order({
      deed: 'set|change|enter|edit|define|add|update|adjust|manage',
      thing: '(?:[\\w-]+ )??(?:opening|working|business|office|service|visiting) (?:hours|times)',
    }),
    ownsReason: true,
    benefits: [
      { text: 'nobody comes or calls in vain', when: OPENING },
      { text: 'nothing is planned at a time when nobody is there', notOf: ['served', 'own'], unless: OPENING },
    ],
    criteria: [
      main('The new hours are shown from their first day on to everybody who looks them up.'),
      refusal('An end that lies before the beginning is refused.'),
      edge('A single day can be marked as closed.', { when: OPENING }),
      edge('What is planned already outside the new hours is pointed out to {the actor}.'),
    ],
    questions: ['What happens to what is planned outside the new hours?'],
  },
  {
    name: 'password for it',
    decisive: order({ deed: 'set|add|use|require|have|enter', of: 'password' }),
    ownsReason: true,
    benefits: ['only those get in who are meant to'],
    criteria: [
      main('{The one} opens only after the password has been entered.', { notOf: ['person'] }),
      refusal('After a wrong password nothing of {the one} is shown.', { notOf: ['person'] }),
      edge('Once {the actor} has changed the password, the old one no longer works.'),
    ],
    questions: ['Who is told the password, and how?'],
  },
  {
    name: 'default',
    decisive:
      /^(?:set|make|define|use|have|choose|change|enter|add|get|see) (?:(?:the|an?|my|our|their) )?(?:own )?default (?<thing>[\w-]+(?: [\w-]+)?)(?=$|,| (?:for|per|of|in|on|when|to)\b)/i,
    ownsReason: true,
    benefits: ['I do not have to enter {them} each time'],
    criteria: [
      main('Where nothing else was entered, {object} {is} filled in from the default.'),
      edge('In a single case {object} can be changed without changing the default.'),
      refusal('What was made before the default was changed stays as it was.'),
      refusal('As long as no default is set, nothing is filled in.'),
    ],
    questions: ['Who may change the default?'],
  },
  {
    name: 'on each paper',
    decisive:
      /^(?:add|put|print|show|include|place) (?:(?:an?|the|my|our|their|its) )?(?<thing>(?:[\w-]+ )?(?:logo|footer|header|signature|watermark|letterhead|bank details|tax number|vat number|qr code|payment link|page numbers?|disclaimer|imprint)) (?:to|on|onto|in|at the \w+ of) (?:(?:the|all|each|every|my|our|their|an?) )*(?<other>(?:[\w-]+ )?(?:invoices?|e-?mails?|letters?|quotes?|offers?|reports?|receipts?|certificates?|bills?|tickets?|labels?|documents?|contracts?|menus?|messages?|pages?|reminders?))\b/i,
    benefits: [],
    criteria: [
      main('{The one} is shown on whatever is made new from then on.'),
      refusal('What was sent or printed before stays as it was.'),
      edge('{The actor} sees in a preview where {the one} will stand.'),
      edge('{The actor} can change {the one} or take {it} off again.'),
    ],
    questions: [],
  },
  {
    name: 'points given',
    decisive:
      /^(?:give|award|grant|add|hand out) (?:(?:students?|pupils?|members?|players?|users?|helpers?|teams?|[\w-]+s) )?(?:some |the |an? )?(?<thing>(?:bonus|extra|penalty|reward|loyalty) ?(?:points?|marks?|credits?))\b/i,
    ownsReason: true,
    benefits: ['what somebody does beyond what is asked counts'],
    criteria: [
      main('The points are shown with the reason, the day and the name of whoever gave them.'),
      refusal('Points without a reason are not saved.'),
      edge('Points that were given by mistake can be taken back.'),
    ],
    questions: ['How many points may be given at most?'],
  },
  {
    name: 'more time given',
    decisive:
      /^(?:extend|prolong|postpone|push back|move(?= .*\b(?:back|later)\b)) (?:(?:the|an?|their|its) )?(?:[\w-]+ )?(?:deadline|due date|closing date|submission date)s?\b/i,
    ownsReason: true,
    benefits: [
      { text: 'nobody has to hand in what is half done', notOf: ['served'] },
      { text: 'I can finish what I have begun', of: ['served'] },
    ],
    criteria: [
      main('Everybody for whom it holds is told the new last day.'),
      refusal('A new last day before the old one is refused.'),
      edge('What was handed in by the old last day stays as it was.'),
    ],
    questions: ['Does the new last day hold for everybody or for single people?'],
  },
  {
    name: 'only for some',
    decisive:
      /^(?:limit|restrict) (?:(?:an?|the|my|our|their|some|certain) )?(?<thing>(?:[\w-]+ ){0,2}[\w-]+) to (?<people>(?!at most\b|\d|an?\b|one\b|two\b|three\b|four\b|five\b|ten\b|half\b)[\w -]+)/i,
    ownsReason: true,
    benefits: ['nobody has to be turned away later'],
    criteria: [
      main('For whom {the one} is open is shown before anybody chooses it.', { notOf: ['person'] }),
      refusal('Whoever is not among them is refused with a message that names the condition.'),
      edge('Who has chosen {the one} before without meeting the condition is named to {the actor}.', {
        notOf: ['person'],
      }),
    ],
    questions: ['How is the condition checked?'],
  },
  {
    name: 'map of one',
    decisive:
      /^(?:add|show|see|have|use|put|include) (?:an?|the) (?:small )?map (?:to|for|of|on|with|in) (?:each|every|the|an?|all|my|their) (?<thing>(?!where\b)(?:[\w-]+ )?[\w-]+)$/i,
    ownsReason: true,
    benefits: ['it is clear where to go'],
    criteria: [
      main('The place of {the one} is marked on the map.', { notOf: ['person'] }),
      refusal('For {a one} without a place no map is shown.', { notOf: ['person'] }),
      edge('When the place of {the one} changes, the map shows the new one.', { notOf: ['person'] }),
      main('The way there can be opened from the map.'),
    ],
    questions: [],
  },
  {
    name: 'list handed over',
    decisive: /^(?:get|receive|be sent) (?:the|my|our) (?<thing>(?:[\w-]+ )?list)(?= (?:of|with) [\w -]+$|$)/i,
    benefits: [],
    criteria: [
      main('The list shows how things stand at the moment at which it is sent.'),
      refusal('When there is nobody and nothing on it, that is said instead of sending an empty list.'),
      edge('A change after that is shown the next time the list is opened.'),
    ],
    questions: [{ text: 'When should the list come?', unless: /\b(?:every|each|before|after|when|daily|weekly)\b/ }],
  },
  {
    name: 'called over',
    takes: ['person'],
    decisive: order({
      deed: 'call(?: for)?',
      thing:
        '(?:[\\w-]+ )??(?:waiters?|waitress(?:es)?|nurses?|porters?|stewards?|attendants?|assistants?|caregivers?|carers?|hosts?)',
    }),
    ownsReason: true,
    benefits: ['I do not have to wave or go and look'],
    criteria: [
      main('{The one} sees at once who calls and from where.'),
      refusal('Calling again while the first call is open changes nothing.'),
      edge('The call stays open until {the one} has marked it as answered.'),
      edge('{The actor} can take the call back.'),
    ],
    questions: ['What happens when nobody answers the call?'],
  },
  {
    name: 'called back unsent',
    decisive: order({ deed: `undo (?:the )?sending(?: of)?|unsend|recall${A_MESSAGE}` }),
    ownsReason: true,
    benefits: ['a slip does no lasting harm'],
    criteria: [
      main('{The one} that was called back is shown as not sent.', { notOf: ['person'] }),
      refusal('{A one} that was called back reaches nobody.', { notOf: ['person'] }),
      edge('Once that time is over, the way to undo it is no longer offered.', {
        when: /\b(?:within|for|up to) (?:\d+|an?|one|two|five|ten|thirty|sixty)\b/i,
      }),
      edge('{The one} can be changed and sent again.', { notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'seen only by some',
    takes: [
      'event',
      'goods',
      'document',
      'media',
      'message',
      'case',
      'money',
      'place',
      'collection',
      'figure',
      'process',
      'seat',
    ],
    decisive:
      /^(?:have|make|keep|be sure that) (?:(?:the|an?|my|our|their|single|some) )?(?<thing>(?:[\w-]+ )?[\w-]+) (?:are |is )?(?:private|confidential|invisible|(?:only )?(?:visible|shown|available|open|accessible)(?: only)? (?:to|for) (?!all\b|everybody\b|everyone\b|the public\b).+)$/i,
    ownsReason: true,
    benefits: ['only those see {it} who are meant to'],
    criteria: [
      refusal('Nobody else finds {a one} by a search or opens it by a link.'),
      edge('{A one} can be made visible to everybody again.'),
      main('{The actor} sees for each {unit} who can see it.'),
    ],
    questions: [
      { text: 'Who can still see {a one} that is private?', when: /\bprivate|confidential|invisible\b/i },
      'Who may change this?',
    ],
  },
  {
    name: 'searched by value',
    decisive:
      /^(?:search|find|look up|search for|look for)(?: for)? (?:(?:the|an?|my|our|their|all) )?(?<thing>(?:[\w-]+ )?[\w-]+) by (?:(?:the|their|its) )?(?<other>(?:[\w-]+ )?(?:amount|price|date|size|age|distance|weight|year|day|total|rating|length|duration))\b/i,
    benefits: [],
    criteria: [
      main('Each {unit} that was found is shown with its {other}.'),
      edge('A lowest and a highest {other} can be entered as well as an exact one.'),
      refusal('When no {unit} fits, that is said, and what was entered stays in place.'),
      refusal('What is not {an other} is refused beside the field.'),
    ],
    questions: [],
  },
  {
    name: 'searched by sort',
    decisive:
      /^(?:search|find|look up|search for|look for)(?: for)? (?:(?:the|an?|my|our|their|all) )?(?<thing>(?:[\w-]+ )?[\w-]+) by (?:(?:the|their|its) )?(?<other>(?:[\w-]+ )?(?:level|categor(?:y|ies)|colou?r|status|type|language|topic|subject|brand|place|city|region|area|skill|tag|genre|location))\b/i,
    benefits: [],
    criteria: [
      main('Only {units} with the chosen {other} are listed.'),
      refusal('When no {unit} fits, that is said, and the choice stays in place.'),
      edge('{A one} without {an other} is found only when nothing is chosen.'),
      main('The number of {units} found is shown.'),
    ],
    questions: ['Can more than one value be chosen?'],
  },
];
