import { upperFirst } from '../language/capitals.ts';
import { isPlural } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import type { People } from './people.ts';
import { isStory } from './people-plainly.ts';

/** Whom a sentence tells of, with what tells them apart: "passengers with a dog", "guests who stay longer". */
const WHO = String.raw`(?:(?:all |every |each |the |an? |any |those |new )?(?:[\w-]+ ){0,2}?[\w-]+)`;
const APART = String.raw`(?:(?:with|without|from|under|over|aged) (?:(?!(?:of|about|when|if|that|to|which|before|after|the day|and)\b)[\w'’-]+ ){0,4}?[\w'’-]+|(?:who|whose) (?:(?!(?:of|about|when|if|that|which|to|before|after)\b)[\w'’-]+ ){1,6}?[\w'’-]+)`;
const START = String.raw`(?<=^|[.!?] |\n)(?:please |we (?:should|must|need to|could|want to) |(?:can|could) (?:we|you) |(?:the )?(?:system|app|tool) (?:should|must|shall) )?`;

/** "Our guests": those of the product, whoever says so. */
const OURS = /(?<!\bof )\bour ((?:[a-z][\w-]* ){0,2}?[a-z][\w-]*)\b/gi;
const SURE = new RegExp(
  String.raw`\b((?:make|be) sure|ensure|guarantee|see to it) (?!that\b)(?=(${WHO}) [a-z'’]+ )`,
  'gi',
);
/** "make sure guests don't forget their key": they are to be reminded of it. */
const FORGOTTEN = new RegExp(
  String.raw`${START}(?:(?:make|be) sure|ensure|see to it) (?:that )?(${WHO}) (?:do not|don['’]t|never|no longer) forget (to|(?:the|their|an?) )`,
  'gi',
);
/** "remind guests with a dog of ...": what is done to those who are told apart. */
const DONE_TO = new RegExp(
  String.raw`${START}(show|tell|notify|inform|warn|alert|remind|ask) ((?:[a-z][\w-]* )?[a-z][\w-]*s) (${APART}) (?=(of|about|when|if|that|which|what|where|how|to|for|the day before|before|after)\b)`,
  'gi',
);
/** "I want guests with a dog to see it" */
const WANTED = new RegExp(
  String.raw`(?<=^|[.!?] |\n)(?:i|we) (?:want|need|would like|['’]d like) ((?:[a-z][\w-]* )?[a-z][\w-]*s ${APART}) to (?=([a-z]+)\b)`,
  'gi',
);

/** "stop making guests with a dog print it" */
const STOPPED = new RegExp(
  String.raw`${START}stop (asking|telling|reminding|sending|showing|charging) ((?:[a-z][\w-]* )?[a-z][\w-]*s) (${APART}) (for|about|of|when|if|an?|the|their|each|every|to)\b`,
  'gi',
);
/** "notify the clerk, and the manager if she is away": the second is told in another case. */
const AND_WHOM =
  /\b(notify|tell|inform|warn|alert|remind|ask) ((?:the|our|an?|each|every) (?:[\w-]+ )?[\w-]+|[\w-]+s), and (?:also )?((?:the|our|an?|each|every) (?:[\w-]+ )?[\w-]+|[\w-]+s) ((?:if|when|unless|only if|only when) [^.!?]+)(?=[.!?]|$)/gi;
/** "Give the education team a calendar": they are to see it. */
const GIVE_TEAM =
  /(?<=^|[.!?] |\n)(?:please )?(?:give|provide|supply) ((?:the|our) (?:[\w-]+ ){0,2}?(?:team|staff|department|crew|office|management)) (?:with )?(?=(?:an?|the) )(?!(?:an?|the) (?:[\w-]+ )?(?:way|option|possibility|chance|means|ability|opportunity|right)\b)/gi;
/** "A page where guests can change it" */
const WHERE = new RegExp(
  String.raw`(?<=^|[.!?] |\n)(?:i want |we need |i need |we want |there should be |add )?((?:an?|the) (?:[\w-]+ )?([a-z]+)) (?:where|on which|in which) (${WHO}(?: ${APART})?) (?:can|could|may|are able to) ([a-z]+) ([^.!?\n,]+)`,
  'gi',
);
const ON =
  /^(?:page|screen|dashboard|view|map|board|list|calendar|site|website|form|portal|tab|plan|overview|timeline)$/;
const IN = /^(?:area|section|app|tool|chat|forum|menu|folder|corner|gallery|place|space)$/;
/** "For guests: change the car" */
const FOR = new RegExp(String.raw`^for (${WHO}(?: ${APART})?)(?: only)?: (?=([a-z]+)\b)`, 'i');

/** "stop making guests with a dog print it", "stop letting guests book it" */
const MADE_TO = new RegExp(String.raw`${START}stop (making|forcing|letting|allowing) ([^.!?\n]+)`, 'gi');

