import { contentStems } from './lexicon/function-words.ts';
import { readVerb } from './language/verbs.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';

/** What is taken back was set by mistake. */
const MISTAKEN =
  /\b(?:undo(?:ing)?|un-?do|revert|take (?:it )?back|taking back|accidentally|by (?:accident|mistake)|mis-?(?:click|press|tap)\w*|(?:click|hit|mark|press|tapp?|tick|took|pick)\w* (?:on )?(?:the |an? )?wrong|confirm(?:ation)? step)\b/i;
/** The state that is named: "undo button for 'bed vacated'", "undo for arrived". */
const QUOTED = /(?<![\p{L}])['‘"“]([\p{L}][\p{L} -]{2,40}?)['’"”](?![\p{L}])/u;
const UNDONE = /\bundo(?:ing)? (?:button |step )?(?:for |of |on )?(?:an? |the )?([\p{L}-]+ed)\b/iu;

/** Whether the description says that they bring about such a state: "mark a bed as vacated", "confirm each line" of "confirmed". */
function sets({ doings }: Role, words: readonly string[]): boolean {
  const state = words.at(-1) ?? '';
  const read = readVerb(state);
  const verb = read?.form === 'past' ? read.base : undefined;
  const things = contentStems(words.slice(0, -1).join(' '));
  return doings.some(
    ({ verb: own, rest, stems }) =>
      rest
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .join(' ')
        .endsWith(`as ${state}`) ||
      (own === verb && (things.size === 0 || [...things].some((thing) => stems.has(thing)))),
  );
}

/** "undo for 'bed vacated'. Pressed the wrong one, and a cleaner came": whoever sets that state by the description, and nobody who is named beside it. */
export function whoHasSetIt({ text, form }: Idea, roles: readonly Role[]): Role | undefined {
  if (form === 'story' || !MISTAKEN.test(text)) return undefined;
  const said = (QUOTED.exec(text) ?? UNDONE.exec(text))?.[1]?.toLowerCase();
  const setting = said === undefined ? [] : roles.filter((role) => sets(role, said.split(/[ -]+/)));
  return setting.length === 1 ? setting[0] : undefined;
}
