import { readNounPhrase } from '../language/noun-phrase.ts';
import { phrase, type Action } from './action.ts';
import type { ClauseReading } from './read-clauses.ts';

/** What is there already and handed in by nobody. */
const IN_STOCK =
  /^(?:each|every|all|the) (?:[\w-]+ )?(?:machines?|tools?|rooms?|bikes?|cars?|vans?|boats?|doors?|shel(?:f|ves)|box(?:es)?|tables?|seats?|screens?|pages?|buttons?|buildings?|floors?|stations?|stops?|vehicles?|devices?|sensors?|plants?|beds?|lockers?|bins?|crates?|parcels?|products?|articles?|courts?|trees?|graves?|plots?|stalls?|exhibits?|paintings?|books?)$/i;

/** Such a thing without what it must have is refused; nobody wants to refuse all of them. */
function refusedWithout(who: string, needed: string, isMany: boolean): Action {
  return {
    frame: 'done',
    wish: `have ${who} without ${needed} refused`,
    core: { ...phrase(`refuse ${who}`), object: readNounPhrase(who) },
    name: `no ${who.replace(/^(?:every|each|all|any|the|an?) /i, '')} without ${needed}`,
    outcome: `${who} without ${needed} ${isMany ? 'are' : 'is'} refused with a message that names what is missing`,
    isThing: false,
  };
}

/** What something must have: "each machine shall have a QR code", "a claim must have a receipt". */
export function mustHave(who: string, thing: string, bare: string, isMany: boolean, modal?: string): ClauseReading {
  const beside = { others: [], details: [] };
  const outcome = `${who} ${isMany ? 'have' : 'has'} ${thing}`;
  // Nobody hands it in, and nothing is turned away.
  if (/^(?:must|shall)$/.test(modal ?? '') && IN_STOCK.test(who))
    return {
      request: { form: 'wish', kind: 'act', text: `be sure that ${outcome}`, speaker: false, outcome },
      ...beside,
    };
  return {
    request: { form: 'wish', kind: 'detail', text: `${who} must have ${thing}`, speaker: false },
    action: refusedWithout(who, bare, isMany),
    ...beside,
  };
}
