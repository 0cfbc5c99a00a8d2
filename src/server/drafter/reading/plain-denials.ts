import { lowerFirst } from './trouble-words.ts';
import { upperFirst } from '../language/capitals.ts';
import { withArticle } from '../language/nouns.ts';
import { gerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { reworded, type Rewording } from '../language/rewording.ts';

/** "each boat may have at most" bounds any of them: that each may not have more is another thing. */
function anyOf(who: string): string {
  const [, one = ''] = /^(?:each|every) (.+)$/i.exec(who) ?? [];
  return one ? upperFirst(withArticle(one)) : who;
}

/** What somebody gets or does with a thing that there is for some only. */
const ENTITLED = '(gets?|enters?|receives?|joins?|boards?|rides?|books?|starts?|borrows?|takes?)';
const MAY = '(?:may|can|should|must|shall)(?: be able to| be allowed to)?';

/** What somebody does, by the name of it. */
const DEEDS: Readonly<Record<string, string>> = {
  export: 'export',
  download: 'download',
  deletion: 'delete',
  editing: 'edit',
  change: 'change',
  print: 'print',
  printing: 'print',
  cancellation: 'cancel',
  sale: 'sell',
  copie: 'copy',
  copying: 'copy',
  removal: 'remove',
  use: 'use',
  transfer: 'transfer',
};

/** Who must not and what is not wanted, in words of which a part would read as the opposite. */
const DENIALS: readonly Rewording[] = [
  // "don't allow export of the list by teachers": whom it is denied, and what.
  [
    /(?<=^|[.!?]\s+)(?:please )?(?:do not|don't|dont|never|stop) (?:allow|allowing|permit|permitting) (?:the |any )?(exports?|downloads?|deletion|editing|changes?|prints?|printing|cancellation|sale|copies|copying|removal|use|transfer) of ([^,.!?]+?) by ((?:the )?[\w-]+(?: [\w-]+)?s)(?=[,.!?]|$| because | when | if | until | unless )/gi,
    (_, deed = '', what = '', who = '') =>
      `do not let ${who} ${DEEDS[deed.toLowerCase().replace(/s$/, '')] ?? deed.toLowerCase()} ${what}`,
  ],
  // "newsletters to members who left should stop": they are not sent.
  [
    /(?<=^|[.!?]\s+)(?:the |all )?((?:[\w-]+ )?(?:e-?mails|mails|messages|newsletters|reminders|notifications|letters|texts|invoices|surveys|alerts) to [^,.;!?]+?) (?:should|must|need to|have to|shall|ought to) (?:stop|end|cease|be stopped|be ended|no longer be sent)(?=[.!?]|$)/gi,
    (_, what = '') => `do not send ${lowerFirst(what)}`,
  ],
  // "stop ringing at night, they find it rude": what they find tells why.
  [
    /(?<=\b(?:stop|don't|do not|never|no longer|no more)\b[^.!?,;]{8,120}), (they|people|most|many|some) ((?:find|think|consider|feel)\b [^,.;!?]*\b(?:rude|odd|weird|strange|annoying|ridiculous|pointless|useless|confusing|upsetting|offensive|patronising|hard|difficult|creepy|intrusive|irritating|stressful|silly|stupid|pushy|spammy|embarrassing|insulting|unfair|disturbing|awful|horrible|scary|boring|too [\w-]+)\b[^,.;!?]*)/gi,
    ', so that $1 do not $2',
  ],
  [
    new RegExp(String.raw`(?<=^|[.!?]\s+)neither ([\w -]+?) nor ([\w -]+?) ${MAY} (?=[a-z])`, 'gi'),
    (_, one = '', other = '') => `${one} and ${other} must not `,
  ],
  [new RegExp(String.raw`(?<=^|[.!?]\s+)none of (the [\w -]+?|our [\w -]+?) ${MAY} (?=[a-z])`, 'gi'), '$1 must not '],
  // "..., and members who work late miss out": the relative clause hides where the next clause begins.
  [
    /,? and ((?:the |our |my )?[\w-]+s who [^,.;!?]{3,40}?) (miss out|go without|get nothing|lose out)\b/gi,
    ', so that $1 do not $2',
  ],
  // "none of the lamps come on": they do not.
  [
    /(?<=^|[.!?,]\s+)none of ((?:the|our|my) (?:[\w-]+ )?[\w-]+s) (?=([a-z]+)\b)/gi,
    (whole, things = '', verb = '') =>
      /^(?:are|were|have)$/.test(verb) ? whole : isBaseVerb(verb) ? `${things} do not ` : whole,
  ],
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
    new RegExp(String.raw`(?<=^|[.!?]\s+)without ([^,.!?]+?),? (?:nobody|no one) ${ENTITLED} ([^.!?]+)`, 'gi'),
    (_, what = '', verb = '', rest = '') =>
      `do not let anybody ${readVerb(verb)?.base ?? verb} ${rest} without ${what}`,
  ],
  [
    new RegExp(String.raw`(?<=^|[.!?]\s+)(?:nobody|no one) ${ENTITLED} (?=[^.!?]+ unless )`, 'gi'),
    (_, verb = '') => `nobody may ${readVerb(verb)?.base ?? verb} `,
  ],
  // "Only paying skippers get a code": nobody else may.
  [
    new RegExp(
      String.raw`(?<=^|[.!?]\s+)only ((?!one\b|two\b|three\b|few\b|some\b|half\b)[\w-]+(?: [\w-]+)?s) ${ENTITLED} (?=[a-z])`,
      'gi',
    ),
    (whole, who = '', verb = '') => (isBaseVerb(verb.toLowerCase()) ? `only ${who} may ${verb} ` : whole),
  ],
  // "Every skipper gets only one berth": not more.
  [
    new RegExp(
      String.raw`(?<=^|[.!?]\s+)(?:every|each|an?) ((?:[\w-]+ ){1,3}?)(?:may |can |should )?${ENTITLED} (?:only|at most|no more than) (one|two|three|\d+) (?=[a-z])`,
      'gi',
    ),
    (_, who = '', verb = '', many = '') =>
      `${withArticle(who.trim())} must not ${readVerb(verb)?.base ?? verb} more than ${many} `,
  ],
  // "A skipper may have at most two berths": not more.
  [
    /(?<=^|[.!?]\s+)((?!nobody\b|no\b|only\b)(?:[\w-]+ ){1,3})(?:may|can|must|should) (?:only )?have (?:at most|no more than|not more than|a maximum of|up to|max\.?) (?=(?:one|two|three|four|five|six|ten|\d+) [a-z])/gi,
    (_, who = '') => `${anyOf(who)}must not have more than `,
  ],
  // "Each boat may stay at most three nights": not longer.
  [
    /(?<=^|[.!?]\s+)((?:[\w-]+ ){1,3})(?:may|can|should|must) (stay|lie|last|park|wait|remain)((?: [\w-]+){0,3}?) (?:at most|no more than|not more than|a maximum of|up to|max\.?) (?=(?:one|two|three|four|five|six|ten|\d+) (?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b)/gi,
    '$1must not $2$3 longer than ',
  ],
  [
    /(?<=^|[.!?]\s+)(?:at most|no more than|not more than|a maximum of|max\.?) ((?:two|three|four|five|six|ten|\d+) [\w-]+) (?:may|can|should|must) (?!be\b|also\b|only\b|not\b)([a-z]+) /gi,
    (_, things = '', verb = '') => `keep more than ${things} from ${gerund(verb)} `,
  ],
  // "Dogs are not allowed on the pier"
  [
    /(?<=^|[.!?]\s+)((?!it\b|they\b|we\b|i\b|you\b|this\b|that\b)(?:[\w-]+ ){1,3})(?:is|are) not (?:allowed|permitted)(?= (?:on|in|at|near|inside|during|after|before|without|aboard|between)\b|[.!?]|$)/gi,
    (_, what = '') => `do not allow ${what.charAt(0).toLowerCase()}${what.slice(1).trimEnd()}`,
  ],
];

/** "Neither guests nor staff may", "nothing tells me that": who must not and what is missing, in plain words. */
export function plainDenials(text: string): string {
  return reworded(text, DENIALS);
}
