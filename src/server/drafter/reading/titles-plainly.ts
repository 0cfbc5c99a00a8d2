import { upperFirst } from '../language/capitals.ts';
import { isMass, isPerson, isPlural, plural, withArticle } from '../language/nouns.ts';
import { fromGerund, isBaseVerb } from '../language/verbs.ts';
import { nominalVerb } from './named-doing.ts';
import { sentenceReworded, type Rewording } from '../language/rewording.ts';
import { lowerFirst } from './trouble-words.ts';

const TITLE = (source: string): RegExp => new RegExp(`^(?:(?:an?|the) )?${source}[.!]*$`, 'i');
const FOR = String.raw`(?: (?:for|by) ((?:the |our |all )?[\w-]+(?: [\w-]+)?))?`;
const HOW = String.raw`((?: (?:via|by|with|through|over|from|using|on|in) (?!(?:the|our|all) [\w-]+s?$)[^.!?]+?)?)`;

/** The deed that a name of one means, where it is one in a title only. */
const DEEDS: Readonly<Record<string, string>> = {
  'sign-off': 'sign off',
  delete: 'delete',
  editing: 'edit',
  'sign-up': 'sign up',
  signup: 'sign up',
  login: 'log in',
  'log-in': 'log in',
  'sign-in': 'sign in',
  booking: 'book',
  checkout: 'check out',
  payment: 'pay',
  ordering: 'order',
  handover: 'hand over',
  exchange: 'exchange',
};

/** What people do themselves, by the name of it. */
const SELF: Readonly<Record<string, string>> = {
  checkin: 'check in themselves',
  checkout: 'check out themselves',
  registration: 'register themselves',
  booking: 'book themselves',
  'service booking': 'book themselves',
  scanning: 'scan things themselves',
  payment: 'pay without anybody at the desk',
};

/** What is done to many at once, whose name is the verb. */
const DONE_TO_MANY =
  /^(?:add|approve|archive|assign|cancel|change|close|copy|delete|download|edit|export|import|invite|merge|move|print|publish|remove|rename|reschedule|send|tag|update|upload)$/i;

function deedOf(name: string): string | undefined {
  return DEEDS[name.toLowerCase()] ?? nominalVerb(name);
}

function can(who: string | undefined, deed: string): string {
  return who ? `${upperFirst(who)} should be able to ${deed}` : `It should be possible to ${deed}`;
}

