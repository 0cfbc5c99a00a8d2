import { readVerbPhrase } from '../language/verb-phrase.ts';
import { fromGerund } from '../language/verbs.ts';

const QUESTION = /^(?:who|what|when|where|which|how|why|whether|if|that|whose)\b/i;

/** The action in a few words: "swap a shift". */
export function briefOf(wish: string): string | undefined {
  const read = readVerbPhrase(wish);
  const { object } = read ?? {};
  if (!read || !object || QUESTION.test(object.text)) return undefined;
  const said = `${read.verb} ${object.text}`;
  return said.split(' ').length <= 7 ? said : undefined;
}

/** "no longer have to come back to the depot": what is no longer needed. */
export function sparedOf(wish: string): string | undefined {
  const said = /^no longer have to (.+)$/.exec(wish)?.[1];
  const [first = '', ...rest] = /^be spared (.+)$/.exec(wish)?.[1]?.split(' ') ?? [];
  const verb = fromGerund(first);
  const spared = said ?? (verb && [verb, ...rest].join(' '));
  return spared && spared.split(' ').length <= 9 ? spared : undefined;
}

/** "The ownership comes ..." inside a sentence. */
export function lowerFirst(text: string): string {
  return /^(?:The|An?|No|All|Each|Every|Some|Nobody|Somebody|It|They|There)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** The whole action where it is short enough to be said once more. */
export function shortOf(wish: string): string | undefined {
  const said = wish.split(' ').length <= 9 ? wish : briefOf(wish);
  return said && !/[,;:]|\b(?:and|or|but|when|if|because)\b/.test(said) ? said : undefined;
}
