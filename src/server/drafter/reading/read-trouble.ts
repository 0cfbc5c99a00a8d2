import { expandContractions } from '../grammar/contractions.ts';
import { readClause } from '../language/clause.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { phrase } from './action.ts';
import { asATale } from './as-a-tale.ts';
import { benefitOfTrouble, invertTrouble } from './invert-trouble.ts';
import { freedOf } from './freed-of.ts';
import type { People } from './people.ts';
import { readCause, readErrand, readToil } from './read-cause.ts';
import { isStatement } from './read-clauses.ts';
import { readFacts } from './read-facts.ts';
import { readPlainAct } from './read-plain.ts';
import type { Reading } from './read-sentence.ts';
import type { Sentence } from './split-sentences.ts';
import { PROBLEM } from './trouble-words.ts';
import type { Relief } from './trouble-rules.ts';
import { withWholeProblem } from './whole-problem.ts';

/** Work that is done a second time, as a gerund: nobody does it of their own will. */
const TWICE = /^(re-?(?:typ|key|enter))ing (.+)$/i;

/** "clerks retype the address": they wish to be spared it, and need not be kept from it. */
function sparing(relief: Relief): Relief {
  const lead = `keep ${relief.except ?? ''} from `;
  const [, root = '', what = ''] =
    (relief.except && !relief.actor && relief.wish.startsWith(lead) && TWICE.exec(relief.wish.slice(lead.length))) ||
    [];
  if (!root) return relief;
  const deed = `${root}${/typ$/i.test(root) ? 'e' : ''} ${what}`;
  return {
    ...relief,
    isStop: true,
    actor: relief.except,
    except: undefined,
    wish: `no longer have to ${deed}`,
    outcome: `{the actor} no longer has to ${deed}`,
  };
}

/** "I always end up cooking the same things": nobody has to. */
function freed(relief: Relief): Relief {
  const toil = relief.isStop ? /^no longer have to (.+)$/.exec(relief.wish)?.[1] : undefined;
  if (toil === undefined || relief.outcome !== `{the actor} no longer has to ${toil}`) return relief;
  return { ...relief, ...freedOf(toil) };
}

/** The reading of a trouble whose relief is known. */
export function ofRelief(found: Relief, sentence: Sentence, reason: string | undefined): Reading {
  const relief = freed(sparing(found));
  const { actor, wish, except, outcome } = relief;
  // "so that I can find out who has paid": what is wanted is no reason for it.
  // "charged because nobody cancels it": that somebody cancels it is the cure, and no reason for it.
  const isCure = /^somebody \w+s\b/i.test(reason ?? '') && /\b(?:because|since|as)\b/i.test(sentence.text);
  const benefit = isCure || (reason && expandContractions(reason).endsWith(wish)) ? undefined : reason;
  if (relief.isStop)
    return {
      sentence,
      trouble: true,
      isGuess: relief.isGuess,
      benefit: relief.benefit ?? benefit,
      request: { form: 'negative', kind: 'act', text: wish, actor, except, outcome, speaker: !actor },
      action: {
        frame: 'not',
        wish,
        core: phrase(wish.replace(/^no longer (?:have to )?/, '')),
        outcome,
        isThing: false,
      },
    };
  return {
    sentence,
    trouble: true,
    isGuess: relief.isGuess,
    action:
      relief.about === undefined
        ? undefined
        : {
            frame: 'done',
            wish,
            core: { verb: 'ensure', text: wish, object: readNounPhrase(relief.about), tails: [] },
            outcome,
            ...(relief.isOver || wish.startsWith(PROBLEM) ? { isOver: true } : {}),
            isThing: false,
          },
    ...(relief.circumstance ? { circumstance: relief.circumstance } : {}),
    benefit: relief.benefit ?? benefit,
    request: {
      form: 'problem',
      kind: 'act',
      text: wish,
      actor,
      except,
      outcome,
      question: relief.question,
      speaker: !actor && !except,
    },
  };
}

/** A state of affairs that hurts, turned into what is wanted. */
export function readTrouble(
  sentence: Sentence,
  said: string,
  benefit: string | undefined,
  people: People,
): Reading | undefined {
  const text = asATale(said);
  // "they bid too low because they do not see the costs": what is not seen is what is wanted.
  const blind = /^(.+?),? because (?:they|we|I|it) ((?:do|does) not (?:see|know|have|find|get|understand) .+)$/i.exec(
    expandContractions(sentence.text),
  );
  const who = blind && people.leading(blind[1] ?? '');
  const sight = who ? invertTrouble(`${who} ${blind?.[2]}`, people) : undefined;
  const cause =
    readErrand(text, people) ??
    readErrand(sentence.text, people) ??
    (sight && { ...sight, benefit: benefitOfTrouble(blind?.[1] ?? '') }) ??
    readCause(sentence.text, people) ??
    readToil(text, people);
  const isExplained = /\b(?:because|since|as) /i.test(sentence.text);
  const plain = cause || isExplained ? undefined : readPlainAct(text, people);
  if (plain) return { sentence, benefit, request: plain, plain: true };
  const relief: Relief | undefined =
    cause ??
    (isStatement(text, people) ? (readFacts(sentence.text, people) ?? readFacts(text, people)) : undefined) ??
    (readClause(text) ||
    /^(?:there (?:is|are)|nobody|no one|it is|many|most)\b|\b(?:takes?|needs?) (?:\w+ )?(?:ages|forever|too long|a long time|so long|minutes|hours)\b/i.test(
      text,
    )
      ? invertTrouble(text, people)
      : undefined);
  if (!relief) return undefined;
  return ofRelief(withWholeProblem(relief, sentence.text), sentence, benefit);
}
