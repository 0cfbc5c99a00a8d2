import { reworded } from '../language/rewording.ts';
import { upperFirst } from '../language/capitals.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { actionOf, clauseText } from './clause-words.ts';
import type { People } from './people.ts';

/** "if they could look it up themselves, we would save a whole day": what they could do is wished, the rest is why. */
const IF_COULD =
  /^(?:I think |maybe |perhaps |imagine )?if ((?:(?:the|our|my|all) )?[\w-]+(?: [\w-]+)?) could (?:just |only |simply )?(.+?)(?:,? (?:then |(?:I|we) (?:think|guess|believe|bet|am sure|are sure) (?:that )?)|, )((?:we|I|they|it|that|this|the|our|most|many|all|nobody|everybody|everyone)\b .+)$/i;

/** The plain wish of {@link IF_COULD}, with why. */
function spread(text: string): string {
  const [, who = '', deed = '', why = ''] = IF_COULD.exec(text) ?? [];
  if (!who || !isBaseVerb(deed.split(' ')[0] ?? '')) return text;
  const reason = /\b(?:great|nice|good|perfect|help|helps|helpful|lovely|better)\b/i.test(why)
    ? ''
    : ` so that ${why.replace(/\b(we|I|they|it|that|this)'d\b/i, '$1').replace(/\b(?:would|could|might|will) (?=[a-z])/i, '')}`;
  return `${who} should be able to ${deed}${reason}`;
}

