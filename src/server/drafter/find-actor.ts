import { byTheDescription } from './by-the-description.ts';
import { forThem, insteadOfWatched } from './for-whom-it-is-done.ts';
import { insteadOfLookedUp } from './who-is-looked-up.ts';
import { pattern } from './language/pattern.ts';
import type { Grounding } from '#contract/story.ts';
import { plural } from './language/nouns.ts';
import { MANAGERS } from './lexicon/agents.ts';
import { LEAST, managing, matchDoings, rarityOf, termsOf, type Terms } from './match-doings.ts';
import { charging, isServed, leaning, owning } from './role-kind.ts';
import { aimedAt, askedOf, doerAtPresent, lackingIn, overseers, peopleServed, rulerFor, staffOf } from './who-else.ts';
import { namedRoles, rolesSpokenOf, strangerNamed, type Named } from './reading/named-role.ts';
import { reconsidered } from './reconsider-actor.ts';
import { roleNamed } from './reading/role-aliases.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { namesOf, othersThanTeller, teller } from './who-speaks.ts';
import { forRule } from './actor-of-rule.ts';
import { likely } from './likely-actor.ts';
import { gainsBy, hasSay, keptFrom, seesByIt, whoever } from './who-profits.ts';
import { asTheirCase } from './who-is-told-apart.ts';
import { isGarbledName } from './writing/is-garbled.ts';
import { isWhole } from './writing/is-whole.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import { tradeScores } from './who-has-to-do-with-it.ts';
import { shareOf } from './share-of-deeds.ts';
import { spokenOf } from './spoken-of.ts';
import { isSomeone } from './stranger-meant.ts';
import { withoutThoseMentioned } from './who-is-only-mentioned.ts';
import { PROBLEM } from './reading/trouble-words.ts';
import { withThoseWhoAsk } from './who-asks-for-themselves.ts';
import { errandOf, withoutThoseDoneTo, withoutThoseTold } from './who-does-it-themselves.ts';
import { shownWhatShouldNot, withoutThoseAskedAbout } from './who-is-asked-about.ts';
import { blamed, quoted, suffering } from './who-is-blamed.ts';
import { forPlainlyMeant } from './who-is-plainly-meant.ts';
import { insteadOfBound, whoseMatter } from './whose-matter.ts';
import { withoutThoseToldOf } from './who-is-left-out.ts';
import { keeping } from './who-keeps-it.ts';
import { fieldOf } from './whose-side.ts';
import { withoutHouses } from './without-houses.ts';

/** Who the story is told for. */
export interface Actor {
  /** In the singular, without article: "charge nurse"; "member of the pool office" for a group. */
  readonly name: string;
  /** With what the idea says of them: "visitor with poor eyesight". */
  readonly full?: string;
  readonly grounding: Grounding;
  /** Whether the description or the idea gave several to choose from and none stood out. */
  readonly isGuess: boolean;
  /** Nothing in the idea tells it: what speaks for each role was weighed, or it is whoever it mostly is; as it keeps such things. */
  readonly isWeighed?: boolean;
  readonly isKeeper?: boolean;
}

/** How much a word of their trade says of who is meant, beside the deeds that the description tells. */
const OF_TRADE = 0.5;

