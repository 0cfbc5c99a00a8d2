import { isMass, isPlural, plural } from '../language/nouns.ts';
import { partName } from './named-doing.ts';

/** What somebody has and changes. */
const CHANGED =
  /^(?:date|time|size|address|number|room|seat|slot|e-?mail|phone|password|plan|tariff|route|appointment|booking|colou?r|language|account|method|owner|delivery|destination|order|photo|profile|day|place)$/i;
/** What is handed on, as against the shift or the season in which that happens. */
const HANDED =
  /^(?:keys?|badges?|cases?|files?|flats?|rooms?|cars?|vans?|equipment|tools?|stock|cash|accounts?|projects?|tasks?|patients?|customers?|clients?)$/i;
/** What is lent and comes back. */
const RETURNED =
  /^(?:keys?|materials?|tools?|equipment|books?|bottles?|cases?|parcels?|items?|bikes?|cars?|vans?|boats?|skis?|instruments?|costumes?|uniforms?|goods|products?|orders?|crates?|laptops?|devices?)$/i;

const OF_DOING: Readonly<Record<string, { readonly verb: string; readonly of: RegExp; readonly isOne?: boolean }>> = {
  change: { verb: 'change', of: CHANGED, isOne: true },
  handover: { verb: 'hand over', of: HANDED },
  'hand-over': { verb: 'hand over', of: HANDED },
  return: { verb: 'return', of: RETURNED },
};

/** "pot size change", "key handover", "material return": what is done to it, by a noun that is the name of other things elsewhere. */
export function doneByName(thing: string): string | undefined {
  if (/^(?:bulk|mass) (?:e-?mail|mail|mailing|post)$/i.test(thing)) return `send ${thing}`;
  const [, queue = '', at = ''] = /^((?:[\w-]+ ){1,2}queue) (?:position|place|rank)\b(.*)$/i.exec(thing) ?? [];
  if (queue) return `see my place in the ${queue}${at}`;
  const { head, link, rest } = partName(thing);
  const doing = OF_DOING[head.at(-1)?.toLowerCase() ?? ''];
  const what = head.slice(0, -1);
  if (!doing || what.length === 0 || what.length > 3 || !doing.of.test(what.at(-1) ?? '')) return undefined;
  if (!/^(?:|by|with|without|in|on|at|until|before|after|online|for)$/.test(link)) return undefined;
  const name = what.join(' ');
  const many = isMass(what.at(-1) ?? '') || isPlural(name) ? name : plural(name);
  return [doing.verb, doing.isOne ? `the ${name}` : many, link, rest].filter(Boolean).join(' ');
}
