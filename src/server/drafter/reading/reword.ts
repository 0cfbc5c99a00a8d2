import { wanted } from './reword-wanting.ts';
import { CIRCUMSTANCES } from './reword-circumstances.ts';
import { plainDenials } from './plain-denials.ts';
import { wishedClause } from './wished-clause.ts';
import { article } from '../language/nouns.ts';
import { DETAILS } from './reword-details.ts';
import { dragged, NAMES_OF_WISHES } from './reword-names.ts';
import { reworded, type Rewording } from '../language/rewording.ts';
import { fromGerund, gerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** Words that wrap the wish: "could you make it so (that) C" asks that C be so. */
const WRAPPED =
  /^(?:(?:please |can you |could you |can we |could we |would you |we should |we need to |i want (?:you )?to |let's |it would be (?:nice|great|good) to )*)(?:make it so|have it so|set it up so|arrange it so|fix it so)(?: that)? (.+)$/i;
/** "X ... I mean Y": the one who types takes something back. */
const CORRECTED =
  /^(.{3,}?)(?:\s*(?:\.{2,}|…|,|;|-)\s*|\.\s+)(?:(?:sorry|no|oops|wait|actually|well),? )*(?:i mean|i meant|or rather|scratch that|correction|no wait|make that)[,:]?\s+(?!(?:it|that|this|they|we|you|i) )(.+)$/is;

/** "send it to guests ... I mean hosts" -> "send it to hosts"; a correction with a verb of its own stands alone. */
function corrected(text: string): string {
  const [, before = '', after = ''] = CORRECTED.exec(text) ?? [];
  if (!after) return text;
  const words = after.replace(/[.!]+$/, '').split(' ');
  const isShort = words.length <= 3 && !words.some((word, at) => at > 0 && readVerb(word)?.form === 'base');
  if (!isShort || (readVerb(words[0] ?? '')?.form === 'base' && words.length > 1)) return after;
  const kept = before.trim().split(' ');
  return [...kept.slice(0, Math.max(kept.length - words.length, 1)), ...words].join(' ');
}

/** What third-person verbs at the start say: "works offline", "shows the next stop". */
const VERB_FIRST =
  /^(works|runs|shows|sends|lets|allows|reminds|tells|warns|displays|lists|stores|saves|remembers|supports|accepts|notifies|alerts|suggests|calculates|asks|explains|opens|loads|starts|hides|prints|keeps|uses) (?!of\b|and\b|or\b|that\b|which\b|is\b|are\b|should\b|must\b|can\b|for\b|by\b|from\b|to\b)(.+)$/i;

/** ", happens all the time": a verb without a subject behind a comma only vents. */
const REMARK =
  /,\s+(?:(?:this |that |it |which )?(?:happens|happened|takes (?:ages|forever|hours|too long|so long)|drives (?:me|us|everyone) (?:mad|crazy|nuts)|annoys|sucks|is (?:so |really |very )?(?:annoying|embarrassing|a pain|frustrating)|costs us)|(?:so |very |really |pretty )?(?:annoying|embarrassing|frustrating))[^,.!?]*([.!?]|$)/gi;

/** "numbers are used twice, which is not allowed": what somebody thinks of it is no part of it. */
const VERDICT =
  /(?:,? (?:which|and that|and this)|, (?:that|this|it)) (?:is|was) (?:of course |really |very |so |just |not |clearly )*(?:allowed|permitted|forbidden|acceptable|ok|okay|good|bad|annoying|embarrassing|dangerous|unprofessional|frustrating|tiring|stupid|unpleasant|awful|terrible|unfair|unsafe|illegal|silly|a (?:real )?(?:pain|problem|shame|nuisance))(?=[.!]|$)/gi;

/** "should be possible to mark a hive" and "at the time they want to leave" with the words that they mean. */
function withIt(text: string): string {
  return (
    wanted(text)
      .replace(
        /^(?=(?:should|must|needs? to|ought to|would|has to|have to) be (?:(?:so|really|very|super|quite) )?(?:possible|allowed|nice|great|good|helpful|useful|lovely|cool|handy|awesome|better|perfect|ideal|amazing|fantastic|neat|brilliant) (?:to|if)\b)/i,
        'it ',
      )
      // "would love to see it": whoever types in a hurry leaves themselves out.
      .replace(
        /(?<=^|[.!?]\s)(?=(?:would (?:really |just |also )?(?:love|like|prefer)|(?:really )?(?:love|like|want|need|wish)) (?:to|it if|if|I|we|an?|the|some|more)\b)/gi,
        'I ',
      )
      // "why is there no list of tutors?" asks for one.
      .replace(/^why (?:is there no|isn't there an?|is there not an?) (?=\w)/i, 'there should be a ')
      .replace(
        /^why (?:are there no|aren't there(?: any)?|do (?:we|i) have no|don't (?:we|i) have(?: any)?) (?=\w)/i,
        'there should be ',
      )
      .replace(/^there should be a (?=([a-z-]+))/, (_, word: string) => `there should be ${article(word)} `)
      .replace(/(?<=[^\s,;:.!?(-] )at the (?:time|moment) (?:when |that )?(?=(?:they|i|we|you|he|she)\b)/gi, 'when ')
  );
}

/** What people usually type, and how it says plainly who wants what. */
const USUAL: readonly Rewording[] = [
  // "prices change by season but owners have to edit each by hand": the work is the trouble, and the rest says when.
  [
    /^(?!.*\b(?:want|wants|should|must|would|could|cannot|not|n't|if|when)\b)([\w' -]{8,80}?),? but ((?:[\w-]+ ){1,3}(?:has|have|needs?) to [^,.;]+?)[.!]?$/i,
    (_, said = '', work = '') => `${work} when ${lowerFirst(said)}`,
  ],
  // Whoever needs access is to get it, not to grant it.
  [
    /\b(needs?|wants?) (?!to )((?:an? |the )?(?:only )?(?:[\w-]+ )?access\b(?! (?:is|are|control|rights|log|card|code)\b))/gi,
    '$1 to get $2',
  ],
  [/\bonly (needs?|wants?) to get (?=(?:(?!to )[\w-]+ )?access\b)/gi, '$1 to get only '],
  // What people complain of is the trouble, not that they do.
  [/^(.{3,40}?) (?:often |always |keep )?complain(?:s|ed|ing)? about being (?=\w+(?:ed|en|t)\b)/i, '$1 should not be '],
  // "members do not see any progress" lack progress.
  [/\b((?:do|does|did|can|could) ?(?:not|n't) (?:see|find|get|have|receive|know of|hear)) any (?=\w)/gi, '$1 '],
  [
    /^(?:please )?(?:simplify|streamline|speed up|facilitate|optimi[sz]e|improve) (?:the |our )?(?:process|way|procedure|task|steps) (?:of|for) (\w+ing) ([^,.;!?]+?)(?=[,.;!?]|$| so that | because )/i,
    (whole, doing = '', rest = '') => (fromGerund(doing) ? `${fromGerund(doing)} ${rest} in fewer steps` : whole),
  ],
  [
    /^(?:reduce|cut|shorten|decrease|lower) the (?:time|effort|work) (?:that )?(it|(?:[\w-]+ ){0,3}?[\w-]+) (?:needs?|takes?|spends?) to ([^,.;!?]+?)(?=[,.;!?]|$| so that | because )/i,
    (_, who = '', deed = '') => `${/^it$/i.test(who) ? '' : `let ${who} `}${deed} in less time`,
  ],
  // "make the app usable for people who do not see well": they are the ones who are to use it.
  [
    /^(?:please )?make ((?:the |our )?[\w -]+?) (?:usable|accessible|readable|available) (?:for|to|by) (?:people|users|those|everybody|everyone) who ([^.,;]+)/i,
    'users who $2 should be able to use $1',
  ],
  // "a manager can no longer move a rehearsal if it starts soon": so it is to be.
  [
    /^((?:(?:the|an?|all|our) )?(?!(?:i|we|it|this|that|nobody)\b)[\w-]+(?: [\w-]+)?) can no longer (?=[a-z]+ .*\b(?:if|when|once|after|as soon as|less than|within|until)\b)/i,
    '$1 must not ',
  ],
  // "only she may change it, and tenants have to be informed": two rules.
  [
    /,? and ((?:(?:the|all|our) )?[\w-]+(?: [\w-]+)?) (?:have|has) to be (?=(?:informed|told|notified|asked|warned)\b)/i,
    '. $1 must be ',
  ],
  // What annoys is the trouble, not that it does.
  [
    /^it(?:'s| is) (?:really |so |very |quite |just )?(?:annoying|frustrating|a pain|a shame|sad|silly|stupid|ridiculous|a problem|bad|unfair|not fair|not ok) (?:that|when|how) ((?:(?:the|our|some|most|many|all) )?[a-z-]+(?: [a-z-]+)??s) ([a-z]+) ([^.!?]+)/i,
    (whole, who = '', does = '', rest = '') => (isBaseVerb(does) ? `stop ${who} from ${gerund(does)} ${rest}` : whole),
  ],
  // What the makers do to a page is not what is wished of it.
  [
    /^(?:redesign|rework|revamp|overhaul|rebuild|refactor) ((?:the|our) [^,.;]+?) so (?:that )?it (\w+) (?=\w)/i,
    (whole, thing = '', does = '') =>
      readVerb(does)?.form === 'third' ? `${thing} should ${readVerb(does)?.base} ` : whole,
  ],
  [/^(?:the |a )?(?:ability|possibility|option|chance|way) to (?=[a-z])/i, 'we want to '],
  [
    /^(?:the )?system (?:automatically )?([a-z]+s) (?=(?:the|an?|each|every|all|our|it|them)\b)/i,
    (whole, does = '') => (readVerb(does)?.form === 'third' ? `the system should ${readVerb(does)?.base} ` : whole),
  ],
  // Bans in their other words.
  [
    /^without ([^,]+?),? (?:nobody|no one) (?:may|should|must)(?: be able to| be allowed to)? ([a-z].+)$/i,
    'do not let anybody $2 without $1',
  ],
  [/^(only .+?) (?:is|are|should be) (?:allowed|permitted) to /i, '$1 may '],
  [/^((?:[\w-]+ ){1,4})(?:is|are) not (?:allowed|permitted) to /i, '$1must not '],
  [
    /^(?:do not|don't|never) (?:allow|accept|permit) ([\w -]+?) ((?:larger|bigger|longer|heavier|higher) than (?=\d))/i,
    'refuse $1 that are $2',
  ],
  [
    /^(?:avoid|prevent) that ([a-z]+ [a-z]+s|[a-z]+s) (?=([a-z]+)\b)/i,
    (whole, who = '', does = '') => (isBaseVerb(does) ? `${who} must not ` : whole),
  ],
  [
    /^((?:the |our |all )?(?:[\w-]+ )?[\w-]+) (?:must|should|have to|has to) (?:stay|remain) (secret|hidden|private|open|closed|visible|locked|anonymous|confidential)\b/i,
    (_, thing = '', state = '') => `keep ${lowerFirst(thing)} ${state}`,
  ],
  [/^((?:[\w-]+ ){1,3})should no longer have to /i, '$1have to '],
  [/\b(?:do not|don't|does not|doesn't) need to (?=(?:see|get|receive|read)\b)/gi, 'have to '],
  [
    /^stop ([a-z]+ing) ((?:[\w-]+ )?[\w-]+s) who (?=\w)([^,.;]+)/i,
    (whole, doing = '', who = '', rest = '') =>
      fromGerund(doing) ? `${who} who ${rest} should not be ${participle(fromGerund(doing) ?? '')}` : whole,
  ],
  [
    /^(?:everyone|everybody) (?:except|but|besides) ((?:the |our )?[\w-]+(?: [\w-]+)?) ((?:should|must|can|may) .+?)[.!]?$/i,
    'users $2, except for $1',
  ],
  [/^(?:a )?rating of (?=\w+s\b)/i, 'rate '],
  [/\b(nobody|no one) (?:is|are) (?:allowed|permitted) to /gi, '$1 may '],
  // What nobody may do is a ban, and never a wish to do it.
  [
    /^(?:nobody|no one) (?:should|must|may|shall) (?:ever )?(?:be able to |be allowed to )?(?=(?!but\b|except\b|else\b|besides\b)([a-z]+)\b)/i,
    (whole, verb = '') => (isBaseVerb(verb) ? 'do not let anybody ' : whole),
  ],
  // "nobody but the warden may open it": the warden may, and nobody else.
  [
    /^(?:nobody|no one) (?:but|except|besides|other than) ((?:the |an? |our )?[\w-]+(?: [\w-]+)??) ((?:may|can|should be able to|is allowed to|must) [^.;]+)/i,
    (_, who = '', deed = '') => `only ${who} ${deed.replace(/^(?:should be able to|is allowed to|must)/i, 'may')}`,
  ],
  [/\bno one (?=(?:should|must|may|can|shall|is|has|knows|else)\b)/gi, 'nobody '],
  [/^(?:i|we) (?:do not|don't) want to (?:get|receive) (?:any )?(?=\w)/i, 'stop sending me '],
  [/\b(wants?|needs?) one (?=[a-z]+ (?:for|where|with)\b)/gi, '$1 a single '],
  // The work behind "because" is what takes the time.
  [
    /\b(spends?|wastes?|loses?) ((?:[\w-]+ ){0,3}?(?:hours?|days?|time|evenings?)) because (?:they|we|i) ([a-z]+) (?=\w)/gi,
    (whole, verb = '', time = '', deed = '') => (isBaseVerb(deed) ? `${verb} ${time} ${gerund(deed)} ` : whole),
  ],
  ...DETAILS,
  // A list that stands in one line.
  [
    /:\s+-\s+(?=\S[^\n]* - \S)([^\n]+)$/,
    (_, items = '') =>
      `:\n${items
        .split(/\s+-\s+/)
        .map((item) => `- ${item}`)
        .join('\n')}`,
  ],
  // "Account sync - transfers are matched": a title and what it says.
  [/^((?:[\w'’/]+ ){0,3}[\w'’/]+) [-–—] (?=\w[^–—]{14,}$)(?!.* - )/, '$1: '],
  // "accounts that parents can manage": parents manage them.
  [
    /^((?:[\w'’-]+ ){0,3}[\w-]+) (?:that|which) ((?:[\w-]+ )?[\w-]+s) can (\w+)[.!]?$/i,
    (whole, thing = '', who = '', verb = '') => (isBaseVerb(verb) ? `${who} can ${verb} ${lowerFirst(thing)}` : whole),
  ],
  // Nouns that look like orders.
  [
    /^live (?=(?:chat|tracking|stream|map|view|update|status|location|support|score|result|feed)(s?)\b)/i,
    (_, many = '') => `we need ${many ? '' : 'a '}live `,
  ],
  // What is too much is to become less.
  [
    /^too many (?=\S)(?!.*\b(?:is|are|was|were|have|has|do|does|can|cannot|cancel|leave|come|get|want|need|forget|fail|ask|call|must|should|shall|may|trigger|triggers)\b)/i,
    'we need fewer ',
  ],
  [
    /\b(?:is|are|gets?|keeps?(?: being)?) (?:drowning in|flooded (?:with|by)|swamped (?:with|by)|buried (?:in|under)|overwhelmed (?:with|by)|bombarded (?:with|by)) /gi,
    'gets too many ',
  ],
  // What nobody can do, everybody wants to.
  [/^(?:nobody|no one) can (?=(?:find|see|understand|read|use|open|reach|remember|tell|hear)\b)/i, 'we can not '],
  [/^nobody (understands|knows|remembers|sees) /i, (_, verb = '') => `we do not ${readVerb(verb)?.base ?? verb} `],
  // How long it takes is the trouble, not what it is for.
  [
    /\b(spends?|wastes?|loses?) ((?:[\w-]+ ){0,4}?(?:hours?|days?|minutes?|weeks?|time|evenings?|mornings?|afternoons?)(?: (?:every|each|a|per) \w+)?) to (\w+) /gi,
    (whole, verb = '', time = '', deed = '') =>
      isBaseVerb(deed.toLowerCase()) ? `${verb} ${time} ${gerund(deed.toLowerCase())} ` : whole,
  ],
  // Whoever is to see something acts.
  [
    /^([^.!?]{4,60}?) (?:should|must|needs? to|has to|have to) (?:also |always )?be (?:visible|shown|displayed|available) to ((?:the |all |every |each |our )?[\w-]+(?: [\w-]+)?)(?= (?:during|before|after|when|if|at|in|on|from|until|once|while|as|for|by)\b|[.!](?: |$)|$)/i,
    (whole, thing = '', who = '') =>
      /\bnot\b|,/.test(thing) || / (?:first|only|too|again|also)$/i.test(who)
        ? whole
        : `${who} should be able to see ${lowerFirst(thing)}`,
  ],
  [/^push (notification|message|alert)\b/i, 'a push $1'],
  [/^report (?=(?:on|of|about)\b)/i, 'we need a report '],
  [
    /^((?:push|e-?mail|text|sms|order|search|booking|rating|review) (?:notifications|templates|messages|reminders|alerts|lists|forms|settings|preferences|reports|digests|newsletters|confirmations|recommendations|suggestions|histories|filters))\b(?! (?:must|should|shall|need|have to|can|may|will|are)\b)/i,
    (_, named = '') => `we need ${/^[A-Z]{2}/.test(named) ? named : named.toLowerCase()}`,
  ],
  // A ban without a subject.
  [
    /^it (?:should|must|shall) (?:be impossible|not be possible) (?:for (.+?) )?to /i,
    (_, who) => (who ? `${who} must not ` : 'it should not be possible to '),
  ],
  // It is the page that is slow.
  [
    /^(?:the |our )?(?:app|system|site|web ?site|page|platform|tool|software) is (?:very |too |so |really |extremely )?slow when (the .+?) is (?:opened|loaded|shown|displayed)\b/i,
    '$1 is slow',
  ],
  // How it is done stands behind what is done.
  [
    /(?<!\b(?:by|with|via|per|through|using|of) )\bdrag(?:ging)?(?: and |-and-|[ -]?(?:&|n)[ -]?)drop(?:ping)? (?=\w)([^.,;]+)/gi,
    (_, things = '') => dragged(things),
  ],
  [
    /(^|\b(?:we should|please|to|should|must|can you) )(?:prevent|avoid|stop|no(?: more)?) (?:any |all )?double[- ]bookings?(?: of| for) ((?:[\w'-]+ ?){1,4})/gi,
    '$1keep $2 from being booked twice',
  ],
  [
    /(^|\b(?:we should|please|to|should|must|can you) )(?:prevent|avoid|stop|no(?: more)?) (?:any |all )?double (orders|entries|charges|payments|registrations|submissions|check-ins|invoices|messages|reminders)\b/gi,
    (_, lead = '', things = '') =>
      `${lead}keep ${things} from being ${/^(?:in|me|re)/.test(things) ? 'sent' : things === 'orders' ? 'placed' : 'made'} twice`,
  ],
  ...NAMES_OF_WISHES,
  ...CIRCUMSTANCES,
  [
    /\bmake (.+?) (?:accessible|usable|readable) (?:for|to|with|by) (?:people (?:who use|with|using) )?(?:a )?screen[- ]?readers?\b/gi,
    'use $1 with a screen reader',
  ],
];

/** Words of the idea that only wrap, correct or shorten what is asked, put plainly before anything is read. */
export function reword(text: string): string {
  const said = corrected(text);
  const wrapped = WRAPPED.exec(said)?.[1];
  if (wrapped) return `make sure that ${wrapped.replace(/[?]+$/, '')}`;
  return reworded(withIt(plainDenials(wishedClause(said))), USUAL)
    .replace(/^(?:isn't|is not|aren't|are not) there (?=(?:an?|any|some)\b)/i, 'is there ')
    .replace(
      /^(?:(?:no|not) more than|(?:max(?:imum|\.)?(?: of)?|at most|up to) (?=[\w-]+ [\w-]+ per )) ?(\d+|two|three|four|five|six|eight|ten|twelve|twenty) ([\w-]+)( per .+?)?(?:,? please)?[.!]*$/i,
      'limit $2 to $1$3',
    )
    .replace(VERDICT, '')
    .replace(REMARK, '$1')
    .replace(
      /(^|[.!?]\s+)(?:it (?:\w+ )?happens (?:\w+ ){0,3}?that|we (?:keep|often|always) see(?:ing)? that) /gi,
      '$1',
    )
    .replace(/,? but only (?=(?:if|when|once|after|until|as long as|with|in|on|for|to|during|before)\b)/gi, ' only ');
}

/** "works without internet access": a verb that has lost its subject is the product's. */
export function withSubject(text: string): string {
  const [, verb = '', rest = ''] = VERB_FIRST.exec(text) ?? [];
  const base = readVerb(verb.toLowerCase())?.base;
  if (!base) return text;
  if (/^(?:work|run)$/.test(base) && /^(?:without|offline|on|in|with|at|when|while|even)\b/i.test(rest))
    return `work ${rest}`;
  return /^(?:show|send|tell|remind|warn|notify|alert|let|allow|list|suggest|display|explain|ask|hide|store|save|remember|support|accept|calculate|print|keep)$/.test(
    base,
  ) &&
    /^(?:me|us|the|an?|all|my|our|every|each|any|only|whether|when|which|what|who|how|where|why|if|more|other|new|open|last|next)\b/i.test(
      rest,
    )
    ? `the system should ${base} ${rest}`
    : text;
}
