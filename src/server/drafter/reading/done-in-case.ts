import { readClause } from '../language/clause.ts';
import { readVerb } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** "When a crate is late, the system warns the packer": what the app does in a case, be that case a trouble. */
const IN_CASE =
  /^((?:when|whenever|if|once|as soon as) [^,.!?\n]{6,90}), ((?:the |this |our )?(?:app|system|platform|site|website|tool|product|software|portal)) (automatically )?([a-z-]+s) ([^.!?\n]+?)( automatically)?[.!]*$/i;
/** What it does for somebody. */
const HELPS =
  /^(?:warn|alert|notifie|inform|remind|tell|send|e-?mail|show|display|suggest|offer|propose|calculate|add|create|mark|flag|assign|highlight|reserve|release|escalate|ask)s$/i;
/** Harder deeds, which hurt those whom they meet: only one who says that it goes by itself tells how it is to be. */
const HARD = /^(?:block|lock|close|cancel|charge|stop|archive|move)s$/i;
/** What makes it a complaint. */
const COMPLAINED =
  /\b(?:again|always|(?:every|each) time|twice|still|never|not|n['’]t|wrong(?:ly)?|instead|although|even|but|I|we|you|me|my|us|our|for no reason|randomly|sometimes|often|only|just|everything|everybody|everyone|nobody|no|nothing|ha(?:s|ve) to|cannot|errors?|blank|empty|outdated|useless|the same|too|(?:two|three|four|five|six|ten|several|many|dozens of|hundreds of|a lot of|\d+) (?:\w+ )?(?:e-?mails|mails|messages|notifications|reminders|alerts|warnings))\b/i;
/** What points back to the case cannot stand in front of it. */
const POINTS_BACK = /\b(?:it|its|they|them|their|him|his|her|that|this)\b/i;

/** "As soon as a lamp fails the caretaker gets a message": what somebody is given in a case, where no comma tells where that ends. */
const GIVEN =
  /^((?:when|whenever|if|once|as soon as) (?:[\w'’-]+ ){2,10}?[\w'’-]+),? ((?:the |an? |all |our )[\w-]+(?: (?!(?:concerned|affected|involved)\b)[\w-]+)?|[\w-]+s)(?: (?:concerned|affected|involved))? (gets?|receives?|sees?|(?:is|are|(?:ha(?:s|ve) to|must|should|needs? to) be)(?= (?:told|informed|notified|warned|alerted|reminded|shown)\b)) ([^.!?,\n]+)[.!]*$/i;

/** "at once who is free" */
const ASKED = /^(?:at once |right away |immediately )?(?:who|which|what|how|where|whether|when)\b/i;

function givenInCase(text: string, people: People): string {
  const [, inCase = '', who = '', verb = '', rest = ''] = GIVEN.exec(text) ?? [];
  // "all parents concerned have to be told": each of them; of others it is a duty, and has its reader.
  const isDue = / be$/i.test(verb);
  const isFit = isDue ? /^all /i.test(who) : ASKED.test(rest) || !text.includes(',');
  const isMeant =
    isFit &&
    people.isPersonPhrase(who) &&
    !people.isSpeaker(who) &&
    readClause(inCase.replace(/^(?:as soon as|\w+) /i, '')) !== undefined &&
    // "sees at once who is free and not yet over 20 hours": what is asked hurts nobody.
    (ASKED.test(rest) || !COMPLAINED.test(rest));
  if (!isMeant) return text;
  const base = isDue || /^(?:is|are)$/i.test(verb) ? 'be' : verb.toLowerCase().replace(/s$/, '');
  return `${inCase}, ${isDue ? who.replace(/^all (?:the )?/i, '') : who} should ${base} ${rest}.`;
}

/** What the app does or somebody is given in a case, as what should be so; any other text as it is. */
export function doneInCase(told: string, people: People): string {
  if (!/^(?:when|if|once|as soon)/i.test(told)) return told;
  const text = givenInCase(told, people);
  const [, when = '', app = '', before, verb = '', rest = '', behind] = IN_CASE.exec(text) ?? [];
  const itself = (before ?? behind ?? '').trim();
  if (!HELPS.test(verb) && !(itself && HARD.test(verb))) return text;
  const base = readVerb(verb.toLowerCase())?.base ?? verb.replace(/s$/, '');
  // "informs the guests and offers them another day": what else it does
  const what = rest.replace(
    /(?<= (?:and|or) )(?:[a-z]+s)\b(?= (?:the|an?|them|him|her|it|their|its|his|all|every|each|another|which|who|what|how) )/g,
    (other) => (readVerb(other)?.form === 'third' ? (readVerb(other)?.base ?? other) : other),
  );
  if (COMPLAINED.test(what) || /\b(?:I|we|my|our|you)\b/i.test(when)) return text;
  const deed = [base, what, itself].filter(Boolean).join(' ');
  return POINTS_BACK.test(what)
    ? `${when}, ${app} should ${deed}.`
    : `${upperFirst(app)} should ${deed} ${lowerFirst(when)}.`;
}
