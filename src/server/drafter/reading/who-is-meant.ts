import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPerson } from '../language/nouns.ts';
import { isBaseVerb, readVerb, thirdPerson } from '../language/verbs.ts';
import type { People } from './people.ts';
import { upperFirst } from '../language/capitals.ts';
import { lowerFirst } from './trouble-words.ts';

/** "When a client moves, nobody knows which letters ...": in which case, who does not know, and what. */
const UNKNOWN_THEN =
  /^(?:when|if|once|after|as soon as|whenever) (an? [^,;]+), ([^,;]+?) ((?:can|could) ?not (?:\w+ly )?(?:tell|see|know|find out|say|check|look up)|(?:do|does) not (?:know|see)|has no way (?:to|of) (?:see|know|tell)(?:ing)?|have no way (?:to|of) (?:see|know|tell)(?:ing)?|(?:can|could) (?:tell|see|say|find out)|knows) ((?:which|what|whether|if|how|where|who|whose (?!it\b|they\b)|when|why|since when|for how long|how long) [^;]+)$/i;

/** Whose something is, and the words of its name. */
const THEIRS =
  /\b(?:their|his|her|its) ((?:(?!(?:is|are|was|were|has|have|had|can|will|should|must|in|on|at|to|of|for|with|by|from|and|or|still|already|now|yet)\b)[\w-]+ ?){1,3})(?= |$)/i;
const BE: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
const BETWEEN = /^(?:still|already|also|now|never|ever|just|really|actually|last|first|currently)$/;

/** "they still owe": the one who is named "still owes". */
function agreed(words: string): string {
  const told = words.split(' ');
  const at = told.findIndex((word) => !BETWEEN.test(word.toLowerCase()));
  const verb = told[at]?.toLowerCase() ?? '';
  const plain =
    BE[verb] ??
    (isBaseVerb(verb) && !/^(?:can|could|must|may|should|will|had|did|put|let)$/.test(verb) ? thirdPerson(verb) : verb);
  return at < 0 ? words : told.with(at, plain).join(' ');
}

/** What is asked, with the one by name whom its first pronoun means. */
function named(asked: string, who: string, isOne: boolean): string | undefined {
  const subject = isOne ? /^(.*?)\b(?:they|he|she) (.+)$/i.exec(asked) : /^(.*?)\bit (.+)$/i.exec(asked);
  const owner = (isOne ? /\b(?:their|his|her)\b/i : /\bits\b/i).test(asked) ? THEIRS.exec(asked) : null;
  if (owner && (!subject || owner.index < (subject[1] ?? '').length)) {
    const [all, thing = ''] = owner;
    return `${asked.slice(0, owner.index)}the ${thing.trim()} of ${who}${asked.slice(owner.index + all.length).replace(/^(?=\S)/, ' ')}`;
  }
  return subject ? `${subject[1]}${who} ${isOne ? agreed(subject[2] ?? '') : (subject[2] ?? '')}` : undefined;
}

/**
 * "When an employee leaves, nobody can tell which doors they could open" -> "Nobody can tell which doors an employee who leaves could open": a pronoun whose noun stands
 * only in the case gets the noun, told apart by the case.
 */
export function withWhoIsMeant(said: string, people: People): string {
  const text = withWhoIsToldOf(said, people);
  const end = /[.!]\s*$/.exec(text)?.[0] ?? '';
  const [, when = '', who = '', lacks = '', asked = ''] =
    UNKNOWN_THEN.exec(expandContractions(text.slice(0, text.length - end.length))) ?? [];
  if (!asked || /[.!?] /.test(text)) return text;
  const { clauses } = parseSentence(when, people.names);
  const [clause] = clauses;
  const one = textOf(clause?.subject ?? []);
  if (
    !clause?.group ||
    clauses.length > 1 ||
    clause.subs.length > 0 ||
    !when.toLowerCase().startsWith(`${one.toLowerCase()} `)
  )
    return text;
  const isOne = people.isPersonPhrase(one) || isPerson(one.split(' ').at(-1) ?? '');
  // "when a shift is full, nurses cannot see which ones they may take": they are those who look.
  const isOther =
    /^(?:nobody|no one|we|I)$/i.test(who) ||
    (people.isPersonPhrase(who) && /^(?:the|an?|our|my) [\w -]*[^s\W]$/i.test(who));
  if (isOne && !isOther) return text;
  // "why it failed" of one that fails: told without the case.
  const [verb = ''] = when.slice(one.length + 1).split(' ');
  const isSame = readVerb(asked.split(' ').at(-1) ?? '')?.base === readVerb(verb)?.base;
  const meant = named(asked, isSame ? one : `${one} ${isOne ? 'who' : 'that'}${when.slice(one.length)}`, isOne);
  return meant
    ? `${upperFirst(who)} ${lacks.replace(/\bcan not\b/, 'cannot')} ${meant.replace(/^(?:since when|for how long) /i, 'how long ')}${end}`
    : text;
}

/** "Visitors wait because nobody told their host that they are there": of whom somebody is not told. */
const NOT_TOLD =
  /^((?:the |our |my |all |many |some )?[\w-]+(?: [\w-]+)??) (.+ because nobody (?:told|tells|informed|informs|warned|warns|notified|notifies)) (?:their|the|his|her) ([\w-]+(?: [\w-]+)?) that (?:they|he|she) (?=(?:are|is|have|has|will|were|came|come|arrived?)\b)/i;

/** The same text with whoever somebody is not told of by name: the one who is told is another. */
function withWhoIsToldOf(text: string, people: People): string {
  const [all = '', told = '', untold = '', receiver = ''] = NOT_TOLD.exec(text) ?? [];
  const who = all && people.leading(text);
  if (!who || !all.startsWith(who)) return text;
  const does = `${told} ${untold}`.slice(who.length).trim();
  return `${who} ${does} the ${receiver} that ${lowerFirst(who)} ${text.slice(all.length)}`;
}
