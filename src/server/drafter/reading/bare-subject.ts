import { upperFirst } from '../language/capitals.ts';
import { isMass, isPerson, isPlural } from '../language/nouns.ts';
import { verbKind } from '../language/verb-forms.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { lowerFirst } from './trouble-words.ts';

/** Verbs of things that break off: the form for one is the name of several things as well. */
export const BREAKS_OFF =
  /^(?:stop|pause|freeze|crash|hang|quit|restart|reset|mute|vanish|disappear|close|drop|die|minimi[sz]e)$/;

/** A clause of which the article was left out: "printer jams when it is wet". */
export interface BareSubject {
  /** With its article. */
  readonly who: string;
  /** The verb as it stands, and its base. */
  readonly does: string;
  readonly base: string;
  readonly rest: string;
}

const BARE =
  /^(?!(?:the|an?|my|our|your|his|her|their|its|this|that|these|those|each|every|some|any|no|all|it|there|he|she|who|what|which|nobody|everybody|everyone|somebody|someone)\b)([a-z]+(?: [a-z-]+)?) ([a-z]{3,}s) (.+)$/i;
const OWNED = /^(the|my|our) (?=[a-z]+ )/i;
/** A case behind a verb, and no part of a name: "when it rains". */
const CASE = /^(?:when|whenever|as soon as|if|while|every time|each time|once (?:I|we|you|they|it|the|an?|my)) /i;
/** "stops after a minute when nobody is in" */
const LATER = /^(?:after|at|in|halfway|mid-\w+) [^,]{1,30} (?:when|whenever|if|while|although|because) /i;
const WHOM = /^(?:me|us|them|him|her|it|my|our|your|every|each|half|everything|nothing|too|again)\b/i;
/** Things by the name of people. */
const NO_PERSON =
  /^(?:audio|video|style|user|price|word|card|order|bar ?code) (?:guide|reader|scanner|counter|player|server)$/i;
/** Things that have an article although they are not counted. */
const HEARD = /^(?:music|sound|audio|signal|display)$/;

function baseOf(does: string, isInCase: boolean): string | undefined {
  const verb = readVerb(does);
  if (verb) return verb.form === 'third' ? verb.base : undefined;
  return [does.replace(/s$/, ''), does.replace(/es$/, '')].find((base) =>
    isInCase
      ? /^(?:verb|both)$/.test(verbKind(base) ?? '') || /^(?:jam|leak|lag|glitch|stutter|flicker)$/.test(base)
      : verbKind(base) === 'verb',
  );
}

function isNoun(word: string): boolean {
  const { tag, known } = tagWords(`the ${word}`)[1] ?? { tag: '', known: false };
  return (
    (tag === 'NOUN' && known) ||
    /^(?:upload|download|sync|backup|search|login|sign-?up|check-?in|check-?out|booking|recording)$/.test(word)
  );
}

/** The subject, the verb and the rest of a clause that starts with the bare name of one thing; nothing for anything else. */
export function bareSubject(clause: string): BareSubject | undefined {
  const lead = OWNED.exec(clause)?.[1] ?? '';
  const bare = lead ? clause.slice(lead.length + 1) : clause;
  const [, subject = '', does = '', rest = ''] = BARE.exec(bare) ?? [];
  const last = subject.split(' ').at(-1)?.toLowerCase() ?? '';
  // "Drivers offer rides": two words of which the first are many.
  if (
    !subject ||
    subject.split(' ').some((word) => isPlural(word.toLowerCase())) ||
    (isPerson(last) && !NO_PERSON.test(subject)) ||
    !isNoun(last)
  )
    return undefined;
  const base = baseOf(does.toLowerCase(), CASE.test(rest));
  // "stop orders once they are sold out": an order.
  if (isBaseVerb(subject.toLowerCase()) && base && !BREAKS_OFF.test(base) && verbKind(base) !== 'verb')
    return undefined;
  // "class notes in two languages": a name, where no case and nobody stands behind it.
  const isBreak = BREAKS_OFF.test(base ?? '') && LATER.test(rest);
  if (!base || !(isBreak || CASE.test(rest) || WHOM.test(rest) || verbKind(base) === 'verb')) return undefined;
  const isNamed = /^[A-Z]{2}/.test(subject) || (!lead && isMass(last) && !HEARD.test(last));
  const who = isNamed ? subject : `${lead.toLowerCase() || 'the'} ${lowerFirst(subject)}`;
  return { who, does, base, rest };
}

/** "printer jams when it is wet": with its article, "The printer jams when it is wet". */
export function withItsSubject(clause: string): string {
  const told = bareSubject(clause);
  return told ? upperFirst(`${told.who} ${told.does} ${told.rest}`) : clause;
}
