import { gerundFirst } from '../language/verbs.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { asATale } from './as-a-tale.ts';
import { actionOf, clauseText } from './clause-words.ts';
import { inPresent } from './in-present.ts';
import { invertKnown, invertTrouble, keepFrom } from './invert-trouble.ts';
import type { Relief } from './trouble-rules.ts';
import type { People } from './people.ts';
import { baseFirst } from './read-request.ts';
import { relieve } from './relieve.ts';
import {
  hurtingFirst,
  isPrice,
  readBare,
  readLate,
  readLeak,
  readLoss,
  readWeather,
  readWrongResult,
  readRunningOut,
  readTooLate,
  readTooMany,
  readUntold,
} from './read-harm.ts';
import { causeOf, withoutCause } from './told-facts.ts';
import { ofCause, OMITTED, readOmission } from './read-because.ts';
import { readDistrust, readTalkedOver, readUndared, readUnremembered } from './read-unsettled.ts';
import { readFault, readHandled, readMeans, readMissed, readOngoing, readPestered, readShare } from './read-faults.ts';
import { PROBLEM } from './trouble-words.ts';
import { readSideEffect } from './side-effect.ts';
import { readShortcoming } from './read-shortcomings.ts';

const FAULTY =
  /\b(?:wrong|wrongly|twice|by mistake|by accident|accidentally|mistypes?|mixe?s? up|forgets?|loses?|misse?s?|overlooks?)\b/i;

/** "members book classes and then do not come": of what they have booked they are to be reminded. */
function bookedOf(clause: Clause, first: Clause | undefined): Clause {
  return first
    ? { ...clause, rest: [...clause.rest, { text: 'to', lower: 'to', isName: false, tag: 'TO' }, ...first.rest] }
    : clause;
}

/** "I have 43 patients and cannot tell who is doing badly": the clause that tells the trouble counts, with the subject of the one before. */
function tellingFirst(clauses: readonly Clause[], people: People): readonly Clause[] {
  let subject: Clause['subject'] = [];
  for (const [at, clause] of clauses.entries()) {
    if (clause.subject.length > 0) subject = clause.subject;
    // "we have emergencies every day but no slot is left": what hurts stands behind "but".
    if (at === 1 && clause.link === 'but' && /^no [a-z]/i.test(textOf(clause.subject)) && !clauses[0]?.group?.negated)
      return [{ ...clause, mood: 'statement' }, ...clauses.slice(2)];
    const whole = { ...clause, subject, mood: 'statement' as const };
    // "the architect lives two hours away and each approval takes a week": how somebody lives only explains it.
    if (at === 1 && clause.subject.length > 0 && clauses[0]?.group?.verb === 'live')
      return [{ ...clause, mood: 'statement' }, ...clauses.slice(2)];
    const isBarred =
      clause.group?.negated && (clause.group.modal !== undefined || /^(?:know|see|have)$/.test(clause.group.verb));
    const isOmitted =
      clause.group?.negated &&
      (clause.group.words[0]?.tag === 'DO' || clause.group.adverbs.includes('never')) &&
      OMITTED.test(clause.group.verb);
    const known = clauses[0]?.group?.verb ?? '';
    // "operators wear gloves and hit the wrong reason": the clause with the fault in it counts.
    if (
      at > 0 &&
      FAULTY.test(clauseText(clause)) &&
      !isPrice(clause, textOf(subject), people) &&
      !FAULTY.test(clauseText(clauses[0] ?? clause)) &&
      people.isPersonPhrase(textOf(subject)) &&
      !clause.group?.modal
    )
      return [whole, ...clauses.slice(at + 1)];
    if (at > 0 && isOmitted && people.isPersonPhrase(textOf(subject)) && !clauses[0]?.group?.negated)
      return [
        /^(?:book|reserve|order|register|apply|sign)$/.test(known) &&
        /^(?:come|show|appear|turn|attend)$/.test(clause.group?.verb ?? '')
          ? bookedOf(whole, clauses[0])
          : whole,
        ...clauses.slice(at + 1),
      ];
    if (at > 0 && isBarred && people.isPersonPhrase(textOf(subject)) && !/^(?:forget|lose|miss)$/.test(known))
      return [whole, ...clauses.slice(at + 1)];
    if (at === 0 && clause.group?.negated) break;
  }
  return clauses;
}

