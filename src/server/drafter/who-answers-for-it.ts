import { FAULTS, LOOKS_AT_FIGURES, PRICES } from './lexicon/keeping.ts';
import type { Role } from './reading/find-roles.ts';
import { isServed, looksAtFigures } from './role-kind.ts';
import { overseers } from './who-else.ts';

const BILLS =
  /\b(?:bills?|billing|invoices?|invoicing|payroll)\b|^collect (?:the )?(?:[\p{L}-]+ )?(?:dues|fees?|money|payments|rents?|subscriptions?)\b/iu;
const COSTS = /\bwhat (?:an?|it|they|the|each|every|one) ?[\p{L} ]{0,20}costs?\b/iu;

/** Whether somebody looks at figures or measures them by the description. */
export function answersFor(role: Role): boolean {
  return (
    looksAtFigures(role) ||
    role.doings.some(({ verb, rest }) => LOOKS_AT_FIGURES.test(verb) && !(verb === 'report' && FAULTS.test(rest)))
  );
}

/** Who says what things cost: whoever sets it by the description, else whoever bills it, else those who oversee the others. */
export function settersOf(roles: readonly Role[]): Role[] {
  const staff = roles.filter((role) => !isServed(role));
  const named = staff.filter(({ doings }) =>
    doings.some(
      ({ verb, rest }) =>
        (/^(?:set|decide|define|fix|put|enter|state|name|manage|maintain|update)$/.test(verb) ||
          (verb === 'look' && /^after\b/.test(rest))) &&
        (PRICES.test(rest) || COSTS.test(rest)),
    ),
  );
  if (named.length > 0) return named;
  const billing = staff.filter(({ doings }) => doings.some(({ verb, rest }) => BILLS.test(`${verb} ${rest}`)));
  return billing.length > 0 ? billing : overseers(staff);
}
