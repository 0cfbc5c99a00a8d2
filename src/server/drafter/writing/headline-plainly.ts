import { reworded, type Rewording } from '../language/rewording.ts';
import { withArticle } from '../language/nouns.ts';
import { SEVERAL_TIMES } from '../lexicon/time-words.ts';
import { count, LONGEST } from './fit-headline.ts';

const QUESTION = '(?:who|whose|which|what|how|whether|where)';
const ONE = "(?:the|an?|every|each|all|any|no) (?:(?!(?:the|an?|every|each|all|any|no|of|in|on|at) )[\\w'-]+ ){1,4}?";
const ABOVE = '(?:exceeds?|(?:is|are|lies?) (?:above|over|beyond|(?:higher|larger|greater|more) than))';
const BELOW = '(?:(?:is|are|lies?|falls?) (?:below|under|(?:lower|smaller|less) than))';
/** "more than 10 days overdue" is no amount of its own. */
const NOT_LATE = '(?!what\\b|\\S+ \\w+ (?:overdue|late|old|early|long|away)\\b)';
const NOT_THE_LAST = '(?<! (?:of|in|on|at|for|by|with|from|to|and|or|than|above|below|over|under|after|before) )';

function ofKind(_: string, article: string, thing: string, kind: string): string {
  return /^an?$/i.test(article) ? `${withArticle(`${kind} ${thing}`)} ` : `${article} ${kind} ${thing} `;
}

