import { FINITE } from '../grammar/candidates.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { contentStems } from '../lexicon/function-words.ts';
import type { Idea } from '../reading/read-idea.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { hasVerb } from './is-statement.ts';

/** Where one part of a sentence ends and the next begins. */
const PARTS = /\s*[;,]\s+(?:and |but )?|\s+[-–—]\s+(?:and |but )?/;
/** Why or what for something is wanted is no part of it. */
const WHY = /,? (?:because|since|so that|so|otherwise) .*$/i;
/** Of whom something holds that is told without a verb: "refunds only within a week". */
const ONLY =
  /^((?:[\p{Ll}’'-]+ )?[\p{Ll}’'-]+) (?:are )?only ((?:as|in|by|with|on|at|for|from|until|to|after|before|within|through) .+)$/u;
const FORM = /^(?:preferably|ideally|best) as (.+)$/i;
const MOST = /^(?:max\.?|at most|maximum|no more than|not more than) (?:of )?(\d[\d.,]*(?: ?[\p{L}%€$£]+){0,2})$/iu;
const BOUND =
  /,? but (only|not|never) ((?:from|if|when|on|in|at|for|until|after|before|with|while|as long as|between|during) [^,.;]+)/i;
/** A second question behind a first one: "which boat it was and who took it". */
const ASKED_TOO =
  /\b(?:who|which|what|where|when|how|why|whether) .+? and ((?:who|which|what|where|when|how|why|whether) .+)$/i;
const NOTES = /^(?:record|note|log|save|keep|store|enter|track|see|show|view|check|find|write|mark|document)$/;

/** "holidays greyed out", "solo parts shown in red": what is to be done with the things named. */
function asDone(part: string): string | undefined {
  const words = part.split(' ');
  const at = words.findIndex((word, place) => place > 0 && /(?:ed|en|wn|own|id|ut|ept|ght)$/i.test(word));
  const name = words.slice(0, at).join(' ');
  const done = words.slice(at).join(' ');
  if (at < 1 || at > 2 || at === words.length - 1) return undefined;
  const tags = tagSentence(splitWords(`the ${name} are ${done}`));
  const isLast = tags.slice(at + 3).every(({ tag }) => !FINITE.has(tag) || tag === 'VN');
  return tags[at]?.tag === 'NS' && tags[at + 2]?.tag === 'VN' && isLast ? `${name} are ${done}` : undefined;
}

/** One part of a sentence as a statement, by its form alone. */
function statementOf(part: string, at: number, { form, action }: Idea, actor: string): string | undefined {
  const [, who = '', bound = ''] = ONLY.exec(part) ?? [];
  if (
    who &&
    !hasVerb(who) &&
    !/^(?:the|some|most|many|few|all|others?|ours|theirs)\b/i.test(who) &&
    tagSentence(splitWords(`the ${who}`)).at(-1)?.tag === 'NS' &&
    !hasVerb(bound)
  )
    return `there are ${who} only ${bound}`;
  const shape = FORM.exec(part)?.[1];
  if (shape) return `the preferred form is ${shape}`;
  const most = MOST.exec(part)?.[1];
  if (most) return `the limit is ${most}`;
  const [, verb = '', what = ''] = /^let (?:them|him|her) ([a-z]+) (.+)$/i.exec(part) ?? [];
  // "show them a list and let them tick it off": who gets it does it.
  if (what && isBaseVerb(verb) && action.frame === 'do' && /^(?:see|get|receive) /.test(action.wish))
    return `${actor} can ${verb} ${what}`;
  return form === 'noun phrase' && at > 0 ? asDone(part) : undefined;
}

/** "someone who rows alone should get a call": for whom alone it holds. */
const WHO_ONLY =
  /^(?:it would be (?:great|nice|good) if )?((?:someone|somebody|anyone|anybody|an? [\w-]+|each [\w-]+|every [\w-]+) (?:who|whose) (?:(?!should|must|can|could|may|wants?|needs?)[\w'-]+ ){2,9}?)(?:should|must|can|could|may) /i;
/** What is listed behind a colon: "an export of all trips: date, place, and length". */
const LISTED =
  /(?:^|[.!?] )[^.!?:]*?\b(?:(?:wants?|needs?|get|see|have|add|show|make|send|like|export) )((?:an?|the|our|all)? ?(?:[\w-]+ )?(?:export|report|list|numbers|figures|overview|summary|table|file|statistics|sheet|form|receipt|invoice|message))\b[^.!?:]*: ([^.!?:;]+)(?=[.!?]|$)/gi;

/** A list behind a colon as what is in the thing in front of it. */
function listed(text: string): string[] {
  return [...text.matchAll(LISTED)].flatMap(([, thing = '', list = '']) => {
    const items = list.split(/,? and |, /).map((item) => item.trim());
    const name = readNounPhrase(thing.trim());
    const isList = items.length > 2 && items.every((item) => item !== '' && item.split(' ').length <= 8);
    const isOrder = items.some((item) => isBaseVerb(item.split(' ')[0] ?? '') && item.includes(' '));
    if (!name || !isList || isOrder) return [];
    return [
      `the ${name.core} ${name.plural ? 'include' : 'includes'} ${items.slice(0, -1).join(', ')} and ${items.at(-1)}`,
    ];
  });
}

/** What a sentence bounds or asks besides, told by itself. */
function besides(sentence: string, { action }: Idea, actor: string): string | undefined {
  const [, how = '', bound = ''] = BOUND.exec(sentence) ?? [];
  if (bound) return how.toLowerCase() === 'only' ? `this holds only ${bound}` : `this does not hold ${bound}`;
  const who = WHO_ONLY.exec(sentence)?.[1]?.trim();
  if (who) return `this holds for ${who}`;
  const asked = ASKED_TOO.exec(sentence)?.[1];
  const { verb } = action.core;
  return asked && action.frame === 'do' && !action.rule && NOTES.test(verb)
    ? `${actor} can ${verb} ${asked}`
    : undefined;
}

/** Whether at least half of what a text names has not been told. */
function isMostlyNew(text: string, told: string): boolean {
  const known = contentStems(told);
  const own = [...contentStems(text.replace(/^this (?:holds only|does not hold|holds for) /, ''))];
  return own.filter((word) => !known.has(word)).length * 2 >= own.length;
}

/**
 * What a sentence says in a part without a verb of its own, behind "but only" or as a second question, and nobody has told yet: "corrections
 * only as a new entry", "at most 20 MB", "and who took it". Each is told by its form alone.
 */
export function lostParts(idea: Idea, told: string, actor: string): readonly string[] {
  let known = told;
  return splitSentences(idea.told ?? idea.text)
    .map(({ text }) => text.replace(WHY, '').replace(/[.!?\s]+$/, ''))
    .flatMap((sentence, index) => {
      const parts = sentence
        .split(PARTS)
        .flatMap((part) => (idea.form === 'noun phrase' ? part.split(' and ') : [part]));
      return parts
        .map((part, at) => statementOf(part.trim(), index + at, idea, actor))
        .concat(besides(sentence, idea, actor));
    })
    .concat(listed(idea.told ?? idea.text))
    .filter((text) => {
      const isNew = text !== undefined && text.split(' ').length <= 24 && isMostlyNew(text, known);
      if (isNew) known = `${known} ${text}`;
      return isNew;
    })
    .filter((text) => text !== undefined);
}
