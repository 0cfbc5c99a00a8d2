import type { Actor } from './find-actor.ts';
import { plural } from './language/nouns.ts';
import { pattern } from './language/pattern.ts';
import { FOR_THEM, OF_SERVED, OF_STAFF, ON_THEM } from './lexicon/own-deeds.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';
import { isServed } from './role-kind.ts';
import { overseers } from './who-else.ts';
import { namesOf } from './who-speaks.ts';

const OWN = /\b(?:i|me|my|mine|we|us|our|ours)\b/i;
/** "for each guest", "per agent": they are only counted. */
const COUNTED = 'per|for each|for every|by';

/** Whoever is told of it asks for it. */
const TOLD = /\b(?:alert|inform|notify|remind|tell|warn) /i;

/** What nobody wishes who has to pay it. */
const RAISES = /^(?:charge|deduct|increase|raise)$/;
/** What is shown to be chosen. */
const SUGGESTS = /^(?:assign|propose|recommend|suggest)$/;
/** What is shared out among those who work with it. */
const GIVES_OUT = /^(?:allocate|assign|distribute|route)$/;
/** What others read. */
const WRITTEN_BY =
  /\b(?:answers?|chats?|comments?|e-?mails?|letters?|messages?|notes?|posts?|questions?|reviews?) (?:by|from|of) /i;
/** What somebody is who does nothing there: others act for them. */
const NOT_AT_IT = 'away|absent|ill|sick|late|missing|off|on (?:leave|holiday)|new|inactive';
/** "while a customer types it": whoever is at it wants to know. */
const AT_IT = 'types?|writes?|enters?|fills?|sends?|submits?|uploads?|signs?|saves?|edits?|changes?';

/** The verb of what the product does by itself; nothing where somebody else acts. */
function ownVerb({ action, form, actor, text }: Idea): string | undefined {
  if (form === 'story' || form === 'question' || form === 'problem' || actor !== undefined || action.rule)
    return undefined;
  if (OWN.test(text)) return undefined;
  if (action.frame === 'done') return action.core.verb.replace(/^automatically /, '').split(' ')[0];
  // "count how many tickets each agent solves": it is to be seen.
  return /^(?:The|This|Our) \w+ (?:should|shall|must|has to|needs to) (?:automatically )?(count|measure|track|monitor|analy[sz]e|compare|log|record) /i
    .exec(text)?.[1]
    ?.toLowerCase();
}

/** Whether they do something in it, or it is theirs: "where a learner stopped", "a guest's wishes", "the notes of a learner". */
function isTheirs(text: string, role: Role, roles: readonly Role[]): boolean {
  const names = namesOf(role, roles);
  return (
    !pattern(`\\b(?:${COUNTED}) (?:the |an? )?(?:${names})\\b`, 'iu').test(text) &&
    pattern(
      `\\b(?:${names})(?:['’]s?(?![\\p{L}])| (?:who )?(?:has|have|had|(?:is|are|was|were)(?! (?:${NOT_AT_IT})\\b)|does|do|did|can|cannot|could|must|[\\p{L}]+(?:s|ed)|stop|leave|take|write|read|open|enter|type|go|come|begin|make|choose|pick|watch|work|book|use|get|log|sign|fill|start|finish|buy|order|pay)\\b)|\\b(?:of|for) (?:the |an? |each |every |all )?(?:${names})\\b`,
      'iu',
    ).test(text)
  );
}

