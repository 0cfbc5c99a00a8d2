import { parseSentence } from '../grammar/parse.ts';
import { fromGerund, gerund, isBaseVerb, thirdPerson } from '../language/verbs.ts';
import { type Rewording, reworded } from '../language/rewording.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a thing would do for somebody: it says that the thing is wanted, and why. */
const GAINS =
  /^(?:save|spare|help|take|make|stop|prevent|avoid|cut|reduce|solve|settle|end|keep|let|free|give|bring|calm|ease|shorten|lighten|go)$/;
/** What a message is called that goes to somebody. */
const MESSAGE =
  /\b(?:text|message|mail|e-?mail|sms|reminder|warning|alert|letter|push|notice|call)s? to (?!the phone\b)/i;
/** What a message is called that comes to whoever speaks. */
const NOTICE =
  /^(?:an?|one|just an?) (?:[\w-]+ ){0,2}(?:text|message|mail|e-?mail|sms|reminder|warning|alert|push|notice|ping|call)\b/i;

/** "a one-page sheet would save me so many calls": the thing is wished, and what it would do is why. */
function wouldGain(sentence: string): string {
  const [, sayer = '', thing = '', verb = '', rest = ''] =
    /^(?:((?:[A-Z]\w+|(?:the|our|my|one|an?) (?:[\w-]+ ){0,3}?[\w-]+|[\w-]+s|she|he|they) )(?:says?|said|thinks?|reckons?|suggested|suggests?|told (?:me|us)) (?:that )?)?(?:(?:so|and|but|honestly|maybe|perhaps),? )?((?:just )?(?:an?|one|some|a few|two|three) [^,.!?;]+?) would (?:already |really |surely |probably |certainly |also )?([a-z]+) ([^!?;]+)$/i.exec(
      sentence,
    ) ?? [];
  if (!thing || !GAINS.test(verb) || !rest) return sentence;
  const wished = `We need ${lowerFirst(thing)}`;
  const { clauses } = parseSentence(wished);
  // "a parent who has two would take": somebody and no thing.
  if (
    clauses.length > 2 ||
    /^(?:an?|one|some) (?:[\w-]+ )?(?:person|parent|child|man|woman|lady|customer|client|user|guest|member)\b/i.test(
      thing,
    )
  )
    return sentence;
  const who = sayer ? `${upperFirst(sayer.trim())} wants to` : 'I want to';
  const told = MESSAGE.test(thing) ? 'send' : NOTICE.test(thing) ? 'get' : 'have';
  const isPlain =
    verb === 'help' &&
    /^(?:(?:us|me|them|him|her|everyone|everybody) )?(?:a lot|a great deal|so much|already|here|loads|massively|no end)$|^(?:us|me|them|everyone|everybody)$/i.test(
      rest,
    );
  if (isPlain) return `${who} ${told} ${lowerFirst(thing).replace(/^just /, '')}`;
  const gain = rest.replace(/\b(?:so|such) (many|much|a lot)\b/i, '$1');
  return `${who} ${told} ${lowerFirst(thing).replace(/^just /, '')} so that it ${thirdPerson(verb)} ${gain}`;
}

/** "If they could see the pitch the night before I'd get some sleep": a comma in front of what comes of it. */
function ifTheyCould(sentence: string): string {
  const [, lead = '', who = '', gain = ''] =
    /^(if (?:we|they|he|she|I|(?:the|our|my|all|every) [\w -]{2,40}?|[\w-]+s) could (?:just |only |at least )?[a-z]+ [^,.!?;]+?) (I|we|they|it|that|this)(?:'d| would) ([a-z]+ [^,.!?;]+)$/i.exec(
      sentence,
    ) ?? [];
  const [verb = ''] = gain.split(' ');
  return lead && isBaseVerb(verb) ? `${lead}, ${who} would ${gain}` : sentence;
}

