import { writtenSentences } from './written-sentences.ts';
import { textOf, parseSentence } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { readVerb } from '../language/verbs.ts';
import { actionOf } from './clause-words.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';
import { TO_THINGS, type Read } from './points-to-thing.ts';
import { thingNamed } from './what-it-is.ts';

/** How it is done so far, which is what is to change. */
const SO_FAR =
  /,? (?:by (?:hand|phone|mail|e-?mail|post|fax|ourselves|word of mouth)|on paper|manually|ourselves|himself|herself|themselves|in (?:an? )?(?:excel|spreadsheets?|notebooks?)|one by one)\b/gi;
/** "A broken light stays dark because nobody reports it": what nobody does. */
const UNDONE =
  /^(.+?),? (because|as|since|and|but|so) (?:nobody|no one|hardly anybody|hardly anyone) (?:ever |really )?([a-z]+s) (it|them)\b([^,;]*)$/i;

/** "a broken light", whatever its last word may be else. */
function oneOf(text: string): string | undefined {
  const [, one = ''] = /^an? ((?:[a-z-]+ )?[a-z-]+) (?:is|gets|has|does|was) /i.exec(text) ?? [];
  return one && `a ${one}`.replace(/^a (?=[aeio])/, 'an ');
}

/** What nobody does so far, base first, and the reason that what comes of it gives. */
function leftUndone(before: string, people: People): { deed: string; why: string } | undefined {
  const [, lead = '', link = '', does = '', it = '', rest = ''] = UNDONE.exec(before) ?? [];
  const base = readVerb(does.toLowerCase());
  // "a light stays broken": what stays so, and not how.
  const state = lead.replace(/ (?:stays?|remains?|keeps?|sits?|stands?|hangs?|lies?) .*$/i, ' is there');
  const isMany = /^them$/i.test(it);
  const thing =
    base?.form === 'third' ? (thingNamed(state, isMany, people) ?? (isMany ? undefined : oneOf(state))) : undefined;
  if (!base || !thing) return undefined;
  const [clause, next] = parseSentence(lead, people.names).clauses;
  const { group } = clause ?? {};
  const comes =
    /^(?:because|as|since)$/i.test(link) && clause && !next && group && !group.negated && !group.past && !group.passive
      ? [group.verb, textOf(clause.rest)].filter(Boolean).join(' ')
      : '';
  const why = comes && !comes.startsWith('be ') ? ` so that ${isMany ? 'they do' : 'it does'} not ${comes}` : '';
  return { deed: `${base.base} ${lowerFirst(thing)}${rest}`, why };
}

/** What somebody does today, base first, and the case in which it is done. */
function deedToday(told: string, people: People): { deed: string; when: string } | undefined {
  const { front, clauses } = parseSentence(told, people.names);
  const [clause, next] = clauses;
  const { group } = clause ?? {};
  if (!clause || !group || next || clause.mood !== 'statement' || front.length > 1) return undefined;
  if (
    group.modal ||
    group.negated ||
    group.passive ||
    group.past ||
    /^(?:be|have|need|want|know|like)$/.test(group.verb)
  )
    return undefined;
  const who = textOf(clause.subject);
  const [sub] = front;
  if (
    !(people.isSpeaker(who) || people.isPersonPhrase(who)) ||
    (sub && !/^(?:when|whenever|if|once|every time|each time)$/i.test(sub.link))
  )
    return undefined;
  const theirs = people.isSpeaker(who) ? 'our' : `of ${lowerFirst(who)}`;
  const deed = actionOf(clause, people)
    .replace(SO_FAR, '')
    .replace(/\btheir ([a-z]+(?: [a-z]+s)?)\b/i, (whole, thing: string) =>
      theirs === 'our' ? whole : `the ${thing} ${theirs}`,
    );
  const isPlain =
    deed.split(' ').length > 1 && deed.split(' ').length <= 10 && !/\b(?:it|them|that|this|they)\b|,/i.test(deed);
  return isPlain ? { deed, when: sub ? ` when ${textOf(sub.words)}` : '' } : undefined;
}

