import { edge, main, refusal, type Intent } from './intent.ts';
import { END } from './order-pattern.ts';

const ITS = '(?:(?:the|an?|my|our|their|his|her|all|each|every|both|whole) ){0,3}';
const NAME = "(?<thing>(?:[\\w'-]+ ){0,2}?[\\w'-]+)";
const SPAN =
  '(?:(?:an?|one|two|three|four|five|six|seven|ten|\\d+|some|a few|several|half an?) )?(?:minutes?|hours?|days?|weeks?|months?|shift|slot|round|lesson)';
const LATER = `(?:back|forward|forwards|backwards|ahead|on|out|earlier|later)`;
const START = '(?:(?:start|beginning|end|opening|date|departure) of (?:the |an? |my |our |all |each )?)?';
const WHICH =
  "(?: (?:in|on|of|for|from|at|during|after|before) (?!(?:an?|one|two|three|half|\\d+) (?:minute|hour|day|week|month))(?:[\\w'-]+ ){0,2}?[\\w'-]+)?";
const CASE = '(?: (?:when|whenever|if|once|as soon as|because of|in case|after|for|in|on|while|until|during|as) .+)?$';
const MOVED_ON = new RegExp(
  `^(?:(?:push|postpone|put off|shift|delay|move|bring|defer|put) ${ITS}${START}${NAME}${WHICH} (?:(?:${LATER} )?(?:by )${SPAN}|${LATER} ${SPAN}|${SPAN} ${LATER})${CASE}|(?:push|put) back ${ITS}${NAME} (?:by )?${SPAN}${CASE}|bring forward ${ITS}${NAME} (?:by )?${SPAN}${CASE}|have ${ITS}${START}${NAME}${WHICH} (?:pushed|postponed|put off|shifted|delayed|moved|brought|deferred|put) (?:(?:${LATER} )?(?:by )${SPAN}|${LATER} ${SPAN}|${SPAN} ${LATER}|forward|back)${CASE})`,
  'i',
);
const CLOCK = /\b(?:minutes?|hours?)\b/i;

/** What has amounts that go with the number of people or pieces. */
const MIXED =
  "(?:[\\w'’-]+ ){0,2}?(?:recipes?|menus?|ingredients?|quantit(?:y|ies)|amounts?|portions?|servings?|doses?|mix(?:ture)?s?|formulas?|batch(?:es)?|dough|glazes?|materials?|shopping lists?|yarn|pattern)";
const SCALED = new RegExp(
  `^(?:have )?(?:(?:scale|scale up|scale down|double|halve|triple|multiply) ${ITS}(?<thing>${MIXED})(?: up| down)?${END}|(?:adjust|adapt|change|convert|recalculate|work out|calculate) ${ITS}(?<thing>${MIXED}) (?:to|for|from) (?:the |an? )?(?:other |another |different |new )?(?:\\d+|number|amount|half|double|twice|more|fewer|one|two|size|people|persons|guests|servings|portions)\\b|${ITS}(?<thing>${MIXED}) (?:scaled|doubled|halved)\\b)`,
  'i',
);

const UNIT =
  '(?:kilos?|kilograms?|kg|grams?|ounces?|oz|lit(?:re|er)s?|millilit(?:re|er)s?|ml|gallons?|pints?|cups?|(?:table|tea)?spoons?|inch(?:es)?|cm|mm|centimet(?:re|er)s?|met(?:re|er)s?|feet|foot|yards?|miles?|kilomet(?:re|er)s?|km|fahrenheit|celsius|acres?|hectares?|tonnes?|tons?|psi|horsepower|kilowatts?|kwh|mwh|calories|kilojoules?|metric(?: units)?|imperial(?: units)?)';
const CONVERTED = new RegExp(
  `^(?:have .+ (?:converted|changed|translated) (?:from [\\w ]+ )?(?:in)?to (?:${UNIT})\\b|(?:convert|change|switch|translate) .*(?:in)?to (?:${UNIT})\\b|(?:switch|choose|change) between (?:[\\w-]+ )?(?:and |or )?(?:${UNIT})\\b|(?:see|show|enter|have|get|read) .+ in (?:${UNIT}) (?:instead of|as well as|or|and) (?:in )?(?:[\\w-]+)$|(?:see|show|have|get|read|use) (?:[\\w-]+ )?(?:distances?|weights?|temperatures?|heights?|lengths?|speeds?|amounts?|measurements?|quantit(?:y|ies)|sizes?|areas?|volumes?|figures?|readings?|consumption) in (?:${UNIT}|pounds|stones?)$|use (?:${UNIT})$|(?:use|see|show|have|get) .+ in (?:${UNIT}) (?:as well as|and|or) (?:in )?(?:${UNIT})$)`,
  'i',
);