/** The role whose deeds fit the idea, or who looks after what it is about. */
function matching(
  product: Product,
  idea: Idea,
  roles: readonly Role[],
  named: readonly Named[],
  terms: Terms,
): Actor | undefined {
  const rarity = rarityOf(product.roles);
  const objects = rolesSpokenOf(idea.text, roles);
  const trades = tradeScores(idea, roles);
  const ranked = roles
    .map((role) => {
      const strength = named.find((other) => other.role === role)?.strength ?? 0;
      const match = matchDoings(role, terms, rarity);
      // A pet owner looks after the pet, and not after the service.
      const isCaring = terms.isManaging && !(/(?:^| )owner$|^owner of /.test(role.name) && isServed(role));
      const isSeeing = idea.action.isThing || /^(?:see|know|be|get|find|export)\b/.test(idea.action.wish);
      const care = isCaring ? managing(role, isSeeing) : { score: 0, quote: '' };
      // "Import the volunteer list": those whom it is about are not the ones who do it.
      // A team, a company: who belongs to it does the work.
      const asOne = shareOf(role, idea, roles, { isNamed: strength > 0, isSpokenOf: objects.includes(role) });
      const isAbout = objects.includes(role) && strength === 0;
      const own = isAbout ? match.score * (idea.speaker ? 0.2 : 0.3) : match.score * asOne;
      return {
        role,
        strength,
        quote: match.quote || care.quote,
        // By what such people do, and by nothing that the description says.
        isByTrade: match.score + care.score + strength < LEAST,
        score:
          own +
          strength +
          (isAbout ? 0 : Math.min(trades.get(role) ?? 0, 2) * OF_TRADE) +
          care.score * (match.score > 0.3 ? 1 : 0.6) +
          (match.score + strength > 0 && (!isAbout || (MANAGERS.test(role.name) && !isServed(role)))
            ? leaning(role, idea, own)
            : 0) +
          (isAbout ? 0 : owning(role, idea) + keeping(role, idea, roles)),
      };
    })
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  if (!first || first.score < LEAST) return undefined;
  const handled = roleNamed(idea.action.core.object?.core ?? '', roles);
  // "log the fitter out": of several who do the same the one who is named.
  const isSame = ({ doings }: Role): boolean => doings.some((doing) => first.role.doings.includes(doing));
  const best =
    objects.includes(first.role) || first.strength > 0
      ? first
      : (ranked.find(({ role }) => role === handled && isSame(role)) ?? first);
  if (best.isByTrade && trades.has(best.role))
    return {
      name: groupMember(best.role.name),
      grounding: { source: 'assumption' },
      isGuess: (trades.get(best.role) ?? 0) < 1,
      isWeighed: true,
    };
  const isSaid = best.strength > 0 || best.quote === '';
  const grounding: Grounding = isSaid ? { source: 'idea' } : { source: 'product', quote: best.quote };
  const isKeeper = keeping(best.role, idea, roles) > 0;
  return { name: groupMember(best.role.name), grounding, isGuess: false, isWeighed: !isSaid, isKeeper };
}

/**
 * Who the story is for: the one whom the idea names; else the role whose own sentences speak of such an action, or who looks
 * after things where the idea is about that; else the one most of the description is about, as a guess; else "user".
 */
export function findActor(whole: Product, idea: Idea): Actor {
  const errand = errandOf(idea);
  const doer = errand && findActor(whole, errand);
  if (doer && !doer.isGuess) return doer;
  const saying = withoutThoseToldOf(withoutThoseTold(withoutThoseDoneTo(withoutHouses(whole, idea), idea), idea), idea);
  const product = withThoseWhoAsk(saying, idea);
  const told =
    byTheDescription(product, idea) ??
    forQuoted(product, idea) ??
    forPlainlyMeant(product, idea) ??
    sufferer(product, idea);
  const matter = told ? undefined : whoseMatter(product, idea);
  if (matter) return matter;
  const rest = withoutThoseMentioned(product, idea);
  const named =
    told ??
    forRule(product, idea) ??
    forThem(product, idea) ??
    forTeller(product, idea) ??
    reconsidered(whoFor(rest, idea), rest, idea);
  const setting = insteadOfBound(named, idea, product);
  if (setting) return setting;
  const lookedUp = insteadOfLookedUp(named.name, idea, product.roles);
  const others = lookedUp.length > 0 ? lookedUp : insteadOfWatched(named, idea, product.roles);
  const other = others.length > 0 ? whoFor({ ...product, roles: others }, idea) : named;
  const found = others.length > 0 && other.name === named.name ? guessed(idea, others) : other;
  // "because owners see it": words that no name begins or ends with.
  if (isWhole(`the ${found.name} can`) && !isGarbledName(found.name)) return asTheirCase(found, product, idea);
  return guessed(idea, product.roles);
}

function guessed(idea: Idea, roles: readonly Role[]): Actor {
  const main = likely(idea, roles);
  return {
    name: main ? groupMember(main.name) : 'user',
    grounding: { source: 'assumption' },
    isGuess: roles.length > 1,
  };
}

/** Whoever is quoted, and whoever cannot do what a problem tells of. */
function forQuoted({ roles }: Product, idea: Idea): Actor | undefined {
  if (idea.form === 'story') return undefined;
  const found = quoted(idea, roles) ?? (idea.action.wish.startsWith(PROBLEM) ? suffering(idea, roles) : undefined);
  return found && { name: groupMember(found.name), grounding: { source: 'idea' }, isGuess: false };
}

