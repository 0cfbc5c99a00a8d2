import { isPerson, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { withoutCourtesies } from './courtesies.ts';
import { withLeftOutMarks } from './left-out-marks.ts';
import { withLinesOfItems, withNamedList } from './inline-items.ts';
import { ITEM_MARK } from './item-mark.ts';
import { lowerFirst } from './trouble-words.ts';
import { withWholeLines } from './wrapped-lines.ts';

/** "Susan", "Tom Miller", "Anna and Tom" */
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:and |& )?\p{Lu}[\p{L}'’.-]*){0,3}`;
const ADDRESSED = `(?:there|again|all|both|team|everyone|everybody|folks|guys|colleagues|friends|together|sir or madam|(?:the )?(?:dev|development|product|support|app|it) team|${NAME})`;
/** "Hi Susan,", "Good morning everyone!", "Dear team" in a line of its own, "@Tom:" */
const GREETING = new RegExp(
  String.raw`^\s*(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening|day)|[Mm]orning|[Gg]reetings)(?:,? ${ADDRESSED}){0,3}\s*(?:[,!.:;–-]+\s+|\n\s*)|(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear) [\p{L}]+,\s+|@[\p{L}.]+(?:\s*[,:–]\s*|\s+-+\s+|\s+(?=(?:please|can|could|would|we|I|there) )))(?=\S)`,
  'u',
);
const HOPED =
  /^(?:I )?hope (?:you(?:'re| are)(?: all)? (?:doing |keeping )?(?:well|fine|good|great)|(?:this|my) (?:e-?mail |message |note )?finds you (?:all )?well|all is well(?: with you)?|you(?: all)? had an? [\w ]{3,30})[.!,]*\s+(?=\S)/i;
const MATTER = '(?:idea|thought|question|request|feature request|suggestion|wish|note|one|thing|improvement|proposal)';
/** "Quick question:", "I have an idea for the app.", "Not sure whether this is possible, but", "As discussed," */
const ANNOUNCED = new RegExp(
  String.raw`^(?:(?:just |here is |here's )?(?:a |an |one |my |another )?(?:quick|small|short|little|simple|tiny|further|last|final|one more|more) ${MATTER}(?: (?:for|from|about|on) [^:.!?,\n]{2,40}\s*[:–]|\s*[:.!–])\s*` +
    String.raw`|(?:I|we) (?:(?:just |also |still )?(?:have|had|got)|['’]ve got) (?:an?|another|one|one more) (?:\w+ )?${MATTER}(?: (?:for|about|on) [^:.!?,\n]{2,40})?\s*[:.!–]\s*` +
    String.raw`|(?:I(?:['’]m| am) )?not sure (?:if|whether) (?:this|it|that) (?:is|has|was|makes|already|would)\b[^,.\n]{0,40}, but ` +
    String.raw`|(?:this|it|that) (?:is going to|will|may|might|probably|does) (?:sound|sounds|seem|seems|be) (?:a (?:bit|little) |very |rather |quite )?(?:silly|stupid|odd|strange|weird|crazy|picky|petty|trivial|obvious)(?: to you)?,? but ` +
    String.raw`|(?:as|like) (?:discussed|agreed|mentioned|promised|talked about|we (?:discussed|agreed|said)|I (?:mentioned|said))(?: (?:in|on|at|with|last|this|yesterday|today|before)[^,\n]{0,40})?, ` +
    String.raw`|(?:I(?:['’]m| am) )?sorry (?:to bother you|if (?:this|it|that) [^,.\n]{3,40}|for [^,.\n]{3,40}),? but ` +
    String.raw`|(?:(?:it|this)(?: is|['’]s) )?(?:not (?:very |that )?urgent|no (?:rush|hurry)|low prio(?:rity)?),? but )(?=\S)`,
  'iu',
);
/** "Idea:", "Suggestion from the team meeting:": what follows is what is wanted. */
const LABEL =
  /^[\s*_>#]*(?:(?:(?:new |small |next )?(?:feature(?: request| idea)?|idea|request|proposal|suggestion|wish|enhancement|improvement|change request|requirement)(?: (?:from|by|of|for|to) [^:.!?\n]{3,50})?|title|summary|subject|user story|it would be (?:nice|great|good|lovely|helpful|cool)|(?:my|our) (?:wish|idea|suggestion|proposal|request)|(?:what )?(?:we|i) (?:need|want|would like|wish for|suggest|propose)|wanted|needed))[*_]*\s*(?::[*_]*|[–-](?= ))\s+(?=[^\s-])/i;
/** "#4711", "SHOP-12:" */
const NUMBER =
  /^[\s*_>#]*?(?:#\d{2,}[:.)]?|#\d[:.)]|(?:US|REQ|UC|FR|NFR|R)-?\d+(?= \p{Lu}\p{Ll})|\d+(?:\.\d+)+(?= \p{Lu}\p{Ll})|(?!(?:ISO|DIN|EN|COVID|UTF|SHA|AES|MP|HTTP|CE|FSC|PEFC|GPT|EAN|UPC|GTIN|QR|USB|ICD|HL|RS|WPA|IP|PDF|H|A|B|F|G|Q|T|V|X|Y|Z)-)[A-Z][A-Z0-9]{1,9}-\d+(?:[:.]| [–-](?= )|(?= \p{Lu})))\s+(?=\S)/u;
/** "Ticket 12 -", "P2:", "Re:" */
const NUMBERED =
  /^[\s*_>#]*?(?:(?:ticket|issue|story|task|bug|item|request|requirement|us|req)(?: (?:no\.?|nr\.?|number))? ?#?\d+(?:[:.]| [–-](?= ))|(?:p[0-4]|prio(?:rity)? ?\d|(?:high|medium|low) prio(?:rity)?)(?:[:.]| [–-](?= ))|(?:re|fwd?|subject|fe|be|ux|ui|qa|front-?end|back-?end):)\s+(?=\S)/i;
/** "Station map: As a rider, I want to see free bikes" */
const ABOVE_STORY = /^[^\s:][^:.!?\n]{1,40}:\s+(?=as an? [^\n]+\bI (?:want|need|would like|can)\b)/i;
/** "Station page > Show the fee", "Booking | Show the fee" */
const PATH = /^\s*(\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,2})\s+[|>›»]\s+(?=\p{Lu})/u;
const TAG = /^\s*[[(【]([^\])】\n]{1,30})[\])】]\s*[:–-]?\s*(?=\S.*\s)/u;
const PLAIN_TAG =
  /^(?:backlog|bug|features?|feature request|request|idea|wish|ux|ui|design|frontend|backend|front-end|back-end|api|web|mobile|desktop|ios|android|app|urgent|critical|blocker|major|minor|trivial|high|medium|low|(?:high|medium|low) prio(?:rity)?|p\d|prio(?:rity)? ?\d|todo|to do|wip|draft|new|improvement|enhancement|change|change request|task|story|user story|spike|mvp|nice to have|must have|could have|should have|quick win|tbd|v?\d[\d.]*|phase \d|sprint \d+|q\d(?: \d+)?|[a-z]+-\d+|#?\d+)$/i;
const LAST_TAG =
  /\s*(?:[([](?:(?:ticket |issue |see )?#?\d{2,}|[A-Z]{2,10}-\d+|p\d|prio(?:rity)? ?\d|(?:very )?(?:high|medium|low)(?: prio(?:rity)?)?|urgent|not urgent|asap|backlog|bug|feature|wip|tbd|\d+ (?:sp|points?|story points?)|(?:est(?:imate)?\.?:? )?\d+ ?(?:sp|pt|points?)|est(?:imate)?\.?:? \d+ ?days?|see (?:the )?(?:attached |attachment|screenshot|mail|e-?mail|ticket|thread|chat|doc)[^)\]]{0,30}|screenshot(?: attached)?|nice[- ]to[- ]have|(?:requested|asked for|wanted) by (?:several|many|some|\d+|a few|two|three) [^)\]]{3,30})[)\]]|(?: [–-]|,|;) ?(?:(?:very )?(?:high|medium|low|top) prio(?:rity)?|prio(?:rity)? (?:high|medium|low|\d)|prio(?:rity)?: ?\w+|p[0-4]|not urgent|no (?:rush|hurry)|asap|if possible|if that(?:'s| is) possible|nice[- ]to[- ]have|just (?:an idea|a thought))|, ?(?:thanks|thank you|thx|cheers)(?: in advance| a lot| so much)?|(?:\s+#[a-z][\w-]+)+|\s+(?:\/?cc:?|@)\s?@?[\p{L}.]+)\s*[.!]*\s*$/iu;
const PLEASE = /, ?(?:please|pls|plz)\s*[.!]*\s*$/i;
/** A line of a ticket's form that says nothing of the matter. */
const FIELD =
  /^[\s*_>-]*(?:prio(?:rity)?|status|type|issue type|reported by|requested by|requester|created(?: (?:at|on|by))?|updated|due(?: date)?|date|sprint|release|fix version|version|labels?|tags?|components?|epic link|estimat(?:e|ion)|effort|story points?|points|sp|severity|links?|url|ticket|id|attachments?|screenshots?|cc|to|sent|votes|upvotes)[*_]*\s*:[*_]*\s*(?!.*(?:, .*\bor\b| or ))\S.{0,60}$/iu;
/** The same by names that a role may bear as well. */
const FIELD_OF_PERSON = new RegExp(
  String.raw`^[\s*_>-]*(?:[Rr]eporter|[Aa]uthor|[Aa]ssignee|[Aa]ssigned to)[*_]*\s*:[*_]*\s*${NAME}\s*$`,
  'u',
);
const OFF = String.raw`(?:(?:(?:[Mm]any|[Kk]ind|[Bb]est|[Ww]arm) )?(?:[Tt]hanks|[Rr]egards|[Ww]ishes|[Gg]reetings)(?: (?:a lot|so much|very much|again|in advance|and (?:best |kind )?(?:regards|greetings)))*|[Tt]hank you(?: (?:so much|very much|again|in advance|for [\p{Ll} ]{3,30}))*|[Tt]hx|[Cc]heers|[Bb]est|[Aa]ll the best|[Ss]incerely(?: yours)?|[Yy]ours(?: sincerely| truly| faithfully)?|BR|[Hh]ave an? (?:nice|great|good|lovely) (?:day|weekend|evening|week))`;
/** Behind a whole sentence, or a long line that announces nothing: no item of a list stands there alone. */
const BEHIND = String.raw`(?<=[.!?)"”]\s*|[^\n:]{40}(?<!:)\s*)`;
/** "Thanks, / Susan / Head of sales" in lines of their own, "Best regards, Tom", "- Tom", "Sent from my phone" at the end. */
const SIGNED = new RegExp(
  String.raw`(?:\n\s*${OFF}\s*[,.!–-]*(?:\s*\n[^\s!?]+(?: [^\s!?]+){0,5}){0,5}|(?<=[.!?]\s+|\n\s*)(?!Best \p{L})${OFF}[,!]?\s+${NAME}\.?|${BEHIND}\n\s*[–—-]{1,2} ?${NAME}\.?|${BEHIND}\n\s*\n${NAME}\.?|\n\s*(?:--\s*\n(?![\s\S]*(?:criteria|given |\n\s*[*-] ))[\s\S]*|[Ss]ent from my [^\n]+))\s*$`,
  'u',
);

/** "Members need three things:", "a mail with" */
const ANNOUNCES =
  /^.*\b(?:(?:needs?|wants?|shows?|has|have|get|gets|with|contains?|asks?|should|must|can)\b.*:|(?:with|by|fields|columns|the following))\s*$/i;
/** A list of one item is none. */
const ONE_ITEM = new RegExp(String.raw`^\s*${ITEM_MARK}\s+`);
const SHOUT = /(?<=\w)\s*!+\s*$/;

/** What a tag names where something is to be seen or done, by its last word. */
const PLACE =
  /^(?!the )(?:[\p{L}\d-]+ ){0,2}(?:page|screen|view|map|dashboard|overview|list|form|menu|calendar|board|checkout|basket|cart)$/iu;
const ON = /(?:page|screen|map|dashboard|calendar|board|form)$/i;
/** One plain sentence, behind which a place can be told. */
const PLAIN =
  /^(?!as an? )(?:(?! (?:so|when|if|because|while|until|before|after|unless|once|and|but|on the|in the) )[^.!?:;,\n])+[.!]*$/iu;

/** What the makers of a product are asked for, and not what somebody wants to do. */
const TO_MAKERS = /^(?:send|remind|tell|notify|warn|let|allow|inform|give|make|ensure|enable|provide|do not) /i;

/** A tag as what it tells: "[Backlog]" nothing, "[Station page]" where, "[Admin]" who. */
function withoutTag(text: string): string {
  const [whole = '', tag = ''] = TAG.exec(text) ?? [];
  if (!whole || /^ ?[x ]?$/i.test(tag)) return text;
  const rest = text.slice(whole.length);
  const isOrder = isBaseVerb(rest.split(' ')[0]?.toLowerCase() ?? '');
  if (isPerson(tag.split(' ').at(-1)?.toLowerCase() ?? ''))
    return isOrder && /^\p{Lu}/u.test(rest) && !TO_MAKERS.test(rest)
      ? `As ${withArticle(tag.toLowerCase())}, I want to ${lowerFirst(rest.replace(/^(?:show|display) (?:me )?/i, 'see '))}`
      : text;
  // "[Medium] rooms should be bookable"
  if (!/^(?:\p{Lu}|[[(]|as an? )/u.test(rest) && !isOrder && /^(?:high|medium|low|new)$/i.test(tag)) return text;
  return PLACE.test(tag) && PLAIN.test(rest)
    ? `${rest.replace(/[.!]+$/, '')} ${ON.test(tag) ? 'on' : 'in'} the ${tag.toLowerCase()}`
    : PLAIN_TAG.test(tag) || /^(?:\p{Lu}|[[(])/u.test(rest)
      ? rest
      : text;
}

function opened(text: string): string {
  let left = text;
  for (let turn = 0; turn < 6; turn++) {
    const shorter = withoutTag(left.replace(PATH, '[$1] '))
      .replace(ABOVE_STORY, '')
      .replace(LABEL, '')
      .replace(NUMBER, '')
      .replace(NUMBERED, '')
      .replace(GREETING, '')
      .replace(HOPED, '')
      .replace(ANNOUNCED, '');
    if (shorter === left) break;
    left = shorter;
  }
  return left;
}

/** Whether a line announces what the lines below it name: none of those is a field or a heading of a ticket. */
export function announces(line: string): boolean {
  return ANNOUNCES.test(line) && !/^\S+(?: \S+)?:$/.test(line.trim());
}

function withoutFields(text: string): string {
  let isNamed = false;
  const told = text.split('\n').filter((line) => {
    isNamed = line.trim() !== '' && (isNamed || announces(line));
    return isNamed || (!FIELD.test(line) && !FIELD_OF_PERSON.test(line));
  });
  return text.includes('\n') && told.some((line) => /\w/.test(line)) ? told.join('\n') : text;
}

const LEVEL = /\b(?:low|medium|high|normal|urgent|critical|p\d)$/i;
const BEFORE_NAME =
  /(?:^|\s)(?:to|with|as|in|by|like|of|for|from|via|at|on|a|an|the|and|or|using|typ(?:e|ing)|enter(?:ing)?|e\.g\.)$/i;

/** What stands at the end is no tag in "low, medium, high priority", "assigned to @me", "such as #pets". */
function withoutLastTag(text: string): string {
  const shorter = text.replace(LAST_TAG, '');
  const tag = text.slice(shorter.length).trim();
  const isMeant = /^[,;]/.test(tag) ? LEVEL.test(shorter) : /^(?:[([#@]|cc)/i.test(tag) && BEFORE_NAME.test(shorter);
  return isMeant ? text : shorter;
}

function closed(text: string): string {
  let left = text;
  for (let turn = 0; turn < 4; turn++) {
    const bare = withoutLastTag(left.replace(SIGNED, ''));
    // Behind other sentences it tells which of them asks.
    const shorter = /[.!?]\s+\S/.test(bare) ? bare : bare.replace(PLEASE, '');
    if (shorter === left || !/\w\W+\w/.test(shorter)) break;
    left = shorter;
  }
  return left;
}

/** Long runs of blanks and empty lines say nothing, and no reader behind is to go over them again and again. */
function withShortGaps(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/[^\S\n]{1,9}\n/g, '\n')
    .replace(/[^\S\n]{9,}/g, ' '.repeat(8))
    .replace(/\n(?:[^\S\n]{0,8}\n){3,}/g, '\n\n\n')
    .trim();
}

/**
 * What somebody wants, without what only stands around it where it was typed or pasted: greeting, signature, ticket number,
 * tags, form fields, courtesies, and line breaks of a mail.
 */
export function withoutEnvelope(told: string): string {
  const text = withNamedList(withShortGaps(told));
  const inner = opened(closed(withoutFields(text)));
  const lines = withLinesOfItems(withWholeLines(withoutCourtesies(inner)));
  const plain = withLeftOutMarks(lines.includes('\n') ? lines : lines.replace(ONE_ITEM, '').replace(SHOUT, ''));
  return /\w\W+\w/.test(plain) ? plain.replace(/\n{3,}/g, '\n\n').trim() : text;
}
