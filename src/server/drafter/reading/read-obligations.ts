import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { readVerb } from '../language/verbs.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { actionOf, acts, clauseText, peel, subText } from './clause-words.ts';
import { GENERIC } from '../lexicon/complaints.ts';
import type { People } from './people.ts';
import type { ClauseReading } from './read-clauses.ts';
import { readSubject, THE_PRODUCT, type Request } from './read-request.ts';
import { readNone, readState } from './read-states.ts';

/** "make sure that the price is only seen by managers": what is to be so. */
export function readEnsured(clause: Clause, people: People): ClauseReading | undefined {
  const { group, rest } = clause;
  const text = [group?.verb ?? '', textOf(rest), ...clause.subs.map(subText)].join(' ').trim();
  const said = /^(?:make sure|ensure|see to it|take care|guarantee)(?: that)? (.+)$/i.exec(text)?.[1];
  const [inner] = said && !group?.negated ? parseSentence(said, people.names).clauses : [];
  if (!inner?.group || inner.subject.length === 0) return undefined;
  const none = readNone(inner, true);
  if (none) return { request: none, others: [], details: [] };
  if (!inner.group.negated && acts(inner, people)) {
    const who = textOf(inner.subject);
    const speaker = people.isSpeaker(who);
    return {
      request: {
        form: 'imperative',
        kind: 'act',
        text: peel(actionOf(inner)),
        actor: speaker ? undefined : who,
        speaker,
      },
      others: [],
      details: [],
    };
  }
  // "that rent does not have to be typed in every month"
  const spared = inner.group.negated ? /^(?:have|need) to be (\w+)(.*)$/.exec(actionOf(inner)) : null;
  const base = spared ? readVerb(spared[1] ?? '')?.base : undefined;
  if (spared && base) {
    const [particle = '', ...left] = (spared[2] ?? '').trim().split(' ');
    const isParticle = PHRASAL_VERBS.has(`${base} ${particle}`);
    return {
      request: {
        form: 'negative',
        kind: 'act',
        text: [
          `no longer have to ${base}`,
          isParticle ? particle : '',
          textOf(inner.subject),
          isParticle ? '' : particle,
          ...left,
        ]
          .filter(Boolean)
          .join(' '),
        speaker: true,
      },
      others: [],
      details: [],
    };
  }
  const not = inner.group.negated ? 'not ' : '';
  const [must] = parseSentence(`${textOf(inner.subject)} must ${not}${actionOf(inner)}`, people.names).clauses;
  const action = must && readState(must, people);
  return (
    action && {
      request: { form: 'imperative', kind: 'detail', text: said ?? '', speaker: false },
      action,
      others: [],
      details: [],
    }
  );
}

/** Chores: having to do them is a complaint, not a plan. */
export const TOILS =
  /^(?:re-?\w+|copy|type|search|hunt|guess|wait|queue|phone|call|drive|walk|carry|count|calculate|check|scan|chase|scroll|click|dig|ask|explain|sort|fill|log|sign|open|switch|go|look|find|remember|enter|write|print|ring|come|stand|swipe|zoom|keep)\b|\b(?:again|twice|by hand|manually|every|each|always|one by one|just to|all the)\b/i;

/** What comes first by a rule, before something else may happen: no toil, where nobody says that it is done again and again. */
const FIRST =
  /^(?:check|confirm|approve|sign|agree|accept|pay|vote|inspect|test|weigh|label|measure|register|release|show|take|pass|wash|prove|ask for|request|obtain|name|note|enter)\b(?!.*\b(?:again|twice|by hand|manually|every|each|always|one by one)\b)/i;

const TOILED = /\b(?:again|twice|by hand|manually|always|one by one)\b/i;

/** Words by which something one has to do is told as a burden. */
const CHORE =
  /\b(?:hours?|minutes|days?|long|too|only|still|even|without|because|paper|back and forth|around|between|sideways|through|from memory|out of|themselves|manage|deal|decipher|juggle|struggle|dig|guess)\b/i;

