import { textOf } from '../../grammar/parse.ts';
import { isMass, isPlural, singular } from '../../language/nouns.ts';
import { fromGerund, thirdPerson } from '../../language/verbs.ts';
import { traitsOf } from '../../lexicon/things.ts';
import { expandContractions } from '../../grammar/contractions.ts';
import { actionOf } from '../clause-words.ts';
import type { Step } from '../event-chain.ts';
import { inPresent } from '../in-present.ts';
import { isManySubject } from '../say-relief.ts';
import { tailOf } from '../told-events.ts';
import type { Relief } from '../trouble-rules.ts';
import { lowerFirst } from '../trouble-words.ts';
import { namedPeople, withoutSpans, type Complaint } from './complaint.ts';
import { allOfThem } from './unheard.ts';

/** How something comes in, told of the thing or of whoever sends it. */
const COMES_IN = /^(?:come|arrive|reach|return)$/;
const SENDS =
  /^(?:send|upload|submit|hand|post|photograph|scan|fill|deliver|attach|return|bring|file|enter|mail|email|give|drop|copy|type|write|state|report|name)$/;
/** What is wrong with it. */
const BAD =
  /\b(?:without|blurr(?:y|ed)|out of focus|unreadable|illegible|half[- ]empty|half[- ]finished|incomplete|unfinished|wrong|missing|sideways|upside down|too (?:dark|small|big|large|late|heavy)|instead of|damaged|broken|crumpled|cut off|blank|empty|dirty|unsigned|outdated|expired|out of date|torn|wet|defective|flat|scratched|mixed up|with(?: \w+){0,3} missing|with no|with the wrong)\b/i;

const LATE_VERB = /^(?:notice|learn|realise|realize|see|hear|discover|spot|know|find|tell|inform|notify)$/;
const LATER =
  /\b(?:only|(?:hours?|days?|weeks?|months?) later|later|too late|afterwards|until|till|when|once|after|at the (?:last|very) \w+|in the first|at the next|by then)\b/i;

/** "they only hear about it two days later", "it is discovered weeks later": who finds out, and that it is too late. */
function findsLate({ clause, who }: Step): { who: string; late: string } | undefined {
  const { group } = clause;
  if (!group || !LATE_VERB.test(group.verb) || group.modal) return undefined;
  const rest = tailOf(clause);
  if (group.verb === 'find' && !/^out\b/i.test(rest) && !group.passive) return undefined;
  const told = rest.replace(/^out\b ?/i, '').replace(/^(?:about|of)? ?(?:it|this|that|them)\b ?/i, '');
  if (
    /^(?:that|what|which|who|where|how|the|about|of|an? (?!(?:few )?(?:minute|hour|day|week|month|year)s? later)) ?/i.test(
      told,
    )
  )
    return undefined;
  const isLate = group.adverbs.includes('only') || group.negated || LATER.test(told);
  const isIt = /^(?:it|this|that)$/i.test(who);
  if (!isLate || (isIt && !group.passive)) return undefined;
  return { who: isIt ? '' : who, late: told };
}

/** "so blurred that nobody can make out the grades" -> "too blurred to make out the grades" */
const SO_THAT =
  /\bso ([\w-]+) that (?:nobody|no one|we|i|you|they|one) (?:can|could|cannot|can not|could not) (?=[a-z])/i;