/** "She'd rather be told during the shift than find out on payday": what she wants, and what it spares her. */
function ratherThan(sentence: string): string {
  const [, who = '', rather = '', verb = '', than = ''] =
    /^((?:(?:the|our|my|some|most|many) )?[\w-]+(?: [\w-]+)??)(?: would|'d) (?:much |far )?rather ((?:be|have|get|see|know|hear|pay|wait|book|choose|order) [^,.;!?]+?) than ([a-z]+) ([^,.;!?]+)$/i.exec(
      sentence,
    ) ?? [];
  if (!who || !isBaseVerb(verb.toLowerCase())) return sentence;
  const want = /^(?:she|he|it)$|^(?:the|our|my) [\w-]*[^s\W]$/i.test(who) ? 'wants' : 'want';
  return `${who} ${want} to ${rather} instead of ${gerund(verb.toLowerCase())} ${than}`;
}

/** "She keeps it in her head, so it would be good if a request got flagged": the wish is a sentence of its own. */
function wishBehind(sentence: string): string {
  const [, told = '', wish = ''] =
    /^([^.!?]+?),? (?:so|and|but) (?:[\w ]{1,24}? (?:then|now|that|this),? )?((?:it(?: would|'d) be (?:really |very |so )?(?:good|great|nice|better|best|helpful|useful|lovely)|it(?: would|'d) help) if [^.!?]+)$/i.exec(
      sentence,
    ) ?? [];
  const [clause] = told ? parseSentence(told).clauses : [];
  return clause?.group && clause.mood === 'statement' ? `${told}. ${upperFirst(wish)}` : sentence;
}

/** "If a hall rings, I have to drop a client, and then I need to see who can be moved": in which case it is needed. */
function needThen(sentence: string): string {
  const [, link = '', when = '', told = '', who = '', need = ''] =
    /^(if|when|whenever|once|as soon as) ([^,.!?]+), ((?:I|we) (?:have|need) to [^,.!?]+),? and (?:then )?(I|we) (?:need|want|have) to ((?:see|know|find|check|look up|be told) [^.!?]+)$/i.exec(
      sentence,
    ) ?? [];
  return who
    ? `${upperFirst(link)} ${when}, ${told}. ${upperFirst(who)} need to ${need} ${link.toLowerCase() === 'if' ? 'when' : link.toLowerCase()} ${when}`
    : sentence;
}

