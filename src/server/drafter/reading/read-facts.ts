import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { actionOf, clauseText } from './clause-words.ts';
import { invertKnown, invertTrouble } from './invert-trouble.ts';
import type { Relief } from './trouble-rules.ts';
import type { People } from './people.ts';
import { participle } from '../language/verbs.ts';
import { gerundFirst, isManySubject, relieve } from './relieve.ts';

const CAUSE = /^(?:because|since|as|now that)$/;
/** What people leave undone because they do not think of it. */
const OMITTED =
  /^(?:show|pay|return|bring|confirm|cancel|fill|submit|sign|attend|update|report|read|reply|respond|answer|charge|lock|close|check|water|take|turn|hand|finish|complete|log|record|enter|renew|back|clean|feed|register|appear|come|collect|pick|send|deliver|vote|use|wear|follow)$/;

function withoutCause(clause: Clause): Clause {
  return { ...clause, subs: clause.subs.filter(({ link }) => !CAUSE.test(link)) };
}

function causeOf({ subs }: Clause): Clause | undefined {
  const sub = subs.find(({ link }) => CAUSE.test(link));
  return sub && parseSentence(textOf(sub.words)).clauses[0];
}

/** "they" of a cause are those of the trouble. */
function named(cause: Clause, trouble: Clause): string {
  const text = clauseText(cause);
  return /^(?:they|he|she)\b/i.test(text) ? text.replace(/^\S+/, textOf(trouble.subject)) : text;
}

/** "families do not show up for their slot": what is left undone is to be thought of. */
function readOmission(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  const who = textOf(subject);
  if (!group?.negated || group.modal || !people.isPersonPhrase(who) || people.isSpeaker(who)) return undefined;
  if (group.words[0]?.tag !== 'DO' && !group.adverbs.includes('never')) return undefined;
  if (!OMITTED.test(group.verb)) return undefined;
  return { actor: who, wish: `be reminded to ${group.verb} ${textOf(rest)}`.trim() };
}

const FAULTY =
  /\b(?:wrong|wrongly|twice|by mistake|by accident|accidentally|mistypes?|mixe?s? up|forgets?|loses?|misse?s?)\b/i;

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
    const whole = { ...clause, subject, mood: 'statement' as const };
    const isBarred =
      clause.group?.negated && (clause.group.modal !== undefined || /^(?:know|see|have)$/.test(clause.group.verb));
    const isOmitted = clause.group?.negated && clause.group.words[0]?.tag === 'DO' && OMITTED.test(clause.group.verb);
    const known = clauses[0]?.group?.verb ?? '';
    // "operators wear gloves and hit the wrong reason": the clause with the fault in it counts.
    if (
      at > 0 &&
      FAULTY.test(clauseText(clause)) &&
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
    if (at > 0 && isBarred && people.isPersonPhrase(textOf(subject))) return [whole, ...clauses.slice(at + 1)];
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
  if (!toil) return undefined;
  const actor = people.isSpeaker(who) ? undefined : who;
  const parts =
    /^(.+?) (?:just |only )?(?:in order )?to ((?:see|find|get|know|read|check|send|open|book|order|pay|print|reach|change|edit|enter|add|export|share|compare|report|start|finish|use|download|search)\b.+)$/i.exec(
      toil,
    );
  if (parts) return { actor, wish: `${parts[2]} without ${gerundFirst(parts[1] ?? '')}` };
  const often = toil.replace(/\b(every|each) single time\b/i, '$1 time').replace(/\s+(?:every|each) time$/i, '');
  return { actor, wish: `no longer have to ${often}`, outcome: `{the actor} no longer has to ${often}`, isStop: true };
}

const AGAIN = /\b(?:again|twice|by hand|manually|a second time|one by one|over and over|on paper|from scratch)\b/i;

/** What is done twice by mistake. */
const SLIP = /^(?:book|order|pay|charge|send|buy|assign|invite|count|treat|weigh|register|reserve|apply)\b.*\btwice\b/i;

/** "designers plan in a spreadsheet and then type everything again": work done twice or by hand is to go away. */
function readDouble(clauses: readonly Clause[], people: People): Relief | undefined {
  let subject: Clause['subject'] = [];
  for (const clause of clauses) {
    if (clause.subject.length > 0) subject = clause.subject;
    const { group } = clause;
    const who = textOf(subject);
    const action = actionOf(clause);
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
    if (/^(?:be|have|get|forget|lose|ask|call)$/.test(group.verb)) continue;
    return {
      actor: people.isSpeaker(who) ? undefined : who,
      wish: `no longer have to ${action}`,
      outcome: `{the actor} no longer has to ${action}`,
      isStop: true,
    };
  }
  return undefined;
}