/** Who is made to do something, and what: the first word that is a deed behind people and not behind an article. */
function partedMade(said: string, people: People): readonly [who: string, deed: string] | undefined {
  const words = said.split(' ');
  for (let at = 1; at < Math.min(words.length, 10); at++) {
    const who = words.slice(0, at).join(' ');
    const [word = '', before = ''] = [words[at], words[at - 1]];
    if (word.toLowerCase() === 'to' && people.isPersonPhrase(who)) return [who, words.slice(at + 1).join(' ')];
    if (/^(?:an?|the|their|his|her|every|each|no|with|without|who|of|in|on|from)$/i.test(before)) continue;
    const isNarrowed = /^(?:with|without|who|from|in|on|under|over|aged)$/i.test(words[1] ?? '');
    const isDeed =
      isNarrowed || isPlural(before)
        ? readVerb(word.toLowerCase())?.base === word.toLowerCase()
        : isBaseVerb(word.toLowerCase()) && !people.isNoun(word.toLowerCase());
    if (isDeed && people.isPersonPhrase(isNarrowed ? (words[0] ?? '') : who)) return [who, words.slice(at).join(' ')];
  }
  return undefined;
}

function noMoreMade(people: People): (whole: string, doing: string, said: string) => string {
  return (whole, doing, said) => {
    const [who = '', deed = ''] = partedMade(said, people) ?? [];
    if (!who) return whole;
    if (/^(?:lett|allow)ing$/i.test(doing)) return `Do not let ${who} ${deed}`;
    return who.includes(' ') ? `${upperFirst(who)} should no longer have to ${deed}` : whole;
  };
}

function sure(people: People): (whole: string, lead: string, who: string) => string {
  return (whole, lead, who) => (people.isPersonPhrase(who) ? `${lead} that ` : whole);
}

/**
 * The idea with those it tells of named so that the readers behind find them: "our guests" as guests, "make sure guests pay" with its
 * "that", and whoever is told apart ("remind guests with a dog of it") as those who should be told.
 */
export function peopleInFront(text: string, people: People): string {
  if (isStory(text)) return text;
  return text
    .replace(OURS, (whole, name: string, at: number) => {
      if (!people.isRole(name) || /\b(?:I|me|my)\b|^(?:[Nn]o|[Ss]top|[Nn]ever|[Dd]on['’]t|[Dd]o not)\b/.test(text))
        return whole;
      const bare = isPlural(name.split(' ').at(-1) ?? '') ? name : `the ${name}`;
      return at === 0 || /[.!?]\s+$/.test(text.slice(0, at)) ? upperFirst(bare) : bare;
    })
    .replace(FORGOTTEN, (whole, who: string, what: string) =>
      people.isPersonPhrase(who) ? `Remind ${who} ${what === 'to' ? what : `of ${what}`}` : whole,
    )
    .replace(SURE, sure(people))
    .replace(DONE_TO, (whole, deed: string, who: string, apart: string, link: string) =>
      people.isPersonPhrase(who) &&
      !(/^who/i.test(apart) && /^(?:of|for|before|after|to)$/i.test(link)) &&
      // "tell fakes from real ones"
      !/^from\b/i.test(apart)
        ? `${upperFirst(who)} ${apart} should be ${participle(deed.toLowerCase())} `
        : whole,
    )
    .replace(AND_WHOM, (whole, deed: string, first: string, second: string, when: string) =>
      people.isPersonPhrase(first) && people.isPersonPhrase(second)
        ? `${deed} ${first}. ${upperFirst(deed)} ${second} ${when}`
        : whole,
    )
    .replace(GIVE_TEAM, (_, who: string) => `${upperFirst(who)} should get `)
    .replace(MADE_TO, noMoreMade(people))
    .replace(STOPPED, (whole, doing: string, who: string, apart: string, rest: string) =>
      people.isPersonPhrase(who)
        ? `${upperFirst(who)} ${apart} should no longer be ${participle(fromGerund(doing.toLowerCase()) ?? doing)} ${rest}`
        : whole,
    )
    .replace(WHERE, (whole, thing: string, noun: string, who: string, deed: string, rest: string) => {
      const where = ON.test(noun) ? 'on' : IN.test(noun) ? 'in' : '';
      return where && people.isPersonPhrase(who) && isBaseVerb(deed)
        ? `${upperFirst(who)} should be able to ${deed} ${rest.trimEnd()} ${where} ${thing.replace(/^(?:the|an?) /i, (a) => (a.toLowerCase() === 'an ' ? 'an ' : 'a '))}`
        : whole;
    })
    .replace(FOR, (whole, who: string, deed: string) =>
      people.isPersonPhrase(who) && isBaseVerb(deed.toLowerCase()) ? `${upperFirst(who)} should be able to ` : whole,
    )
    .replace(WANTED, (whole, who: string, deed: string) =>
      people.isPersonPhrase(who) && isBaseVerb(deed) ? `${upperFirst(who)} should ` : whole,
    );
}
