import { isDepartment, isGroup } from '../lexicon/agents.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { readVerb, thirdPerson } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';
import { withoutAsides } from './asides-of-people.ts';
import { isHuman } from './is-agent.ts';

const FOLK = 'ladies|girls|guys|lads|boys|men|women|folks?|people|ones|colleagues|two|three|four|five';
/** "the two ladies in the office": who they are is said by where they work. */
const FOLK_AT = new RegExp(
  `\\b(the|our) (?:(?:two|three|four|five|six|other) )?(?:${FOLK}) (?:in|at|from) (?:the |our )?([\\p{Ll}-]+)(?= \\p{Ll})`,
  'giu',
);
/** "one person (the editor) picks", "one of them is the keeper and sets": a person named by the task. */
const ONE_OF_THEM =
  /\b(?:one|a) (?:person|of (?:them|us|the \p{Ll}+))(?: \((the [\p{Ll}-]+)\),?|, (the [\p{Ll}-]+),| is (the [\p{Ll}-]+)(?: and|, who| who)) /giu;
/** "the dispatcher's software pools them": whoever works with it does. */
const BY_TOOL =
  /\b(the|our) ([\p{Ll}-]+)['’]s (?:software|screen|console|computer|tablet|handheld|app) (?=[\p{Ll}]{3,}s\b)/giu;
/** "Kim does the returns": somebody is called by a name whom nobody outside knows. */
const BY_NAME = /(?<=^|[,;:] |\band )(\p{Lu}\p{Ll}{1,9}) (?=(?:does|handles|runs|keeps|looks after|takes care of) )/gu;

/** "Pia, the baker, sees", "and Ole at the front desk keeps": a name told by the task or by the place. */
const CALLED = /\b\p{Lu}\p{Ll}{1,11}, (the|our) ((?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]+), (?=\p{Ll})/gu;
const CALLED_AT =
  /(?<=^|[,;:] |\band )\p{Lu}\p{Ll}{1,11} (?:at|in|from) (the|our) (?=((?:\p{Ll}[\p{Ll}-]* )?\p{Ll}+) \p{Ll}+s\b)/gu;
/** "our small team of editors checks": those of whom it is made. */
const TEAM_OF =
  /\b(?:a|an|the|our|your) (?:\p{Ll}+ )?(?:team|group|panel|pool|crew|handful|staff) of ((?:\p{Ll}+ )?\p{Ll}+s) (\p{Ll}+s)(?= )/giu;
/** "lets the duty officer see gaps", "helps drivers to find a spot", "an app for owners to find sitters", "used by agents to answer". */
const LETS = /(^|,? )(?:and )?(lets|helps|allows|enables|for|used by) (the |an? |our )?((?:[\p{L}-]+ ){2,6})/giu;
/** "Payments above the limit need sign-off from the chief": the chief approves them. */
const SIGN_OFF =
  /^([^.,;:!?]{3,70}?) (?:needs?|requires?) (?:an? |the )?(?:written |second )?(?:sign-off|approval|signature|consent|permission|OK) (?:from|by|of) (the|an?|our) ((?:\p{Ll}[\p{Ll}-]* )?\p{Ll}[\p{Ll}-]+)(?=[.,;]|$| (?:before|first|in|when)\b)/u;

/** Those who are let do something, as the subject of it; where it is for them or they use it only with "to" behind. */
function letsDo(whole: string, joint: string, lets: string, the: string | undefined, behind: string): string {
  const words = behind.trim().split(' ');
  const head = words.findIndex((word) => isHuman(word));
  const who = words.slice(0, head + 1).join(' ');
  // "customers of our bakery"
  const whose = words[head + 1] === 'of' && /^(?:an?|the|our|your)$/.test(words[head + 2] ?? '') ? 3 : 0;
  const isTo = words[head + whose + 1] === 'to';
  const [does = '', ...rest] = words.slice(head + whose + (isTo ? 2 : 1));
  const verb = readVerb(does);
  const isMany = isPlural(words[head] ?? '');
  if (head < 0 || head > 3 || verb?.form !== 'base' || (!the && !isMany)) return whole;
  if (!isTo && !/^(?:lets|helps)$/i.test(lets)) return whole;
  const opening = joint === '' ? '' : ', and ';
  return `${[`${opening}${the ?? ''}${who}`, isMany ? verb.base : thirdPerson(verb.base), ...rest].join(' ')} `;
}

function inOtherMouths(sentence: string): string {
  return (
    sentence
      .replace(CALLED, (whole, the: string, who: string) =>
        isHuman(who.split(' ').at(-1) ?? '') ? `${the} ${who} ` : whole,
      )
      .replace(CALLED_AT, (whole, the: string, place: string) => (isDepartment(place) ? `${the} ` : whole))
      .replace(TEAM_OF, (whole, who: string, does: string) => {
        const verb = readVerb(does);
        return isHuman(who.split(' ').at(-1) ?? '') && verb?.form === 'third' ? `our ${who} ${verb.base}` : whole;
      })
      .replace(LETS, letsDo)
      .replace(SIGN_OFF, (whole, what: string, the: string, who: string) =>
        isHuman(singular(who.split(' ').at(-1) ?? '')) ? `${the} ${who} approves ${what}` : whole,
      )
      // "coordinators pre-screen by phone": a verb with something in front is that verb.
      .replace(/(?<= )(?:pre|double|cross|spot)-(?=(\p{Ll}+))/gu, (whole, verb: string) =>
        readVerb(verb) ? '' : whole,
      )
      // "managers plan shifts and keep track of hours": behind "and" nobody called a keep tracks them.
      .replace(/(?<= (?:and|or) |, )keep (?:track of|an eye on) /gu, 'watch ')
      .replace(/,? in which case (?=(?:the|an?|our) )/giu, ', and ')
  );
}

/** A capital inside a sentence, a word that no list has, or one beside another such name. */
function isPersonsName(word: string, at: number, sentence: string): boolean {
  const lower = word.toLowerCase();
  if (isDepartment(lower) || isGroup(lower) || isPlural(lower)) return false;
  return at > 0 || tagWords(lower)[0]?.known === false || [...sentence.matchAll(BY_NAME)].length > 1;
}

/** A sentence of a description with its people told by their tasks, each in front of its verb. */
export function withPlainPeople(sentence: string): string {
  return inOtherMouths(withoutAsides(sentence))
    .replace(
      ONE_OF_THEM,
      (_, bracket?: string, aside?: string, is?: string) => `${bracket ?? aside ?? is ?? 'one person'} `,
    )
    .replace(FOLK_AT, (whole, the: string, place: string) =>
      isDepartment(place) || isGroup(place) ? `${the} ${place} staff` : whole,
    )
    .replace(BY_TOOL, (whole, the: string, who: string) => (isHuman(who) ? `${the} ${who} ` : whole))
    .replace(BY_NAME, (whole, called: string, at: number) =>
      isPersonsName(called, at, sentence) ? 'the team ' : whole,
    )
    .replace(/\b(first|second|third|1st|2nd|3rd) (level|line) (?=\p{Ll})/giu, '$1-$2 ');
}
