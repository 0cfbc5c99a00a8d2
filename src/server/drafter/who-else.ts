import { isDepartment, isFunction, MANAGERS } from './lexicon/agents.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import { plural } from './language/nouns.ts';
import { readVerb } from './language/verbs.ts';
import { isServed, runsIt } from './role-kind.ts';
import { comersOf } from './two-sides.ts';
import { aliasesOf, roleNamed } from './reading/role-aliases.ts';
import { roleName } from './reading/role-name.ts';
import type { Product } from './reading/read-product.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

/** Whoever lends a hand wherever one is needed, by the last word of the name. */
const ANY_HAND = /(?:^|[ -])(?:helper|staff|employee|worker|co-worker|crew|aide|attendant)$/;

/** How it is done at present, and by whom: "Today the secretary does it with a calculator". */
const AT_PRESENT =
  /(?:^|[.!?]\s+)(?:today|currently|at (?:the moment|present)|right now|now|so far|until now|up to now|presently),? (?:the |an? |our |all |every |each )?([^.!?]+)/gi;

/** The one who does the work at present, where a sentence says so and the wish names nobody. */
export function doerAtPresent(text: string, roles: readonly Role[]): Role | undefined {
  for (const [, said = ''] of text.matchAll(AT_PRESENT)) {
    const words = said.toLowerCase().split(/[^\p{L}'-]+/u);
    for (let length = 3; length > 0; length--) {
      const role = roleNamed(words.slice(0, length).join(' '), roles);
      const verb = role && readVerb(words[length] ?? '');
      // "does it", "types all of it by hand": the work is theirs; "get 30 mails" is none.
      if (
        role &&
        verb &&
        /\b(?:it|this|that|by hand|manually|with an? (?:calculator|spreadsheet|pen)|on paper)\b/i.test(said)
      )
        return role;
      if (role) break;
    }
  }
  return undefined;
}

/** "What if a guest has no phone": whoever is to manage without it, of those who are served. */
export function lackingIn(text: string, roles: readonly Role[]): Role | undefined {
  const [, who = ''] =
    /\bwhat if (?:an?|the|my) ([\w-]+(?: [\w-]+)?) (?:has no|cannot|can['’]t|is offline)\b/i.exec(text) ?? [];
  const role = who ? roleNamed(roleName(who), roles) : undefined;
  return role && isServed(role) ? role : undefined;
}

/** What those do who see to what others do, as stems; "run" and "set" are done to methods and traps as well. */
const OVERSEEING =
  /^(?:plan|manag|overse|administ|assign|configur|coordinat|organis|organiz|alloc|approv|supervis|schedul|control|audit|decid)/;

/** Those who look after things, and so wish that others do not do something. */
export function overseers(roles: readonly Role[]): Role[] {
  return roles.filter(
    (role) =>
      !isServed(role) && (MANAGERS.test(role.name) || role.doings.some(({ verb }) => OVERSEEING.test(stem(verb)))),
  );
}

/** Whoever is charged, fined or refused does not wish for it. */
const AT_OTHERS =
  /^(?:charge|fine|bill|invoice) (?!me\b|us\b|by\b|(?:my|the|an?|our) (?:\w+ )?(?:phone|car|battery|batteries|bike|scooter)\b)/;
/** What nobody at all is to do; "it should not be possible to" says of nobody that they do it. */
const KEPT_FROM = /^keep (?:anyone|anybody|everyone|everybody) from \w+ing\b/;
const NOBODY = /\b(?:anyone|anybody|nobody|no one|everyone|everybody)\b/i;
/** Those who take turns at work: "the morning team", "at the evening shift". */
const ON_DUTY = /\b(?:morning|day|evening|night|late|early|weekend|next|previous) (?:team|shift|crew)\b/i;

/** Those who run the service, where the idea is about what they do to those who are served, or about their own shifts. */
export function staffOf(idea: Idea, roles: readonly Role[]): Role[] {
  if (/\b(?:i|me|my|mine)\b/i.test(idea.text) || idea.form === 'story' || idea.actor !== undefined) return [];
  const { wish } = idea.action;
  const isBanned = KEPT_FROM.test(wish) && NOBODY.test(idea.text);
  // "Companies phone us. We'd have to reserve a block": whoever is rung up, or does it all by hand.
  const isRungUp = runsIt(idea) && /\bwe\b/i.test(idea.text);
  if (!AT_OTHERS.test(wish) && !isBanned && !ON_DUTY.test(idea.text) && !isRungUp) return [];
  return roles.some(isServed) ? roles.filter((role) => !isServed(role) && role.doings.length > 0) : [];
}

/** "cancel without calling us": we are those who are rung up. */
const SPARES_US =
  /\b(?:without|instead of|rather than) (?:having to )?(?:call|phon|ring|ask|e-?mail|contact|writ|text|messag|bother|tell|visit|wait|rely)\w* (?:to |for |on )?us\b/i;
const OWN = /\b(?:i|me|my|mine)\b/i;

/** Whoever is asked at the checkout, or while something is booked, is one of those who book. */
export function askedOf({ action, text, actor }: Idea, roles: readonly Role[]): readonly Role[] {
  const isAsked =
    action.frame === 'told' &&
    /^be asked\b/.test(action.wish) &&
    /\b(?:at|during|in) (?:the )?(?:checkout|check-out|booking|registration|sign-?up)\b|\b(?:when|while|before) (?:they are )?(?:booking|ordering|buying|paying|registering|signing up)\b/i.test(
      text,
    );
  // "a way to rate a dish": whoever has had it.
  // "reorder lessons": what nobody orders or buys is put in another order.
  const isBought = roles.some(
    (role) => isServed(role) && role.doings.some(({ verb }) => /^(?:order|buy|purchase|shop)$/.test(verb)),
  );
  const isRating =
    /^(?:rate|review|favourite|favorite|bookmark|unsubscribe)\b/.test(action.wish) ||
    (/^re-?order\b/.test(action.wish) && isBought);
  return (isAsked || isRating || (SPARES_US.test(text) && !OWN.test(text))) && actor === undefined
    ? comersOf(roles)
    : [];
}

/** "require a second yes": what is demanded of everybody is set by whoever looks after things. */
export function rulerFor(idea: Idea, roles: readonly Role[]): Role | undefined {
  const isRuling = /^(?:require|enforce|mandate|insist on)\b/.test(idea.action.wish);
  return isRuling && !idea.speaker && !/\bmy\b/i.test(idea.text) ? overseers(roles)[0] : undefined;
}

/** Whose matter it is where no deed fits and the first of the description is a specialist: those who do all kinds of work. */
export function anyHand(idea: Idea, roles: readonly Role[], first: Role | undefined): Role | undefined {
  if (/\b(?:i|me|my|mine)\b/i.test(idea.text) || !first || ANY_HAND.test(first.name)) return undefined;
  // "sales staff" have a trade of their own.
  // "door staff" stand at the door.
  const isAnyHand = (name: string): boolean =>
    ANY_HAND.test(name) &&
    !isFunction(name.replace(/[ -][\w-]+$/, '')) &&
    !/^(?:door|gate|bar|security|ticket|entrance) /.test(name);
  return isServed(first) ? undefined : roles.find(({ name, doings }) => isAnyHand(name) && doings.length > 0);
}

/** "We want owners to come in time for vaccinations": whoever is to come is the one to be reminded of vaccinations. */
export function aimedAt(idea: Idea, { aims, roles }: Product): { role: Role; quote: string } | undefined {
  if (!/\b(?:remind|notif|alert|warn|messag)\w*/i.test(idea.text)) return undefined;
  const said = contentStems(idea.text);
  for (const quote of aims) {
    const named =
      /\b(?:want|wants|help|helps|let|lets) (?:the |all |our |every )?([\w-]+(?: [\w-]+)?) (?:to )?[a-z]+\b/i.exec(
        quote,
      )?.[1] ?? '';
    const role = roles.find((one) =>
      aliasesOf(one, roles).some((alias) =>
        [alias, plural(alias)].some((name) => ` ${named.toLowerCase()} `.includes(` ${name} `)),
      ),
    );
    const shared = [...contentStems(quote)].filter((word) => said.has(word) && !contentStems(named).has(word));
    if (role && shared.length > 0) return { role, quote };
  }
  return undefined;
}

/** "people ask": they are those whom it is for, not those who run it; people who are counted ask for nothing. */
export function peopleServed({ action, actor, text }: Idea, roles: readonly Role[]): Role[] {
  const isCounted = action.frame === 'done' && /^have (?:people|everybody|everyone) \w+ed\b/.test(action.wish);
  const isSaid =
    /^(?:people|everybody|everyone)$/i.test(actor ?? '') ||
    (/^(?:they|them)$/i.test(actor ?? '') && /\bpeople\b/i.test(text));
  // "not to people who still owe a fee": they do not ask for it.
  if (isCounted || !isSaid || /^no longer have .+ to (?:people|everybody|everyone)\b/.test(action.wish)) return [];
  const served = roles.filter(isServed);
  if (served.length > 0) return served;
  const over = overseers(roles);
  return roles
    .filter(({ doings, name }) => doings.length > 0 && !isDepartment(name))
    .filter((role) => !over.includes(role));
}
