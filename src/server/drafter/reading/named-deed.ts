import { GROUP_NOUNS } from '../lexicon/nouns.ts';
import { isMass, isPerson, isPlural, plural, withArticle } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

/** Where the name of a feature ends: "barcode scanning | at the till". */
const LINK =
  /^(?:for|of|at|in|on|by|with|from|to|into|via|per|between|during|without|instead|among|against|until|since|because|due|as|when|if|after|before|that|which|who|so|across|inside|within|and|or|through|under|while)$/i;

/** Doings that are named by a noun of their own. */
const NOMINALS: Readonly<Record<string, string>> = {
  import: 'import',
  export: 'export',
  download: 'download',
  upload: 'upload',
  swap: 'swap',
  edit: 'edit',
  deletion: 'delete',
  removal: 'remove',
  cancellation: 'cancel',
  reservation: 'reserve',
  comparison: 'compare',
  translation: 'translate',
  creation: 'create',
  approval: 'approve',
  assignment: 'assign',
  registration: 'register',
  renewal: 'renew',
  transfer: 'transfer',
  calculation: 'calculate',
  conversion: 'convert',
  duplication: 'copy',
  undo: 'undo',
  sync: 'sync',
  scan: 'scan',
  scanner: 'scan',
  pickup: 'pick up',
  'pick-up': 'pick up',
  'drop-off': 'drop off',
  reorder: 'reorder',
};

/** Doings with an object in front: "invoice printing". Others with such an ending have become things ("staff training"). */
const DOINGS = new Set(
  `scanning printing tracking planning sharing editing scheduling sorting filtering tagging uploading importing exporting ordering counting
recording signing merging splitting forwarding collecting assigning approving logging messaging checking cancelling swapping translating picking packing
reordering archiving renting lending booking reserving labelling labeling downloading sending weighing renewing copying deleting transferring`.split(
    /\s+/,
  ),
);

/** Whose object may stand behind "for": "undo for deleted notes". */
const FOR_OBJECT = /^(?:import|export|download|upload|undo|swap|edit)$/;

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

/** How it is done, said before the name and told behind the action. */
const MANNERS: Readonly<Record<string, string>> = {
  bulk: 'in bulk',
  batch: 'in bulk',
  mass: 'in bulk',
  online: 'online',
  offline: 'offline',
  automatic: 'automatically',
  mobile: 'on a phone',
  manual: 'by hand',
  gps: 'by GPS',
};

/** File formats, which stand before "import" and "export". */
const FORMAT = /^(?:CSV|PDF|Excel|XML|JSON|Word|iCal)$/i;

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

/** "a badge" of "badge": what is one of many and has no article yet. */
function oneOf(noun: string): string {
  const [first = ''] = noun.split(' ');
  return /^\p{Lu}/u.test(first) || /^(?:an?|the|my|our|their|your|one)$/i.test(first) || isMass(noun) || isPlural(noun)
    ? noun
    : withArticle(noun);
}

/** "log in with a badge instead of a password" */
function signingIn(thing: string): string | undefined {
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
  return of ? `see ${of} in my own ${name}calendar` : undefined;
}

