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

const FEELING =
  'furious|angry|annoyed|upset|mad|sad|unhappy|cross|embarrass(?:ed|ing)|annoying|awful|horrible|terrible|frustrat(?:ed|ing)|ridiculous|stupid|silly|unfair|not (?:nice|great|good|fun|funny|ok|okay)|no fun|hell|chaos|a (?:mess|shame|nightmare|disaster|pain|joke|pity|hassle)';
/** "Honestly I would be furious too", "That was embarrassing for everyone", "The reporting is hell": a feeling, and nothing to be done. */
const VENTED = new RegExp(
  String.raw`^(?:honestly,? |frankly,? )?(?:(?:I|we)(?:'d| would) be|(?:that|this|it|which|the [\w -]{3,40}?|our [\w -]{3,40}?)(?: (?:is|was|feels|felt|has been)|'s)) (?:so |really |very |quite |pretty |just |a bit |always )*(?:${FEELING})(?: (?:too|as well|for .+|every time|again|sometimes|at times))?$`,
  'i',
);

/** Whether a sentence only says how somebody feels about what the others tell. */
export function vents(text: string): boolean {
  return VENTED.test(text);
}

/** "every box to carry a label" */
const THING_TO =
  /^(?:we|i)(?:'d| would)? (?:want|need|like|love|expect) ((?:every|each|all|no) (?:[\w-]+ ){0,2}[\w-]+) to ((?:be )?[\w-]+) (.+)$/i;
/** "sessions to work without network": things that are to be so. */
const THINGS_TO =
  /^(?:we|i)(?:'d| would)? (?:want|need|like|love|expect) ((?:(?:the|our|my) )?(?:[\w-]+ ){0,2}[\w-]+) to (work|run|stay|remain|open|close|start|end|last|load|look|appear|show up|contain|carry|be (?!able\b|allowed\b)\w+) (.+)$/i;

/** "..., that's the law": why it is a rule, and nothing more. */
export const LAW =
  /,? (?:and )?(?:that|this|it)(?:'s| is) (?:the law|the rules?|our rules?|a must|mandatory|(?:a )?legal (?:requirement|obligation)|required(?: by law)?|how it is|what the law says)$/i;

/** What is said in a roundabout way, and how it is said plainly. */
const ROUNDABOUT: readonly (readonly [RegExp, string])[] = [
  // "I'd say let them pay by phone"
  [/^(?:I'd|I would|we'd|we would) (?:say|suggest|propose)(?: that| to)?[,:]? (?=\w)/i, ''],
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
  // "the plan looks good on paper but I see only the first week"
  [
    /^(?:the|your|our|this|it) ?(?:[\w-]+ ){0,3}?(?:is|are|looks?|works?|runs?) (?:really |very |so |quite |pretty |all )*(?:nice|nicely|good|great|fine|well|ok|okay|lovely|cool|perfect)\b[^,.]{0,25}?,? but (?=(?:I|we|the|on|when|if|it|they|there|nobody|[a-z]+s) )/i,
    '',
  ],
];

/** "it'd be enough if I saw what is done" */
const ENOUGH =
  /^(?:it|that)(?:'d| would) (?:already |really )?(?:be (?:enough|great|good|nice|lovely|fine|perfect|plenty|ideal|better)|help|do|suffice)(?: a lot)? if (I|we) (could )?([a-z]+) (.+)$/i;

function plainly(said: string): string {
  const text = ROUNDABOUT.reduce((told, [pattern, plain]) => told.replace(pattern, plain), said).replace(
    /^(I want to be asked .+?) and (?:show|tell) (?:me |us )?(?=what|which|whether|how|the )/i,
    '$1 and see ',
  );
  const [, who = '', could = '', verb = '', rest = ''] = ENOUGH.exec(text) ?? [];
  const base = could ? verb : readVerb(verb.toLowerCase())?.base;
  return who && base && isBaseVerb(base) && verb !== 'did' ? `${who} want to ${base} ${rest}` : text;
}

/** One sentence, with what only wraps its wish taken off. */
export function unwrapped(said: string, people: People): string {
  const text = spread(plainly(said.replace(/ whatsoever\b/i, '')));
  const [, thing = '', verb = '', rest = ''] = THING_TO.exec(text) ?? THINGS_TO.exec(text) ?? [];
  if (thing && !people.leading(thing) && (verb.startsWith('be ') || isBaseVerb(verb)))
    return `${thing} should ${verb} ${rest}`;
  const ideal =
    /^(?:(?:we|i)(?:'d| would) (?:love|like|appreciate|prefer) it if|(?:it )?would be (?:\w+ )?(?:nice|great|good|lovely|perfect|better|best|helpful|ideal|useful) if) (.+?) (?:could|can|would be able to) (.+)$/i.exec(
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
  const [clause, next] = told ? parseSentence(told, people.names).clauses : [];
  const who = clause ? textOf(clause.subject) : '';
  if (
    told &&
    next &&
    clause?.group &&
    !clause.group.modal &&
    !clause.group.past &&
    !clause.group.negated &&
    people.isPersonPhrase(who) &&
    !people.isSpeaker(who)
  )
    return `${who} should ${actionOf(clause)}${told.slice(clauseText(clause).length)}`;
  return text.replace(
    /^(.{2,40}?)(?: would|'d) (?:much )?rather (?=(?!have\b)[a-z]+ )/i,
    (_, who: string) => `${who} would like to `,
  );
}
