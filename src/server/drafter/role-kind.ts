import { isDepartment, isGroup, isWorkplace, MANAGERS, MANAGING_STEMS } from './lexicon/agents.ts';
import { rememberOf } from './language/remember.ts';
import { contentStems, stem } from './lexicon/function-words.ts';
import type { Actor } from './find-actor.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Role } from './reading/find-roles.ts';

/** What those are called for whom a service is made, as the last word of their name. */
export const SERVED =
  /(?:^|[ -])(?:customer|client|guest|visitor|tenant|patient|reader|borrower|runner|pupil|student|parent|respondent|policyholder|shopper|passenger|resident|subscriber|buyer|donor|participant|attendee|applicant|candidate|patron|traveller|traveler|tourist|renter|lodger|player|viewer|listener|follower|learner|consumer|citizen|family|couple|household|child|kid|teen|teenager|neighbour|neighbor|fan|voter|bidder|claimant|swimmer|climber|camper|walker|cyclist|newcomer|commuter|pensioner|relative|diner|trainee|mentee|singer|stallholder|holder|requester|recipient|invitee|adopter|homeowner|beneficiary|\p{L}+goer|user|(?<!\b(?:board|committee|council|jury|staff) )member)$/u;
/** What they do: they take what others offer. */
const TAKING =
  /^(?:book|order|request|reserv|rent|buy|borrow|brows|subscrib|enrol|enroll|apply|shop|hir|watch|visit|attend|com|sign|disput|complain|donat|pledg|bid)$/;
/** What they do first. */
const LOOKING = /^(?:brows|choos|compar|discov|find|look|pick|search|see)$/;
/** Who is looked after, and seldom does anything himself. */
export const LOOKED_AFTER = /^(?:child|kid|baby|infant|toddler|pet|animal|dog|cat|horse)$/;
/** What only those decide who run a service. */
const RULING =
  /^(?:block|limit|requir|restrict|forbid|ban|prevent|enforc|disabl|charg|cap|fin|refus|reject|clos|hid|hir|sell|pric|rename|renam|remov|archiv|anonymis|anonymiz|purg|migrat|backup|configur|expir|lock|merg|escalat|deactivat)$/;

const TAKES_MONEY =
  /^(?:take|charge|require|ask for|demand|make) (?:an? |the )?(?:[\w-]+ )?(?:deposit|fee|surcharge|prepayment|fine)\b/;
/** What is the work of whoever decides what things cost. */
const SETS_PRICES = /\b(?:prices?|pricing|fees?|deposits?|rates?|tariffs?|revenue|refunds?)\b/;

/** Those who book, hire and buy for others at work. */
const AT_WORK =
  /(?:^|[ -])(?:receptionist|guard|clerk|secretary|assistant|nurse|desk|staff|office|agent|operator|handler|attendant|technician|fundraiser|purchaser|scheduler|rep|adviser|advisor|consultant|engineer|librarian|mechanic|therapist|control room|control centre|\p{L}+ician)$/u;

/** Whether the name says that somebody works there. */
export function isAtWork({ name }: Role): boolean {
  return AT_WORK.test(name.toLowerCase().split(' of ')[0] ?? '');
}

const served = rememberOf<boolean>();

/** Whether a role is one of those for whom the service is made, not one of those who run it. */
export function isServed(role: Role): boolean {
  return served(role, () => takesWhatOthersOffer(role));
}

/** Where somebody serves others. */
const PREMISES =
  /^(?:workshop|shop|store|studio|salon|café|cafe|restaurant|practice|garage|farm|gym|pub|bar|hotel|bakery|brewery|business|company|venue|clinic|nursery)$/;

/** "Walkers accept bookings and get paid each Friday": whoever is booked works there, whatever such people are called. */
export function isTakenOn({ doings }: Role): boolean {
  return doings.some(
    ({ verb, rest }) =>
      (verb === 'accept' && /^(?:the |new |a )?(?:bookings?|orders?|requests?|jobs?|rides?|tasks?)\b/i.test(rest)) ||
      (verb === 'get' && /^paid\b/i.test(rest)),
  );
}

