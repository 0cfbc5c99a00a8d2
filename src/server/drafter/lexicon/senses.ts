const MONEY =
  /\b(?:costs?|bills?|prices?|fees?|rents?|expenses?|payments?|invoices?|money|deposits?|amounts?|tips?|fares?|charges?|donations?|tax|taxes|subscriptions?|memberships?|debts?|purchases?|gifts?|instal+ments?)\b/i;
/** What several people use and pay for together. */
const USED_TOGETHER =
  '(?:the |our |my |their )?(?:heating|electricity|gas|water|power|internet|utilities|groceries|petrol|fuel|shopping|taxi|dinner|drinks)';
/** By what it falls to each of them. */
const BY_SHARE =
  'by (?:room size|income|head|use|usage|consumption|floor area|what each|the number of (?:people|heads|days|nights))|per head|per person';
/** "split the heating by room size": what each of several people pays of it. */
export const SHARED_COST = new RegExp(
  `^(?:(?:split|split up|divide|share) )?${USED_TOGETHER}\\b(?!.* (?:into|between (?:two )?(?:plots|rooms|fields|zones)))|\\b(?:${BY_SHARE})\\b`,
  'i',
);
/** What goes through steps until it is done. */
const PROGRESS =
  /\b(?:deliver(?:y|ies)|orders?|parcels?|packages?|shipments?|claims?|cases?|requests?|applications?|repairs?|work|progress|status|state|tickets?|complaints?|rides?|jobs?|projects?|tasks?|refunds?|payments?|bookings?|tours?|crates?|samples?|consignments?|luggage|specimens?|bus(?:es)?|vans?|trucks?|vehicles?|couriers?|taxis?|trains?|boats?|ships?|fleet)\b/i;
const SETTING =
  /\b(?:default|settings?|preferences?|colou?rs?|languages?|layout|mode|theme|sounds?|font|formats?|notifications?|time ?zone|currency|listed first|shown first)\b/i;
/** What is still being written. */
const UNFINISHED =
  /\b(?:forms?|drafts?|entr(?:y|ies)|answers?|inputs?|texts?|basket|cart|filters?|numbers?|selection|choice|settings?|typed|search|questionnaires?|applications?|notes?|fruit)\b/i;
const FILES =
  /\b(?:photos?|pictures?|images?|videos?|files?|scans?|documents?|certificates?|recordings?|receipts?|pdfs?|screenshots?|logos?|cvs?|contracts?|licen[cs]es?|ids?|passports?|attachments?|clips?|drawings?|avatars?)\b/i;
const LEARNERS =
  /\b(?:students?|pupils?|learners?|knowledge|vocabulary|skills?|trainees?|apprentices?|questions?|quiz|lessons?)\b/i;
const PAGES =
  /\b(?:pages?|maps?|lists?|app|screens?|photos?|pictures?|reports?|search|dashboards?|results|calendar|plan|site|website|form|table|overview|file|data)\b/i;
const DOORS =
  /\b(?:rooms?|doors?|gates?|valves?|locks?|windows?|halls?|shops?|accounts?|tickets?|cases?|boxes|lockers?|barriers?|counters?)\b/i;
const READABLE =
  /\b(?:pages?|lists?|files?|documents?|reports?|articles?|forms?|invoices?|plans?|sheets?|maps?|menus?|messages?|letters?|recipes?|notes?|drawings?|profiles?|entr(?:y|ies)|details?|calendar|schedule|policy|manual|links?|photos?|pictures?|orders?)\b/i;
/** The product offers them by itself. */
const OFFERED = /\b(?:who|that|which|for|to|based|similar|nearby|like|fitting|matching)\b/i;
const EVENT =
  /\b(?:appointments?|bookings?|shifts?|lessons?|meetings?|visits?|classes|events?|reservations?|slots?|pick-?ups?|games?|match(?:es)?|exams?|trips?|sessions?|flights?|interviews?|deliver(?:y|ies)|dates?|training|rehearsals?|concerts?)\b/i;
const ONGOING =
  /\b(?:subscriptions?|memberships?|contracts?|bookings?|plans?|orders?|reservations?|policy|policies)\b/i;