/** "my accountant asks for the same receipts": whoever is asked wants to be left alone. */
function readPestered(clause: Clause): Relief | undefined {
  const { group, subject, rest } = clause;
  if (
    !group ||
    group.negated ||
    group.modal ||
    subject[0]?.lower !== 'my' ||
    !/^(?:ask|call|phone|email|text|chase|remind|message)$/.test(group.verb)
  )
    return undefined;
  const rid = `${participle(group.verb)} ${textOf(rest).replace(/^(?:me|us) ?/i, '')}`.trim();
  return {
    except: textOf(subject),
    wish: `no longer be ${rid}`,
    outcome: `{the actor} is no longer ${rid}`,
    isStop: true,
  };
}

/** "lab results come as a fax and the nurse types them in": they are to come without that. */
function readHandled([first, second]: readonly Clause[], people: People): Relief | undefined {
  if (
    !first?.group ||
    !second?.group ||
    first.group.modal ||
    !/^(?:come|arrive|be|get|send|deliver)$/.test(first.group.verb)
  )
    return undefined;
  const who = textOf(second.subject);
  if (
    !/^(?:type|enter|copy|scan|retype|print|file|key|transcribe|transfer|re-enter|write|add)$/.test(
      second.group.verb,
    ) ||
    !people.isPersonPhrase(who)
  )
    return undefined;
  if (!/\b(?:them|it)\b/i.test(textOf(second.rest))) return undefined;
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    wish: `get ${textOf(first.subject)} without ${gerundFirst(actionOf(second))}`,
  };
}

/** "half of our no-shows are people who booked early": a share that somebody wants to watch. */
function readShare({ group, subject, rest }: Clause): Relief | undefined {
  const share =
    /^(?:about |almost |nearly |over |more than )?(?:half|most|many|some|a third|two thirds|\d+ ?(?:%|percent|per cent)) of (.+)$/i.exec(
      textOf(subject),
    );
  return share && group?.verb === 'be' && !group.negated && !group.passive
    ? { wish: `see how many of ${share[1]} are ${textOf(rest)}` }
    : undefined;
}

const MESSY =
  /^(?:(?:very|too|so|really|quite|almost|just|pretty|completely|totally) )*(?:a (?:complete |total )?(?:mess|nightmare|pain|disaster)|unreadable|unusable|illegible|cluttered|messy|tiny|cramped|cut off|too (?:small|big|wide|narrow|dark|bright|long|crowded|complicated)|hard to (?:read|use|follow|see)|difficult to (?:read|use|follow)|confusing|ugly|broken|garbled)\b/i;
const FALTERS =
  /^(?:stutter|flicker|freeze|lag|hang|jump|overlap|blur|crash|disappear|vanish|glitch|buffer|break|fail|scroll)$/;

/** "the shelf screen is a mess on a small phone", "the videos stutter on the WiFi": the thing is wanted without its fault. */
function readFault(clause: Clause, people: People): Relief | undefined {
  const { group, subject, rest } = clause;
  const thing = textOf(subject);
  if (
    !group ||
    group.negated ||
    subject[0]?.tag === 'VG' ||
    people.isPersonPhrase(thing) ||
    /^(?:it|this|that|there|nobody)$/i.test(thing)
  )
    return undefined;
  const what =
    /^(?:the|our|my|an?|all|every|each|this|these) /i.test(thing) || isManySubject(clause) ? thing : `the ${thing}`;
  if (group.verb === 'be' && !group.passive) {
    const messy = MESSY.exec(textOf(rest));
    if (!messy) return undefined;
    const tail = textOf(rest).slice(messy[0].length).trim();
    return { wish: `read ${what} ${tail}`.trim(), outcome: `${what} can be read in full ${tail}`.trim() };
  }
  if (!FALTERS.test(group.verb) || group.modal) return undefined;
  const tail = [
    textOf(rest),
    ...clause.subs
      .filter(({ link }) => link === 'when' || link === 'if')
      .map(({ link, words }) => `${link} ${textOf(words)}`),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    wish: `use ${what} ${tail} without it ${gerundFirst(group.verb)}`
      .replace(/\s+/g, ' ')
      .replace(/without it (\w+)$/, isManySubject(clause) ? 'without them $1' : 'without it $1'),
    outcome: `${what} ${isManySubject(clause) ? 'do' : 'does'} not ${group.verb} ${tail}`.trim(),
  };
}

const UNNOTICED =
  /\b(?:notic|realis|realiz|find out|finds out|found out|know|knew|learn|hear|aware|see|too late|by then|until)\w*/i;

