import type { Actor } from './find-actor.ts';
import { pattern } from './language/pattern.ts';
import { readVerb } from './language/verbs.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import type { Role } from './reading/find-roles.ts';
import { isDoneTo } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isNamedIn } from './reading/role-aliases.ts';
import { groupMember } from './reading/role-name.ts';
import { deedsSpokenOf } from './told-deeds.ts';
import { namesOf } from './who-speaks.ts';

/** Who outside wants to have it. */
const ASKED_BY =
  /\b(?:because|since|as) (?:the |our |an? )?([\p{L}][\p{L} -]{2,30}?) (?:wants?|needs?|asks? for|asks?|requires?|demands?|expects?|insists? on)\b/iu;
/** What is given to somebody to do. */
const GIVES_TO =
  /^(?:please )?(?:(?:only|always|never|automatically) )*(?:allocate|assign|commission|delegate|distribute|give|hand|offer|pass)\b[^,.;!?]*? to (?:only |the |all |our |an? )*/i;
/** What is told of people who come or go. */
const COMES_OR_GOES =
  /^(?:people|persons|employees|staff|users?|colleagues|members|those|somebody|someone|whoever|anybody|anyone) (?:who |that )?(?:(?:has|have|is|are) )?(?:leaves?|leaving|left|quits?|joins?|joined|retires?|retired|resigns?|resigned|changes? (?:departments?|teams?|jobs?))\b/i;
const PEOPLE = new Set(
  ['user', 'account', 'access', 'permission', 'employee', 'staff', 'personnel', 'right'].map(stem),
);

interface Found {
  readonly role: Role;
  readonly quote: string;
}

/** "because the ministry wants it": whoever by the description reports to the ministry. */
function givesToAsker({ text, actor }: Idea, roles: readonly Role[]): Found | undefined {
  const asker = actor === undefined ? ASKED_BY.exec(text)?.[1]?.toLowerCase() : undefined;
  if (!asker) return undefined;
  const reach = pattern(`\\b(?:to|for|with) (?:the |our |an? )?${RegExp.escape(asker)}\\b`, 'iu');
  for (const role of roles) {
    const doing = role.doings.find(({ rest }) => reach.test(rest));
    if (doing && role.name.toLowerCase() !== asker) return { role, quote: doing.sentence };
  }
  return undefined;
}

/** "contractors are commissioned twice": whoever commissions contractors by the description. */
function doesSoToThem({ text, form }: Idea, roles: readonly Role[]): Found | undefined {
  if (form !== 'problem') return undefined;
  const [, who = '', done = ''] =
    /^(?:the |our |some |many )?([\p{L}][\p{L} -]{2,30}?) (?:are|is|were|was|get|gets|got|have been|has been|keep being) (?:(?:often|still|always|sometimes|[a-z]+ly) )?([a-z]+)\b/iu.exec(
      text,
    ) ?? [];
  const verb = readVerb(done.toLowerCase());
  if (verb?.form !== 'past' || !isDoneTo(done.toLowerCase())) return undefined;
  const things = contentStems(who);
  for (const role of roles) {
    const doing = role.doings.find((one) => one.verb === verb.base && [...one.object].some((word) => things.has(word)));
    if (doing && !isNamedIn(who, role, roles)) return { role, quote: doing.sentence };
  }
  return undefined;
}

/** "only offer jobs to translators who know the subject": whoever assigns jobs by the description. */
function givesThem({ text, form }: Idea, roles: readonly Role[]): Found | undefined {
  const lead = form === 'imperative' ? GIVES_TO.exec(text)?.[0] : undefined;
  if (lead === undefined) return undefined;
  const getting = roles.find(
    (role) =>
      isNamedIn(text, role, roles) && pattern(`^(?:${namesOf(role, roles)})\\b`, 'iu').test(text.slice(lead.length)),
  );
  if (!getting) return undefined;
  const deeds = deedsSpokenOf(lead, roles);
  const role = roles.find((one) => one !== getting && (deeds.get(one) ?? 0) >= 0.5);
  return role && { role, quote: role.doings[0]?.sentence ?? '' };
}

/** "people who leave the company should no longer be listed as owner": whoever looks after the users. */
function looksAfterPeople({ text, form }: Idea, roles: readonly Role[]): Found | undefined {
  if (form === 'question' || !COMES_OR_GOES.test(text)) return undefined;
  const all = roles.flatMap((role) => {
    const doing = role.doings.find(
      ({ verb, object }) =>
        /^(?:administer|admit|look|maintain|manage|invite|create|set)$/.test(verb) &&
        [...object].some((word) => PEOPLE.has(word)),
    );
    return doing ? [{ role, quote: doing.sentence }] : [];
  });
  return all.length === 1 ? all[0] : undefined;
}

/** Whoever by the description does what is told of somebody else in the idea, where nobody is said to wish it. */
export function byTheDescription({ roles }: Product, idea: Idea): Actor | undefined {
  if (idea.form === 'story' || roles.length < 2 || /\b(?:i|me|my)\b/i.test(idea.text)) return undefined;
  const found =
    givesToAsker(idea, roles) ?? doesSoToThem(idea, roles) ?? givesThem(idea, roles) ?? looksAfterPeople(idea, roles);
  return (
    found && {
      name: groupMember(found.role.name),
      grounding: found.quote === '' ? { source: 'assumption' } : { source: 'product', quote: found.quote },
      isGuess: false,
    }
  );
}
