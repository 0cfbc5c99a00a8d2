import { upperFirst } from '../language/capitals.ts';
import { readClause } from '../language/clause.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { THEY } from './asking-words.ts';
import { lowerFirst } from './trouble-words.ts';
import { atStart as at, reworded, type Rewording } from '../language/rewording.ts';

const WHO = THEY.slice(1, -1);
const EASY = '(?:(?:simple|simpler|quick|quicker|easy|easier|better|good|faster|safe|proper|decent|convenient) )*';
const ABILITY = '(?:way|option|possibility|chance|ability|opportunity|means|feature|function|button|link|shortcut)';
const MANY = '(?:several|many|some|a few|a lot of|lots of|a number of|quite a few|most|more and more)';
const NOW = '(?: (?:at the moment|currently|right now|today|yet|so far|at present|as of now))';
/** What a wish for a thing begins with; "the list" and "my list" are there already. */
const SOME = '(?:an?|some|more|fewer|better) ';
const THE_APP = String.raw`(?:it|(?:the|our|this) (?:app|application|system|product|platform|site|website|tool|software|portal))`;

function able(who = ''): string {
  const name = /^(?:i|one|you)$/i.test(who) ? 'we' : who;
  return `${upperFirst(name)} should be able to `;
}

/** Who is let do something by a frame whose first group names them and whose second looks at the verb. */
function letThem(whole: string, who = '', deed = ''): string {
  return isBaseVerb(deed.toLowerCase()) || deed === 'be' ? able(who) : whole;
}

/** What somebody wants to do, or to let others do. */
const DEEDS: readonly Rewording[] = [
  // "Is there any way I can see it?"
  [
    at(
      String.raw`is there (?:an?|any|no) ${EASY}(?:way|chance|possibility)(?: that| for)? ((?:i|we|one|you|${WHO})) (?:can|could|may|might) (?=([a-z]+) )`,
    ),
    letThem,
  ],
  [at(String.raw`if only ((?:i|we|${WHO})) could (?=([a-z]+) )`), letThem],
  [
    at(String.raw`there (?:must|has to|needs to|ought to) be (?:an? |some )${EASY}way to (?=([a-z]+) )`),
    'It should be possible to ',
  ],
  [at(String.raw`it(?:['’]s| is) not possible to ([^.!?]{3,120}?)${NOW}(?=[.!?]|$)`), 'It is not possible to $1'],
  [at(String.raw`i keep wanting to (?=[a-z]+ )`), 'I want to '],
  // "The usher needs to see at the door who may come in": they wish it, and nobody is bound by it; behind a wish it is its reason.
  [
    at(
      String.raw`(?<!\b(?:can|could|let|may|must|needs?|please|should|wants?)\b[^.!?]*[.!?] )((?:the|our|each|every) (?:[\w-]+ )?[\w-]+) (?:needs to|has to|must) (?=(?:see|know)\b[^.!?,]* (?:who|which|what|when|where|whether|how)\b)`,
    ),
    (_, who = '') => able(who),
  ],
  [
    at(
      String.raw`(?:i|we)(?:['’]d| would) (?:gladly |happily |even )?pay (?:extra|more|for it|good money|a bit more) (?:to be able to|if (?:i|we) could) (?=[a-z]+ )`,
    ),
    'I want to ',
  ],
  // "Several customers asked if they could see it"
  [
    at(
      String.raw`${MANY} (?:of )?((?:(?:our|the) )?(?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:(?:have |keep |are )?ask(?:ed|ing)?)(?: us| me)? (?:if|whether) they (?:can|could|may) (?=([a-z]+) )`,
    ),
    letThem,
  ],
  [at(String.raw`(?:what|how) about being able to (?=[a-z]+ )`), 'It should be possible to '],
  [
    at(
      String.raw`(?:our|the|my) (?:goal|aim|wish|hope|dream|plan|idea) (?:is|would be) (?:to be able )?to (?=([a-z]+) )`,
    ),
    (whole, deed = '') => (isBaseVerb(deed.toLowerCase()) ? 'We want to ' : whole),
  ],
  [at(String.raw`(i|we|${WHO}) (?:would )?expect to be able to (?=([a-z]+) )`), letThem],
  // "Allowing guests to see it", "Make guests able to see it"
  [
    new RegExp(
      String.raw`^(?:allowing|enabling|letting) (${WHO}) (?:to )?(?=([a-z]+) )(?!.* (?:would|will|could|helps?|saves?|means?|makes?|costs?)\b)`,
      'i',
    ),
    letThem,
  ],
  [at(String.raw`make (${WHO}) able to (?=([a-z]+) )`), letThem],
  [
    at(
      String.raw`(?:i|we)(?: would|['’]d)? (?:like|want|wish) to (?:offer|give) (${WHO}) (?:the|an?) ${EASY}${ABILITY} to (?=([a-z]+) )`,
    ),
    letThem,
  ],
  // "Option for guests to see it", "A button that lets guests see it"
  [at(String.raw`(?:an? |the )?${EASY}${ABILITY} for (${WHO}) to (?=([a-z]+) )`), letThem],
  [
    at(String.raw`an? ${EASY}${ABILITY} (?:that|which) (?:lets?|allows?|enables?) (${WHO}) (?:to )?(?=([a-z]+) )`),
    letThem,
  ],
  [at(String.raw`what if (?:we|you) (?:let|allowed|enabled) (${WHO}) (?:to )?(?=([a-z]+) )`), letThem],
  [
    at(
      String.raw`it (?:bothers|annoys|bugs|worries) (?:me|us) that (${WHO}) (?:can['’]?t|cannot|can not) (?=([a-z]+) )`,
    ),
    letThem,
  ],
];

