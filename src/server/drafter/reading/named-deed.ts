import { isMass, isPerson, isPlural, plural, withArticle } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { doingIn, oneOf, partName } from './named-doing.ts';
import { titleDeed } from './title-deed.ts';

/** What people do with a thing of which the idea says that it lends itself to it: "printable labels". */
const ABLE: Readonly<Record<string, string>> = {
  printable: 'print',
  searchable: 'search',
  sortable: 'sort',
  filterable: 'filter',
  editable: 'edit',
  downloadable: 'download',
  exportable: 'export',
  shareable: 'share',
  bookable: 'book',
  configurable: 'configure',
  customisable: 'customise',
  customizable: 'customize',
  adjustable: 'adjust',
  reusable: 'reuse',
  collapsible: 'collapse',
};

/** "exportable as PDF", "should be searchable": what can be done with a thing of which it is told; nothing for other words. */
export function ableTo(said: string): string | undefined {
  const [, adjective = '', rest = ''] =
    /^(?:(?:it )?(?:is|are|should be|must be|has to be|have to be|needs to be) )?(?:also )?([a-z]+able)\b(.*)$/i.exec(
      said,
    ) ?? [];
  const verb = ABLE[adjective.toLowerCase()];
  return verb && `can be ${participle(verb)}${rest}`;
}

/** Ways to pay, by their names. */
const PAYMENT =
  /^(?:Stripe|PayPal|Apple Pay|Google Pay|Klarna|Twint|Venmo|Mollie|Adyen|Bizum|SEPA|credit cards?|card)(?: payments?| integration)?$/i;

/** "products sold by weight": what is done to them in this way is what is to be possible; "courses that run twice" are to be had. */
export function supportedDeed(said: string): string | undefined {
  const thing = /^(?:(?:add|introduce|provide|offer) )?support(?: for| of)? (?=\w)(.+)$/i.exec(said)?.[1] ?? '';
  const [, things = '', done = '', how = ''] =
    /^((?:[\w-]+ ){0,2}?[\w-]+s) (?:(?:that|which) are )?([a-z]+) ((?:by|in|with|through|via|on|at|from|per|over|without) .+)$/i.exec(
      thing,
    ) ?? [];
  const verb = readVerb(done);
  if (verb?.form === 'past' && !/^(?:based|used)$/.test(done)) return `${verb.base} ${things} ${how}`;
  const [, many = ''] =
    /^((?:[\w-]+ ){0,2}?[\w-]+s) (?:that|which|with(?:out)?|of (?:more|less|fewer|different|several|two)) .+$/i.exec(
      thing,
    ) ?? [];
  const head = many.split(' ').at(-1) ?? '';
  return many && !isPerson(head) && isPlural(head) && !NO_ENTRY.test(head) ? `set up ${thing}` : undefined;
}

/** What a product works with, and nobody sets up. */
const NO_ENTRY =
  /^(?:languages?|browsers?|devices?|phones?|printers?|scanners?|formats?|currenc(?:y|ies)|screens?|files?|tablets?|systems?|numbers?|characters?|names?)$/i;

/** "log in with a badge instead of a password" */
function signingIn(thing: string): string | undefined {
  const [, without = ''] = /^(?:log-?in|sign-?in) without (?:an? |the )?(passwords?)$/i.exec(thing) ?? [];
  if (without) return 'log in without a password';
  const [, means = '', rest = ''] =
    /^(?:log-?in|log in|sign-?in|sign in|signing in|logging in) (?:with|via|by|through|using) (.+?)( instead of .+| at .+| in .+| for .+| when .+)?$/i.exec(
      thing,
    ) ?? [];
  const spared = /^ instead of ([\w-]+)$/i.exec(rest)?.[1];
  return means ? `log in with ${oneOf(means)}${spared ? ` instead of ${oneOf(spared)}` : rest}` : undefined;
}

/** "calendar sync for visits": what stands here stands in the calendar that somebody has already. */
function inCalendar(thing: string): string | undefined {
  const [, name = '', of = ''] =
    /^((?:google|outlook|apple) )?(?:calendar|ical|ics) (?:sync|synchroni[sz]ation|integration|feed|subscription|export) (?:for|of|with) (.+)$/i.exec(
      thing,
    ) ?? [];
  if (/^(?:google|outlook|apple|icloud)$/i.test(of)) return `connect my ${of} calendar`;
  return of ? `see ${of} in my own ${name}calendar` : undefined;
}