/** "residents ring us to ask where the van is": those of whom a complaint is told are to see it, and not whoever tells of them. */
function sufferer(product: Product, { form, actor, action }: Idea): Actor | undefined {
  const role =
    form === 'problem' && actor && action.frame === 'do' ? roleNamed(roleName(actor), product.roles) : undefined;
  const said = (actor ?? '').toLowerCase().replace(/^(?:the|our|all|some|many|most) /, '');
  return role && (said === role.name.toLowerCase() || said === plural(role.name.toLowerCase()))
    ? { name: groupMember(role.name), grounding: { source: 'idea' }, isGuess: false }
    : undefined;
}

/** Whoever tells of their own work is the one who does that work, and nobody of whom they tell. */
function forTeller(product: Product, idea: Idea): Actor | undefined {
  const others = othersThanTeller(idea.text, product.roles);
  const said = idea.actor === undefined ? undefined : roleNamed(roleName(idea.actor), product.roles);
  const isAboutOther = /^(?:my|our) /i.test(idea.actor ?? '') && /^(?:problem|negative|detail)$/.test(idea.form);
  if (idea.form === 'story' || (said && !others.includes(said)) || (idea.actor !== undefined && !said && !isAboutOther))
    return undefined;
  // "my contractor writes it down": nor are those who do the very same.
  const theirs = new Set(others.flatMap(({ doings }) => doings));
  const rest = product.roles.filter((role) => !others.includes(role) && !role.doings.some((one) => theirs.has(one)));
  const found = teller(idea.text, rest);
  if (found)
    return { name: groupMember(found.role.name), grounding: { source: 'product', quote: found.quote }, isGuess: false };
  // "show the fee due": nobody is shown anything.
  const isToldTo = others.some((role) =>
    pattern(
      `\\b(?:let|allow|enable|help|remind|tell|show|notify|send|warn|inform|text|give)\\b(?: [\\p{L}'’-]+){0,3}? (?:${namesOf(role, product.roles)})\\b`,
      'iu',
    ).test(idea.text),
  );
  if (rest.length === 0 || (others.length === 0 && !isAboutOther) || (isToldTo && !isAboutOther)) return undefined;
  const other = whoFor({ ...product, roles: rest }, { ...idea, actor: undefined, except: undefined });
  if (!others.some(({ name }) => groupMember(name) === other.name)) return other;
  const main = likely(idea, rest);
  return main && { name: groupMember(main.name), grounding: { source: 'assumption' }, isGuess: rest.length > 1 };
}

/** Who wishes for nothing here: whoever the idea bars, blames or does not want to be shown something. */
function leftOutOf(barred: string | undefined, idea: Idea, roles: readonly Role[]): Role | undefined {
  return (barred ? roleNamed(barred, roles) : undefined) ?? blamed(idea, roles) ?? shownWhatShouldNot(idea, roles);
}

const SENDS = /^(?:send|hand|forward|e-?mail|ask|give|lend|offer|rent|sell|nudge|schedule)$/;

