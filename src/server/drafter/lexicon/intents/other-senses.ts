import { edge, main, refusal, type Intent } from './intent.ts';
import { END, order } from './order-pattern.ts';

const THE = '(?:(?:the|an?|my|our|their|his|her|each|every|all|new|old|empty|full|incoming) )*';

/** What runs on a battery of its own. */
const RUNS_ON_BATTERY =
  '(?:[\\w-]+ )?(?:batter(?:y|ies)|phones?|tablets?|laptops?|handhelds?|scanners?|radios?|cameras?|drones?|robots?|mowers?|scooters?|bikes?|e-bikes?|cars?|vans?|buses|bus|vehicles?|trucks?|forklifts?|boats?|wheelchairs?|hoists?|machines?|devices?|tools?|headsets?|torch(?:es)?|lamps?|watch(?:es)?|sensors?|trolleys?|carts?)';
/** Somebody has to pay for it. */
const PAID_BY =
  '(?!.* (?:to|for) (?:whoever|whom|the|an?|my|our|their|each|every|parking|storage|use|damage|extra|being)\\b(?! (?:\\w+ )?(?:day|night|morning|evening|shift|trip|tour|hours?)\\b)|.*(?:\\b(?:fees?|fines?|extra|per|euros?|pounds|dollars|percent|deposit|price|rate)\\b|[€$£%]))';

/** Work that somebody has handed in to be judged. */
const HANDED_IN =
  '(?:[\\w-]+ )?(?:tests?|exams?|homework|essays?|coursework|assignments?|dictations?|quiz(?:zes)?|exam papers?|worksheets?|theses|thesis|mock exams?)';

/** What is filled again and again and stays where it is. */
const FILLED =
  '(?:[\\w-]+ )?(?:screen|list|board|whiteboard|queue|table|basket|cart|form|inbox|page|canvas|display|worktop|tray|selection)s?';

const LETTERS =
  '(?:[\\w-]+ )?(?:letters?|parcels?|packages?|postcards?|cards?|packets?|brochures?|keys?|samples?|books?)';

