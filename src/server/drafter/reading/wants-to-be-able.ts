import { parseSentence } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { singular, withArticle } from '../language/nouns.ts';
import { fromGerund } from '../language/verbs.ts';
import { withLessEffort } from './effort-of-deeds.ts';
import { isCircumstance, isMissed } from './is-missed.ts';
import { notLet } from './not-let.ts';
import type { People } from './people.ts';
import { withoutDetour } from './roundabout.ts';
import { lowerFirst } from './trouble-words.ts';

/** How things are so far: whoever says so complains, and lays nothing down. */
const NOW =
  '(?:currently|presently|at present|at the moment|at this moment|right now|as of now|so far|up to now|until now|to this day|still|unfortunately|sadly|apparently)';
const ALREADY = new RegExp(`^(?:${NOW},? )+`, 'i');
const YET = new RegExp(`(?:,? (?:${NOW}|yet|as yet))+$`, 'i');
const IS_NOW = new RegExp(`^${NOW}$`, 'i');
const HOW_OFTEN = 'often|sometimes|just|simply|also|therefore|thus|usually|mostly|actually|really|always';
const UNABLE = `(?:is|are|am) (?:(?:${NOW}|${HOW_OFTEN}) )?(?:not able|unable) to|struggles? to`;
const CANNOT = new RegExp(
  `^(.+?) (?:(${NOW}|${HOW_OFTEN}) )*(can ?not|could not|${UNABLE})(?: (${NOW}|yet|easily|even|just|simply|actually))? (.+)$`,
  'i',
);

const MEANS =
  '(?:easy |simple |good |real |quick |convenient |proper |other |direct |reliable )?(?:way|option|possibility|means|chance|opportunity|ability)';
const HAS_NO_MEANS = new RegExp(
  `^(.+?) (?:${NOW} )?(?:(?:have|has) (?:${NOW} )?no ${MEANS}|(?:do|does) not (?:${NOW} )?(?:yet )?have (?:an?|any|the) ${MEANS}|(?:lack|miss)(?:es|s)? (?:an?|any|the) ${MEANS}) (to|of|for) (.+)$`,
  'i',
);
const NO_MEANS = new RegExp(
  `^(?:there (?:is|are) )?(?:${NOW} )?(?:no|not an?|not any) ${MEANS} (?:${NOW} )?(?:for (.+?) )?(to|of) (.+)$`,
  'i',
);
const HEADLESS = /^(?:unable|not able) to (.+)$/i;
const NOT_POSSIBLE = new RegExp(
  `^it is (?:${NOW} )?(?:not(?: ${NOW})?(?: yet)? possible|impossible) (?:${NOW} )?(?:for (.+?) )?to (.+)$`,
  'i',
);

/** What is no deed that anybody would grant, although it cannot be done: "cannot wait to", "cannot stand". */
const SAYING =
  /^(?:wait(?! on)|stand|help(?! \w+ (?:to|with)\b)|believe|afford|bear|imagine|complain|thank|stress|be(?! (?:told|notified|informed|reminded|warned|alerted)\b)|have|do|the|a|an|to|not|it|that)\b/i;
/** What goes on behind the deed: why it is so, or what comes of it. */
const THEN =
  /[;:()]|\b(?:so|because|since|but|although|though|unless|hence|therefore)\b|\band (?:they|we|i|he|she|it|that|this|then|have|has|so|nobody|everybody|must|need|end|always|often|just)\b|, (?:only|not|then|even|which|they|we|it|and (?:the|our|my) \S+ (?:is|are|has|have))\b/i;

/** Whether more follows than the deed; the commas of a list are part of it. */
function goesOn(deed: string): boolean {
  if (THEN.test(deed)) return true;
  const [, ...parts] = deed.split(/, (?:and |or )?/);
  return parts.some((part) => {
    const [clause] = parseSentence(part).clauses;
    return (
      clause?.mood === 'statement' &&
      clause.subject.length > 0 &&
      clause.group !== undefined &&
      /^(?:the|an?|our|my|their|this|all|many|most|some|nobody|i|you) /i.test(part)
    );
  });
}

