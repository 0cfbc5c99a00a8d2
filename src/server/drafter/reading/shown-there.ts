import { fromGerund } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';
import { isMass, isPlural } from '../language/nouns.ts';
import { A_WIDGET } from '../lexicon/screen-parts.ts';

/** What people look at, by its last word. */
const VIEW =
  '(?:page|screen|overview|dashboard|report|summary|invoice|receipt|bill|label|sticker|e-?mail|mail|newsletter|message|reminder|notification|confirmation|header|footer|menu|table|list|map|statement|certificate|ticket|badge|voucher|export|chart|timetable|calendar|board|display|screensaver|start page|home page|search results?|results?|delivery note|slip|poster|sign|profile page|view|tile|card)';
const viewOf = (names: string): string =>
  String.raw`(?:the|our|my|each|every|all(?: the)?|their) (?:(?!(?:in|on|at|to|into|of|from|by|with|so|and|should)\b)[\w'-]+ ){0,3}?${names}s?`;
const THE_VIEW = viewOf(`(?:${VIEW}|website|web site|site|app)`);
const ON =
  /\b(?:page|screen|dashboard|map|invoice|receipt|bill|label|sticker|website|site|ticket|badge|voucher|board|display|poster|sign|card|tile|calendar|timetable|certificate|slip|note)s?\b/i;
/** What is read and nobody's to hand in, by its last word. */
const FACTS =
  '(?:prices?|costs?|fees?|totals?|sum|amounts?|taxe?s?|VAT|discounts?|distances?|durations?|times?|hours|dates?|deadlines?|weather|forecasts?|temperatures?|positions?|locations?|address(?:es)?|numbers?|counts?|names?|status|states?|levels?|availability|capacity|sizes?|weights?|instructions|directions|ratings?|scores?|results?|allergens|ingredients|calories|warranty|terms|conditions|legends?|explanations?|points|balances?|progress|stock|references?|IBAN|details|QR codes?|barcodes?|logos?|sender|authors?|versions?|percentages?|shares?|figures|help texts?|banners?|hints?|notices?|symbols?|icons?|flags?|columns?|links?)';
