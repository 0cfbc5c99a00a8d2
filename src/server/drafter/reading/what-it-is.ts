import { parseSentence, textOf } from '../grammar/parse.ts';
import { DONE_TO_PEOPLE } from '../lexicon/done-to-people.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { DETERMINERS } from '../lexicon/function-words.ts';
import { readNounPhrase, type NounPhrase } from '../language/noun-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { isCommand } from './is-command.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** Where the name of a thing ends. */
const BEHIND =
  /\s+(?:in|on|at|for|when|because|that|which|from|by|to|into|with|without|and|but|after|before|first|again|until|if|each|per|every|as)\s+/i;
/** "the wrong version of a figure" is a figure. */
const VERSION_OF = /^(?:(?:an?|the) )?(?:\w+ )?(?:version|copy|sort|kind|type) of (.+)$/i;
/** "half of the crates": the crates. */
const MOST_OF = /^(?:half|most|some|many|all|none|part|a third|two thirds) of ((?:the|our|my|their) .+)$/i;
/** A wish, up to a pronoun that its verb is done to. */
const WISHED =
  /^(.*?\b(?:should|must|shall|can|could|may|wants? to|needs? to|(?:would|'d) (?:like|love|prefer) (?:(?:them|him|her|(?:the |our |my )?[\w-]+s) )?to|(?:way|option|possibility|chance) (?:for (?:[\w-]+ ){1,3})?to|have to|has to|forg[eo]ts? to|let (?:me|them|us|(?:the |our |my )?[\w-]+(?: [\w-]+)?)|be able to|(?:can|could|should|couldn't|can't|could not|can not) (?:he|she|they|we|i|you|(?:the|our|my) [\w-]+(?: [\w-]+)?)|(?:you|nobody|one) (?:can't|cannot|can not|couldn't))\s+(?:(?:be able to|be allowed to|also|only|always|just|then|not|simply)\s+)*)([a-z]+(?: (?:up|in|out|back|off|down|on|at|for|into|through))?) (it|them)\b(?! (?:easier|easy|possible|clear|hard|difficult|so that|that|to be)\b)(.*)$/i;
/** What is done with the entries of a list, those of people as well. */
const LISTED = /^(?:hide|mark|move|sort)$/i;
/** An order with a pronoun. */
const ORDERED = /^((?:only |please |just )?)([a-z]+) (it|them)\b(.*)$/i;

/** "about 25 leftover portions a day": the portions. */
const SO_MANY = /^(?:(?:about|around|roughly|nearly|almost|over|up to) )?\d+ (?=[a-z])/i;
const EACH_DAY = / (?:an?|per|each|every) (?:day|week|month|year|hour|evening|morning)$/i;

function thingIn(text: string, isMany: boolean, people: People): NounPhrase | undefined {
  const inner = VERSION_OF.exec(text)?.[1] ?? MOST_OF.exec(text)?.[1] ?? text;
  const noun = readNounPhrase((inner.split(BEHIND)[0] ?? '').replace(/ (?:in|out|up|off|back|down|on|over)$/i, ''));
  const isNothing =
    !noun ||
    noun.plural !== isMany ||
    // "stays reserved"
    (!noun.text.includes(' ') && noun.text.endsWith('ed')) ||
    /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?days?|weeks?|months?|years?|time|morning|evening|night|season|moment|spring|summer|autumn|winter|noon|midnight|hours?|minutes?)$/i.test(
      noun.head,
    ) ||
    /^(?:it|you|one$|whoever|whatever|'t|this|that|there|they|them|these|those|nobody|nothing|something|everything|everybody|what|which|who|whose|how|when|where)\b/i.test(
      noun.text,
    );
  return isNothing || people.isPersonPhrase(noun.text) || isHuman(noun.head) ? undefined : noun;
}

/** "they phone it in and Ruth writes it down": whoever is called so is no thing. */
function isNameWithin(part: string, text: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(part) && text.indexOf(part) > 0;
}

/** "they have to write a report by hand": the report, which a bare deed would not name. */
function owedThing(verb: string | undefined, [, deed, first, ...more]: readonly Tagged[]): readonly string[] {
  const isNamed = first && (first.tag === 'NS' || /^(?:an?|the|their|our|its|each|every)$/.test(first.lower));
  return /^(?:have|need)$/.test(verb ?? '') && deed && isNamed ? [textOf([first, ...more]).split(BEHIND)[0] ?? ''] : [];
}

const NOTICES = /^(?:know|notice|see|spot|hear|feel|tell|find|realise|realize)$/;

/** "Dock hands type meter readings on paper": the readings, what is done to them being nearer than who does it or where. */
function candidatesIn(text: string, isMany: boolean, people: People): readonly NounPhrase[] {
  // "when a dish runs out, the waiters keep selling it": it is that already.
  const { front, clauses } = parseSentence(text, people.names);
  const isIt = clauses.some(({ rest }) => rest.some(({ lower }) => lower === (isMany ? 'them' : 'it')));
  const [inFront] = isIt && front[0] ? parseSentence(textOf(front[0].words), people.names).clauses : [];
  const spokenOf = inFront && thingIn(textOf(inFront.subject), isMany, people);
  if (spokenOf) return [spokenOf];
  // "if a label cannot be read, ...": the link is no part of the name.
  const told = text.replace(/^(?:if|when|whenever|once|as soon as|unless|after|before|because|since|while) /i, '');
  const { clauses: all } = parseSentence(told, people.names);
  // "late returns are frequent and we only have slips": what somebody has to make do with is not what is spoken of.
  const spoken = all.filter(
    ({ group, subject }) =>
      !(group?.verb === 'have' && group.adverbs.includes('only') && people.isSpeaker(textOf(subject))),
  );
  return (spoken.length > 0 ? spoken : all)
    .toReversed()
    .flatMap(({ subject, rest, group, subs }) => {
      // "but I know when a tap drips": what is known is said of the tap.
      const known = NOTICES.test(group?.verb ?? '') && rest.length === 0 ? subs : [];
      const [seen] = known.flatMap(({ words }) => parseSentence(textOf(words), people.names).clauses);
      if (seen) return [textOf(seen.subject)];
      // "guests say they returned the kite", "she told us the kite is gone": what they say names it.
      const saying =
        /^(?:(?:that )?(?=(?:they|he|she|we|I|you) )|(?:me|us) (?:that )?)((?:(?:the|our|my|an?) [\w-]+ (?:is|are|was|has|does)|they|he|she|we|I|you) .+)$/i.exec(
          textOf(rest),
        )?.[1];
      const [said] = saying && saying !== text ? candidatesIn(saying, isMany, people) : [];
      if (said) return [said.text];
      // "the map is old", "sheet music gets lost": what something is or becomes, is no thing.
      const isState = /^(?:get|become|go|stay|come|look|seem|turn)$/.test(group?.verb ?? '');
      if (
        group?.verb === 'be' ||
        (isState && /^(?:VN|A)$/.test(rest[0]?.tag ?? '') && (rest.length === 1 || rest[1]?.tag === 'P'))
      )
        return [textOf(subject)];
      // "a machine breaks down at home": the word belongs to the verb.
      if (rest[0]?.tag === 'PT' && /^(?:at|in|on|from|during|after|before|with)$/.test(rest[1]?.lower ?? 'at'))
        return [textOf(subject)];
      // "the board decides on the fee": what it is done to, with or without a preposition.
      // "we had to pay twice": a deed is no thing.
      // "what happens to the orders": no deed follows.
      if (rest[0]?.tag === 'TO' && !DETERMINERS.has(rest[1]?.lower ?? ''))
        return owedThing(group?.verb, rest).concat(textOf(subject));
      // "they keep turning up without a certificate": the deed is no thing either.
      const named = rest[0]?.tag === 'VG' && group?.verb === 'keep' ? rest.slice(rest[1]?.tag === 'PT' ? 2 : 1) : rest;
      const [object = '', ...further] = textOf(named)
        .replace(/^(?:on|about|for|at|over|with|without|to|away|up|out) /i, '')
        .replace(SO_MANY, '')
        .replace(EACH_DAY, '')
        .split(BEHIND);
      // "we do not want tenants to send photos": the photos.
      const bare = further.map((part) =>
        part.replace(/^([a-z]+) (?=\w)/, (whole, verb: string) =>
          isBaseVerb(verb) || readVerb(verb)?.form === 'gerund' ? '' : whole,
        ),
      );
      // "the role is tied to her account": what is tied.
      if (group?.passive && /^(?:P|TO)$/.test(rest[0]?.tag ?? '')) return [textOf(subject), object].concat(bare);
      return [object, textOf(subject)].concat(bare);
    })
    .filter((part) => !isNameWithin(part, text))
    .flatMap((part) => thingIn(part, isMany, people) ?? []);
}

/** A thing that was named before, as it is called when it is named again. */
function again({ text, determiner, core, bare, plural }: NounPhrase): string {
  // "a vet's letter"
  if (!plural && /^an? [a-z]+['’]s /.test(text)) return `the ${core}`;
  if (bare || plural) return /^(?:the|my|our|their|his|her)$/i.test(determiner) ? text : core;
  return /^(?:an?|one|each|every|another)$/i.test(determiner) ? `the ${core}` : text;
}

/** The thing that a sentence names, in the number of the pronoun that stands for it. */
export function thingNamed(text: string, isMany: boolean, people: People): string | undefined {
  const [thing] = candidatesIn(text, isMany, people);
  return thing && again(thing);
}

/** The same, and else what the reason behind a clause names: "nobody can do it because only she has the right". */
export function thingOrReason(text: string, isMany: boolean, people: People): string | undefined {
  const because = / because (.+)$/i.exec(text)?.[1];
  const main = because ? text.slice(0, -because.length - ' because '.length) : text;
  return thingNamed(main, isMany, people) ?? (because ? thingNamed(because, isMany, people) : undefined);
}

/** All that a clause names in the number of a pronoun, as it is called again. */
export function thingsNamed(text: string, isMany: boolean, people: People): readonly string[] {
  return [...new Set(candidatesIn(text, isMany, people).map(again))];
}

/** What stands in the sentence itself before the wish: "clients send evidence by mail, (they should ...)". */
function partBefore(before: string): [told: string, wish: string] {
  const at = Math.max(
    before.lastIndexOf(', '),
    before.search(/\b(?:and|but|so) (?:they|we|i|you|nobody|one|he|she|the|our) [^,]*$/i),
  );
  return at > 0 ? [before.slice(0, at), before.slice(at)] : ['', before];
}

/** Whether the words between a wish's beginning and its pronoun name something of their own that it could be. */
function namesOne(words: string, isMany: boolean, people: People): boolean {
  // "can the kitchen flag it?": whoever is asked about does it.
  return words
    .replace(/^(?:can|could|should|couldn't|can't) (?:the|our|my) [\w-]+(?: [\w-]+)? $/i, '')
    .split(/\b(?:should|must|shall|can|could|may|want|wants|need|needs|would|have|has|let)\b/i)
    .map((part) => part.replace(/^[\s,]*(?:(?:and|but|so|if|when) )?\s*(?:be (?:able|allowed) to\b)?\s*/i, ''))
    .some((part) => [part, part.replace(/^\S+ /, '')].some((said) => thingIn(said, isMany, people) !== undefined));
}

/**
 * The sentence with the thing in place of "it" or "them", where an earlier clause or one of the sentences before names one that
 * it can be. `before` are those sentences, the nearest first.
 */
export function withThing(text: string, before: readonly string[], people: People): string {
  const isOrder = isCommand(text) && !DETERMINERS.has(text.split(' ')[1]?.toLowerCase() ?? '');
  const [, wish = '', verb = '', it = '', rest = ''] = WISHED.exec(text) ?? (isOrder ? (ORDERED.exec(text) ?? []) : []);
  // "they should do it themselves": a deed is no thing.
  if (!it || /^do\b/i.test(verb) || !isBaseVerb(verb.split(' ')[0]?.toLowerCase() ?? '')) return text;
  // "show them articles that fit": they are the ones who see it.
  if (
    /^(?:show|send|give|offer|lend|hand|pay|teach|tell|ask|remind|warn)$/i.test(verb) &&
    /^them$/i.test(it) &&
    !/^(?: (?:to|in|on|at|for|by|before|after|when|if|once|as|with|from|until|every|each|first|again|back|out|only|there|automatically)\b|$)/i.test(
      rest,
    )
  )
    return text;
  // "they do not answer letters, so we have to call them": whom one calls is no thing.
  if (/^(?:call|phone|ring|chase|contact|visit|invite|thank|inform|notify)$/i.test(verb) && /^them$/i.test(it))
    return text;
  const isMany = /^them$/i.test(it);
  const [told, own] = partBefore(wish);
  // "..., but only its author can change it": read with what stands before it.
  // "the person who sold a place may not confirm it": what they did names one, or the thing is clear.
  if (namesOne(own, isMany, people) || /\bonly (?:its|their|his|her)\b| who /i.test(own)) return text;
  const clauses = told ? [told].concat(before) : before;
  const thing = clauses.slice(0, 2).flatMap((clause) => candidatesIn(clause, isMany, people))[0];
  if (thing) return `${wish}${verb} ${again(thing)}${rest}`;
  // "Pupils move away. Archive them": it is done to those who were spoken of, who do not do it.
  const whom =
    isOrder && isMany && (DONE_TO_PEOPLE.test(verb) || LISTED.test(verb))
      ? people.leading(clauses[0] ?? '')
      : undefined;
  return whom && isPlural(whom.split(' ').at(-1) ?? '') && !people.isSpeaker(whom)
    ? `${wish}${verb} ${/^(?:the|our|my|all) /i.test(whom) ? lowerFirst(whom) : `the ${lowerFirst(whom)}`}${rest}`
    : text;
}