function takesWhatOthersOffer(role: Role): boolean {
  const name = role.name.toLowerCase().split(' of ')[0] ?? '';
  // "watches how a show is selling": figures, and no show.
  const deeds = role.doings.map(({ verb, rest }) =>
    verb === 'watch' && /^(?:how|what|which|the (?:figures|numbers))\b/i.test(rest) ? 'figures' : stem(verb),
  );
  const runs = deeds.some((verb) => MANAGING_STEMS.has(verb));
  // A boat owner is served, the owner of the shop is not.
  if (/^(?:product|process|system) owner$/.test(name)) return false;
  const [, house = ''] = /(?:^| )([\p{L}-]+) owner$/u.exec(name) ?? [];
  if (PREMISES.test(house)) return TAKING.test(deeds[0] ?? '');
  if (isGroup(house)) return deeds.some((verb) => TAKING.test(verb));
  // "The owner decides what is grown and what it costs"
  if (
    name === 'owner' &&
    deeds.some((verb) => /^(?:answer|approv|check|count|decid|employ|look|price|pric|quot|sell|set|watch)$/.test(verb))
  )
    return false;
  if (name.endsWith(' owner') || (name === 'owner' && !runs)) return deeds.some((verb) => TAKING.test(verb)) || !runs;
  // "Users build a survey": whoever makes what others only fill in runs it.
  if (name === 'user' && deeds.some((verb) => /^(?:build|set|creat|collect|writ|compos)$/.test(verb))) return false;
  // "The malt store watches the sacks": those who work there.
  if (isTakenOn(role) || (isWorkplace(name) && !/^(?:book|buy|order|request)$/.test(deeds[0] ?? ''))) return false;
  if (SERVED.test(name)) return true;
  if (isAtWork(role)) return false;
  if (role.isHelped) return !runs && !MANAGERS.test(name);
  // "book a car and keep a logbook"
  const heads = deeds.some((verb) => MANAGING_STEMS.has(verb) && !/^(?:keep|set|invit|hir)$/.test(verb));
  // "Hikers search for huts and book beds"
  const books =
    TAKING.test(deeds[0] ?? '') ||
    (LOOKING.test(deeds[0] ?? '') && deeds.some((verb) => verb === 'pay' || TAKING.test(verb)));
  return !MANAGERS.test(name) && !heads && books;
}

/** Whether somebody of whom the description says nothing is one of those by the name: "guest with a wheelchair". */
export function soundsServed(name: string): boolean {
  if (/^member of /i.test(name)) return false;
  return /^(?:user|person)$/.test(name) || SERVED.test(name.toLowerCase().split(/ (?:of|who|with|in|whose) /)[0] ?? '');
}

/** What somebody sets for all who come, where the idea only names it: "ticket limit per person", "seasonal prices". */
const SET_FOR_ALL =
  /^set (?:an? |the )?(?:(?:minimum|maximum|min\.?|max\.?|default|standard) |.*\b(?:limits?|deadlines?|rates?|prices?|tariffs?|fares?|terms|rules|quotas?|capacity|thresholds?)\b)/;

function isSetForAll({ action }: Idea): boolean {
  return action.name !== undefined && SET_FOR_ALL.test(action.wish);
}

/** Whether the idea is about what holds for everybody: a ban, a bound, a chore of those who run the service. */
export function isRule(idea: Idea): boolean {
  const { action, text } = idea;
  if (action.rule) return true;
  if (/\b(?:i|me|my|mine)\b/i.test(text)) return false;
  // "take a deposit per booking": whoever runs it does.
  if (TAKES_MONEY.test(action.wish) || isSetForAll(idea)) return true;
  const verb = stem(action.core.verb.split(' ')[0] ?? '');
  if (action.frame === 'not' || /^(?:keep|prevent|stop) .+ from \w+ing\b/.test(action.wish)) return true;
  if (action.frame === 'done') return RULING.test(verb) || /\b(?:must|not|only|never|unless)\b/.test(text);
  return action.frame === 'do' && RULING.test(verb);
}

/** What of their work says that they decide what things cost, where the idea is that something is charged. */
export function charging(role: Role, { action }: Idea): string | undefined {
  if (!TAKES_MONEY.test(action.wish) || isServed(role)) return undefined;
  return role.doings.find(({ rest }) => SETS_PRICES.test(rest))?.sentence;
}