const HANDED =
  /\b(?:requests?|applications?|offers?|orders?|quotes?|claims?|changes?|proposals?|drafts?|invoices?|swaps?|articles?|bookings?)\b/i;
const DOUBLES = /^(?:[\w-]+ ){0,2}(?:duplicates?|records?|accounts?|profiles?|contacts?|entries)\b|\bduplicate/i;

/** What is there twice when two people have entered it. */
const ENTRIES =
  /\b(?:tickets?|leads?|customers?|clients?|patients?|companies|cases?|issues?|tasks?|topics?|threads?|conversations?|tags?|labels?|categories|requests?|members?|users?)\b/i;

/** What is brought before somebody who decides. */
const RAISED =
  /\b(?:issues?|objections?|questions?|tickets?|concerns?|complaints?|claims?|requests?|points?|problems?|damages?|refunds?|expenses?|costs?|alarms?)\b/i;

/** What goes to a machine needs no address. */
const MACHINE =
  /\binto\b|\bto (?:(?:the|an?|each|every|our|my|their) )?(?:[\w-]+ )?(?:screen|display|printer|speaker|panel|machine|till|kitchen|terminal|monitor|board)s?\b/i;

/** Where somebody is put who changes the group, and where nobody has to find the way. */
const OTHER_GROUP = new RegExp(
  `${EVENT.source}|\\bto (?:another|a different|the other|a new|the next) (?:course|group|team|list|crew|plan|level|grade|track)\\b`,
  'i',
);

/** What is handed out to be read; a key or a wetsuit is lent. */
const PAPERS =
  /\b(?:letters?|flyers?|reports?|forms?|sheets?|documents?|leaflets?|invitations?|certificates?|plans?|notes?|lists?|menus?|programmes?|brochures?|surveys?)\b/i;
/** What comes from an older system or time is taken over in bulk, what comes from somebody is handed over. */
const OLD = /\b(?:data|old|previous|file|excel|spreadsheet|system|last)\b/i;

/** What is shared out goes to nobody by mail. */
const SHARED_OUT = /\b(?:evenly|fairly|equally|among|amongst|between|across|over)\b/i;

/** A sense of a verb: which things it is done to in that sense, or not done to. */
interface Sense {
  readonly to?: RegExp;
  readonly notTo?: RegExp;
}

function only(verbs: string, sense: Sense): [string, Sense][] {
  return verbs.split(',').map((verb) => [verb, sense]);
}

/**
 * Verbs with several senses, by the kind of wish that means one of them: the words behind the verb must show that it is this one.
 * "Split a bill" is about money, "split a file" is not.
 */