/** "the terminal has to keep recording": of things it is an obligation, of people a complaint. */
export function obliged(clause: Clause, people: People): Clause {
  const { group, subject, rest } = clause;
  const supposed = group?.passive && group.verb === 'suppose';
  if (
    !group ||
    group.modal ||
    group.negated ||
    (!supposed && !/^(?:have|need|ought)$/.test(group.verb)) ||
    rest[0]?.tag !== 'TO' ||
    subject.length === 0
  )
    return clause;
  // "the priest and the driver have to be called one by one": that is the trouble.
  if (/\b(?:one by one|by hand|manually|again and again|every (?:single )?time|each time)\b/i.test(textOf(rest)))
    return clause;
  const who = textOf(subject);
  const isStep =
    (clause.subs.some(({ link }) => link === 'before') || / before \w+ing\b/.test(textOf(rest))) &&
    FIRST.test(textOf(rest.slice(1)));
  // "carers have to check in within ten minutes": a time that is set, and no toil.
  const isDue = / within (?:\d|an?\b|one|two|three|four|five|six|ten)/.test(textOf(rest)) && !TOILED.test(textOf(rest));
  // "crew leaders have to name a deputy": nothing says that it is a chore.
  const isCalm =
    !GENERIC.test(who) &&
    !/^(?:see|read|hear|watch|listen|live|put up)\b/.test(textOf(rest.slice(1))) &&
    !TOILS.test(textOf(rest.slice(1))) &&
    !CHORE.test(clauseText(clause)) &&
    clause.subs.length === 0;
  if (
    !supposed &&
    people.isPersonPhrase(who) &&
    !((isStep || isDue || isCalm) && !people.isSpeaker(who)) &&
    // "the management has to be informed": they want to be.
    !(
      /^be (?:(?:able|allowed) to|given|shown|sent|offered|informed|told|notified|asked|warned|alerted|reminded|involved|paid|named)\b/.test(
        textOf(rest.slice(1)),
      ) && !people.isSpeaker(who)
    ) &&
    (!people.isSpeaker(who) || TOILS.test(textOf(rest.slice(1))))
  )
    return clause;
  const [must] = parseSentence(`${textOf(subject)} must ${textOf(rest.slice(1))}`, people.names).clauses;
  return must ? { ...must, link: clause.link, subs: [...must.subs, ...clause.subs] } : clause;
}

/** "the system must require a reason when an analyst changes a result": the analyst is asked for it. */
function readAsking(clause: Clause, people: People): Request | undefined {
  const when = clause.subs.find(({ link }) => /^(?:when|whenever|if|before|once|as soon as)$/.test(link));
  const thing = /^(?:require|demand|request|ask for|insist on) (.+)$/.exec(actionOf({ ...clause, subs: [] }))?.[1];
  const [doing] = when && thing ? parseSentence(textOf(when.words), people.names).clauses : [];
  const who = doing ? textOf(doing.subject) : '';
  if (!when || !thing || !doing?.group || doing.group.negated || doing.group.passive || !people.isPersonPhrase(who))
    return undefined;
  const text = `be asked for ${thing} ${when.link} they ${actionOf(doing)}`;
  const speaker = people.isSpeaker(who);
  return { form: 'system', kind: 'act', text, actor: speaker ? undefined : who, speaker };
}

/** "the system should reject an application": what the product does. */
export function readProduct(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  const who = textOf(subject);
  if (!group?.modal || group.negated || clause.mood !== 'statement') return undefined;
  return THE_PRODUCT.test(who) || people.isProduct(who)
    ? (readAsking(clause, people) ?? readSubject(clauseText(clause), 'system', people))
    : undefined;
}

/** "make the calendar work on old phones": it is to be used there. */
export function readWorking({ group, rest }: Clause): Request | undefined {
  if (group?.verb !== 'make' || group.negated) return undefined;
  const made =
    /^(.+?) (?:work|run|open|load|start|usable|available|readable|accessible) ((?:on|in|with|without|for|offline|at|when|if|while)\b.*)$/i.exec(
      textOf(rest),
    );
  return made ? { form: 'imperative', kind: 'act', text: `use ${made[1]} ${made[2]}`, speaker: false } : undefined;
}

/** "read the page aloud to me": the product does it. */
export function readToMe(clause: Clause): Request | undefined {
  const text = /^(.+) (?:to|for) (?:me|us)$/i.exec(actionOf(clause))?.[1];
  return text &&
    /^(?:read|explain|translate|play|describe|say|speak|sort|summarise|summarize|calculate|check|convert|print)\b/.test(
      text,
    )
    ? { form: 'imperative', kind: 'system', text, speaker: true }
    : undefined;
}

/** "the label cannot be read in the dark": it is to be read; with a condition it is a rule. */
export function readUnable({ group, subject, rest, subs }: Clause, people: People): Request | undefined {
  const who = textOf(subject);
  if (!group?.negated || !group.passive || !/^(?:can|could)$/.test(group.modal ?? '') || people.isPersonPhrase(who))
    return undefined;
  const isRule =
    subs.some(({ link }) => /^(?:if|unless|until|before|after|once|when|as long as)$/.test(link)) ||
    /\b(?:without|by|twice|again|before|after|until)\b/.test(textOf(rest));
  const text = [group.verb, who, textOf(rest)].filter(Boolean).join(' ');
  return isRule ? undefined : { form: 'problem', kind: 'act', text, speaker: true };
}

/** "we no longer want to take bookings for one": it is to end. */
export function readEnded(clause: Clause, people: People): Request | undefined {
  const { group, subject } = clause;
  if (!group?.negated || !group.adverbs.includes('no longer') || !people.isSpeaker(textOf(subject))) return undefined;
  const unwanted = /^(?:want|wish|like) to (.+)$/.exec(actionOf(clause).replace(/^no longer /, ''))?.[1];
  return unwanted ? { form: 'negative', kind: 'stop', text: `no longer ${unwanted}`, speaker: true } : undefined;
}