/** What stands without anybody who wants it, and what somebody does not get. */
const UNDERGONE: readonly Rewording[] = [
  [/^be (?=(?:told|warned|reminded|notified|alerted|informed|asked) )/i, 'I want to be '],
  [
    new RegExp(
      String.raw`^(${WHO}) (?:can['’]?t|cannot|can not|do not|don['’]t) (?=(?:get|receive) (?:an?|any) (?:[\w-]+ )?(?:text|message|e-?mail|mail|reminder|warning|alert|notification)\b)`,
      'i',
    ),
    (_, who = '') => able(who),
  ],
];

/** What somebody wants to have. */
const THINGS: readonly Rewording[] = [
  // "What I miss is a map", "All we want is fewer mails", "What's missing: a map"
  [
    at(
      String.raw`(?:what|the (?:only|one|first) thing|(?:all)(?: that)?)(?: that)? (I|we) (?:really |still |also |most |just |only )*(?:miss|need|lack|want|would like|would love|am missing|are missing)(?: most| now)? (?:is|are|would be)(?: to have)?:? (?!to\b|that\b|for\b|when\b|if\b|not\b)(?=\S+ \S)`,
    ),
    (_, who = '') => `${who} need `,
  ],
  [
    at(
      String.raw`what(?:['’]s| is) (?:still |really )?missing(?: here| for (?:me|us))?(?: is|:) (?!that\b|when\b|if\b)(?=\S+ \S)`,
    ),
    'We need ',
  ],
  // "We could use a map", "Porters could do with more lamps"
  [at(String.raw`(we|I|[\w-]+s) could (?:really |also |definitely )?(?:use|do with) (?=${SOME})`), '$1 need '],
  // "Is there a list somewhere?", "Isn't there a list?"
  [at(String.raw`is(?:n['’]t there| there not) (?=${SOME})`), 'Is there '],
  [at(String.raw`(is there ${SOME}[^.!?]{3,80}?) (?:somewhere|anywhere)(?=[?.]|$)`), '$1'],
  [at(String.raw`(?:i|we) (?:really |sorely |badly )?miss (?=an? )`), 'We need '],
  [
    at(
      String.raw`there (?:should|ought to|must|has to|needs to) be (?=an? (?:[\w-]+ )?(?:reminder|alert|warning|notification|message|e-?mail|text|mail|hint|note)\b(?! (?:when|if|is|that)\b))`,
    ),
    'We need ',
  ],
  [
    /^((?:an?|some) (?:(?!(?:if|when|that|which|who|must|should|can|could|may|would|will|is|are|was|not|because)\b)[\w'’-]+ ){1,8}?)(?:is|are) (?:(?:badly|urgently|really|still|sorely|definitely) )*(?:needed|missing|lacking)[.!]*$/i,
    (_, thing = '') => `We need ${lowerFirst(thing.trim())}.`,
  ],
  [
    at(
      String.raw`${THE_APP} (?:really |still |badly |urgently |also |just )?(?:needs|lacks|misses|is missing|is lacking|could (?:really )?use|could do with) (?=${SOME})`,
    ),
    'We need ',
  ],
  [at(String.raw`(${WHO}) have been asking for (?=${SOME})`), (_, who = '') => `${upperFirst(who)} want `],
  [
    at(
      String.raw`(?:maybe |perhaps )?(?:(?:we|you) (?:should|could|might) )?(?:think about|consider|look into)(?: (?:adding|having|introducing|building|offering|providing|creating|making))? (?=${SOME})`,
    ),
    'We need ',
  ],
  [at(String.raw`(?:it(?:['’]s| is) )?(?:high |about )?time for (?=${SOME})`), 'We need '],
  [at(String.raw`(?:i|we)(?:['’]m| am|['’]re| are) looking for (?=an? )(?!an? \w+ (?:to|who) )`), 'We need '],
  [at(String.raw`there(?:['’]s| is) (?:still |currently )?no ([^.!?]{3,80}?)${NOW}(?=[.!]|$)`), 'There is no $1'],
  [at(String.raw`there['’]s (?:still |currently )?no (?=[a-z])`), 'There is no '],
];

/** How somebody wants it to be. */
const STATES: readonly Rewording[] = [
  [
    at(
      String.raw`(?:be sure that|(?:is it|would it be) possible that|(?:i|we)(?: would|['’]d)? (?:want|need|expect|demand|insist|like)(?: it)? that|it (?:should|must|has to) be that|it(?:['’]s| is) (?:very |really |so )?(?:important|essential|crucial|vital|necessary|key|critical)(?: (?:to|for) (?:us|me))? that|it (?:must|should|has to) be (?:guaranteed|ensured|made sure) that|it matters(?: a lot)?(?: to (?:us|me))? that|(?:i|we) (?:need|want|have|must)(?: to)? (?:make sure|ensure|see to it)(?: that)?|(?:can|could) (?:we|you) (?:please )?(?:make sure|ensure|see to it)(?: that)?) (?!(?:i|we|${WHO}) (?:can|could|may|are able to)\b)([^.!?]+)`,
    ),
    // "We need that list": no clause follows.
    (whole, said = '') => (readClause(said) ? `Make sure that ${said}` : whole),
  ],
  [
    at(String.raw`(?:from now on|in (?:the )?future),? (?=(?:the|an?|all|every|each|no|only|[\w-]+s|[\w-]+ [\w-]+s) )`),
    '',
  ],
];

/** A label in front of what somebody wants: what follows is an order, and what they want to be told is wanted by them. */
const LABELLED =
  /^(?:wants?|wish|(?:the |our |my )?(?:goal|aim|objective)|to-?do|task|need|idea|proposal|suggestion|(?:new )?feature|(?:feature )?request|as an? [\w-]+(?: [\w-]+)?|for [\w-]+(?: [\w-]+)?s):\s*(?=([a-z]+)\b)/i;

function withoutLabel(text: string): string {
  const [label = '', verb = ''] = LABELLED.exec(text) ?? [];
  if (!label) return text;
  const rest = text.slice(label.length);
  const isFor = /^(?:as|for) /i.test(label);
  if (/^be$/i.test(verb)) {
    const who = isFor && /^as /i.test(label) ? `${label.replace(/:\s*$/, '')}, ` : '';
    const others = /^for (.+?):/i.exec(label)?.[1];
    return others ? `${upperFirst(others)} want to ${rest}` : upperFirst(`${who}I want to ${rest}`);
  }
  return !isFor &&
    /^(?:want|wish|goal|the |our |my |aim|objective|need|task|to)/i.test(label) &&
    isBaseVerb(verb.toLowerCase())
    ? upperFirst(rest)
    : text;
}

/** An idea in which somebody wants to do, to have or to see to something, in the plainest words for it. */
export function wantedPlainly(text: string): string {
  return [DEEDS, UNDERGONE, THINGS, STATES].reduce(reworded, withoutLabel(text));
}