/** What may be the case of a rule: what nobody can do then may be barred. */
const BOUND =
  /\b(?:unless|until|when|whenever|if|once|before|after|without|only|as long as|(?:more|less|fewer) than)\b/i;

/** Who is told apart may be barred. */
const NARROWED = / (?:who|that|with|without|under|over|above|below|in|of|from|whose) /i;

/** Whether the words in front name somebody who acts, and are no clause. */
function isWho(who: string, people: People): boolean {
  return (
    !/^(?:nobody|no one|no|none|it|this|that|there|he|she)\b/i.test(who) &&
    !/[,;:]| (?:that|which|but|because|so|if|when|say|complain)\b/i.test(who) &&
    (people.isSpeaker(who) || people.isPersonPhrase(who))
  );
}

/** "to see" and "of seeing" as the bare deed. */
function deedOf(lead: string, said: string): string {
  const [first = '', ...rest] = said.split(' ');
  return /^to$/i.test(lead) ? said : [fromGerund(first.toLowerCase()) ?? 'do', ...rest].join(' ');
}

/** "pay by card, only by bank transfer": which way there is instead. */
const ONLY_THIS_WAY =
  /^([^,;:()]*\b(by|via|through|from|on (?:the|their|a|my)) [^,;:()]+),? (?:but )?only \2 [^,;:]+$/i;

/** One clause asks for the deed; what comes of it is a sentence of its own, and with anything else behind it it stays a complaint. */
function ableTo(who: string, deed: string): string {
  const [, main = '', then = ''] =
    /^([^,;:()]+),? (?:(?:and )?so|and that is why) ((?:they|we|I) .+)$/i.exec(deed) ?? [];
  if (main && !goesOn(main)) return `${who} should be able to ${main}. ${upperFirst(then)}`;
  if (goesOn(deed)) return `${who} can not ${deed}`;
  return `${who} should ${/^be \w/i.test(deed) ? '' : 'be able to '}${deed}`;
}

/** "have no option to print it", "there is no way to print it": who has none wants to be able to. */
function withMeans(text: string, people: People): string | undefined {
  const [, who = '', lead = '', said = ''] = HAS_NO_MEANS.exec(text) ?? [];
  const deed = who ? deedOf(lead, said) : '';
  if (deed && !SAYING.test(deed) && isWho(who, people)) return ableTo(who, deed);
  const [, forWhom, possibly = ''] = NOT_POSSIBLE.exec(text) ?? [];
  const isNow = possibly !== '' && NOW_INSIDE.test(text.slice(0, text.length - possibly.length));
  // "It is not possible to book twice" may be a rule.
  if (possibly && !SAYING.test(possibly) && !goesOn(possibly) && (/,/.test(possibly) || isMissed(possibly) || isNow))
    return `It should be possible ${forWhom ? `for ${forWhom} ` : ''}to ${possibly}`;
  const [, whose, link = '', done = HEADLESS.exec(text)?.[1] ?? ''] = NO_MEANS.exec(text) ?? [];
  const open = done && deedOf(link || 'to', done);
  if (!open || SAYING.test(open) || goesOn(open)) return undefined;
  if (whose) return isWho(whose, people) ? ableTo(upperFirst(whose), open) : undefined;
  return `It should be possible to ${open}`;
}

const FRONT = /^((?:when|whenever|while|if|as long as) [^,]+), (.+)$/i;

const OUTCOME = /,? (?:(?:and )?so|and that is why) (?:they|we|I) .+$/i;

