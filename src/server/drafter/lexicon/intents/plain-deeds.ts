import { edge, main, refusal, type Intent } from './intent.ts';
import { END, order } from './order-pattern.ts';

/** What is typed in for an account, a product or a message. */
const NO_EVENT =
  '(?!(?:[\\w-]+ )?(?:newsletters?|accounts?|updates?|news|trials?|waiting lists?|alerts?|notifications?|e-?mails?|plans?|subscriptions?)\\b)';

/** What people do with any product: enter a value, sign up, leave, rename, repeat, help somebody to get in again. */
export const PLAIN_DEEDS: readonly Intent[] = [
  {
    name: 'value entered',
    takes: ['unknown', 'figure'],
    decisive: order({
      deed: 'record|enter|log|note|note down|write down|jot down',
      thing:
        "(?!(?:[\\w'-]+ )?(?:hours?|times?|attendance|absences?|codes?|passwords?|pins?|amounts?|numbers?)\\b)(?!(?:[\\w'-]+ ){0,2}?(?:podcasts?|episodes?|voices?|audio|videos?|films?|screens?|sounds?|songs?|interviews?|lectures?)\\b)(?:[\\w'-]+ ){0,2}?[\\w'-]+",
    }),
    benefits: [],
    criteria: [
      main('{Object} {is} shown with the day and the name of whoever entered {them}.'),
      refusal('Nothing is saved as long as the value is missing.'),
      edge('{The actor} can {back}.'),
    ],
    questions: [],
  },
  {
    name: 'put in a group',
    takes: ['person'],
    decisive: order({
      deed: 'assign|add|move|put|allocate',
      rest: ' (?:to|into|in) (?<other>(?:an?|the|another|my|our|their|one|each) (?:[\\w-]+ )?(?:groups?|teams?|class(?:es)?|courses?|projects?|departments?|levels?|wards?|rooms?|crews?|shifts?)|(?:groups|teams|classes|courses|rooms|crews|cabins|wards))',
    }),
    ownsReason: true,
    benefits: [
      { text: 'they can do their part', when: /\badd\b/i },
      { text: 'everybody is in the right place', unless: /\badd\b/i },
    ],
    criteria: [
      main('{The one} is listed in {other} from then on.'),
      refusal('Nothing is changed when {other} is full, and {the actor} reads why.'),
      refusal('The same {one} is not listed there a second time.'),
      edge('{The actor} can take {the one} out again.'),
    ],
    questions: ['Is anybody told about it?'],
  },
  {
    name: 'signed up for',
    takes: ['unknown', 'process', 'event'],
    decisive: order({
      deed: '(?:sign up|register|enrol|enroll|put (?:myself|themselves) down) (?:for|in|to)',
      thing: `${NO_EVENT}(?:[\\w'-]+ ){0,2}?[\\w'-]+`,
    }),
    ownsReason: true,
    benefits: [{ text: 'I am sure of my place', of: ['served'] }],
    criteria: [
      main('{The actor} stands on the list of those who take part.'),
      refusal('{A one} that is full or over already cannot be chosen.'),
      edge('Signing up for the same {one} twice counts once.'),
      edge('{The actor} can sign off again.'),
    ],
    questions: ['Until when can somebody sign up or sign off?'],
  },
  {
    name: 'left for good',
    // "leave the group chat": another thing.
    decisive: new RegExp(
      `^(?:leave|quit|resign from) (?:the|my|our|their|an?) (?:[\\w-]+ )?(?<thing>club|association|society|team|group|community|program|programme|union)${END}`,
      'i',
    ),
    benefits: [],
    criteria: [
      main('From which day on it holds is shown before {the actor} confirms.'),
      refusal('After that day nothing more is charged or sent.'),
      edge('What is still open, such as a fee or a loan, is named before that.'),
    ],
    questions: ['How long before must somebody say so?'],
  },
  {
    name: 'name changed',
    decisive: order({ deed: 'rename|change the name of' }),
    benefits: [],
    criteria: [
      main('The new name is shown wherever {the one} is listed.'),
      refusal('An empty name is refused.', { of: ['person'] }),
      refusal('A name that another {one} has already is refused.', { notOf: ['person'] }),
      edge('Whoever opens an old link to {the one} gets there as before.', { notOf: ['person'] }),
      edge('{The one} can still be found by the old name.', { of: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'password reset for',
    decisive:
      /^(?:reset|renew|change) (?:(?:the )?passwords? (?:of|for) (?:an?|the|my|our|all|each)? ?(?<thing>[\w-]+)|(?:an?|the|each) (?<owner>[\w-]+)['’]s? passwords?)\b/i,
    ownsReason: true,
    benefits: ['nobody has to wait long until they get in again'],
    criteria: [
      main('Whoever it is for receives a link to choose a new password.'),
      refusal('The old password no longer works.'),
      refusal('The new password is shown to nobody else, {the actor} included.'),
      edge('The link works once and only for a limited time.'),
    ],
    questions: ['How is it made sure that the right person asks?'],
  },
  {
    name: 'signed in as',
    takes: ['person'],
    decisive: order({ deed: '(?:log|sign) (?:in|on) as' }),
    ownsReason: true,
    benefits: ['I see what they see when they need help'],
    criteria: [
      main('Every page says as whom {the actor} is signed in.'),
      refusal('Passwords and payment details of {the one} are not shown.'),
      edge('What {the actor} does meanwhile is recorded under their own name.'),
      edge('{The actor} is back in their own account with one step.'),
    ],
    questions: ['Is {the one} told about it?'],
  },
  {
    name: 'debt waived',
    decisive: order({ deed: 'waive|forgive|write off|let off' }),
    ownsReason: true,
    benefits: [
      { text: 'it no longer counts as open', when: /\bwrit(?:e|ten|ing)\b.*\boff\b/i },
      'nobody pays for what was not their fault',
    ],
    criteria: [
      main('{The one} is no longer counted as open.'),
      refusal('{A one} that was paid already cannot be waived.'),
      edge('Who has waived {the one}, when and why can be looked up.'),
    ],
    questions: ['Up to which amount may {the actor} decide alone?'],
  },
  {
    name: 'own bills',
    takes: ['money'],
    decisive: order({
      deed: '(?:see|view|look up|know) (?:my|their|our)',
      thing: '(?:[\\w-]+ )??(?:fines?|fees|invoices|bills|payments|costs|debts|charges)',
    }),
    ownsReason: true,
    benefits: ['I know what I still have to pay'],
    criteria: [
      main('Each {unit} is shown with its amount, what it is for and the day on which it is due.'),
      refusal('Nobody sees the {units} of somebody else.'),
      edge('{A one} that is paid is shown as paid, with the day.'),
    ],
    questions: [],
  },
  {
    name: 'own entries',
    takes: ['event', 'case', 'seat'],
    decisive: order({
      deed: '(?:see|view|look up|know) (?:(?:all|a list of|an overview of) )?(?:my|their|our)',
      thing: '(?:(?:next|upcoming|open|own|booked|current) )?[\\w-]+s',
    }),
    benefits: [],
    criteria: [
      main('Each {unit} is listed with its day and its state, the next one first.', { of: ['event'] }),
      main('Each {unit} is listed with its day and its state, the latest first.', { notOf: ['event'] }),
      refusal('Nobody sees the {units} of somebody else.', { of: ['served'] }),
      refusal('When there is no {unit} to come, that is said.', { notOf: ['served'] }),
      edge('A {unit} that was called off or moved is shown as such.', { of: ['event'] }),
      edge('A {unit} that is finished is shown as such.', { notOf: ['event'] }),
    ],
    questions: [],
  },
  {
    name: 'figures per',
    takes: ['figure', 'money', 'unknown'],
    decisive:
      /^(?:see|view|show|know) (?:(?:the|our|all|my) )?(?<thing>(?:(?:average|total) )?(?:[\w-]+ )?(?:costs?|sales|revenue|stock|turnover|income|expenses|profit|consumption|usage|occupancy|attendance|downloads|visits|hours|overtime|mileage|vat|tax|emissions|earnings|takings)) (?:per|by|for each) (?<other>[\w-]+(?: (?!and\b|in\b|on\b|at\b|for\b|of\b|with\b|as\b|from\b|over\b|or\b)[\w-]+)?)$/i,
    benefits: [],
    criteria: [
      main('For each {other} {object} {is} listed.'),
      refusal('{An other} without {objects} is listed as well, and marked as such.', {
        unlessSaid: /\bwithout\b.+\bas such\b/,
      }),
      edge('The time for which {object} {is} shown can be chosen.', { unless: /\bstock\b/i }),
      edge('A change of {object} shows at once.', { when: /\bstock\b/i }),
    ],
    questions: [{ text: 'For which time are the figures shown?', unless: /\bstock\b/i }],
  },
  {
    name: 'time limit',
    decisive: order({
      deed: '(?:set|add|use|define|have|enter|choose) (?:an? |the )?(?:time limit|limit of time) (?:for|to|on|per|of)',
    }),
    ownsReason: true,
    benefits: [{ text: 'everybody has the same time', notOf: ['served'] }],
    criteria: [
      main('The time that is left is shown all along.'),
      refusal('When the time is over, nothing more can be entered.'),
      edge('What was entered until then counts.'),
    ],
    questions: ['What happens when the connection breaks off meanwhile?'],
  },
  {
    name: 'message before',
    decisive:
      /^(?:get|receive|be sent) an? (?:[\w-]+ )?(?:message|notification|notice|e-?mail|sms|text) before (?:(?:the|an?|my|our|their|each|every) )?(?<thing>(?:[\w-]+ )?[\w-]+)$/i,
    benefits: [],
    criteria: [
      main('The message says when {the one} will be.', { notOf: ['person'] }),
      refusal('No message is sent once {the one} was cancelled.', { notOf: ['person'] }),
      edge('When the time changes, the new one is sent as well.'),
      edge('A message that could not be delivered is sent again.'),
    ],
    questions: [{ text: 'How long before should the message come?', unless: /\b(?:minutes?|hours?|days?|weeks?)\b/ }],
  },
  {
    name: 'pictures received',
    takes: ['media'],
    decisive: order({ deed: 'get|receive|be sent', thing: '(?:[\\w-]+ )??(?:photos?|pictures?|images?|videos?)' }),
    benefits: [],
    criteria: [
      main('{The one} can be opened at full size.'),
      refusal('Nobody for whom {the one} is not meant can open it.'),
      edge('{The one} can still be opened later.'),
    ],
    questions: ['How long can {the one} be opened?'],
  },
  {
    name: 'detail of it',
    decisive:
      /^(?:change|edit|update|correct|adjust) (?:the|my|their|our|its) (?<detail>(?!(?:prices?|rates?|fees?|priority|urgency|status|state|name|title|password|language|state|rest|content)\b)(?!(?:[\w-]+ )?(?:hours|times|terms|conditions|contents|settings|details|rules|lyrics|minutes)\b)(?:[\w-]+ )?[\w-]+) of (?:an?|the|my|their|our|each|every|single) (?<thing>[\w-]+(?: [\w-]+)?)$/i,
    ownsReason: true,
    benefits: [
      { text: '{the one} fits what I need now', of: ['served'], notOf: ['person'] },
      { text: 'nobody goes by what no longer holds', notOf: ['served'] },
    ],
    criteria: [
      main('The new {other} is shown to everybody who deals with {the one}.', { notOf: ['person'] }),
      refusal('{An other} that is not possible is refused, and the old one stays.'),
      edge('Until {the actor} confirms, the old {other} holds.'),
      edge('It can be looked up later who has changed the {other}, and when.', { notOf: ['served'] }),
    ],
    questions: [],
  },
];
