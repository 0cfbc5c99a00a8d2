import { rowsMet } from '../language/rows-met.ts';
import { expandContractions } from '../grammar/contractions.ts';
import { readClause, type Clause } from '../language/clause.ts';
import { isMass, isPerson } from '../language/nouns.ts';
import { gerund, readVerb, thirdPerson } from '../language/verbs.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import type { People } from './people.ts';
import { HURTS } from './read-faults.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { ended, tidy } from './ended.ts';
import { relieveText } from './relieve.ts';
import { hasCase, noLongerHappens } from './no-longer-happens.ts';
import { own } from './spared.ts';
import { TROUBLE_RULES, type Relief } from './trouble-rules.ts';
import { ofToil } from './toil.ts';
import { CALM, FREQUENCY, lowerFirst, PROBLEM, shorten } from './trouble-words.ts';

function bare(text: string): string {
  return expandContractions(text)
    .replace(/\s+on average\b/gi, '')
    .replace(/\b(?:just|simply) (?=(?:do|does|did|can|could|will|would) not\b)/gi, '')
    .replace(
      /^(?:(?:i|we) (?:really )?(?:hate|dislike|do not like|can not stand|am tired of|are tired of)(?: it)?|it (?:is (?:very |so |really )?annoying|annoys (?:me|us)|bothers (?:me|us)|drives (?:me|us) (?:mad|crazy))) (?:that|when|how) /i,
      '',
    )
    .replace(
      /^(?:at the moment|right now|currently|today|now|often|sometimes|every \w+(?: in \w+)?|many times|too often|usually)[, ]+/i,
      '',
    )
    .trim();
}

/** "pressure drops at night go unnoticed": a rule on whoever drops something does not speak of the drops. */
function speaksOf(subject: string | undefined, pattern: RegExp, match: RegExpExecArray): boolean {
  if (subject === undefined || !pattern.source.startsWith('^(.+?)')) return true;
  const named = (match[1] ?? '').toLowerCase();
  // "slips of paper that get lost", "travellers with a missed train": no subject ends so.
  if (/\b(?:that|which|who|an?|the|with|of|in|on|at|for|to|and)$/.test(named)) return false;
  const between = named.startsWith(subject.toLowerCase()) ? named.slice(subject.length) : '';
  // "we match people who then find out they have none": "we" have it.
  if (/^(?:i|we|they|he|she|it)$/i.test(subject) && between.trim().split(' ').length > 2) return false;
  if (/ (?:is|are|was|were|while|but|because)\b/.test(between) || / but (?:the|our|my|an?|nobody) /.test(named))
    return false;
  return (
    named.startsWith(subject.toLowerCase()) ||
    subject.toLowerCase().startsWith(named.replace(/\s+(?:and .*|\w+ly)$/, ''))
  );
}

const rulesMet = rowsMet(TROUBLE_RULES, ([pattern]) => pattern);

/** What a rule for troubles of this kind makes of it; nothing where none fits. */
export function invertKnown(text: string, people: People): Relief | undefined {
  const said = bare(text);
  const subject = readClause(said)?.subject;
  for (const [pattern, invert] of rulesMet(said)) {
    const match = pattern.exec(said);
    const relief =
      match && speaksOf(subject, pattern, match)
        ? invert(match, people, (inner) => invertTrouble(inner, people, true))
        : undefined;
    const wish = relief?.wish.replace(FREQUENCY, '').trim() ?? '';
    if (relief && wish.includes(' ') && !wish.startsWith('see in '))
      return { ...relief, wish: relief.wish.replace(FREQUENCY, '').trim() };
  }
  return undefined;
}

/** What people bear and do not do by a slip of their own. */
const BORNE = /^(?:pay|wait|queue|get|receive|see|hear|read)$/;

/** Words by which somebody wants to know of it. */
const NOTICED = /\b(?:notic\w*|unnotic\w*|warn\w*|alert\w*|find out|aware|too late)\b/i;

/** How often something is so is no part of what is wanted. */
const SELDOM =
  /\b(?:often|always|sometimes|still|just|also|already|then|regularly|constantly|usually|frequently|currently)\b ?/gi;