const NEAREST = new RegExp(
  `^(?:see|find|show|get|be shown|use|choose|offer|suggest|look up|know|book|have) (?:(?:me|us|them|the) )*(?:next |next-)?(?:nearest|closest)(?: (?:available|free|open|other|next|working))* (?!first\\b|to\\b)(?!(?:[\\w-]+ )*(?:match|matches|competitors?|days?|dates?|times?|slots?|sizes?|colou?rs?|equivalents?|numbers?|prices?|values?|friends?|relatives?|results?|deadlines?)(?: |$))${NAME}${END}`,
  'i',
);

const TURN =
  '(?:[\\w-]+ )?(?:chores?|dut(?:y|ies)|shifts?|tasks?|jobs?|roles?|on-call|turns?|watch(?:es)?|rotas?|positions?|leadership|cooking|cleaning)';

const PERIOD =
  '(?:(?:another|one more|an extra|a further|two more|a few more|some more|an additional) (?:\\w+ )?(?:days?|weeks?|months?|hours?|nights?|minutes?)|longer)';

const TRAIT = '(?:with|without|containing|outside|above|below|over|under|older than)';
const NOT_HIS =
  '(?!.* from (?!(?:the |my |our )?(?:[\\w-]+ )?(?:list|view|page|menu|screen|search|results|feed|overview|plan)\\b)\\w+)';

