import { textOf, type Clause } from '../grammar/parse.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import { CONTACT, DECIDED, LIVING, OFTEN, PROMISED } from '../lexicon/relief.ts';
import { isNamed, swallows } from './relieve-amounts.ts';

type Group = NonNullable<Clause['group']>;

/** "half of them sort themselves out by three": that is how it should be. */
const SETTLES = /^(?:sort|solve|settle|resolve|clear|right|fix) (?:itself|themselves)\b/;

/** What is told as no fault: that things differ, that people meant well. */
const NO_FAULT =
  /^(?:being\b|(?:really |exactly |quite )?(?:the same|alike|identical|equal|amused|rude|mean|unkind|angry|malicious|lazy|stupid|to blame|at fault)\b)/i;

/** What hurts nobody: a thing with what is said of it, a promise, what settles itself, that somebody meant well. */
export function isNoTrouble(clause: Clause, group: NonNullable<Clause['group']>, who: string, rest: string): boolean {
  const deed = `${group.verb} ${rest}`;
  // "the date the board was told": a thing and what is said of it, and no clause.
  if (CONTACT.test(textOf(clause.subject)) || isNamed(clause, rest) || swallows(clause) || SETTLES.test(deed))
    return true;
  if (!group.negated) return false;
  // "we do not keep it around": nobody wants that they do.
  if (!group.modal && !group.past && DECIDED.test(`${who} ${deed}`)) return true;
  // "we never cut them off": that nobody is harmed is promised, and does not end.
  if (!group.modal && (PROMISED.test(`${who} ${deed}`) || HARMFUL_VERBS.has(group.verb) || HARM.test(deed)))
    return true;
  return (
    NO_FAULT.test(group.passive ? `${group.words.at(-1)?.lower} ${rest}` : rest) ||
    /^(?:being|trying|doing it)\b/i.test(verbTail(clause))
  );
}

const NO_NETWORK =
  /\b(?:with no|without(?: an?)?) ((?:signal|network|reception|internet|wi-?fi|coverage|connection)\b)/i;

/** How somebody lives or works, and how much is used, is no trouble that could end; where there is no signal, it has to do without. */
export function staysSo(
  { subject }: Clause,
  { verb }: Group,
  rest: string,
): { readonly benefit: string | undefined } | undefined {
  if (LIVING.test(verb) && /^(?:i|we|they|he|she|it)$/i.test(textOf(subject))) return { benefit: undefined };
  if (/^(?:work|live)$/.test(verb) && /^(?:in|at|on|from|outside|under|near|by)\b/i.test(rest)) {
    const lacking = NO_NETWORK.exec(rest)?.[1];
    return { benefit: lacking && `it works where there is no ${lacking}` };
  }
  // "we go through twice as much flour at Easter"; what takes twice as long is a trouble.
  return /\b(?:twice|half|\w+ times) as (?:much|many)\b/i.test(rest) ? { benefit: undefined } : undefined;
}

/** The verb with its particle and its adverbs, without what denies it and how often it is so. */
export function verbTail({ group }: Clause): string {
  return (group?.words ?? [])
    .filter(({ tag, lower }) => tag !== 'M' && tag !== 'NEG' && !OFTEN.test(lower))
    .map(({ text }) => text)
    .join(' ');
}
