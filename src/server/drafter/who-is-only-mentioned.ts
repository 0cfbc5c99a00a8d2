import { pattern } from './language/pattern.ts';
import { isPlural } from './language/nouns.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import { insteadOfLookedUp } from './who-is-looked-up.ts';
import { seesByIt } from './who-profits.ts';
import { namesOf } from './who-speaks.ts';

/** What stands between such words and the name: "let all the". */
const ASIDE = '(?:(?:the|an?|our|all|every|each|those|any|some|many|most|only|new|both|other|one) )*';
/** What begins a sentence and leaves the place of its subject open. */
const OPENING =
  '(?:^|[.!?;:]\\s+|\\n\\s*(?:[-*•]\\s*)?)(?:(?:what if|please|now|today|also|and|but|so|then|maybe|sometimes|often|can|could|may|should|must|would|shall|do|does) )*';
/** What narrows a name down: of whoever is meant by "members without a card" something is told. */
const NARROWED =
  '(?: (?:who|whom|that|with|without|whose|per|from|of|by|in|on|at|and|or|needing|allowed|missing|due|asking|waiting)\\b|[,:?]|$)';
/** Who lets somebody do it. */
const LET = '\\b(?:let|lets|allow|allows|enable|enables|help|helps|permit|permits)';
/** Who has something told or given to them; behind another deed it is not what the idea is about. */
const TOLD =
  '\\b(?:remind|reminds|notify|notifies|alert|alerts|warn|warns|inform|informs|tell|tells|show|shows|give|gives|offer|offers|send|sends|text|e-?mail|message|spare|spares)';
/** One of their own kind, or one who says "we". */
const ONE_OF_THEM = '\\b(?:we|us|as an?|another|other|fellow|among|between|nobody but|no one but)';
/** Who comes to it by what the product does: "can be cancelled by the guest", "is shown to the guest", "goes to the guest". */
const COMES_TO =
  '\\b(?:(?:can|could|may|should|must|to|shall) (?:only |also )?be [\\p{L}]+ by|(?:go|goes|offer|show|shows|shown|visible|display|displayed)\\b[^.!?;]* (?:to|for)|(?:alarm|alert|notification|reminder|warning)s? (?:to|for)|then|unless|until|before|as long as)';
/** Whose app it is. */
const ON_SCREEN = "(?:['’]s?)? (?:app|dashboard|phone|portal|screen|tablet|view)\\b";
/** Who says themselves what they want, and who alone may do it. */
const WANTING =
  ' (?:(?:always|often|keep|kept) )*(?:ask|asks|asked|asking|want|wants|wanted|wish|complain|complained)\\b';
const ALONE_MAY = ' (?:can|may|must|should)\\b';
const FOR = '\\bfor';
const FOR_EACH = '\\bfor (?:each|every|any) ';
const GAIN = '\\bso(?: that)?';
/** Of whom a trouble is told, in front of a wish that stands by itself; and with whom the product does something by itself. */
const IN_TROUBLE = '(?:,|\\b(?:and|but|so|because|that))';
const WHEN = '\\b(?:when|if)';
const SEEN = /^(?:see|know|find|get|use) /;
const TROUBLED = /[.!?]\s+\S|\b(?:today|currently|at present|so far|until now)\b/i;

/** Whether the words say that those of such names act, are let act, are told or profit by it. */
export function isMeant(names: string, { text, action, form }: Idea): boolean {
  // The names are marked, so that what is asked of them is the same for all of them.
  const marked = text
    .split(pattern(`(?<![\\p{L}-])(${names})(?![\\p{L}-])`, 'iu'))
    .map((part, at) => (at % 2 === 1 ? `⟦${part}⟧` : part))
    .join('');
  const has = (front: string, behind = "(?!['’])"): string =>
    pattern(`${front} ?${ASIDE}⟦([^⟦⟧]+)⟧${behind}`, 'iu').exec(marked)?.[1] ?? '';
  const isNamed = action.isThing || form === 'noun phrase' || form === 'system';
  // "a window for the fitter", "a sheet for each child": somebody else's with one of them.
  const isForThem = (isNamed || /^(?:negative|problem)$/.test(form)) && isPlural(has(FOR)) && has(FOR_EACH) === '';
  return (
    [
      // "Guests lose their cards: print another": of them it is told why somebody else wishes it.
      form === 'imperative' && /^[^.!?]*[:;,] /.test(text) ? '' : has(OPENING, `(?!['’]|${NARROWED})`),
      // "Guests: see who else comes"
      has(OPENING, ':'),
      has(LET, "(?!['’]| know\\b)"),
      has(action.frame === 'do' && !action.isThing ? `(?<!(?:,| and| then) )${TOLD}` : TOLD),
      has(ONE_OF_THEM),
      has(COMES_TO),
      has('', ON_SCREEN),
      has('', WANTING),
      has('\\bonly', ALONE_MAY),
      isNamed || SEEN.test(action.wish) ? has(GAIN) : '',
      TROUBLED.test(text) || form === 'problem' || action.frame === 'told' ? has(IN_TROUBLE) : '',
      form === 'system' ? has(WHEN) : '',
    ].some((name) => name !== '') || isForThem
  );
}

/**
 * The product without those whom the idea only mentions: "the tenant's letter", "ask the porter", "as the nurse wrote it", "members without a card".
 * Whoever wishes it is somebody else, where there is anybody else who does something.
 */
export function withoutThoseMentioned(product: Product, idea: Idea): Product {
  const { roles } = product;
  const spoken = idea.form === 'story' ? [] : rolesSpokenOf(idea.text, roles);
  const actor = idea.actor === undefined ? undefined : roleNamed(roleName(idea.actor), roles);
  const gaining = seesByIt(idea, roles);
  const only = spoken.filter((role) => role !== actor && role !== gaining && !isMeant(namesOf(role, roles), idea));
  const others = roles.filter((role) => !only.includes(role));
  // "assign talks to reviewers": of those who are left the ones who do such a thing with them.
  const fitting = only.flatMap((role) => insteadOfLookedUp(groupMember(role.name), idea, others.concat(role)));
  const rest = fitting.length > 0 ? others.filter((role) => fitting.includes(role)) : others;
  return only.length > 0 && rest.some(({ doings }) => doings.length > 0)
    ? { ...product, roles: rest, toldOf: [...(product.toldOf ?? []), ...only] }
    : product;
}
