import { textOf } from '../grammar/parse.ts';
import { isPlural, singular } from '../language/nouns.ts';
import { upperFirst } from '../language/capitals.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isHuman } from './is-agent.ts';
import { bareOf, factIn } from './fact-before.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingNamed } from './what-it-is.ts';

/** "Warn the librarian", "tell everybody who has booked": whom, and of what the sentence before tells. */
const TELLS =
  /^(?:please )?(?:tell|inform|notify|warn|alert|message|text|call|e-?mail) (?:(?:the|all|our|both|every|each|all the) )?(?:[a-z-]+ )?[a-z-]+(?: who (?:have|has|had|are|is|were|was|did|do|want|wanted|wants) ?[^,;]{0,30})?(?: (?:at once|immediately|right away|by (?:e-?mail|text|phone)|then|too|as well))?$/i;
const OF_WHAT =
  /\b(?:about|of|that|when|if|what|how|why|where|which|whether|on|before|after|once|first|please|in|for|to|with|again|off|up)\b/i;

/** "We want to notice that": of what. */
const NOTICES =
  /^(.+? (?:should|must|wants? to|needs? to|would like to)) (?:notice|see|know|hear|find out|learn|be (?:told|informed|notified|warned))(?: (?:of|about))? (?:that|it|this)(?: at once| immediately| right away)?$/i;
const WHEN_IT_HAPPENS = / (?:when|if|as soon as|whenever) (?:it|that|this) (?:happens|is the case|is so)$/i;

export function tellsWhen(sentence: string, before: string, people: People): string | undefined {
  const noticed = NOTICES.exec(bareOf(sentence))?.[1];
  const bare = noticed ? 'tell us' : bareOf(sentence).replace(WHEN_IT_HAPPENS, '');
  const isHappening = bare !== bareOf(sentence);
  if (!TELLS.test(bare) || OF_WHAT.test(bare.replace(/\bwho .*$/i, '').replace(/ by (?:e-?mail|text|phone)$/i, '')))
    return undefined;
  const fact = factIn(before, people);
  const { group } = fact?.first ?? {};
  const isEvent =
    group !== undefined &&
    !group.past &&
    (group.verb !== 'be' || group.passive || isHappening) &&
    (group.passive || !/^(?:have|need|want|like|cost|know|own|use|think|complain|ask|forget)$/.test(group.verb)) &&
    !/\b(?:only|still|always|never|often|by hand|every|not everybody)\b|[,:;?]/i.test(before);
  const isOther = fact && !/^(?:I|we|you|they|it|this|that|there|nobody)\b/i.test(before);
  return isEvent && isOther && before.split(' ').length <= 14
    ? `${noticed ? `${noticed} be told` : bare.replace(/ then$/i, '')} when ${lowerFirst(bareOf(before))}.`
    : undefined;
}

/** "It should be mandatory": what somebody forgets, has to do or cannot do. */
const SO =
  /^(?:that|this|it) (?:should|must|has to|needs to) (?:also )?be (mandatory|required|obligatory|compulsory|optional|voluntary|possible)(?: (?:in|on|from) (?:the|an?) [\w ]+)?$/i;
const LEFT_UNDONE =
  /^(?:often |always |sometimes )?(?:forget to|do not|don't|cannot|can't|can not|have to|has to|must|want to|would like to|never) (.+)$/i;

export function mustDoIt(sentence: string, before: string, people: People): string | undefined {
  const how = SO.exec(bareOf(sentence))?.[1]?.toLowerCase();
  const who = how ? people.leading(before) : undefined;
  if (!how || !who || people.isSpeaker(who)) return undefined;
  const [, deed = ''] = LEFT_UNDONE.exec(bareOf(before).slice(who.length).trim()) ?? [];
  if (!deed || /[,:;]/.test(deed) || deed.split(' ').length > 10) return undefined;
  if (how === 'possible') return `${who} should be able to ${deed}.`;
  return /^(?:optional|voluntary)$/.test(how) ? `${who} should not have to ${deed}.` : `${who} must ${deed}.`;
}

/** "Machines come back dirty. Charge for it.": for which. */
const FOR_IT =
  /^((?:please )?(?:charge|bill|fine)(?: (?:them|(?:the )?[a-z-]+s?))?(?: (?:a fee|extra|money|\d+ \w+))?) for (?:it|that|this)$/i;

export function chargesFor(sentence: string, before: string, people: People): string | undefined {
  const [, lead = ''] = FOR_IT.exec(bareOf(sentence)) ?? [];
  const fact = lead ? factIn(before, people) : undefined;
  const thing = fact ? textOf(fact.first.subject) : '';
  const isThings = isPlural(thing.split(' ').at(-1) ?? '') && !people.isPersonPhrase(thing);
  return fact && fact.all.length === 1 && isThings && !fact.first.group?.past
    ? `${lead} for ${lowerFirst(thing)} that ${bareOf(before).slice(thing.length).trim()}.`
    : undefined;
}

