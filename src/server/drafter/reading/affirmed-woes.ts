import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { gerundFirst } from '../language/verbs.ts';
import { ASKS } from '../lexicon/asks.ts';
import { BORNE, LATE_AFTER, SAME_BACK, WOE_SIGNS } from '../lexicon/affirmed.ts';
import { mendWords, stripMarkup } from './clean-idea.ts';
import { actionOf } from './clause-words.ts';
import { ideaOf } from './complaint-idea.ts';
import { ended, tidy } from './ended.ts';
import { inPresent } from './in-present.ts';
import { isRuledPlainly } from './ruled-by-form.ts';
import { knowPeople, type People } from './people.ts';
import type { Idea } from './read-idea.ts';
import type { Product } from './read-product.ts';
import { subjectOf } from './say-relief.ts';
import { HARM } from '../lexicon/harm.ts';
import { WOES } from '../lexicon/unbarred.ts';
import { ONCE_THEN } from './note-naming.ts';
import { splitSentences, type Sentence } from './split-sentences.ts';
import { lowerFirst, PROBLEM } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';

/** The first clause of a sentence that tells how things are. */
function factOf(said: string, people: People): Clause | undefined {
  const { clauses, front } = parseSentence(said, people.names);
  const [clause] = clauses;
  const isFact =
    clause?.group &&
    clause.mood === 'statement' &&
    clause.subject.length > 0 &&
    !clause.group.modal &&
    front.length === 0;
  return isFact && !clause.group?.negated ? clause : undefined;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/^(?:the|our|my|an?) /, '');
}

/** Whether a wish has the verb, also where the grammar knows no base of it: "slip" of "slipped". */
function isVerbOf(wish: string, verb: string): boolean {
  const [first = ''] = wish.split(' ');
  return first === verb || (first.length > 3 && verb.startsWith(first));
}

/** Whether a wish wants what a clause tells of today. */
function affirms({ action, actor }: Idea, clause: Clause, said: string): boolean {
  const { wish } = action;
  // "get the letter before the holidays": it has been turned already.
  if (['before', 'not only', 'earlier'].some((word) => wish.includes(` ${word} `) && !said.includes(` ${word} `)))
    return false;
  if (/\b(?:no longer|not|never|less|fewer|earlier)\b/.test(wish)) return false;
  if (/\bwithout\b/.test(said) && !/\bwithout\b/.test(wish)) return false;
  const who = bare(textOf(clause.subject));
  const [, stated = ''] = /^(?:have|be sure that|make sure that|get|use|offer) (.+)$/.exec(wish) ?? [];
  if (stated && bare(stated).startsWith(who)) return true;
  const isOwn = actor !== undefined && (bare(actor) === who || bare(actor) === who.replace(/s$/, ''));
  return isOwn && action.frame === 'do' && clause.group !== undefined && isVerbOf(wish, clause.group.verb);
}

/** What is told of people or of a thing, as it is no longer to be. */
function denied(clause: Clause, more: readonly Clause[], people: People): Relief | undefined {
  const who = textOf(clause.subject);
  const what = lowerFirst(subjectOf(clause));
  if (/^(?:it|they|he|she|this|that|there|these|those|nobody|no one|everything)$/i.test(who) || people.isSpeaker(who))
    return undefined;
  const deed = actionOf(clause);
  const late = LATE_AFTER.exec(deed);
  const end = ended(clause);
  if (late && !people.isPersonPhrase(who) && end) {
    const sooner = (text: string) =>
      tidy(
        text
          .replace(/\bno longer /, '')
          .replace(late[0], late[2] === 'later' ? `in less than ${late[1]}` : `earlier than ${late[0]}`),
      );
    return { about: what, wish: `have ${what} ${sooner(end.infinitive)}`, outcome: `${what} ${sooner(end.statement)}` };
  }
  const [next] = more;
  const isSame =
    next?.group && next.subject.length === 0 && !next.group.negated && !next.group.modal && !next.group.past;
  // "order one seat and stand there with two children": neither of the two alone is what hurts.
  if (next && !(isSame && more.length === 1 && people.isPersonPhrase(who))) return undefined;
  if (next && isSame) {
    const then = actionOf(next);
    return {
      except: who,
      about: what,
      wish: `keep ${what} from ${gerundFirst(deed)} and then ${gerundFirst(then)}`,
      outcome: `${what} no longer ${deed} and then ${then}`,
    };
  }
  if (people.isPersonPhrase(who) && !BORNE.test(deed) && !clause.group?.passive)
    return {
      except: who,
      about: what,
      wish: `keep ${what} from ${gerundFirst(deed)}`,
      outcome: `${what} can no longer ${deed}`,
    };
  if (!end) return undefined;
  const infinitive = tidy(end.infinitive).replace(/\bno longer get (?=put|set|[a-z]+(?:ed|en)\b)/, 'no longer ');
  return {
    isOver: true,
    isGuess: true,
    ...(people.isPersonPhrase(who) ? { except: who } : {}),
    about: what,
    wish: `have ${what} ${infinitive}`,
    outcome: tidy(`${what} ${end.statement}`),
    question: `What should be done so that ${tidy(`${what} ${end.statement}`)}?`,
  };
}