/** "late return fee after 30 minutes": somebody charges it. */
function chargedIn(thing: string): string | undefined {
  const { head, link, rest } = partName(thing);
  return head.length > 1 && /^(?:(?:fee|fine|penalty|surcharge)s?|interest)$/i.test(head.at(-1) ?? '') && link !== 'of'
    ? ['charge', oneOf(head.join(' ')), link, rest].filter(Boolean).join(' ')
    : undefined;
}

/** "laundry room availability", "gift card balance check": what somebody finds out. */
function seenOf(thing: string): string | undefined {
  const [, of = '', what = '', behind = ''] =
    /^(?:the )?(?:availability of (?:the |our |an? )?(.+?)|((?:[\w-]+ ){0,2}[\w-]+) availability)( (?:at|in|on|for|per) .+)?$/i.exec(
      thing,
    ) ?? [];
  const shown = /^((?:[\w-]+ ){0,2}[\w-]+) availability (calendar|overview|plan)\b(.*)$/i.exec(thing);
  if (shown) return `see in ${withArticle(shown[2] ?? '')} when ${plural(shown[1] ?? '')} are free${shown[3]}`;
  const free = of || what;
  if (free) return isPlural(free) ? `see which ${free} are free${behind}` : `see when the ${free} is free${behind}`;
  const checked =
    /^((?:[\w-]+ ){0,2}(?:balance|status|stock|price|eligibility|age|identity|address|insurance)) check(?: |$)/i.exec(
      thing,
    );
  return checked ? `check the ${checked[1]} ${thing.slice(checked[0].length)}`.trim() : undefined;
}

/** "undo for deleted notes": they are to be there again. */
function undoneIn(thing: string): string | undefined {
  const lost = /^(?:an? )?undo (?:for|of) ((?:the )?(?:deleted|removed|archived|cancelled|lost) .+)$/i.exec(thing)?.[1];
  return lost ? `restore ${lost}` : undefined;
}