/** The thing that comes in, and what is wrong with it, as one clause that holds each time. */
function badEvent(
  steps: readonly Step[],
  people: Complaint['people'],
): { event: string; thing: string; sender: string } | undefined {
  const [first, second, more] = steps;
  const { clause } = first ?? {};
  const { group } = clause ?? {};
  if (!first || !clause || !group || more || group.negated || group.modal) return undefined;
  const said = textOf(clause.rest);
  const isSender = people.isPersonPhrase(first.who) && !people.isSpeaker(first.who);
  // "keep uploading stock photos instead of the real thing"
  const [doing = '', ...rest] = said.split(' ');
  const kept = group.verb === 'keep' ? fromGerund(doing) : undefined;
  const verb = kept ?? group.verb;
  const behind = kept ? rest.join(' ') : said;
  if (second) {
    // "customers photograph the slip, it comes out blurry"
    const what = thingOf(behind);
    const isIt = /^(?:it|they)$/i.test(second.who);
    if (!isSender || !SENDS.test(verb) || !what || !isIt || !BAD.test(textOf(second.clause.rest))) return undefined;
    return {
      event: lowerFirst(inPresent(second.clause)).replace(/^(?:it|they)\b/i, what),
      thing: what,
      sender: first.who,
    };
  }
  if (isSender) {
    const what = thingOf(behind.replace(/^(?:in|out|off|over|back|up) /i, ''));
    if (!SENDS.test(verb) || !what || !BAD.test(behind)) return undefined;
    const who = allOfThem(first.who);
    const event = kept
      ? `${who} ${kept} ${behind}`
      : lowerFirst(inPresent({ ...clause, subs: clause.subs.filter(({ link }) => !/^so\b/.test(link)) })).replace(
          lowerFirst(first.who),
          who,
        );
    return { event, thing: what, sender: first.who };
  }
  if (!COMES_IN.test(verb) || !BAD.test(behind) || people.isSpeaker(first.who)) return undefined;
  const things = allOfThem(first.who);
  const comes = isManySubject({ ...clause, subject: clause.subject }) ? verb : thirdPerson(verb);
  return { event: `${things} ${comes} ${withoutSpans(tailOf(clause))}`, thing: things, sender: '' };
}