/** What no headline has room for, whatever its length. */
const ALWAYS: readonly Rewording[] = [
  // "be told at least before the ride is charged"
  [/ at least (?=(?:before|after|when|if|once|until|while|that|who|which|what|how|whether|about|of)\b)/gi, ' '],
  [/, at least (?:for|in|on|at|when|if|until|with) [^,]*?( in bulk)?$/i, '$1'],
  [/ (?:near|around|close to) (?:them|me|us)(?= )/gi, ''],
  [/ at least (?=(?:say|tell|show|see|know|warn|ask|mark|mention|note)\b)/gi, ' '],
  // "the real lines, not failed 0.3 0.1", "stock per shelf, not just in or out": what it is not.
  [
    /^((?:[\w'’/-]+ ){2,}[\w'’/-]+), not (?!(?:if|when|unless|until|before|after|while|more|less|later|earlier)\b).+$/i,
    '$1',
  ],
  // "snooze the alert from the lock screen, 1 hour/tonight/next week": values to choose from.
  [/^((?:[\w'’-]+ ){2,}[\w'’-]+), [^,]*\w ?\/ ?\w[^,]*$/i, '$1'],
  // "be texted the results after the race, per class"
  [
    /^((?:be (?:texted|mailed|e-?mailed|sent|given|shown)|get|see|have|text|mail|send) (?:the |an? |all |my |our |their )?[\w-]+(?: [\w-]+s)?) ((?:after|before|on|in|at|every|each|by|from) [^,]+), (per [\w-]+(?: [\w-]+)?)$/i,
    '$1 $3 $2',
  ],
];

/** Fewer words for what eight words would tear. The order counts. */
const WHERE_LONG: readonly Rewording[] = [
  // "a notice 5, 10 and 20 days before it ends", "two hours and again ten minutes before it ends": how often stands in the story.
  [SEVERAL_TIMES, ' '],
  // "the keeper sees at the gate who is still allowed to enter": where it is seen matters least.
  [
    new RegExp(
      `\\b(sees?|shows?|knows?) (?:on|in|at|by|from|before|during) (?:(?!${QUESTION}\\b)[\\w'-]+ ){1,4}?(?=${QUESTION} )`,
      'gi',
    ),
    '$1 ',
  ],
  [/(?<=\b(?:sees?|shows?|knows?|told) .+),? and (?:(?:until|since) when|for which .+)$/gi, ''],
  // "a reason when a discount above 15 percent is given": for it.
  [
    /^((?:(?:see|have|get|use|read|add|make|give|enter|write) )?(?:an? |the )?(?!(?:be|know|warn|tell|notify|alert|remind|inform)\b)(?:(?!(?:warn|tell|notif|alert|remind|inform)\w*)[\w-]+ ){1,3}?)when (an? (?:(?!who |that |which )[\w-]+ ){1,5}?)is (?:given|made|granted|requested|issued|placed)$/i,
    '$1for $2',
  ],
  // "a guest who is allergic is marked"
  [/\b(an?|any|every|each) ([\w-]+) (?:who|that|which) is (?!not\b)([\w-]+) (?=(?:is|has|gets|[a-z]+ed) )/gi, ofKind],
  // "every room is highlighted on the plan that has been empty": which rooms stands beside them.
  [
    /\b((?:every|each|all|any) (?:(?!(?:is|are) )[\w-]+ )??(?!(?:is|are)\b)[\w-]+)((?: (?:is|are))?(?: [a-z]+ed)?) ((?:on|in|at) (?:the|an?|my|our) [\w-]+) ((?:that|who|which) (?:is|are|has|have|was|were) .+)$/i,
    '$1 $4$2 $3',
  ],
  // "parcels are flagged whose value is above ...": which parcels stands beside them.
  [/^(have (?:[\w-]+ ){1,4}?)([\w-]+(?:ed|en|wn|ld|nt|pt)) (whose .+?)(?= (?:unless|except)\b|,|$)/i, '$1$3 $2'],
  [/^((?:[\w-]+ ){1,4}?)((?:is|are) [\w-]+(?:ed|en|wn|ld|nt|pt)) (whose .+?)(?= (?:unless|except)\b|,|$)/i, '$1$3 $2'],
  // "parcels whose declared value is above the insured amount": parcels over it.
  [new RegExp(` whose (?:[\\w-]+ ){1,3}?${ABOVE} ${NOT_LATE}`, 'gi'), ' over '],
  [new RegExp(` whose (?:[\\w-]+ ){1,3}?${BELOW} ${NOT_LATE}`, 'gi'), ' under '],
  [/ whose ((?:[\w-]+ ){1,3}?)(?:does|do) not (?:match|fit) /gi, ' with $1not matching '],
  [/ whose ((?:[\w-]+ ){1,3}?)lies? (?=(?:before|after|outside|within|between|in|on) )/gi, ' with $1'],
  // "when the stock in a barn falls below what two routes would consume": about the stock.
  [
    / (?:when|whenever|if|once|as soon as) ([\w'-]+(?: (?!(?:is|are|has|have|when|if|that|who|which) )[\w'-]+){0,5}?) (?:falls?|drops?|goes|rises?|climbs?|sinks?|gets?|is|are|(?:has|have) (?:been|fallen|dropped|risen|gone)) (?:[\w-]+ )?(?:below|above|under|over|beyond|than) what .+$/i,
    ' about $1',
  ],
  // "after winds above 40 mph every scaffold is inspected"
  [
    new RegExp(
      `^((?:be sure that )?)((?:after|before|during|on|in|at|with|without|for) (?:[\\w'%€$£.-]+ ){1,7}?)${NOT_THE_LAST}(${ONE}(?:is|are) (?!not\\b|never\\b)[\\w-]+(?:ed|en|wn|ld|nt|pt|ght|de|id|ad|un|ut|t)\\b.*)$`,
      'i',
    ),
    '$1$3 $2',
  ],
  // "the page goes red by itself if the check is overdue"
  [
    / (?:(?:all )?by (?:itself|themselves)|(?:all )?on (?:its|their) own)(?=$| (?:if|when|once|after|as soon as|while|until)\b)/gi,
    '',
  ],
];

/** What a headline is made from, in the words that it has room for. */
export function headedPlainly(text: string): string {
  const plain = reworded(text, ALWAYS);
  const isLong = count(plain.replace(/^(?:have|be sure that) /, '')) > LONGEST;
  return (isLong ? reworded(plain, WHERE_LONG) : plain).trim();
}
