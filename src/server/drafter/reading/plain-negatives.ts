import { reworded } from '../language/rewording.ts';
import { parseSentence } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { isPlural, singular, withArticle } from '../language/nouns.ts';
import { fromGerund, participle, readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** What somebody is told with, where it does not come. */
const NEWS =
  'notice|message|notification|confirmation|e-?mail|warning|reminder|receipt|invitation|update|alert|text message';
/** "the pupil gets no notice if the course is full", "if the course is full, the pupil gets no notice" */
const NO_NEWS = new RegExp(
  `^((?:the |an? |our |all )?[\\w-]+(?: (?!gets?\\b|receives?\\b)[\\w-]+){0,3}) (?:gets?|receives?|(?:is|are) sent|do(?:es)? not (?:get|receive)(?: an?| any)?|never (?:get|receive)s?(?: an?)?)(?: no| any)? (${NEWS})s?((?: (?:if|when|once|after|about|that|before|as soon as) .+)?)$`,
  'i',
);
const FRONT_CASE = /^((?:if|when|once|after|as soon as|whenever) [^,]+), (.+)$/i;

/** Who has said so gets none, and is to get none. */
const UNWANTED = /\b(?:muted|opted out|unsubscribed|who(?: have| has)? cancell?ed)\b/i;

/** Who gets no message in a case is to get one then: what does not come is never wished for. */
export function withNews(text: string, people: People): string {
  const [, when = '', main = ''] = FRONT_CASE.exec(text) ?? [];
  const [, who = '', news = '', rest = ''] = NO_NEWS.exec(main || text) ?? [];
  if (!who || !/ (?:no|not|never) /i.test(main || text) || !people.isPersonPhrase(who) || people.isSpeaker(who))
    return text;
  if (/ because |, | but /.test(rest) || (!when && !rest)) return text;
  const then = `${rest}${when ? ` ${lowerFirst(when)}` : ''}`;
  const what = withArticle(news.toLowerCase());
  const told =
    UNWANTED.test(text) && !/^(?:confirmation|receipt)$/i.test(news)
      ? `${what} should not be sent to ${lowerFirst(who)}${then}`
      : `${who} should get ${what}${then}`;
  return upperFirst(told);
}

/** "When a concert is moved, nobody tells the guests who have bought tickets": they are to be told then. */
export function withWhoIsNotTold(text: string, people: People): string {
  const [, when = '', whom = ''] =
    /^((?:when|if|once|after|as soon as|whenever) [^,;]+), (?:nobody|no one) (?:tells|informs|notifies|warns|contacts) ((?:the |our |those |people )?[^,;]+)$/i.exec(
      text,
    ) ?? [];
  return whom &&
    people.isPersonPhrase(whom) &&
    !people.isSpeaker(whom) &&
    !/ (?:that|about|of|how|when|where) /i.test(whom)
    ? `${upperFirst(whom)} should be told ${lowerFirst(when)}`
    : text;
}

/** "Old prices still show up in the list": what is so although it is over. */
const STILL =
  /^((?:an?|the|our|my|all|some)? ?(?:(?!and\b|but\b|so\b)[\w'-]+ ){1,9})still (shows? up|appears?|comes? up|gets?|receives?|counts?|turns? up|pops? up) ?([^,;]*)$/i;
/** What tells that something is over: "members who have left", "old prices", "deleted notes". */
const OVER =
  /\b(?:(?:who|that|which) (?:\w+ ){0,2}?(?:left|died|ended|expired|cancelled|canceled|unsubscribed|moved away|quit|deleted|removed|archived|sold|closed|gone)\b|(?:old|deleted|removed|cancelled|expired|former|closed|archived|finished|past|sold|outdated|blocked) [\w-]+s?\b)/i;
/** What is sent to somebody; who gets anything else may well be meant to. */
const SENT =
  /^(?:the |an? |our |all |their )?(?:[\w-]+ )?(?:letters?|e-?mails?|mails?|newsletters?|reminders?|messages?|invoices?|notifications?)\b/i;

/** "Members no longer pay a late fee": what people are spared, told as it shall be; what they no longer get is a fault. */
const SPARED =
  /^((?:the |our |all )?(?:[\w-]+ )?[\w-]+s) no longer ((?:pay|sign|print|type|copy|carry|fill in|fill out|have to|need to) .+)$/i;

/** How it shall be for people, as what should be. */
export function spared(text: string, people: People): string {
  const [, who = '', deed = ''] = SPARED.exec(text) ?? [];
  return who && people.isPersonPhrase(who) && !/ (?:when|if|because|since) /i.test(deed)
    ? `${who} should no longer ${deed}`
    : text;
}

/** What holds of some, told with a word that a complaint might have: as it shall be. */
const AS_IT_SHALL_BE: readonly (readonly [RegExp, string])[] = [
  // "passwords are stored encrypted and never shown"
  [
    /^((?:the |all |our )?[\w-]+(?: [\w-]+)?) (?:is|are) ([a-z]+(?:ed|en|pt|wn)\b[^,;]*?),? (and|but) (never|not) ([a-z]+(?:ed|en|pt|wn)\b[^,;]*)$/i,
    '$1 should be $2 $3 $4 $5',
  ],
  // "pupils who are ill do not pay for the lesson"
  [
    /^((?:the |all )?[\w-]+s (?:who|with|without|under|over|aged|below|above) [^,;]+?) (?:do not|don't|never) pay\b([^,;]*)$/i,
    '$1 should not have to pay$2',
  ],
  // "invoices are sent by post to those without an address"
  [
    /^((?:the |all |our )?[\w-]+(?: [\w-]+)?) (?:is|are) (sent|mailed|posted|delivered|given) ((?:[^,;]+ )?to (?:those|people|everyone|everybody|(?:the |all )?[\w-]+s) (?:without|with no) [^,;]+)$/i,
    '$1 should be $2 $3',
  ],
];

/** "Cycle counting: every week some of the bins get counted instead of all in December": what its name stands for shall be so. */
export function labelled(text: string): string {
  return text.replace(
    /^[\p{L}-]+(?: [\p{L}-]+){0,2}: ((?:every|each) (?:day|week|month|quarter|year) )?([^,;:.]{3,60}?) (?:gets?|is|are) ([a-z]+ed) (instead of [^.;:]+)$/iu,
    (_, often = '', what: string, done: string, before: string) =>
      `${upperFirst(what)} should be ${done} ${often.toLowerCase()}${before}`,
  );
}

export function asItShallBe(text: string): string {
  return reworded(text, AS_IT_SHALL_BE);
}

export function noLongerStill(text: string): string {
  const [, who = '', verb = '', rest = ''] = STILL.exec(text) ?? [];
  // "readers who joined early still get a free copy": what is given to some is a rule.
  if (
    !OVER.test(who) &&
    / who (?!.*\b(?:not|never|no)\b)/i.test(who) &&
    /^(?:a |the |one )?(?:free|reduced|cheaper) /i.test(rest)
  )
    return `${who}should still ${readVerb(verb.toLowerCase())?.base ?? verb} ${rest}`;
  if (!who || !OVER.test(who)) return text;
  const isOne = /(?:[^s]s|es)(?: up)?$/i.test(verb);
  if (/^(?:gets?|receives?)$/i.test(verb))
    return SENT.test(rest) ? `${upperFirst(rest)} should not be sent to ${lowerFirst(who)}`.trim() : text;
  return /^counts?$/i.test(verb)
    ? `${who}should no longer count ${rest}`.trim()
    : `${who}${isOne ? 'is' : 'are'} still shown ${rest}`.trim();
}

/** "When the app crashes, the note is deleted": what a fault does to something is not wished for. */
const FAULT_DOES =
  /^((?:if|when|whenever|after) (?:the |an? |my |our )?(?:[\w-]+ ){1,3}(?:crash(?:es)?|freezes?|fails?|drops?|breaks? (?:down|off)|times? out|restarts?|is (?:interrupted|lost|cut|slow)|goes down)(?: [\w' -]+)?|after (?:the|an|every|each) update),? ((?:the|all|my|our|their|an?) [\w' -]+?) (is|are|gets?) (deleted|cancelled|canceled|closed|removed|reset|interrupted|emptied|charged twice|logged out|overwritten|sent twice)$/i;

export function keptInFault(text: string): string {
  const [, when = '', what = '', is = '', done = ''] = FAULT_DOES.exec(text) ?? [];
  if (/^(?:deleted|emptied|removed|overwritten|reset)$/i.test(done))
    return text
      .replace(new RegExp(`${done}$`), 'lost')
      .replace(/ all (?=[\w' -]+ (?:are|is) lost$)/i, (_, at: number) =>
        text.charAt(at - 1) === ',' ? ' the ' : ', the ',
      );
  return is ? `${upperFirst(what)} should not be ${done} ${lowerFirst(when)}` : text;
}

/** "Never delete a contract without asking": a ban with what it takes, and no reason. */
const NOT_WITHOUT =
  /^(?:please )?(?:never|do not|don't) ([a-z]+) ((?:an?|the|any|my|our|their|all)? ?(?:[\w-]+ ){0,2}?[\w-]+) without ((?:\w+ing|an?|the|my|our|their|its)\b[^,;]*)$/i;

export function asBan(text: string): string {
  const [, verb = '', what = '', without = ''] = NOT_WITHOUT.exec(text) ?? [];
  if (readVerb(verb.toLowerCase())?.form !== 'base' || !what || /^(?:let|make|use|forget)$/i.test(verb)) return text;
  const thing = what.trim();
  return `${upperFirst(thing)} must not be ${participle(verb.toLowerCase())} without ${without}`;
}

/** "Don't show reports that are closed at the top of the list": what is not to be shown, and where. */
const NOT_SHOWN =
  /^(?:please )?(do not|never|stop|no longer) (show|list|display|showing|listing|displaying) ((?:the |an? |any |all )?(?:[\w'-]+ ){0,3}?[\w'-]+ (?:(?:that|which|who) (?:is|are|has|have|was|were|do|does|cannot|can) [^,;]+?|(?:for|of) (?:an?|the|each) [\w-]+(?: [\w-]+)??)) ((?:in|on|at) (?:the |an? |our |their |my )?(?:(?:[\w-]+ )?(?:top|bottom|end|beginning|head) of (?:the )?)?(?:[\w-]+ ){0,2}(?:list|results?|map|screen|page|overview|menu|calendar|app|search|table|view|plan|feed|book|dashboard|catalogue|report|directory|top|bottom|board|newsletter)(?: in the [\w ]+)?)$/i;

export function notShownThere(text: string): string {
  const [, how = '', does = '', what = '', where = ''] = NOT_SHOWN.exec(text) ?? [];
  if (!what) return text;
  const done = participle(fromGerund(does.toLowerCase()) ?? does.toLowerCase());
  const never = /^(?:stop|no longer)$/i.test(how) ? 'no longer' : 'not';
  return `${upperFirst(what)} should ${never} be ${done} ${where}`;
}

/** "Stop logging people out while they type": what belongs to the verb stands behind whom it is done to. */
const STOP_OUT =
  /^(?:please )?(?:stop ([a-z]+ing)|(?:do not|never) ([a-z]+)) ((?:the |our |my |all )?(?:[\w-]+ ){0,2}?[\w-]+) (out|off|in|up|down|away)(?! of\b)( (?:while|when|after|before|if|until|because of|for|on|at|every|during|without) .+)?$/i;

export function notDoneTo(text: string, people: People): string {
  const [, doing = '', deed = '', whom = '', particle = '', rest = ''] = STOP_OUT.exec(text) ?? [];
  const verb = doing ? fromGerund(doing.toLowerCase()) : readVerb(deed.toLowerCase())?.base;
  if (!verb || !whom || / (?:in|on|at|of|to|from|that|who) /i.test(` ${whom} `) || people.isSpeaker(whom)) return text;
  if (!people.isPersonPhrase(whom) && !/^(?:users|people|everybody|everyone|visitors)$/i.test(whom)) return text;
  // "stop logging members out after a minute": they want to stay logged in for longer.
  if (/^(?:log|sign)$/.test(verb) && /^out$/i.test(particle)) {
    const who = /^(?:users|people|everybody|everyone|us)$/i.test(whom) ? 'I' : upperFirst(whom);
    const then =
      who === 'I'
        ? rest
            .replace(/\bthey are\b/gi, 'I am')
            .replace(/\bthey\b/gi, 'I')
            .replace(/\btheir\b/gi, 'my')
        : rest;
    return `${who} want to stay ${participle(verb)} in${then.replace(/^ after (?=(?:\d+|an?|one|two|three|five|ten|fifteen|twenty|thirty) (?:minutes?|hours?|days?)\b)/i, ' for more than ')}`;
  }
  return `${upperFirst(whom)} should ${doing ? 'no longer' : 'not'} be ${participle(verb)} ${particle.toLowerCase()}${rest}`;
}

/** "The same flat exists several times in the list": each of them is to be there once. */
const SAME_TWICE =
  /^(?:(the same|some|many|a few) )?((?:[\w-]+ ){0,2}?[\w-]+) (exists?|appears?|shows? up|turns? up|comes? up|(?:is|are) (?:listed|shown|stored|entered|saved|in)) (?:twice|several times|more than once|two times|three times|many times|twenty times|multiple times|double)( (?:in|on|at) (?:the |our |my )?[\w-]+(?: [\w-]+)?)?(?: (?:with|under|in) (?:\w+ )?(?:different|similar|two|other|several) [\w -]+)?$/i;

export function onlyOnce(text: string): string {
  const [, lead = '', thing = '', verb = '', where = ''] = SAME_TWICE.exec(text) ?? [];
  const last = thing.split(' ').at(-1) ?? '';
  if (
    !thing ||
    /^(?:it|this|that|they|there|he|she|we|i|you)$/i.test(thing) ||
    /^(?:the|an?|my|our|each|every)\b/i.test(thing)
  )
    return text;
  if (!lead && !isPlural(last)) return text;
  const one = isPlural(last) ? singular(thing) : thing;
  const [first = ''] = verb.toLowerCase().split(' ');
  const be = /^(?:is|are) in$/i.test(verb)
    ? 'be there'
    : /^(?:is|are)$/.test(first)
      ? `be ${verb.split(' ').at(-1)}`
      : (readVerb(first)?.base ?? first) + verb.toLowerCase().slice(first.length);
  return `Each ${lowerFirst(one)} should ${be} only once${where}`;
}

/** "Recipes without a picture do not get published": they are not. */
export function notGot(text: string): string {
  return text.replace(
    /^((?:[\w-]+ ){0,2}[\w-]+s(?: (?:with|without|under|over|above|below) [^,.;!?]{2,60})?) do not get (published|shown|listed|printed|sent|paid|counted|charged|approved|shipped|delivered|refunded|invoiced)\b/i,
    '$1 are not $2',
  );
}

const TO_NOBODY = /^(?:call|e-?mail|text|phone|invite|bill|invoice|wake|disturb)$/i;

/** "Never deliver on Sundays", "Do not call after 8 pm": an order that leaves out what or whom. */
export function nothingDone(text: string): string {
  return text.replace(
    /^(?:please )?(?:never|do not) (deliver|ship|send|pay|publish|print|serve|sell|lend|call|e-?mail|text|phone|invite|bill|invoice) (?=(?:to|on|at|before|after|during|outside|without|until|within|between|below|above|under) )/i,
    (_, deed: string) => `${TO_NOBODY.test(deed) ? 'Nobody' : 'Nothing'} may be ${participle(deed.toLowerCase())} `,
  );
}

/** What only says that something told before it must not be. */
const NEVER_AGAIN =
  /^(.{8,}?),? (?:and |so )?(?:(?:this|that|it|which) (?:must|should|may|can)(?:n['’]t|not| not| never)(?: ever)? (?:happen|occur|be possible|be allowed)(?: again)?|(?:please )?make (?:that|this|it) impossible)[.!]?$/i;
/** "two vans at one ramp": things and where they are, and no verb. */
const SIDE_BY_SIDE =
  /^((?:two|three|more than (?:one|two|three|ten|\d+)|\d+|several) (?:[\w-]+ ){0,2}?[\w-]+s) ((?:in|on|at|under|with|for) (?:the |an? |one )?(?:same )?[\w' -]+)$/i;

/** "Two vans at one ramp, this must not happen": what is told is to be kept from being so. */
export function neverAgain(text: string): string {
  const told = NEVER_AGAIN.exec(text)?.[1];
  const [, things = '', where = ''] = SIDE_BY_SIDE.exec(told ?? '') ?? [];
  if (things) return `I want to keep ${lowerFirst(things)} from being ${where}`;
  return told !== undefined && parseSentence(told).clauses.some(({ mood, group }) => mood === 'statement' && group)
    ? told
    : text;
}
