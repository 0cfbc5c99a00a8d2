import { caseLast } from './case-last.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import { withDeed } from './that-deed.ts';
import { withDutyCommas } from './front-comma.ts';
import { withLead } from './lead-line.ts';
import { isCommand } from './is-command.ts';
import { namedAgain } from './named-again.ts';
import { onlyThey, owedElse } from './owed-else.ts';
import type { People } from './people.ts';
import { eventOf, inOtherCase, otherwiseApart, reasonOtherwise, without } from './otherwise-notes.ts';
import { lowerFirst } from './trouble-words.ts';
import { subText } from './clause-words.ts';
import { upperFirst } from '../language/capitals.ts';

/** What bounds the sentence before, although it stands behind a full stop. */
const BOUNDS =
  /^(?:(?:but |and )?(?:not|never|only) (?=(?:in|on|at|for|during|before|after|until|within|from|with|without|to|by|if|when|once|while|as long as|unless|because|of|more|less|later|earlier|twice|three times)\b)|(?:but |and )?only (?:once|twice|three times|(?:one|two|three|\d+) times)$|(?:but |and )?(?:except|with the exception of|apart from|unless|as long as|provided|even if|even when|not even|no later than|at the latest|at least (?:until|for)|up to|until) )/i;
/** What goes on in the same sentence without a comma. */
const WITHOUT_COMMA = /^(?:unless|as long as|provided|until)\b/i;

/** "Except on Sundays", "Unless the admin has turned that off": no clause of its own but what hangs on a link. */
function isBound(sentence: string): boolean {
  if (!BOUNDS.test(sentence) || /\b(?:after|before|until|once|if|when) (?:that|this|then|so)\b/i.test(sentence))
    return false;
  const { clauses } = parseSentence(sentence.replace(/^(?:but|and) /i, ''));
  const isLinked =
    /^(?:(?:but |and )?(?:not|only) )?(?:if|when|once|after|before|until|while|unless|as long as|provided|even if|even when|because|except (?:if|when|for those|that)|apart from|except)\b/i.test(
      sentence,
    );
  if (!isLinked) return clauses.every(({ group }) => group === undefined);
  // "Until Friday nobody can see it.": behind the time stands a whole sentence.
  if (
    /^(?:until|not before|before|after) /i.test(sentence) &&
    /\b(?:can|cannot|may|must|should|will|is|are|has|have)\b/i.test(sentence) &&
    /^(?:not )?(?:until|before|after) (?:(?:next|this|the) )?(?:noon|midnight|today|tomorrow|\p{Lu}\p{Ll}+|\d[\d:.]*(?: ?[ap]m)?|\w+ (?:day|week|month|evening|morning)) (?!is\b|are\b|has\b|have\b)/iu.test(
      sentence,
    )
  )
    return false;
  // "As long as the fee is unpaid the seat stays reserved.": two clauses, and the second is the sentence.
  const deeds = sentence.match(/\b(?:is|are|stays?|remains?|can|cannot|may|must|should|will)\b/gi) ?? [];
  if (/^(?:as long as|until|unless|provided) /i.test(sentence) && deeds.length > 1) return false;
  // "Unless the admin has turned it off, the list is public.": that is a sentence.
  return (
    !/,/.test(sentence) &&
    !/\bonly (?:after|then|if|when|once) .+ (?:is|are|can|may|must|should|do|does|will) (?:the|an?|they|it|we|he|she)\b/i.test(
      sentence,
    )
  );
}

/** "That should only be possible for open deals": for what the sentence before holds. */
const POSSIBLE =
  /^(?:but )?(?:that|this|it) (?:should|must|may|can) (only|not|never) be (?:possible|allowed|done|available) ((?:for|in|on|at|during|before|after|until|within|from|with|without|to|by|if|when|once|while|as long as) .+|once|twice|three times)$/i;

/** "For each order print a label.": behind the words that would go on stands an order. */
function ordersSomething(sentence: string): boolean {
  const words = sentence.toLowerCase().split(' ');
  return words.some(
    (word, at) => at > 2 && isBaseVerb(word) && /^(?:an?|the|it|them|its|their)$/.test(words[at + 1] ?? ''),
  );
}

/** "With the logo of the school.", "Because four eyes see more.": what goes on with the sentence before. */
function isMore(sentence: string, before: string): boolean {
  if (before.split(' ').length + sentence.split(' ').length > 30) return false;
  if (/^because (?!of\b)/i.test(sentence)) return !/,/.test(sentence) && !/\bbecause\b/i.test(before);
  if (
    !/^(?:with|without|including|per|for (?!example\b|instance\b|now\b)(?:each|all|every|the|both)|by (?:e-?mail|text|post|day|week|month|name|date)) /i.test(
      sentence,
    )
  )
    return false;
  return (
    !/,/.test(sentence) &&
    !ordersSomething(sentence) &&
    parseSentence(sentence).clauses.every(({ group }) => group === undefined)
  );
}

