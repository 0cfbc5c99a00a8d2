import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { gerund, isBaseVerb, readVerb } from '../language/verbs.ts';
import { inTimeInstead } from './known-late.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const VERY = String.raw`(?:(?:really|so|very|quite|just|a bit|rather|extremely|pretty|always|such|more than|simply|especially|also|kind of|a little) )*`;
const BAD = String.raw`(?:(?:an? (?:real |big |huge |constant |total )?(?:problem|pain|nuisance|shame|pity|mess|nightmare|joke|annoyance|bother|hassle|disaster|scandal|headache|bummer))|too bad|annoying|frustrating|embarrassing|awkward|irritating|tiring|tedious|exhausting|stupid|silly|ridiculous|absurd|crazy|bad|terrible|awful|horrible|unfortunate|unfair|unacceptable|unprofessional|dangerous|unsafe|confusing|maddening|infuriating|disappointing|sad|inconvenient|unpleasant|not (?:good|ok|okay|right|fair|nice|acceptable|great|funny|professional))`;
const OUR =
  '(?:customers|clients|people|users|everybody|everyone|colleagues|my colleagues|our (?:customers|clients|users|colleagues|people|members|guests)|the users|many|some(?: of them)?|several people|a lot of people)';

/** What somebody thinks or does about it, in front of what it is. */
const IN_FRONT: readonly RegExp[] = [
  // "It's annoying that ...", "What bothers me is that ..."
  at(String.raw`it(?:['’]s| is| was| gets) ${VERY}${BAD} (?:that|when|how) (?=\w+ \w+)`),
  at(
    String.raw`(?:the|our|my) (?:main |biggest |big |worst |real |only )?(?:problem|trouble|issue|difficulty)(?: (?:here|now|today))? is (?:that )?(?=\w+ \w+ )(?!to\b|an?\b|how\b|when\b|with\b)`,
  ),
  at(String.raw`(?:bug|problem|issue|fault|defect|error): (?=\w+ \w+ )(?!(?:an?|no|add|fix|let|make|show)\b)`),
  at(
    String.raw`(?:what|the thing that) (?:really |also |always )?(?:bothers|annoys|bugs|frustrates|worries|irritates|disturbs) (?:me|us|people|everybody|everyone)(?: most| the most)? is (?:that|how) `,
  ),
  at(
    String.raw`it (?:really |also |always |just )?(?:bothers|annoys|bugs|frustrates|worries|irritates|disturbs) (?:me|us|people|everybody|everyone) (?:that|when|how) `,
  ),
  at(
    String.raw`it (?:really |also |always |just )?(?:annoys|bothers|bugs|frustrates|irritates|disturbs) (?:(?:the|our) [\w-]+(?: [\w-]+)?|[\w-]+s) (?:that|when|how) (?!they\b|he\b|she\b)(?=\w+ \w+)`,
  ),
  // "What I hate is that ...", "I hate it that ..."
  at(
    String.raw`(?:what|the thing that) (?:I|we|people|(?:our |the )?[\w-]+s) (?:really |also |most |just )?(?:hate|dislike|can['’]t stand|(?:do not|don['’]t) like)(?: most| the most| about (?:it|the app|this))? is (?:that|how|when) (?=\w+ \w+)`,
  ),
  at(
    String.raw`(?:I|we) (?:really |just )?(?:hate|dislike|can['’]t stand|(?:do not|don['’]t) like) (?:it (?:that|when|how)|that) (?=\w+ \w+)`,
  ),
  // "Can we do something about it? ..."
  at(
    String.raw`(?:(?:can|could|can['’]t) (?:we|you|somebody|someone) (?:please )?(?:do something about|fix|solve|change|look into|stop) (?:it|this|that)\?|(?:something|this) (?:must|should|has to|needs to) (?:be done|change|be fixed|stop)(?: about (?:it|this|that))?[.!:]|(?:please )?(?:fix|stop) (?:this|it|that)[.!:]) (?=\w+ \w+ )`,
  ),
  // "I'm tired of it: ..."
  at(
    String.raw`(?:i['’]m|i am|we['’]re|we are) (?:so |really |getting )?(?:tired|sick|sick and tired|fed up|annoyed)(?: (?:of|with|by) (?:it|this|that))?(?:: ?|, | - | – |\. )`,
  ),
  // "Customers complain that ..."
  at(
    String.raw`${OUR} (?:often |keep |always |also |have |sometimes |regularly )*(?:complain|complains|complained|complaining|moan|grumble)(?: to us| to me)? that (?=\w+ \w+)(?!(?:they|he|she) |it (?!takes|costs|needs))`,
  ),
  // "It must not happen that ...", "Prevent that ...", "Can you stop it that ..."
  at(
    String.raw`it (?:must|should|may|can|shall|ought)(?:n['’]t| not|not| never) (?:to )?(?:ever )?(?:happen|be)(?: again| any more)? that (?=\w+ \w+)`,
  ),
  at(
    String.raw`(?:please )?(?:make sure|ensure|take care|see to it)(?: that)? it (?:never|does not|doesn['’]t|can(?:not|['’]t| never| not)) happens?(?: again| any more)? that (?=\w+ \w+)`,
  ),
  at(
    String.raw`(?:(?:please|can you|could you|can we|could we|we should|we must) )*(?:prevent|avoid|stop)(?: it)?,? that (?=\w+ \w+)`,
  ),
];

