import { upperFirst } from '../language/capitals.ts';
import { readClause } from '../language/clause.ts';
import { isPlural, plural, singular, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { bare, DEED_LINKS, type Link } from './refers-to-deeds.ts';
import { lowerFirst } from './trouble-words.ts';

const WHEN = /( (?:after|when|whenever|if|once|as soon as|before|while|until) [^.!?]+)$/i;

/** "The bike stays blocked after a rider cancels. It should be free again." */
const ITSELF: Link = (first, second) => {
  const [, thing = '', rest = ''] =
    /^((?:the|an?|our|my|each|every) (?:[\w-]+ ){0,2}?[\w-]+) ((?:stays?|remains?|is|are|stands?|keeps?|still|shows?|goes|gets) .+)$/i.exec(
      bare(first),
    ) ?? [];
  const [, should = ''] =
    /^(?:but |instead,? )?it ((?:should|must|has to|needs to) (?!not$)(?!be (?:possible|great|nice|good|easier|fine))[^.!?]+)$/i.exec(
      bare(second),
    ) ?? [];
  const when = WHEN.exec(rest)?.[1] ?? '';
  if (!should || !thing || / (?:when|if|after|once) /i.test(should)) return undefined;
  return `${upperFirst(thing.replace(/^an? /i, 'the '))} ${should}${when}. At the moment ${lowerFirst(thing)} ${rest}.`;
};

/** "A rider wants to take a child along. The rider should be able to book a seat." */
const FOR_THAT: Link = (first, second) => {
  const [, who = '', aim = ''] =
    /^(?:an?|some|many|most|sometimes an?|our|the) ((?:[\w-]+ )?[\w-]+) (?:wants?|would like|wishes?|needs?) to (.+)$/i.exec(
      bare(first),
    ) ?? [];
  const [, again = '', deed = ''] =
    /^(?:the |those |these |such )?((?:[\w-]+ )?[\w-]+) (?:should|must|needs? to) be able to (.+)$/i.exec(
      bare(second),
    ) ?? [];
  const isSame = /^(?:he|she|they)$/i.test(again) || singular(again.toLowerCase()) === singular(who.toLowerCase());
  if (!deed || !isSame || !isBaseVerb(aim.split(' ')[0] ?? '') || / so (?:that )?/i.test(deed)) return undefined;
  const many = isPlural(who) ? who : plural(who);
  return `${upperFirst(many)} should be able to ${deed} so that they can ${aim}.`;
};

/** "Half of them are never used. I want to know which." */
const WHICH: Link = (first, second, before) => {
  const [, some = '', told = ''] =
    /^(?:about |only |over )?(?:half|some|many|most|few|several|two|three|four|five|ten|a few|a lot|none|\d+)(?: of (?:them|the|our|my)?)? ?((?:(?!(?:are|is|have|has|were|was|do|never|always)\b)[\w-]+ ){0,3})((?:are|is|have|has|were|was|do|never|always|come|stand|need|fail|[a-z]+)\b.+)$/i.exec(
      bare(first),
    ) ?? [];
  const [, ask = ''] =
    /^((?:i|we|[\w-]+s|the [\w-]+) (?:(?:want|would like|need|have|wants|needs)(?: to)? |should |can(?:not|['’]t) )(?:be able to )?(?:know|see|find out|say|tell)) which(?: ones)?$/i.exec(
      bare(second),
    ) ?? [];
  const things =
    some.trim() ||
    (/\b(?:\d+|many|some|several|all|the|our|of) ((?:[\w-]+ )?[\w-]*[a-rt-z]s)\b/i.exec(before)?.[1] ?? '');
  return ask && told && things ? `${upperFirst(ask)} which ${lowerFirst(things)} ${told}.` : undefined;
};

/** "Some riders book five bikes. We want to limit that to two." */
const LIMITED: Link = (first, second) => {
  const [, who = '', deed = '', thing = ''] =
    /^(?:some|many|most|a few|several|the)?\s*((?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:often |sometimes |always |even )?([a-z]+) (?:\d+|two|three|four|five|six|ten|many|several|too many|up to \w+|more than \w+|a lot of) ([\w-]+s)\b/i.exec(
      bare(first),
    ) ?? [];
  const [, most = ''] =
    /^(?:please |so |therefore )?(?:(?:we|i) (?:want|need|would like|should|have) (?:to )?|(?:can|could) (?:we|you) )?(?:limit|restrict|cap|reduce) (?:that|this|it|them) to (\w+)$/i.exec(
      bare(second),
    ) ?? [];
  return most && isBaseVerb(deed) ? `${upperFirst(who)} may ${deed} at most ${most} ${thing}.` : undefined;
};

/** "Right now everybody sees the numbers. Only mechanics need them." */
const ONLY_THEY: Link = (first, second) => {
  const [, deed = '', thing = ''] =
    /^(?:(?:right now|at the moment|currently|today),? )?(?:everybody|everyone|all (?:[\w-]+ )?[\w-]+|anybody|anyone|all of them) (?:can )?(see|sees|read|reads|open|opens|change|changes|edit|edits|delete|deletes|use|uses|book|books) (.+)$/i.exec(
      bare(first),
    ) ?? [];
  const [, who = '', other = ''] =
    /^(?:but )?only ((?:the |our )?(?:[\w-]+ )?[\w-]+) (?:needs?|should|must|may|has to|have to|wants?)(?: (?:to|be able to))?(?: (see|read|open|change|edit|delete|use|book|do|have))?(?: (?:them|it|that|this|so))?$/i.exec(
      bare(second),
    ) ?? [];
  return who && thing
    ? `Only ${lowerFirst(who)} should be able to ${/^(?:do|have|)$/i.test(other) ? deed.replace(/s$/, '') : other.toLowerCase()} ${thing}.`
    : undefined;
};

/** "Riders ask for receipts all the time. It would be good if they got one automatically." */
const ONE: Link = (first, second) => {
  const [, who = '', thing = ''] =
    /^(?:many |some |most |the |our )?((?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:(?:often|always|keep|constantly|regularly|have|sometimes) )*(?:ask|asking|asked|look|looking|wait|search|call|need|want|miss)(?: (?:us|me))?(?: for)? (?:an? |the |their )?((?:[\w-]+ )?[\w-]+?)(?= (?:all|every|again|at|in|on|by|when|and|after|before|because|who|that|each|for|several)\b|$)/i.exec(
      bare(first),
    ) ?? [];
  if (!thing || !/\b(?:one|them)\b/i.test(second)) return undefined;
  const told = second
    .replace(
      /\b(get|got|gets|have|had|receive|received|send|give|download|print|see|find|see|with) (?:them )?one\b(?! (?:of|more|day|hour|after|at)\b)/i,
      (whole, verb: string) =>
        / them one$/i.test(whole)
          ? `${verb} ${lowerFirst(who)} ${withArticle(singular(thing))}`
          : `${verb} ${withArticle(singular(thing))}`,
    )
    .replace(/\bthey\b/i, lowerFirst(who));
  return told === second ? undefined : `${first} ${told}`;
};

/** "I manage three towns. An overview of all three please." */
const ALL_OF_THEM: Link = (first, second, before) => {
  const [, number = ''] =
    /\b(?:all|both|the) (two|three|four|five|six|seven|eight|\d+)(?=[\s,]*(?:please)?[.!?]*$| (?:at|in|on|together|side)\b)/i.exec(
      second,
    ) ?? [];
  const things = number
    ? new RegExp(String.raw`\b${number} ((?:[\w-]+ )?[\w-]+s)\b`, 'i').exec(`${before} ${first}`)?.[1]
    : undefined;
  return things
    ? `${first} ${second.replace(new RegExp(String.raw`\b(all|both|the) ${number}\b`, 'i'), `$1 ${number} ${things}`)}`
    : undefined;
};

/** "Mechanics write their hours on paper. They should enter them on the phone." */
const THEY_THEM: Link = (first, second, before) => {
  const [, who = '', thing = ''] =
    /^(?:(?:at the moment|today|right now|currently),? )?((?:the |our )?(?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:still |always |often |have to |must )*[a-z]+ ((?:their|the|all|our|its) (?:[\w-]+ ){0,2}?[\w-]+s)(?= (?:on|in|by|at|to|with|into|from|for|every|each|when|and|of)\b|$)/i.exec(
      bare(before || first),
    ) ?? [];
  if (!thing || !/^(?:but |so |instead,? )?they (?:should|could|must|want|would like|need)\b.* them\b/i.test(second))
    return undefined;
  return `${first} ${upperFirst(second.replace(/\bthey\b/i, lowerFirst(who)).replace(/\bthem\b/i, lowerFirst(thing)))}`;
};

/** "Riders call us when the lock jams. Can the app tell them what to do?" */
const TELL_THEM: Link = (first, second) => {
  const [, who = '', when = ''] =
    /^(?:many |some |most |the |our )?((?:[\w-]+ )?[\w-]*[a-rt-z]s) [a-z]+ .*?\b((?:when|whenever|if|because) .+)$/i.exec(
      bare(first),
    ) ?? [];
  if (
    !when ||
    !/\b(?:tell|show|remind|warn|ask|send|help|give|explain to|offer) (?:it to )?them\b/i.test(second) ||
    / (?:when|if|once|after|before|as soon as|whenever|until) /i.test(second)
  )
    return undefined;
  const told = bare(second.replace(/\bthem\b/i, lowerFirst(who)));
  return `${told} ${when.replace(/^because/i, 'when')}${/[.!?]$/.exec(second)?.[0] ?? '.'} ${first}`;
};

/** "Our mechanics speak Polish. The app is in English only." */
const LANGUAGE: Link = (first, second) => {
  const [, who = '', language = ''] =
    /^(?:[Mm]any of |[Ss]ome of |[Mm]ost of )?(?:[Oo]ur |[Tt]he |[Mm]any |[Ss]ome |[Mm]ost )?((?:[\w-]+ )?[\w-]*[a-rt-z]s) (?:only |mostly |mainly )?(?:speak|understand|read|know)(?: only| mostly)? (?:no English,? (?:but|only) )?(\p{Lu}\p{Ll}+)(?: only)?$/u.exec(
      bare(first),
    ) ?? [];
  return language &&
    /^(?:[Bb]ut |[Aa]nd )?(?:[Tt]he |[Oo]ur |[Tt]his )?(?:[Aa]pp|site|system|page|website|tool|[Ee]verything|[Aa]ll|[Ii]t)\b.* (?:only )?in (?:\p{Lu}\p{Ll}+)(?: only)?$/u.test(
      bare(second),
    )
    ? `${upperFirst(who)} should be able to read the app in ${language}. ${second}`
    : undefined;
};

/** What is done with some of what was spoken of: "show me those that". */
const THOSE =
  /(?<=\b(?:show|see|list|find|hide|archive|delete|remove|flag|mark|highlight|export|filter|get|send|group|sort|close|cancel|move|know|count|report|print)(?: me| us)? )those(?= (?:that|which|who|with|without|whose) )/i;
const SOME_OF =
  /^(?:half|most|many|some|a third|a quarter|lots|all|too many|more and more|about half|\d+ ?%) (?:of )?/i;

/** "Old parcels pile up. Show me those that nobody fetched.": the old parcels. */
const THOSE_THAT: Link = (first, second) => {
  if (!THOSE.test(second)) return undefined;
  const things = (readClause(bare(first))?.subject ?? '')
    .replace(SOME_OF, '')
    .replace(/^(?:the|our|my|these|those) /i, '');
  const isName =
    /^[\p{L}'-]+(?: [\p{L}'-]+){0,2}$/u.test(things) && !/^(?:we|they|these|those|people|things|others)$/i.test(things);
  return isName && isPlural(things.split(' ').at(-1) ?? '')
    ? `${first} ${second.replace(THOSE, `the ${lowerFirst(things)}`)}`
    : undefined;
};

const LINKS: readonly Link[] = [
  THOSE_THAT,
  ITSELF,
  FOR_THAT,
  WHICH,
  LIMITED,
  ONLY_THEY,
  ONE,
  ALL_OF_THEM,
  THEY_THEM,
  TELL_THEM,
  LANGUAGE,
  ...DEED_LINKS,
];

/** "A guest wrote that the app logs him out": that is said of guests. */
const SAID =
  /^(?:an?|one of (?:our|the|my)|another|some) ((?:[\w-]+ )?[\w-]+) (?:has |have |just )?(?:wrote|written|writes?|says?|said|told (?:us|me)|reports?|reported|complains?|complained|mentioned|mentions?) that ([^.!?]*?)\b(?:him|(?:her|them)(?=$|[.,!?]| (?:to|in|on|at|from|for|out|off|when|if|that|about|with|again|after|before)\b))/i;

/** "It prints the wrong date format, can we set it per guest?": what is set is no wrong one. */
const WRONG_ONE =
  /\b((?:prints?|shows?|has|have|uses?|displays?|gives?|sends?|contains?|takes?|picks?) (?:the |an? )?(?:wrong|incorrect|false|outdated) ([^,.;!?]{3,40}))([,.;!] (?:[\w'’-]+ ){0,4}?(?:set|change|choose|pick|configure|adjust|define|select|switch|enter|update)) (?:it|them)\b/i;

/** A note whose sentences point to each other, with what they point to in words. */
export function withReferences(said: string): string {
  const text = said
    .replace(SAID, (_, who: string, what: string) => `${upperFirst(what)}${isPlural(who) ? who : plural(who)}`)
    .replace(WRONG_ONE, '$1$3 the $2');
  if (text.includes('\n')) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  if (sentences.length < 2 || sentences.length > 6) return text;
  for (let at = 1; at < sentences.length; at++) {
    const [first = '', second = ''] = sentences.slice(at - 1, at + 1);
    const before = sentences.slice(0, at - 1).join(' ');
    const told = LINKS.map((link) => link(first, second, before)).find(Boolean);
    if (told) return withReferences([...sentences.slice(0, at - 1), told, ...sentences.slice(at + 1)].join(' '));
  }
  return text;
}