/** Turns a state of affairs that hurts into what somebody wants; nothing when the words are no clause. Where no rule fits, they want to know of it. */
export function invertTrouble(text: string, people: People, hurts = false): Relief | undefined {
  const known = invertKnown(text, people);
  if (known) return known;
  const said = bare(text);
  const clause = readClause(said);
  if (!clause) return undefined;
  const actor = own(clause.subject, people);
  const calm = said.replace(FREQUENCY, '');
  const right = actor ? ofWrong(clause, actor) : undefined;
  if (right) return right;
  if (actor && /\b(?:twice|the wrong|wrongly|by mistake|accidentally)\b/i.test(`${clause.adverb} ${clause.rest}`)) {
    const { verb, rest } = clause;
    // "buyers pay shipping twice": no warning helps them.
    const borne = rest.replace(FREQUENCY, '').trim();
    if (BORNE.test(verb) && /\btwice\b/i.test(borne) && !clause.negated)
      return {
        actor,
        isStop: true,
        wish: `no longer ${verb} ${borne}`,
        outcome: `{the actor} no longer ${thirdPerson(verb)} ${borne}`,
      };
    return {
      actor,
      wish: `be warned before they ${verb} ${rest}`.replace(FREQUENCY, '').replace(/\s+(?:because|since|as)\b.*$/i, ''),
    };
  }
  return (actor ? ofToil(clause, actor, people) : undefined) ?? guess(said, lowerFirst(calm), clause, actor, hurts);
}

/** "cooks take the wrong pan": they are to take the right one. */
function ofWrong(clause: Clause, actor: string): Relief | undefined {
  const wrong =
    clause.kind === 'full'
      ? /^the wrong (.+)$/i.exec(clause.rest.replace(FREQUENCY, '').replace(/ half the time$/i, ''))
      : null;
  // "buyers get parts in the wrong colour": they are to get them in the right one.
  const [, got = '', joint = '', fault = ''] = /^(?:get|receive|find|buy|order|see)$/.test(clause.verb)
    ? (/^(.+?) (in|of|with|for|at|on) the wrong (.+)$/i.exec(
        clause.rest.replace(FREQUENCY, '').split(/,| and | because /)[0] ?? '',
      ) ?? [])
    : [];
  if (got)
    return {
      actor,
      wish: `${clause.verb} ${got} ${joint} the right ${fault}`,
      outcome: `{the actor} ${thirdPerson(clause.verb)} ${got} ${joint} the right ${fault}`,
    };
  if (wrong)
    return {
      actor,
      wish: `${clause.verb} the right ${wrong[1]}`,
      benefit: `I do not ${clause.verb} the wrong ${wrong[1]}`,
    };
  return undefined;
}

/** "the app drains the battery" -> "keep the app from draining the battery"; nothing for a state ("is too slow") or a denial. */
function keptFrom(clause: Clause): string | undefined {
  const { subject, kind, negated, plural, verb, adverb } = clause;
  if (
    negated ||
    /^(?:nobody|no one|i|we|they|it|this|that|there|everybody|everyone|somebody|someone|no|in|on|at)\b|\b(?:I|we|they|he|she|you|it)$/i.test(
      subject,
    )
  )
    return undefined;
  const who =
    /^(?:the|our|my|an?|all|every|each|this|these|two|many|half|most|some) /i.test(subject) ||
    plural ||
    isMassSubject(subject)
      ? subject
      : `the ${subject}`;
  const rest = clause.rest.replace(FREQUENCY, '');
  const how = adverb.replace(SELDOM, '').trim();
  if (verb === 'keep' && readVerb(rest.split(' ')[0] ?? '')?.form === 'gerund') return `keep ${who} from ${rest}`;
  // "makes no sense": a denial is not denied.
  if (/^no\b/i.test(rest)) return undefined;
  // "has been empty for months": what is so by now.
  if (/^(?:has|have|had)$/i.test(clause.finite) && /^been\b/.test(rest))
    return `keep ${who} from being ${rest.slice(5)}`;
  if (kind === 'full' && verb !== 'have')
    return `keep ${who} from ${[how, gerund(verb), rest].filter(Boolean).join(' ')}`.trim();
  const done =
    kind === 'be'
      ? (rest
          .split(' ')
          .find((word) => !/^(?:often|always|sometimes|still|just|also|already|then|regularly)$|ly$/.test(word)) ?? '')
      : '';
  return (readVerb(done)?.form === 'past' && rest.includes(' ')) || HARM.test(`is ${rest}`)
    ? `keep ${who} from being ${rest.replace(SELDOM, '').trim()}`
    : undefined;
}

/** What is told of a thing that harms by what comes of it: "glazes run, so the shelf is ruined". */
export function keepFrom(said: string): string | undefined {
  const clause = readClause(said);
  return clause && !isPerson(clause.subject.split(' ').at(-1) ?? '') ? keptFrom(clause) : undefined;
}

function isMassSubject(subject: string): boolean {
  return isMass(subject.split(' ').at(-1) ?? '') || /^[A-Z]/.test(subject);
}