/** "remember where a learner stopped", "suggest tags when an agent opens a ticket": the one of whom it is told has it done. */
export function forThem({ roles }: Product, idea: Idea): Actor | undefined {
  const verb = ownVerb(idea);
  if (!verb || (verb === 'translate' && WRITTEN_BY.test(idea.text))) return undefined;
  const isChecked = /^(?:check|detect|flag|highlight|mark|validate|verify)$/.test(verb);
  // "hide books a reader has finished"
  const isHidden = verb === 'hide';
  if (!FOR_THEM.test(verb) && !isChecked && !isHidden) return undefined;
  // "keeps an estimate and asks for the family's agreement": of the first deed.
  const text =
    idea.text.split(/,? and (?:\w+ly |shall |must |should )?(?=[a-z]+ (?:the|an?|for|it|them|to)\b)/i)[0] ?? '';
  const [one, ...others] = rolesSpokenOf(text, roles);
  const served = one ? [] : roles.filter(isServed);
  if (served[0] && served.length === 1 && OF_SERVED.test(text))
    return { name: groupMember(served[0].name), grounding: { source: 'assumption' }, isGuess: roles.length > 1 };
  const isAtIt =
    one &&
    pattern(`\\b(?:when|while|before|as soon as) (?:the |an? )?(?:${namesOf(one, roles)}) (?:${AT_IT})\\b`, 'iu').test(
      text,
    );
  const isThing =
    one &&
    SUGGESTS.test(verb) &&
    pattern(`^have (?:an? |the )?(?:[\\w-]+ )?(?:${namesOf(one, roles)})\\b`, 'iu').test(idea.action.wish);
  if (isThing) return undefined;
  const hasDone = one && pattern(`\\b(?:an?|the) (?:${namesOf(one, roles)}) (?:has|have)\\b`, 'iu').test(text);
  const isMeant = isChecked || isHidden ? isAtIt || hasDone : one && isTheirs(text, one, roles);
  return one && others.length === 0 && isMeant
    ? { name: groupMember(one.name), grounding: { source: 'idea' }, isGuess: false }
    : undefined;
}

/** Those who run the whole, where there are any among those who run it. */
function headsOf(run: readonly Role[]): Role[] {
  const over = overseers(run);
  return over.length > 0 ? over : [...run];
}

/** "measure how long learners spend": those who are watched do not ask for it; the roles that may have, none where nobody is watched. */
export function insteadOfWatched(found: Actor, idea: Idea, roles: readonly Role[]): Role[] {
  const verb = ownVerb(idea);
  if (!verb) return [];
  const guessed = roles.find((role) => groupMember(role.name) === found.name);
  const run = roles.filter((role) => !isServed(role) && role.doings.length > 0);
  // "count how often a product is viewed": nobody is named, and those who are served only get to see it.
  const isNobodys = rolesSpokenOf(idea.text, roles).length === 0;
  const isTheirMatter = RAISES.test(verb) || (OF_STAFF.test(verb) && found.grounding.source === 'assumption');
  if (isNobodys && isTheirMatter && guessed && isServed(guessed) && run.length > 0) return headsOf(run);
  // "flag contacts without a number": of whom something is written down, they have nothing done.
  const isKept =
    !guessed && pattern(`^have (?:[\\w-]+ ){0,2}${RegExp.escape(plural(found.name))}\\b`, 'i').test(idea.action.wish);
  if (isKept) return run.length > 0 ? run : [...roles];
  // "assign new leads to the sales rep with the fewest": whoever runs it does so.
  const names = guessed ? namesOf(guessed, roles) : '';
  const isTaker =
    GIVES_OUT.test(verb) &&
    pattern(`\\bto (?:the |an? |another )?(?:${names}) (?:with|who|whose|that)\\b`, 'iu').test(idea.text);
  if (isTaker && guessed) return overseers(run.filter((role) => role !== guessed));
  // "translate messages of advisors": whoever wrote them can read them.
  const isRead = verb === 'translate' && WRITTEN_BY.test(idea.text);
  // "suggest a caretaker who lives nearby": they are what is suggested.
  const isThing =
    SUGGESTS.test(verb) &&
    names !== '' &&
    pattern(`^(?:have|be sure that \\w+ \\w+ \\w+) (?:an? |the )?(?:[\\w-]+ )?(?:${names})\\b`, 'iu').test(
      idea.action.wish,
    );
  if (!ON_THEM.test(verb) && !isRead && !isThing) return [];
  if (/\b(?:should|must|shall|may) (?:not|never|only)\b|\bnever\b|\bonly\b/i.test(idea.text)) return [];
  const watched = rolesSpokenOf(idea.text, roles).filter((role) => groupMember(role.name) === found.name);
  // "until the learner has scored", "unless the lead overrides it": they have a say in it.
  const hasSay =
    names !== '' &&
    pattern(`\\b(?:unless|until|before|as long as|as soon as|once|after) (?:the |an? )?(?:${names})\\b`, 'iu').test(
      idea.text,
    );
  if (hasSay || TOLD.test(idea.text)) return [];
  const others = roles.filter((role) => !watched.includes(role) && role.doings.length > 0);
  if (watched.length === 0 || others.length === 0) return [];
  const staff = others.filter((role) => isServed(role) === isRead);
  return staff.length > 0 ? staff : others;
}
