import { openingOf } from './order-or-name.ts';
import { upperFirst } from '../language/capitals.ts';
import { isMass, isPlural, singular } from '../language/nouns.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { isNamedTogether } from '../lexicon/compounds.ts';

/** What tells things apart by what they do, and is done to nothing: "recurring invoices". */
const TELLS_APART =
  /^(?:existing|missing|recurring|repeating|upcoming|overlapping|expiring|remaining|pending|running|standing|waiting|growing|rising|matching|leaking|incoming|outgoing|following|competing|conflicting|changing|ageing|aging|leading|opening|closing|working|living|interesting|confusing|annoying|supporting|participating|returning|visiting|playing|flying|driving|walking|riding|speaking|starting|ending|meeting|landing|housing|during|nothing|something|anything|everything|evening|morning|spring|string|ring|king|thing|being|having|getting|going|doing|needing|wanting|according|regarding|including|concerning|excluding|considering|following|depending|trending|winning|losing|warning|breaking|spelling|using|making|giving|letting|keeping|stopping|allowing|enabling|adding|creating|showing|sending|displaying|providing|supporting|offering|improving|reducing|avoiding|saving|finding|seeing)$/;
/** Doings that have become things: in front of a bare noun they name it ("booking fees"), unless more tells how it is done. */
const NAMES_A_THING =
  /^(?:parking|booking|training|shopping|cleaning|cooking|heating|lighting|swimming|painting|hearing|building|billing|shipping|mailing|packing|planning|tracking|reading|writing|learning|teaching|voting|rating|listing|marketing|pricing|seating|funding|nursing|gardening|washing|dining|fishing|hiking|climbing|loading|drawing|recording|scoring|timing|printing|posting|catering|trading|boarding|fencing|welding|testing|setting|sailing|skiing|coaching|mentoring|tutoring|staffing|spending|savings|messaging|filing|serving|storing|charging|sewing|knitting)$/;
/** What belongs to a doing and is not done: "sorting options", "printing costs". */
const OF_A_DOING =
  /^(?:fee|cost|charge|number|hour|time|date|day|option|rule|right|setting|page|list|form|sheet|system|tool|app|machine|device|room|space|lot|place|spot|permit|class|course|lesson|exercise|session|group|plan|programme|schedule|status|progress|history|log|statistic|method|mode|speed|level|limit|skill|experience|material|equipment|staff|team|company|partner|address|detail|instruction|guide|guideline|policy|process|procedure|standard|service|platform|station|point|stall|ground|board|desk|area|season|period|requirement|preference|habit|strategy|trend|issue|problem|error|reason|purpose|account|tip|idea|cycle|kit|pool|licence|license|step|criterion|budget|fund|test|need|game|match|season|slip|fine|offence|scale|button|card|certificate|conflict|event)$/;
/** What says that something is stated or asked, and no title is one. */
const STATED =
  /[.!?:;]|\b(?:is|are|was|were|has|have|had|should|must|can|cannot|could|would|will|shall|may|might|do|does|did|not|takes?|took|costs?|works?|fails?|needs?|helps?|makes?|I|we|they|it|you|he|she)\b/;
const HOW =
  /^(?:by|from|to|into|onto|on|at|with|without|between|after|before|in|via|through|as|across|offline|online|automatically|together|again|side|directly|remotely|anonymously)$/;
const DETERMINED = /^(?:the|an?|my|our|your|their|all|each|every|several|multiple|two|three|four|five|\d+)$/;

/** "Sorting invoices by date", "Sharing recipes", but "Sorting options" and "Parking spaces for staff": the deed, as an order. */
export function withTitledDoing(text: string): string {
  const [, bulk = '', doing = '', rest = ''] = /^((?:bulk|batch|mass) )?([a-z-]+ing) ([^,]+)$/i.exec(text) ?? [];
  const lower = doing.toLowerCase();
  if (rest === '' || STATED.test(rest) || TELLS_APART.test(lower) || rest.split(' ').length > 9) return text;
  const base = fromGerund(lower) ?? '';
  if (!isBaseVerb(base) || INTRANSITIVE.test(base)) return text;
  const words = rest.toLowerCase().split(' ');
  const at = words.findIndex((word) => HOW.test(word) || /^(?:of|for)$/.test(word));
  const object = at < 0 ? words : words.slice(0, at);
  const head = object.at(-1) ?? '';
  const isDetermined = DETERMINED.test(object[0] ?? '');
  if (object.length > 4 || (!isDetermined && !isPlural(head) && !isMass(head))) return text;
  if (!isDetermined && (OF_A_DOING.test(singular(head)) || isNamedTogether(base, singular(head)))) return text;
  const tellsHow = at > 0 && !/^(?:of|for|in|at|on)$/.test(words[at] ?? '');
  if (!isDetermined && !tellsHow && (NAMES_A_THING.test(lower) ? bulk === '' && !OBJECTS.test(head) : false))
    return text;
  return upperFirst(`${bulk.toLowerCase()}${base} ${rest}`);
}

const MEANS =
  /^(?:add|provide|offer|include|introduce|implement|be)? ?(?:an? |the )?(?:new )?(?:way|option|possibility|ability|feature|function|functionality|able) to (.+)$/i;

/** "Feature to load saved charts", "Add a way to permanently delete boats", "Be able to pre-fill forms": the deed that it is for, where it certainly is one. */
export function withDeedAlone(text: string): string {
  const deed = MEANS.exec(text)?.[1] ?? '';
  return deed !== '' && openingOf(deed) === 'order' ? upperFirst(deed) : text;
}

/** What such a doing is done to, and hardly named by: "tracking parcels", "printing labels". */
const OBJECTS =
  /^(?:courts|rooms|seats|tickets|parcels|orders|deliveries|expenses|labels|invoices|reports|receipts|badges|drivers|hosts|guests|members|players|results|photos|messages|documents|articles|recipes|calls|payments|readings|scores|samples|sensors|vouchers|routes|contracts|letters)$/;
