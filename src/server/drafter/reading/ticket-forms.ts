import { readClause } from '../language/clause.ts';
import { withArticle } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { fromBugReport } from './bug-reports.ts';
import { asChanged } from './changes-of-product.ts';
import { asMadeSo } from './made-so.ts';
import { knowPeople } from './people.ts';
import type { Product } from './read-product.ts';
import { upperFirst } from '../language/capitals.ts';

/** "[Feature]", "ABC-123:", "#42:": what a tracker puts in front. */
const TICKET =
  /^\s*(?:\[(?:feature(?: request)?|bug|story|user story|task|epic|spike|chore|idea|improvement|enhancement|request|mobile|web|ios|android|frontend|backend|ui|ux|api|mvp|draft|wip|p[0-4])\]\s*[:-]?\s*|(?:[A-Z]{2,8}-\d{1,6}|#\d{1,6})\s*:\s+)+(?=\S)/i;

const WANTS = String.raw`I(?:['’]d like| want| need| would like| wish| can| should| must| have)\b`;
/** "In order to sell more, as a merchant, I want ...". */
const AIM_FIRST = new RegExp(
  String.raw`^(?:in order to ([^.!?\n]+?)|(?:in order|so) that ([^.!?\n]+?)),? (as an? [^.,!?\n]+?),? (?=${WANTS})([^.!?\n]+)`,
  'i',
);
/** "As a merchant, in order to sell more, I want ...". */
const AIM_BETWEEN = new RegExp(
  String.raw`^(as an? [^.,!?\n]+?),? (?:in order to ([^.!?\n]+?)|(?:in order|so) that ([^.!?\n]+?)), (?=${WANTS})([^.!?\n]+)`,
  'i',
);
/** "I, as a merchant, want ...", "I as merchant need ...": who speaks. */
const SPEAKER =
  /^I,? as (?:(?:an?|the) )?((?!soon\b|long\b|well\b|much\b|often\b|far\b|a result\b)[a-z][^.,!?\n]*?),? (?=(?:also |really |often |urgently )?(?:want|need|would like|['’]d like|wish|can|should|must|have to)\b)/i;
/** "I need the ability to refund": what may be done is wanted. */
const ABILITY =
  /\b(I (?:want|need|would like|['’]d like)|I['’]d like)(?: to have)? (?:the|an?) (?:ability|option|possibility|opportunity|chance|way) to\b/i;
/** "Need a dashboard", "Looking for a way to print". */
const NEED =
  /^(?:need(?= (?:an?|the|some|more|fewer|less|to)\b)|(?:we(?:['’]re| are) )?(?:looking|hoping|wishing) for(?= (?:an?|the|some|more|fewer|less)\b))/i;

/** A story whose reason stands first or in the middle, with the reason last. */
function reasonLast(text: string): string {
  const [first, firstDeed, firstFact, firstWho = '', firstWish = ''] = AIM_FIRST.exec(text) ?? [];
  const [between, who = '', deed, fact, wish = ''] = first ? [] : (AIM_BETWEEN.exec(text) ?? []);
  const found = first ?? between;
  if (found === undefined) return text;
  const [actor, wanted] = first ? [firstWho, firstWish] : [who, wish];
  const aim = first ? (firstFact ?? `I can ${firstDeed}`) : (fact ?? `I can ${deed}`);
  const told = /\bso that\b/i.test(wanted) ? wanted : `${wanted.trimEnd()} so that ${aim}`;
  return `${upperFirst(actor)}, ${told}${text.slice(found.length)}`;
}

/** "the money is returned" -> "the money should be returned". */
function wished(text: string): string {
  const clause = readClause(text);
  if (!clause || clause.kind === 'modal' || clause.negated) return text;
  return [clause.subject, 'should', clause.adverb, clause.verb, clause.rest].filter(Boolean).join(' ');
}

/** "they" of the second clause by its name in the first, with what the first says of it: "a shopper who has items in the cart leaves"; else both. */
function withGiven(given: string, event: string): string {
  const state = readClause(given);
  const happens = readClause(event);
  if (!state || !happens) return `${event} and ${given}`;
  const isActing = /^(?:they|he|she|I)$/i.test(happens.subject);
  const isThing = /\b(?:it|them)\b/i.test(happens.rest);
  const told = /\b(?:logged|signed) in\b/i.test(given)
    ? state.subject
    : `${state.subject} ${isActing ? 'who' : 'that'}${given.slice(state.subject.length)}`;
  if (isActing) {
    const verb = happens.plural || happens.subject === 'I' ? thirdPerson(happens.verb) : happens.finite;
    return [told, happens.adverb, happens.kind === 'full' ? verb : happens.finite, happens.rest]
      .filter(Boolean)
      .join(' ');
  }
  if (isThing) return event.replace(/\b(?:it|them)\b/i, told);
  return told === state.subject ? event : `${event} and ${given}`;
}

/** "Given ..., when ..., then ...": a scenario of an acceptance test, as the wish that it tests. */
function fromScenario(text: string): string {
  const [whole, given = '', event = '', outcome = ''] =
    /^(?:scenario[^\n.]*[\n.]\s*)?given (?:that )?([^.!?\n]+?)(?:,\s+|\s*\n\s*)when ([^.!?\n]+?)(?:,\s+|\s*\n\s*)then ([^.!?\n]+)[.!]?/i.exec(
      text,
    ) ?? [];
  if (!whole) return text;
  const more = text
    .slice(whole.length)
    .trim()
    .replace(/^and (.+)$/gim, (_, further: string) => wished(further.replace(/[.!]$/, '')) + '.');
  // "they get a message": who was spoken of first, where nobody else has acted since.
  const who = readClause(given)?.subject;
  const told = who && !/^(?:they|he|she)\b/i.test(event) ? outcome.replace(/^(?:they|he|she)\b/i, who) : outcome;
  const said = `When ${withGiven(given, event)}, ${wished(told)}.`;
  return [said, more].filter(Boolean).join(' ');
}

/** "Bug: shoppers get it twice": a complaint that says so. */
const DEFECT = /^(?:bug|issue|problem|complaint|defect|pain point)\s*[:-]\s+(?=[^:\n]+$)/i;

/** An idea in one of the forms in which trackers and backlogs hold them, in the form in which people say it. */
export function fromTicket(text: string, product: Product): string {
  const bare = text.replace(TICKET, '').replace(DEFECT, '');
  const told = reasonLast(
    fromScenario(fromBugReport(bare)).replace(SPEAKER, (_, who: string) => `As ${withArticle(who)}, I `),
  )
    .replace(/^as (?=an? [^,]+, I )/, 'As ')
    .replace(ABILITY, '$1 to')
    .replace(NEED, 'We need');
  return asMadeSo(asChanged(told, product), knowPeople(product));
}