/** What nobody does who is only served: the paper work, and being rung up. */
const CHORE =
  /\b(?:i|we) (?:(?:then|still|always|usually|have to|had to|need to) ){0,2}(?:add up|adds up|count up|tally|copy|retype|chase|compile|compiled|reconcile|phone round|ring round|print out|(?:made|make|do|did|typed?|write|wrote) (?:it|them|that|this|everything) (?:all )?(?:by hand|in(?! (?:cash|person)\b)|out|up|again|myself|ourselves)|(?:export|load|key|import|retype) (?:\p{L}+ )?(?:it|them|everything|all of it|all)|(?:spend|spent|waste|wasted) (?:(?:the|my|a|an|every|half|whole|last|all|two|three|four|\d+) )*(?:mornings?|afternoons?|days?|evenings?|hours?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:on the phone|phoning|ringing|calling|chasing|writing|typing))\b|\b(?:writ(?:e|ing)|send(?:ing)?|typ(?:e|ing)|ring(?:ing)?|call(?:ing)?|phon(?:e|ing)|text(?:ing)?) (?:(?:up|round|around) )?(?:\d{2,}|dozens of|hundreds of|a hundred|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:e-?mails|mails|letters|messages|people|members|customers|guests|parents)\b|\bdoing (?:it|this|that|so) (?:in excell?|in a spreadsheet|by hand|on paper)\b|\b(?:phones?|rings?|calls?|e-?mails?|writes? to|hands?|owes?|complains? to) us\b(?!,? (?:the|a|an|our|when|with) [a-z]+ (?:is|are) )/iu;

/** Whether whoever typed the idea tells of such work: one of those who run the service. */
export function runsIt({ text }: Idea): boolean {
  return CHORE.test(text);
}

/** "tool list per part with cost share": figures of the work. */
const WORK_FIGURES =
  /\b(?:margins?|income|takings|revenue|sales per|unit costs?|cost share|costs? (?:of [\w -]{3,30} )?per|turnover|throughput|yields?|scrap|downtime|lead times?|idle time|backlog|per (?:part|route|shift|machine|technician|employee|worker|driver|branch|site|crew|vehicle|van|truck|batch|run|job|department|desk|client|customer))\b/i;

/** What somebody who is responsible for it adds up. */
const COSTS = /\b(?:costs?|income|takings|margins?|turnover|sales|revenue)\b/i;
/** What somebody looks at who is told to look at figures. */
const FIGURES = /\b(?:numbers|figures|reports?|statistics|sales|revenue|forecasts?|costs?|earns?|spends?)\b/i;
/** And what those look at who run it. */
const MEASURED =
  /\bhow (?:full|much|many|often|long|well)\b|\bhow (?:an?|the|each|every) [\p{L}]+ (?:is|are) (?:selling|doing|going|running)\b/iu;

/** Whether somebody looks at figures by the description. */
export function looksAtFigures(role: Role): boolean {
  return role.doings.some(
    ({ verb, rest }) =>
      /^(?:see|look|watch|check|read|follow|track|compare|want)$/.test(verb) &&
      (FIGURES.test(rest) || (MEASURED.test(rest) && (!isServed(role) || /\bhow many people\b/i.test(rest)))),
  );
}

/** Whether the idea names figures that only those look at who run the service. */
export function isOfWork({ action, text }: Idea): boolean {
  return action.isThing && WORK_FIGURES.test(text) && !/\b(?:my|your|their own)\b/i.test(text);
}

/** What those do and have who are served, and nobody who runs the service. */
const OF_SERVED =
  /^(?:check (?:in|out) (?:early|late|online|without|for|with)|request (?:an? )?(?!.*\b(?:shifts?|leave|vacation|holidays?|time off|materials?|suppl(?:y|ies)|access|overtime|training|purchases?|transfers?|approvals?|transport|tools?|spare parts?)\b)|pay(?! (?:staff|the staff|suppliers?|wages|salar|employees|drivers|freelancers))|settle|rate|rebook|unsubscribe|subscribe|redeem|donate|apply for|withdraw|reopen|dispute|complain|tip|add to (?:the )?(?:cart|basket)|(?:be|get) refunded|skip)\b|^(?:use|see|get|have|leave|keep|save|download|choose|pick|change) (?:an? |the |my )*(?:[\w-]+ )?(?:wish ?list|favou?rites?|gift|vouchers?|guest checkout|loyalty|cart|basket|receipts?|delivery (?:window|slot|time)|pick-?up (?:time|slot|point)|status of my|refund status|review)\b/i;

