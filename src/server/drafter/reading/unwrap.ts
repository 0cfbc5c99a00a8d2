import { parseSentence, textOf } from '../grammar/parse.ts';
import { isBaseVerb } from '../language/verbs.ts';
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
  String.raw`^(?:honestly,? |frankly,? )?(?:(?:I|we)(?:'d| would) be|(?:that|this|it|which|the [\w -]{3,40}?|our [\w -]{3,40}?) (?:is|was|feels|felt|has been)) (?:so |really |very |quite |pretty |just |a bit |always )*(?:${FEELING})(?: (?:too|as well|for .+|every time|again|sometimes|at times))?$`,
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

/** One sentence, with what only wraps its wish taken off. */
export function unwrapped(said: string, people: People): string {
  const text = spread(said.replace(/ whatsoever\b/i, ''));
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
