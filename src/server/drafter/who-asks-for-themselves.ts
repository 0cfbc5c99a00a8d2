import { isDepartment, WEAK_VERB_STEMS } from './lexicon/agents.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { sidesOf } from './two-sides.ts';
import { overseers } from './who-else.ts';

const ASKED = String.raw`\b(?:see|know|find out) (?:how (?:many|much|long|often|far)|what|which|when|whether|where)\b[^.?!]{0,60}?`;
/** What somebody has a right to, owes, or wants to know of their own case: "how many days do I still have", "may I give again". */
const OWN_CASE = new RegExp(
  String.raw`\b(?:do|did|will|would) I (?:still |even |already )*(?:have|need|get|owe|own)\b(?! to\b)|\b(?:may|am|should) I\b|${ASKED}\bI (?:still |even |already )*(?:have(?! (?:to|not|[a-z]+(?:ed|ne|nt|en))\b)|need(?! to\b)|get|owe|own|may|am)\b|\bwhat (?:this |it |that )?(?:has|have|does|did|will|costs?)\b[^.?!]*\b(?:cost )?me\b|\bcosts? me\b|\bto my account\b`,
  'i',
);
/** What somebody has done or has to do, and where somebody is meanwhile: "which drills do I still have to attend". */
const OWN_DUTY = new RegExp(
  String.raw`\b(?:do|did|will) I (?:still |even |already )*have to\b|\bmust I\b|\bhow (?:many|much|often|long|far) [^?]{0,40}?\bhave I\b|${ASKED}\bI (?:still |even |already )*(?:have|need|must)\b|\bI(?:['’]m| am) (?:at work|in hospital|ill|sick|injured|pregnant)\b`,
  'i',
);

/** The product with those alone who ask so about themselves: whoever is served asks of their own case, and no head or office of what is not their work. */
export function withThoseWhoAsk(product: Product, { text, actor, form }: Idea): Product {
  const isCase = OWN_CASE.test(text);
  if (actor !== undefined || form === 'story' || (!isCase && !OWN_DUTY.test(text))) return product;
  const { roles } = product;
  const said = contentStems(text);
  // "which requests do I still have to approve": whoever approves them.
  const isTheirWork = ({ doings }: Role): boolean =>
    doings.some(({ verb }) => !WEAK_VERB_STEMS.has(stem(verb)) && said.has(stem(verb)));
  const { served } = sidesOf(roles);
  const over = overseers(roles);
  const working = roles.filter(isTheirWork);
  const isDuty = !isCase && working.length > 0;
  const asking = roles.filter((role) => {
    if (isDuty || working.includes(role)) return working.includes(role);
    return isCase && served.length > 0 ? served.includes(role) : !over.includes(role) && !isDepartment(role.name);
  });
  return asking.some(({ doings }) => doings.length > 0) && asking.length < roles.length
    ? {
        ...product,
        roles: asking,
        toldOf: [...(product.toldOf ?? []), ...roles.filter((role) => !asking.includes(role))],
      }
    : product;
}