/** Whether the wish is what those have who are served, told by nobody who speaks for a team. */
export function isOfServed({ action, text }: Idea): boolean {
  return OF_SERVED.test(action.wish) && !/\b(?:we|us|our)\b/i.test(text) && action.rule === undefined;
}

/** How much more or less a role is meant by the kind of idea than its deeds say. */
export function leaning(role: Role, idea: Idea, score: number): number {
  const served = isServed(role);
  const { text } = idea;
  // Whose child it is does not work here.
  if (/\bmy (?:child|kid|son|daughter|dog|cat|horse|pet|mother|father|mum|dad)(?:ren|s)?\b/i.test(text))
    return served && !LOOKED_AFTER.test(role.name) ? 1.5 : 0;
  // "half of my students drop out": whoever has such people is none of them.
  if (
    /\bmy (?:[\p{L}-]+ )?(?:clients|customers|guests|learners|patients|pupils|readers|residents|students|tenants|trainees)\b/iu.test(
      text,
    )
  )
    return served ? -0.8 - score / 2 : 0.4;
  // "guests complain to me", "people come to us in April": whoever is turned to runs the service.
  if (
    /\b(?:complain|come|turn|call|ring|write|apologi[sz]e|shout|moan|phone)(?:s|ed|es)? (?:to |at |up )?(?:me|us)\b|\b(?!(?:app|system|tool|website|site|phone|it|you|that|to|and|please|can|could|should|not) )[\p{L}]+ (?:asks?|asked|tells?|told|rings?|rang|calls?|called|phones?|phoned) (?:me|us)\b/iu.test(
      text,
    )
  )
    return served ? -0.6 : 0.4;
  // "I add up the hours from paper slips": nobody does so who is only served.
  if (runsIt(idea)) return served ? -0.8 - score / 2 : 0.4;
  if (/\b(?:i|me|my|mine)\b/i.test(text)) return served && score >= 0.55 ? 0.7 : 0;
  if (isOfWork(idea))
    return served ? -1.2 : looksAtFigures(role) || (COSTS.test(text) && MANAGERS.test(role.name)) ? 0.8 : 0.3;
  // "overdue notices by email": they go to those who are served.
  if (/^(?:overdue|late|return|renewal|pick-?up) (?:notice|reminder|letter|message)s?\b/i.test(text))
    return served ? 0.9 : 0;
  if (
    /^(?:an? )?(?:\w+ )?(?:subscription|loyalty|referral|wish ?list|favourites?|gift|leaderboard|high ?score)\b/i.test(
      text,
    ) &&
    idea.action.isThing
  )
    return served ? 0.9 : 0;
  // "pay an open toll"
  if (isOfServed(idea)) return served ? 0.6 : -0.4;
  // "suggest who can stand in": it is suggested to those who plan.
  if (!idea.speaker && /^(?:suggest|propose|recommend)\b/.test(idea.action.wish)) return served ? -0.5 : 0.3;
  if (isRule(idea)) return served ? -1 - score / 2 : isSetForAll(idea) && MANAGERS.test(role.name) ? 0.6 : 0.3;
  return /\b(?:we|us|our)\b/i.test(text) ? (served ? -0.4 : 0.3) : 0;
}

/** What is one's own only at work. */
const OF_SHIFT = /\bmy (?:[\p{L}-]+ )?(?:shift|route|round|rota|roster|timesheet|ward|stops)s?\b/iu;

/** Whether the description calls something theirs, and that of which somebody says "my" is no other thing that they work on. */
function ownsSuch({ doings }: Role, text: string): boolean {
  const mine = contentStems(/\bmy ([\p{L}-]+(?: [\p{L}-]+)?)/iu.exec(text)?.[1] ?? '');
  const isWorkedOn = doings.some(
    ({ rest, object }) => !/\b(?:their|own)\b/.test(rest) && [...object].some((one) => mine.has(one)),
  );
  // "my question" of those who send in questions
  const isSent = doings.some(
    ({ verb, object }) =>
      /^(?:ask|book|enter|hand|order|post|report|request|send|submit|upload)$/.test(verb) &&
      [...object].some((one) => mine.has(one)),
  );
  if (isSent) return true;
  return !isWorkedOn && doings.some(({ rest }) => /\b(?:their|own)\b/.test(rest));
}