/** "attendee badges" are put on. */
function printedIn(thing: string): string | undefined {
  return /^(?:attendee|visitor|name|guest|staff|employee|speaker|participant|delegate)s?['’]? badges?\b/i.test(thing)
    ? `print ${oneOf(thing)}`
    : undefined;
}

/** "automatic reorder when stock runs low": what the product does by itself. */
function watchedFor(thing: string): string | undefined {
  const [, what = '', does = ''] =
    /^automatic re-?order(?:s|ing)? (?:when|if|once|as soon as) (?:the )?([\w -]+?) ((?:runs?|falls?|drops?|gets?|goes|is|are) .+)$/i.exec(
      thing,
    ) ?? [];
  const [, saved = '', entered = ''] = /^auto-?save (?:(?:for|of) (.+)|(?:while|when) \w+ing (.+))$/i.exec(thing) ?? [];
  if (saved || entered) return `save ${saved || entered} automatically${entered ? ' while they are entered' : ''}`;
  return what ? `reorder ${what} automatically when ${isPlural(what) ? 'they' : 'it'} ${does}` : undefined;
}

/** "delivery windows chosen at checkout": what somebody does with them there. */
function chosenAt(thing: string): string | undefined {
  const [, things = '', done = '', there = ''] =
    /^((?:[\w-]+ ){0,3}[\w-]+) (chosen|selected|picked|booked|paid|entered|confirmed|uploaded|reserved|ordered|rated) ((?:at|in|on|during|when|before|after) (?:the |a )?[\w-]+(?: [\w-]+)?)(?=,|$)/i.exec(
      thing,
    ) ?? [];
  const does = readVerb(done)?.base;
  return does && !/\b(?:of|for|with|by|to|not|are|is|be|been)\b/i.test(things)
    ? `${does} ${oneOf(things)} ${there}${thing.slice(`${things} ${done} ${there}`.length)}`
    : undefined;
}

/**
 * What a person does with a feature that the idea only names: "barcode scanning at the till" is to scan barcodes at the till. Nothing
 * where the name is the name of a thing.
 */
export function namedDeed(thing: string): string | undefined {
  const [, able = '', what = ''] = /^(?:an? |the )?([a-z]+[ai]ble) (.+)$/i.exec(thing) ?? [];
  const verb = Object.hasOwn(ABLE, able.toLowerCase()) ? ABLE[able.toLowerCase()] : undefined;
  const named = partName(what).head.join(' ');
  if (verb) return `${verb} ${oneOf(named) === named ? what : `the ${what}`}`;
  const told = chargedIn(thing) ?? watchedFor(thing) ?? seenOf(thing);
  if (told) return told;
  if (/^[a-z]{3,}ing (?:times|hours|dates|days|fees)(?: |$)/i.test(thing)) return `see ${thing}`;
  const asDone = chosenAt(thing) ?? undoneIn(thing) ?? printedIn(thing);
  if (asDone) return asDone;
  const parts = /^payments? in (instal+ments?)\b(.*)$/i.exec(thing);
  if (parts) return `pay in ${parts[1]}${parts[2]}`;
  const offline = /^offline (?:use|usage|access|operation|work|mode|capability|version)\b(.*)$/i.exec(thing);
  if (offline) return `work offline${offline[1]}`;
  const mailed = /^(?:bulk|mass|group) (?:e-?mails?|mails?|messages?) to (.+)$/i.exec(thing)?.[1];
  if (mailed) return `reach ${mailed} with one message`;
  if (/^(?:bulk|mass|group) (?:[\w-]+ ){0,2}(?:e-?mails|messages|letters|texts|text messages)\b/i.test(thing))
    return `send ${thing}`;
  const heard = /^(?:speech|voice) output (?:for|of) (.+)$/i.exec(thing)?.[1];
  if (heard) return `hear ${heard} read out`;
  const dark = /^(?:the |our )?([\w -]+?) in (dark (?:mode|theme))$/i.exec(thing);
  if (dark) return `switch the ${dark[1]} to ${dark[2]}`;
  const [, left = '', where = ''] =
    /^((?:free |open )?[\w-]+(?: [\w-]+)?) left ((?:in|on|at|for|until) .+)$/i.exec(thing) ?? [];
  if (left) return `see how ${isPlural(left) ? `many ${left} are` : `much ${left} is`} left ${where}`;
  const place = /^(?:(?:my|own) )?(?:waiting ?list|queue) (?:position|place|rank)\b(.*)$/i.exec(thing);
  if (place) return `see my place on the waiting list${place[1]}`;
  const thanks = /^(?:an? )?thank-you (?:cards?|notes?|letters?|messages?|mails?|e-?mails?)\b.*$/i.exec(thing)?.[0];
  if (thanks) return `send ${/^an? /i.test(thanks) || /^\S+ \w+s\b/.test(thanks) ? thanks : withArticle(thanks)}`;
  const spoken = /^(?:voice|speech) (?:input|entry|typing|recognition|to[- ]text) (?:for|of|in) (.+)$/i.exec(
    thing,
  )?.[1];
  if (spoken) return `dictate ${spoken}`;
  const [labels = ''] = /^(?:[\w-]+ ){0,2}(?:labels? (?:in|with)|stickers? (?:in|with|on)) .+$/i.exec(thing) ?? [];
  if (labels && !/^(?:no|any)\b/i.test(thing))
    return `print ${/^(?:[\w-]+ ){0,2}(?:label|sticker) /i.test(labels) ? oneOf(labels) : labels}`;
  const barred = /^(?:an? |the )?(?:black|block|ban)[- ]?list (?:for|of|with) (.+)$/i.exec(thing)?.[1];
  if (barred) return `block ${barred}`;
  // "a field for allergies in the form": what is entered there is what is wanted.
  const [, entered = '', form = ''] =
    /^(?:an? |the )?(?:(?:new|extra|optional|required|free|text|input|separate|additional) )*(?:field|text box|input box|checkbox|tick box) for (.+?) (?:to|in|on|into) ((?:the|each|every|our|an?) .+)$/i.exec(
      thing,
    ) ?? [];
  if (entered) return `enter ${entered} in ${form}`;
  const [, means = '', paid = ''] = /^([\w ]+?) for ((?:the |all |our |my )?[\w-]+(?: [\w-]+)?)$/i.exec(thing) ?? [];
  if (PAYMENT.test(means) && /^(?!me$|us$)/i.test(paid))
    return `pay ${paid} with ${means.replace(/ (?:payments?|integration)$/i, '')}`;
  const service =
    /^(?:an? |the )?(?:integration (?:with|of|for|into) ((?:the |our |an? )?[\w.' -]+)|([\w.' -]+?) integration)$/i.exec(
      thing,
    );
  const name = service?.[1] ?? service?.[2];
  const isService = name !== undefined && !isMass(name) && !/^(?:easy|better|full|deep|simple|direct)$/i.test(name);
  return (
    signingIn(thing) ??
    inCalendar(thing) ??
    (isService ? `connect ${oneOf(name)}` : undefined) ??
    titleDeed(thing) ??
    doingIn(thing)
  );
}

/** "integrate with the label printer": to connect it is what somebody does who uses it. */
export function integratedDeed(thing: string): string {
  const service = thing.replace(/^(?:with|into|to) /i, '');
  return namedDeed(service) ?? `connect ${service}`;
}
