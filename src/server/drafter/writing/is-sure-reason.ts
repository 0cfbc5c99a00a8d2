import { readClause } from '../language/clause.ts';
import { readVerb } from '../language/verbs.ts';
import { contentStems } from '../lexicon/function-words.ts';
import { HARM } from '../lexicon/harm.ts';
import type { Idea } from '../reading/read-idea.ts';

const DENIES = /\b(?:not|n['’]t|no|never|nobody|nothing|no longer|without|fewer|less)\b|n['’]t\b/i;

/** What was told of one day or of one case, and two sentences in one. */
const NO_AIM: readonly RegExp[] = [
  // "one guest does not nearly fall into the lock again"
  /^(?:one|some|somebody|someone|an?) (?!of\b).* again$|\bnot (?:nearly|almost)\b/i,
  /\b(?:do|does|is|are|am) not\b.*\bin (?:January|February|March|April|June|July|August|September|October|November|December)\b/,
  // "I am not on a budget"
  /^I am not (?:often |always |usually )?(?:in|on|at|from|of|with|over|under) (?!.*\b(?:late|wrong|trouble|dark|vain|way|danger|hold)\b)/,
  /\bnot never\b|^I am not (?:\d+|(?:only )?(?:an?|the|one) )/,
  // "the harbour master gets exactly that last month"
  /\b(?:gets?|get) exactly (?:that|this)\b/i,
  /, (?:why|what|how|when|where|who) (?:do|does|did|is|are|can|should)\b|\?/i,
  /\bknow (?:about|of) (?!it\b).*\b(?:was|were|is|are)\b|\bcan\b.*\bshould\b/i,
  // "the app does not have to allow two of them"
  /^(?:the )?(?:system|app|application|product|software|platform|tool|site|website|service|portal|shop)s? does not have to\b|^it can (?:show|list|tell|display|send)\b/i,
  // "I do not have to write to 12"
  /\bnot have to .* (?:to|by|with|for|in) \d+$/i,
  // "the insurers do not have to ask"
  /^(?!I\b).* do(?:es)? not have to ask$/i,
  // "they ask for pasta for weeks": what is asked for in vain
  /^(?:I|we|they) gets? .* for (?:hours|days|weeks|months|years)\b/i,
  /^(?:the (?:other|rest|others)|both|none|these|those) (?:is|are|does|do)\b/i,
  // Half of it denied, and the other half a trouble or a fact: "I do not come in vain and the hall is still shut".
  /\b(?:do|does|is|are|am) not\b[^,]* and (?:the|an?|my|our|their|his|her|its|it|they|he|she|nobody) (?:[^,]+ )?(?:is|are|was|were|has|have|had)\b/i,
  /\b(?:do|does|is|are|am) not\b.* and .*\b(?:nobody|no one|never|cannot|not)\b/i,
];

/** What people wish to be able to do, and are kept from. */
const WANTED =
  /^(?:see|know|find|get|hear|reach|understand|have|receive|learn|notice|use|work|arrive|fit|last|stay|come|match|agree|remember|read|be|is|are|can)$/;

/** "we no longer take cash" -> "I take cash": a denial that is meant was taken off. */
function losesBan(reason: string, { text }: Idea): boolean {
  if (DENIES.test(reason) || /\botherwise\b/i.test(text)) return false;
  const clause = readClause(reason);
  const said = (clause?.kind === 'modal' ? clause.rest.split(' ')[0] : clause?.verb) ?? '';
  const verb = readVerb(said)?.base ?? said;
  if (verb === '' || WANTED.test(verb)) return false;
  const denied = new RegExp(
    `\\b(?:no longer|never|(?:do|does|did|could|must|may)(?: ?not|n['’]t)|can(?: ?not|['’]t)) (?:\\w+ )?(?:have to |bother to )?${RegExp.escape(verb)}`,
    'i',
  );
  return denied.test(text) && !/^(?:I|we|they|others|everybody|people) can\b/i.test(reason);
}

const ASKS = /\b(?:wants?|wish(?:es)?|should|must|shall|needs?|could|would|let|please)\b/i;

/** The words behind "because", where a complaint tells what it comes from: its end is the way, and not what for. */
function isCause(reason: string, { text, form }: Idea): boolean {
  if (form !== 'problem' || DENIES.test(reason)) return false;
  const cause = /^(.*?)(?:\b(?:because|since)\b(.*)|\bas (?=(?:they|we|people|the)\b)(.*))$/i.exec(text);
  if (!cause || ASKS.test(cause[1] ?? '')) return false;
  const said = contentStems(cause[2] ?? cause[3] ?? '');
  const own = [...contentStems(reason)];
  return own.length > 0 && own.every((stem) => said.has(stem));
}

/** "the driver collects crates but nobody notes it": the first is how it should be. */
function deniesRight(reason: string, { text }: Idea): boolean {
  const [, deed = ''] = /\b(?:do|does|is|are|am) not (?:have to )?(.+)$/i.exec(reason) ?? [];
  const words = deed.split(' ').slice(-3).join(' ');
  if (words.split(' ').length < 2) return false;
  return new RegExp(`${RegExp.escape(words)},? but\\b`, 'i').test(text);
}

/** "since the lamps are often switched off at night": what is so with things anyhow does not end by the wish. */
function deniesFact(reason: string, { text }: Idea): boolean {
  const [, done = ''] =
    /^(?!(?:I|we|they|nobody|people)\b).+? (?:is|are) not (?:\w+ly )?(\w+ed\b.*)$/i.exec(reason) ?? [];
  const cause = /\b(?:because|since|as)\b(.*)$/i.exec(text)?.[1] ?? '';
  return done !== '' && !HARM.test(done) && cause.includes(done);
}

/** "slips must not be changed; a correction gets a new number": two rules, and no trouble. */
function deniesRule(reason: string, { text }: Idea): boolean {
  const [rule = '', second = ''] = text.split(';');
  const [, deed = ''] = /\b(?:do|does|is|are) not (.+)$/i.exec(reason) ?? [];
  const words = deed.split(' ').slice(-2).join(' ');
  return words !== '' && /\b(?:must|may|shall|cannot|can't|never)\b/i.test(rule) && second.includes(words);
}

const DOUBT =
  /\b(?:nobody|no one) (?:can |could )?(?:know|say|tell|remember)s? (?:if|whether)\b|\bsee (?:if|whether) (?:it|they) (?:was|were)\b/i;

/** "crates come back wet and nobody can say whether they were before": what is missing is to know it. */
function missesDoubt(reason: string, { text, action }: Idea): boolean {
  return (
    /\b(?:do|does|is|are) not\b/.test(reason) &&
    !/\bto (?:ask|guess|search|call|phone|ring)\b/.test(reason) &&
    DOUBT.test(`${text} ${action.wish}`) &&
    !/\b(?:if|whether|who|which|how)\b/.test(reason)
  );
}

/** "it fitted perfectly", "they work well": what is good is not to end. */
const WELL =
  /\b(?:do|does|did|is|are) not\b[^,;]*\b(perfectly|well|great|fine|nicely|wonderfully|beautifully|brilliantly|smoothly|happily|reliably|flawlessly|lovely|happy|glad|pleased|satisfied)\b/i;

function deniesGood(reason: string, { text }: Idea): boolean {
  const good = WELL.exec(reason)?.[1];
  return (
    good !== undefined &&
    !new RegExp(`(?:\\b(?:not|never|nobody|hardly|no longer|no one)\\b|n['’]t\\b)[^.;,]*\\b${good}\\b`, 'i').test(text)
  );
}

/** "I noticed a wrong sum", "they look for a boat and get a list of cars": it is well that it was noticed, and what they look for is no trouble. */
function deniesSight(reason: string, { text }: Idea): boolean {
  const [, verb = '', what = ''] =
    /^(?:I|we|they|[\w-]+s|the [\w-]+) (?:do|does) not (?:again )?(notice|spot|see|discover|realise|realize|look for|search for|want|ask for|order|expect) (.+)$/i.exec(
      reason,
    ) ?? [];
  if (verb === '' || /\b(?:too late|only|until|by chance|by accident)\b/i.test(what)) return false;
  if (/^(?:look for|search for|want|ask for|order|expect)$/i.test(verb))
    return new RegExp(
      `\\b${RegExp.escape(what.split(' ').slice(-2).join(' '))},? (?:and|but) (?:then )?(?:gets?|got|finds?|found|sees?|saw|receives?|received|ends?)\\b`,
      'i',
    ).test(text);
  return what.endsWith(' again');
}

/** "We build kitchens and take half in advance.": what a sentence only tells is so already. */
function isSoAlready({ text, benefit = '' }: Idea): boolean {
  return (
    benefit !== '' &&
    !DENIES.test(benefit) &&
    !/\b(?:can|less|fewer|more|would|will)\b/i.test(benefit) &&
    new RegExp(`(?:^|[.!?] )${RegExp.escape(benefit)}\\b`, 'i').test(text)
  );
}

/** Whether a reason that was read between the lines is one beyond doubt; else it is better guessed. */
export function isSureReason(reason: string, idea: Idea): boolean {
  return (
    !NO_AIM.some((one) => one.test(reason)) &&
    !losesBan(reason, idea) &&
    !isCause(reason, idea) &&
    !deniesRight(reason, idea) &&
    !deniesFact(reason, idea) &&
    !deniesRule(reason, idea) &&
    !missesDoubt(reason, idea) &&
    !deniesGood(reason, idea) &&
    !deniesSight(reason, idea) &&
    !isSoAlready(idea)
  );
}
