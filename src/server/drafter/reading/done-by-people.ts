import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, singular } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** What can be done by whom, in a sentence of its own. */
const DONE_BY =
  /^((?:(?!(?:by|who|which|that|and|or|but|not|only|when|if)\b)[\w'-]+ ){1,6}?)(can|could|may|should|must) (?:also |always |directly )?be ([a-z-]+)( in| out| up| off)? by ((?!(?:an? )?(?:second|other|another|different)\b)(?:(?:any|every|each|all|the|an?|our|several|both) )?(?:[\w-]+ (?:and )?){0,2}?[\w-]+)( of (?:the |our )?[\w-]+)?((?:,? (?:until|before|within|online|at|on|from|for|with|without|during|up to|via|through|as soon as|when|if|after) [^.!?\n]+| in advance| online)?)[.!]?$/i;

/**
 * "Motions can be submitted by any member until noon": those who do it want to, and nobody has it done. As it is where nobody is
 * named behind "by" ("can be paid by card").
 */
export function doneByPeople(text: string): string {
  if (!text.includes(' by ')) return text;
  const [, what = '', may = '', done = '', particle = '', who = '', more = '', rest = ''] = DONE_BY.exec(text) ?? [];
  const verb = readVerb(done);
  const last = who.split(' ').at(-1) ?? '';
  if (!what || !verb || verb.form === 'base' || !(isPerson(singular(last)) || /^any(?:one|body)$/i.test(last)))
    return text;
  // "sorted by customer" names nobody: one person has an article.
  if (!isPlural(last) && !/ |^any/i.test(who)) return text;
  const deed = `${verb.base}${particle} ${lowerFirst(what.trim())}${rest}`;
  const doer = upperFirst(`${who}${more}`);
  return /^(?:can|could|may)$/i.test(may)
    ? `${doer} should be able to ${deed}`
    : `${doer} ${may.toLowerCase()} ${deed}`;
}
