import { edge, main, refusal, type Intent } from './intent.ts';
import { order } from './order-pattern.ts';

const TIMES =
  '(?:times?|dates?|days?|weeks?|weekends?|months?|years?|hours?|mornings?|evenings?|afternoons?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|orders?|positions?|languages?|formats?|currency|units?|pages?|screens?)';

/** The name of where something goes, in one or two words. */
const WHERE = `(?!(?:[\\w'-]+ )?${TIMES}\\b)[\\w'-]+(?: (?!(?:today|tomorrow|later|again|now|online|so|when|if|for|at|with|by|before|after|in|on|of|to|from|and|or|as|until)\\b)[\\w'-]+)?`;

/** It is another one of its kind. */
const ANOTHER = '(?:another|an other|a different|the other|a new|the next|the right|a smaller|a larger|a bigger)';

/** The thing itself, and nothing of where it is: "an object on loan". */
const THING = "(?:(?!(?:on|in|at|for|of|to|from|with)\\b)[\\w'-]+ ){0,2}?[\\w'-]+";

/** Where only so much fits. */
const ROOM = new RegExp(
  `\\bto ${ANOTHER} (?:[\\w'-]+ )?(?:box|cabin|berth|room|tank|bed|table|seat|van|truck|bus|car|shelf|locker|load|tour|course|class|slot|session|shift|flight|cage|stall|kennel|desk|bay|group|drawer|fridge|freezer|crate|pallet|boat|hall|court|lane|plot|pen|pitch|firing|wave)\\b`,
  'i',
);

const PAGES =
  '(?:pages?|homepages?|home ?page|websites?|web ?sites?|site|blog|portal|dashboard|profiles?|(?:notice |bulletin )?board|intranet|shop window|(?:start|home|front|info|main) ?(?:screen|page))';

/** What is a picture or a file by its name is asked about its kind and size; what is no paper at all cannot be read. */
const NO_PAPER =
  '(?:photos?|pictures?|images?|videos?|files?|documents?|pdfs?|recordings?|receipts?|contracts?|scans?|screenshots?|certificates?|logos?|audio|clips?|notes?|conditions?|deadlines?|prices?|tags?|labels?|fees?|terms?|comments?|messages?|links?|reminders?|values?)';

/** Whoever writes it wants somebody to read it. */
const WORDS =
  '(?:[\\w-]+ ){0,2}?(?:notes?|remarks?|instructions?|greetings?|references?|hints?|wish(?:es)?|tips?|captions?|dedications?)';

/** Where nothing takes up room. */
const NO_ROOM =
  'mode|list|newspaper|paper|magazine|press|market|bin|archive|trash|favou?rites|middle|background|order|group|team|cloud|app|folder|account|database|system|profile|file|library|browser|chat|news|queue|pool|basket|cart|picture|message|e-?mail|report|calendar';
/** What things stand or ride on. */
const STANDS =
  'shel(?:f|ves)|stands?|stage|desks?|tables?|floor|(?:floor )?plan|tours?|trucks?|bus|vans?|racks?|walls?|counters?|pallets?|trailers?|line|belt|trays?|bench|hooks?|ramp|lift|yard|field|deck|trolley';

const TO_SOMEBODY = ` (?:over |on |back )?to ${ANOTHER} (?<other>(?<people>${WHERE}))`;

/** Somebody else has it from then on. */
const HANDED_ON: Pick<Intent, 'benefits' | 'criteria' | 'questions'> = {
  benefits: ['it is clear who takes care of {the one} from then on'],
  criteria: [
    main('{The one} is listed with the new {other}, and no longer with the one before.'),
    refusal('As long as no other {other} was chosen, nothing changes.'),
    edge('What was written for {the one} goes along.'),
    edge('Both of them are told about it.'),
  ],
  questions: ['Does the new {other} have to agree?'],
};

