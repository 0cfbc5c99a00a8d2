import { TELL } from './action.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { startsAction } from '../language/verb-phrase.ts';
import { isPlural } from '../language/nouns.ts';
import { gerund, isBaseVerb } from '../language/verbs.ts';

/** The first action of several, and the others as verb phrases that can stand alone. */
export interface Actions {
  readonly main: string;
  readonly others: readonly string[];
}

const CLAUSE_INSIDE = /\b(?:when|if|who|which|whose|where|because|while|once|unless|until|whether|how|what)\b/i;

/** Splits "swap shifts and tell the charge nurse about it". Words inside a condition or a question are left alone. */
export function splitActions(text: string): Actions {
  const words = text.split(/\s+/);
  const parts: string[][] = [[]];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const joined = (parts.at(-1) ?? []).join(' ');
    const afterComma = (words[at - 1] ?? '').endsWith(',');
    const joins = /^(?:and|or|then|plus|&)$/i.test(word);
    const inside =
      CLAUSE_INSIDE.test(joined) &&
      !/^(?:see|know|choose|check|decide|learn|show|find)\b.*\b(?:who|which|how|what|where|when|whether)\b/i.test(
        joined,
      );
    let next = at;
    if (joins) next = /^(?:then|also|to|automatically|even|optionally)$/i.test(words[at + 1] ?? '') ? at + 2 : at + 1;
    if (
      at > 0 &&
      !inside &&
      (joins || afterComma) &&
      (joins || !/^(?:and|or)$/i.test(word)) &&
      !(/^(?:and|or|)$/i.test(words[next + 1] ?? '') && joined.split(' ').length > 2 && !joins) &&
      startsAction(words, next, (verb) => MOSTLY_NOUNS.has(verb))
    ) {
      const previous = parts.at(-1) ?? [];
      previous[previous.length - 1] = (previous.at(-1) ?? '').replace(/,$/, '');
      parts.push([words[next] ?? '']);
      at = next;
      continue;
    }
    // "create, edit or delete templates": a bare verb followed by "and" and another verb.
    parts.at(-1)?.push(word);
  }
  const [first = [], ...rest] = parts.filter((part) => part.length > 0);
  return shareObject(
    first.join(' '),
    rest.map((part) => part.join(' ')),
  );
}

function shareObject(first: string, rest: readonly string[]): Actions {
  const last = rest.at(-1);
  const [firstVerb = '', ...firstRest] = first.split(' ');
  if (!last) return { main: first, others: [] };
  // "create and edit templates": the verbs before the last have no object of their own.
  const object = last.split(' ').slice(1).join(' ');
  const complete = (part: string) =>
    part.split(' ').length === 1 && isBaseVerb(part) && object ? `${part} ${object}` : part;
  if (firstRest.length === 0) return { main: complete(first), others: rest.map(complete) };
  const thing =
    firstRest
      .join(' ')
      .split(/\s+(?:with|to|into|from|in|on|at|by|for|when|if|after|before|as|about|without|over)\s+/i)[0] ?? '';
  // "it" is one thing: "group objects into a plan and share it".
  const one = isPlural(
    thing
      .split(/\s+of\s+/)[0]
      ?.split(' ')
      .at(-1) ?? '',
  )
    ? / (?:into|to|in|for|from) an? ((?:[\w-]+ ){0,2}[\w-]+)$/i.exec(firstRest.join(' '))?.[1]
    : undefined;
  const others = rest.map((part) => {
    const whole = complete(part);
    // People are told, not things: "and notify them".
    if (TELL.test(whole.split(' ')[0] ?? '') && /^\S+ them\b/i.test(whole)) return whole;
    return whole
      .replace(
        /\b(about|of|for) (?:it|this|that)\b/i,
        (_, lead: string) => `${lead} ${gerund(firstVerb.toLowerCase())} ${thing}`,
      )
      .replace(/\bit\b/i, (it) => (one ? `the ${one}` : it))
      .replace(/\b(?:it|them)\b/i, thing.replace(/^an?\s/i, 'the '));
  });
  return { main: first, others };
}
