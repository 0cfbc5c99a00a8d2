import { expandContractions } from '../grammar/contractions.ts';
import { textOf, type Clause } from '../grammar/parse.ts';
import { isMass, isPlural } from '../language/nouns.ts';
import { OF_THEIR_OWN, SOME_OF_THEM, TROUBLES_BY_NAME } from '../lexicon/explanations.ts';
import { HARMFUL_VERBS } from '../lexicon/harm.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { headOf } from './clause-words.ts';
import { factIn } from './fact-as-reason.ts';
import { fromBecause } from './from-because.ts';
import { benefitOfTrouble } from './invert-trouble.ts';
import { isHuman } from './is-agent.ts';
import { isMarkedByGet, plainly, statementIn } from './is-explanation.ts';
import type { People } from './people.ts';
import { baseFirst } from './read-request.ts';

/** What forbids something. */
const BANS = /^(?:please )?(?:do not|never|stop|no|no more)\b|\b(?:must|should|may) (?:not|never)\b/i;
/** How people live, which no product ends: "mums and dads work late". */
const HOW_THEY_LIVE =
  /^(?:work|live|sleep|travel|commute|come|go|know|think|believe|want|prefer|like|need|speak|wear)$/;
/** What happens to things for want of care. */
const TO_NO_GOOD =
  /\bnot (?:pile up|go missing|get lost|go to waste|get mixed up|get forgotten|get overlooked|lost|forgotten|overlooked|mixed up|missed|wasted|thrown away|stolen)\b/i;
const IT = /^(?:it|they|this|that|these|those)$/i;
/** Work for want of something: "scroll up and down", "open every cupboard to look". */
const TOIL =
  /^(?:re-?(?:type|enter|do|write|print|count|check|copy|read)|copy|type|search|hunt|guess|wait|queue|walk|carry|count|chase|scroll|click|dig|rummage|squint|leaf|juggle|fiddle)$/;
const TO_FIND_OUT = / to (?:look|see|check|find out|know|tell|find (?:it|them|one))$/i;
/** "typing it in takes our secretary two afternoons", "chasing invoices eats my evenings": what it costs whom. */
const COSTS_THEM =
  /^(\w+ing\b.{0,50}?) (?:takes up|takes|costs|eats up|eats) (?:(us|me|(?:our|my|the) [\w-]+) ((?:an? |half |two |three |four |five |\d+ |full |whole )+[\w-]*(?:hours?|mornings?|afternoons?|evenings?|days?|weeks?|nights?|weekends?)|ages)|(my|our) (evenings?|mornings?|weekends?|nights?|days?|lunch breaks?))$/i;

/** Whoever speaks need not be the one who wishes it: "nobody spends whole evenings chasing invoices". */
function hoursSpared(said: string): string | undefined {
  const [, doing = '', who = '', time = '', , own = ''] = COSTS_THEM.exec(said) ?? [];
  if (doing === '') return undefined;
  const deed = `${doing.charAt(0).toLowerCase()}${doing.slice(1)}`;
  if (own || /^(?:me|us)$/i.test(who)) return `nobody spends ${own ? `whole ${own}` : time} ${deed}`;
  return `${who.replace(/^(?:our|my) /i, 'the ')} ${isPlural(who) ? 'do' : 'does'} not spend ${time} ${deed}`;
}

function isOfPeople(clause: Clause, people: People): boolean {
  const who = textOf(clause.subject);
  return people.isPersonPhrase(who) || isHuman(headOf(clause.subject)?.lower ?? '') || SOME_OF_THEM.test(who);
}

function namesPeople(text: string): boolean {
  return text.split(/[^\p{L}-]+/u).some((word) => isHuman(word));
}

/** "they're opening every cupboard to look", "drivers scroll up and down": what nobody need do any more. */
function toilSpared(clause: Clause, before: string, people: People): string | undefined {
  const { group, subject, rest } = clause;
  if (!group || group.negated || group.modal || group.past || group.passive) return undefined;
  const doing = group.words.find(({ lower }) => lower.endsWith('ing'))?.text;
  const deed = [doing ? baseFirst(doing) : group.verb, textOf(rest)].join(' ').trim();
  const isToil = TOIL.test(deed.split(' ')[0] ?? '') || (doing !== undefined && TO_FIND_OUT.test(deed));
  const who = textOf(subject);
  if (!isToil || !isOfPeople(clause, people) || /\b(?:I|we|me|us|my|our)\b/.test(deed)) return undefined;
  // Nobody was named before whom "they" could mean.
  if (/^they$/i.test(who) && !namesPeople(before)) return `nobody has to ${deed}`;
  const isOne = !/^(?:I|we|they|people)$/i.test(who) && !isPlural(headOf(subject)?.lower ?? '');
  return `${who} ${isOne ? 'does' : 'do'} not have to ${deed}`;
}

