import { edge, main, refusal, type Intent } from './intent.ts';

/** What is written or set up and read by others once it is out. */
const SET_UP = '(?:(?:an?|the|my|our|their|each|every|this|that|new|next|single) )*(?<thing>(?:[\\w-]+ ){0,2}?[\\w-]+)';

/** Time that must pass before something may go. */
const SO_LONG = /\bfor (?:at least )?(?:\d+|an?|one|two|three|six|ten|several|many) (?:days?|weeks?|months?|years?)\b/i;

/** What the words of a wish name only by what happens: a common word in it would be taken for another kind. */
export const SELDOM_NAMED: readonly Intent[] = [
  {
    name: 'voted on in a list',
    decisive:
      /^(?:use|see|have|keep|add|create|set up|get) .*\b(?:(?:short|wish|watch)?lists?|boards?|pages?|polls?) (?:of (?:[\w-]+ ){1,3})?(?:where|on which|in which) .*\bvotes?\b/i,
    use: 'use',
    benefits: [],
    criteria: [
      main('The number of votes is shown with each entry.'),
      refusal('Nobody can vote for the same entry twice.'),
      edge('Whoever has voted can take the vote back.'),
    ],
    questions: ['Until when can somebody vote?'],
  },
  {
    name: 'found by another word',
    decisive:
      /^have (?:the |our )?(?:[\w-]+ )?search(?: box| bar)? (?:also )?(?:find|understand|know|show|return|list)s? .*\b(?:called|named|known as|listed as|filed under|synonyms?|other words?|another word)\b|^(?:find|search for|look up) .*\b(?:by (?:another|other|any usual) words?|under another name|by synonyms?)\b/i,
    benefits: ['I find it whatever word I know for it'],
    criteria: [
      main('What is found by the other word shows the name under which it is listed.'),
      refusal('When neither word fits anything, that is said.'),
      edge('A search for the usual word finds the same as before.'),
    ],
    questions: ['Who may add further words?'],
  },
  {
    name: 'kept in a profile',
    decisive:
      /^(?:have .+ (?:saved|stored|remembered|noted|recorded)|(?:save|store|note|record|keep) .+) (?:in|on|with|to) (?:(?:the|an?|my|our|their|his|her|each|every) (?:[\w-]+['’]s? |[\w-]+ )?)(?<other>(?:user )?(?:profile|account|record|file|card))s?\b/i,
    benefits: ['nobody has to ask for {them} each time'],
    criteria: [
      main('The {other} shows {object} whenever it is opened.'),
      refusal('When no {one} is known yet, the {other} says so.', { notOf: ['person'] }),
      edge('Once {a one} is changed in the {other}, the new one holds from then on.', {
        notOf: ['person', 'document'],
      }),
      edge('{A one} that was put there by mistake can be taken out of the {other} again.', { of: ['document'] }),
    ],
    questions: ['Who may change {objects} there?'],
  },
  {
    name: 'drawn to scale',
    takes: ['unknown', 'goods', 'place', 'device', 'event', 'seat', 'collection', 'document'],
    decisive: new RegExp(
      `^(?:draw|show|see|have|display|place) ${SET_UP}(?: (?:drawn|shown|displayed))? to scale\\b`,
      'i',
    ),
    benefits: ['I see at once what fits where'],
    criteria: [
      main('What is twice as long is drawn twice as long.'),
      refusal('{A one} whose size is not known is marked as such instead of being guessed.'),
      edge('Once the size of {a one} is corrected, it is drawn anew.'),
    ],
    questions: [],
  },
  {
    name: 'set for a later time',
    decisive: new RegExp(
      `^schedule ${SET_UP} to (?!people|those|all|every|the|an?|my|our|their|somebody|someone|whoever|be (?:sent|held)\\b)[a-z]+\\b`,
      'i',
    ),
    benefits: ['I do not have to be there at that moment'],
    criteria: [
      main('It happens by itself at the time that was set.'),
      refusal('Until then {the one} stays as it was.', { notOf: ['person'] }),
      edge('{The actor} can change or call off the time until then.'),
    ],
    questions: [],
  },
  {
    name: 'kept on record',
    takes: ['unknown', 'document', 'media', 'message', 'case', 'collection', 'money', 'event', 'right', 'figure'],
    decisive:
      /^have (?:(?:the|all|our|old|past|deleted|every|each|their) )*(?<thing>(?:[\w-]+ ){0,2}?[\w-]+)(?: and (?:[\w-]+ )?[\w-]+)? (?:kept|retained|stored) (?:(?:even )?(?:when|after|once) .*\b(?:moves?|leaves?|left|quits?|ends?|ended|closes?|closed|retires?|is over|are over)\b|for (?:at least )?(?:\d+|one|two|three|five|six|seven|ten|thirty|ninety) (?:days?|months?|years?)\b)/i,
    benefits: ['I can still look {them} up later', 'it can still be looked up later'],
    criteria: [
      main('Whoever could open {the one} before can still open it in that time.', { notOf: ['person'] }),
      refusal('Nobody can delete {the one} before the time is over.', { when: SO_LONG, notOf: ['person'] }),
      edge('It is shown with {the one} until when it is kept.', { when: SO_LONG, notOf: ['person'] }),
      refusal('Nobody can delete {the one} as long as it has to be kept.', { unless: SO_LONG, notOf: ['person'] }),
      edge('It can be told from those in use.', { unless: SO_LONG }),
    ],
    questions: [],
  },
  {
    name: 'read from a picture',
    decisive: new RegExp(
      `^(?:(?:snap|take|photograph|scan|upload) .* and )?(?:take|read|get|extract|copy) (?:(?:the|its|their|all|my) )?(?:[\\w-]+ ){0,3}?(?:dates?|times?|locations?|amounts?|totals?|sums?|numbers?|plates?|names?|address(?:es)?|values?|figures?|details|metres|prices?)\\b.* (?:from|off|out of) (?:(?:it|them)$|(?:the|an?|my|each|every|their) (?:[\\w-]+ )?(?:photos?|pictures?|receipts?|scans?|bills?|labels?|slips?|images?|screenshots?|pdfs?)\\b)`,
      'i',
    ),
    benefits: ['I do not have to type it in'],
    criteria: [
      main('What was read can be corrected before it is saved.'),
      refusal('What cannot be read is left empty and marked.'),
      edge('The picture can be opened beside what was read from it.'),
    ],
    questions: [],
  },
  {
    name: 'no doubles',
    decisive:
      /^have .*\b(?:doubl[ey]|duplicate)[- ]?(?:bookings?|entries|reservations?|assignments?|payments?)\b.* impossible\b/i,
    benefits: ['nobody comes in vain'],
    criteria: [
      refusal('A second one for the same time is refused with a message that names the first.', {
        when: /\b(?:bookings?|reservations?|assignments?)\b/i,
      }),
      refusal('A second one with the same details is refused with a message that names the first.', {
        unless: /\b(?:bookings?|reservations?|assignments?)\b/i,
      }),
      main('What is there already is shown before anybody tries.'),
      edge('When two people try at the same moment, only the first succeeds.'),
    ],
    questions: [],
  },
  {
    name: 'time off',
    decisive:
      /^(?:take|ask for|request|enter|book|get|have) (?:(?:half an?|an?|one|two|three|four|five|some|single|whole|my|\d+) )*(?:days?|hours?|weeks?|mornings?|afternoons?|time) off\b/i,
    benefits: [],
    criteria: [
      main('Whoever plans sees that {the actor} is away at that time.'),
      refusal('Nothing is planned for {the actor} at that time.'),
      edge('{The actor} can take it back as long as that time has not begun.'),
    ],
    questions: [],
  },
  {
    name: 'fetched over wi-fi',
    decisive: /\bdownload(?:s|ed|ing)?\b.* (?:on|over|via|by|with) (?:the )?wi-?fi\b/i,
    benefits: ['I do not use up my mobile data'],
    criteria: [
      refusal('Without such a connection nothing is downloaded.'),
      main('What was downloaded can be opened without a connection.'),
      edge('A download that was broken off goes on as soon as there is such a connection again.'),
      refusal('When there is too little room on the device, {the actor} is told so.'),
    ],
    questions: [],
  },
  {
    name: 'changes highlighted',
    decisive:
      /^(?:highlight|mark|have) (?:what|whatever|everything that|the parts that) (?:has |was |is )?(?:changed|new|different)\b/i,
    benefits: ['I do not compare it line by line'],
    criteria: [
      refusal('What has not changed is not marked.'),
      main('What was there before can be seen beside what is new.'),
      edge('When nothing has changed, that is said.'),
    ],
    questions: [],
  },
];
