import { GROUP_NOUNS } from '../lexicon/nouns.ts';
import { isMass, isPerson, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { readVerb, participle } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { isPartOfProduct } from '../lexicon/parts-of-products.ts';
import { traitsOf } from '../lexicon/things.ts';

/** Where the name of a feature ends: "barcode scanning | at the till". */
const LINK =
  /^(?:for|of|at|in|on|by|with|from|to|into|via|per|between|during|without|instead|among|against|until|since|because|due|as|when|if|after|before|that|which|who|so|across|inside|within|and|or|through|under|while)$/i;

/** Doings that are named by a noun of their own. */
const NOMINALS: Readonly<Record<string, string>> = {
  import: 'import',
  export: 'export',
  download: 'download',
  upload: 'upload',
  uploads: 'upload',
  downloads: 'download',
  negotiation: 'negotiate',
  swap: 'swap',
  edit: 'edit',
  deletion: 'delete',
  removal: 'remove',
  cancellation: 'cancel',
  reservation: 'reserve',
  comparison: 'compare',
  translation: 'translate',
  creation: 'create',
  merge: 'merge',
  split: 'split',
  escalation: 'escalate',
  enrolment: 'enrol in',
  enrollment: 'enrol in',
  deactivation: 'deactivate',
  resale: 'resell',
  upgrade: 'upgrade',
  freeze: 'freeze',
  acceptance: 'accept',
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
  rental: 'rent',
  update: 'update',
  generation: 'generate',
  detection: 'detect',
  categorisation: 'categorise',
  categorization: 'categorize',
};

/** Doings that are things as well, and deeds where somebody stands behind them: "review by the owner". */
const DONE_BY: Readonly<Record<string, string>> = {
  review: 'review',
  check: 'check',
  confirmation: 'confirm',
  release: 'release',
  correction: 'correct',
  closure: 'close',
  inspection: 'inspect',
  rejection: 'reject',
  allocation: 'allocate',
  distribution: 'distribute',
  preparation: 'prepare',
  verification: 'verify',
};

/** Doings with an object in front: "invoice printing". Others with such an ending have become things ("staff training"). */
const DOINGS = new Set(
  `scanning printing tracking planning sharing editing scheduling sorting filtering tagging uploading importing exporting ordering counting
recording signing merging splitting forwarding collecting assigning approving logging messaging checking cancelling swapping translating picking packing
reordering duplicating cloning archiving renting lending booking reserving labelling labeling downloading sending weighing renewing copying deleting transferring handling`.split(
    /\s+/,
  ),
);

/** Whose object may stand behind "for": "undo for deleted notes". */
const FOR_OBJECT = /^(?:import|export|download|upload|undo|swap|edit)$/;

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

/** What is done to the entries about people: "contact import". */
const ENTERED = /^(?:import|export|merge|archive|delete|tag|filter|search|sort)$/;

/** "approve" of "approval", "assign" of "assigning" and "assignment". */
export function nominalVerb(word: string): string | undefined {
  const name = word.toLowerCase();
  if (Object.hasOwn(NOMINALS, name)) return NOMINALS[name];
  if (Object.hasOwn(DONE_BY, name)) return DONE_BY[name];
  return DOINGS.has(name) ? readVerb(name)?.base : undefined;
}

/** File formats, which stand before "import" and "export". */
const FORMAT = /^(?:CSV|PDF|Excel|XML|JSON|Word|iCal)$/i;

/** "a badge" of "badge": what is one of many and has no article yet. */
export function oneOf(noun: string): string {
  const [first = ''] = noun.split(' ');
  return /^\p{Lu}/u.test(first) || /^(?:an?|the|my|our|their|your|one)$/i.test(first) || isMass(noun) || isPlural(noun)
    ? noun
    : withArticle(noun);
}

const COUNTED =
  /^(?:date|deadline|signature|password|map|comment|reason|prefix|colou?r|title|name|number|price|threshold)$/;

/** "a history with map": one thing has its article behind "with" too, where that is the end. */
export function withGivenOne(thing: string): string {
  const last = / with ((?:[a-z]+ )?[a-z]+)$/.exec(thing)?.[1] ?? '';
  const head = last.split(' ').at(-1) ?? '';
  // "with pork" needs none: only what is known to be counted gets one.
  const isOne =
    last !== '' &&
    !isMass(head) &&
    !isPlural(head) &&
    (isPartOfProduct(head) ||
      COUNTED.test(head) ||
      traitsOf(head, false).has('media') ||
      traitsOf(head, false).has('document')) &&
    !/^(?:an?|the|my|our|their|no|one|all|more|less|last|next|this|that|each|every) /.test(last);
  const isNamed = isOne && (last === head || tagWords(last).every(({ tag }) => /^(?:NOUN|ADJ)$/.test(tag)));
  return isNamed ? `${thing.slice(0, thing.length - last.length)}${withArticle(last)}` : thing;
}

/** The name of a feature and what stands behind it. */
export function partName(thing: string): { head: string[]; link: string; rest: string } {
  const words = thing.replace(/^(?:an?|the|some|any|new|proper|real|easy|simple|quick) /i, '').split(' ');
  const at = words.findIndex((word, place) => place > 0 && LINK.test(word));
  return at < 0
    ? { head: words, link: '', rest: '' }
    : { head: words.slice(0, at), link: (words[at] ?? '').toLowerCase(), rest: words.slice(at + 1).join(' ') };
}

/** "barcode" is scanned in the plural, "stock" is counted as it is; nothing for what names no thing to do it to. */
function severalOf(words: readonly string[], verb: string): string | undefined {
  const last = words.at(-1) ?? '';
  const tag = tagWords(words.join(' ')).at(-1)?.tag ?? '';
  if (
    /^(?:ADJ|ADV|NUM)$/.test(tag) ||
    last.endsWith('ing') ||
    // "the shift lead's approval": whose it is.
    /['’]s?$/.test(last) ||
    (isPerson(last) && !ENTERED.test(verb)) ||
    GROUP_NOUNS.has(last.toLowerCase())
  )
    return undefined;
  const name = words.join(' ');
  return isMass(last) ? name : plural(name);
}

/** "in two clicks" of "two-click", "with one tap" of "one-tap". */
function inSteps(word: string): string | undefined {
  const [, many = '', step = ''] = /^(one|single|two|three|four|1|2|3)-(click|tap|step|page)$/i.exec(word) ?? [];
  const count = many.toLowerCase().replace('single', 'one');
  const things = /^(?:one|1)$/.test(count) ? step.toLowerCase() : `${step.toLowerCase()}s`;
  return (
    step && `${step.toLowerCase() === 'page' ? 'on' : step.toLowerCase() === 'tap' ? 'with' : 'in'} ${count} ${things}`
  );
}

/** "bulk import of students from Excel", "barcode scanning at the till": the doing that the last word of the name tells. */
export function doingIn(thing: string): string | undefined {
  const { head, link, rest } = partName(thing);
  const last = (head.at(-1) ?? '').toLowerCase();
  const isGerund = DOINGS.has(last);
  // "bulk price change": a change is a deed where many are changed at once.
  const isOfMany = last === 'change' && /^in bulk$/.test(MANNERS[head[0]?.toLowerCase() ?? ''] ?? '');
  const verb = isGerund ? readVerb(last)?.base : isOfMany ? 'change' : NOMINALS[last];
  // "interview scheduling that syncs with a calendar": what is said of it is said of the feature.
  if (!verb || /^(?:that|which|who|so)$/.test(link)) return undefined;
  // "two-person approval for production changes"
  const many = /^(two|three|four)[- ](?:person|people|man|eyes?|level|step|stage)$/i.exec(
    head.slice(0, -1).join(' '),
  )?.[1];
  if (many && /^(?:of|for)$/.test(link)) return `have ${rest} ${participle(verb)} by ${many.toLowerCase()} people`;
  let before = head.slice(0, -1);
  const [first = ''] = before;
  const manner = MANNERS[first.toLowerCase()] ?? inSteps(first);
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
  // "two-click renewal": it goes without what it is done to.
  if (before.length === 0 && inSteps(first) && link === '') return `${verb} ${how}`;
  if (before.length === 0 || format) {
    // "export for the tax inspector": it is made for them, and nobody takes them out.
    const isFor =
      /^(?:the|an?|our|my) (?:[\w-]+ )*?([\w-]+)(?: (?:once|every|each|per|in|at|by|with|when)\b.*)?$/i.exec(rest)?.[1];
    const isTheirs = link === 'for' && isFor !== undefined && isPerson(singular(isFor));
    const isObject = link === 'of' || (link === 'for' && FOR_OBJECT.test(verb) && !isTheirs);
    if (!isObject || rest === '') return undefined;
    // "cancel stays in bulk when the road is flooded": how stands before the case.
    const [what = '', inCase = ''] = rest.split(/ (?=(?:when|whenever|if|once|while) )(.+)/);
    return [verb, what, how, inCase].filter(Boolean).join(' ');
  }
  // "accounting export to DATEV"
  if (
    /^(?:import|export)$/.test(verb) &&
    before.length === 1 &&
    /ing$|^(?:payroll|bank)$/i.test(before[0] ?? '') &&
    link !== 'of'
  )
    return [verb, `the ${before[0]} data`, link, rest].filter(Boolean).join(' ');
  const object = link === 'of' ? undefined : severalOf(before, verb);
  // "with QR code"
  const isBare = link === 'with' && /^(?:\w+ )?[a-z]+$/.test(rest) && !isMass(rest) && !isPlural(rest);
  const behind = link === '' ? '' : `${link} ${isBare ? withArticle(rest) : rest}`;
  return object ? [verb, object, behind, how].filter(Boolean).join(' ') : undefined;
}
