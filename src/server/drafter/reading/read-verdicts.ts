import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { MENDS } from '../lexicon/affirmed.ts';
import { readVerb } from '../language/verbs.ts';
import { inPresent } from './in-present.ts';
import { actionOf } from './clause-words.ts';
import {
  COME_FOR,
  FIXED_AT,
  GETS_TOO_LATE,
  GOES_ON_ALL_THE_SAME,
  REFUSES,
  SEES_ONLY_IN,
  TAKES_ME,
  VERDICT,
} from '../lexicon/verdicts.ts';
import { ended, tidy } from './ended.ts';
import { stepsOf, type Step } from './event-chain.ts';
import type { People } from './people.ts';
import { relieve } from './relieve.ts';
import { over } from './cost-of-trouble.ts';
import { isManySubject, subjectOf } from './say-relief.ts';
import { causeOf, withoutCause } from './told-facts.ts';
import { lowerFirst } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** "the screen is bright white, which is the last thing you need at night": it no longer is to be. */
function readVerdict(said: string, people: People): Relief | undefined {
  const verdict = VERDICT.exec(said);
  if (!verdict) return undefined;
  const [step, more] = stepsOf(said.slice(0, verdict.index), people);
  const { clause } = step ?? {};
  const end = clause?.group && !more && !clause.group.past ? ended(clause) : undefined;
  if (!clause || !step || !end || people.isPersonPhrase(step.who) || /^(?:it|this|that|they|there)$/i.test(step.who))
    return undefined;
  const what = lowerFirst(subjectOf(clause));
  const when = verdict.groups?.['in'] ?? '';
  return {
    isOver: true,
    about: what,
    wish: tidy(`have ${what} ${end.infinitive}${when}`),
    outcome: tidy(`${what} ${end.statement}${when}`),
    question: `How should ${what} be instead?`,
  };
}

/** "they mail it to us because the upload refuses files over 10 MB": it is to take those. */
function readRefusedBy({ clause }: Step, people: People): Relief | undefined {
  const [cause] = causeOf(clause, people);
  const { group, rest } = cause ?? {};
  if (!cause || !group || group.modal || group.past || group.passive || cause.subject.length === 0) return undefined;
  const verb = `${group.negated ? 'not ' : ''}${group.verb}`;
  const refused = textOf(rest ?? []).replace(/^any(?:thing)? /i, (all) => (/^anything/i.test(all) ? 'what is ' : ''));
  const who = textOf(cause.subject);
  if (!REFUSES.test(verb) || refused === '' || people.isPersonPhrase(who) || /^(?:it|they|that|this)$/i.test(who))
    return undefined;
  const name = lowerFirst(subjectOf(cause));
  const benefit = over(withoutCause(clause)) ?? relieve(withoutCause(clause));
  return {
    about: name,
    wish: `have ${name} accept ${refused}`,
    outcome: `${name} ${isManySubject(cause) ? 'accept' : 'accepts'} ${refused}`,
    ...(benefit ? { benefit: lowerFirst(benefit) } : {}),
  };
}

/** "the report takes me two full days each quarter because the numbers sit in four places": it is to take less. */
function readTakesMe({ clause, who }: Step, people: People): Relief | undefined {
  const { group, rest, subs } = clause;
  if (group?.verb !== 'take' || group.negated || group.modal || group.past || people.isPersonPhrase(who))
    return undefined;
  if (/^(?:it|this|that|there|they)$/i.test(who) || !TAKES_ME.test(`take ${textOf(rest)}`)) return undefined;
  if (subs.some(({ link }) => !/^(?:because|since|as)$/.test(link))) return undefined;
  return { wish: `spend less time on ${lowerFirst(subjectOf(clause))}` };
}

/** "the length of a course is always two hours, but for beginners it takes me three": somebody wants to set it. */
function readFixed(step: Step, said: string, people: People): Relief | undefined {
  const { clause, who } = step;
  const { group } = clause;
  if (group?.verb !== 'be' || group.negated || group.past || group.modal || people.isPersonPhrase(who))
    return undefined;
  const isAlways = group.adverbs.includes('always') || /^(?:always|fixed|set)\b/.test(textOf(clause.rest));
  const [, , other = ''] =
    FIXED_AT.exec(`be ${said.slice(said.toLowerCase().indexOf(' is ') + 4).replace(/^always /i, '')}`) ?? [];
  if (!isAlways || !other || !/^(?:the|our|my) /i.test(who)) return undefined;
  const [, forWhom = ''] =
    /^(?:for|with) ((?:very |really )?(?:the |an? )?(?:[\w-]+ )?[\w-]+)(?= (?:it|they|this|that|I|we)\b)/i.exec(
      other,
    ) ?? [];
  return { wish: `set ${lowerFirst(who)}${forWhom ? ` for ${forWhom}` : ''}` };
}

/** "when the alarm goes off nobody knows who is inside": they want to see it then. */
function readUnknownThen(said: string): Relief | undefined {
  const [, when = '', asked = ''] =
    /^(?:when|whenever|if) (.+?),? (?:nobody|no one) (?:knows|can tell|can say|can see) ((?:who|which|what|where|when|how|whether|if|why)\b.+)$/i.exec(
      said,
    ) ?? [];
  const [clause, more] = when ? parseSentence(when).clauses : [];
  if (
    !clause?.group ||
    more ||
    clause.subject.length === 0 ||
    /,| (?:and|but|so) (?:nobody|we|they|it|I|the)\b/.test(asked)
  )
    return undefined;
  return { wish: `see ${asked.replace(/^if\b/i, 'whether')} when ${lowerFirst(when)}`, benefit: 'nobody has to guess' };
}