/** "every box to carry a label" */
const THING_TO =
  /^(?:we|i)(?:'d| would)? (?:want|need|like|love|expect) ((?:every|each|all|no) (?:[\w-]+ ){0,2}[\w-]+) to ((?:be )?[\w-]+) (.+)$/i;
/** "sessions to work without network": things that are to be so. */
const THINGS_TO =
  /^(?:we|i)(?:'d| would)? (?:want|need|like|love|expect) ((?:(?:the|our|my) )?(?:[\w-]+ ){0,2}[\w-]+) to (work|run|stay|remain|open|close|start|end|last|load|look|appear|show up|contain|carry|be (?!able\b|allowed\b)\w+) (.+)$/i;

/** "..., that's the law": why it is a rule, and nothing more. */
export const LAW =
  /,? (?:and )?(?:that|this|it)(?:'s| is) (?:the law|the rules?|our rules?|a must|mandatory|(?:a )?legal (?:requirement|obligation|duty)|required(?: by law)?|(?:our |the |a )?(?:house |shop |club |company )?policy|(?:a )?house rules?|in (?:our|the) (?:terms|rules|contracts?)|how it is|what the law says)(?: here| now| for us| since [^,]+)?$/i;

/** What is said in a roundabout way, and how it is said plainly. */
const ROUNDABOUT: readonly (readonly [RegExp, string])[] = [
  // "I'd say let them pay by phone"
  [/^(?:I'd|I would|we'd|we would) (?:say|suggest|propose)(?: that| to)?[,:]? (?=\w)/i, ''],
  // "payment happens on the day of the trip": nobody makes that.
  [
    /^((?:[a-z]+ )?(?:payment|delivery|billing|check-?in|check-?out|pick-?up|drop-?off|handover|registration|booking|training|cleaning|review|draw|vote|meeting|inspection|exam|test)s?) (?:happens|takes place|occurs) (?=(?:on|at|in|before|after|during|when|once|only|by|as soon|within) )/i,
    '$1 should take place ',
  ],
  // "get me off the waiting list"
  [/^(?:please )?get (?:me|us) (off|out of) (?=the |an? |my |our |this |that |all )/i, 'I want to be taken $1 '],
  [/^(?:please )?get (?:me|us) (into|onto) (?=the |an? |my |our |this |that )/i, 'I want to be put $1 '],
  // "what we missed was a picture of the berth"
  [
    /^what (we|I) (?:really |still |also )*(?:missed|miss|lack|need|want|would like|would love|am missing|are missing) (?:is|was|would be|are) (?=(?:an?|the|some|more|one) )/i,
    '$1 need ',
  ],
  // "is there any reason why I can't print the labels"
  [
    /^(?:is there|there should be) (?:any|a|some) reason (?:why|that) ((?:(?:the|our|my|all) )?[\w-]+) (?:can't|cannot|can not|couldn't|could not) /i,
    '$1 should be able to ',
  ],
  // "whoever does not come twice should lose the right to book"
  [/\b(should|must|shall) lose (?:the|their|his|her) right to (?=[a-z]+)/i, 'must not '],
  [/^whoever (?=[a-z])/i, 'anybody who '],
  // "a message to all would be fine, but they have to confirm"
  [
    /^(an? [^,]+?) would (?:already )?be (?:fine|ok|okay|enough|good|great|nice|helpful), but (?=\w)/i,
    'we need $1, but ',
  ],
  // "is it true that a basket can be scanned twice?"
  [
    /^is it (?:true|right|normal|correct|intended|possible) that (.+?) can be (\w+) (?=(?:twice|two times|several times|more than once)\b)/i,
    '$1 must not be $2 ',
  ],
  // "could the driver's phone tell the restaurant when he is near"
  [
    /^(?:could|can|would|should) (?:the|our|my|this) (?:[\w']+ )?(?:phone|app|system|map|calendar|list|page|screen|website|site|program|software|tool|display) (?:also |just |please |maybe )*(?=(?:tell|show|warn|remind|send|list|mark|suggest|ask|remember|calculate|hide|print|alert|notify) )/i,
    'the system should ',
  ],
  // "they would be happy with an automatic note"
  [
    /^(they|we|I|[\w-]+s)(?:'d| would) (?:already |really |also )*be (?:happy|glad|grateful|thankful|content|fine) (?:with|about|for) /i,
    '$1 would like ',
  ],
  // "I don't want 30 logins, just one list"
  [
    /^(I|we) (?:don't|do not) (?:want|need) ((?:\d+|two|three|four|five|many|several|so many) [\w -]+?),? (?:just|only|but) ((?:one|a|an|the) [\w -]+)$/i,
    '$1 want to see $3 instead of $2',
  ],
  // "on my phone I see only the first week"
  [
    /^(on|in|at) ((?:my|our|the) (?:phone|tablet|mobile|computer|laptop|screen|car|shop|office)) (I|we) ([^,]+)$/i,
    '$3 $4 $1 $2',
  ],
  [/^either (?=(?:the|an?|it|they|we|all) .+ or )/i, ''],
  // "if two ask then the one who had fewer gets it"
  [/^((?:if|when|once) [^,]+?) then (?=(?:the|it|they|we|all|both|nobody|an?) )/i, '$1, '],
  // "we charge 5 euros per evening"
  [/^(?:we|they) charge (?=(?:€|\$|£)?\d)/i, 'the system should charge '],
  // "could you just ask for his height and show what fits"
  [
    /^(?:could|can|would|will) you (?:please |just |maybe |perhaps |also )*(?=(?:show|send|remind|tell|add|list|suggest|offer|warn|hide|let|keep|mark|print) )/i,
    '',
  ],
  // "ask if it still fits": whoever is asked is told nothing but a question.
  [
    /^(?:(?:could|can|would|will) you )?(?:please |just |maybe |perhaps )*ask (?=(?:if|whether|for|how|what|which|when|about) )/i,
    'I want to be asked ',
  ],
  // "ask once a month if it is running low", "ask before each trip whether it is full"
  [
    /^(?:(?:could|can|would|will) you )?(?:please |just |maybe |perhaps )*ask (?=(?:(?:once|twice) an? \w+|(?:each|every)(?: (?:two|three|four|six|other|second|third|few))? (?:day|night|morning|evening|week|weekend|month|quarter|year|hour|shift|season|spring|summer|autumn|winter|term)s?|(?:daily|weekly|monthly|yearly|regularly)|(?:before|after|at) (?:each|every|the end of (?:each|every|the)) \w+),? (?:if|whether|how|what|which|when) )/i,
    'I want to be asked ',
  ],
  // "the plan looks good on paper but I see only the first week"
  [
    /^(?:the|your|our|this|it) ?(?:[\w-]+ ){0,3}?(?:is|are|looks?|works?|runs?) (?:really |very |so |quite |pretty |all )*(?:nice|nicely|good|great|fine|well|ok|okay|lovely|cool|perfect)\b[^,.]{0,25}?,? but (?=(?:I|we|the|on|when|if|it|they|there|nobody|[a-z]+s) )/i,
    '',
  ],
];

/** "it'd be enough if I saw what is done" */
const ENOUGH =
  /^(?:it|that)(?:'d| would) (?:already |really )?(?:be (?:enough|great|good|nice|lovely|fine|perfect|plenty|ideal|better)|help|do|suffice)(?: a lot)? if (I|we) (could )?([a-z]+) (.+)$/i;

/** "send members a form, and they have to sign it": what they get is one thing, and what they have to do with it another. */
export function thenDuty(text: string): string {
  const [, lead = '', who = '', thing = '', verb = '', rest = ''] =
    /^((?:.+? (?:must|should|shall|has to|needs to) )?(?:send|give|show|offer|hand) )((?:the |our |all )?[\w-]+s) ((?:an?|the|their|one) [^,]+?),? and they (?:have to|must|need to|should) ([a-z]+) it\b([^,.]*)$/i.exec(
      text.replace(/[.!\s]+$/, ''),
    ) ?? [];
  const name = thing
    .replace(/^(?:an?|their|one) /i, 'the ')
    .replace(/ (?:for|with|of|about|on|in|from|by|before|when) .+$/i, '');
  return lead ? `${lead}${who} ${thing}. ${upperFirst(who)} must ${verb} ${name}${rest}` : text;
}

function plainly(said: string): string {
  const text = reworded(said, ROUNDABOUT).replace(
    /^(I want to be asked .+?) and (?:show|tell) (?:me |us )?(?=what|which|whether|how|the )/i,
    '$1 and see ',
  );
  const whose = /^(?:could|can|would|should) (the [\w-]+)'s (?:phone|app|tablet)\b/i.exec(said)?.[1];
  if (whose) return text.replace(/\b(?:he|she)(?:'s| is)\b/i, `${whose} is`);
  const [, who = '', could = '', verb = '', rest = ''] = ENOUGH.exec(text) ?? [];
  const base = could ? verb : readVerb(verb.toLowerCase())?.base;
  return who && base && isBaseVerb(base) && verb !== 'did' ? `${who} want to ${base} ${rest}` : text;
}

/** "the partner enters it and the handler sees it", "one weighing was enough": what is told as if it were so is how it should be. */
function idealOf(told: string, people: People): string | undefined {
  const { clauses } = parseSentence(told, people.names);
  const [first] = clauses;
  const who = first ? textOf(first.subject) : '';
  const isPlain = clauses.every(
    ({ group, subject, subs }) => group && !group.modal && !group.negated && subject.length > 0 && subs.length === 0,
  );
  if (!first?.group || people.isSpeaker(who) || /^(?:it|there|this|that|you)$/i.test(who)) return undefined;
  if (first.group.past)
    return isPlain
      ? clauses.map((clause) => `${textOf(clause.subject)} should ${actionOf(clause)}`).join(' and ')
      : undefined;
  return clauses.length > 1 && !first.group.modal && !first.group.negated && people.isPersonPhrase(who)
    ? `${who} should ${actionOf(first)}${told.slice(clauseText(first).length)}`
    : undefined;
}

/** One sentence, with what only wraps its wish taken off. */
export function unwrapped(said: string, people: People): string {
  const text = spread(plainly(said.replace(/ whatsoever\b/i, '')));
  const [, thing = '', verb = '', rest = ''] = THING_TO.exec(text) ?? THINGS_TO.exec(text) ?? [];
  if (thing && !people.leading(thing) && (verb.startsWith('be ') || isBaseVerb(verb)))
    return `${thing} should ${verb} ${rest}`;
  const ideal =
    /^(?:(?:we|i)(?:'d| would) (?:love|like|appreciate|prefer) it if|(?:it )?would be (?:\w+ )?(?:nice|great|good|lovely|perfect|better|best|easier|simpler|quicker|fairer|safer|handy|helpful|ideal|useful) if) (.+?) (?:could|can|would be able to) (.+)$/i.exec(
      text,
    );
  if (
    ideal &&
    people.leading(ideal[1] ?? '') === ideal[1] &&
    !people.isSpeaker(ideal[1] ?? '') &&
    isBaseVerb(ideal[2]?.split(' ')[0] ?? '')
  )
    return `${ideal[1]} should be able to ${ideal[2]}`;
  if (/^(?:if|when|once|as soon as) .* (?:nobody|no one) else (?:can|may|could|should)\b/i.test(text))
    return text.replace(/\b(nobody|no one) else\b/i, '$1');
  const told = /^(?:it )?would be (?:\w+ )?(?:nice|great|good|lovely|perfect|better|best|helpful|ideal) if (.+)$/i.exec(
    text,
  )?.[1];
  const ideally = told ? idealOf(told, people) : undefined;
  if (ideally) return ideally;
  return text.replace(
    /^(.{2,40}?)(?: would|'d) (?:much )?rather (?=(?!have\b)[a-z]+ )/i,
    (_, who: string) => `${who} would like to `,
  );
}
