import type { Idea } from '../reading/read-idea.ts';
import { roleName } from '../reading/role-name.ts';

/** Whether the one whose story it is must not do something: "a reviewer may not release a report of their own". */
export function isKeptFromIt({ except }: Idea, actor: string): boolean {
  // "other players": whoever says so is none of those.
  return except !== undefined && !/^(?:all |the )?others? /i.test(except) && roleName(except) === roleName(actor);
}

/** "keep a reviewer from releasing a report": told by the reviewer it is "be kept from releasing a report". */
export function keptFromIt(wish: string, idea: Idea, actor: string): string {
  const said = `keep ${idea.except} from `;
  return isKeptFromIt(idea, actor) && wish.toLowerCase().startsWith(said.toLowerCase())
    ? `be kept from ${wish.slice(said.length)}`
    : wish;
}
