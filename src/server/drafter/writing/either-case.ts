import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { readClause } from '../language/clause.ts';
import { lowerFirst } from './short-forms.ts';

const LEAD = 'when|whenever|if|while|once|as soon as';
const LAST = new RegExp(`^(.+?),? (${LEAD}) ((?:(?! (?:${LEAD}|unless|until|and|except) ).)+)$`, 'i');
const FIRST = new RegExp(`^(${LEAD}) ([^,]+), (.+)$`, 'i');
const DETERMINER = /^(?:an?|the|no|another|every|each|their|its)$/i;

function tagsOf(text: string): string[] {
  return tagSentence(splitWords(text)).map(({ tag }) => tag);
}

/** The two halves of "A or B", each a clause of its own; nothing where it is not certain what they share. */
function halvesOf(condition: string): [string, string] | undefined {
  const [one = '', other = '', ...more] = condition.split(/,? or /);
  const clause = readClause(one);
  if (
    more.length > 0 ||
    !other ||
    !clause ||
    /\b(?:either|both|neither|than|between|whether|who|which|that)\b/i.test(condition)
  )
    return undefined;
  const [first = ''] = tagsOf(`${clause.subject} ${other}`).slice(splitWords(clause.subject).length);
  // "somebody cancels or has not confirmed": the same somebody.
  if (/^(?:HV|BE|DO|M|VZ)$/.test(first)) return [one, `${clause.subject} ${other}`];
  const words = one.split(' ');
  // "there is an open point or an unanswered letter"
  if (DETERMINER.test(other.split(' ')[0] ?? '') && !readClause(other)) {
    const at = words.findLastIndex((word) => DETERMINER.test(word));
    return at > splitWords(clause.subject).length - 1 && at > 1
      ? [one, `${words.slice(0, at).join(' ')} ${other}`]
      : undefined;
  }
  if (readClause(other)) return [one, other];
  // "a report is approved or rejected"
  const isDone =
    !other.includes(' ') &&
    clause.kind === 'be' &&
    /(?:ed|en|wn|ne|lt|nt)$/.test(other) &&
    /(?:ed|en|wn|ne|lt|nt)$/.test(words.at(-1) ?? '');
  return isDone ? [one, `${words.slice(0, -1).join(' ')} ${other}`] : undefined;
}

/** "it is refused when a part is missing or the day is over": each case by itself. */
export function eitherCase(statement: string): string[] | undefined {
  const said = statement.replace(/[.]$/, '');
  const [, opening = '', early = '', then = ''] = FIRST.exec(said) ?? [];
  const fronted = early ? halvesOf(early) : undefined;
  if (fronted) return fronted.map((half) => `${opening} ${half}, ${then}`);
  const [, main = '', lead = '', condition = ''] = LAST.exec(said) ?? [];
  if (!readClause(main)) return undefined;
  return halvesOf(condition)?.map((half) => `${main} ${lead} ${lowerFirst(half)}`);
}