/** Names of features as they stand in backlogs, and what somebody can do by them. */
const TITLES: readonly Rewording[] = [
  // "Month-end accruals export for invoices received"
  [
    /^((?!csv\b|pdf\b|excel\b|xml\b|json\b|data\b|the\b|an?\b)[a-z][\w-]*(?: [\w-]+){0,2} [a-z]+[a-rt-z]s) export (for|of|with) ([^.!?]+)[.!]*$/i,
    (_, what = '', link = '', rest = '') => can(undefined, `export ${lowerFirst(what)} ${link} ${rest}`),
  ],
  // "Estimated waiting time at the pier": it is there and wants to be seen.
  [
    TITLE(
      String.raw`((?:estimated|expected|current|remaining|actual|latest) (?![a-z]+-|max)(?!.*\b(?:shown|displayed|listed|marked|sent|highlighted|printed)\b)(?![a-z]+(?:s|ed|ing)? (?:should|must|can|is|are)\b)[^.!?,:]+)`,
    ),
    (_, what = '') => `Show the ${lowerFirst(what)}`,
  ],
  // "More payment methods"
  [
    TITLE(String.raw`more (?:payment (?:methods|options)|ways to pay)((?: (?:for|at|in|on) [^.!?]+?)?)`),
    (_, where = '') => can(undefined, `choose from more payment methods${where}`),
  ],
  // "Delay statistics by ferry, last 12 months"
  [
    /^([^.!?,]+), ((?:the )?(?:last|past) (?:\d+|[a-z]+) (?:days|weeks|months|years|quarters))[.!]*$/i,
    (_, what = '', span = '') => `${what} for the ${span.replace(/^the /i, '')}`,
  ],
  // "Automatic refund when a crossing is cancelled"
  [
    TITLE(
      String.raw`automatic (refund|credit|compensation|discount|bonus|voucher)s?((?: (?:for|of) [^.!?]+?)?) ((?:when|if|once|after|in case) [^.!?]+)`,
    ),
    (_, what = '', whom = '', when = '') =>
      `${upperFirst(withArticle(what.toLowerCase()))}${whom} should be given automatically ${when}`,
  ],
  // "Passenger self check-in at the pier"
  [
    TITLE(
      String.raw`([a-z]+) self[- ](check-?in|check-?out|registration|service booking|booking|scanning|payment)((?: [^.!?]+)?)`,
    ),
    (whole, who = '', deed = '', how = '') => {
      const verb = SELF[deed.toLowerCase().replace('-', '')];
      return verb && isPerson(who.toLowerCase()) ? can(plural(who.toLowerCase()), `${verb}${how}`) : whole;
    },
  ],
  // "Excel import for bookings": the file, and no deed.
  [
    TITLE(String.raw`(?:bulk )?(excel|word|numbers|outlook|sheets) (import|export) (?:of|for) ([^.!?]+?)`),
    (_, file = '', deed = '', what = '') =>
      can(
        undefined,
        `${deed.toLowerCase()} ${what} ${deed.toLowerCase() === 'import' ? 'from' : 'to'} ${upperFirst(file.toLowerCase())}`,
      ),
  ],
  [
    TITLE(String.raw`auto-?save (?:of|for|in|on) ([^.!?]+?)`),
    (_, what = '') => `${upperFirst(what)} should be saved automatically`,
  ],
  [
    TITLE(String.raw`rate limiting (?:of|for|on|in) ([^.!?]+?)`),
    (_, what = '') => `Limit how often somebody can use ${what}`,
  ],
  [
    TITLE(String.raw`password resets?${HOW}${FOR}`),
    (_, how = '', who) => can(who, `reset ${who ? 'their' : 'my'} password${how}`),
  ],
  [
    TITLE(String.raw`(?:bulk|mass|batch) ([\w-]+) (?:of|for) ([^.!?]+?) (?:for|by) ((?:the|our) [\w-]+(?: [\w-]+)?)`),
    (whole, name = '', what = '', who) => (deedOf(name) ? can(who, `${deedOf(name)} ${what} in bulk`) : whole),
  ],
  // "Bulk delete for old courses"
  [
    TITLE(String.raw`(?:bulk|mass|batch) ([a-z]+) (?:of|for) ([^.!?,:]*?[a-rt-z]s)`),
    (whole, name = '', what = '') => {
      const deed = DONE_TO_MANY.test(name) ? name.toLowerCase() : deedOf(name);
      return deed ? can(undefined, `${deed} ${what} in bulk`) : whole;
    },
  ],
  [
    TITLE(
      String.raw`(?:multi-?language|multilingual|multi-?lingual)(?: support| version)? (?:for|of|in) ((?:the|our) [^.!?]+)`,
    ),
    (_, what = '') => can(undefined, `use ${what} in more than one language`),
  ],
  [
    TITLE(String.raw`auto-?complet(?:e|ion) (?:in|for|on) ([^.!?]+)`),
    (_, where = '') => `We need suggestions while typing in ${where}`,
  ],
  [
    TITLE(
      String.raw`(?:live|real-?time) tracking of ((?:the|an?|all|every|each) [^.!?]+?)((?: (?:during|while|until|on|for|from) [^.!?]+)?)`,
    ),
    (_, what = '', when = '') => can(undefined, `follow ${what} live${when}`),
  ],
  [
    TITLE(
      String.raw`(role|user|permission|rights?|access|account|team|member)( (?:and|&) (role|user|permission|rights?|access|account|team|member))? management${FOR}`,
    ),
    (_, first = '', _second, second, who) =>
      can(
        undefined,
        `manage ${[first, second].flatMap((name) => (name ? [/^(?:access|rights?)$/i.test(name) ? name.toLowerCase() : plural(name.toLowerCase())] : [])).join(' and ')}${who ? ` of ${who}` : ''}`,
      ),
  ],
  [
    TITLE(String.raw`(favou?rite [\w-]+s) ((?:at|on|in|above|first) [^.!?]+)`),
    (_, what = '', where = '') => `Show ${what.toLowerCase()} ${where}`,
  ],
  [
    TITLE(String.raw`(?:improved|better|more|full) accessibility for ([\w-]+ [\w-]+s|[\w-]+s)`),
    (_, who = '') => `${upperFirst(who)} should be able to use the app`,
  ],
  [
    TITLE(
      String.raw`(?:simplified|simpler|simple|easier|easy|faster|quicker|quick|short) (registration|sign-?up|login|log-in|sign-in|booking|checkout|payment|ordering|cancellation) (without [^.!?]+)`,
    ),
    (_, name = '', without = '') => can(undefined, `${deedOf(name)} ${without}`),
  ],
  [
    TITLE(String.raw`undo after ([a-z]+ing) ([^.!?]+)`),
    (whole, doing = '', what = '') => {
      const deed = fromGerund(doing.toLowerCase());
      if (!deed || !isBaseVerb(deed)) return whole;
      return can(
        undefined,
        /^(?:delete|remove)$/.test(deed) ? `undo the deletion of ${what}` : `undo ${doing} ${what}`,
      );
    },
  ],
  [
    TITLE(
      String.raw`(approval|confirmation|release|review|sign-off|rejection|check) of ([^.!?,]+?) by ((?:the |our |an? )?[\w-]+(?: [\w-]+)?)`,
    ),
    (_, name = '', what = '', who = '') => can(who, `${deedOf(name)} ${what}`),
  ],
  // "Resend delivery note without having to type it again": an order, and no note that is called so.
  [
    /^([a-z]+) ((?!(?:the|an?|all|my|our|your|each|every|their|its|any|more|to|for|of|on|in|with)\b)[a-z-]+(?: (?!(?:the|an?|for|of|on|in|to|with|from|by|when|if|and|or)\b)[a-z-]+){0,2}) (without|w\/o|instead of|rather than) (having to [a-z]+|[a-z]+ing)\b(.*)$/i,
    (whole, deed = '', thing = '', link = '', doing = '', rest = '') =>
      isBaseVerb(deed.toLowerCase()) &&
      !isPlural(thing) &&
      !isMass(thing.split(' ').at(-1) ?? '') &&
      !thing.endsWith('ing')
        ? `${deed} the ${thing} ${link} ${doing}${rest}`
        : whole,
  ],
  // "Swap of berths between crews without a call, as long as both agree": the crews do it, and only then.
  [
    TITLE(
      String.raw`([a-z-]+) of ([^.!?,]+?)(?: (?:between|among) ((?:the |our |two |all )?(?:[\w-]+ )?[\w-]+s))?((?: (?:without|by|in|on|via|with) [^.!?,]+?)?),? (?:as|so) long as ([^.!?]+)`,
    ),
    (whole, name = '', what = '', who, how = '', bound = '') =>
      deedOf(name) ? can(who, `${deedOf(name)} ${what}${how} as long as ${bound}`) : whole,
  ],
  [
    TITLE(String.raw`((?:loyalty|bonus|reward|extra) points|stamps|miles|credits) for ([\w-]+s (?:who|that) [^.!?]+)`),
    (_, what = '', who = '') => `${upperFirst(who)} should get ${what.toLowerCase()}`,
  ],
];

/** The name of a feature as what somebody can do by it. */
export function titlesPlainly(text: string): string {
  return sentenceReworded(text, TITLES);
}
