import { readVerb } from '../language/verbs.ts';
import { isPerson } from '../language/nouns.ts';
import { upperFirst } from '../language/capitals.ts';
import { count, LONGEST } from './fit-headline.ts';

/** "requests are signed by the patient's doctor": what is done, and by whom. */
const DONE_BY =
  /^(?:the |our |all (?:the )?)?(.+?) (?:is|are) ([a-z]+)( off| out| in| up| back)? by ((?:the |an? |another |their |our |each |every )?(?:[\w'’-]+ ){0,3}?([\w-]+?))(?= (?:before|after|when|if|once|until|unless|within|as soon as|on|in|at|for|and|or|with|from|of|while|instead)\b|[,.]|$)/i;
/** Who does something together. */
const TOGETHER =
  /^(?:team|staff|crew|office|desk|department|board|committee|council|management|group|lab|workshop|hr|it)$/i;

/**
 * "Approve requests by the doctor" reads as if they were the doctor's: "Requests approved by the doctor". Where it is said otherwise, or
 * has no room, it stays.
 */
export function withDoer(headline: string, outcome: string | undefined): string {
  const [, thing = '', done = '', particle = '', by = '', head = ''] = (outcome && DONE_BY.exec(outcome)) || [];
  if (thing === '' || !(isPerson(head) || TOGETHER.test(head))) return headline;
  const base = readVerb(done)?.base;
  const said = headline.toLowerCase();
  if (!base || !said.startsWith(`${base}${particle} `) || !said.includes(' by ')) return headline;
  const forms = [
    `${thing} ${done}${particle} by ${by}`,
    `${thing} ${done}${particle} by ${by.replace(/^(?:the|an?|their|our) /i, '')}`,
  ];
  const fitting = forms.find((form) => count(form) <= LONGEST);
  return fitting ? upperFirst(fitting) : headline;
}
