import { writtenSentences } from './written-sentences.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { upperFirst } from '../language/capitals.ts';
import { FINITE } from '../grammar/candidates.ts';
import { actionOf } from './clause-words.ts';
import type { People } from './people.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Two groups share a guide and the plan does not show it": what one wants to see in the plan. */
const NOT_SHOWN =
  /^([^.!?;:]{12,90}?),? (?:and|but|yet) (?:the|our|this) ((?:[\w-]+ )?[\w-]+) (?:does not|doesn['’]t|never|won['’]t|will not) (?:show|say|tell (?:us|me|them)|mention|reflect|display|indicate) (?:it|that|this|so)(?: anywhere| at all)?([.!]?)$/i;
/** "Two groups share a guide and nobody can see it in the plan" */
const NOT_SEEN =
  /^([^.!?;:]{12,90}?),? (?:and|but|yet) (?:nobody|no one|we|I|you|they|[\w-]+s) (?:cannot|can not|can['’]t|can|do not|don['’]t|never) (?:see|tell|notice) (?:it|that|this) ((?:in|on|from) (?:the|our|a) [\w -]+?)([.!]?)$/i;

/** "Groups get a discount, but the till does not apply it": what should be so. */
const NOT_APPLIED =
  /^([^.!?;:]{12,90}?),? (?:and|but|yet) (?:the|our|this) (?:[\w-]+ )?[\w-]+ (?:does not|doesn['’]t|never|still doesn['’]t) (?:apply|follow|respect|enforce|honou?r|know|observe|support|consider|do|handle|recogni[sz]e) (?:it|that|this|so)(?: yet| at all| automatically)?([.!]?)$/i;

function shouldBeSo(text: string, people: People): string | undefined {
  const [, rule = '', end = ''] = NOT_APPLIED.exec(text) ?? [];
  const [clause, next] = rule ? parseSentence(rule, people.names).clauses : [];
  const { group } = clause ?? {};
  if (!clause || !group || next || clause.mood !== 'statement' || clause.subject.length === 0 || group.past)
    return undefined;
  const who = textOf(clause.subject);
  if (/^(?:I|we|it|they|this|that|there)\b/i.test(who)) return undefined;
  return `${upperFirst(who)} ${group.modal ?? 'should'} ${group.negated ? 'not ' : ''}${actionOf(clause, people)}${end || '.'}`;
}

/** What one looks on, rather than in. */
const ON = /(?:list|map|page|screen|board|card|ticket|label|receipt|invoice|dashboard|chart|sheet|form)$/i;

function shouldShow(text: string, people: People): string | undefined {
  const [, fact = '', where = '', end = ''] = NOT_SHOWN.exec(text) ?? [];
  const [, seen = '', place = '', stop = ''] = fact ? [] : (NOT_SEEN.exec(text) ?? []);
  const told = fact || seen;
  const [clause, next] = told ? parseSentence(told, people.names).clauses : [];
  const isFact =
    clause?.mood === 'statement' && clause.subject.length > 0 && clause.group && !next && !clause.group.modal;
  if (!isFact || /^(?:I|we|it|they|this|that|there)\b/i.test(told)) return undefined;
  if (people.isPersonPhrase(where)) return undefined;
  return fact
    ? `I want to see ${ON.test(where) ? 'on' : 'in'} the ${where} that ${lowerFirst(told)}${end || '.'}`
    : `I want to see ${place} that ${lowerFirst(told)}${stop || '.'}`;
}

/** "They have to log in twice, one account please": what is asked for stands behind the trouble. */
const PLEASE_BEHIND =
  /^([^.!?;:]{15,120}), (?:so )?((?:an? |one |two |the )?(?:[\w-]+ ){0,4}[\w-]+),? (?:please|pls|plz)([.!]*)$/i;

function askedBehind(text: string, people: People): string | undefined {
  const [, trouble = '', what = ''] = PLEASE_BEHIND.exec(text) ?? [];
  const [clause] = trouble ? parseSentence(trouble, people.names).clauses : [];
  if (!clause?.group || clause.mood !== 'statement' || clause.subject.length === 0) return undefined;
  if (
    /,| (?:if|when) /i.test(trouble) ||
    people.isPersonPhrase(what) ||
    /\b(?:should|must|can|could|want|need|would)\b/i.test(trouble)
  )
    return undefined;
  const tags = tagSentence(splitWords(what), 'thing');
  const isThing = /^(?:NS?)$/.test(tags.at(-1)?.tag ?? '') && !tags.some(({ tag }) => FINITE.has(tag));
  const who = people.leading(trouble);
  const whose = who && !people.isSpeaker(who) ? `${upperFirst(who)} need` : 'We need';
  return isThing ? `${upperFirst(trouble)}. ${whose} ${lowerFirst(what)}.` : undefined;
}

