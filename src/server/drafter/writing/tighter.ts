import { reworded, type Rewording } from '../language/rewording.ts';
import { isMass, isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { participle, pastTense, readVerb } from '../language/verbs.ts';

const NO_NOUN =
  /^(?:when|where|how|what|which|that|than|after|before|once|if|until|while|who|whether|so|and|or|because)$/i;

/** The base of a participle behind "be": "delete" of "deleted". */
export function baseOf(done: string): string | undefined {
  const base = readVerb(done)?.base;
  return base !== undefined && participle(base) === done ? base : undefined;
}

const SHORTER: readonly Rewording[] = [
  [/ (?:while|when|if|as long as) there (?:is|are) (?:still )?(?!no\b|not\b|fewer\b|less\b|more\b)(?=\w)/i, ' with '],
  [/ (?:themselves|themself|himself|herself)\b/gi, ''],
  [/\ball of (?:the|their|his|her|its) (?=\w)/gi, 'all '],
  [/^((?:give|offer|send|get|buy|book) .+?)\ban? (?:set |fixed |certain )(?:number|amount) of (?=\w)/i, '$1'],
  [
    /^(?:keep|have|get|see|use) (?:an? |the )?((?:list|overview|map|report|e-?mail|summary|table|calendar|chart|history) (?!me\b|us\b)\w+ .+|[\w-]+ [\w-]+ e-?mail .+)$/i,
    '$1',
  ],
  // "until the manager has approved all of them": until approved by the manager.
  [
    / (until|unless|once|before|after) ((?:an?|the|their) [\w-]+(?: of [\w-]+| [\w-]+)?) (?:has|have) (\w+) (?:all of |both of )?(?:it|them)$/i,
    (whole, link: string, who: string, verb: string) => (baseOf(verb) ? ` ${link} ${verb} by ${who}` : whole),
  ],
  // "when the guest has left the room": once the guest left the room.
  [
    / (when|once|after|if|as soon as|until|unless) (.{3,40}?) (?:has|have) (?!not\b|no\b|to\b|been\b)(?:already )?(\w+)\b/i,
    (whole, link: string, who: string, verb: string) => {
      const base = baseOf(verb);
      return base && !/\b(?:who|that|which|is|are)\b/.test(who) ? ` ${link} ${who} ${pastTense(base)}` : whole;
    },
  ],
  // "a report that is already signed": a signed report.
  [
    /\b(an? |the |)([\w-]+) (?:that|which) (?:is|are|was|were) (?:already )?(\w+ed)(?=$| (?:if|when|once|until|unless|before|after|while)\b)/gi,
    (_, article: string, noun: string, done: string) =>
      /^an? $/i.test(article) ? withArticle(`${done} ${noun}`) : `${article}${done} ${noun}`,
  ],
  [
    / (?:that|which|who) (?:is|are|was|were) (?:already |still |currently |now )?(?=(?:in|on|under|at|from|with) |\w+ed (?!and\b|or\b)\w)/gi,
    ' ',
  ],
  [
    /\b(has|have) (?:already )?been (?=\w+(?:ed|en|wn|ld|nt|pt|id|de|ut)\b)/gi,
    (_, has: string) => (has.toLowerCase() === 'has' ? 'is ' : 'are '),
  ],
  [/\beach of (?:the|their) ([\w-]+)/gi, (_, many: string) => `each ${singular(many)}`],
  [/\bwhich of (?:the|their) (?=[\w'-]+s\b)(?![^,]{0,40}? (?:is|has|was|does)\b)/gi, 'which '],
  // "the page they opened": the opened page; "the words they met in town": the words met in town.
  [
    /\b(the |)([\w-]+) (?:they|somebody|someone) (?:have |has |had |)(?:already |just )?(\w+ed)(?=$)/gi,
    (whole, article: string, noun: string, verb: string) =>
      baseOf(verb) && !NO_NOUN.test(noun) ? `${article}${verb} ${noun}` : whole,
  ],
  [
    /\b([\w-]+) they (?:have |had |)(?:already |just )?(\w+)(?= (?:in|on|at|during|for|from|last|to)\b|$)/gi,
    (whole, noun: string, verb: string) => {
      const read = readVerb(verb);
      return read?.form === 'past' && !NO_NOUN.test(noun) ? `${noun} ${participle(read.base)}` : whole;
    },
  ],
  [/^send (?:an? |the )?reminder (only )?to (?=\w)/i, (_, only = '') => `remind ${only}`],
  // "whose deposit is more than 14 days overdue": with an overdue deposit.
  [
    /\b(?:more|less) than (?:\d+|an?|one|two|three|four|five|six) \w+ (?=(?:overdue|late|old|early|ahead|long)\b)/gi,
    '',
  ],
  [
    / whose ([\w-]+) (?:is|are) (\w+)(?= (?:in|on|at|for|by|when|if|until|unless)\b|$)/gi,
    (_, thing: string, how: string) =>
      ` with ${isPlural(thing) || isMass(thing) ? `${how} ${thing}` : withArticle(`${how} ${thing}`)}`,
  ],
  [
    /\b(of|for|in|from|to) (?:any|every|each) ([\w-]+) (?=with )/gi,
    (_, of: string, one: string) => `${of} ${plural(one)} `,
  ],
];

/** Fewer words for the same within a text: "with open items" for "while there are still open items". */
export function tighter(text: string): string {
  return reworded(text, SHORTER);
}
