import { plural } from '../language/nouns.ts';
import { isGroup } from '../lexicon/agents.ts';
import { stem } from '../lexicon/function-words.ts';
import { LOOKED_AFTER } from '../role-kind.ts';
import type { Role } from './doing.ts';
import { isHuman } from './is-agent.ts';

/** "Parents book for their children": those who only are somebody's, where others act. */
function isLookedAfter({ name, doings }: Role, roles: readonly Role[]): boolean {
  return LOOKED_AFTER.test(name) && doings.length === 0 && roles.some((other) => other.doings.length > 0);
}

/** "receptionists ... and a front desk that never stops ringing": they are the front desk. */
function isReception({ name }: Role, roles: readonly Role[]): boolean {
  return /^(?:front desk|reception)$/.test(name) && roles.some((other) => other.name === 'receptionist');
}

/** "The owners want to take on ten more homes": what the makers hope for is no work with the product. */
const GROWING =
  /^to (?:open|take on|grow|expand|build|buy|found|win|double|triple|hire|start|become|add|move|sell|attract|reach|gain|earn|save|stay|keep going|get (?:more|bigger|new|rid|away))\b/i;

/** Whether of somebody beside others only is said what they hope for. */
function onlyWants(role: Role, roles: readonly Role[]): boolean {
  const wants = ({ doings }: Role): boolean =>
    doings.length > 0 &&
    doings.every(
      ({ verb, rest }) =>
        (/^(?:want|like|hope|wish|aim|expect)$/.test(verb) && GROWING.test(rest)) ||
        (verb === 'choose' && /^it\b/.test(rest)),
    );
  return wants(role) && roles.some((other) => other.doings.length > 0 && !wants(other));
}

/** What is done to an entry and to nobody in flesh and blood: "deleted contacts are gone", "archived customers". */
const DONE_TO_ENTRIES = /^(?:archived|cancelled|canceled|closed|deleted|duplicated?|expired|imported|merged|removed) /;
/** "members book classes", "deleted contacts are gone", "documents are stored": what others make, keep and come to. */
function isThing({ name, doings }: Role, roles: readonly Role[]): boolean {
  const last = name.split(' of ')[0]?.split(' ').at(-1) ?? '';
  const onlyIs = doings.length > 0 && doings.every(({ verb }) => verb === 'be');
  const isEntry = onlyIs && DONE_TO_ENTRIES.test(name);
  const isNoBody = onlyIs && !isHuman(plural(last)) && !isGroup(last);
  // "members book classes, a class can be booked": by the description others do so with it.
  const isDoneTo = (verb: string): boolean =>
    roles.some(
      (other) => other.name !== name && other.doings.some((one) => one.verb === verb && one.object.has(stem(last))),
    );
  const isMetFor =
    isGroup(last) && !isHuman(plural(last)) && doings.length > 0 && doings.every(({ verb }) => isDoneTo(verb));
  return isEntry || isNoBody || isMetFor;
}

/** "The typical customer is one person with a van": told of all of them, and nobody besides. */
function isExample({ name }: Role): boolean {
  return /^(?:average|typical|usual) /.test(name);
}

/** Whether somebody of whom a description speaks has no part in the product. */
export function isNobody(role: Role, roles: readonly Role[]): boolean {
  return (
    isLookedAfter(role, roles) ||
    onlyWants(role, roles) ||
    isReception(role, roles) ||
    isThing(role, roles) ||
    isExample(role)
  );
}