/** What is moved on by some time, told for another number or in another unit, nearest, in turn, longer and left out for what it is like. */
export const SHIFTING: readonly Intent[] = [
  {
    name: 'moved on by a span',
    decisive: MOVED_ON,
    alsoOnOccasion: true,
    ownsReason: true,
    benefits: [
      { text: 'I do not have to move each one by hand', of: ['several'] },
      { text: 'nobody waits for what comes later', notOf: ['several'] },
    ],
    criteria: [
      main('{A one} that was moved shows its new time.', { when: CLOCK, notOf: ['person', 'unnamed'] }),
      main('{A one} that was moved shows its new day.', { unless: CLOCK, notOf: ['person', 'unnamed'] }),
      refusal('{A one} whose new time is taken already stays where it was, and {the actor} is told.', {
        when: CLOCK,
        notOf: ['person', 'unnamed'],
      }),
      refusal('{A one} whose new day is taken already stays where it was, and {the actor} is told.', {
        unless: CLOCK,
        notOf: ['person', 'unnamed'],
      }),
      edge('Everybody whom the move affects is told of it.'),
      edge('{A one} that has begun is not moved.', { of: ['event', 'case', 'process'] }),
    ],
    questions: ['Does anybody have to agree to the move?'],
  },
  {
    name: 'for another number',
    decisive: SCALED,
    ownsReason: true,
    benefits: ['I do not have to work out the amounts by hand'],
    criteria: [
      main('Every amount is shown for the number that was chosen.'),
      refusal('What was saved keeps its own amounts.'),
      edge('An amount that does not come out even is rounded and marked as rounded.'),
    ],
    questions: ['How are amounts rounded that do not come out even?'],
  },
  {
    name: 'in another unit',
    decisive: CONVERTED,
    ownsReason: true,
    benefits: ['I do not have to work it out in my head'],
    criteria: [
      main('Each figure is shown with the unit in which it is given.'),
      refusal('What was entered is not changed by it.'),
      edge('The unit that was chosen is still chosen at the next visit.'),
    ],
    questions: ['To how many decimal places is it rounded?'],
  },
  {
    name: 'nearest',
    decisive: NEAREST,
    ownsReason: true,
    benefits: ['I lose no time on the way'],
    criteria: [
      main('{The one} is shown with the distance.', { notOf: ['unnamed'] }),
      refusal('When there is no {unit} near, {the actor} is told so.', { notOf: ['unnamed'] }),
      edge('Whoever does not share their place can type in an address instead.'),
      edge('{A one} {who} is closed is not offered.', { when: /\bopen\b/i, notOf: ['person'] }),
      edge('{A one} {who} is taken is not offered.', { when: /\b(?:free|available)\b/i, notOf: ['person'] }),
    ],
    questions: [],
  },
  {
    name: 'taken in turn',
    decisive: new RegExp(
      `^(?:(?:rotate|alternate) ${ITS}(?<thing>${TURN})(?=$|,| (?:every|each|weekly|daily|monthly|once|between|among|amongst|with|by|so|when|after|within)\\b)|take turns (?:with|at|in|on) ${ITS}(?<thing>${TURN})${END}|take turns (?:at|in|on|with)\\b|take turns (?:[a-z]+ing|with [a-z]+ing)\\b|have ${ITS}(?<thing>${TURN}) (?:rotated|rotate|alternate)\\b)`,
      'i',
    ),
    ownsReason: true,
    benefits: ['everybody does their part'],
    criteria: [
      main('Whose turn it is next is shown with {the one}.', { notOf: ['person', 'unnamed'] }),
      refusal('Nobody has {the one} a second time before everybody has had it once.', { notOf: ['person', 'several'] }),
      main('Whose turn it is next is shown.', { of: ['unnamed'] }),
      refusal('Nobody comes a second time before everybody has had a turn.', { of: ['unnamed'] }),
      edge('Whoever is away is passed over and comes next.'),
      edge('Two can swap their turns.'),
    ],
    questions: ['Who may be left out?'],
  },
  {
    name: 'kept longer',
    decisive: new RegExp(
      `^(?:keep|have|borrow|use|rent|hold|hold on to) (?!.*\\b(?:open|closed|warm|cold|invoices?|records?|data|logs?|files?|photos?|recordings?|messages?|backups?|history|entries|entry|accounts?) )(?:it|them|${ITS}${NAME}) (?:for )?${PERIOD}(?=$|,| (?:if|when|while|as long as|unless|without|before|after|because)\\b)|^extend (?:by|for) (?:an?|one|two|three|\\d+|another) (?:nights?|days?|weeks?|hours?|months?)\\b`,
      'i',
    ),
    ownsReason: true,
    benefits: [
      { text: 'I can finish what I need {the one} for', notOf: ['unnamed'] },
      { text: 'I do not have to hurry', of: ['unnamed'] },
    ],
    criteria: [
      main('The new day until which {the actor} has {the one} is shown.', { notOf: ['person', 'unnamed'] }),
      main('The new day until which {the actor} can have it is shown.', { of: ['unnamed'] }),
      refusal('What somebody else is waiting for cannot be kept longer.', { of: ['unnamed'] }),
      edge('Once it is overdue, it can no longer be kept longer.', { of: ['unnamed'] }),
      refusal('{A one} {who} somebody else is waiting for cannot be kept longer.', {
        unless: /\bwait(?:s|ing)?\b/i,
        notOf: ['person'],
      }),
      refusal('As long as somebody else is waiting for {the one}, the first day holds.', {
        when: /\bwait(?:s|ing)?\b/i,
        notOf: ['person'],
      }),
      edge('Once {the one} is overdue, {the actor} can no longer keep it longer.', { notOf: ['person'] }),
    ],
    questions: [{ text: 'How many times can {the one} be kept longer?', unless: /\bonce\b/i, notOf: ['person'] }],
  },
  {
    name: 'left out for what it is like',
    decisive: new RegExp(
      `^(?:hide|leave out|filter out|skip) ${NOT_HIS}(?:(?:the|all|any|every) )*(?<thing>(?:[\\w-]+ )?[\\w-]+s|anything|everything|whatever) ${TRAIT} |^have ${NOT_HIS}(?:(?:the|all|any|every) )*(?<thing>(?:[\\w-]+ )?[\\w-]+s) ${TRAIT} .*\\b(?:hidden|left out|filtered out)\\b`,
      'i',
    ),
    takes: ['unknown', 'goods', 'event', 'document', 'media', 'message', 'case', 'place', 'seat', 'money', 'process'],
    ownsReason: true,
    benefits: [
      {
        text: 'I see only what I can use',
        when: /\b(?:allerg\w*|ingredients?|sold out|(?:not|un)available|booked|full|closed|nuts|meat|milk|gluten)\b/i,
      },
      {
        text: 'I see only what matters to me',
        unless: /\b(?:allerg\w*|ingredients?|sold out|(?:not|un)available|booked|full|closed|nuts|meat|milk|gluten)\b/i,
      },
    ],
    criteria: [
      main('How many {units} were left out is shown.', { notOf: ['unnamed'] }),
      refusal('{A one} to which this does not apply is shown as before.', { notOf: ['unnamed'] }),
      edge('{The actor} can have the {units} that were left out shown again.', { notOf: ['unnamed'] }),
      refusal('What this does not apply to is shown as before.', { of: ['unnamed'] }),
      edge('{The actor} can have what was left out shown again.', { of: ['unnamed'] }),
    ],
    questions: [],
  },
  {
    name: 'deed undone',
    decisive:
      /^(?:undo|take back|reverse) (?!(?:the )?(?:booking|meeting|listing|building|setting|sending)\b)(?:the )?[a-z]+ing (?:(?:an?|the|my|our|their) )?(?<thing>(?:[\w-]+ )?[\w-]+)$/i,
    ownsReason: true,
    benefits: ['a slip does no lasting harm'],
    criteria: [
      main('{The one} is as it was before.', { notOf: ['person'] }),
      refusal('What somebody else has changed since is not undone.'),
      edge('Who has undone it is listed with the time.'),
    ],
    questions: ['For how long can it be undone?'],
  },
  {
    name: 'way to undo',
    decisive:
      /^(?:use|have|get|see|add|offer) (?:(?:an?|the|one) )?(?:[\w-]+ )?(?:undo|redo)(?:$|,| (?:buttons?|options?|functions?|links?|commands?|keys?|shortcuts?|arrows?)\b| (?:for|after|on|in)\b)/i,
    ownsReason: true,
    benefits: ['a slip can be put right'],
    criteria: [
      main('What was done by mistake is as it was before.'),
      refusal('What somebody else has changed since is not undone.'),
      edge('Who has undone it is listed with the time.'),
    ],
    questions: ['For how long can it be undone?'],
  },
];