/** "the prescription" of "the prescription without a stamp". */
function thingOf(behind: string): string | undefined {
  const [said = ''] = behind.split(
    / (?:without|with|instead|that|which|half|so|too|in|on|at|to|for|by|from|sideways|upside|blurred|blurry|unsigned|incomplete)\b/i,
  );
  const plain = said.replace(
    /\b(?:wrong|blurry|blurred|incomplete|unreadable|outdated|damaged|broken|old) (?=\w)/i,
    '',
  );
  return /^(?:(?:the|an?|their|our) )?(?:[\w'-]+ ){0,2}[\w'-]+$/i.test(plain) &&
    !/^(?:it|them|this|that|up|in|out)$/i.test(said)
    ? lowerFirst(plain)
    : undefined;
}

/** When it is too late, as a clause that the news comes before. */
function deadline(late: string): string | undefined {
  const [, when = ''] = /^(?:only )?(?:when|once|until|till|after) (\S+ .+)$/i.exec(late) ?? [];
  return when === '' || /^(?:\w+ing|it|that|this)\b/i.test(when) ? undefined : when;
}

/** Why whoever finds out wants to be told at once: they know it before a moment, or not only then. */
function reasonOf(they: string, late: string): string | undefined {
  const before = deadline(late);
  if (before) return `${they === '' ? 'it is known' : `${they} know of it`} before ${before}`;
  const time = withoutSpans(late).replace(/^only /i, '');
  if (time === '' || /^(?:until|till|when|once|after) /i.test(time)) return undefined;
  return they === '' ? `it is not found out only ${time}` : `${they} do not find out only ${time}`;
}

/** What can be sent once more: nobody has another bike. */
const SENT_AGAIN = ['document', 'media', 'message'] as const;

function criteriaOf(thing: string, event: string): readonly string[] {
  const [, wanted = ''] = /\binstead of ((?:(?!\b(?:and|when|because)\b)[^,])+)$/i.exec(event) ?? [];
  if (wanted)
    return [
      'The message says where that is.',
      `Whoever did so is asked for ${wanted}.`,
      `No message comes when there are ${wanted}.`.replace(/are (?=(?:an?|the) )/, 'is '),
    ];
  const core = thing.replace(/^(?:the|an?|their|our|my) /i, '');
  const last = core.split(' ').at(-1) ?? '';
  const one = isPlural(last) ? singular(core) : core;
  const traits = traitsOf(singular(last), false);
  return [
    `The message says what is wrong with the ${one}.`,
    SENT_AGAIN.some((trait) => traits.has(trait)) && !isMass(last)
      ? `Whoever sent the ${one} is asked for a new one.`
      : `Whoever the ${one} came from is told as well.`,
    `No message comes as long as the ${one} is in order.`,
  ];
}

/** What comes in is no use, and that is found out too late: whoever finds out is to be told at once, and whoever sent it as well. */
export function readArrivesBad({ steps, people }: Complaint): Relief | undefined {
  const last = steps.at(-1);
  const alone = steps.length === 1 ? badEvent(steps, people) : undefined;
  // "loan bikes come back with flat tyres": nobody says who finds out.
  if (alone)
    return alone.sender === '' &&
      /\bwith\b/i.test(alone.event) &&
      !/\b(?:without|late|when|if|until|unless)\b/i.test(alone.event)
      ? { side: 'staff', wish: `be told when ${alone.event}`, criteria: criteriaOf(alone.thing, alone.event) }
      : undefined;
  const found = last && steps.length > 1 ? findsLate(last) : undefined;
  const bad = found && badEvent(steps.slice(0, -1), people);
  if (!found || !bad) return undefined;
  const who = /^(?:they|he|she)$/i.test(found.who) ? bad.sender : found.who;
  const isOwn = who === '' || people.isSpeaker(who);
  const named = namedPeople(who, people);
  return {
    ...(isOwn ? { side: 'staff' as const } : { actor: named ?? 'people' }),
    ...(!isOwn && !named ? { side: 'served' as const } : {}),
    except: isOwn && bad.sender !== '' ? namedPeople(bad.sender, people) : undefined,
    wish: `be told at once when ${bad.event.replace(SO_THAT, 'too $1 to ')}`,
    benefit: reasonOf(isOwn ? who : 'they', found.late),
    criteria: criteriaOf(bad.thing, bad.event),
  };
}

const LACKS =
  /^(.+?) (?:with (?:zero|no|hardly any|barely any|almost no|little|very little|too little)|without(?: any)?) ([\w-]+(?: [\w-]+){0,3}?)$/i;
const SAYS_NOTHING =
  /^(.+?) (?:that|which) (?:say|says|tell|tells) (?:nothing|little|hardly anything) (?:about|of) (.+)$/i;
const MUST =
  /^(?:have|has) to ((?:ask|ring|call|phone|write|mail|e-?mail|chase|guess|search|look|check|ring round|come back|go back)\b.*)$/i;
const BLEMISH = /^(blurry|blurred|dark|vague|half-empty|incomplete|unreadable|illegible|sloppy|useless|cryptic) /i;

/** "experts get pictures without context and have to ask": they are to get them with it. */
export function readComesWithout({ steps, people }: Complaint): Relief | undefined {
  const [first, second, more] = steps;
  const { clause } = first ?? {};
  const { group } = clause ?? {};
  if (!first || !clause || !group || !second || more || !people.isPersonPhrase(first.who)) return undefined;
  if (!/^(?:get|receive)$/.test(group.verb) || group.negated || group.modal || second.who !== first.who)
    return undefined;
  const said = withoutSpans(tailOf(clause));
  const [, things = '', lacking = ''] = LACKS.exec(said) ?? SAYS_NOTHING.exec(said) ?? [];
  const [, toil = ''] = MUST.exec(expandContractions(actionOf(second.clause))) ?? [];
  if (!lacking || !toil || /\band\b/i.test(lacking)) return undefined;
  const isSaid = SAYS_NOTHING.test(said);
  const bare = things.replace(BLEMISH, '');
  const one = singular(bare.replace(/^(?:the|an?|their|our) /i, ''));
  const isOwn = people.isSpeaker(first.who);
  const with_ = isSaid
    ? `that say ${lacking.replace(/^(?!wh|how)/i, '')}`
    : `with ${/^(?:context|information|detail|contact|text)/i.test(lacking) || isPlural(lacking) ? lacking : article(lacking)}`;
  return {
    actor: isOwn ? undefined : (namedPeople(first.who, people) ?? undefined),
    wish: `get ${bare} ${with_}`,
    benefit: `${isOwn ? first.who : 'they'} do not have to ${withoutSpans(toil)}`,
    criteria: [
      `Whoever sends ${a(one)} is asked for what is missing before it is sent.`,
      `What nobody knows can be left open, and it is shown as not known.`,
      `What is told with the ${one} is shown beside it.`,
    ],
  };
}

function a(one: string): string {
  return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
}

function article(lacking: string): string {
  return isMass(lacking.split(' ').at(-1) ?? '') ? lacking : a(lacking);
}