/** "Sent by e-mail.", "Sorted by date.": what is to be done with what the sentence before names. */
function doneToIt(sentence: string, before: string): string | undefined {
  const isDone =
    /^(?:sent|sorted|grouped|printed|ordered|shown|marked|stored|listed|updated|signed) (?:by|in|on|at|as|to|with|every|once|per) /i.test(
      sentence,
    );
  const [name = ''] = before.split(/ (?:as|with|for|of|in|on|at|by|to|from|that|who|which|when|if|every|per) /i);
  return isDone
    ? `${isPlural(name.split(' ').at(-1) ?? '') ? 'They' : 'It'} should be ${lowerFirst(sentence)}.`
    : undefined;
}

/** "The agent should hear about it": of what, the sentence before tells. */
const HEARS =
  /^(.+? (?:should|must|wants? to|needs? to|would like to)) (?:hear|know|learn|be (?:told|informed|notified)|get (?:an?) (?:message|e-?mail|text|notice|notification|alert))(?: (?:about|of) (?:it|this|that))?((?: at once| immediately| then| right away| by (?:e-?mail|text))?)$/i;
/** "That should change": what the sentence before tells is to be over. */
const OVER = /^(?:that|this|it) (?:should|must|has to|needs to|ought to) (?:change|stop|end|be over)$/i;
/** "That should not be possible": what is asked or told in front is barred. */
const BARRED = /^(?:that|this|it) (?:should|must|may)(?: not|n't| never) be (?:possible|allowed|permitted)$/i;

/** A sentence that says of the one before no more than who should hear of it or that it is to end, in one with it. */
function ofBefore(sentence: string, before: string, people: People): string | undefined {
  const { front, clauses } = parseSentence(before, people.names);
  const [clause, next] = clauses;
  const { group } = clause ?? {};
  const barred =
    BARRED.test(sentence) && clause && group && !next && !group.negated && !group.past ? textOf(clause.subject) : '';
  if (barred && clause)
    return `${upperFirst(barred)} must not ${actionOf(clause, people)}${front.length > 0 ? ` ${lowerFirst(front.map(subText).join(' '))}` : ''}.`;
  if (
    !clause ||
    !group ||
    next ||
    front.length > 0 ||
    clause.mood !== 'statement' ||
    group.modal ||
    group.past ||
    group.negated
  )
    return undefined;
  const who = textOf(clause.subject);
  if (who === '' || people.isSpeaker(who) || /^(?:it|they|he|she|this|that|there)$/i.test(who)) return undefined;
  const [, lead = '', how = ''] = HEARS.exec(sentence) ?? [];
  const isAct = !/^(?:be|have|need|want|know|like|own)$/.test(group.verb) || group.passive;
  if (lead && isAct)
    return `${lead} be told${how.startsWith(' by') ? how : ''} ${/^ (?:at|imm|right)/.test(how) ? 'as soon as' : 'when'} ${lowerFirst(before)}.`;
  return OVER.test(sentence) ? `${who} should no longer ${actionOf(clause, people)}.` : undefined;
}

/** "Only after that is the money sent", "After that nobody can change it": after what, the sentence before says. */
const AFTER_THAT =
  /^(?:and |but )?(only )?(after|before|until|once) (?:that|this|then)(?: (?:has happened|is done|was done))?(?=,| (?:the|an?|it|they|we|he|she|nobody|everybody|only|no|is|are|can|may|must|should|will|does|do)\b),? (.+)$/i;
const TURNED =
  /^(is|are|can|may|must|should|will|does|do) ((?:the |an? |our |their |his |her )?[\w-]+(?: [\w-]+)??) (.+)$/i;

function afterThat(sentence: string, before: string, people: People): string {
  const [, only = '', link = '', rest = ''] = AFTER_THAT.exec(sentence) ?? [];
  if (!rest) return sentence;
  const told = eventOf(before, people);
  const event = told && lowerFirst(told);
  if (!event || event.split(' ').length > 14) return sentence;
  const [, verb = '', who = '', what = ''] = TURNED.exec(rest) ?? [];
  // "can the new member book": where the name ends is not known.
  if (only && verb && readVerb((/^[\w-]+/.exec(what)?.[0] ?? '').toLowerCase()) === undefined) return sentence;
  const main = only && verb ? `${who} ${verb} ${what}` : rest;
  const said = main.replace(/[.!]+$/, '');
  return `${upperFirst(said)} ${only.toLowerCase()}${link.toLowerCase()} ${event}.`;
}

/** "If I had to pick one thing, I'd take a search": what is wished. */
const IF_I =
  /(^|[.!?]\s+)if (?:I|we|you) (?:had to|could|can|were to|may|only)(?: only)? (?:pick|choose|name|take|have|change|wish for|build|do|get|ask for|add|fix)(?: (?:just|only))?(?: one| a single| only one)?(?: thing| feature| wish| improvement)?(?: only| first| now)?,? (?:(I|we)(?: would|'d) (?:pick|choose|take|want|like|go for|ask for|wish for|have|love|say|build|add) |(?:it|that) (?:would|'d|should) be )(?!to\b)/gi;

/** "Best wishes, Tom": how a note ends. */
const SIGNED_OFF =
  /(?<=[.!?]\s+)(?:(?:best|kind|warm|many)? ?(?:wishes|regards|thanks|greetings)(?: (?:and|to) [\w ]+)?|best|cheers|sincerely|yours)(?:, ?(?:\p{Lu}[\p{L}.'-]*)(?: \p{Lu}[\p{L}.'-]*){0,2})?[.!]*$/iu;

/** Sentences of a note that hang on the one before them, in one with it or with what they point to in words. */
export function linked(said: string, people: People): string {
  const whole = withDutyCommas(owedElse(onlyThey(said)), people);
  const text = whole.includes('\n- ') ? withLead(whole) : whole;
  if (text.includes('\n- ')) return text;
  const asked = text
    .replace(SIGNED_OFF, '')
    .replace(
      IF_I,
      (_, start: string, who: string | undefined) => `${start}${who && /^i$/i.test(who) ? 'I' : 'We'} want `,
    );
  return asked
    .split('\n')
    .map((line) => linkedLine(otherwiseApart(withRelative(line), people), people))
    .join('\n');
}

/** "Classes booked before 8 pm must be confirmed": behind the time stands no clause of its own. */
const DONE_BY =
  /^((?:all |the |every |each |an? )?(?:[\w-]+ )?[\w-]+) (\w+) ((?:before|after|until|since) (?:\d[\d:.]*(?: ?[ap]m| o'clock)?|noon|midnight|\p{Lu}\p{Ll}+day|\d+ \p{Lu}\p{Ll}+|the \d+\w* of \p{Lu}\p{Ll}+)) (?=(?:must|shall|should|may|can|will|cannot)\b)/iu;

function withRelative(line: string): string {
  return line.replace(DONE_BY, (whole, thing: string, done: string, time: string) => {
    const base = readVerb(done.toLowerCase())?.base;
    const isOne = /^(?:every|each|an?) /i.test(thing);
    return base && participle(base) === done.toLowerCase()
      ? `${thing} that ${isOne ? 'is' : 'are'} ${done} ${time} `
      : whole;
  });
}

function linkedLine(line: string, people: People): string {
  const kept: string[] = [];
  for (const sentence of line.split(/(?<=[.!?])\s+(?=["'“A-Za-z\d])/)) {
    const before = kept.at(-1);
    const bare = caseLast(sentence.replace(/(?:,? though)?[.!]+$/, '').replace(/,? though$/, ''));
    if (before === undefined || before.startsWith('- ')) {
      kept.push(sentence);
      continue;
    }
    const lead = before.replace(/[.!?]+$/, '');
    const end = /[.!?]+$/.exec(before)?.[0] ?? '.';
    if (isBound(bare)) {
      const joined = WITHOUT_COMMA.test(bare) ? ' ' : ', ';
      const isOwn = /^(?:only|not|never)\b/i.test(bare);
      kept.splice(-1, 1, `${lead}${joined}${isOwn ? 'but ' : ''}${lowerFirst(bare).replace(/^and /, 'but ')}${end}`);
      continue;
    }
    if (isMore(bare, lead)) {
      kept.splice(-1, 1, `${lead} ${lowerFirst(bare)}${end}`);
      continue;
    }
    const done = doneToIt(bare, lead);
    if (done) {
      kept.push(done);
      continue;
    }
    const told = ofBefore(bare, lead, people);
    if (told) {
      kept.splice(-1, 1, told);
      continue;
    }
    const possible = POSSIBLE.exec(bare);
    if (possible) {
      kept.splice(-1, 1, `${lead}, but ${/not|never/i.test(possible[1] ?? '') ? 'not' : 'only'} ${possible[2]}${end}`);
      continue;
    }
    const follows = without(bare, lead) ?? inOtherCase(bare, before, people);
    if (follows) {
      // "A deal needs a date": so it must have one.
      if (follows.startsWith('Without ') && !people.isPersonPhrase(lead.replace(/ needs?\b.*$/i, '')))
        kept.splice(-1, 1, before.replace(/ needs? (?=(?:an?|one|two|three|four|five|\d+) )/i, ' must have '));
      kept.push(follows);
      continue;
    }
    const reason = reasonOtherwise(bare);
    if (
      reason &&
      (isCommand(lead) || /\b(?:must|should|have to|has to|needs?|want|wants|shall|let)\b/i.test(lead)) &&
      !/\bso that\b/.test(lead)
    ) {
      kept.splice(-1, 1, `${lead} so that ${reason}${end.startsWith('?') ? '?' : '.'}`);
      continue;
    }
    const named = `${namedAgain(bare, lead, people)}${sentence.slice(bare.length)}`;
    kept.push(afterThat(withDeed(named, before, people), before, people));
  }
  return kept.join(' ');
}