function whoFor(product: Product, idea: Idea): Actor {
  const own = spokenOf(product, idea);
  if (own) return own;
  const left = idea.except ? roleName(idea.except) : undefined;
  const leftOut = leftOutOf(left, idea, product.roles);
  // What somebody must not do is the matter of whoever looks after things; where nobody does, of those who are kept from it.
  const others = product.roles.filter((role) => role !== leftOut);
  const isBan =
    /^keep .+ from (?!being\b(?! able\b))\w+ing\b/.test(idea.action.wish) && !/\b(?:i|me|my)\b/i.test(idea.text);
  const meant = [peopleServed(idea, product.roles), askedOf(idea, product.roles), staffOf(idea, product.roles)].find(
    ({ length }) => length > 0,
  );
  const roles = leftOut ? others : (meant ?? product.roles);
  const over = isBan ? overseers(others) : [];
  if (isBan && leftOut && over.length === 0 && /\b(?:own|themselves|themself)\b/i.test(idea.text))
    return { name: groupMember(leftOut.name), grounding: { source: 'idea' }, isGuess: false };
  // "I want to message couriers": whoever speaks of others is not one of them.
  // "We need to cut it and then send the guest a copy": whoever gets something from us is not us.
  // "a reviewer who knows an author cannot be chosen": who stands in the rule is bound by it, and does not ask for it.
  const told = idea.action.rule && idea.except ? idea.text.replace(idea.except, '') : idea.text;
  const isOfUs = /^(?:bulk|mass)\b/i.test(idea.text) || (idea.speaker && /\b(?:i|me|my)\b/i.test(idea.text));
  const everybody = [...roles, ...(product.toldOf ?? [])];
  const spokenOfUs = isOfUs ? [] : namedRoles(told, everybody).filter(({ role }) => roles.includes(role));
  const named =
    idea.speaker || /\bi\b/i.test(idea.text) ? spokenOfUs.filter(({ strength }) => strength >= 2) : spokenOfUs;
  const atPresent = lackingIn(idea.text, roles) ?? (idea.actor ? undefined : doerAtPresent(idea.text, roles));
  if (atPresent) return { name: groupMember(atPresent.name), grounding: { source: 'idea' }, isGuess: false };
  const sure = named[0] && named[0].strength >= 4 ? named[0] : undefined;
  if (sure) return { name: groupMember(sure.role.name), grounding: { source: 'idea' }, isGuess: false };
  // "take a deposit for each group": whoever sets prices does.
  for (const role of roles) {
    const quote = charging(role, idea);
    if (quote) return { name: groupMember(role.name), grounding: { source: 'product', quote }, isGuess: false };
  }
  const said = termsOf(idea);
  const terms = leftOut ? { ...said, isManaging: true } : said;
  // "send the list to everyone who has joined": whoever sends it is somebody else.
  const isSent = idea.action.frame === 'do' && SENDS.test(idea.action.core.verb);
  const doer = isSent ? undefined : whoever(idea.text, roles);
  if (doer) return { name: groupMember(doer.name), grounding: { source: 'idea' }, isGuess: false };
  const entitled = hasSay(idea, roles) ?? keptFrom(idea, roles) ?? gainsBy(idea, roles) ?? seesByIt(idea, roles);
  if (entitled) return { name: groupMember(entitled.name), grounding: { source: 'idea' }, isGuess: false };
  const stranger = named.length === 0 && !leftOut ? strangerNamed(idea.text, idea.form === 'imperative') : undefined;
  if (stranger && stranger !== left && !roleNamed(stranger, product.toldOf ?? []) && isSomeone(stranger, idea, roles))
    return {
      name: stranger === 'staff' ? groupMember(stranger) : stranger,
      grounding: { source: 'idea' },
      isGuess: false,
    };
  const [, one = ''] = /\bbetween (?:the |our |an? )?([\w -]{3,30}?) and /i.exec(idea.text) ?? [];
  const side = idea.action.isThing ? roleNamed(one, roles) : undefined;
  if (side) return { name: groupMember(side.name), grounding: { source: 'idea' }, isGuess: false };
  const ruler = rulerFor(idea, others);
  if (ruler) return { name: groupMember(ruler.name), grounding: { source: 'assumption' }, isGuess: roles.length > 1 };
  const field = withoutThoseAskedAbout(named.length > 0 ? roles : fieldOf(idea, roles), idea);
  const found =
    (over.length > 0 ? matching(product, idea, over, named, terms) : undefined) ??
    (leftOut && over.length > 0 ? undefined : matching(product, idea, field, named, terms));
  if (found) return found;
  const aimed = aimedAt(idea, product);
  if (aimed)
    return { name: groupMember(aimed.role.name), grounding: { source: 'product', quote: aimed.quote }, isGuess: false };
  const inTrade = /\b(?:i|me|my|they|we)\b/i.test(idea.text) ? [] : [...tradeScores(idea, field).keys()];
  return orLikely(idea, roles, inTrade.length > 0 ? inTrade : field, leftOut ? over[0] : undefined);
}

/** Where nothing tells who is meant: whoever it mostly is, but none of those who are looked for or of whom somebody speaks. */
function orLikely(idea: Idea, roles: readonly Role[], field: readonly Role[], first: Role | undefined): Actor {
  // "search patients by name": those who are looked for are not the ones who look.
  const sought = idea.action.isThing ? undefined : roleNamed(idea.action.core.object?.core ?? '', roles);
  // "I want to know why a homeowner has chosen another": whoever says so is not a homeowner.
  const spokenOfByMe = idea.speaker && /\b(?:i|me|my)\b/i.test(idea.text) ? rolesSpokenOf(idea.text, roles) : [];
  const unsought = field.filter((role) => role !== sought && !spokenOfByMe.includes(role));
  const main = first ?? likely(idea, unsought) ?? likely(idea, field);
  if (main)
    return {
      name: groupMember(main.name),
      grounding: { source: 'assumption' },
      isGuess: roles.length > 1,
      isWeighed: first === undefined,
    };
  return { name: 'user', grounding: { source: idea.actor ? 'idea' : 'assumption' }, isGuess: false };
}
