import { upperFirst } from '../language/capitals.ts';
import { isPerson, isPlural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb, participle } from '../language/verbs.ts';
import { EVERY } from '../lexicon/how-often.ts';
import { withMessageNamed } from './message-names.ts';
import { baseFirst } from './read-request.ts';
import type { Rewording } from '../language/rewording.ts';

/** What nobody wants to be possible. */
const WRONG =
  /\b(?:although|even though|though|twice|double|already|sold out|fully booked|in the past|too late|expired|that (?:does|do) not exist|without (?:paying|a valid|permission))\b/i;

/** Orders in words that are a noun or somebody's name elsewhere, as plain orders. */
export const ORDERS_IN_OTHER_WORDS: readonly Rewording[] = [
  // "mail me when ...": a verb here.
  [/(?<=^|[.!?,] )((?:please |and )?)mail (?=(?:me|us|them|him|her|everybody|everyone)\b)/gi, '$1e-mail '],
  // "show me who else is off"
  [/(?<=^|[.!?] )((?:please )?(?:show|list)) (?:me|us) (?=who (?:else|in|on|at|of|from)\b)/gi, '$1 '],
  // "and show the treasurer who is still open": one person is told, and not looked at.
  [
    /(?<=\band |^(?=[^,]+$)(?:please )?)show ((?:the|our|my) (?:[a-z-]+ )??([a-z-]+)) (?=who (?:else )?(?:is|are|has|have|was|were|still|did|does|can|will|comes?)\b)/gi,
    (whole, who = '', head = '') => (isPerson(head) && !isPlural(head) ? `let ${who} see ` : whole),
  ],
  // "sync of meetings with Outlook"
  [/^(?:the |an? )?(?:two-way |automatic )?(?:sync|synchroni[sz]ation) of (?=[a-z])/i, 'Sync '],
  // "make placing fields work with the keyboard"
  [
    /^((?:please )?)make ([a-z]{3,}ing) ([^,.;]{3,50}?) (?:work|possible) (?=(?:with|on|by|in|from|without|for)\b)/i,
    (whole, please = '', doing = '', what = '') => {
      const deed = baseFirst(doing);
      return deed === doing ? whole : `${please}make it possible to ${deed} ${what} `;
    },
  ],
  // "second pet of the same household costs half": which of them is meant.
  [
    /^(second|third|fourth|fifth|next) ((?:[a-z-]+ )??[a-z-]+) (?=(?:of|in|from|on|with|for) [^.,]+? (?:costs?|gets?|pays?|is|has|should|must|can|may)\b)/i,
    (whole, which = '', what = '') => (isPlural(what) ? whole : `The ${which.toLowerCase()} ${what} `),
  ],
  // "monthly export of all invoices for the tax adviser": a deed, and how often it is done.
  [
    /^(?:add |create |build )?(?:an? )?(daily|weekly|monthly|quarterly|yearly|annual) export (?:of ([^.,;]+)|(for (?:the|our|my) [a-z-]+(?: [a-z-]+)?) with ([^.,;]+))[.]?$/i,
    (_, often = '', what = '', whom = '', content = '') =>
      `Export ${what || `${content} ${whom}`} ${EVERY[often.toLowerCase()] ?? ''}`,
  ],
  // "add a quick count of what is there": it is counted to be seen.
  [/^(?:please )?add (an? )(?:quick |short |simple )?(count|tally) of (?=[a-z])/i, '$1$2 of '],
  // "smaller ones stay as they are"
  [
    /\b(stays?|remains?) (?:just |exactly )?(?:as|the way|like) (?:they are|it is|they were|it was)\b/gi,
    '$1 unchanged',
  ],
  // "recall message every six months": one of them.
  [/^[a-z-]+ [a-z-]+ [a-z\d]+\b.*$/i, withMessageNamed],
  // "keep the photos for two years, then delete them": both become of them.
  [
    /^(?:please )?(?:keep|store|save|hold|retain) ([^.,;]+?) (for [^.,;]+?),? (?:and )?then (delete|remove|destroy|archive|erase) (?:it|them)\b(?: automatically)?[.]?$/i,
    (_, what = '', long = '', verb = '') =>
      `${upperFirst(what)} should be kept ${long} and then ${participle(verb.toLowerCase())}`,
  ],
  // "the calendar lets people book although we are closed": what it lets them do is wrong.
  [
    /^(?:the |our )?(?:[a-z]+ )?(?:app|system|site|website|page|calendar|form|tool|product|portal|shop|checkout|kiosk|terminal|it) (still )?(?:lets|allows) ([a-z]+(?: [a-z]+)?s|people|anybody|anyone|everybody) (?:to )?([a-z]+ [^.;]+?)[.!]*$/i,
    (whole, still = '', who = '', deed = '') =>
      (still || WRONG.test(deed)) && isPerson(who.split(' ').at(-1) ?? '') && isBaseVerb(deed.split(' ')[0] ?? '')
        ? `${upperFirst(who)} should not be able to ${deed.replace(/,? (?:although|even though|though)\b/i, ' when')}`
        : whole,
  ],
  // "a report: subsidy per department": what the report is of.
  [
    /\b(wants? |needs? |)((?:an? )?(?:report|overview|statistics|summary|chart|export)): (?!(?:the|an?|when|if|who|which|what|how)\b)((?:[a-z]+ ){1,4}(?:per|by) [a-z]+(?: (?:and|or|per|by) [a-z]+)*)(?=[.!]?$)/i,
    (_, lead = '', kind = '', what = '') =>
      `${lead}${lead && !/^an? /i.test(kind) && !kind.endsWith('s') ? withArticle(kind) : kind} of the ${what}`,
  ],
  // "a takeaway box, costs 50 cents extra"
  [/^((?:(?!\b(?:should|must|can|could|is|are|it|they)\b)[^,.;!?])+), costs (?=[€$£]?\d)/i, '$1, which costs '],
  // "weekly mail to clients with progress": somebody sends it.
  [
    /^(?:an? )?((?:daily|weekly|monthly|quarterly|yearly|automatic|regular|short) (?:mail|e-mail|newsletter|summary|digest|message|update)) to ((?:all |our |the )?(?:[a-z]+ )?([a-z]+s))(?= with | about |[.!]?$)/i,
    (whole, what = '', whom = '', head = '') =>
      isPerson(head) ? `send ${withArticle(what.toLowerCase())} to ${whom}` : whole,
  ],
  // "add a warning when 80% is used up": it comes.
  [/^(?:please )?add (an? )(warning|alert|notification|notice)(?= (?:when|if|once|before)\b)/i, '$1$2'],
  // "cannot tell which of them is the current one": they do not see it.
  [
    /(?<=\b(?:[a-z]{2,}s|I|we|they|you|nobody|is|it's|are) )(can['’]?t|cannot|can not|could not|unable to|hard to|impossible to|be able to) tell (?=(?:which|whether|if|what|where|how many|how much)\b)/gi,
    '$1 see ',
  ],
  // "stop the mails about every comment, one in the evening is enough"
  [
    /^(?:please )?stop (?:sending )?(?:the |all the |those )?(mails|e-mails|messages|notifications|texts|push messages) (?:about|for|on) (?:every|each) (?:single )?([^.,;]+), (?:just )?one ((?:in|per|a|each|every|on|at) [^.,;]+?) (?:is|would be) (?:enough|fine|plenty)[.!]*$/i,
    (_, mails = '', what = '', when = '') =>
      `I want to get one ${singular(mails.toLowerCase())} ${when} instead of one for every ${what}`,
  ],
  // "people with a disability need a contact person": they are to have one, and nobody is told when.
  [
    /^((?:[\w-]+ )?([\w-]+s) (?:with|in|without|over|under) (?:an? )?[\w-]+(?: [\w-]+)?) need (an? (?!quick\b)[^.;,]+)[.]?$/i,
    (whole, who = '', head = '', what = '') => (isPerson(head) ? `${who} should have ${what}` : whole),
  ],
  // "candidates complain that they have to type everything although it is in their file": what they have to do is what hurts.
  [
    /^((?:our |the |some |many |most )?[\w-]+s) (?:often |always |keep )?complain(?:ed|ing)? that they (?:always |still |often )?(?:have to|need to|must) ([a-z]+ .+?)(?:,? (?:although|even though|when) (.+?))?[.!]*$/i,
    (_, who = '', deed = '', though) => `${who} should not have to ${deed}${though ? ` when ${though}` : ''}`,
  ],
  // "rejection mails with a personal sentence": somebody sends them.
  [
    /^(?:an? )?((?:rejection|refusal|confirmation|welcome|thank-you|cancellation|apology|follow-up) (?:mail|e-mail|letter|message)s?)(?= (?:with|in|by|for|to) )/i,
    (_, what = '') => `send ${what.endsWith('s') ? what.toLowerCase() : withArticle(what.toLowerCase())}`,
  ],
  // "reminder mails for overdue invoices": they go to whoever owes them, and somebody sends them.
  [
    /^(?:automatic )?((?:payment )?(?:reminder|dunning) (?:mails|e-mails|emails|letters|messages))(?= (?:for|about) (?:overdue|unpaid|open|late) (?:invoices|bills|fees|rents?|payments|dues|fines|subscriptions)\b)/i,
    (_, what = '') => `send ${what.toLowerCase()}`,
  ],
  // "out-of-office hand-over of my open cases"
  [
    /^(?:an? )?out[- ]of[- ]office (?:hand-?over|delegation) of (?=(?:my|our|the|all|open) )/i,
    'while I am out of office I want to hand over ',
  ],
];
