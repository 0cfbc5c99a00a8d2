import { contentStems } from './lexicon/function-words.ts';
import type { Actor } from './find-actor.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember } from './reading/role-name.ts';

/** What somebody has for themselves. */
const OWN =
  /^(?:an? |the |new )?([\p{L}-]+(?: [\p{L}-]+)?s)['’] (?:[\p{L}-]+ )?(?:earnings|income|payouts?|balance|pay slips?|wages|points|rewards|dashboard|home ?page|start page|inbox|wallet)\b/iu;

/** "before they land in our queue": where whoever tells it finds their work. */
const OUR_PLACE =
  /\b(?:in|into|to|on|onto|at|from|reach(?:es)?|hits?|enters?) our (?:[\w-]+ )?(queue|inbox|mailbox|backlog|board|tray|pipeline|work ?list|to-do list|desk)\b/i;

/** "Orders have to be signed before they land in our tray": theirs who alone are said to work with it. */
export function whoseWorkplace({ roles }: Product, { form, text, actor, speaker }: Idea): Actor | undefined {
  const place =
    form === 'story' || speaker || actor !== undefined ? undefined : OUR_PLACE.exec(text)?.[1]?.toLowerCase();
  if (!place) return undefined;
  const [found, ...others] = roles.flatMap((role) => {
    const doing = role.doings.find(({ rest }) => ` ${rest.toLowerCase()} `.includes(` ${place} `));
    return doing ? [{ role, quote: doing.sentence }] : [];
  });
  return found && others.length === 0
    ? { name: groupMember(found.role.name), grounding: { source: 'product', quote: found.quote }, isGuess: false }
    : undefined;
}

/** "attach a letter when asking for a grant": what is handed in, of which a part is told. */
const WHEN_ASKING =
  /^(?:upload|attach|add|enter|leave|send|submit|hand in|state|give|name|fill in|choose|pick|select)\b.* (?:when|while) (?:reporting|requesting|asking for|applying for|claiming|registering|submitting|booking|ordering) (?:for |an? |the |my |their )?([\w-]+(?: [\w-]+)?)/i;
const ASKS_FOR = /^(?:request|report|ask for|ask|apply for|apply|claim|register|submit|book|order)$/;

/** "attach a note when reporting sick leave": those who alone are said to ask for such a thing. */
export function whoAsksForIt({ roles }: Product, { form, text, actor, speaker, action }: Idea): Actor | undefined {
  const what = form === 'story' || speaker || actor !== undefined ? undefined : WHEN_ASKING.exec(action.wish)?.[1];
  if (!what || rolesSpokenOf(text.split(/[.;]/)[0] ?? '', roles).length > 0) return undefined;
  const stems = [...contentStems(what)];
  const [found, ...others] = roles.flatMap((role) => {
    const doing = role.doings.find(({ verb, object }) => ASKS_FOR.test(verb) && stems.some((stem) => object.has(stem)));
    return doing ? [{ role, quote: doing.sentence }] : [];
  });
  return found && others.length === 0
    ? { name: groupMember(found.role.name), grounding: { source: 'product', quote: found.quote }, isGuess: false }
    : undefined;
}

/** "a deputy who signs on the owner's behalf": for whom somebody else does it. */
const STOOD_IN_FOR =
  /^(?:name|appoint|choose|set|nominate|have|add|use|get) (?:an? |the )?(?:[\w-]+ )?(?:deput(?:y|ies)|stand-ins?|substitutes?|delegates?|prox(?:y|ies)|somebody|someone|colleague|second person)\b.*\bon (?:the |an? )([\w-]+(?: [\w-]+)?)['’]s? behalf\b/i;

/** "We need a deputy who can sign on the owner's behalf": the owner names one. */
export function whoIsStoodInFor({ roles }: Product, { form, action, actor }: Idea): Actor | undefined {
  const who = form === 'story' || actor !== undefined ? undefined : STOOD_IN_FOR.exec(action.wish)?.[1];
  const role = who ? roleNamed(who, roles) : undefined;
  return role && { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false };
}

/** "Writers' earnings with a payout button": it is theirs who have it. */
export function whoseOwn({ roles }: Product, { form, text }: Idea): Actor | undefined {
  const owner = form === 'noun phrase' ? OWN.exec(text)?.[1] : undefined;
  const role = owner ? roleNamed(owner, roles) : undefined;
  return role && { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false };
}