/** "parents still cannot book": what is so far is missed; so is what by its own words no rule keeps from anybody. */
function missed(said: string, people: People): string | undefined {
  const [, front = '', main = ''] = FRONT.exec(said) ?? [];
  const text = front && isCircumstance(front) ? main : said;
  const spoken = text.replace(/ (?:any ?more|any longer)$/i, '');
  const bare = spoken.replace(ALREADY, '').replace(YET, '');
  const [, who = '', before = '', cannot = '', inside = '', deed = ''] = CANNOT.exec(bare) ?? [];
  if (!deed || SAYING.test(deed) || !isWho(who, people)) return undefined;
  // "members who left cannot log in any more" is a rule; without who is told apart it is missed.
  const isOver = spoken !== text && !NARROWED.test(who) && !BOUND.test(deed);
  const isSoFar =
    bare !== spoken || isOver || [before, inside].some((word) => IS_NOW.test(word)) || NOW_INSIDE.test(cannot);
  // "are unable to" is a bar only where something bounds it.
  const isUnable = !/^c/i.test(cannot) && (/^str/i.test(cannot) || !BOUND.test(deed)) && !NARROWED.test(who);
  const isLeft = ONLY_THIS_WAY.test(deed) || isMissed(deed.replace(OUTCOME, ''));
  if (!isSoFar && !isUnable && !isLeft) return undefined;
  const wanted = ONLY_THIS_WAY.exec(deed)?.[1] ?? deed;
  if (!isSoFar && goesOn(wanted) && !OUTCOME.test(wanted)) return undefined;
  const able = ableTo(upperFirst(who), wanted);
  return text === said ? able : able.replace(/(?=\. |$)/, ` ${lowerFirst(front)}`);
}

const NOW_INSIDE = new RegExp(`\\b${NOW}\\b`, 'i');

const COMPLAIN =
  /^(.+?) (?:often |always |regularly |have |has |keep |keeps )*(?:complain(?:s|ed|ing)?|tell(?:s)? us|told us)(?: about it)? that (?:they|he|she) (?:still |currently |often )?(?:can ?not|could not|(?:is|are) (?:not able|unable) to) (.+)$/i;
const FINDS_HARD =
  /^(.+?) (?:often |sometimes |always |still )?finds? it (?:very |too |so |really |quite |extremely |often )?(?:hard|difficult|tricky|impossible|cumbersome|tedious|annoying|painful) to (.+)$/i;
const ASK_WHETHER =
  /^(.+?) (?:often |always |regularly |constantly |keep |keeps )*(?:ask|asks|asking)(?: me| us)? (?:if|whether) (?:they|he|she) (?:can|could|may) ((?:book|order|buy|pay|reserve|rent|view|read|browse|search|watch|listen|cancel|sign|download|upload|comment|vote|rate|review|reply|apply|donate|subscribe|report|change|edit|move|print|export|import|share|save|send|add|remove|delete|choose|sort|filter|compare|mark|attach|switch|invite|track|copy|undo|split|extend|renew|reorder|register|confirm|decline|withdraw) .+)$/i;

/** "leaders complain that they cannot reach everybody", "find it hard to": they want to. */
function complained(text: string, people: People): string | undefined {
  for (const form of [COMPLAIN, FINDS_HARD, ASK_WHETHER]) {
    const [, who = '', deed = ''] = form.exec(text) ?? [];
    if (deed && !SAYING.test(deed) && isWho(who, people) && !goesOn(deed)) return `${who} should be able to ${deed}`;
  }
  return undefined;
}

const ONLY_THEY = new RegExp(
  `^(?:(${NOW}),? )?only (.+?) (?:can|may|(?:is|are) able to) (?:(${NOW}) )?(.+?)(?:,? (${NOW}))?$`,
  'i',
);

/** "Right now only administrators can lock a flat": others want to, without one. */
function withoutThem(text: string, people: People): string | undefined {
  const [, first, who = '', inside, deed = '', last] = ONLY_THEY.exec(text) ?? [];
  if (!(first ?? inside ?? last) || SAYING.test(deed) || goesOn(deed)) return undefined;
  if (!people.isPersonPhrase(who) || people.isSpeaker(who) || / (?:who|that|with|without|of|in|and|or) /.test(who))
    return undefined;
  const one = withArticle(singular(who.replace(/^(?:the|our|an?) /i, '')));
  const isNarrowed = /\b(?:without|which|who|that|whether|if|when)\b/i.test(deed);
  return `It should be possible to ${deed}${isNarrowed ? '' : ` without ${one}`}`;
}

const WANTS_BUT =
  /^(.+? (?:wants?|would (?:like|love)|wish(?:es)?|needs?) to .+?),? but (?:they|we|i|he|she) (?:still |currently |often )?(?:can ?not|could not|(?:is|are|am) (?:not able|unable) to|have no way to)(?: (?:do (?:so|it|that|this)|yet|at the moment|right now))*$/i;