/** "I have to scroll sideways to see the clay body" -> "see the clay body without scrolling sideways". */
function readToil(clause: Clause, people: People): Relief | undefined {
  const { group, subject } = clause;
  const who = textOf(subject);
  if (!group || group.negated || !people.isPersonPhrase(who)) return undefined;
  const toil =
    /^(?:always |often |still )?(?:have|need|must|got) to (.+)$/i.exec(actionOf(clause))?.[1] ??
    (group.modal === 'must' ? actionOf(clause) : undefined);
  const many =
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i.test(textOf(clause.rest)) && !group.modal && !group.past
      ? actionOf(clause)
      : undefined;
  if (!toil && !many) return undefined;
  // "the keeper has to be told first": a duty to them, and nothing that they toil at.
  if (
    toil &&
    /^be [a-z]+(?:ed|en|ld|wn|nt)\b/i.test(toil) &&
    !AGAIN.test(toil) &&
    !/\b(?:each|every|always)\b/i.test(toil)
  )
    return undefined;
  const actor = people.isSpeaker(who) ? undefined : who;
  const parts =
    /^(.+?) (?:just |only )?(?:in order )?to ((?:see|find|get|know|read|check|send|open|book|order|pay|print|reach|change|edit|enter|add|export|share|compare|report|start|finish|use|download|search|answer|solve|serve|help|close|confirm|approve)\b.+)$/i.exec(
      toil ?? many ?? '',
    );
  if (parts) return { actor, wish: `${parts[2]} without ${gerundFirst(parts[1] ?? '')}` };
  if (!toil) return undefined;
  const often = toil.replace(/\b(every|each) single time\b/i, '$1 time');
  return { actor, wish: `no longer have to ${often}`, outcome: `{the actor} no longer has to ${often}`, isStop: true };
}

const AGAIN =
  /\b(?:again|twice|by hand|manually|a second time|one by one|over and over|on paper|from scratch|from memory)\b/i;

/** What is done twice by mistake. */
const SLIP = /^(?:book|order|pay|charge|send|buy|assign|invite|count|treat|weigh|register|reserve|apply)\b.*\btwice\b/i;

/** "reads 140 meters and types them in twice": what they are, the clause before tells. */
function withNoun(action: string, before: Clause | undefined): string {
  const noun =
    before && readNounPhrase(textOf(before.rest).split(/ (?:by|with|on|in|at|from|to|for|every|each) /)[0] ?? '');
  return noun?.plural ? action.replace(/ them\b/, ` the ${noun.core.replace(/^\d+ /, '')}`) : action;
}

/** The relief with what "them" means, where the clause before the one that hurts names it. */
function wholly(relief: Relief, told: Clause | undefined, trouble: Clause): Relief {
  const before = told && clauseText(told) !== clauseText(trouble) ? told : undefined;
  const outcome = relief.outcome && withNoun(relief.outcome, before);
  return { ...relief, wish: withNoun(relief.wish, before), ...(outcome ? { outcome } : {}) };
}

/** "designers plan in a spreadsheet and then type everything again": work done twice or by hand is to go away. */
function readDouble(clauses: readonly Clause[], people: People): Relief | undefined {
  let subject: Clause['subject'] = [];
  for (const clause of clauses) {
    if (clause.subject.length > 0) subject = clause.subject;
    const { group } = clause;
    const who = textOf(subject);
    // "spends two evenings a month on updating the list by hand": what the time goes into.
    const spent = /^(?:spend|waste|lose) .+? (?:on |with )?(?!evenings?\b|mornings?\b)(\w{2,}ing\b .+)$/.exec(
      actionOf(clause),
    )?.[1];
    const action = spent ? baseFirst(spent) : actionOf(clause);
    if (
      !group ||
      group.negated ||
      group.modal ||
      group.past ||
      group.passive ||
      !people.isPersonPhrase(who) ||
      !AGAIN.test(action) ||
      SLIP.test(action)
    )
      continue;
    if (/^(?:be|have|get|forget|lose|ask|call|leave|come|go|quit|start|stop)$/.test(group.verb)) continue;
    return {
      actor: people.isSpeaker(who) ? undefined : who,
      wish: `no longer have to ${action}`,
      outcome: `{the actor} no longer has to ${action}`,
      isStop: true,
    };
  }
  return undefined;
}

const UNNOTICED =
  /\b(?:notic|realis|realiz|find out|finds out|found out|know|knew|learn|hear|aware|see|too late|by then|until)\w*/i;

/** "when a request comes in" in front of a toil belongs to the wish. */
function withFront(relief: Relief | undefined, front: string): Relief | undefined {
  return relief && front ? { ...relief, wish: `${relief.wish} ${front}` } : relief;
}