/** "two agents answer the same ticket, nobody sees that a colleague is at it": they want to see it, so as not to. */
function readUnseenByOthers(said: string, people: People): Relief | undefined {
  const [, many = '', does = '', what = ''] =
    /^((?:two|three|several|both|many|some) [\w-]+(?: [\w-]+)??) ((?:keep \w+ing|[a-z]+) .+?),? (?:and |because |as )?(?:nobody|no one|neither) (?:sees|knows|notices|can see|realises|realizes) (?:that |if |whether )(.+)$/i.exec(
      said,
    ) ?? [];
  const who = /^(?:two|three|several|both|many|some) (.+)$/i.exec(many)?.[1] ?? '';
  const [clause, more] = does ? parseSentence(`${many} ${does}`, people.names).clauses : [];
  if (
    !what ||
    !people.isPersonPhrase(who) ||
    !isPlural(who.split(' ').at(-1) ?? '') ||
    !clause?.group ||
    more ||
    clause.group.past
  )
    return undefined;
  const spared = over(clause);
  return {
    actor: lowerFirst(who),
    wish: `see whether ${what.replace(/\balready /, '')}`,
    ...(spared ? { benefit: lowerFirst(spared) } : {}),
  };
}

/** "the driver only sees the next stop and not the one after": they want to see both. */
function readOnlyNotBoth(said: string, people: People): Relief | undefined {
  const [, who = '', verb = '', one = '', other = ''] =
    /^((?:the |our )?[\w-]+(?: [\w-]+)??) (?:can )?only (sees?|gets?|hears?|knows?|finds?|receives?|reads?) ([^,]+?),? (?:and|but) (?:not|never) ([^,]+)$/i.exec(
      said,
    ) ?? [];
  if (!one || !people.isPersonPhrase(who)) return undefined;
  const base = readVerb(verb.toLowerCase())?.base ?? verb.toLowerCase();
  return {
    ...(people.isSpeaker(who) ? {} : { actor: lowerFirst(who).replace(/^(?:the|our) /, '') }),
    wish: `${base} not only ${one} but also ${other}`,
  };
}

/** "designers fix an error but those who bought it keep knitting the old one": they are to be told of it. */
function readMended(said: string, people: People): Relief | undefined {
  const [, told = ''] = GOES_ON_ALL_THE_SAME.exec(said) ?? [];
  const [clause, more] = told ? parseSentence(told, people.names).clauses : [];
  const { group } = clause ?? {};
  if (!clause || !group || more || group.past || group.modal || group.negated || clause.subject.length === 0)
    return undefined;
  if (!MENDS.test(actionOf(clause))) return undefined;
  const who = textOf(clause.subject);
  return {
    ...(people.isPersonPhrase(who) ? { except: who } : {}),
    wish: `be told when ${lowerFirst(inPresent(clause))}`,
  };
}

/** "shoppers come for the cheese man and he is on holiday": they want to be told before. */
function readNotThere(said: string, people: People): Relief | undefined {
  const [, who = '', comes = '', whom = '', away = ''] = COME_FOR.exec(said) ?? [];
  if (!whom || !people.isPersonPhrase(who)) return undefined;
  const base = readVerb(comes.split(' ')[0]?.toLowerCase() ?? '')?.base ?? 'come';
  const isOwn = people.isSpeaker(who);
  return {
    ...(isOwn ? {} : { actor: lowerFirst(who).replace(/^(?:the|our) /, '') }),
    wish: `be told when ${lowerFirst(whom)} ${away}`,
    benefit: `${isOwn ? who : 'they'} do not ${base} in vain`,
  };
}

/** "parents get the letter when the holidays have begun", "sees delays only in the weekly sheet": before that, and not only there. */
function readLateOrOnly(said: string, people: People): Relief | undefined {
  const [, late = '', gets = '', thing = '', then = ''] = GETS_TOO_LATE.exec(said) ?? [];
  const [, seer = '', sees = '', what = '', at = '', where = ''] = SEES_ONLY_IN.exec(said) ?? [];
  const who = late || seer;
  if (!who || !people.isPersonPhrase(who)) return undefined;
  const verb = gets || sees;
  const base = readVerb(verb.split(' ')[0]?.toLowerCase() ?? '')?.base ?? verb;
  const deed = base === 'hear' || base === 'learn' ? 'be told of' : base;
  return {
    ...(people.isSpeaker(who) ? {} : { actor: lowerFirst(who).replace(/^(?:the|our|most|some) /, '') }),
    wish: late
      ? `${deed} ${thing} before ${then.replace(/ already /, ' ')}`
      : `${deed} ${what} not only ${at} ${where}`,
  };
}

/** A complaint whose verdict, cause or measure tells what is wanted. */
export function readJudged(said: string, people: People): Relief | undefined {
  const text = said.replace(/[\s.!]+$/, '');
  const judged =
    readVerdict(text, people) ??
    readOnlyNotBoth(text, people) ??
    readMended(text, people) ??
    readLateOrOnly(text, people) ??
    readNotThere(text, people) ??
    readUnknownThen(text) ??
    readUnseenByOthers(text, people);
  if (judged) return judged;
  const [first, second] = stepsOf(text, people);
  if (!first?.clause.group) return undefined;
  const fixed = readFixed(first, text, people);
  const told = fixed ?? readRefusedBy(first, people);
  return told || second ? told : readTakesMe(first, people);
}
