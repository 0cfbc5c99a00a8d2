import { reworded, type Rewording } from './rewording.ts';
import { isPerson, isPlural } from './nouns.ts';
import { OTHERS, withOwnPronouns } from './own-pronouns.ts';
import { isBaseVerb, readVerb, thirdPerson } from './verbs.ts';
import { youAsSpeaker } from './you.ts';

/** Words of one person, and the same of another. */
const SPEAKER_TO_I: readonly Rewording[] = [
  [/\bwe are\b/gi, 'I am'],
  [/\bwe're\b/gi, 'I am'],
  [/\bwe were\b/gi, 'I was'],
  [/\bwe\b/gi, 'I'],
  // "three of us" stay three.
  [
    /(?<!\b(?:one|two|three|four|five|six|seven|eight|both|some|half|most|many|all|none|few|each|any|rest|either|neither|\d) of )\bus\b(?!\s+(?:dollar|market))/g,
    'me',
  ],
  [/\bour\b/gi, 'my'],
  [/\bours\b/gi, 'mine'],
  [/\bourselves\b/gi, 'myself'],
];

const THEY_TO_I: readonly Rewording[] = [
  [/\bthey are\b/gi, 'I am'],
  [/\bthey're\b/gi, 'I am'],
  [/\bthey were\b/gi, 'I was'],
  [/\bthey\b/gi, 'I'],
  [/\btheir\b/gi, 'my'],
  [/\btheirs\b/gi, 'mine'],
  // "have the values come in by themselves": things do.
  [/(?<!^have the .+ by )\b(?:themselves|themself|himself|herself)\b/gi, 'myself'],
  [/\b(?:he or she|he\/she|she or he|she|he) (is|has|does|was)\b/gi, 'I $1'],
  // "in which order he drives"
  [/\b(?:he or she|he\/she|she or he|she|he) (?=[a-z]+s\b|can\b|may\b|must\b|will\b|should\b|could\b|would\b)/g, 'I '],
  [/\bI is\b/g, 'I am'],
  [/\bI has\b/g, 'I have'],
  [/\bI does\b/g, 'I do'],
  // "the client before her who had fallen"
  [/\bher(?= (?:who|when|where|that|and|or|if|because|while|until|again|in|at|on|to|by)\b)/gi, 'me'],
  [/\b(?:his or her|his\/her|his|her)\b/gi, 'my'],
];

/** "show them the way", but not "find them": what is found, copied or clicked is a thing. */
const THEM_TO_ME: Rewording = [
  /\b((?:tell|show|send|give|let|help|ask|call|remind|warn|notif|inform|alert|e-?mail|text|messag|contact|allow|pay|offer|cost|sav|invit|reach|teach|suit|concern|affect|lend|bring|hand|bill|charg|bother|disturb|driv|mak|keep|prevent|spar|wak|greet|welcom|recogni[sz]|for|to|near|ahead of|in front of|next to|around|behind|before|after|between|against|towards?)(?:y|e|s|es|ies|ed|ing|t)?) them\b/gi,
  '$1 me',
];

/** "told that somebody did not pick them": another one does it to whoever acts. */
const BY_ANOTHER: Rewording = [
  /\b((?:that|when|if|because) (?:some(?:one|body)|any(?:one|body)|nobody|another \w+) (?:(?:did|does|has|would|will|could|refused|declined|wanted) (?:not |to )?)?\w+(?: to \w+)?(?: with| for| to| from)?) them\b/gi,
  '$1 me',
];

/** "only after the owner has accepted them": where no other many are named, whoever acts is meant. */
const DONE_TO_THEM: Rewording = [
  /\b((?:after|when|once|if|until|unless|before|as soon as) (?:the|an?|another) (?:[\w-]+ )?[\w-]+ (?:has |have |had |can |could )?(?:accept|approv|confirm|choos|chos|select|pick|check|contact|hir|reject|refus|admit|verif|book|assign|releas|meet|visit|examin|se)(?:e|s|es|ies|ied|ed|en|ected|eed)?) them\b/gi,
  '$1 me',
];

/** "They" and "them" as the one who acts, where no other many are named. */
const THEY_OF_PEOPLE: readonly Rewording[] = [...THEY_TO_I, THEM_TO_ME, BY_ANOTHER, DONE_TO_THEM];

/** Whoever speaks as the one who acts. */
const SPEAKER_TO_THEY: readonly Rewording[] = [
  [/\b(?:I am|I'm|we are|we're)\b/gi, 'they are'],
  [/\b(?:I was|we were)\b/gi, 'they were'],
  [/\b(?:I've|we've)\b/gi, 'they have'],
  [/\b(?:I'd|we'd)\b/gi, 'they would'],
  [/\b(?:I|[Ww]e)\b/g, 'they'],
  [/\b(?:mine|ours)\b/g, 'theirs'],
];

/** What is somebody's, whoever speaks. */
const OWN_TO_THEY: readonly Rewording[] = [
  [/\b(?:me|us)\b/g, 'them'],
  [/\b(?:my|our|My|Our)\b/g, 'their'],
  [/\b(?:myself|ourselves)\b/g, 'themselves'],
];

const ALL_TO_THEY: readonly Rewording[] = [...SPEAKER_TO_THEY, ...OWN_TO_THEY];

/** Whom somebody else's wish means by "us": those who run the product. Asking "us" is asking. */
export function withoutUs(text: string): string {
  return text
    .replace(
      /\b(call|calling|ask|asking|phone|phoning|e-?mail|e-?mailing|text|texting|ring|ringing|message|messaging|contact|contacting|tell|telling|chase|chasing|bother|bothering|disturb|disturbing) (?:us|me)\b/gi,
      (_, verb: string) =>
        `${verb} ${/^(?:tell|chas|bother|disturb|contact|ring)/i.test(verb) ? 'the team' : ''}`.trim(),
    )
    .replace(/\b(?:us|me)\b/g, 'the team')
    .replace(/\bwe (are|were|have|do|[a-z]+)\b/gi, (_, verb: string) => {
      const be: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
      const known = readVerb(verb.toLowerCase());
      return `the team ${be[verb.toLowerCase()] ?? (known?.form === 'base' ? thirdPerson(verb.toLowerCase()) : verb)}`;
    });
}

// "archive tickets when they are closed": here "they" are the tickets, not the person who acts.
const THINGS_HAPPEN =
  /(?<=\bby how \w+ )they are\b|\bthey\s+(?:\w+ (?=together\b)|are|were|have (?:been|arrived|expired|come|failed|ended|run)|get|become|expire|arrive|occur(?:red)?|run|fail|leave|change|end|start|stop|break|fall|come|reach|happen|appear|show up|close|open|sell|need to be|can be|must be|should be)\b(?!\s+(?:the|a|an|my|their|our|it|them|me)\b)/i;

/** Whose words these are, and who "they" may be. */
export interface Voice {
  /** The person who typed the idea is the one who acts: "we" becomes "I". */
  readonly speaker: boolean;
  /** "they" may be the one who acts. */
  readonly they: boolean;
  /** There is a plural thing that "they" may be as well. */
  readonly pluralObject: boolean;
}

// "they plan the menu around them": whoever acts is never "them" beside their own "they".
const THEM_BESIDE_THEY =
  /\b(they (?:(?!\b(?:and|or|but|so|that|which|who|when|if|because|while|as|before|after|until)\b)[^,;])*?\b)them\b/gi;

/** "if the caller changed their number": the number is the caller's. */
const OF_ANOTHER =
  /\b((?:if|when|whenever|once|after|before|because|that|until|unless|while) (?:the|an?|another|one|each|every|some|any) (?:[\w-]+ )?([\w-]+) (?!(?:with|of|in|on|at|for|from|to|that|which|who)\b)[\w-]+ (?:[\w-]+ )?)(their|his|her)\b/gi;

/** "call the sender before they complain": those who are called, and not whoever calls. */
const OF_CALLED =
  /\b((?:call|warn|tell|ask|remind|notify|inform|stop|catch|reach|greet|thank|contact|alert|message|phone|text|charge|meet|approach|answer) (?:the|an?|another|each|every) (?:[\w-]+ )?([\w-]+) (?:[^,.;]{1,40} )?(?:before|when|if|once|after|until|as soon as|while)) they\b/gi;
const CALLED = /^(?:party|group|family|crew|class|couple|household)$/;

/** "as soon as these are in the list, not once they are on the shelf": the same things. */
const OF_THESE =
  /\b((?:these|those|the [\w-]+s) (?:are|have|were|get) [^.;]*?, (?:and )?not (?:once|when|after|before|only when) )they\b/gi;

/** "have reminders go out by themselves": what goes, and not whoever has it go. */
const BY_THEMSELVES = /^(have (?:the |all |my )?(?:[\w-]+ )??[\w-]*[^s\W]s (?:[\w-]+ ){1,4}?by )themselves\b/gi;

/** "see which boats are over their time": the time of the boats. */
const OF_ASKED =
  /\b((?:which|what) (?:[\w-]+ )?[\w-]+s (?:are|were|have|had|still|will|run|go|stay|need|lack) (?:(?!\b(?:before|after|when|while|until|once|if) (?:they|I|we)\b)[^,.;])*?)\b(their)\b/gi;

const OWN_MARKS: Readonly<Record<string, string>> = { their: '\u0001', his: '\u0002', her: '\u0003' };

/** "see that a member has paid without seeing their card": what is seen of somebody is theirs. */
const OF_SOMEONE =
  /\b((?:see|know|check|show|tell|confirm|be told) that (?:someone|somebody|(?:an?|another|each|every) (?:[\w-]+ )?([\w-]+)) (?:(?!\b(?:they|I|we)\b)[^,;])*?)\b(their)\b/gi;

/** "when cylinders run past their date", "singers who lose their folder": theirs, who do it. */
const OF_MANY =
  /\b((?:when|whenever|if|once|until|before|after|as soon as) (?:the |all |two |three |some )?(?:[\w-]+ )??([\w-]+s) ([a-z]+) (?:(?!\b(?:they|I|we|you|who|that|which|and|or|but)\b)[^,.;])*?)\btheir\b/gi;
const OF_THOSE_WHO = /\b([\w-]+s who (?:(?:never|always|often|still) )?([a-z]+) (?:[a-z]+ ){0,2})their\b/gi;

function withTheirs(text: string): string {
  return text
    .replace(OF_MANY, (said: string, before: string, who: string, does: string) =>
      isPlural(who) && (isBaseVerb(does) || /^(?:are|have|do)$/.test(does)) ? `${before}${OWN_MARKS['their']}` : said,
    )
    .replace(OF_THOSE_WHO, (said: string, before: string, does: string) =>
      isBaseVerb(does) ? `${before}${OWN_MARKS['their']}` : said,
    )
    .replace(OF_SOMEONE, (said: string, before: string, who: string | undefined, whose: string) =>
      who === undefined || isPerson(who) ? `${before}${OWN_MARKS[whose.toLowerCase()]}` : said,
    )
    .replace(OF_CALLED, (said: string, before: string, who: string) =>
      isPerson(who) || CALLED.test(who) || /(?:er|or|ist|ee)$/.test(who) ? `${before} \u0004` : said,
    )
    .replace(BY_THEMSELVES, '$1\u0000selves')
    .replace(OF_THESE, '$1\u0004')
    .replace(OF_ASKED, (_, before: string) => `${before}${OWN_MARKS['their']}`)
    .replace(OF_ANOTHER, (said: string, before: string, who: string, whose: string) =>
      isPerson(who) ? `${before}${OWN_MARKS[whose.toLowerCase()]}` : said,
    );
}

/** Words by which somebody else does it, or by which it is only seen or told of. */
const BY_OTHERS =
  /\b(?:let|lets|have|allow|ask|get|give|name|appoint|nominate|authori[sz]e|choose|pick|invite|see|know|be|who|whom|whose|which|what|that|when|if|somebody|someone|anybody|anyone|another)\b/i;
/** What is done for somebody: "clock in for them", "book a place for them". */
const DONE_FOR =
  /^(?:book|order|pay|sign|clock|log|check|enter|fill|register|reserve|cancel|vote|answer|apply|report|submit|record|claim)\b[^,;]*? for them\b/i;

/** "enter a report on their behalf": whoever acts does it for others. */
function withOthersBehalf(text: string): string {
  const at = text.search(/ on their behalf\b/i);
  const behalf =
    at > 0 && !BY_OTHERS.test(text.slice(0, at)) ? text.replace(/ on their behalf\b/i, ' on \u0001 behalf') : text;
  const [deed = ''] = DONE_FOR.exec(behalf) ?? [];
  return deed && !BY_OTHERS.test(deed) ? behalf.replace(/ for them\b/i, ' for \u0000') : behalf;
}

/** "what their child has learned and whether they ate their lunch": the child is meant. */
function withTheirChild(text: string): string {
  return text.replace(
    /\b(their (?:child|kid|son|daughter|baby|dog|cat|pet|horse)\b[^,.;]* (?:and|or) (?:whether|what|when|where|how|if) )they\b([^,.;]*)/gi,
    (_, child: string, rest: string) => `${child}\u0004${rest.replace(/\btheir\b/, '\u0001')}`,
  );
}

/** "delegate approvals while they are on holiday": what only people are. */
const PEOPLE_ARE =
  /\b(while|when|whenever|if|unless|until|before|after|once|as long as) they (are|were) (?=(?:on (?:holiday|vacation|leave|duty|call|shift|a break|the road|the phone|tour)|away|abroad|sick|ill|asleep|at (?:home|work|school)|off (?:sick|work|duty)|out of (?:the )?office|in (?:hospital|a hurry|class)|travel+ing|driving|working|cooking|walking|pregnant|absent|logged (?:in|out)|signed (?:in|out))\b)/gi;

/** "the nights on which they are free": the nights are told of already, so whoever acts is free. */
const IN_WHICH =
  /\b((?:on|at|in|for|during) which) they (?:(are) (?=(?:free|available|away|absent|busy|at home|on duty|off duty)\b)|(?=(?:can (?!be\b)|want|work\b|have time|prefer|like)))/gi;
/** "the days that suit them": likewise. */
const SUITS_THEM = /\b([\w-]+s (?:that|which) (?:suit|fit|interest|concern|affect|help|please)) them\b/gi;

/** "before they have both signed", "waits for them" of people who come late: several are meant, and "someone to sail with them" one. */
function withSeveral(text: string): string {
  return (
    text
      .replace(/\bthey(?= (?:(?:have|had|are|were|can|do|will) )?(?:both|all)\b)/gi, '\u0004')
      // "half of what we tell them": whoever speaks tells others.
      .replace(
        /\b((?:we|I|you) (?:tell|told|give|gave|send|sent|show|showed|ask|asked|teach|taught) )them\b/gi,
        '$1\u0000',
      )
      .replace(
        /\b((?:people|folks|others|[a-z]+s) who [^.;]*\b(?:wait|stand|look|search|stay)(?:s|ing|ed)? [^,.;]*\bfor )them\b/gi,
        '$1\u0000',
      )
      .replace(/\b((?:someone|somebody|anyone|anybody|others|friends?) (?:to )?(?:[a-z]+ ){1,3}with )them\b/gi, '$1me')
  );
}

/** The words in the first person of the one who acts, as the story has them. */
export function toFirstPerson(text: string, voice: Voice): string {
  // "so that we can train together": one does not do it alone.
  let said = youAsSpeaker(text.replace(/\bwe\b(?=[^,.;]*\b(?:together|each other|one another)\b)/gi, '\u0005'));
  if (voice.speaker) said = reworded(said, SPEAKER_TO_I);
  else said = said.replace(/\bour\b/gi, 'the');
  // "who has no consent from their parents": "their" is whoever is spoken of.
  if (voice.they && /\bwho\b.*\b(?:has|have|had|did|do|does)\b.*\btheir\b/i.test(said)) {
    const at = said.search(/\bwho\b/i);
    return toFirstPerson(said.slice(0, at), voice) + said.slice(at);
  }
  if (voice.they) {
    said = withSeveral(said)
      .replace(IN_WHICH, (_, lead: string, are: string | undefined) => `${lead} I ${are ? 'am ' : ''}`)
      .replace(SUITS_THEM, '$1 me')
      .replace(PEOPLE_ARE, (_, link: string, be: string) => `${link} I ${be === 'were' ? 'was' : 'am'} `);
    said = withTheirs(withOthersBehalf(withTheirChild(withOwnPronouns(said)))).replace(THEM_BESIDE_THEY, '$1\u0000');
    if (!voice.pluralObject) said = reworded(said, THEY_OF_PEOPLE);
    else if (THINGS_HAPPEN.test(said))
      said = said.replace(/\btheir\b/gi, (their, at: number) => (at < said.search(THINGS_HAPPEN) ? 'my' : their));
    else said = reworded(said, THEY_TO_I);
  }
  return mendObjects(
    said
      .replaceAll('\u0000', 'them')
      .replaceAll('\u0001', 'their')
      .replaceAll('\u0002', 'his')
      .replaceAll('\u0003', 'her')
      .replaceAll('\u0004', 'they')
      .replaceAll('\u0005', 'we')
      .replaceAll(OTHERS.themselves, 'themselves'),
  );
}

/** "so that my can", "for I": the case that the place asks for. */
function mendObjects(text: string): string {
  return text
    .replace(
      /\b(for|to|with|by|about|from|of|without|sends?|give|gives|tell|tells|remind|show|shows|notify|let|lets|help|helps|allow|allows|asks?|save|saves) I\b(?!\s+(?:am|can|have|do|want|need|will|was|could|should|may|see|get|know|plan|use|work)\b)/g,
      '$1 me',
    )
    .replace(/\bi\b/g, 'I');
}

/** The words about the one who acts, as a criterion has them. */
export function toThirdPerson(text: string, voice: Voice): string {
  const third = youAsSpeaker(text);
  // "tell me which boat is in front of you": whoever typed it is spoken of as well.
  return voice.speaker || third !== text
    ? reworded(third, ALL_TO_THEY)
    : reworded(third.replace(/\b(?:our|Our)\b/g, 'the'), OWN_TO_THEY);
}

/** Makes the verb after "I" agree: "I forgets" -> "I forget". */
export function agreeWithI(text: string): string {
  // "unless I unlock it and writes down why": both verbs are of "I".
  const both = text.replace(
    /\bI ([a-z]+)\b([^,.;]*? and )([a-z]+s) (?=(?:it|them|the|an?|down|up|in|out|that|who|why)\b)/g,
    (all, first: string, between: string, second: string) =>
      /^(?:third|base)$/.test(readVerb(first)?.form ?? '') && readVerb(second)?.form === 'third'
        ? `I ${first}${between}${readVerb(second)?.base} `
        : all,
  );
  return both
    .replace(/\bI (?:aren|isn)['’]t\b/g, 'I am not')
    .replace(/\bI doesn['’]t\b/g, "I don't")
    .replace(/\bI hasn['’]t\b/g, "I haven't")
    .replace(
      /\bI (no longer |always |often |still |never |also |do not )?([a-z]+)\b/g,
      (match, adverb: string | undefined, verb: string) => {
        const known = readVerb(verb);
        if (verb === 'is' || verb === 'are') return `I ${adverb ?? ''}am`;
        if (verb === 'were') return `I ${adverb ?? ''}was`;
        if (verb === 'has') return `I ${adverb ?? ''}have`;
        if (verb === 'does') return `I ${adverb ?? ''}do`;
        return known?.form === 'third' && thirdPerson(known.base) === verb ? `I ${adverb ?? ''}${known.base}` : match;
      },
    );
}
