import { isDepartment } from './lexicon/agents.ts';
import type { Role } from './reading/find-roles.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Idea } from './reading/read-idea.ts';
import { isOrganisation, type Product } from './reading/read-product.ts';

function deedsOf({ doings }: Role): string {
  return doings.map(({ verb, rest }) => `${verb} ${rest}`).join('; ');
}

/** Businesses that are called like people. */
const BUSINESS =
  /(?:^| )(?:brewer|builder|caterer|contractor|dealer|grower|haulier|importer|manufacturer|operator|organi[sz]er|producer|provider|publisher|retailer|supplier|wholesaler)$/;

/** "It is used by roofing contractors": who buys it, and of whom no other deed is told. */
function onlyUses({ name, doings }: Role): boolean {
  return (
    BUSINESS.test(name) &&
    doings.every(({ verb, rest }) => /^(?:use|run)$/.test(verb) && /^(?:the app is|the app|it)?$/i.test(rest))
  );
}

/** The product without the business that uses the whole of it, where several others are told to work with it. */
function withoutBuyers(product: Product, said: readonly Role[]): Product {
  const roles = product.roles.filter((role) => said.includes(role) || !onlyUses(role));
  return roles.filter(({ doings }) => doings.length > 0).length > 1 ? { ...product, roles } : product;
}

/**
 * The product without those who are only said to have it: in "Brine is used by small breweries to run the cellar. Brewers log the tanks ..."
 * no brewery wishes for anything, a brewer does. What somebody does beside such an organisation in the same words is the organisation's.
 */
export function withoutHouses(whole: Product, idea: Idea): Product {
  const said = rolesSpokenOf(idea.text, whole.roles);
  const product = withoutBuyers(whole, said);
  // "Users link an account. Couples can share it": one of the users, unless a couple is meant.
  if (product.roles.some(({ name }) => name === 'user'))
    return {
      ...product,
      roles: product.roles.filter(
        (role) => said.includes(role) || !/^(?:couple|family|household|team|group)$/.test(role.name),
      ),
    };
  const [opening = ''] = product.sentences;
  // "It lets clubs and shops run raffles. You set the prizes": whoever is spoken to is one of those who use it.
  const spokenTo = product.roles.filter(
    ({ name, doings }) =>
      isOrganisation(name.toLowerCase()) &&
      !isDepartment(name) &&
      doings[0]?.sentence === opening &&
      !/\bour\b/i.test(opening),
  );
  const others = product.roles.filter((role) => !spokenTo.includes(role));
  if (
    spokenTo.length > 0 &&
    others.filter(({ doings }) => doings.length > 0).length < 2 &&
    product.sentences.some((sentence) => /^you \p{Ll}+/iu.test(sentence))
  )
    return {
      ...product,
      roles: [
        { name: 'user', doings: [...new Set(spokenTo.flatMap(({ doings }) => doings))] },
        ...others,
        ...spokenTo.filter((role) => said.includes(role)),
      ],
    };
  const isOpening = ({ doings }: Role): boolean =>
    doings.length > 0 && doings.every(({ sentence }) => sentence === opening);
  const lists = product.roles.filter((role) => isOpening(role) && isDepartment(role.name)).map(deedsOf);
  const organised = product.roles.filter(
    (role) =>
      isOpening(role) &&
      ((!isDepartment(role.name) && isOrganisation(role.name.toLowerCase())) ||
        // "where law offices, agents and sales teams send": a list of all kinds of customers.
        (isDepartment(role.name) && lists.filter((deeds) => deeds === deedsOf(role)).length > 1)),
  );
  if (organised.length === 0) return product;
  const theirs = new Set(organised.map(deedsOf));
  const roles = product.roles.filter(
    (role) => said.includes(role) || !isOpening(role) || !(organised.includes(role) || theirs.has(deedsOf(role))),
  );
  // Only where others do the work.
  return roles.some(({ doings }) => doings.length > 1) && roles.length > 1 ? { ...product, roles } : product;
}
