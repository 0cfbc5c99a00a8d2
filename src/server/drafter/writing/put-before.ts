import { phrase, type Action } from '../reading/action.ts';
import { withItsArticle } from './its-article.ts';

/** How much there is to be of something, and nothing to be looked at. */
const AMOUNT = /^(?:no|not|at most|at least|only|max|never)\b/i;
/** Somebody has it before their eyes. */
const IN_VIEW =
  /\b(?:in front of (?:me|us|them|him|her)|in (?:view|sight)|next to each other|beside each other|side by side)\b/i;
/** What the product is to show there, whatever somebody does with it later. */
const PUT_BESIDE =
  /\b(?:next to|beside|alongside) (?:the|an?|each|my|our|their) .*\b(?:check-?out|basket|cart|screen|page|form|list|search|first|other|second|original|dearer|cheaper)\b/i;

/** "the weight in front of me", "offer the cheaper one next to the brand": it is to be seen there. */
export function putBefore(action: Action, idea: string): Action | undefined {
  const said = action.wish.replace(/^use /, '');
  const thing = said.replace(/ (?:right )?in front of (?:me|us|them|him|her)\b/i, '');
  if (AMOUNT.test(thing) || !(IN_VIEW.test(said) || (/^(?:offer|put)\b/i.test(idea) && PUT_BESIDE.test(thing))))
    return undefined;
  const wish = `see ${withItsArticle(thing, action)}`;
  return { ...action, wish, core: phrase(wish), isThing: false, name: thing };
}