const WAY =
  '(?:call|phone|ring|e-?mail|mail|contact|text|write to|visit|ask|message|fax|write|send) (?:us|me|(?:the |an? |our |their )?(?:[\\w-]+ )?[\\w-]+)|(?:write|send) (?:us |an? ){1,2}[\\w-]+(?: to (?:us|the [\\w-]+))?|come (?:in|by)|(?:come|go|drive|walk) to (?:the|our) [\\w-]+';
const HAS_TO_TURN_TO = new RegExp(
  `^(?:(${NOW}),? )?(.+?) (?:(${NOW}) )?(have to|has to|need to|needs to|must) (?:(${NOW}|always|first) )?(${WAY}) (?:in order )?to (.+)$`,
  'i',
);
/** What is said to whoever is turned to, and no deed of one's own. */
const SAID_TO_THEM =
  /^(?:ask|tell|say|explain|remind|inform|complain|let|talk|speak|discuss|help|find out|know|learn|hear|check|come|make|work|us|him|her|them|me)\b/i;

/** "Guests have to email the office to move a booking": they want to move it without that. */
function withoutTurningTo(text: string, people: People): string | undefined {
  const [, first, who = '', inside, owes = '', then, way = '', deed = ''] = HAS_TO_TURN_TO.exec(text) ?? [];
  if (!way || SAYING.test(deed) || SAID_TO_THEM.test(deed) || goesOn(deed)) return undefined;
  // "members must call the office to cancel" may be how it is laid down.
  if (!isWho(who, people) || (/^must$/i.test(owes) && !(first ?? inside ?? then))) return undefined;
  return `${upperFirst(who)} should be able to ${deed} without having to ${way.replace(/ (?:us|me)$/i, '')}`;
}

const FOR_LACK_OF_IT =
  /^(.+? (?:can ?not|could not) [^,;]+?),? (?:because|since|as) (?:there (?:is|are) no (?:[\w-]+ )?[\w-]+ (?:for|to do) (?:it|that|this|so)|there (?:is|are) no (?:button|option|function|feature|way)|(?:it|the (?:app|system|product|site|website|software|page|tool|program)) (?:does not|can ?not) (?:support|allow|offer|permit|let them|let us|let me|do|provide)(?: (?:it|that|this|so|do (?:it|that|this|so)))?|(?:it|that|this) is not (?:supported|possible|there|offered|implemented|built in|available))(?: yet| so far)?$/i;
const VENT =
  /(?: and (?:that|this|it)|, which) is (?:(?:very|really|so|quite|just|always|a bit) )?(?:annoying|frustrating|confusing|inconvenient|bad|tiring|embarrassing|ridiculous|not good|not ideal|silly|a (?:real |big |great )?(?:pain|problem|shame|pity|nuisance|hassle|mess))$/i;

/** "... because there is no button for it", "... and that is annoying": that says no more than that they cannot. */
function withoutEmptyCause(text: string): string {
  const [, main] = FOR_LACK_OF_IT.exec(text) ?? [];
  if (main ?? !/can ?not|unable|not able/i.test(text)) return main ?? text;
  return text.replace(VENT, '').replace(/, which is why (?=(?:they|we|I) )/i, ', so ');
}

/** What somebody complains of not being able to do is what they want to be able to do, unless a rule keeps them from it. */
export function wantsToBeAble(said: string, people: People, isAlone: boolean): string {
  const eased = withLessEffort(said, people);
  if (eased !== said) return eased;
  if (
    !/\b(?:not|unable|no|lacks?|miss(?:es)?|only|but|finds? it|have to|has to|needs? to|must|struggles?|asks?|asking)\b|cannot/i.test(
      said,
    )
  )
    return said;
  const text = withoutEmptyCause(said);
  const wants = WANTS_BUT.exec(text)?.[1];
  if (wants) return wants;
  const bare = text.replace(ALREADY, '');
  return (
    withMeans(bare, people) ??
    complained(bare, people) ??
    (isAlone ? withoutThem(text, people) : undefined) ??
    withoutTurningTo(text, people) ??
    withoutDetour(bare, people) ??
    notLet(bare, people) ??
    missed(text, people) ??
    text
  );
}