/** Whether what ends by the wish, as the reason tells it, is something that the wish can end. */
export function canEnd(reason: string, before: string, after: string, people: People): boolean {
  const clause = statementIn(after, people);
  if (!/ (?:do|does|is|are|am) not (?!have to\b)/.test(reason)) {
    // "they cannot decline", beside a ban; "the alphabet does not help": what is lacking does not come by it.
    const isBan = BANS.test(expandContractions(before));
    const isTurned =
      clause?.group?.negated === true && !isOfPeople(clause, people) && !/ not have to |^it works /.test(reason);
    return !(isBan && / can /.test(reason)) && !isTurned;
  }
  if (TO_NO_GOOD.test(reason)) return true;
  const verb = clause?.group?.verb ?? '';
  if (!clause || HOW_THEY_LIVE.test(verb)) return false;
  if (isOfPeople(clause, people) || OF_THEIR_OWN.has(verb)) return true;
  const who = textOf(clause.subject);
  if (IT.test(who)) return verb !== 'be';
  // "boxes go missing": of the things that the wish speaks of.
  const known = contentStems(before);
  return [...contentStems(who)].some((stem) => known.has(stem));
}

/** "a lot of them do not notice it too late": none of them is to. */
const PORTION = /^(?:a lot|lots|loads|most|many|some|half|few|a few|plenty) of (them|us|these|those) /i;

/** What is gained, as far as a clause beside a wish tells it and the wish can bring it about: a reason, or nothing. */
export function gainedByIt(after: string, before: string, people: People): string | undefined {
  const text = plainly(after);
  const clause = statementIn(after, people);
  const isBan = BANS.test(expandContractions(before));
  const spared = hoursSpared(text) ?? (clause && !isBan ? toilSpared(clause, before, people) : undefined);
  if (spared) return spared;
  // "sitters get marked down for it": what a ban ends.
  const isHarm = clause && (isMarkedByGet(clause) || HARMFUL_VERBS.has(clause.group?.verb ?? ''));
  const suffered = isBan && isHarm && isOfPeople(clause, people) ? benefitOfTrouble(text) : undefined;
  const reason = suffered ?? fromBecause(after, before);
  // "the other huts do it too": who else has it is no gain.
  const isTheirs = reason !== undefined && / (?:too|as well|already)$/i.test(reason);
  const isSure =
    reason !== undefined && !isTheirs && factIn(reason) === undefined && canEnd(reason, before, after, people);
  return isSure ? reason.replace(PORTION, (_, whom: string) => (/^us$/i.test(whom) ? 'we ' : 'they ')) : undefined;
}

/** What is said of how many or how bad they are. */
const SO_MANY =
  /^(?:(?:all of|all|so many|too many|the|these|those|our|their|many|constant|endless|eternal|ongoing|frequent|never-ending|recent|usual) )+/i;
const ENDS_NAME = / (?:over|about|with|in|at|on|of|for|who|that|between|among|every|during|from|after|when|because) /i;
const UNCOUNTED = /^(?:noise|waste|confusion|chaos|damage|fraud|spam|guesswork)$/i;

/** What is better once the trouble is over that a name tells: "there are fewer rows over the scratches". */
export function withoutTrouble(name: string): string | undefined {
  const bare = name.replace(SO_MANY, '');
  const [thing = ''] = bare.split(ENDS_NAME);
  const head = thing.split(' ').at(-1) ?? '';
  if (!TROUBLES_BY_NAME.test(head) || /^(?:an?|one) /i.test(bare)) return undefined;
  if (isPlural(head)) return `there are fewer ${bare}`;
  return isMass(head) || UNCOUNTED.test(head) ? `there is less ${bare}` : undefined;
}