/** "be told when the machine was down on Friday": whenever it is. */
function asOften(idea: Idea, people: People): Idea {
  const [, lead = '', event = ''] = /^(be (?:told|warned) when )(.+)$/.exec(idea.action.wish) ?? [];
  const [clause, more] = event ? parseSentence(event, people.names).clauses : [];
  if (!clause?.group?.past || more || clause.group.negated || clause.subject.length === 0) return idea;
  const now = lowerFirst(inPresent(clause)).replace(
    /,? (?:(?:in|last|since) (?:January|February|March|April|May|June|July|August|September|October|November|December|\w+day|week|month|year|night|summer|winter|spring|autumn)|on \w+day|yesterday)\b/gi,
    '',
  );
  if (now === event || idea.action.outcome) return idea;
  const wish = `${lead}${now}`;
  return {
    ...idea,
    action: { ...idea.action, wish, core: { ...idea.action.core, text: idea.action.core.text.replace(event, now) } },
  };
}

/** "be rid of the problem that a file came in with a font missing": whoever cannot help it is told when one does. */
function ofOneCase(idea: Idea, people: People): Relief | undefined {
  const event = idea.action.wish.startsWith(PROBLEM) ? idea.action.wish.slice(PROBLEM.length) : '';
  const [clause, more] = event ? parseSentence(event, people.names).clauses : [];
  const who = textOf(clause?.subject ?? []);
  if (!clause?.group?.past || more || clause.group.negated || clause.group.modal || !/^an? /i.test(who))
    return undefined;
  return people.isPersonPhrase(who) ? undefined : { wish: `be told when ${lowerFirst(inPresent(clause))}` };
}

/** "a gardener slipped": whoever looks after it is told when one does. */
function ofPast(clause: Clause, people: People): Relief | undefined {
  const who = textOf(clause.subject);
  if (people.isSpeaker(who) || /^(?:it|they|he|she|this|that|there|nobody|no one)$/i.test(who)) return undefined;
  const event = lowerFirst(inPresent(clause)).replace(ONCE_THEN, '');
  return { ...(people.isPersonPhrase(who) ? { except: who } : {}), wish: `be told when ${event}` };
}

/** "Senders put two parcels under one number. One of them is always missing then.": what hurts comes of it. */
function causesHarm(
  sentences: readonly Sentence[],
  sentence: Sentence,
  { group, subject }: Clause,
  people: People,
): boolean {
  const next = (sentences[sentences.indexOf(sentence) + 1]?.text ?? '').replace(
    / (?:then|there|afterwards)(?=[.!]?$)/i,
    '',
  );
  return (
    group?.verb !== 'be' &&
    people.isPersonPhrase(textOf(subject)) &&
    next !== '' &&
    (WOES.test(next) || HARM.test(next))
  );
}

/** An idea that was read as a wish for what it only tells, and tells as a complaint, is told the other way round. */
export function withoutWoes(idea: Idea, raw: string, product: Product): Idea {
  if (!/^(?:wish|problem|noun phrase|detail)$/.test(idea.form) || idea.action.rule === 'open') return idea;
  // "floor plan and council tax, without a word to the agent": what is only named tells nothing.
  if (idea.form === 'noun phrase' && !/ still /.test(raw)) return idea;
  const isTold = /^be (?:told|warned) when |^be rid of /.test(idea.action.wish);
  // "A gardener slipped in March. The slope was ...": several sentences of which none asks.
  const isNote = /[.!] \S/.test(raw.trim()) && idea.action.frame === 'do';
  if (!isTold && !isNote && !WOE_SIGNS.test(raw) && !SAME_BACK.test(raw) && !LATE_AFTER.test(raw)) return idea;
  const sentences = splitSentences(mendWords(stripMarkup(raw)).trim());
  if (sentences.some(({ text, isQuestion, isItem }) => isQuestion || isItem || ASKS.test(text))) return idea;
  const people = knowPeople(product);
  if (isTold) {
    const one = ofOneCase(idea, people);
    const [sentence] = sentences;
    return (
      (one && sentence && sentences.length > 1 ? ideaOf(one, { ...sentence, text: idea.text }, people) : undefined) ??
      asOften(idea, people)
    );
  }
  for (const sentence of sentences) {
    const said = expandContractions(sentence.text).replace(/[\s.!]+$/, '');
    const clause = factOf(said, people);
    if (!clause || isRuledPlainly(said) || !affirms(idea, clause, said)) continue;
    if (clause.group?.past || (isNote && causesHarm(sentences, sentence, clause, people))) {
      const relief = clause.group?.past
        ? ofPast(clause, people)
        : denied(clause, parseSentence(said, people.names).clauses.slice(1), people);
      const told =
        relief && sentences.length > 1 ? ideaOf(relief, { ...sentence, text: idea.text }, people) : undefined;
      if (told) return told;
      continue;
    }
    const signs =
      WOE_SIGNS.test(said) ||
      SAME_BACK.test(said) ||
      // "refunds are sent three days after the return" is a rule; "is online three days after" is none.
      (LATE_AFTER.test(said) && clause.group?.verb === 'be' && !clause.group.passive);
    const relief = signs ? denied(clause, parseSentence(said, people.names).clauses.slice(1), people) : undefined;
    const told = relief && ideaOf(relief, { ...sentence, text: idea.text }, people);
    if (told) return told;
  }
  return idea;
}
