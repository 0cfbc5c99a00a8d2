import { reworded } from '../language/rewording.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

const SUBJECT =
  '(?:I|we|they|he|she|it|you|there|the|an?|their|my|our|his|her|its|this|that|these|those|each|every|all|both|people|everyone|everybody|someone|somebody)';
const OWNED =
  '(?:own|names?|address(?:es)?|phone|mobile|numbers?|data|orders?|bookings?|accounts?|profiles?|passwords?|photos?|pictures?|files?|details|plans?|shifts?|hours|results?|history|preferences|settings|invoices?|tickets?|cards?|seats?|rooms?|tables?|teams?|class(?:es)?|courses?|lists?|e-?mails?|documents?|payments?|choices?|children|kids|cars?|status|price|size|colou?r|date|owner|place|location|contents?|expiry|label|code|weight|height|age|deadline)';

/**
 * Words that sound alike, put right only where the words around them leave no doubt. What may be either stays: "more then" before
 * a deed may go on with what happens next.
 */
const MIXED_UP: readonly (readonly [RegExp, string])[] = [
  // "more then a day", "later then planned"
  [
    new RegExp(
      String.raw`\b(more|less|fewer|rather|other|worse|better|longer|shorter|higher|lower|bigger|larger|smaller|faster|slower|cheaper|greater|easier|heavier|lighter|further|nearer|younger|older|wider|stronger|harder|more often|less often|more than once|(?:later|earlier|sooner)(?= then (?:planned|expected|\d|an?\b|one\b|two\b|three\b|usual|agreed|promised|that\b|before))) then (?=(?:\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b|twice\b|half\b|once\b|usual|planned|expected|needed|agreed|promised|allowed|ever\b|before\b|last\b|it (?:should|was|is|used)\b|(?:the|our|their|my|his|her|its|that|this|these|those|all|any|most|other|others)\b(?! \w+ (?:should|must|can|will|gets?|is|are)\b)))`,
      'gi',
    ),
    '$1 than ',
  ],
  [/(?<=\band )than (?=[a-z])/gi, 'then '],
  // "see were their file is", "a page were members can vote"
  [
    new RegExp(
      String.raw`(?<=(?:^|[.!?] |\b(?:to|can|could|cannot|can't|should|must|not|n't|please|we|I|never) (?:(?:[\w-]+ ){1,4}?)?)(?:see|know|find out|check|show|choose|say|tell|remember|look up|track|decide|ask|understand|point out|wonder)(?: (?:me|us|them|him|her|people|everyone|everybody|customers|guests|users))?(?: exactly)? )were (?=${SUBJECT}\b)`,
      'gi',
    ),
    'where ',
  ],
  [
    /(?<=[a-z] )were (?=(?:(?:the|our|my|all|any|their) )?(?:we|I|you|they|people|everyone|anyone|[a-z]+s) (?:can|could|should|must|may|will|would|want|need)\b)/g,
    'where ',
  ],
  [
    /\b(they|we|you|who|these|those) where (?=(?:not|never|already|still|able|unable|told|sent|given|asked|late|going|here|there|born|booked|charged|promised|[a-z]{3,}ed)\b)/gi,
    '$1 were ',
  ],
  [/\b(if|that|when|because) there where (?=(?:no|not|any|two|three|some|many|several|more)\b)/gi, '$1 there were '],
  // "enter there address", "their is no list"
  [
    new RegExp(
      String.raw`\b(change|edit|update|enter|upload|cancel|pay|download|manage|view|save|delete|share|see|get|with|of|for|forget|lose|check|set|rate|keep|know) there (?=${OWNED}\b)`,
      'gi',
    ),
    '$1 their ',
  ],
  [
    /(?<![a-z] of )\btheir (?=(?:is|are|was|were|isn't|aren't|wasn't|should be|must be|has to be|needs to be|will be|could be)\b)/g,
    'there ',
  ],
  [
    /\bTheir (?=(?:is|are|was|were|isn't|aren't|wasn't|should be|must be|has to be|needs to be|will be|could be)\b)/g,
    'There ',
  ],
  [/\bthey're (?=own\b)/gi, 'their '],
  // "when your away", "if you're own list"
  [
    /\b(if|when|once|until|that|while|because|unless|whether|and) your (?=(?:not|going|allowed|able|welcome|late|done|logged|signed|about to|supposed|finished|offline|away|ready|running late|on holiday|on shift|ill|sick)\b)/gi,
    "$1 you're ",
  ],
  [/\byou're (?=own\b)/gi, 'your '],
  // "a dish and it's price", "with it's own list"
  [/\bit's (?=own\b)/gi, 'its '],
  [
    new RegExp(
      String.raw`(?<=\b(?:and|with|of|by|for|from|to|in|on|at|see|show|shows|know|change|check) )it's (?=${OWNED}\b(?! (?:is|was|has|that|not|to)\b))`,
      'gi',
    ),
    'its ',
  ],
  // "much to late", "want too see": what follows tells
  [
    /(?<=\b(?:is|are|was|were|be|been|far|way|much|get|gets|got|comes?|came|it's|come|arrives?|arrived|takes?) )to (?=(?:late|early|many|much|big|small|high|low|hard|difficult|expensive|old|short|few|complicated|hot|cold|loud|long|slow|full|often)\b(?! (?:down|the|our|my|their|it|them|up|an?)\b))/gi,
    'too ',
  ],
  [
    /\b(should|could|would|must|might) of (?=(?:been|had|told|known|seen|got|said|come|gone|done|[a-z]{3,}ed)\b)/gi,
    '$1 have ',
  ],
  [
    /(?<=\b(?:to|not|n't|never|we|they|I|you|people|can|could|will|would|and|or) )loose (?=(?:the|their|my|our|your|his|her|it|them|track|data|money|customers|guests|count|time|an?|all|everything|sight|interest|points|business)\b)/gi,
    'lose ',
  ],
  [
    /(?<=\b(?:know|see|check|ask|decide|tell|wonder|choose|say|sure|clear|me|us|them) )weather (?=(?:or not|they|we|I|he|she|you|it|somebody|someone|there)\b|(?:the|an?|their|my|our|his|her) [\w-]+(?: [\w-]+)? (?:is|are|was|were|has|have|can|will|should)\b)/gi,
    'whether ',
  ],
  [/\bquiet (?=(?:often|an?|a few|a lot|some|enough|rightly)\b(?! (?:area|place|room|corner)\b))/gi, 'quite '],
  [
    /\b(away|apart|starting|came?|comes?|coming|far) form (?=(?:the|an?|our|my|their|each|one|us|me|them|him|her|it)\b)/gi,
    '$1 from ',
  ],
  [
    /(?<=\b(?:see|find|know|tell|check|show|choose|say|ask|in|of|for|me|us|them|and|or) )witch (?=(?:one|ones|of|way)\b|[a-z-]+ (?:is|are|was|were|has|have|had|goes|go|they|we|I|it|belongs?|comes?|needs?)\b)/g,
    'which ',
  ],
  [/\bthem ?sel(?:f|fs|ves)\b/g, 'themselves'],
  [/(?<=\b(?:and|to|not|we|they|I|you|can|will|could|would) )loose (?=alot\b)/g, 'lose '],
  // "id like", "ill be late", "lets pay them"
  [
    /(?<=^|[.!?,;:] |\b(?:and|but|so|because|that|then|if|when) )i?d (?=(?:like|love|rather|prefer|appreciate|expect|need to|want)\b)/gi,
    "I'd ",
  ],
  [
    /(?<=^|[.!?,;:] |\b(?:and|but|so|then) )ill (?=(?:be|have|get|need|never|just|take|come|not|do|go|see|pay)\b)/gi,
    "I'll ",
  ],
];

const READ_TOO =
  /\b(want|wants|need|needs|able|have|has|like|likes|going|how|way|used|allowed|supposed|trying|try|wish|forgets?|forgot|forgotten|remembers?|remembered|fails?|possible|easy|easier|hard|chance|ought) too (?=([a-z]+)\b)/gi;
const LETS = /(?<=^|[.!?\n] ?)(L|l)ets (?=([a-z]+) )/g;
const WHOSE =
  /(?<=[a-z] )who's (?=([a-z-]+) (?:is|are|was|were|has|have|had|expires?|ends?|runs?|needs?|comes?|does|do|did|will|should|must|can)\b)/g;
const THERE_OWNS =
  /\b(before|when|if|that|until|after|once|because|while|whether) there (?=((?:[a-z]+ )?[a-z]+?) ([a-z]+)\b)/g;
/** What is called after many of them is no thing that one of them has. */
const OF_MANY =
  /^(?:area|lists?|page|club|room|meeting|app|only|survey|directory|council|day|party|portal|board|guide|lounge|entrance|association|union|committee|team|who|that|which|and|or|in|on|at|is|are|a|per|from|with|to|of|for)$/;
const OF_ONE = /\b(an?|each|every|another) ([a-z]+s) (?=([a-z-]+))/g;

/** "each drivers route": of one of them. */
function withOwners(text: string, isRole: (word: string) => boolean): string {
  return text.replace(OF_ONE, (whole, lead: string, owners: string, owned: string) =>
    isPlural(owners) && isRole(singular(owners)) && !OF_MANY.test(owned) && tagWords(owned)[0]?.tag === 'NOUN'
      ? `${lead} ${singular(owners)}'s `
      : whole,
  );
}

/** The text with words that sound alike put right where only one of them can stand; `isRole` tells whom the product knows. */
export function withoutMixedUp(text: string, isRole: (word: string) => boolean): string {
  const plain = reworded(text, MIXED_UP)
    .replace(READ_TOO, (whole, before: string, next: string) => (isBaseVerb(next) ? `${before} to ` : whole))
    // "before there contract expires": nothing else can stand between "there" and what is done.
    .replace(THERE_OWNS, (whole, when: string, owned: string, does: string) =>
      tagWords(`the ${owned}`)
        .slice(1)
        .every(({ tag }) => tag === 'NOUN') &&
      owned.split(' ').every((word) => !['third', 'past'].includes(readVerb(word)?.form ?? '')) &&
      ['third', 'past'].includes(readVerb(does)?.form ?? '')
        ? `${when} their `
        : whole,
    )
    .replace(LETS, (whole, first: string, next: string) =>
      isBaseVerb(next) && !isPlural(next) && !isRole(next) ? `${first}et's ` : whole,
    )
    .replace(WHOSE, (whole, owned: string) =>
      tagWords(owned)[0]?.tag === 'NOUN' && readVerb(owned)?.form !== 'gerund' ? 'whose ' : whole,
    );
  return withOwners(plain, isRole);
}