/** Words for what goes wrong with things. */
const HURTS =
  /\b(?:too|only|wrong\w*|lost|los(?:es?|ing)|late|slow\w*|twice|again|hard|wait\w*|wast\w*|fail\w*|break\w*|vanish\w*|disappear\w*|overlap\w*|block\w*|cost\w*|annoy\w*|expir\w*|overflow\w*|crash\w*|jam\w*|leak\w*|rot\w*|spoil\w*|show\w*|stay\w*|after|outdated|empty|full|terrible|awful|ugly|bad\w*|disturb\w*|stutter\w*|flicker\w*|duplicate\w*|mix\w*|chang\w*|drop\w*|go(?:es)? (?:to|by|un\w+))\b/i;

/** "supporters who cancelled still have access": what goes on although it should not is to end. */
function readOngoing(clause: Clause, people: People): Relief | undefined {
  const { group, subject } = clause;
  if (!group || group.modal || group.negated || group.past || subject.length === 0) return undefined;
  const who = textOf(subject);
  if (
    subject[0]?.lower === 'no' ||
    /^(?:i|we|it|this|that|there|they|he|she|nobody|no one|everybody|everyone|somebody|someone)$/i.test(who)
  )
    return undefined;
  const isPerson = people.isPersonPhrase(who);
  const isStill = group.adverbs.includes('still');
  if (!isStill && !HURTS.test(clauseText(clause))) return undefined;
  if (isPerson && !isStill) return undefined;
  const action = actionOf(clause).replace(/^(?:still|always|often|sometimes) /i, '');
  if (/^be (?!\w+(?:ed|en|t)\b)/i.test(action) && !isStill) return undefined;
  const what =
    isPerson ||
    /^(?:the|our|my|an?|all|every|each|this|these) /i.test(who) ||
    isManySubject(clause) ||
    /^[A-Z]/.test(who)
      ? who
      : `the ${who}`;
  const outcome = relieve(clause);
  return outcome
    ? {
        except: isPerson ? who : undefined,
        wish: `keep ${what} from ${gerundFirst(action)}`,
        outcome: isStill
          ? `${who} no longer ${[...group.words.map(({ text }) => text), textOf(clause.rest)].filter(Boolean).join(' ')}`
          : outcome,
      }
    : undefined;
}

/** "the fire service misses the deadline": what one cannot help, one wants to be warned of. */
function readMissed(clause: Clause): Relief | undefined {
  const { group, subject, rest } = clause;
  if (
    group?.verb !== 'miss' ||
    group.negated ||
    !/\b(?:deadline|date|due date|appointment|limit|target|slot)\b/i.test(textOf(rest))
  )
    return undefined;
  return {
    except: textOf(subject),
    wish: `be warned before ${textOf(subject)} ${isManySubject(clause) ? 'miss' : 'misses'} ${textOf(rest)}`,
  };
}

/** What a sentence of facts asks for: its first clause hurts, what follows from it or caused it tells why. */
export function readFacts(text: string, people: People): Relief | undefined {
  const { clauses, front } = parseSentence(text, people.names);
  const [first, ...more] = tellingFirst(clauses, people);
  if (!first?.group || first.mood !== 'statement' || first.subject.length === 0) return undefined;
  if (first.group.modal && !first.group.negated) return undefined;
  const trouble = withoutCause(first);
  const cause = causeOf(first);
  const follows = more.find((clause) => clause.group && !clause.group.modal && clause.mood !== 'command');
  const consequence =
    follows &&
    relieve(follows.subject.length > 0 ? withoutCause(follows) : { ...withoutCause(follows), subject: first.subject });
  const before = front.map(({ link, words }) => `${link} ${textOf(words)}`).join(' ');
  const said = [clauseText(trouble), before].filter(Boolean).join(' ');
  if (cause) {
    const many = /^there (?:is|are) (?:far |way )?(?:too|so) (?:many|much)\b/i.test(clauseText(cause));
    const relief = many
      ? { wish: `get fewer ${textOf(first.rest)}` }
      : (readFault(cause, people) ?? invertKnown(named(cause, first), people) ?? readOngoing(cause, people));
    const who = textOf(first.subject);
    if (relief)
      return {
        ...relief,
        actor: relief.actor ?? (people.isPersonPhrase(who) && !people.isSpeaker(who) ? who : undefined),
        benefit: relieve(trouble) ?? relief.benefit,
      };
  }
  const relief =
    readHandled([first, ...more], people) ??
    readShare(trouble) ??
    readMissed(trouble) ??
    readPestered(trouble) ??
    readOmission(trouble, people) ??
    readToil(trouble, people) ??
    readDouble([trouble], people) ??
    readFault(trouble, people) ??
    invertKnown(said, people) ??
    readDouble([{ ...trouble, rest: [], subs: [] }, ...more], people) ??
    (UNNOTICED.test(more.map(clauseText).join(' ')) ? undefined : readOngoing(trouble, people)) ??
    invertTrouble(said, people);
  return relief && { ...relief, benefit: consequence ?? relief.benefit ?? (cause && relieve(cause)) };
}
