import { reworded, type Rewording } from '../language/rewording.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { isHuman } from '../reading/is-agent.ts';
import { gerundFirst, isBaseVerb, readVerb } from '../language/verbs.ts';
import { plural, withArticle } from '../language/nouns.ts';
import { withAttribute } from './headline-attributes.ts';
import { bansOf } from './headline-bans.ts';
import { HELD } from './barred.ts';
import { baseOf } from './tighter.ts';

const AMOUNT =
  '(?=\\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|euros?|metres?|kilos?)\\b)';

const JOINED = /\b(by|in|on|for|to|from|with|at) ((?:[\w-]+ ){1,4}?)(?:as well as|and also|and|or) \1 /gi;

/** Fewer words for the same: clauses become phrases, comparisons one word. The order counts. */
const REDUCTIONS: readonly Rewording[] = [
  // "emails that go to customers"
  [/ (?:that|which) (?:goes|go|comes|come|(?:is|are) sent) (?=(?:to|from) )/gi, ' '],
  // "reviews from people who have not bought the product": without having bought it.
  [
    / (?:from|by) (?:people|anyone|anybody|those|somebody|someone) who (?:have|has) not (?=\w+(?:ed|en|wn|ld|nt|pt|ght|ft)\b)/gi,
    ' without having ',
  ],
  // "orders when the pick-up time lies outside the opening hours"
  [
    / (?:when|if) (?:the|an?|their|its) ([\w-]+(?: [\w-]+)?) lies (?=(?:outside|within|in|on|before|after) )/gi,
    ' with $1 ',
  ],
  // "cards shared with them": shared cards.
  [
    / ((?:the |an? )?)([\w-]+) (shared|assigned|sent|given|shown|lent|addressed) (?:with|to|by|for) (?:them|him|her)\b/gi,
    ' $1$3 $2',
  ],
  // "at which page of a reading most give up"
  [/ (which|what) ([\w-]+) (?:of|in) (?:an?|the) [\w-]+ (?=(?:most |the |many |an? )?[\w-]+ [\w-]+)/gi, ' $1 $2 '],
  [/ as an? (?=[A-Z]{2,})/g, ' as '],
  [/(?<= until .*) at least (?=\d)/gi, ' '],
  // "do not delete or move pages"
  [
    /(?<=\b(?:not|cannot|to|can)) ([a-z]+) or ([a-z]+) (?=[a-z])/gi,
    (whole, one = '', other = '') => (isBaseVerb(one) && isBaseVerb(other) ? ` ${one} ` : whole),
  ],
  [/ while (?:it|they) (?:is|are) (?=(?:in|on|at|under) )/gi, ' while '],
  // "a bug that has been waiting for an answer": waiting for it.
  [
    /(?<!^(?:see|know|show|tell|check|find out|decide|choose|say)) (?:who|that|which) (?:(?:has|have) been|is|are) (?:already |still |currently |now )?(?=\w+ing \w)/gi,
    ' ',
  ],
  // "files larger than 500 MB": over 500 MB.
  [/ (?:(?:that|which) (?:is|are) )?(?:larger|bigger|heavier|higher|wider|taller) than (?=[€$£]?\d)/gi, ' over '],
  [/ (?:(?:that|which) (?:is|are) )?(?:smaller|lighter|lower|narrower) than (?=[€$£]?\d)/gi, ' under '],
  // "by its name as well as by its number": by name and number.
  [JOINED, (whole, by = '', thing = '') => `${by} ${thing}${/ (or) \w+ $/i.test(whole) ? 'or' : 'and'} `],
  // "hearings expected to last longer than 3 hours": over 3 hours.
  [
    new RegExp(
      ` (?:(?:that|which) (?:are |is )?)?(?:expected to |likely to )?(?:lasts?|lasting|takes?|taking|runs?) (?:longer|more) than ${AMOUNT}`,
      'gi',
    ),
    ' over ',
  ],
  [new RegExp(` (?:that|which) (?:lies?|is|are|weighs?|costs?) (less|more|fewer) than ${AMOUNT}`, 'gi'), ' $1 than '],
  [new RegExp(`(?<!\\b(?:no|if|when|that|where|while|once|because) )\\b(?<=\\w )more than ${AMOUNT}`, 'gi'), 'over '],
  [
    new RegExp(`(?<!\\b(?:no|if|when|that|where|while|once|because) )\\b(?<=\\w )(?:less|fewer) than ${AMOUNT}`, 'gi'),
    'under ',
  ],
  [/\bno more than (?=\d|\w)/gi, 'at most '],
  [/\bno (?:less|fewer) than (?=\d|\w)/gi, 'at least '],
  [/(?<=\b(?:at most|at least|limit of) \d.*) (?:for|in|on) (?:each|every) (?=\w)/gi, ' per '],
  // "no closing the till while any table has an open bill": with an open bill.
  [
    /(?<=^(?:no|nobody|keep|prevent|stop)\b.*) (?:while|when|if|as long as) (?:an?|any|the|some|one) (?:[\w-]+ )?[\w-]+ (?:still )?has (?=(?:an?|\d+|two|three|four|open|unpaid|overdue|pending|missing)\b(?! been))/gi,
    ' with ',
  ],
  // "papers at overlapping times"
  [/ ([\w-]+s) (?:at|on) (overlapping|clashing|conflicting) (?:times|dates|days)\b/gi, ' $2 $1'],
  [/(?<=^(?:no|nobody|keep|prevent|stop)\b.*) as long as (?=\w)/gi, ' while '],
  // "a slot that already has 15 orders in it": with 15 orders, but "see who has the key".
  [
    /(?<!\b(?:see|know|show|find|find out|check|tell|ask|look up)) (?:who|that|which|who'd|that'd) (?:already |still |would )?(?:has|have|contains?) (?!to\b|not\b|never\b|no longer\b|been\b|had\b|\w+ed\b)(.+?)(?: in it| on it| in them| on them)?$/i,
    (whole, thing = '') => {
      const [first = ''] = thing.split(' ');
      return readVerb(first)?.form === 'past' ? whole : ` with ${thing}`;
    },
  ],
  [/ (?:who|that|which) (?:do|does) not have (?:an? |any |the )?/gi, ' without '],
  // "requests that have waited for three days", "courses that nobody has opened"
  [/ (that|who|which) (?:have|has) (?=(?!been\b|had\b|needed\b)\w+ed (?:for|since|in|on|at)\b)/gi, ' $1 '],
  [/(?<=[a-z]s) that (?=(?:nobody|no one) (?:has|have|can|wants|uses)\b)/gi, ' '],
  [/ as soon as (?=(?:the|an?|they|their|it|somebody|someone) )/gi, ' when '],
  // "donors who are deferred permanently", "a bay that is next to the door", "helmets older than five years"
  [
    / (?:who|that|which) (?:is|are|was|were|(?:has|have) been) (?:already |still |currently |now )?(?=(?:not )?(?:\w+(?:ed|wn|ld|nt|pt|ght)|\w+er) \w|(?:in|on|at|under|over|from|with|without|next|out|due|below|above|too) )/gi,
    ' ',
  ],
  // "reports that nobody has read" stays; "if it has been sold": once sold.
  [/ (?:if|when|once|after) (?:it|they) (?:is|are|has been|have been) (?=\w+(?:ed|wn|ld|nt|pt)\b)/gi, ' once '],
  [
    / (?:until|unless|before) (?:it|they) (?:is|are|has been|have been) (?=\w+(?:ed|wn|ld|nt|pt)\b)/gi,
    (whole) => ` ${whole.trim().split(' ')[0]} `,
  ],
  // "30 minutes after they were made": after 30 minutes.
  [
    / (\d+ (?:seconds?|minutes?|hours?|days?|weeks?|months?)) after (?:it|they) (?:was|were|has been|have been) \w+(?=$|,| (?:if|unless|when)\b)/gi,
    ' after $1',
  ],
  // "a refund of more than 50 euros": over 50 euros; "a slot that starts in an hour": in an hour.
  [new RegExp(` of more than ${AMOUNT}`, 'gi'), ' over '],
  [new RegExp(` of (?:less|fewer) than ${AMOUNT}`, 'gi'), ' under '],
  [/ (?:that|which) (?:starts?|begins?|takes? place|happens?) (?=(?:in|on|at|before|after|within|less|more) )/gi, ' '],
  [/ (who|that) (?:have|has) (?=\w+ed\b)/gi, ' $1 '],
  [/^(only (?:[\w-]+ ){0,2}[\w-]+s )can (?!be\b)(?=\w)/i, '$1'],
  [
    /^no (?:starting(?! the\b)|taking|holding|making|giving|issuing) (?:an? |the |any )?(?=\w+ (?:\w+ )?(?:unless|until|before|without|after|once|while|for|to) )/i,
    'no ',
  ],
  // "compare this month's sales with last month": the sales.
  [/^(compare (?:the )?)(?:this|last) (?:week|month|quarter|year)['’]s /i, '$1'],
  [
    /^(?:see|get|have|read|download) (?:an? |the )?(?:[\w-]+ )?(?:report|list|overview|summary) of how many (?=\w+ it takes )/i,
    '',
  ],
  [
    /^(?:see|get|have|read) (?:an? |the )?(?:[\w-]+ )?(?=(?:report|list|overview|summary) of (?:how|which|what|who) )/i,
    '',
  ],
  [/ of (over|under) (?=[€$£]?\d)/gi, ' $1 '],
  // "reports that have not been answered for a week"
  [/ (?:who|that|which) (?:has|have) been (?=(?:open|due|online|offline|empty|unpaid|unread|free) )/gi, ' '],
  [/ (?:who|that|which) (?:has|have) not been (?=(?:\w+(?:ed|en|wn|ld|nt|pt|ght)|paid|made|read|found)\b)/gi, ' not '],
  // "after the rehearsal has started": after it.
  [
    / after (the (?:[\w'-]+ ){0,2}?[\w'-]+) (?:has started|has begun|starts|started|begins)\b/gi,
    ' after the start of $1',
  ],
  [/\b(can|may) no longer be\b/gi, 'cannot be'],
  [/\bcan no longer\b/gi, 'cannot'],
  [
    /\b(?:nobody|no one) can be (\w+ed|given|sent|shown|sold|lent) (?:an? |any )?(?=\w)/gi,
    (_, done = '') => `no ${done} `,
  ],
  // "after the foreman has signed it": once signed; "until the nurse has released it": until released.
  [
    / (after|once|when|until|unless) ((?:the |an? )?[\w'-]+(?: [\w'-]+)?) (?:has |have )?(\w+) (?:it|them)(?=[ ,]|$)/gi,
    (whole, link = '', who = '', done = '') =>
      baseOf(done) && !/\b(?:who|that|which|is|are|not|no|nobody|none|never)\b/i.test(who)
        ? ` ${/^(?:after|when)$/i.test(link) ? 'once' : link} ${done}`
        : whole,
  ],
  // "when a game was won by default": for games won so.
  [
    / when an? ([\w-]+) (?:is|was|has been) (\w+)(?= by )/gi,
    (whole, thing = '', done = '') => (baseOf(done) ? ` for ${plural(thing)} ${done}` : whole),
  ],
  [/^no ((?:[\w-]+ )?[\w-]+) can be (?=(?:put|\w+(?:ed|en|wn|ld|nt|pt)) )/i, 'no $1 '],
  // "helmets older than five years are not handed out"
  [/ (?:is|are) (?=not (?:put|shown|\w+(?:ed|en|wn|ld|nt|pt)) )/i, ' '],
  // "reminders are not sent for cats": no reminders for them.
  [
    /^(?:the |any )?((?:[\w'-]+ ){1,3}?)(?:are |is )?(?:not|never) (?:sent (?=(?:for|to|about|after|before) )|(?=(?:shown|given) ))/i,
    'no $1',
  ],
  // "cancelling for free"
  [/(?<!no )\b(\w+ing) for free\b/gi, 'free $1'],
  [/^no (\w+ing) for free\b/gi, 'no free $1'],
  [/ (?:to|for|by|from) (?:anyone|anybody|people|somebody|someone|those) (?=with(?:out)? )/gi, ' '],
  [/ (?:straight|right) away\b| immediately\b/gi, ''],
  [/ in the (?:app|system|portal|platform)\b/gi, ''],
  [/ at the same time\b/gi, ' at once'],
  [/ at least (?=every |once |twice )/gi, ' '],
  [/\bthe end of the (?=(?:week|month|quarter|year|season|day)\b)(\w+)/gi, '$1 end'],
  [/\bthe (?=month end|year end|week end|quarter end|season end|day end)/gi, ''],
];

/** "no offered plot if": the thing that nobody is given stands before its verb. */
function withObjectFirst(text: string): string {
  return text.replace(
    /^no (\w+ed|given|sent|shown|sold|lent) ((?:[\w-]+ )?[\w-]+)(?= (?:if|when|unless|until|before|after|while|for|in|on|at)\b|$)/i,
    'no $2 $1',
  );
}

/** "nobody can change a time sheet after ...": no changing it. */
function asGerund(text: string): string | undefined {
  const [, base = '', rest = ''] =
    /^(?:(?:nobody|no one) (?:can|may)|(?!only\b)(?:the )?[\w'-]+ (?:cannot|can no longer|may not|may no longer|must not)) (?!be\b)(\w+) (.+)$/i.exec(
      text,
    ) ?? [];
  return isBaseVerb(base) ? `no ${gerundFirst(base)} ${rest}` : undefined;
}

/** "no choosing a slot with 15 orders" for "keep customers from choosing a slot with 15 orders". */
function barred(text: string): string | undefined {
  const [, who = '', doing = '', rest = ''] = /^(?:keep|prevent|stop) (.+?) from (\w+ing) (.+)$/i.exec(text) ?? [];
  const [name = ''] = who.split(/ (?:who|that|with|without|from|of|in|on|at) /);
  // "hide the phone numbers of clients who opted out"
  if (/^seeing$/i.test(doing) && !/ (?:before|until|unless|if|when|once|after|while) /i.test(rest))
    return `hide ${rest.replace(/^any ([\w-]+)/i, (_, one: string) => plural(one))}`;
  // Beds do not try to stay empty.
  if (!doing || !(HELD.test(` from ${doing}`) || isHuman(name.split(' ').at(-1) ?? ''))) return undefined;
  const [done = ''] = rest.split(' ');
  // "from being assigned": whoever is kept is the thing.
  if (/^(?:being|getting)$/i.test(doing))
    return /^(?:shown|sent|told|given|asked)$/i.test(done) ? `no ${rest.slice(done.length + 1)}` : undefined;
  return `no ${doing} ${rest}`;
}

/** "the status page turns red if ...": what becomes of it is no order that it carries out. */
function isState(verb: string): boolean {
  return INTRANSITIVE.test(verb) || /^(?:turn|get|keep|feel|seem|have|need|load|open|close|start|stop)$/.test(verb);
}

/** "no slots assigned to ..." for "prevent a slot from being assigned to ...", "refuse files" for "the system refuses files". */
export function plainOrder(text: string): string | undefined {
  const [, verb = '', rest = ''] =
    /^(?:the |our |this )?(?:[\w-]+ ){0,2}?(?:system|app|portal|site|page|platform|tool) (refuses|rejects|blocks|prevents|limits|stops|hides|shows|sends|sets|stores|escalates|keeps|only \w+|\w+s) (.+)$/i.exec(
      text,
    ) ?? [];
  const read = readVerb(verb);
  return read?.form === 'third' && !isState(read.base) ? `${read.base} ${rest}` : undefined;
}

function passiveBan(text: string): string | undefined {
  const [, thing = '', rest = ''] =
    /^(?:keep|prevent|stop) (?:an? |the |any )?(.+?) from being (\w+ .+)$/i.exec(text) ?? [];
  return thing ? `no ${thing} ${rest}` : undefined;
}

/** "bookings for whole blood ..." for "refuse any booking for whole blood ...": what it is about, where the whole ban is too long. */
function thingOf(text: string): string | undefined {
  const [, thing = ''] =
    /^(?:refuse|reject|block|limit|prevent|stop) (?:any |an? |the )?(?!to\b)((?:(?! from )[^,])+)/i.exec(
      plainOrder(text) ?? text,
    ) ?? [];
  return thing.split(' ').length > 3 && !/^\w+ing\b/.test(thing) ? thing : undefined;
}

/** "no hiring without a paid deposit" for "unless the deposit has been paid". */
function withoutDone(text: string): string {
  if (
    !/^(?:no|nobody|keep|prevent|stop)\b|^(?:(?! (?:if|when|while|unless) ).)*\b(?:cannot|can no longer|not)\b/i.test(
      text,
    )
  )
    return text;
  return text.replace(
    / (?:unless (?:their|its|the|an?) ([\w-]+(?: [\w-]+)?) (?:has|have|is) (?:been )?|(?:if|when|while) (?:their|its|the|an?) ([\w-]+(?: [\w-]+)?) (?:has|have|is) not (?:yet )?(?:been )?)(\w+)(?=$|,| (?:in|on|at|by|within|for)\b)/i,
    (whole, given: string | undefined, missing: string | undefined, done: string) =>
      baseOf(done) ? ` without ${withArticle(`${done} ${given ?? missing ?? ''}`)}` : whole,
  );
}

/** "at most 40 tickets per slot" for "sell at most 40 tickets for each slot". */
function boundOf(text: string): string | undefined {
  return /^(?:sell|allow|accept|book|take|offer|give|have|let|admit|keep) ((?:no (?:more|fewer|less) than|at most|at least) \S*\d.+)$/i.exec(
    text,
  )?.[1];
}

/** "second signature for every refund" for "ask for a second signature for every refund". */
function askedFor(text: string): string | undefined {
  return /^(?:ask for |require |request |demand |(?:charge|take) (?=(?:an? |the )?(?:[\w-]+ )?(?:fee|fine|deposit|surcharge)\b))(?:an? |the )?(\w.+)$/i.exec(
    plainOrder(text) ?? text,
  )?.[1];
}

/** A text in fewer words, the whole of it first. */
export function reduced(text: string): string[] {
  const turns = [
    text,
    plainOrder(text),
    barred(text),
    passiveBan(text),
    asGerund(text),
    thingOf(text),
    boundOf(text),
    askedFor(text),
    ...bansOf(text),
  ].filter((form): form is string => form !== undefined);
  return [
    ...new Set(
      turns.flatMap((form) => [form, withObjectFirst(reworded(withoutDone(withAttribute(form)), REDUCTIONS))]),
    ),
  ];
}