/** "The same when it comes back.", "Also for groups.": the sentence before holds there as well. */
const THE_SAME =
  /^(?:(?:and )?(?:the )?same|also|and also|and) (for|when|if|in|on|at|with|to) (?!(?:me|us|it|that|this|now|example|instance)$)([^,;]+)$/i;

export function sameThere(sentence: string, before: string): string | undefined {
  const [, link = '', what = ''] = THE_SAME.exec(bareOf(sentence)) ?? [];
  const hasLink = link && new RegExp(` ${link} [^,]+$`, 'i').test(bareOf(before));
  return hasLink && !/[?,;:]/.test(before) && what.split(' ').length <= 8
    ? `${bareOf(before)} and ${link.toLowerCase()} ${what}.`
    : undefined;
}

/** "which ones were accepted", "if one is missing": which of the things that were named. */
export function whichOnes(sentence: string, before: string, people: People): string | undefined {
  const [, , of = ''] = /\b(which|how many) (ones?|of them)\b(?! (?:of|with|for))/i.exec(sentence) ?? [];
  const isOne = /\b(?:if|when|whether|once) one (?=(?:is|has|gets|was|comes|goes|fails|becomes)\b)/i.test(sentence);
  const counted = / (?:two|three|four|five|six|\d+|several|many) ([a-z]+s)$/i.exec(bareOf(before))?.[1];
  const things = of || isOne ? (thingNamed(bareOf(before), true, people) ?? counted) : undefined;
  const name =
    things && lowerFirst(things).replace(/^(?:the|our|my|their|all|many|some|two|three|four|five|six|\d+) /i, '');
  if (!name || /^(?:others|ones)$/i.test(name)) return undefined;
  return isOne
    ? sentence.replace(/\b(if|when|whether|once) one (?=\w)/i, (_, link: string) =>
        `${link} a ${singular(name)} `.replace(/ a (?=[aeio])/, ' an '),
      )
    : sentence.replace(/\b(which|how many) (?:ones?|of them)\b/i, (_, which: string) => `${which} ${name}`);
}

/** "Fees differ for students. They have to show a card.": the people named last, where nobody leads the sentence. */
const THEY = /^they (?=(?:should|must|have to|need|want|would like|can|may|cannot|shall)\b)/i;
const LAST_PEOPLE = / (?:for|of|by|to|with|from) ((?:the |our |all )?(?:[a-z-]+ )?([a-z-]+s))$/i;

export function theyAre(sentence: string, before: string, people: People): string | undefined {
  const [, who = '', head = ''] = (THEY.test(sentence) && LAST_PEOPLE.exec(bareOf(before))) || [];
  const { first } = factIn(before, people) ?? {};
  const isThing =
    first !== undefined && !people.isPersonPhrase(textOf(first.subject)) && people.leading(before) === undefined;
  return who && isThing && isHuman(head) && !/ be \w+/i.test(sentence.slice(0, 24))
    ? `${upperFirst(who)} ${sentence.replace(THEY, '').replace(/^have to /i, 'must ')}`
    : undefined;
}

const STOPS = /^(?:please )?(?:stop|end|fix|change|prevent|avoid|improve|solve) (?:that|this|it)(?: please)?$/i;
/** "Animals have died and still get reminders" */
const STILL = /^((?:[\w-]+ ){0,2}?([\w-]+s)) ((?:have|are|were) [^,]+?),? (?:and|but) still (?:can )?([a-z]+ .+)$/i;

/** "Stop that.": the sentence before is to be no longer so, which it tells itself. */
export function stopped(sentence: string, before: string): string | undefined {
  if (!STOPS.test(bareOf(sentence))) return undefined;
  const [, who = '', head = '', state = '', deed = ''] = STILL.exec(bareOf(before)) ?? [];
  return who && isBaseVerb(deed.split(' ')[0] ?? '')
    ? `${who} ${isHuman(head) ? 'who' : 'that'} ${state} should no longer ${deed}.`
    : before;
}

/** "Singers do not say whether they come. Ask them two days before.": what they are asked. */
const NOT_SAID =
  /^(.+?) (?:do not|don't|does not|doesn't|never|often do not) (?:say|tell|answer|reply|write|decide|mention)(?: us| me)? ((?:whether|if|when|what|which|how|where|who) .+)$/i;
const ASKS_THEM =
  /^((?:please )?ask) (?:them|him|her)((?: (?!for\b|to\b|if\b|whether\b|what\b|about\b)[^,;]{1,40})?)$/i;

export function asksWhat(sentence: string, before: string): string | undefined {
  const [, ask = '', when = ''] = ASKS_THEM.exec(bareOf(sentence)) ?? [];
  const [, who = '', what = ''] = (ask && NOT_SAID.exec(bareOf(before))) || [];
  return who && who.split(' ').length <= 3
    ? `${ask} ${lowerFirst(who)}${when} ${what.replace(/^if /i, 'whether ')}.`
    : undefined;
}