/** "Messages in their language would save us calls": what is wished, and what for. */
const WOULD_SPARE =
  /^(?:I think |maybe |perhaps )?((?!(?:it|this|that|they|we|you|he|she|what|which|who)\b)[a-z][^.,;:!?]{4,60}?) (?:would|could|might) (?:really |already |also )?(avoid|save|spare|prevent|reduce|cut)(?: us| me| them| everybody)? ([^.,;:!?]{4,60})([.!]*)$/i;
/** "We have guests who speak Polish": for whom it is. */
const HAVE_PEOPLE =
  /^(?:we|I)(?:['’]ve| have)(?: got| had)? ((?:many |some |several |a lot of )?([\w-]+s) (?:who|that|with|without) [^.!?]+)[.!]*$/i;

function spares(sentence: string, before: string, people: People): string | undefined {
  const [, what = '', verb = '', trouble = ''] = WOULD_SPARE.exec(sentence) ?? [];
  if (!what || people.isPersonPhrase(what)) return undefined;
  const [clause] = parseSentence(what, people.names).clauses;
  if (clause?.group) return undefined;
  const [, whom = '', head = ''] = HAVE_PEOPLE.exec(before) ?? [];
  const who = whom && people.isPersonPhrase(head) ? ` for ${lowerFirst(whom)}` : '';
  const deed = /^spare$/i.test(verb) ? 'are spared' : verb.toLowerCase();
  return `We need ${lowerFirst(what)}${who} so that we ${deed} ${trouble}.`;
}

/** What one does to show that one knows or allows something, and never as a burden. */
const DUTY =
  /^((?:whenever|when|each time|every time|as soon as|once|before|after) [^,.!?]{5,70}, (?:the |every |each |an? |our )?[\w-]+(?: [\w-]+)??) (?:has|have) to ((?:confirm|acknowledge|sign|countersign|approve|accept|agree)\b)(?![^.!?]*\b(?:again|twice|by hand|on paper|manually|in person|by phone|still|three|several|many)\b)/i;

/** "Surely it can send the mail for us?": what it should do, or they be able to. */
const SURELY =
  /^surely,? (it|you|(?:the |our |your )?[\w-]+(?: [\w-]+)??) (?:can|could|should|must be able to)(?: just| simply)? (?!not\b)([a-z]+ [^.!?]+)[.!?]*$/i;

function surely(sentence: string, people: People): string | undefined {
  const [, who = '', deed = ''] = SURELY.exec(sentence) ?? [];
  if (!deed) return undefined;
  if (/^(?:it|you|(?:the|our|your) (?:app|system|tool|software|program|product|site|website))$/i.test(who))
    return `The app should ${deed.replace(/ for (?:us|me|them)$/i, '')}.`;
  return people.isPersonPhrase(who) ? `${upperFirst(who)} should be able to ${deed}.` : undefined;
}

/** "Each time a guest leaves, ..." */
const EACH_TIME = /^(?:each|every) time (?=[a-z][^,.!?]{5,60}, )/i;

/**
 * Sentences behind a trouble whose wish is hidden in their form: what a plan does not show, what is asked for with "please" behind a
 * comma, what would save calls, what somebody has to confirm.
 */
export function withWishesBehind(text: string, people: People): string {
  if (text.includes('\n') || text.length > 400) return text;
  const sentences = writtenSentences(text);
  if (sentences.length > 5) return text;
  if (sentences.length === 1) {
    const told =
      surely(text, people) ?? shouldShow(text, people) ?? shouldBeSo(text, people) ?? askedBehind(text, people);
    if (told) return told;
  }
  return sentences
    .map((sentence, at) => {
      const before = sentences[at - 1] ?? '';
      return (
        surely(sentence, people) ??
        (at > 0 ? spares(sentence, before, people) : undefined) ??
        sentence.replace(DUTY, '$1 must $2').replace(EACH_TIME, 'Whenever ')
      );
    })
    .join(' ');
}
