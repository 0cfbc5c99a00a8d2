import type { Actor } from './find-actor.ts';
import { pattern } from './language/pattern.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { OWNED } from './reading/people.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isServed, LOOKED_AFTER } from './role-kind.ts';
import { boundBy } from './who-is-bound.ts';
import { namesOf } from './who-speaks.ts';

/** Whoever typed it speaks of themselves: who is named may well be somebody else. */
const SPEAKS = /\b(?:i|me|my|mine|we|us|our|ours)\b/i;
/** What only tells when, if or why something is: who is named there is not yet the one who is meant. */
const BESIDES =
  /\b(?:if|when|whenever|unless|until|after|before|as long as|because|since|whether)\b(?! (?:starting|being)\b)[^,;.!?]*/gi;
/** What is theirs or about them, behind their name. */
const THEIRS = OWNED.source.slice(1, -1);
/** What makes somebody one of those who are counted, picked or written down. */
const IN_PASSING =
  'per|each|every|by|from|another|which|free|available|suitable|substitute|(?:names?|lists?|numbers?|photos?|overview) of';
/** "filtered by studio and trainer": how a list is laid out. */
const LAID_OUT =
  /\b(?:sort|filter|group|order|arrang|list|split|separat|broken down|count)(?:ed|ing|s)?(?: [\p{L}]+){0,2}? (?:by|per) [^,;.!?]*/giu;
/** "all jobs of a colleague who is ill": nobody who does anything about it. */
const NOT_AT_IT =
  '(?:who|that) (?:is|are|was|were|has|have) (?:been )?(?:ill|sick|away|absent|late|missing|off|on (?:leave|holiday)|left)';
/** "the hours that the crew leader wrote down" */
const DID = '(?:[\\p{L}]+ed|wrote|written|took|taken|made|did|done|left|found|gave|given|sent|put|said)';
/** "have no warden", "the hoster or the agency" */
const NOT_THEM = /\b(?:has|have|is|are|there is) no \S+|\b(?:the |an? )?\S+ or (?:the |an? )?\S+/gi;
/** What others must not do is the right of those who alone may. */
const ONLY_THEY = /\bonly (?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)?s? (?:can|may|should|must|is|are)\b/iu;

/**
 * "a flag for the duty nurse on each late round": where the idea names one role of the description and no other, that one is
 * meant rather than another whose deeds only sound like it. Those who are served are named for what is done for them as well,
 * and those whom a rule binds for what they must not do: they stand behind whoever does it.
 */
export function onlyNamed({ roles }: Product, idea: Idea, found: Actor): Actor | undefined {
  if (found.grounding.source === 'idea' || idea.form === 'story' || SPEAKS.test(idea.text)) return undefined;
  const [one, ...others] = rolesSpokenOf(idea.text, roles);
  if (!one || others.length > 0 || groupMember(one.name) === found.name || LOOKED_AFTER.test(one.name))
    return undefined;
  const names = namesOf(one, roles);
  // "hours that the nurse wrote down", "hours per nurse", "invoices from drivers", "a nurse's pay", "to another nurse", "substitute nurses"
  const inPassing = pattern(
    `\\b(?:${IN_PASSING}) (?:the |an? )?(?:${names})\\b|\\b(?:show|suggest|list|find|offer) (?:${names}) (?=which\\b|who\\b|that\\b)|\\b(?:${names}) (?:results?|reports?|values?|tests?|plans?|keys?|opening|hours|calendar)\\b(?! (?:can|may|must|should|to)\\b)|\\b(?:${names}) ${NOT_AT_IT}\\b|\\b(?:that|which) (?:the |an? |our )?(?:${names}) (?:has |have |had )?${DID}\\b|\\b(?:${names})(?:['’]s?(?![\\p{L}])| (?:${THEIRS})s?\\b)`,
    'iu',
  );
  const told = idea.text.replace(BESIDES, ',').replace(LAID_OUT, ',').replace(NOT_THEM, ',').split(inPassing).join(',');
  if (!rolesSpokenOf(told, roles).includes(one)) return undefined;
  // "helpers without a call for a month": a list of them that others look at.
  if (
    (idea.action.isThing || idea.form === 'noun phrase') &&
    pattern(`^(?:all |new |the )?(?:${names}) (?:without|who|that|whose|not|older|over|under|per)\\b`, 'iu').test(
      idea.text,
    )
  )
    return undefined;
  // "suggest keepers who are free": they are the ones with whom it is done.
  const { core = '', head = '' } = idea.action.core.object ?? {};
  if (roleNamed(core, roles) === one || roleNamed(head, roles) === one) return undefined;
  // "keep a guard from being sent": they do not wish it for themselves.
  if (/^keep /i.test(idea.action.wish) && pattern(`^keep (?:\\S+ ){0,2}?(?:${names})\\b`, 'iu').test(idea.action.wish))
    return undefined;
  const isBound =
    boundBy(idea.text, roles).includes(one) || (idea.except && roleNamed(roleName(idea.except), roles) === one);
  if (isBound && !ONLY_THEY.test(idea.text)) return undefined;
  if (found.grounding.source === 'product' && isServed(one)) return undefined;
  return { name: groupMember(one.name), grounding: { source: 'idea' }, isGuess: false };
}