const HOW = String.raw`((?: (?:automatically|by (?:text|mail|e-?mail|phone|itself|hand)|in (?:the|one|a) [a-z ]+|on (?:the|a|their|my|our) [a-z ]+|from (?:the|their|my|our|a) [a-z ]+|with (?:a|one) [a-z ]+|online|for (?:us|me|them)|at once|instead))*)`;
/** "Do that automatically by text", "The app should do this for us" */
const DO_IT = new RegExp(
  String.raw`^(?:please |just |better )?(?:(?:(?:let|have|make) )?(?:the (?:app|system|product|tool|software)|it) (?:should |could |can |must |has to |needs to )?(?:just )?)?(?:do|automate|does) (?:that|this|it|so)${HOW}$`,
  'i',
);
/** "I want that done automatically", "That should happen by itself" */
const DONE = new RegExp(
  String.raw`^(?:(?:I|we) (?:want|need|would like) (?:that|this|it) (?:done|to happen)|(?:that|this|it) (?:should|must|could|has to|needs to) (?:be (?:done|automated)|happen|work|run))${HOW}$`,
  'i',
);
/** "Members should be able to do that from their phone" */
const THEY_DO = new RegExp(
  String.raw`^((?:let )?(?:the |our |all )?[\w-]+(?: [\w-]+)?? (?:should|must|could|can|want to|would like to)(?: be able to)?|let (?:the |our )?[\w-]+(?: [\w-]+)??) do (?:that|this|it)${HOW}$`,
  'i',
);

/** "When the hall is flooded we phone everyone. Do that by text.": what is done so far, in the way that is asked for. */
function doneOtherwise(sentence: string, before: string, people: People): string | undefined {
  const order = DO_IT.exec(sentence) ?? DONE.exec(sentence);
  if (!order) return undefined;
  const today = deedToday(before, people);
  if (!today) return undefined;
  const how = (order[1] ?? '').replace(/ (?:by itself|for (?:us|me|them)|instead|at once)/gi, '');
  return `${upperFirst(today.deed)}${how || ' automatically'}${today.when}`;
}

/** "Nobody reports it. Guests should be able to do that from their phone.": what they do. */
function theyDoIt(sentence: string, before: string, people: People): string | undefined {
  const [, who = '', how = ''] = THEY_DO.exec(sentence) ?? [];
  const undone = who ? leftUndone(before, people) : undefined;
  return undone && `${who} ${undone.deed}${how}${undone.why}`;
}

/** What tells the sentence before as well. */
const WHOLE: readonly Read[] = [doneOtherwise, theyDoIt];
/** "Could guests do that?", "Can we stop sending it?": a wish that is asked. */
const ASKED_WISH =
  /^(?:can|could|would|may) (?:(we|you|I) |((?:the |our |all )?[\w-]+(?: [\w-]+)??) (?=(?:do|report|flag|mention|note|say|show|display|tell)\b))(.+)$/i;
const POINTS = /\b(?:it|them|this|that|these|those|so)\b/i;

/** "Could guests do that?" as the wish that it is: "guests should be able to do that". */
function asWish(sentence: string): string {
  if (!sentence.endsWith('?')) return sentence.replace(/[.!]+$/, '');
  const [, we, who, rest = ''] = ASKED_WISH.exec(sentence.slice(0, -1)) ?? [];
  return we
    ? /^I$/i.test(we)
      ? `I want to ${rest}`
      : rest
    : who
      ? /^(?:the (?:app|system|product|tool|page|screen|software)|it)$/i.test(who)
        ? `${upperFirst(who)} should ${rest}`
        : `${upperFirst(who)} should be able to ${rest}`
      : sentence;
}

function firstOf(readers: readonly Read[], ...told: Parameters<Read>): string | undefined {
  for (const read of readers) {
    const found = read(...told);
    if (found) return found;
  }
  return undefined;
}

/** Sentences that ask for "that" or "it", with the deed, the fact, the question or the thing that the sentence before tells. */
export function withDeedsNamed(text: string, people: People): string {
  if (text.includes('\n') || text.length > 400 || !POINTS.test(text)) return text;
  const sentences = writtenSentences(text);
  if (sentences.length < 2 || sentences.length > 5) return text;
  const kept: string[] = [];
  for (const sentence of sentences) {
    const before = kept.at(-1)?.replace(/[.!]+$/, '');
    const wish = POINTS.test(sentence) && before && !/[?:;]/.test(before) ? asWish(sentence) : undefined;
    const earlier = kept.at(-2)?.replace(/[.!]+$/, '');
    const whole = wish && before ? firstOf(WHOLE, wish, before, people) : undefined;
    if (whole) kept.pop();
    const told = whole ?? (wish && before ? firstOf(TO_THINGS, wish, before, people, earlier) : undefined);
    kept.push(told ? `${upperFirst(told)}.` : sentence);
  }
  return kept.join(' ');
}