const IS_FACT = new RegExp(
  String.raw`^(?!(?:new|another|one|more|our|my)\b)(?:(?!(?:of|for|per|with|to|from|by)\b)[\w'’-]+ ){0,3}?${FACTS}(?: (?:of|for|per|with|from|by|to|when|if) .+)?$`,
  'i',
);
const WIDGET = new RegExp(
  String.raw`^(?:an? |the |some )?${A_WIDGET}(?: (?:of|for|to|with|that|which|when|if) .+)?$`,
  'i',
);
const ORDER = new RegExp(
  String.raw`^(add|put|place|include|display|integrate|insert|print) ((?:(?!\b(?:and then|so that)\b).)+?) (?:to|into|onto|in|on|at) (${THE_VIEW}(?: (?:of|for|with|in|on|about) (?:(?!\b(?:so|when|if|because|and)\b)[\w'-]+ ?){1,5})?)((?: (?:so|when|if|because|while|until|after|before|whenever)\b.*)?)$`,
  'i',
);
/** "Add live positions of the bikes", "Add the price per hour" */
const BARE = new RegExp(
  String.raw`^(?:add|include) ((?:the |live |current |real-time )?(?:(?!(?:of|for|per|with|to|from|by|new)\b)[\w'’-]+ ){0,2}?${FACTS} (?:of|per) (?!.* to (?:the|an?|my|our|each) ).+)$`,
  'i',
);
/** "Add sorting by distance to the list of bikes" */
const ARRANGED =
  /^(?:add|introduce|implement|provide|enable|support|offer) (sorting|grouping|filtering|searching|ranking|ordering|zooming|browsing)((?: by (?:(?!\bto\b)[\w'-]+ ?){1,5})?)(?: ?\b(?:to|for|in|of|on) (.+?))?$/i;
/** What is looked at and does something itself by no means: no app. */
const OWN_VIEW = `${viewOf(VIEW)}(?: of (?:the |all |our )?(?!(?:should|needs?|does|has|lacks)\\b)[\\w-]+)?`;
const CONTAINS = '(?:show|contain|say|tell|state|list|include|carry|mention|display)';
const WHERE = `(?<where>${OWN_VIEW})`;
const THING = '(?<thing>(?!(?:when|if|after|before|while|as|once|it|they|that|this) )[^,]+?)';
const lacks = (source: string) => new RegExp(`^${source}$`, 'i');
/** What is said of a view that is to show something. */
const TO_SHOW: readonly RegExp[] = [
  lacks(`${WHERE} (?:should|needs? to|could|ought to) (?:also |always |just )?${CONTAINS} (?:us |me )?(?<thing>.+)`),
  lacks(
    `${WHERE} (?:does(?:n['’]t| not)|do(?:n['’]t| not)) (?:yet |even |currently |always )?${CONTAINS} (?:us |me )?(?<thing>.+)`,
  ),
  lacks(
    String.raw`it should (?:also )?(?:say|be stated|be shown|be written|be visible|stand) (?:on|in) ${WHERE} (?<thing>(?:which|who|whose|what|how|when|where|whether|why)\b.+)`,
  ),
];
/** What is said of a view that lacks something, or of what it lacks: only of what is read there. */
const LACKING: readonly RegExp[] = [
  lacks(
    String.raw`${WHERE} (?:should (?:also |always )?have|needs?|could use|lacks?|has no|have no|is missing|misses) (?!to\b)(?<thing>.+)`,
  ),
  lacks(`${THING} (?:is|are) (?:still |currently )?missing (?:on|in|from|at) ${WHERE}`),
  lacks(
    `(?:there (?:is|are) no|missing:?|(?:I|we) (?:can(?:no|['’])t|can not|do(?:n['’]t| not)) (?:see|find)|we (?:miss|lack)|I miss) (?:any )?${THING} (?:on|in|from|at) ${WHERE}`,
  ),
  lacks(`why (?:is|are) (?:there no )?${THING} (?:not )?(?:shown |visible |listed )?(?:on|in) ${WHERE}`),
  lacks(
    `${THING} (?:should|needs? to|could) (?:also )?(?:be|stand|appear) (?:shown |visible |printed |listed |displayed |stated |given )?(?:also )?(?:on|in) ${WHERE}(?: too| as well)?`,
  ),
];
const ASKED_CLAUSE = /^(?:which|who|whose|what|how|when|where|whether|why|if)\b/i;

/** "price" of "price per hour" */
function headWord(thing: string): string {
  return (
    thing
      .split(/ (?:of|for|per|with|to|from|by|on|in) /)[0]
      ?.split(' ')
      .at(-1) ?? thing
  );
}

/** "the price before the owner signs": what is shown, and when. */
const WHEN = /^(.+?)( (?:when|if|before|after|while|until|as soon as|once) .+)$/i;
const NAMED = /^(?:the|an?|its?|every|each|all|my|our|more|no|any|some|live|current) /i;

/** "the receipt lacks the price": what is to be seen there. */
function lacking(bare: string): string | undefined {
  const told = TO_SHOW.map((form) => form.exec(bare)?.groups).find(Boolean);
  const { thing: all = '', where = '' } = told ?? LACKING.map((form) => form.exec(bare)?.groups).find(Boolean) ?? {};
  if (!all || /^that /i.test(all)) return undefined;
  const place = `${ON.test(where) ? 'on' : 'in'} ${lowerFirst(where)}`;
  if (ASKED_CLAUSE.test(all)) return `Show ${place} ${all}`;
  const [, thing = all, when = ''] = WHEN.exec(all) ?? [];
  if (told ? / (?:and|so|but|because) /.test(thing) : !IS_FACT.test(thing) && !WIDGET.test(thing)) return undefined;
  const head = headWord(thing);
  const isBare = !NAMED.test(thing) && !isPlural(head) && !isMass(head) && !/^\p{Lu}{2}/u.test(thing);
  return `Show ${isBare ? 'the ' : ''}${lowerFirst(thing)} ${place}${when}`;
}

/** What asks the makers of a product, in front of what they are to do. */
const ASKED =
  /^(?:please |can you |could you |can we |could we |would you |we (?:should|need to|must|have to|could|want to) |let['’]s |maybe )*/i;

function shown(sentence: string): string {
  const [, order = '', end = ''] = /^(.*?)(?:,? please)?([.!?]*)$/is.exec(sentence) ?? [];
  const bare = order.replace(ASKED, '');
  const mark = end.replace('?', '.');
  const [, doing = '', by = '', what = ''] = ARRANGED.exec(bare) ?? [];
  if (doing)
    return `It should be possible to ${[fromGerund(doing), what.trim(), by.trim()].filter(Boolean).join(' ')}${mark}`;
  const lacked = lacking(bare.replace(/,? too$/i, ''));
  if (lacked) return `${lacked}${mark}`;
  const alone = BARE.exec(bare)?.[1];
  if (alone) return `Show ${alone}${mark}`;
  const [, verb = '', thing = '', where = '', when = ''] = ORDER.exec(bare) ?? [];
  // Whoever uses it may add these, and add them to what is theirs.
  const isTheirs =
    /^add$/i.test(verb) &&
    (/^(?:links?|icons?|symbols?|columns?|flags?|logos?)$/i.test(headWord(thing)) || / when I /.test(when));
  const isRead = (IS_FACT.test(thing) && !isTheirs) || (WIDGET.test(thing) && !/^(?:add|integrate)$/i.test(verb));
  // "Integrate Google Maps into the booking page"
  if (/^integrate$/i.test(verb) && /^\p{Lu}/u.test(thing) && !isRead)
    return `It should be possible to use ${thing} ${ON.test(where) ? 'on' : 'in'} ${where}${when}${mark}`;
  if (!thing || !(isRead || /^(?:include|display)$/i.test(verb))) return sentence;
  const named =
    /^(?:times|details|points|results|figures|numbers|levels|names|ratings|shares|references|scores)\b/i.test(thing)
      ? `the ${lowerFirst(thing)}`
      : thing;
  return `Show ${named} ${ON.test(where) ? 'on' : 'in'} ${where}${when}${mark}`;
}

/** "Add the VAT to the invoice", "Put a help button on the map": orders to the makers of a product, as what is to be seen; whoever uses it adds nothing. */
export function shownThere(text: string): string {
  if (text.length > 300 || text.includes('\n')) return text;
  return text
    .split(/(?<=[.!?])(\s+)/)
    .map((part) => (/\S/.test(part) ? shown(part) : part))
    .join('');
}