/** "my readings" of those who by the description log "their readings": no other says so of the same. */
function isTheirs({ doings }: Role, text: string): boolean {
  const [, said = ''] = /\bmy ((?:[\p{L}-]+ )?[\p{L}-]+)/iu.exec(text) ?? [];
  const mine = [...contentStems(said)];
  return doings.some(({ rest }) =>
    [...rest.matchAll(/\b(?:their|his|her)(?: own)? ((?:[\p{L}-]+ )?[\p{L}-]+)/giu)].some(([, what = '']) => {
      const theirs = contentStems(what);
      return mine.some((one) => theirs.has(one));
    }),
  );
}

/** How much more one is meant where somebody speaks of what is theirs: "my stops" of the driver who sees "their stops". */
export function owning(role: Role, idea: Idea): number {
  const { text } = idea;
  if (isTheirs(role, text)) return 1.2;
  if (!/\bmy (?!(?:\w+ )?(?:team|staff|people|colleagues?|boss|clients?|customers?|patients?|guests?)\b)/i.test(text))
    // "tell me when it is back": one alone, who does not speak for a team.
    // but "show me who has not paid": of others
    return /\b(?:tells?|told|remind(?:s|ed)?|shows?|text(?:s|ing)?|e-?mail(?:s|ing)?|warns?|notif(?:y|ies)|alerts?|send(?:s|ing)?|asks?) me\b(?! (?:who|which|how many)\b)/i.test(
      text,
    ) &&
      !/\b(?:we|us|our)\b/i.test(text) &&
      isServed(role)
      ? 0.65
      : 0;
  if (isDepartment(role.name)) return -1.3;
  if (LOOKED_AFTER.test(role.name)) return 0;
  // "when my hands are full of flour": everybody has them.
  if (
    /\bmy (?:[\p{L}-]+ )?(?:hands?|head|eyes?|fingers?|feet|back|gloves|glasses|pocket|mind|life|opinion)\b/iu.test(
      text,
    )
  )
    return 0;
  // "plan my route": of those who are out at work.
  if (OF_SHIFT.test(text)) {
    if (isServed(role)) return 0;
    if (role.doings.some(({ verb }) => /^(?:plan|assign|schedule|dispatch)$/.test(verb))) return -1.5;
  }
  if (isServed(role) || ownsSuch(role, text)) return 0.6;
  // "whether my bowls are done": what is at work theirs is a run or a shift, and no thing.
  return /\bmy (?!(?:[\w-]+ )?(?:shift|run|route|round|schedule|rota|van|truck|lorry|desk|class|course|lesson|stock|ward|list|job|task|work|day|week|calendar|hour|timesheet|report|phone|tablet|screen|site|area|district|account|password|profile|login)s?\b)/i.test(
    text,
  )
    ? -1
    : 0;
}

/** "close online booking on holidays": a deed of those who run the service. */
export function isRuling({ action, text }: Idea): boolean {
  const verb = stem(action.core.verb.split(' ')[0] ?? '');
  return action.frame === 'do' && RULING.test(verb) && !/\b(?:i|me|my|mine)\b/i.test(text);
}

/** What everybody is charged alike, and what is turned away: the matter of those who run the service. */
export function holdsForAll({ action }: Idea): boolean {
  return action.rule !== undefined || /^have (?:the right price charged|.+ without .+ refused)\b/.test(action.wish);
}

/** Whether what the description says of it is only that they look at it. */
export function isReader({ grounding }: Actor, role: Role | undefined): boolean {
  const deeds = role?.doings.filter(
    ({ sentence }) => grounding.source === 'idea' || (grounding.source === 'product' && sentence === grounding.quote),
  );
  return (
    deeds !== undefined && deeds.length > 0 && deeds.every(({ verb }) => /^(?:see|view|follow|read|watch)$/.test(verb))
  );
}