/** Deeds whose verb is mostly meant otherwise: "challenge a friend to a game" disputes nothing, "mark a test" tags nothing. */
export const OTHER_SENSES: readonly Intent[] = [
  {
    name: 'challenged to it',
    decisive:
      /^(?:challenge|dare) (?<people>(?:(?!\b(?:to|for|at|in|on)\b)[\w'’-]+ ){0,6}?[\w'’-]+) (?:to|for|at|in) \w/i,
    ownsReason: true,
    benefits: ['I can measure myself against others'],
    criteria: [
      main('Whoever is challenged is told by whom and to what.'),
      refusal('A challenge that is declined leaves everything as it was.'),
      edge('{The actor} can take the challenge back as long as nobody has answered.'),
    ],
    questions: ['Until when can a challenge be accepted?'],
  },
  {
    name: 'one for the other',
    takes: ['unknown', 'event', 'document', 'case', 'place', 'seat', 'figure', 'media', 'code', 'collection'],
    decisive: new RegExp(
      `^(?:swap|exchange|switch|interchange) (?:round |over |around )?(?:the )?(?:(?:order|places?|positions?) of )?(?:the )?(?:two|both) (?<thing>(?:[\\w-]+ )?[\\w-]+s)${END}`,
      'i',
    ),
    ownsReason: true,
    benefits: ['nothing else has to be changed for it'],
    criteria: [
      main('Each of the two {units} stands where the other stood before.'),
      refusal('Nothing else changes, and the other {units} stay where they are.'),
      edge('{The actor} can swap the two back.'),
    ],
    questions: [],
  },
  {
    name: 'charged with power',
    takes: ['goods', 'device', 'unknown', 'place'],
    decisive: new RegExp(
      `^(?:re)?charge ${THE}(?<thing>${RUNS_ON_BATTERY})\\b${PAID_BY}|^have ${THE}(?<thing>${RUNS_ON_BATTERY}) (?:re)?charged\\b${PAID_BY}`,
      'i',
    ),
    ownsReason: true,
    benefits: ['{the one} is ready when it is needed'],
    criteria: [
      main('How full {the one} is can be seen.'),
      refusal('{A one} that does not take the charge is listed.'),
      edge('Once {the one} is full, it is shown as ready.'),
    ],
    questions: [],
  },
  {
    name: 'marked work',
    decisive: new RegExp(
      `^(?:mark|grade) ${THE}(?<thing>${HANDED_IN})(?! (?:as|with (?:an?|the) (?:flag|tag|star|colou?r)|for|red|green|in (?:red|green))\\b)`,
      'i',
    ),
    ownsReason: true,
    benefits: ['whoever wrote it knows where they stand'],
    criteria: [
      main('The mark is shown with {the one} to whoever has handed it in.'),
      refusal('{A one} {who} is not marked yet is listed as open.'),
      edge('A mark that is changed later keeps the first one in view.'),
    ],
    questions: ['Which marks are there?'],
  },
  {
    name: 'let go ahead',
    decisive: /^clear (?<people>(?:an?|the|my|our|their|each|every|all) (?:[\w-]+ )?[\w-]+) (?:for|to) \w/i,
    ownsReason: true,
    benefits: ['it is settled who may and who may not yet'],
    criteria: [
      main('Whoever was cleared is shown as such, with the day and the name of {the actor}.'),
      refusal('Whoever was not cleared yet is shown as waiting.'),
      edge('{The actor} can take this back.'),
    ],
    questions: [],
  },
  {
    name: 'emptied',
    decisive: new RegExp(`^(?:clear|empty|wipe) ${THE}(?<thing>${FILLED})${END}`, 'i'),
    ownsReason: true,
    benefits: ['I can begin anew'],
    criteria: [
      main('{The one} is empty afterwards.'),
      refusal('What stood there is no longer shown to anybody.'),
      edge('{The actor} can undo it right afterwards.'),
    ],
    questions: [],
  },
  {
    name: 'sent by post',
    takes: ['unknown', 'document', 'goods', 'message', 'media', 'code'],
    decisive: new RegExp(
      `^post ${THE}(?<thing>${LETTERS}) (?:to|home)\\b(?! (?:the |our |an? )?(?:[\\w-]+ )?(?:board|wall|feed|channel|group|forum|page|site|website|chat)\\b)|^send ${THE}(?<thing>[\\w-]+(?: [\\w-]+)?) by post\\b`,
      'i',
    ),
    ownsReason: true,
    benefits: ['it gets to those who are not reached otherwise'],
    criteria: [
      main('{The one} is listed as sent, with the day.'),
      refusal('Without a full address {the one} is not sent, and what is missing is named.'),
      edge('{A one} {who} comes back is listed as returned.'),
    ],
    questions: ['Who pays the postage?'],
  },
  {
    name: 'opened for all',
    decisive:
      /^(?:open|start|have) (?:the |our )?(?<thing>(?:[\w-]+ )?(?:bookings?|registrations?|sign-?ups?|ticket sales?|sales?|pre-?sales?|enrolments?|voting|applications?|reservations?))\b(?: (?:for|of) (?:(?!at\b|on\b)[\w'-]+ ){0,4}?[\w'-]+)? (?:opened |open |started |start )?(?:at|on|from) (?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|an? (?:set|fixed|given|chosen) |the same )/i,
    ownsReason: true,
    benefits: ['everybody has the same chance'],
    criteria: [
      main('The time at which it opens is shown beforehand.'),
      refusal('Whoever comes earlier is refused with a message that names the time.'),
      edge('From that moment on it is open to everybody who may take part.'),
    ],
    questions: ['Until when does it stay open?'],
  },
  {
    name: 'booked in',
    takes: ['unknown', 'goods', 'document', 'money'],
    decisive: new RegExp(
      `^book (?:in|out) (?!for\\b|to\\b|at\\b|on\\b|with\\b|advance\\b)${THE}(?<thing>(?:[\\w-]+ )?(?:goods|stock|deliver(?:y|ies)|parcels?|pallets?|materials?|parts?|donations?|crates?|items?|samples?|supplies|tools?|books?|equipment|returns?))\\b|^book ${THE}(?<thing>(?:[\\w-]+ )?[\\w-]+) (?:in|out|into (?:the )?stock|out of (?:the )?stock)$`,
      'i',
    ),
    ownsReason: true,
    benefits: ['what there is in stock is right at once'],
    criteria: [
      main('How much there is of it is shown anew at once.'),
      refusal('Without a number nothing is booked.'),
      edge('What was booked by mistake can be set right, and both entries stay in view.'),
    ],
    questions: [],
  },
  {
    name: 'booked to an account',
    decisive: order({
      deed: 'book|charge|put|post|enter',
      rest: ' (?:on|to|onto|against|under) (?:the |an? |my |our |their )?(?<other>(?:[\\w-]+ )?(?:accounts?|cost cent(?:re|er)s?|tabs?|ledgers?|room bills?))',
    }),
    ownsReason: true,
    benefits: ['nobody has to pay for it on the spot'],
    criteria: [
      main('{The one} is listed under the {other} with the amount and the day.'),
      refusal('Without an amount nothing is booked.'),
      edge('What was booked by mistake can be set right, and both entries stay in view.'),
    ],
    questions: ['Who may book on it, and up to which amount?'],
  },
  {
    name: 'raised together',
    decisive: /^raise (?:some )?(?:money|funds|cash) (?:for|towards) \w/i,
    ownsReason: true,
    benefits: ['nobody has to pay it alone'],
    criteria: [
      main('How much has come together so far is shown beside what is needed.'),
      refusal('A payment that fails is not counted.'),
      edge('Once the whole sum is there, that is shown.'),
    ],
    questions: ['What happens to the money when the sum is not reached?'],
  },
  {
    name: 'kept on the line',
    decisive: /^(?:hold|put) (?:an? |the |my )?(?:[\w-]+ )?(?<thing>calls?|lines?|callers?)\b(?! (?:free|open)\b)/i,
    ownsReason: true,
    benefits: ['nobody has to ring again'],
    criteria: [
      main('Whoever is at the other end is told that they have to wait a moment.'),
      refusal('The connection is not cut meanwhile.'),
      edge('{The actor} can go on with the call at any time.'),
    ],
    questions: [],
  },
  {
    name: 'opened beside',
    takes: ['unknown', 'document', 'case', 'media', 'message', 'collection', 'event', 'goods', 'person', 'money'],
    decisive: order({
      deed: 'open|see|show|view',
      rest: ' in (?:an?|its own|their own|the|another) ?(?:new|second|separate|own|other)? ?(?:window|tab)s?',
    }),
    ownsReason: true,
    benefits: ['I do not lose what I was looking at'],
    criteria: [
      main('The first window stays as it was.'),
      refusal('What was not saved yet in the first window is not lost.'),
      edge('What is changed in one of the windows is shown in the other as well.'),
    ],
    questions: [],
  },
];