/** "Saves us ringing round.": what it saves, without a subject. */
function saves(sentence: string): string {
  const [, whom = '', toil = ''] =
    /^(?:would |'d |will )?saves? (us|me|them|him|her|everyone|everybody) ([^.!?]+)$/i.exec(sentence) ?? [];
  const isToil =
    fromGerund(toil.split(' ')[0] ?? '') !== undefined ||
    /^(?:an?|the|some|many|lots?|hours|a lot|time|\d)/i.test(toil);
  return whom && isToil ? `That would save ${whom} ${toil}` : sentence;
}

/** "the system should stop us from selling it to a child": what nobody may do. */
function stopsFrom(sentence: string): string {
  const [, doing = '', rest = ''] =
    /^(?:it(?: would|'d) (?:help|be \w+) if )?(?:the|our) (?:app|system|tool|page|form|product|program|programme|software|portal|site|calendar) (?:(?:should|must|has to|needs to|could) )?(?:stop|stops|stopped|prevent|prevents|prevented|keep|keeps|kept) (?:us|me|people|anyone|anybody|everyone|everybody|somebody|someone)(?: from)? ([a-z]+ing) ([^.!?;]+)$/i.exec(
      sentence,
    ) ?? [];
  const deed = fromGerund(doing);
  return deed ? `Nobody may ${deed} ${rest}` : sentence;
}

/** Ways to ask for something in a note, and the same as a plain wish. */
const ASKS: readonly Rewording[] = [
  // "We'd have to be able to reserve a block"
  [/\b(I|we|they|he|she|you|it)(?:'d| would) (?:have|need) to be able to\b/gi, '$1 should be able to'],
  // "Ought to be a loan with a return date"
  [/^(?:there )?(?:ought to|should|needs? to|has to) be (?=(?:an?|some|one) )/i, 'There should be '],
  // "From now on a second supervisor has to approve it"
  [
    /^(?:from now on|in future|in the future|from today|going forward|ideally|basically|really),? (?=(?:an?|the|all|every|each|we|I|they|only|no|nobody|any\w*) )/i,
    '',
  ],
  // "Our forester there wants to bundle them"
  [
    /^((?:the|our|my|an?|one|their) (?:[\w-]+ ){0,2}?[\w-]+) (?:there|here|over there|down there) (?=(?:wants?|needs?|would like|would love|asked for|asks for) )/i,
    '$1 ',
  ],
  // "foresters asked for a fast sale"
  [
    /^((?:(?:the|our|my|some|many|most|several|two|three) )?(?:[\w-]+ )?[\w-]+s) (?:have |keep )?(?:asked|asking|ask|begged) (?:us |me )?for (?=(?:an?|one|some|more) )/i,
    '$1 want ',
  ],
  // "they order up to 8 in the morning"
  [/\bup to (?=\d{1,2}(?::\d\d)? (?:(?:in the (?:morning|evening|afternoon))|o'clock|at night)\b)/gi, 'until '],
  [/\bup to (?=\d{1,2}(?::\d\d)? ?(?:am|pm)\b)/gi, 'until '],
  // "Whatever the carers know needs to be on the page"
  [
    /^(?:everything|whatever)(?: that)? ((?:the|our|we|I|they|he|she|you|[\w-]+s) [^.!?;]+?) (?:needs?|has|have) to be (?=(?:on|in|at|with|there|visible|shown)\b)/i,
    'Everything that $1 must be ',
  ],
  // "The board decided in March that one day a week is kept free"
  [
    /^(?:the|our) [\w -]{2,30}? (?:has |have )?(?:decided|agreed|ruled)(?: [\w ]{1,20}?)? that ((?:the|an?|one|no|every|each|all|only|nobody|any\w*|[\w-]+s) [^.!?;]*?) (?:is|are) (?=[a-z]+(?:ed|en|wn|pt|ne|ut|ld|nt) )/i,
    '$1 must be ',
  ],
  // "Crossings cancelled 24 hours ahead must be paid": what is told of them beside what must be done
  [
    /^((?:all |the |our )?(?:[\w-]+ )?[\w-]+s) ([a-z]+ed|sent|sold|paid|made) ((?:(?:less|more) than |within |at least |under |over )?\d+ [a-z]+ (?:ahead|before|beforehand|in advance|late|earlier|later)) (?=(?:must|should|have to|need to|cannot|can|may|cost|are) )/i,
    '$1 that are $2 $3 ',
  ],
  // "It must be possible to offer it to all drivers": "it" is nothing that was named.
  [
    /^it (?:must|should|has to|needs to|ought to|would be good to) be possible (?:for us |for me )?to (?=[a-z]+ )/i,
    'I want to ',
  ],
  [
    /^it (?:must|should|has to|needs to|ought to) be possible for ((?:the|our|my|an?|all|every) [\w -]{2,30}?|[\w-]+s) to (?=[a-z]+ )/i,
    '$1 should be able to ',
  ],
  // "They'd be glad if they could tick what they need"
  [
    /^((?:(?:the|our|my|some|most|many) )?[\w-]+(?: [\w-]+)??)(?: would|'d) be (?:very |really |so |more than )?(?:glad|happy|grateful|pleased|delighted|thankful|relieved) if (?:they|he|she|we|I) could (?=[a-z]+ )/i,
    (_, who = '') => `${who} ${/^(?:she|he)$|^(?:the|our|my) [\w-]*[^s\W]$/i.test(who) ? 'wants' : 'want'} to `,
  ],
  [
    /^(I|we)(?: would|'d) be (?:very |really |so |more than )?(?:glad|happy|grateful|pleased|delighted|thankful|relieved) if (?=(?:the|an?|our|my|they|he|she|all|every|each) )/i,
    'It would be good if ',
  ],
  // "It'd be a big help if they got a text"
  [
    /^it(?: would|'d) be an? (?:really |very )?(?:big|great|huge|real|enormous|good) (?:help|relief|improvement|step) (?:to us |for us |to me |for me )?if /i,
    'It would be good if ',
  ],
  // "I'd need the bill to be split", "I need the dose to be shown"
  [
    /^(I|we)(?:(?: would|'d)(?: really)?)? need ((?:the|an?|our|my|all|every|each) [^,.!?;]{2,40}?) to be (?=(?:[a-z]+(?:ed|en|wn|pt|ne|ut|ld|nt|id|de)|split|set|read|shut)\b)/i,
    '$2 should be ',
  ],
  // "Only people who had the lesson must be able to book it"
  [/^(only [^,.!?;]+?) (?:should|must|ought to|has to|have to|needs? to) be (?:able|allowed) to /i, '$1 may '],
  // "I'd suggest a limit of five boxes at a time"
  [
    /^(?:I|we)(?:(?: would|'d)(?: really)?)? (?:suggest|propose|recommend|vote for|opt for) a (?:limit|maximum|cap) of (\d+|one|two|three|four|five|six|seven|eight|ten|twelve) (?=[a-z]+s )([a-z]+s) /i,
    'I want to limit $2 to $1 ',
  ],
  [
    /^(?:I|we)(?:(?: would|'d)(?: really)?)? (?:suggest|propose|recommend|vote for|opt for|go for) (?=(?:an?|some|one|two|three) )/i,
    'We need ',
  ],
  // "A message an hour before is what people expect"
  [
    /^((?:an?|some|one) [^.!?;]{5,100}?) is (?:exactly |just |really )?what (?:people|everybody|everyone|they|we|I|(?:our|the) [\w-]+s) (?:expects?|wants?|needs?|asks? for|would like|hopes? for)(?: these days| nowadays| now| here| today)?$/i,
    (_, thing = '') => `We need ${lowerFirst(thing)}`,
  ],
  // "If it is not confirmed 48 hours ahead the desk has to be told"
  [
    /^((?:if|when|unless|once|as soon as) [^,.!?;]* \d+ (?:minutes?|hours?|days?|weeks?|months?) (?:ahead|before|beforehand|in advance|earlier|later|late)) (?=(?:the|our|an?|we|they|it|he|she|I) )/i,
    '$1, ',
  ],
  // "Let the form work it out"
  [
    /^(?:please )?let the (form|app|system|page|tool|list|plan|calendar|product|portal|site|screen|board|programme|program|software|kiosk|machine) (?=[a-z]+ )/i,
    'The $1 should ',
  ],
  [/\btheres\b/gi, 'there is'],
];

/** The sentences of a note, what they ask for said as a plain wish. */
export function plainAsk(sentence: string): string {
  const plain = reworded(sentence, ASKS);
  return [wishBehind, needThen, wouldGain, ifTheyCould, ratherThan, saves, stopsFrom].reduce(
    (told, change) => change(told),
    plain === sentence ? plain : upperFirst(plain),
  );
}

/** "can we have the extension stuff fixed - when I take one it should show the fee": that it is to be mended says nothing of how. */
const MEND =
  /^(?:please )?(?:can|could) (?:we|you|I) (?:please )?(?:(?:have|get) [^.!?,]{2,40} (?:fixed|sorted|mended|changed|improved|looked at)|(?:fix|sort|mend|change|improve) [^.!?,]{2,40}?)(?: out)?(?: please)?(?: -+|[:?]) (?=.*\b(?:should|must|needs? to|has to)\b)/i;

/** A note without the plea in front of what it asks for. */
export function withoutPlea(text: string): string {
  const told = text.replace(MEND, '');
  return told === text ? text : upperFirst(told);
}