/** Where something is put, moved or hung on, and whom it goes to, with any product. */
export const PLAIN_PLACES: readonly Intent[] = [
  {
    name: 'given to another',
    takes: ['unknown', 'person'],
    decisive: order({
      deed: 'move|transfer|switch|shift|reassign|assign|put|pass|hand|hand over|pass on|give|refer',
      thing: THING,
      rest: TO_SOMEBODY,
    }),
    ...HANDED_ON,
  },
  {
    name: 'passed to another',
    takes: [
      'goods',
      'case',
      'event',
      'document',
      'media',
      'message',
      'process',
      'place',
      'device',
      'collection',
      'seat',
    ],
    // Who hands over a task is asked whether the other accepts.
    decisive: order({ deed: 'move|transfer|switch|shift|reassign|put|refer', thing: THING, rest: TO_SOMEBODY }),
    ...HANDED_ON,
  },
  {
    name: 'moved elsewhere',
    takes: [
      'unknown',
      'goods',
      'case',
      'document',
      'media',
      'message',
      'money',
      'event',
      'process',
      'device',
      'collection',
      'seat',
    ],
    decisive: new RegExp(
      `^(?:drag|move|shift|switch|transfer) (?:(?:an?|the|my|our|their) )?(?<thing>${THING}) from one (?<other>[\\w-]+) to (?:an)?other\\b|${
        order({
          deed: 'move|transfer|switch|shift|relocate|reassign|put|drag',
          thing: THING,
          rest: ` (?:over |back )?(?:to|into|onto|on|in) ${ANOTHER} (?<other>${WHERE})`,
        }).source
      }`,
      'i',
    ),
    benefits: ['it is where it belongs'],
    criteria: [
      main('{The one} is listed with the new {other} and no longer with the old one.'),
      refusal('When nothing more fits there, {the one} stays where it is, and {the actor} reads why.', { when: ROOM }),
      refusal('{An other} that {the actor} may not change is not offered.', { unless: ROOM }),
      edge('What was written for {the one} goes along with it.'),
      edge('{The actor} can move {the one} back.'),
    ],
    questions: [],
  },
  {
    name: 'brought to a place',
    takes: ['unknown', 'document', 'media', 'device', 'case'],
    decisive: order({
      deed: 'move|relocate',
      rest: ` (?:over |back )?to (?<other>the (?!(?:very )?(?:top|bottom|left|right|end|start|front|side|back|next|other|new|previous|first|last|middle|cent(?:er|re)|beginning|step|stage)\\b)${WHERE})`,
    }),
    benefits: ['nobody looks for {the one} in the wrong place'],
    criteria: [
      main('{The one} is listed under {other}, with the day of the move.'),
      refusal('{The one} is no longer listed where it was before.'),
      edge('{The actor} can move {the one} back.'),
    ],
    questions: [],
  },
  {
    name: 'put on a page',
    takes: [
      'unknown',
      'goods',
      'document',
      'media',
      'message',
      'event',
      'case',
      'figure',
      'money',
      'place',
      'collection',
      'process',
      'code',
    ],
    decisive: new RegExp(
      `${
        order({
          deed: 'put|place|feature|publish|display|present|advertise',
          rest: ` (?:on|onto|to|in|at) (?<other>(?:the|our|my|their|its) (?:[\\w-]+ ){0,2}?${PAGES})`,
        }).source
      }|${
        order({
          deed: 'have|use',
          rest: ' (?:on|at) (?<other>(?:the|our) (?:start|home|front|landing|main|login) ?(?:page|screen))',
        }).source
      }`,
      'i',
    ),
    use: 'see',
    benefits: ['it is seen without a search'],
    criteria: [
      main('Whoever opens {other} sees {object} there.'),
      refusal('Until {the actor} has confirmed, nobody else sees {object} there.', { notOf: ['product', 'thing'] }),
      refusal('Nothing else that stood on {other} is missing because of it.', { of: ['product', 'thing'] }),
      edge('After a change of {object}, {other} shows the new state.', { notOf: ['message'] }),
      edge('{The actor} can take {object} off {other} again.'),
    ],
    questions: ['Where on {other} should {object} stand?'],
  },
  {
    name: 'put on a list',
    takes: ['unknown', 'goods', 'document', 'media', 'case', 'process', 'money', 'place', 'device'],
    decisive: order({
      deed: 'put|place|slot|write',
      rest: ` (?:on|onto|to|in|into) (?<other>(?:the|our|my|their|an?) (?!(?:waiting|wish|watch|black|block)\\b)(?:[\\w-]+ ){0,2}?(?:list|menu|programme|program|agenda|catalogue|catalog|order of business))`,
    }),
    benefits: ['nothing is forgotten'],
    criteria: [
      main('Everybody who opens {other} sees {object} on it.'),
      refusal('The same {one} is not put there a second time.'),
      edge('{The actor} can take {object} off {other} again.'),
    ],
    questions: [],
  },
  {
    name: 'shown beside',
    takes: ['unknown', 'figure', 'document', 'media', 'goods', 'money', 'message', 'code', 'place'],
    decisive: new RegExp(
      `${
        order({
          deed: 'put|place|show|see|view|have|display',
          rest: ` (?:next to|beside|under|below|along with) (?:each|every) (?<other>(?!day|week|month|visit\\b)${WHERE})`,
        }).source
      }|${
        order({
          deed: 'show|see|view|display',
          rest: ` (?:on|with) (?:each|every) (?<other>(?!day|week|month|visit|floor|screen|device|page\\b)${WHERE})`,
        }).source
      }`,
      'i',
    ),
    benefits: [],
    criteria: [
      main('Whoever looks at {an other} sees {object} without a further step.'),
      refusal('{An other} for which {object} {is} not known is marked as such.'),
      edge('A change of {object} shows on every {other}.'),
    ],
    questions: [],
  },
  {
    name: 'put somewhere',
    takes: ['unknown', 'goods', 'person', 'place', 'device'],
    decisive: order({
      deed: 'put|place|store|stow|shelve|seat|lodge',
      thing: THING,
      rest: ` (?:back )?(?:in (?:the|an?|my|our|their|his|her|its|each|every) (?!(?:[\\w-]+ )?(?:${NO_ROOM})\\b)${WHERE}|on (?:the|an?|my|our|their|each) (?:[\\w-]+ )?(?:${STANDS}))`,
    }),
    benefits: [],
    criteria: [
      main('Whoever looks up {the one} sees where it was put.', { notOf: ['person'] }),
      main('Whoever looks up {the one} sees where they were put.', { of: ['person'] }),
      refusal('When nothing more fits there, {the actor} is told so and nothing is changed.'),
      edge('{The actor} can put {the one} somewhere else later.'),
    ],
    questions: [],
  },
  {
    name: 'attached',
    takes: ['unknown', 'document', 'money', 'message', 'media', 'case'],
    decisive: order({
      deed: 'attach|append|clip|staple',
      thing: `(?!(?:[\\w'-]+ ){0,2}${NO_PAPER}\\b)(?:[\\w'’-]+ ){0,2}?[\\w'-]+`,
      rest: `(?: (?:to|onto) (?<other>(?:the|an?|my|our|their|his|her|each|every) ${WHERE}))?`,
    }),
    benefits: ['everything about it stands in one place'],
    criteria: [
      main('{The one} can be opened by everybody who sees what it was attached to.'),
      refusal('A file that cannot be read is refused with the reason, and nothing is attached.'),
      edge('{The actor} can take {the one} off again.'),
      edge('A second {one} does not replace the first.'),
    ],
    questions: [],
  },
  {
    name: 'words left',
    takes: ['unknown', 'document', 'message', 'case', 'figure'],
    decisive: order({
      deed: 'leave|write|jot down|scribble',
      thing: WORDS,
      rest: `(?: (?:for|to|on|with|in|at) (?:(?:the|an?|my|our|their|his|her|each|every) )?${WHERE})?`,
    }),
    benefits: [],
    criteria: [
      main('{The one} is shown with the day and the name of whoever wrote it.'),
      refusal('Nothing is saved as long as no word was written.'),
      edge('{The actor} can change or delete {the one} later.'),
    ],
    questions: [{ text: 'Who may read {the one}?', unless: /\b(?:for|to) (?:the|an?|my|our|their|his|her)\b/i }],
  },
];