/** "A guest wrote that ...", "One of our drivers says that ...": one of them, and what they say is what matters. */
const ONE_OF_THEM =
  '(?:(?:an?|one|another|the|some|several|two|three|our|my) (?:of (?:our|the|my) )?(?:(?!(?:should|must|shall|can|could|may|needs?|ought|to)\\b)[\\w-]+ ){0,2}?(?!(?:should|must|shall|can|could|may|to|letter|label|confirmation|receipt|invoice|board|badge|poster|app|system|tool|list|page|mail|message|sign|rule|contract|law|policy|plan|report)s?\\b)[\\w-]+)';
/** Who tells of it, and how often: that much sounds like a trouble, but what is possible may be none. */
const HEARD: readonly RegExp[] = [
  at(
    String.raw`${ONE_OF_THEM} (?:has |have |just |recently |again |often )*(?:wrote|written|writes?|says?|said|reports?|reported|mentions?|mentioned|complains?|complained|remarked|pointed out|noticed)(?: to (?:me|us))?(?: (?:today|yesterday|last \w+|this \w+|again))? that (?=\w+ \w+)(?!(?:they|he|she) |it (?!takes|costs|needs))`,
  ),
  at(
    String.raw`it (?:often |always |sometimes |regularly |just |still |keeps? )*happens? (?:(?:a lot|often|all the time|too often|regularly|again and again|quite often|sometimes|every (?:day|week|month)) )?that (?=\w+ \w+)`,
  ),
  // "We keep hearing that ...", "I noticed that ...", "Customers tell us that ..."
  at(
    String.raw`(?:i|we) (?:have |['’]ve |also |often |just |keep |again |recently |sometimes |regularly |only )*(?:hear|heard|hearing|notice|noticed|see|saw|seen|seeing|realise|realised|realize|realized|observe|observed|find|found)(?: again and again| more and more| a lot| often)? that (?=\w+ \w+)(?!(?:they|he|she) |it (?!takes|costs|needs))`,
  ),
  at(
    String.raw`${OUR} (?:often |keep |always |also |have |sometimes |regularly )*(?:report|reported|tell us|told us|say|said|mention|mentioned)(?: to us| to me)? that (?=\w+ \w+)(?!(?:they|he|she) |it (?!takes|costs|needs))`,
  ),
];

/** Since when it is so says nothing of what it is. */
const SINCE = at(
  String.raw`(?:ever )?since (?:the|our|your) (?:last|latest|new|recent) (?:update|release|version|change|relaunch|redesign),? (?=\w+ \w+)`,
);