/** What is so once what comes of the trouble is over: "..., so we run out of fuses", "... and then we have none". */
function whatFollows(first: Clause, more: readonly Clause[], people: People): string | undefined {
  const so = first.subs.find(({ link }) => link === 'so');
  const follows = [...(so ? parseSentence(textOf(so.words), people.names).clauses : []), ...more].find(
    (clause) =>
      clause.group &&
      !clause.group.modal &&
      // "then they think they are done": what they think hurts nobody yet.
      !/^(?:think|believe|assume|suppose)$/.test(clause.group.verb) &&
      clause.mood !== 'command' &&
      (clause.link !== 'but' || clause.group.negated) &&
      !/^(?:nobody|no one)$/i.test(textOf(clause.subject)),
  );
  return (
    follows &&
    relieve(follows.subject.length > 0 ? withoutCause(follows) : { ...withoutCause(follows), subject: first.subject })
  );
}

/** What goes on is to end; where nobody notices it, somebody is to be told. */
function readGoingOn(trouble: Clause, more: readonly Clause[], before: string, people: People): Relief | undefined {
  return UNNOTICED.test(more.map(clauseText).join(' '))
    ? {
        isGuess: true,
        except: textOf(trouble.subject),
        wish: `be told when ${inPresent(trouble)}${before && ` ${before}`}`,
      }
    : readOngoing(trouble, people);
}

/** "the batches run together, so a shelf is ruined": what comes of it tells that it hurts. */
function withHarmOf(
  relief: Relief,
  consequence: string | undefined,
  first: Clause,
  said: string,
  told: string,
  people: People,
): Relief {
  if (!consequence || !relief.wish.startsWith(PROBLEM) || /\b(?:yet|but|still)\b/i.test(told)) return relief;
  const wish = people.isPersonPhrase(textOf(first.subject)) ? undefined : keepFrom(said);
  return wish ? { ...relief, wish } : relief;
}

/** What a sentence of facts asks for: its first clause hurts, what follows from it or caused it tells why. */
export function readFacts(told: string, people: People): Relief | undefined {
  const text = asATale(told);
  const { clauses, front } = parseSentence(text, people.names);
  const lost = readLoss(clauses, people) ?? readWrongResult(clauses, people);
  const [, , third] = clauses;
  if (lost)
    return { ...lost, benefit: third && third.subject.length > 0 && !third.group?.modal ? relieve(third) : undefined };
  const [first, ...more] = hurtingFirst(tellingFirst(clauses, people));
  if (!first?.group || first.mood !== 'statement' || first.subject.length === 0) return undefined;
  if (first.group.modal && !first.group.negated) return undefined;
  const trouble = withoutCause(first);
  const [cause] = causeOf(first, people);
  const consequence = whatFollows(first, more, people);
  const before = front.map(({ link, words }) => `${link} ${textOf(words)}`).join(' ');
  const said = [clauseText(trouble), before].filter(Boolean).join(' ');
  const caused = cause && ofCause(cause, first, people);
  if (caused) return caused;
  const relief =
    readWeather(trouble) ??
    readUndared(first) ??
    readTalkedOver(trouble, people) ??
    readDistrust(trouble, people) ??
    readUnremembered([first, ...more]) ??
    readUntold([first, ...more]) ??
    readRunningOut(trouble, people) ??
    readLate(trouble, people) ??
    readTooLate(trouble) ??
    readTooMany(trouble, people) ??
    readLeak(trouble) ??
    readBare(trouble, people) ??
    readMeans(trouble) ??
    readHandled([first, ...more], people) ??
    readShare(trouble) ??
    readMissed(trouble, people) ??
    readShortcoming(trouble, text, people) ??
    readPestered(trouble) ??
    readOmission(trouble, people) ??
    withFront(readToil(trouble, people), before) ??
    readDouble([trouble], people) ??
    readFault(trouble, people) ??
    invertKnown(said, people) ??
    readDouble([{ ...trouble, rest: [], subs: [] }, ...more], people) ??
    readSideEffect([trouble, ...more], people) ??
    readGoingOn(trouble, more, before, people) ??
    invertTrouble(
      more[0]?.link === 'but' && !more[0].group?.negated ? `${said} but ${clauseText(more[0])}` : said,
      people,
    );
  const kept = relief && withHarmOf(relief, consequence, first, said, told, people);
  const whole = kept && wholly(kept, clauses[0], first);
  const news = whole?.wish.startsWith('be told when') ? whole.benefit : undefined;
  const follows = whole && /^have .+ no longer .+ when /.test(whole.wish) ? undefined : consequence;
  return whole && { ...whole, benefit: news ?? follows ?? whole.benefit };
}
