import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { EMOTIVE } from '../lexicon/troubles.ts';
import { asATale } from './as-a-tale.ts';
import { ended, tidy } from './ended.ts';
import type { People } from './people.ts';
import type { Reading } from './read-sentence.ts';
import { isWholeReason } from './reason-between.ts';
import { isManySubject } from './say-relief.ts';
import { tailOf } from './told-events.ts';
import type { Fact } from './told-facts.ts';

const NOBODY = /^(?:nobody|no one|none|hardly anyone|hardly anybody|no [a-z]+s?)\b/i;

/** A clause of a complaint as it is once that is over: "the table no longer stands empty for ten minutes". */
export function over(clause: Clause): string | undefined {
  const { group } = clause;
  // "nobody else finds them": no denial of it is one that can be read.
  if (!group || clause.subject.length === 0 || NOBODY.test(textOf(clause.subject))) return undefined;
  const toil = group.verb === 'have' && clause.rest[0]?.tag === 'TO';
  const who = textOf(clause.subject);
  if (toil) return tidy(`${who} ${isManySubject(clause) ? 'do' : 'does'} not have ${tailOf(clause)}`);
  const end = group.past && !group.passive ? undefined : ended(clause);
  return end && tidy(`${who} ${end.statement}`);
}

/** A trouble with what it costs, where the reading has found no reason: what the next clause tells is over as well. */
export function withCost(reading: Reading, people: People): Reading {
  const { trouble, benefit, sentence, request, action } = reading;
  const wish = action?.wish ?? request?.text ?? '';
  if (!request || sentence.isQuestion || NEWS.test(wish) || (benefit && !repeats(benefit, wish))) return reading;
  const [first, ...more] = clausesIn(expandContractions(sentence.text), people);
  const isTold = first?.clause.mood === 'statement' && first.clause.group?.modal === undefined;
  if (!trouble && !(request.form === 'negative' && isTold)) return reading;
  const next = more.find(
    ({ clause, who }) =>
      clause.group !== undefined &&
      /^(?:and|so|and then|then|and so)$/.test(clause.link) &&
      (who !== first?.who || clause.rest[0]?.tag === 'TO') &&
      !EMOTIVE.test(clause.group.verb) &&
      !/^(?:nobody|no one|it|this|that|which|there)$/i.test(who),
  );
  if (!next || isSaid(next, wish)) return reading;
  const reason = over(next.clause);
  return isWholeReason(reason) ? { ...reading, benefit: reason } : reading;
}

/** The clauses of a sentence with their subjects. */
function clausesIn(text: string, people: People): Fact[] {
  let subject: Clause['subject'] = [];
  return parseSentence(asATale(text), people.names).clauses.map((clause) => {
    if (clause.subject.length > 0) subject = clause.subject;
    return { clause: { ...clause, subject }, who: textOf(subject) };
  });
}

/** Who is told when something happens knows it in time, and that is why. */
const NEWS = /^be (?:told|warned|notified|informed) (?:when|of|before|as soon as)\b/;

function repeats(benefit: string, wish: string): boolean {
  const words = benefit.split(' ').filter((word) => word.length > 3 && !/^(?:does|longer|have|they)$/.test(word));
  return words.length > 1 && words.filter((word) => wish.includes(word)).length >= words.length - 1;
}

/** Whether the wish has told a fact already. */
function isSaid({ clause }: Fact, wish: string): boolean {
  const words = textOf(clause.rest)
    .split(' ')
    .filter((word) => word.length > 3);
  return words.length === 0 || words.filter((word) => wish.includes(word)).length * 2 > words.length;
}
