import { phrase, type Action } from './action.ts';
import type { Request } from './read-request.ts';

/** "remember the answers that never change": whoever is asked again wants to find them there. */
export function keeping({ form, actor }: Request, said: string): Action | undefined {
  const kept = form === 'imperative' && !actor ? /^remember ((?:the|my|all|our) [^,]+)/i.exec(said)?.[1] : undefined;
  return kept
    ? { frame: 'do', wish: `find ${kept} filled in already`, core: phrase(`keep ${kept}`), isThing: false }
    : undefined;
}

/** "I want to be sure that every member pays": what is to be so is no deed of whoever wishes it. */
export function ensured({ outcome }: Request, said: string): Action | undefined {
  return outcome && said.startsWith('be sure that ')
    ? {
        frame: 'do',
        wish: said,
        core: { verb: 'ensure', text: said, object: undefined, tails: [] },
        isThing: false,
      }
    : undefined;
}
