import { stem } from './lexicon/function-words.ts';
import { readVerb } from './language/verbs.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { isServed } from './role-kind.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

/** A second deed, behind the one that the idea is about. */
const AND_TELL =
  /(?<=^[a-z]+ [^.!?]{3,120}?),? and (?:also )?(?:tell|notify|inform|warn|remind|ask|let|show)\b[^.!?]*/i;

/** "sent to whoever registered it": the one role that does so by the description. */
export function whoever(said: string, roles: readonly Role[]): Role | undefined {
  // "change the trainer and tell those who booked": whoever changes it is somebody else.
  const text = said.replace(AND_TELL, '');
  const verb =
    /\b(?:to|tell|notify|inform|warn|remind|ask|let|show) (?:whoever|(?:the )?(?:person|people|one|those|somebody|someone|anyone|everyone|everybody) (?:who|that)) (?:has |have |had )?(\w+)/i.exec(
      text,
    )?.[1] ??
    // "Whoever reports something would like to hear of it"
    /^(?:whoever|anyone who|anybody who|everyone who|everybody who|those who|people who) (\w+)\b[^.!?]*? (?:would (?:like|love|rather)|wants?|needs?|should (?:get|see|hear|be told|be able))\b/i.exec(
      text,
    )?.[1];
  const base = stem(readVerb(verb ?? '')?.base ?? verb ?? '');
  const able = base === '' ? [] : roles.filter((role) => role.doings.some((doing) => stem(doing.verb) === base));
  return able.length === 1 ? able[0] : undefined;
}

/** "deleted unless the farmer has marked them", "before the players enter their names": who has a say in what the product does. */
export function hasSay(idea: Idea, roles: readonly Role[]): Role | undefined {
  if (idea.action.frame !== 'done') return undefined;
  const clause = /\b(?:unless|until|before|as long as) (?:(?:the|a|an|every|each|our) )?(.+)$/i.exec(idea.text)?.[1];
  const words = clause?.toLowerCase().split(/[^\p{L}'-]+/u) ?? [];
  for (let length = 3; length > 0; length--) {
    const role = roleNamed(words.slice(0, length).join(' '), roles);
    if (role) return readVerb(words[length] ?? '') ? role : undefined;
  }
  return undefined;
}

/** "so that the conductor does not choose it again": who is kept from a mistake by knowing. */
export function keptFrom(idea: Idea, roles: readonly Role[]): Role | undefined {
  const [, who = ''] =
    /^(?:the |our |a |an )?(.+?) (?:does not|do not|doesn't|don't|no longer) /i.exec(idea.benefit ?? '') ?? [];
  // Who is looked at does not look: "see which learners ...".
  return !idea.except && /^(?:see|know|find|get|be told) /.test(idea.action.wish) ? roleNamed(who, roles) : undefined;
}

/** Who deals with those who run it, and connects nothing there. */
const OUTSIDE = /(?:^| )(?:supplier|vendor|contractor|partner|sponsor|exhibitor|donor|seller)$/i;
const CONNECTS = /^(?:connect|integrate|sync|synchroni[sz]e|link|import|plug in)\b/;
const GAINS =
  /^(?:the |our |all |every |each )?([\p{L}-]+(?: [\p{L}-]+)?) (?:can|will|no longer|do not|does not|knows?|sees?|finds?|learns?|notices?|hears?|spots?|have|has|gets?) /iu;

/** "We should connect the weather service so that clerks know early": those who run it and see more by it are the ones who want it. */
export function seesByIt({ action, actor, except, benefit }: Idea, roles: readonly Role[]): Role | undefined {
  const who = CONNECTS.test(action.wish) && !actor && !except ? GAINS.exec(benefit ?? '')?.[1] : undefined;
  const role = who === undefined ? undefined : roleNamed(who, roles);
  return role && !isServed(role) && !OUTSIDE.test(role.name) ? role : undefined;
}

/** "Add a wish list so readers can tell us": what is only named or shown is for those whom its reason is about. */
export function gainsBy(idea: Idea, roles: readonly Role[]): Role | undefined {
  const isShown = idea.action.isThing || /^(?:see|know|find|get|use) /.test(idea.action.wish);
  const [, who = ''] =
    /^(?:the |our |all |every |each )?([\p{L}-]+(?: [\p{L}-]+)?) (?:can|could|will|may|know|knows|see|sees|find|finds|do|does|no longer) /iu.exec(
      idea.benefit ?? '',
    ) ?? [];
  return isShown && !idea.except && !idea.actor ? roleNamed(who, roles) : undefined;
}