const SENSES: Readonly<Record<string, ReadonlyMap<string, Sense>>> = {
  // "be paired with a buddy": two people are.
  integrate: new Map(
    only('pair,pair with', {
      to: /\b(?:devices?|phones?|tablets?|watch(?:es)?|sensors?|scales?|printers?|scanners?|readers?|meters?|trackers?|apps?|systems?|speakers?|headsets?|lights?|locks?|cameras?|terminals?|tills?|machines?|computers?|bluetooth|tv|displays?|gateways?|thermometers?|thermostats?|keys?|tags?)\b/i,
    }),
  ),
  split: new Map(only('split,split up', { to: new RegExp(`${MONEY.source}|${SHARED_COST.source}`, 'i') })),
  quiz: new Map(only('test,examine,quiz', { to: LEARNERS })),
  pay: new Map([
    ...only('charge', {
      notTo: /\b(?:batter(?:y|ies)|phones?|vehicles?|cars?|bikes?|scooters?|devices?|trucks?|bus(?:es)?)\b/i,
    }),
    ...only('deposit,settle,top up', { to: MONEY }),
    ...only('donate', { to: new RegExp(`^$|^(?:to|for)|${MONEY.source}`, 'i') }),
    ...only('check out', { notTo: /\b(?:books?|tools?|keys?|equipment|items?|branch|code)\b/i }),
  ]),
  // "accept a cancellation": nobody pays with it.
  'pay means': new Map(
    only('accept', {
      to: /\b(?:pay\w*|cards?|cash|transfers?|direct debits?|wallets?|vouchers?|cheques?|che?cks?|paypal|klarna|ideal|sepa|twint|contactless|invoice)\b/i,
    }),
  ),
  // "bring a drill back": it is returned by whoever had it, and nothing is undone.
  undo: new Map(
    only('bring back', {
      to: /\b(?:versions?|states?|texts?|drafts?|entr(?:y|ies)|files?|messages?|settings?|data|layouts?|lists?|tabs?|notes?|photos?|pictures?|records?|pages?|comments?|posts?|filters?|columns?|buttons?|options?|fields?|views?|deleted|removed|archived|lost)\b/i,
      notTo: /\blost (?:propert|key|bag|dog|cat|item)/i,
    }),
  ),
  refund: new Map([
    ...only('return,send back,give back,credit,compensate', { to: MONEY }),
    ...only('pay out', { to: /\b(?:deposits?|fees?|refunds?|damages?)\b/i }),
  ]),
  'report abuse': new Map(
    only('flag,complain,moderate', {
      to: /\b(?:reviews?|comments?|messages?|posts?|users?|profiles?|abuse|insults?|offensive|spam|photos?|ads?)\b(?!.*\b(?:that|which) (?:is|are)\b)/i,
    }),
  ),
  delegate: new Map([
    ...only('substitute,stand in', { to: /\b(?:shifts?|for (?:me|a colleague)|duty|duties)\b/i }),
    ...only('hand over', { notTo: /\ball\b|\bof an? \w+/i }),
  ]),
  gift: new Map(only('donate', { notTo: MONEY })),
  track: new Map([
    ...only('track,trace', { to: PROGRESS }),
    ...only('follow', {
      to: PROGRESS,
      notTo: /^an? (?:ticket|task|issue|topic|case|project|request)s?\b/i,
    }),
  ]),
  subscribe: new Map([
    // "follow a ticket" of others, and not how far one's own order is.
    ...only('follow', {
      notTo: new RegExp(
        `^(?!an? (?:tickets?|tasks?|issues?|topics?|cases?|projects?|requests?)\\b)(?:.*?)(?:${PROGRESS.source})`,
        'i',
      ),
    }),
    ...only('watch', {
      to: /\b(?:tasks?|tickets?|issues?|pages?|threads?|topics?|auctions?|boards?|cards?|projects?|repositor(?:y|ies))\b/i,
    }),
  ]),
  settings: new Map(
    only(
      'choose,set,select,pick,decide,specify,switch,control,adapt,turn on,turn off,switch on,switch off,enable,disable',
      {
        to: SETTING,
      },
    ),
  ),
  // "distribute the routes evenly" sends nothing, nor does a scale that sends its weight into a form.
  send: new Map([
    ...only('distribute,circulate', { notTo: SHARED_OUT }),
    ...only('hand out', { to: PAPERS }),
    ...only('send', { notTo: MACHINE }),
  ]),
  // "draw a curve" shows figures, "draw a line" does not.
  report: new Map(only('draw,plot', { to: /\b(?:curves?|charts?|graphs?|diagrams?|histograms?|statistics?)\b/i })),
  limit: new Map(
    only('set,choose,decide', {
      to: /^how (?:many|much|long|far)\b/i,
      // "how many rooms become free": that comes about by itself.
      notTo: /\b(?:becomes?|are|is|were|was|came|come|remain|there)\b/i,
    }),
  ),
  keep: new Map(only('keep,store,retain,preserve,save', { to: UNFINISHED })),
  media: new Map(only('attach', { to: FILES })),
  performance: new Map(only('load,cache,speed up,accelerate', { to: PAGES })),
  migrate: new Map(only('take over', { to: OLD })),
  import: new Map(only('load', { to: /\b(?:files?|data|csv|excel|contacts|spreadsheets?)\b/i })),
  see: new Map([
    ...only('open', { to: READABLE, notTo: DOORS }),
    ...only('watch', { to: /\b(?:videos?|films?|streams?|recordings?|clips?|lessons?)\b/i }),
  ]),
  relocate: new Map(only('move', { notTo: OTHER_GROUP })),
  recommend: new Map(only('suggest', { to: OFFERED })),
  ask: new Map([...only('suggest', { notTo: OFFERED }), ...only('claim,raise', { to: RAISED })]),
  reschedule: new Map(only('move,put off,bring forward,defer', { to: EVENT })),
  cancel: new Map([
    ...only('end,terminate,quit,freeze,suspend', { to: ONGOING }),
    ...only('sign off', { to: /^from\b/i }),
    // "drop a class": somebody does without it; what is dropped off or from a list is not called off.
    ...only('drop', { to: EVENT, notTo: /\b(?:off|from|in|into|to|by|on|onto)\b/i }),
    ...only('withdraw', { notTo: /^(?:the |my |their |some )?(?:money|cash|funds|savings|amounts?)\b/i }),
  ]),
  approve: new Map(only('sign off', { notTo: /^from\b/i })),
  // "pass on a ticket": it is somebody else's work from then on, and nothing comes in its place.
  swap: new Map(
    only('pass on,hand off,reassign', {
      notTo:
        /\b(?:tickets?|tasks?|cases?|jobs?|calls?|requests?|orders?|enquir(?:y|ies)|chats?|messages?|notes?|claims?|files?|documents?|leads?)\b/i,
    }),
  ),
  // "assign a topic to part of the class": nobody is in charge of it.
  assign: new Map(
    only('assign,allocate', {
      notTo: /\bto (?:only |just )?(?:part|half|some|all|the whole|groups?|(?:the|a|my) (?:class|group|course))\b/i,
    }),
  ),
  reject: new Map(only('reject,decline,deny,refuse,turn down', { to: HANDED, notTo: /\b(?:that|which) \w+/i })),
  merge: new Map([
    ...only('combine,join together,unite,consolidate', { to: DOUBLES }),
    ...only('merge', { to: new RegExp(`${DOUBLES.source}|${ENTRIES.source}`, 'i') }),
  ]),
  // Days that are left go on into the next year, and no copy is made.
  copy: new Map(
    only('carry over', { notTo: /\b(?:days?|leave|hours?|points?|balances?|credits?|holidays?|vacation|lessons?)\b/i }),
  ),
  search: new Map(only('find,locate,discover,browse', { to: /\bby\b/i })),
  calculate: new Map(only('balance', { to: /\b(?:accounts?|books|figures|cash)\b/i })),
  notify: new Map([
    ...only('hear', { to: /^(?:of|about|when|if|that|whether|from)\b/i }),
    ...only('call', { notTo: /\b(?:taxi|lift|elevator|function|endpoint|api)\b/i }),
  ]),
  announce: new Map(only('call', { notTo: /\b(?:taxi|lift|elevator|function|endpoint|api)\b/i })),
  // "sign up for a work day": no account is meant.
  'sign-in': new Map(
    only('sign up', {
      notTo:
        /^for (?!free|an? (?:\w+ )?(?:account|profile|login|trial|newsletter)|the (?:app|service|site|platform|newsletter))/i,
    }),
  ),
  // "reorder the same crown": it is ordered once more, and nothing is put in order.
  sort: new Map(
    only('reorder', {
      to: /\b(?:lists?|menus?|queues?|playlists?|columns?|rows?|songs?|slides?|chapters?|steps?|stops?|photos?|pictures?|questions?|items?|tasks?|cards?|tickets?|widgets?|fields?|pages?|sections?|lessons?|tracks?|entries|names?|scenes?|exercises?|tabs?|tiles?)\b/i,
      notTo: /\b(?:same|again|last|previous|usual|suppl\w+|stock|spare|what (?:I|we|they))\b/i,
    }),
  ),
  lock: new Map(only('freeze,close for', { notTo: /\b(?:food|membership|subscription)\b/i })),
};

/** Whether a verb, done to what stands behind it, can mean this kind of wish. */
export function meansKind(kind: string, verb: string, behind: string): boolean {
  const sense = Object.hasOwn(SENSES, kind) ? SENSES[kind]?.get(verb) : undefined;
  const said = behind.trim();
  return !sense || ((!sense.to || sense.to.test(said)) && !sense.notTo?.test(said));
}