/** What no rule knows is said as it should be, and how that comes about is asked; where that cannot be said, it is told. */
function guess(said: string, event: string, clause: Clause, actor: string | undefined, hurts: boolean): Relief {
  // "not every member has an email": that stays so.
  if (/^not (?:every|each|all)\b/i.test(clause.subject))
    return {
      isGuess: true,
      except: actor ?? clause.subject,
      wish: `${CALM}${lowerFirst(said)}`,
      about: clause.subject,
      outcome: lowerFirst(said),
      question: 'What should the product do about this?',
    };
  const plain = NOTICED.test(said) ? undefined : relieveText(said);
  // "the door does not open when the battery is dead": it is to open then.
  const sub =
    plain && !/\b(?:when|if|while)\b/.test(plain) ? / ((?:when|if|while) [^,]+)$/i.exec(said)?.[1] : undefined;
  const relieved = plain && [plain, sub].filter(Boolean).join(' ');
  const isOwn = /^(?:i|we)$/i.test(clause.subject);
  if (relieved ? !hurts && !isBad(said, clause) : isOwn)
    return problemOf(said, actor ?? clause.subject, clause.subject);
  // "we write arrivals in a book": what the speaker does today is what they no longer want to have to.
  const [, toil = ''] = /^(?:I|we) do not (?:have to )?(.+ .+)$/i.exec(relieved ?? '') ?? [];
  if (toil && clause.kind === 'full' && !clause.negated && readVerb(clause.finite)?.form !== 'past' && !HARM.test(toil))
    return {
      isStop: true,
      isGuess: true,
      wish: `no longer have to ${toil}`,
      outcome: `{the actor} no longer has to ${toil}`,
    };
  if (relieved) {
    return {
      isGuess: true,
      except: actor ?? clause.subject,
      wish: keptFrom(clause) ?? `make sure that ${relieved}`,
      about: clause.subject,
      outcome: relieved,
      question: `What should the product do so that ${relieved}?`,
    };
  }
  return toldOf(event, actor ?? clause.subject);
}

/** Whether the words themselves say that it hurts; to deny anything else could turn a wish into its opposite. */
function isBad(whole: string, clause: Clause): boolean {
  // "how long they stay": what is told or asked is no harm.
  const said = whole.replace(/ (?:how|what|whether) .*$/i, '');
  return (
    HARM.test(said) ||
    HARMFUL_VERBS.has(clause.verb) ||
    HURTS.test(said) ||
    /\b(?:without|by mistake|although|instead|the same [\w-]+ (?:twice|again|\w+ times)|by (?:two|three|several) (?:people|persons|members|users)|every|at random|in vain)\b/i.test(
      said,
    )
  );
}

/** "the hall is taken within an hour" -> "the hall is no longer taken within an hour" */
function overOf(told: string): string | undefined {
  const [clause, next] = parseSentence(told).clauses;
  const who = textOf(clause?.subject ?? []);
  if (!clause || next || clause.group?.past || clause.group?.negated) return undefined;
  if (who === '' || /^(?:i|we|they|he|she|it|this|that|there|nobody|no one)$/i.test(who)) return undefined;
  const end = ended(clause);
  return end && tidy(`${who} ${end.statement}`);
}

/** A trouble of which only is known that it is to end. */
function problemOf(said: string, except: string, about: string): Relief {
  const told = lowerFirst(said);
  return {
    isGuess: true,
    except,
    wish: `${PROBLEM}${told}`,
    about,
    outcome: (hasCase(told) ? undefined : overOf(told)) ?? noLongerHappens(told),
    question: 'What should the product do about this?',
  };
}

/** Of what may hurt or not, somebody wants to know. */
function toldOf(event: string, except: string): Relief {
  const short = shorten(event);
  return {
    isGuess: true,
    except,
    wish: `be told when ${short}`,
    outcome: short === event ? undefined : `{the actor} is told when ${event}`,
  };
}

/** What becomes of a clause without a word that hurts: to deny it could turn a wish into its opposite, so it is told. */
export function tellOf(text: string, people: People): Relief | undefined {
  const said = bare(text);
  const clause = readClause(said);
  // "we write arrivals in a book": nobody has to be told of what they do themselves.
  if (clause && /^(?:full|do)$/.test(clause.kind) && people.isSpeaker(clause.subject)) return undefined;
  return clause && toldOf(lowerFirst(said), own(clause.subject, people) ?? clause.subject);
}

/** The benefit that lies in the end of a trouble: "customers call us" -> "customers do not have to call". */
export function benefitOfTrouble(text: string): string | undefined {
  // "not every guest has a phone": that stays so, and is what it is for.
  if (/^not (?:every|all)/i.test(text)) return `it takes into account that ${lowerFirst(text)}`;
  // "Twice a month a slip gets lost": how often says nothing of how it should be.
  const often =
    /^(?:once|twice|(?:two|three|four|\d+) times) (?:an?|per|every) (?:day|week|month|year|season|shift),? /i;
  return relieveText(
    text.replace(often, '').replace(/,? (?:and|which) (?:(?:that|this|it) )?(?:takes?|costs?|needs?|lasts?) .*$/i, ''),
  );
}
