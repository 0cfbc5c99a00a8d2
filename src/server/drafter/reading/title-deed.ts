import { isMass, isPerson, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { tagWords } from '../language/wink.ts';
import {
  CHOSEN_ONE,
  DEVICE,
  DONE_WITH,
  ENTERED_HEADS,
  EXTRA,
  MADE_UP,
  NOT_REQUESTED,
  NOT_SET,
  OWN_PRICES,
  PAID,
  RECORDED_HEADS,
  SET_FIRST,
  SET_HEADS,
  SIGN_IN,
  TAKEN_OTHERWISE,
} from '../lexicon/named-things.ts';
import { doneByName } from './title-doings.ts';
import { nominalVerb, oneOf, partName, withGivenOne } from './named-doing.ts';

type Parted = ReturnType<typeof partName>;

/** "a file size limit for attachments", "meter readings with a photo": the name by its own last word, and one thing behind "with". */
function aOne(thing: string): string {
  const { head, link } = partName(thing);
  const last = head.at(-1) ?? '';
  const whole = link === 'with' ? withGivenOne(thing) : thing;
  // "holiday and sick days": more than one.
  if (/^(?:and|or)$/.test(link)) return thing;
  return /^(?:an?|the|my|our|their|one|\d+) /i.test(thing) || isMass(last) || isPlural(last)
    ? whole
    : withArticle(whole);
}

/** What stands behind a name, as it stood there. */
function behind({ link, rest }: Parted): string {
  return link === '' ? '' : ` ${link} ${rest}`;
}

/** "maximum number of guests per room", "hourly rates per worker", "seasonal prices": a value that somebody sets. */
function setIn(thing: string, parts: Parted): string | undefined {
  const name = parts.head.join(' ');
  // "photo over the limit": it is the photo, and not the limit.
  if (NOT_SET.test(name) || parts.link === 'and' || / (?:over|above|below|under|beyond|past|near) /i.test(name))
    return undefined;
  const last = [1, 2, 3].map((count) => parts.head.slice(-count).join(' '));
  const isSet = SET_FIRST.test(name)
    ? parts.head.length > 1 && !isPerson(parts.head.at(-1) ?? '')
    : OWN_PRICES.test(name) || last.some((words) => SET_HEADS.test(words) && !NOT_SET.test(words));
  if (!isSet) return undefined;
  if (/^set /i.test(thing)) return thing;
  // "maximum weight per parcel": a weight is one where it is a bound.
  const isOne = /^(?:minimum|maximum|min\.?|max\.?) /i.test(name) && !isPlural(name);
  return `set ${isOne ? withArticle(thing) : aOne(thing)}`;
}

/** "materials used per site", "vacation days", "break times per worker": what is written down while one is at it. */
function enteredIn(thing: string): string | undefined {
  const words = thing.split(' ');
  const at = words.findIndex((word, place) => place > 0 && DONE_WITH.test(word));
  const name = words.slice(0, at < 0 ? 0 : at).join(' ');
  if (
    name &&
    at < 4 &&
    !(/^taken$/i.test(words[at] ?? '') && TAKEN_OTHERWISE.test(name)) &&
    /^(?:|per|by|for|on|in|at|during|with|each|every)$/i.test(words[at + 1] ?? '') &&
    (isPlural(name) || isMass(name.split(' ').at(-1) ?? ''))
  )
    return `record ${thing}`;
  const [head = ''] = thing.split(/ (?:per|by|for|on|in|at|of|with|during|between) /i);
  if (ENTERED_HEADS.test(head)) return `enter ${aOne(thing)}`;
  if (RECORDED_HEADS.test(head)) return `record ${aOne(thing)}`;
  return /^(?:an? )?(?:meter|counter|temperature|odometer|moisture|humidity|pressure|blood pressure) readings? (?:with|by|via|of|in(?= (?:the|an?|each|every) )|at) /i.test(
    thing,
  )
    ? `record ${aOne(thing)}`
    : undefined;
}

/** "repair requests with a photo": what is asked for; nothing where the request is of another sort. */
function requestedIn(thing: string, { head, link, rest }: Parted): string | undefined {
  const last = head.at(-1) ?? '';
  const before = head.slice(0, -1).join(' ');
  if (!/^requests?$/i.test(last) || before === '' || NOT_REQUESTED.test(before) || /^(?:from|by|of|and|or)$/.test(link))
    return undefined;
  const words = before.split(' ');
  const tag = tagWords(thing)[words.length - 1]?.tag ?? '';
  if (tag === 'ADJ' || isPerson(words.at(-1) ?? '') || isPlural(before)) return undefined;
  return `request ${oneOf(before)}${behind({ head, link, rest })}`;
}

/** "rent payment by direct debit", "payment in two instalments", "online payment": how what is paid. */
function paidIn(parts: Parted): string | undefined {
  const { head, link } = parts;
  if (!/^payments?$/i.test(head.at(-1) ?? '')) return undefined;
  const what = head.at(-2) ?? '';
  const how = head.length > 2 ? (head[0] ?? '') : '';
  const isHow = /^(?:by|with|via|in|at|on|from|through|after|before|per)$/.test(link);
  if (head.length === 1) return isHow ? `pay${behind(parts)}` : undefined;
  if (head.length === 2 && PAID.test(what) && isHow) return `pay the ${what.toLowerCase()}${behind(parts)}`;
  // "online payment for adults only": who pays, and not what for.
  const isForPeople = link === 'for' && parts.rest.split(' ').some((word) => isPerson(word));
  if (head.length === 2 && /^(?:online|mobile|contactless|advance)$/i.test(what)) {
    const way = { online: 'online', mobile: 'by phone', contactless: 'without contact', advance: 'in advance' }[
      what.toLowerCase()
    ];
    return link === 'of' ||
      (link === 'for' && /^(?:the |all )?[\w-]+(?: (?!only\b)[\w-]+)?$/.test(parts.rest) && !isForPeople)
      ? `pay ${link === 'for' ? 'for ' : ''}${parts.rest} ${way}`
      : isHow || link === ''
        ? `pay ${way}${behind(parts)}`
        : undefined;
  }
  return head.length === 3 && PAID.test(what) && /^online$/i.test(how)
    ? `pay the ${what.toLowerCase()} online${behind(parts)}`
    : undefined;
}

const EARLY: Readonly<Record<string, string>> = {
  early: ' early',
  late: ' late',
  online: ' online',
  self: ' without help',
  mobile: ' on a phone',
  contactless: ' without contact',
};

/** "early check-in option for 20 euros", "self check-in with a code": somebody checks in so. */
function checkedIn(thing: string): string | undefined {
  const [, how = '', verb = '', way = '', rest = ''] =
    /^(?:an? )?(?:(early|late|online|self|mobile|contactless)[- ])?(check|clock)-?(in|out)(?: options?| possibility)?((?: (?:for|with|by|via|without|on|at|from|until|before|after) .+)?)$/i.exec(
      thing,
    ) ?? [];
  if (!way || (how === '' && rest === '') || /^ for (?!.*\d)/i.test(rest)) return undefined;
  return `${verb.toLowerCase()} ${way.toLowerCase()}${EARLY[how.toLowerCase()] ?? ''}${withGivenOne(rest)}`;
}

/** "automatic log out after ten minutes", "automatic reply to requests": what the product does by itself. */
function byItself(thing: string): string | undefined {
  const [, out = ''] = /^(?:automatic(?:al)?|auto)[- ](?:log-? ?out|sign-? ?out|log-? ?off)\b(.*)$/i.exec(thing) ?? [];
  if (out) return `be logged out automatically${out}`;
  const [, answered = ''] =
    /^(?:an? )?(?:automatic(?:al)?|auto)[- ](?:reply|replies|response|responses|answers?) to (.+)$/i.exec(thing) ?? [];
  if (answered) return `answer ${answered} automatically`;
  const [, name = '', rest = ''] =
    /^(?:an? )?(?:automatic(?:al)?|automated|auto)[- ]([\w-]+(?: [\w-]+)?)((?: (?:of|for|after|when|if|once|on|at|by|every|from|to|based|until|before|with) .+)?)$/i.exec(
      thing,
    ) ?? [];
  const words = name.split(' ');
  const verb = nominalVerb(words.at(-1) ?? '');
  if (!verb) return undefined;
  const object = words.slice(0, -1).join(' ');
  const [, of = '', more = ''] =
    /^ (?:of|for) ((?:(?!after\b|when\b|if\b|once\b|on\b|at\b|by\b|every\b|from\b|to\b|based\b|until\b|before\b|with\b)[\w-]+ ?)+)(.*)$/i.exec(
      rest,
    ) ?? [];
  if (object === '') return of ? `${verb} ${of.trim()} automatically ${more}`.trim() : undefined;
  if (of || isPerson(object)) return undefined;
  return `${verb} ${isMass(object) || isPlural(object) ? object : plural(object)} automatically${rest}`;
}

/** "listing expiry after 60 days", "free cancellation until noon": what becomes of them then, and until when one may. */
function untilThen(thing: string): string | undefined {
  const [, ended = '', when = ''] =
    /^((?:[\w-]+ ){0,2}[\w-]+) (?:expiry|expiration)( (?:after|on|at) .+)$/i.exec(thing) ?? [];
  if (ended && !isMass(ended)) return `have ${isPlural(ended) ? ended : plural(ended)} expire${when}`;
  const [, how = '', until = ''] =
    /^(?:(free|online|last-minute) )?cancellation((?: (?:up to|until|till|within|before|by) .*(?:\d|noon|midnight|day|hour|week|minute|start|begin|evening|morning).*)?)$/i.exec(
      thing,
    ) ?? [];
  return until
    ? `cancel${/^free$/i.test(how) ? ' free of charge' : how ? ` ${how.toLowerCase()}` : ''}${until}`
    : undefined;
}

/** "invoice numbering with a prefix": the product numbers them. */
function numberedIn({ head, link, rest }: Parted): string | undefined {
  if (!/^numbering$/i.test(head.at(-1) ?? '')) return undefined;
  const of = link === 'of' ? rest : head.slice(0, -1).join(' ');
  const words = of.replace(/^(?:automatic|consecutive|continuous|custom|own) /i, '');
  if (!words || (link === 'of' && head.length > 1)) return undefined;
  const [things = '', ...more] = words.split(/ (?=(?:with|by|per|in|from|for) )/);
  const many = isPlural(things) || isMass(things) ? things : plural(things);
  return `have ${many} numbered${more.length > 0 ? ` ${more.join(' ')}` : ''}${link === 'of' ? '' : behind({ head, link, rest })}`;
}

/** "Face ID", "Google login for guests": a way to sign in. */
function signedIn(thing: string): string | undefined {
  const [, means = '', rest = ''] =
    /^(.+?)(?: (?:log-?in|sign-?in|authentication|support|unlock))?((?: (?:on|in|for|at|instead of) .+)?)$/i.exec(
      thing,
    ) ?? [];
  const isSaid =
    / (?:log-?in|sign-?in|authentication|unlock)\b/i.test(thing) ||
    /^(?:face id|touch id|fingerprints?|passkeys?|magic links?)$/i.test(means);
  // "fingerprint on the card": it is there, and nobody signs in.
  if (!/ (?:log-?in|sign-?in|authentication|unlock)\b/i.test(thing) && rest !== '' && !DEVICE.test(rest))
    return undefined;
  if (!isSaid || !SIGN_IN.test(means) || / for /i.test(rest)) return undefined;
  const name =
    /^(?:(?:face|touch) id|google|apple|microsoft|facebook|linkedin|windows hello|sso|single sign-on)$/i.test(means)
      ? means
          .replace(/\bid\b/i, 'ID')
          .replace(/^\w/, (letter) => (/^(?:sso|single)/i.test(means) ? letter : letter.toUpperCase()))
      : oneOf(singular(means));
  return `log in with ${name}${rest}`;
}

/** "an extra bed on request", "discount per line item": asked for, and given. */
function askedOrGiven(thing: string, parts: Parted): string | undefined {
  const asked = /^(.+?) (?:on|upon|by) request$/i.exec(thing)?.[1];
  if (asked && !isPerson(asked)) return `request ${oneOf(asked)}`;
  return parts.link === 'per' && /^discounts?$/i.test(parts.head.at(-1) ?? '') ? `give ${aOne(thing)}` : undefined;
}

/** "newsletter sign-up", "sign-up for work days": somebody signs up for it. */
function signedUp(thing: string): string | undefined {
  const [, of = '', rest = ''] =
    /^((?:[\w-]+ )?[\w-]+) sign-?up((?: (?:on|in|at|by|with|via|without|until) .+)?)$/i.exec(thing) ?? [];
  const what = of || (/^sign-?up (?:for|to) (.+)$/i.exec(thing)?.[1] ?? '');
  if (
    !what ||
    isPerson(what.split(' ').at(-1) ?? '') ||
    /^(?:online|self|easy|quick|simple|free|user|account|new|group|single|social|company|product|device|vehicle|guest)$/i.test(
      what,
    )
  )
    return undefined;
  return `sign up for ${/^newsletter$/i.test(what) ? 'the newsletter' : of === '' || isMass(what) || isPlural(what) ? what : withArticle(what)}${rest}`;
}

/** "custom statuses", "currency choice", "seat selection at checkout": set up, and chosen. */
function madeOrPicked(thing: string): string | undefined {
  if (MADE_UP.test(thing)) return `set up ${thing}`;
  const [, what = '', rest = ''] =
    /^((?:[\w-]+ )?[\w-]+) (?:choice|selection|picker|chooser)((?: (?:at|in|on|during|when|before|by|for|with|per) .+)?)$/i.exec(
      thing,
    ) ?? [];
  if (
    !what ||
    isPerson(what) ||
    /^(?:free|multiple|multi|single|wide|large|own|product|natural|random|artificial|sexual|adverse|careful)$/i.test(
      what,
    )
  )
    return undefined;
  return `choose ${CHOSEN_ONE.test(what) ? `the ${what}` : oneOf(what)}${rest}`;
}

/** "breakfast add-on when booking", "gift wrapping for three euros": taken besides. */
function chosenIn(thing: string, parts: Parted): string | undefined {
  const name = parts.head.join(' ');
  if (EXTRA.test(name) && parts.head.length > 1 && parts.link !== 'to' && !isPlural(name))
    return `choose ${aOne(thing)}`;
  const isPriced =
    parts.link === 'for' &&
    /^(?:[€$£]\s?\d|\d[\d.,]* ?(?:€|euros?|dollars?|pounds?|francs?)\b|(?:one|two|three|four|five|six|ten|twenty) (?:euros?|dollars?|pounds?|francs?)\b)/i.test(
      parts.rest,
    );
  return isPriced &&
    /(?:wrapping|wrap|delivery|shipping|insurance|breakfast|parking|cleaning|upgrade|service|storage|warranty|engraving|lunch|dinner|transfer|bed|cot)$/i.test(
      name,
    )
    ? `choose ${aOne(thing)}`
    : undefined;
}

/**
 * What somebody does with what a title only names, by what such a thing is: values are set, hours are entered, a payment is made by paying,
 * and what is automatic is done by the product. Nothing where the name tells no deed.
 */
export function titleDeed(thing: string): string | undefined {
  const parts = partName(thing);
  return (
    byItself(thing) ??
    untilThen(thing) ??
    signedIn(thing) ??
    checkedIn(thing) ??
    numberedIn(parts) ??
    paidIn(parts) ??
    enteredIn(thing) ??
    requestedIn(thing, parts) ??
    madeOrPicked(thing) ??
    signedUp(thing) ??
    askedOrGiven(thing, parts) ??
    chosenIn(thing, parts) ??
    setIn(thing, parts) ??
    doneByName(thing)
  );
}