/** "It does not work any more": nor is it wanted any more only. */
const ANY_MORE =
  /\b((?:does|do|did)(?:n['’]t| not) (?:work|function|open|load|start|show|appear|respond|react|print|ring|update|refresh|sync|connect)) (?:any ?more|any longer)\b/gi;

/** "no paper forms any longer", "no bookings without a card any more": from now on, which the "no" says. */
const NO_LONGER =
  /^((?:please,? )?no) (?!more\b|longer\b|one\b)([^.!?,;]{3,80}?),? (?:any ?more|any longer|from now on)(?=,? please\b|[.!]*$| (?:unless|until|if|when|without) )/i;
/** What lacks something is refused, and not there in smaller numbers. */
const NO_MORE_WITHOUT = /^((?:please,? )?no) more (?!than\b|\w+ing\b)(?=[^.!?,;]{3,60} without )/i;
const BOUND = / (?:without|after|before|until|during|between|outside|over|under|above|below|at|on|in) /i;

function fromNow(text: string): string {
  return text
    .replace(NO_MORE_WITHOUT, '$1 ')
    .replace(NO_LONGER, (_, no: string, what: string) => `${no}${BOUND.test(` ${what}`) ? '' : ' more'} ${what}`);
}

/** "The office answers the same questions every day": again and again, which nobody wants to. */
const SAME_EACH_DAY =
  /^((?:(?!\b(?:should|wants?|can|could|must|let|to|not|never)\b)[\w'’-]+ ){1,4}(?:answers?|explains?|repeats?|tells?|describes?|discuss(?:es)?) (?:[\w-]+ )?the same [\w-]+s(?: (?:about|for|of|on|to|with) [\w -]{3,30}?)?) (?:every|each) (?:single )?(?:day|week|month|morning|evening|season)(?=[.!]*$)/i;

/** "The manager copies the figure from every report into a table": that is toil, and no wish. */
const COPIES =
  /^((?:(?!\b(?:should|wants?|can|could|must|let|to|not|never|please|who|that)\b)[\w'’-]+ ){1,4}?)(copies|types|retypes|transfers|rewrites|copy|type|retype|transfer|rewrite) (?=(?:[\w'’-]+ ){0,8}?(?:every|each|all)\b[^.!?,;]* (?:into|to|in) [^.!?,;]+[.!]*$)/i;

/** "They write it on a sheet and type it in later": twice the work. */
const TWICE =
  /^((?:(?!\b(?:should|wants?|can|could|must|let|to|not|never|please|who|that)\b)[\w'’-]+ ){1,4}?)(writes?|notes?|jots?|records?|logs?|enters?) (?=(?:down )?[^.!?,;]{3,50} on (?:paper|an? (?:sheet|slip|clipboard|notepad|whiteboard|piece of paper)|slips|sheets)\b[^.!?,;]{0,20} and (?:then )?(?:types?|enters?|copy|copies|keys?) (?:it|them|everything|all of it|that)\b[^.!?,;]*[.!]*$)/i;

function asToil(text: string): string {
  const owes = (_: string, who: string, does: string) => {
    const { base = does, form } = readVerb(does.toLowerCase()) ?? {};
    return `${who}${form === 'third' ? 'has' : 'have'} to ${base} `;
  };
  const once = text.replace(TWICE, owes);
  const both =
    once === text
      ? text
      : once.replace(/(?<= and (?:then )?)(types|enters|copies|keys)\b/i, (does) => readVerb(does)?.base ?? does);
  return both.replace(COPIES, owes);
}

/** What only says how it is told. */
const IN_PASSING = at(String.raw`(?:apparently|honestly|frankly|strangely|oddly),? (?=\w+ \w+)`);

/** What says how often or how sad it is, and not what it is. */
const BY_THE_WAY: readonly Rewording[] = [
  // "It annoys guests that they have to ring"
  [
    at(
      String.raw`it (?:really |also |always |just )?(?:annoys|bothers|bugs|frustrates|worries|irritates|disturbs) ((?:the |our |many |some )?(?:[\w-]+ )??[\w-]+s) (?:that|when) they (?=[a-z])`,
    ),
    '$1 ',
  ],
  [at(String.raw`(?:sadly|unfortunately|regrettably|annoyingly|frustratingly),? (?=\w+ \w+)`), ''],
  [
    at(
      String.raw`(?:(?:far|much|all|way) too often|too often|very often|quite often|more often than not|time and again|over and over(?: again)?),? (?=\w+ \w+)`,
    ),
    'Again and again ',
  ],
];

/** What somebody thinks or wants to be done about it, behind what it is. */
const BEHIND: readonly RegExp[] = [
  // "... That's not OK."
  new RegExp(
    String.raw`(?<=^[^.!?]+)[.!] (?:that|this|it)(?:['’]s| is) (?:just |simply |really )?${VERY}${BAD}(?: for (?:us|me|everybody|everyone|all of us))?[.!]*$`,
    'gi',
  ),
  // "..., and that has to change"
  /(?<=^[^.!?]+),? (?:and|so) (?:that|this|it|which|something) (?:really |urgently |just )?(?:has to|must|should|needs to|ought to) (?:change|stop|end|be (?:fixed|changed|stopped|solved|improved))(?: soon| now)?(?=[.!]*$|[.!] )/gi,
  new RegExp(
    String.raw`(?<=^[^.!?]+),? (?:which|and (?:that|this)) (?:is|was) ${VERY}${BAD}(?: for (?:us|me|everybody|everyone|all of us))?(?=[.!]*$|[.!] )`,
    'gi',
  ),
  new RegExp(
    String.raw`(?<=^[^.!?]+),? and (?:everybody|everyone|people|they all|all of them|customers|our customers|clients) (?:complains?|moans?|(?:is|are) (?:annoyed|angry|unhappy|fed up)|gets? (?:angry|annoyed)|hates? (?:it|this|that))(?= about (?:it|this|that)[.!]*$|[.!]*$)(?: about (?:it|this|that))?`,
    'gi',
  ),
  /(?<=\w)[.!] (?:(?:can|could|would|will) (?:we|you|somebody|someone|anyone|it|this|that) (?:please |ever )?(?:do something about (?:it|this|that)|do anything about (?:it|this|that)|(?:fix|change|solve|improve|prevent|stop|avoid|address|sort out) (?:it|this|that)|be (?:fixed|changed|solved|improved|prevented|stopped|avoided)|look into (?:it|this|that)|help)(?: please| soon| somehow)?\?|(?:please )?(?:fix|change|solve|do something about) (?:it|this|that)(?: please| soon)?[.!]*|(?:something|this) (?:must|should|has to|needs to) (?:be done|change|be fixed|be solved|stop)(?: about (?:it|this|that))?[.!]*|any ideas\?|what can (?:we|be) (?:do|done)(?: about (?:it|this|that))?\?|how can we (?:solve|fix|prevent|avoid|change) (?:it|this|that)\?)$/gi,
];

/** What stands behind a trouble or in front of it and says no more than that it is one. */
const ROUND_ABOUT: readonly Rewording[] = [...BEHIND, ...IN_FRONT].map((form) => [form, '']);

/** Without who has said so. */
const UNHEARD: readonly Rewording[] = HEARD.map((form) => [form, '']);

/** "Why is it that guests get lost?" */
const WHY = /^why is it(?: so)? that ([^.!?]+)\?$/i;

/** An idea without what somebody thinks of it, and whether that says that it is a trouble. */
export interface Complained {
  readonly text: string;
  readonly isTrouble: boolean;
}

/** "Hosts can see the phone numbers": what is possible and should not be. */
const POSSIBLE =
  /^((?:(?!(?:if|that|whether|so|hope|wish|what|which|who|when|would|should)\b)[\w'’-]+ ){1,8}?)can (?!not\b|only\b|never\b|hardly\b|no\b)([a-z]+ [^.!?]+)([.!]*)$/i;

/** "more parts than they need" */
const OVERMUCH =
  /\b(?:more|longer|larger|bigger|earlier|later|fewer|heavier|faster) (?:[\w-]+ ){0,3}?than they (?:really |actually )?(?:need|use|should|may|are (?:allowed|entitled)|(?:have |had )?(?:booked|ordered|paid for|worked|reserved|agreed))\b/i;
/** What is borne rather than done, and what is asked for. */
const BORNE = /^(?:pay|spend|work|lose|travel|drive|walk|stay|stand|earn|wait|get|see|want|need|have|let|be)$/;

/** "Foremen often order more parts than they need": what somebody does in excess is to be kept from them. */
function overmuch(text: string): string {
  if (!OVERMUCH.test(text) || /[.!?] \S|^(?:let|allow|help|make|please|if|when)\b/i.test(text)) return text;
  const words = text.replace(/[.!]+$/, '').split(' ');
  const at = words.findIndex(
    (word, place) => place > 0 && isPlural(words[place - 1] ?? '') && !/^(?:who|that|and|or|in|of|at|on)$/i.test(word),
  );
  const verbAt = /^(?:often|always|sometimes|usually|regularly|still)$/i.test(words[at] ?? '') ? at + 1 : at;
  const verb = words[verbAt] ?? '';
  if (at < 1 || at > 3 || !isBaseVerb(verb) || BORNE.test(verb)) return text;
  return `Keep ${lowerFirst(words.slice(0, at).join(' '))} from ${gerund(verb)} ${words.slice(verbAt + 1).join(' ')}`;
}

/** "It's annoying that hosts forget it", "... Can we do something about it?": what is the trouble, in its own words. */
export function complainedOf(idea: string): Complained {
  const [, asked = ''] = WHY.exec(idea) ?? [];
  const now = inTimeInstead(asToil(fromNow(asked ? `${asked}.` : idea)))
    .replace(SINCE, '')
    .replace(ANY_MORE, '$1')
    .replace(SAME_EACH_DAY, '$1 again and again')
    .replace(IN_PASSING, '');
  const bare = reworded(reworded(now, BY_THE_WAY), ROUND_ABOUT);
  const isBad = bare !== now || asked !== '';
  // "Can you stop it that ...?": what is left asks nothing.
  const whole = isBad && /^(?:can|could) (?:you|we)\b/i.test(now) ? bare.replace(/\?$/, '.') : bare;
  const said = isBad ? whole.replace(POSSIBLE, '$1should not be able to $2$3') : whole;
  const unheard = reworded(said, UNHEARD);
  return { text: overmuch(unheard === idea ? idea : upperFirst(unheard)), isTrouble: isBad || unheard !== said };
}
