import { readVerb } from '../language/verbs.ts';
import { reworded, type Rewording } from './rewording.ts';

const MAY = '(?:may|can|should|must|shall)(?: be able to| be allowed to)?';

/** Who must not and what is not wanted, in words of which a part would read as the opposite. */
const DENIALS: readonly Rewording[] = [
  [
    new RegExp(String.raw`(?<=^|[.!?]\s+)neither ([\w -]+?) nor ([\w -]+?) ${MAY} (?=[a-z])`, 'gi'),
    (_, one = '', other = '') => `${one} and ${other} must not `,
  ],
  [new RegExp(String.raw`(?<=^|[.!?]\s+)none of (the [\w -]+?|our [\w -]+?) ${MAY} (?=[a-z])`, 'gi'), '$1 must not '],
  [/(?<=^|[.!?]\s+)(?:hardly|almost|nearly|practically) (?:any(?:body|one)|nobody|no one) (?=[a-z])/gi, 'nobody '],
  // "Nothing tells me that it is taken": that is to be told.
  [
    /(?<=^|[.!?]\s+)nothing (?:tells|warns|reminds|informs|notifies|alerts) (me|us) (?:about it )?(?:that|when|if) /gi,
    (_, whom = '') => `${whom.toLowerCase() === 'me' ? 'I' : 'we'} want to be told when `,
  ],
  [
    /(?<=^|[.!?]\s+)(?:i|we) (?:do not|don't|dont|no longer) (?:want|need|like)(?: to have)? (?:any more |any |more |these |those )?(?!to\b)(?=(?:[\w-]+ ){0,2}(?:e-?mails|messages|notifications|newsletters|reminders|alerts|text messages|letters|calls)\b)/gi,
    'stop sending me ',
  ],
  [
    /(?<=^|[.!?]\s+)(?:i|we) (?:do not|don't|dont|no longer) (?:want|need) (?:(?:an?|the|any|this|that|these|those|all the) )?((?!(?:to|it|them|me|us|one|more|much|many|anybody|anyone|people|everyone|everybody|others|that|another|anything)\b)[\w-]+(?: (?!to\b|when\b|if\b|because\b|any\b)[\w-]+){0,3}?)(?: any ?more)?(?=[.!?]|$)/gi,
    'get rid of the $1',
  ],
  // "Without a fee nobody gets a berth": a rule, as "nobody gets a berth unless they have paid" is.
  [
    /(?<=^|[.!?]\s+)without ([^,.!?]+?),? (?:nobody|no one) (gets|enters|receives|joins|boards|rides|books|starts|borrows|takes) ([^.!?]+)/gi,
    (_, what = '', verb = '', rest = '') =>
      `do not let anybody ${readVerb(verb)?.base ?? verb} ${rest} without ${what}`,
  ],
  [
    /(?<=^|[.!?]\s+)(?:nobody|no one) (gets|enters|receives|joins|boards|rides|books|starts|borrows|takes) (?=[^.!?]+ unless )/gi,
    (_, verb = '') => `nobody may ${readVerb(verb)?.base ?? verb} `,
  ],
];

/** "Neither guests nor staff may", "nothing tells me that": who must not and what is missing, in plain words. */
export function plainDenials(text: string): string {
  return reworded(text, DENIALS);
}
