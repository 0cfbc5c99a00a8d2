import { singular, withArticle } from '../language/nouns.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { thingsNamed } from './what-it-is.ts';

/** "want to see its size": whose size, where the sentence itself names nothing before it. */
const WHOSE =
  /^((?:(?:the |an? |each |every )?[\w-]+(?: [\w-]+)? (?:should|must|wants? to|needs? to|would like to|can|may)(?: be able to)?|please|let (?:the |an? )?[\w-]+(?: [\w-]+)?)? ?(?:see|show|know|check|change|edit|print|send|add|set|choose|find|enter|view|mark|hide|list|name)) its ([\w-]+(?= (?:before|after|when|while|in|on|at|for|to|and|by|as|with|from)\b|$)|[\w-]+ (?!before|after|when|while|in|on|at|for|to|and|by|as|with|from)[\w-]+)\b(.*)$/i;
/** "show who is editing it": what is done to it is asked. */
const ASKED =
  /^((?:show|see|list|tell (?:us|me|them)|(?:[\w-]+ ){1,4}(?:should|must|wants? to|needs? to|can) (?:be able to )?(?:see|know|find out)|(?:i|we) want to (?:see|know)) (?:who|which [\w-]+s?|when|where|how|whether|how many [\w-]+s)\b(?: [\w-]+){1,4}) (it|them)\b(.*)$/i;
/** "show when they were last changed": what it is asked of. */
const ASKED_OF =
  /^((?:show|see|list|tell (?:us|me|them)|(?:[\w-]+ ){1,4}(?:should|must|wants? to|needs? to|can) (?:be able to )?(?:see|know|find out)|(?:i|we) want to (?:see|know)) (?:when|where|how|whether|how (?:often|long|much|old))) (it|they) ((?:was|were|is|are|has|have|had|will|last|ends?|starts?|costs?|comes?) ?.*)$/i;
/** "copy one with all settings", "lock a part of one" */
const ONE =
  /^(.*\b(?:copy|lock|delete|remove|add|choose|book|change|edit|share|rename|move|print|send|open|close|hide|pick|mark|part of|page of|copy of|start|save|pause|cancel|find|report|rent|reserve)) one(?= (?:with|for|to|in|on|at|from|without|as|before|after|by|when|if|of (?:their|our|the) own)\b|$)(.*)$/i;

/** The one thing that a sentence names in a number; nothing where there are several. */
function onlyThing(before: string, isMany: boolean, people: People): string | undefined {
  const [thing, more] = thingsNamed(before, isMany, people);
  return thing && more === undefined ? lowerFirst(thing) : undefined;
}

/** What is done to, by the sentence before, in its plural: "templates" of "editors use templates". */
function thingsOf(before: string, people: People): string | undefined {
  const [clause] = parseSentence(before, people.names).clauses;
  // "Courts get wet": what it tells of, where nothing is done to anything else.
  const isState = clause?.rest.length === 0 || /^(?:get|be|become)$/.test(clause?.group?.verb ?? '');
  const [name = ''] = textOf((isState ? clause?.subject : clause?.rest) ?? []).split(
    / (?:in|on|at|for|of|with|by|to|from|every|each|when|if) /i,
  );
  const noun = readNounPhrase(name.replace(/^(?:many|several|some|a lot of|lots of|a few|two|three) /i, ''));
  return noun?.plural && !people.isPersonPhrase(noun.text) ? lowerFirst(noun.core) : undefined;
}

/** What is done to people, and gives and tells them nothing: "log them out". */
const TO_PEOPLE =
  /^((?:[\w-]+ ){0,4}?(?:should|must|shall|can|may|wants? to|needs? to|let [\w-]+(?: [\w-]+)?)(?: be able to)? )?(log|block|introduce|match|pair|invite|remove|add|assign|call|pay|delete|unlock|rate|contact|ban|lock|enrol|register|find|search|group|list|hide|count|check in|approve|ask) them\b(?! (?:a|an|the|their|some|any)\b)(.*)$/i;

/** What is done to people alone, whatever else was named. */
const ONLY_PEOPLE = /^(?:introduce|invite|ask|call|contact|enrol|ban)$/i;

/** "show them articles that fit": who sees it. */
const GIVEN =
  /^((?:.*\b(?:should|must|shall) )?(?:show|send|give|offer|suggest) )them ((?!(?:to|in|on|at|for|by|before|after|when|if|once|as|with|from|until|every|each|first|again|back|out|only|the|an?|their|its|how|who|which|what|where|why|whether|all|some|any|one|two|it)\b)[a-z-]+ (?:[a-z-]+\b.*)?)$/i;

/** "Agents work from home. The app must log them out.": whom the sentence before is about. */
function withPeople(text: string, before: string, people: People): string {
  const [, gives = '', what = ''] = GIVEN.exec(text) ?? [];
  const whom = gives && people.leading(before);
  if (whom && readNounPhrase(whom)?.plural && !people.isSpeaker(whom)) return `${gives}${lowerFirst(whom)} ${what}`;
  const [, lead = '', verb = '', rest = ''] = TO_PEOPLE.exec(text) ?? [];
  const who = verb && people.leading(before);
  const isOther = lead !== '' && who && lead.toLowerCase().includes(lowerFirst(who));
  const isMany = who && readNounPhrase(who)?.plural;
  const isSure = ONLY_PEOPLE.test(verb) || thingsNamed(before, true, people).length === 0;
  return who && isMany && !isOther && !people.isSpeaker(who) && isSure
    ? `${lead}${verb} ${lowerFirst(who)}${rest}`
    : text;
}

/** A sentence with what the one before names in place of "its", "it" in a question and "one". */
export function namedAgain(text: string, before: string | undefined, people: People): string {
  if (before === undefined) return text;
  // "Employees forget their hours. Ask them on Friday.": for what, the sentence before says.
  const [, who = '', link = '', forgotten = ''] =
    /^ask them(?! (?:for|to|if|whether|what|which|how|about|who|when|where|why|before)\b)/i.test(text)
      ? (/^(.+?) (?:often |always |sometimes )?forget (to )?(.+)$/i.exec(before) ?? [])
      : [];
  if (forgotten) return text.replace(/^ask them/i, `Remind ${lowerFirst(who)} ${link ? 'to' : 'of'} ${forgotten}`);
  const named = withPeople(text, before, people);
  if (named !== text) return named;
  const [, lead = '', what = '', rest = ''] = WHOSE.exec(text) ?? [];
  const whole = what && onlyThing(before, false, people);
  if (whole) return `${lead} the ${what} of ${whole}${rest}`;
  const [, asked = '', it = '', more = ''] = ASKED.exec(text) ?? [];
  const thing =
    it &&
    !/ (?:the|an?|their|our) /i.test(asked.replace(/^.*?\b(?:who|which|when|where|how|whether)\b/i, '')) &&
    onlyThing(before, /^them$/i.test(it), people);
  if (thing) return `${asked} ${thing}${more}`;
  const [, of = '', subject = '', state = ''] = ASKED_OF.exec(text) ?? [];
  const isPeople = people.leading(before) !== undefined;
  const about = subject && !isPeople && onlyThing(before, /^they$/i.test(subject), people);
  if (about) return `${of} ${about} ${state}`;
  const [, deed = '', tail = ''] = ONE.exec(text) ?? [];
  const many = deed && thingsOf(before, people);
  return many ? `${deed} ${withArticle(singular(many))}${tail}` : text;
}
