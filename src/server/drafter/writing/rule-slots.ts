import type { Action } from '../reading/action.ts';
import { fillBan } from './ban-slots.ts';
import { fillCase } from './case-slots.ts';
import { fillSolved } from './solved-slots.ts';

/** What bans, duties, open cases and complaints have to say of themselves, for the sentences of their kinds. */
export function fillRules(
  slots: Map<string, string>,
  action: Action,
  actor: string,
  third: (text: string) => string,
  roles: ReadonlySet<string>,
): void {
  fillBan(slots, action, actor, third, roles);
  fillCase(slots, action, actor, third, roles);
  fillSolved(slots, action, third, roles);
}
