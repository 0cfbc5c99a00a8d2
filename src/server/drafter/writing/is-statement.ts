import { FINITE } from '../grammar/candidates.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readVerb } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';

/** What begins so is a piece of a sentence, or an order. */
const PIECE =
  /^(?:whatever(?! (?:is|has|are|have) )|however|wherever|unless|except|max\b|min\b|maximum|minimum|valid|invalid|only [a-z]+ (?:the|an?|it|them|my|their)\b|not\b|please|maybe|or\b)/i;
/** How people go on when they have nothing more to name. */
const AND_SO_ON = /\b(?:that (?:sort|kind) of thing|and so on|and such|or whatever|you name it|or something)\b/i;
/** What is to vanish is no state that somebody could look at. */
const TO_GO =
  /^(?:this|that|these|those|it|they)(?: [\w-]+){0,2} (?:goes?|stops?|ends?|has to go|have to go|must go)\.?$/i;
/** Whom no rule is made for: how many of them do what today. */
const SOME_OF_THEM =
  /^(?:half|most|some|many|few|a few|several|a lot|lots|two thirds|a third|others)\b|\b(?:of (?:ours|us|mine|them|theirs))\b/i;
/** How it is today is no rule: "there is either two or none". */
const TODAY =
  /\b(?:there (?:is|are) (?:either|always|still|no way|nothing|nobody)|at the moment|right now|currently|nowadays|these days|(?:is|are) supposed to|(?:but|and) (?:then )?(?:nobody|no one|noone)|keeps? \w+ing)\b/i;
/** How somebody makes do today: "Rosa works it out on paper", "the desk does it with a calculator". */
const MAKES_DO =
  /^[^,]{2,40}? (?:does|do|works?|adds?|counts?|writes?|types?|puts?|keeps?|tracks?|notes?) (?:it|this|that|them|these) (?:[\w-]+ ){0,4}?(?:on (?:paper|a pad|a slip)|by hand|with a calculator|in (?:excel|(?:his|her|their) heads?|an? (?:[\w-]+ )?(?:spreadsheet|notebook|book)))\b/i;
/** What people do or have today, where nobody says that they must. */
const DOES_TODAY =
  /^(?:their|my|our|his|her) (?:day|week|shift|work|job|boss|wife|husband|mother|father|kids?|children|team|colleagues?)\b|^(?:members|customers|people|guests|users|clients|parents|patients|they|he|she) (?:write|say|tell|ask|call|complain|think|hate|love|laugh|forget|ring|phone|shout)s?\b/i;
/** "Two guests lose their place every day", "Members on the basic plan hit the limit": what some suffer today, and in no case that is named. */
const SUFFERED =
  /^(?!.*\b(?:if|when|unless|after|once|until|within|\d+ (?:minutes|hours|days|weeks|months|times))\b.*$)(?:(?:the|our|my|one|two|three|four|five|six|ten|\d+) )?(?:[\w-]+ ){0,2}?[\w-]+s?(?: (?:on|in|at|from|with|over|under|near) (?:[\w'-]+ ){1,4}?)? ?(?:lose|lost|miss|forget|waste|overlook|get stuck|run into|hit (?:the|a|their)|(?:get|have) no) /i;
/** The same of a number of people, whenever it is: "When classes start, two trainers lose their connection every day". */
const SOME_SUFFER =
  /(?:^|, )(?:one|two|three|four|five|six|ten|\d+) (?:[\w-]+ ){1,2}(?:(?:on|in|at|from|with) (?:[\w'-]+ ){1,4}?)?(?:lose|miss|forget|wait|waste|overlook|get stuck)\b/i;
/** "Easter set off 90 warnings": what happened once, by a verb that has no form of its own for it. */
const HAPPENED =
  /^(?:(?:the|an?|our|my|last|this) )?(?:[\w'-]+ ){0,3}?[\w'-]*[^s\W] (?:set off|cost|hit|cut|shut|burst|upset) (?:\w+ ){0,2}?(?:\d+|us|me|the|an?|our|my|all|half)\b/i;
const NOT_OF_PEOPLE =
  /^(?:nobody|no one|somebody|everybody) (?:can|cannot|may) be (?:edited|deleted|changed|closed|opened|published|printed|copied|corrected|overwritten|exported|saved)\b/i;

/** "The plan get squeezed", "can no longer knows": a verb that was cut out of another sentence. */
function isDisagreeing(text: string): boolean {
  const [, third = ''] =
    /\b(?:can|cannot|must|may|should|will)(?: no longer| only| also| never| always| not)? ([a-z]+s)\b/i.exec(text) ??
    [];
  if (third && readVerb(third)?.form === 'third') return true;
  return /^(?:the|an?|this|that|each|every) (?![\w-]+s\b|(?:max|maximum|minimum|first|last|next|whole|average|total|free) )[\w-]+ (?:get|come|go|stay|have|do|be|become|remain|need)\b/i.test(
    text,
  );
}

/** "max 4 weeks and only one per thesis are among them", "the reopened include ...": no list of things. */
function isBrokenList(text: string): boolean {
  const [, first = ''] = /^(.+?),? (?:.+ )?(?:is|are|must be) among them\.?$/i.exec(text) ?? [];
  if (/^(?:max\b|only\b|at least\b|drag|put|print|show|send|set|move|tall\b|not\b)/i.test(first)) return true;
  const [, name = ''] = /^the (.+?) (?:must include|includes?)\b/i.exec(text) ?? [];
  const head = name.split(' ').at(-1) ?? '';
  return (
    name !== '' &&
    (/\b(?:by|without) [\w-]+$/i.test(name) ||
      // "the reopened": a word that ends so and does not name a thing.
      (/ed$/i.test(head) && readVerb(head)?.form === 'past'))
  );
}

/** Whether a statement is whole: no piece of a sentence, no order and no list of what is none. */
export function isWholeStatement(said: string): boolean {
  const text = said.trim();
  return !(
    PIECE.test(text) ||
    AND_SO_ON.test(text) ||
    // "If a fund has reached its target.": and then?
    (/^(?:if|when|once|as soon as|unless|until) (?:an?|the|all) [^,;:]+$/i.test(text) && text.split(' ').length <= 9) ||
    // "It stays."
    /^(?:it|they|that|this) [a-z]+[.]?$/i.test(text) ||
    TO_GO.test(text) ||
    NOT_OF_PEOPLE.test(text) ||
    isDisagreeing(text) ||
    isBrokenList(text)
  );
}

/** Whether what the idea says besides holds and can be looked at, and is no report of how it is today. */
export function isStatement(said: string, form: Idea['form']): boolean {
  const text = said.trim();
  if (!isWholeStatement(text)) return false;
  if (/\b(?:must|should|shall|may|can|cannot|has to|have to|needs? to|will|would|only)\b/i.test(text)) return true;
  // A trouble is told in facts.
  return (
    form !== 'problem' &&
    !SOME_OF_THEM.test(text) &&
    !TODAY.test(text) &&
    !MAKES_DO.test(text) &&
    !DOES_TODAY.test(text) &&
    !SUFFERED.test(text) &&
    !SOME_SUFFER.test(text) &&
    !HAPPENED.test(text)
  );
}

/** Whether something is said at all: a name without a verb states nothing. */
export function hasVerb(text: string): boolean {
  return tagSentence(splitWords(text)).some(({ tag }) => FINITE.has(tag));
}