/** "late return fee after 30 minutes": somebody charges it. */
function chargedIn(thing: string): string | undefined {
  const { head, link, rest } = partName(thing);
  return head.length > 1 && /^(?:fee|fine|penalty|surcharge)s?$/i.test(head.at(-1) ?? '') && link !== 'of'
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

/** The name of a feature and what stands behind it. */
function partName(thing: string): { head: string[]; link: string; rest: string } {
  const words = thing.replace(/^(?:an?|the|some|any|new|proper|real|easy|simple|quick) /i, '').split(' ');
  const at = words.findIndex((word, place) => place > 0 && LINK.test(word));
  return at < 0
    ? { head: words, link: '', rest: '' }
    : { head: words.slice(0, at), link: (words[at] ?? '').toLowerCase(), rest: words.slice(at + 1).join(' ') };
}

/** "barcode" is scanned in the plural, "stock" is counted as it is; nothing for what names no thing to do it to. */
function severalOf(words: readonly string[]): string | undefined {
  const last = words.at(-1) ?? '';
  const tag = tagWords(words.join(' ')).at(-1)?.tag ?? '';
  if (/^(?:ADJ|ADV|NUM)$/.test(tag) || last.endsWith('ing') || isPerson(last) || GROUP_NOUNS.has(last.toLowerCase()))
    return undefined;
  const name = words.join(' ');
  return isMass(last) ? name : plural(name);
}

/** "bulk import of students from Excel", "barcode scanning at the till": the doing that the last word of the name tells. */
function doingIn(thing: string): string | undefined {
  const { head, link, rest } = partName(thing);
  const last = (head.at(-1) ?? '').toLowerCase();
  const isGerund = DOINGS.has(last);
  const verb = isGerund ? readVerb(last)?.base : NOMINALS[last];
  // "interview scheduling that syncs with a calendar": what is said of it is said of the feature.
  if (!verb || /^(?:that|which|who|so)$/.test(link)) return undefined;
  let before = head.slice(0, -1);
  const [first = ''] = before;
  const manner = MANNERS[first.toLowerCase()];
  if (manner) before = before.slice(1);
  const format = before.length === 1 && FORMAT.test(before[0] ?? '') && /^(?:import|export)$/.test(verb);
  const how = [format ? `${verb === 'import' ? 'from' : 'as'} ${before[0]}` : '', manner ?? '']
    .filter(Boolean)
    .join(' ');
  // "Apple Health sync for workouts"
  if (verb === 'sync')
    return /^\p{Lu}/u.test(before[0] ?? '') && /^(?:of|for)$/.test(link)
      ? `sync ${rest} with ${before.join(' ')}`
      : undefined;
  // "weather based cancellation of markets"
  const ground = /^(.+?)[- ]based$/i.exec(before.join(' '))?.[1];
  if (ground && link === 'of') return `${verb} ${rest} depending on the ${ground.toLowerCase()}`;
  // "Strava import of training runs"
  if (
    /^(?:import|export)$/.test(verb) &&
    before.length === 1 &&
    !FORMAT.test(before[0] ?? '') &&
    /^\p{Lu}/u.test(before[0] ?? '') &&
    link === 'of'
  )
    return `${verb} ${rest} ${verb === 'import' ? 'from' : 'to'} ${before[0]}`;
  if (before.length === 0 || format) {
    const isObject = link === 'of' || (link === 'for' && FOR_OBJECT.test(verb));
    return isObject && rest !== '' ? `${verb} ${rest} ${how}`.trim() : undefined;
  }
  // "accounting export to DATEV"
  if (
    /^(?:import|export)$/.test(verb) &&
    before.length === 1 &&
    /ing$|^payroll$/.test(before[0] ?? '') &&
    link !== 'of'
  )
    return [verb, `the ${before[0]} data`, link, rest].filter(Boolean).join(' ');
  const object = link === 'of' ? undefined : severalOf(before);
  // "with QR code"
  const isBare = link === 'with' && /^(?:\w+ )?[a-z]+$/.test(rest) && !isMass(rest) && !isPlural(rest);
  const behind = link === '' ? '' : `${link} ${isBare ? withArticle(rest) : rest}`;
  return object ? [verb, object, behind, how].filter(Boolean).join(' ') : undefined;
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
  if (/^[a-z]{3,}ing (?:times|hours|dates|days|rules|fees)(?: |$)/i.test(thing)) return `see ${thing}`;
  const dark = /^(?:the |our )?([\w -]+?) in (dark (?:mode|theme))$/i.exec(thing);
  if (dark) return `switch the ${dark[1]} to ${dark[2]}`;
  const [, left = '', where = ''] =
    /^((?:free |open )?[\w-]+(?: [\w-]+)?) left ((?:in|on|at|for|until) .+)$/i.exec(thing) ?? [];
  if (left) return `see how ${isPlural(left) ? `many ${left} are` : `much ${left} is`} left ${where}`;
  const place = /^(?:(?:my|own) )?(?:waiting ?list|queue) (?:position|place|rank)\b(.*)$/i.exec(thing);
  if (place) return `see my place on the waiting list${place[1]}`;
  const thanks = /^(?:an? )?thank-you (?:cards?|notes?|letters?|messages?|mails?|e-?mails?)\b.*$/i.exec(thing)?.[0];
  if (thanks) return `send ${thanks}`;
  const spoken = /^(?:voice|speech) (?:input|entry|typing|recognition|to[- ]text) (?:for|of|in) (.+)$/i.exec(
    thing,
  )?.[1];
  if (spoken) return `dictate ${spoken}`;
  const [labels = ''] = /^(?:[\w-]+ ){0,2}labels? (?:in|with) .+$/i.exec(thing) ?? [];
  if (labels && !/^(?:no|any)\b/i.test(thing)) return `print ${labels}`;
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
  return signingIn(thing) ?? inCalendar(thing) ?? (isService ? `connect ${oneOf(name)}` : undefined) ?? doingIn(thing);
}

/** "integrate with the label printer": to connect it is what somebody does who uses it. */
export function integratedDeed(thing: string): string {
  const service = thing.replace(/^(?:with|into|to) /i, '');
  return namedDeed(service) ?? `connect ${service}`;
}
