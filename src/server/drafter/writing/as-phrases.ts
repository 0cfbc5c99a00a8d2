import { reworded, type Rewording } from '../language/rewording.ts';
import { withArticle } from '../language/nouns.ts';
import { participle, readVerb } from '../language/verbs.ts';

/** What stands before a clause and is no thing. */
const NO_THING = /^(?:what|how|why|when|where|who|which|if|that|than|and|or|before|after|until|while|once|because)$/;

/** A clause that tells which, as a phrase. */
const AS_PHRASE: readonly Rewording[] = [
  [/(?<= not .*) yet(?=$|,)/g, ''],
  // "the month of a boat expires": whose it is
  [
    /(?<= (?:the|an?) (?:[\w-]+ )?[\w-]+) of (?:an?|each|every|the) [\w-]+ (?=(?:is|has|was|expires|ends|runs|starts|begins|arrives|closes|opens|changes|falls|drops|rises)(?: |$))/g,
    ' ',
  ],
  [/ (before|after|until|by) the (?:date|day|start|beginning) of (?=(?:the|an?|their) )/g, ' $1 '],
  [/\ban? ([\w-]+) other than the one (?:where|that|which|in which|at which|who) .+$/g, 'another $1'],
  [/ that turn out to be the same (person|thing|customer|company)\b/g, ' of the same $1'],
  [/ (?:that|who|which) (?:turns? out to be|is|are) (?=\w+er than |(?:more|less) \w+ than )/g, ' '],
  [/ (that|who|which) turn out to be /g, ' $1 are '],
  [/ (that|who|which) turns out to be /g, ' $1 is '],
  // "a kiln that has gone longer than a year without inspection"
  [/ (?:who|that|which) (?:has|have) gone (?=(?:longer|more|for|over) )/g, ' gone '],
  [
    / longer than (?=(?:an?|\d+|two|three|four|five|six|ten) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/g,
    ' over ',
  ],
  // "a piece that has been marked as fragile"
  [
    / (?:who|that|which) (?:is|are|was|were|(?:has|have) been) (?:still |already |currently )?(\w+) (?=\w)/g,
    (whole, done: string) => (participle(readVerb(done)?.base ?? '') === done ? ` ${done} ` : whole),
  ],
  // "owners who are more than 60 days behind", "the shelf that is closest to the door"
  [
    / (?:who|that|which) (?:is|are) (?:still |already |currently )?(?=(?:more|less|fewer) than |over |under |\d|\w+est )/g,
    ' ',
  ],
  // "a driver who has had an accident"
  [/ (?:who|that|which) (?:has|have) had (?=(?:an?|fewer|less|more|no|\d+|\w+ or more) )/g, ' with '],
  [/ (behind|ahead|late) with (?:their|its|his|her) (?=(?:[\w-]+ )?[\w-]+s\b)/g, ' $1 with '],
  [/ (?:their|its|his|her) (?=(?:[\w-]+ )?[a-z]{3,}s(?: |$))/g, ' '],
  [
    / (?:within|over|during|in) the (?:next|coming) (?=[\w-]+ (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/g,
    ' within ',
  ],
  [/ fewer than (?=\w+ (?:seconds?|minutes?|hours?|days?|weeks?|months?) )/g, ' under '],
  [/ more than (?=(?:\d+|an?|two|three|four|five|six|ten|thirty) )/g, ' over '],
  // "the vehicle that they have booked is parked"
  [
    /\b(the |an? |)([\w-]+) (?:that |which )?they (?:have |had )?(\w+)(?: (?:for|in|on|at|from) [\w-]+)? (?=(?:is|are|was|were|has|have|will|can|cannot|arrives?) )/g,
    (whole, article: string, thing: string, done: string) => {
      const verb = readVerb(done);
      if (verb?.form !== 'past' || NO_THING.test(thing)) return whole;
      const told = `${participle(verb.base)} ${thing}`;
      return `${/^an? $/.test(article) ? withArticle(told) : `${article}${told}`} `;
    },
  ],
  // "the launch date that they proposed", "the vehicle they have booked"
  [
    / ([\w-]+) (?:(?:that|which) )?they (?:have |had )?(\w+)(?=$|,| (?:for|in|on|at|from|last|this|is|are|has)\b)/g,
    (whole, thing: string, done: string) => {
      const verb = readVerb(done);
      return verb?.form === 'past' && !NO_THING.test(thing) ? ` ${thing} ${participle(verb.base)}` : whole;
    },
  ],
];

/** A text whose clauses are told as phrases. */
export function asPhrases(text: string): string {
  return reworded(text, AS_PHRASE);
}

/** "warning of a firing hotter than a glaze can stand" for "if a glaze is assigned to a firing hotter than it can stand". */
export function ofCompared(text: string): string | undefined {
  const [, news = '', who = '', thing = '', than = ''] =
    /^(warning|alert|notice) (?:if|when|that) ((?:an?|the) .+?) (?:is|are) \w+ (?:to|in|on|with|for) (an? (?:[\w-]+ )?[\w-]+) ((?:\w+er|more \w+|less \w+) than .+)$/i.exec(
      text,
    ) ?? [];
  return news === '' ? undefined : `${news} of ${thing} ${than.replace(/\bit\b/, who).replace(/\bits\b/, 'the')}`;
}
