import { upperFirst } from '../language/capitals.ts';
import { isPlural, plural } from '../language/nouns.ts';
import { isKnownHouse } from './known-house.ts';
import type { People } from './people.ts';
import { bare } from './refers-to-deeds.ts';
import { lowerFirst } from './trouble-words.ts';

/** "After each storm every mast must be checked before use": of what something is owed, and when. */
const OWED =
  /^(?:by law,? )?((?:after|before|when|whenever|if|once|during|in|on) (?:(?:each|every|all) )?(?:(?!\b(?:every|each|all)\b)[^.!?])+?,? )?(every|each|all|the) ((?:[\w-]+ ){0,4}?[\w-]+) ((?:must|have to|has to|needs? to) (?:be [a-z-]+|[a-z]+)\b ?[^.!?]*)$/i;
/** "Put those on the warden's list the next morning, worst first." */
const PUT =
  /^(?:please )?(?:put|list|show|collect|place|set) (?:(?:those|these)(?: [a-z]+)?|them|the (?:ones|due ones|open ones)(?: (?:that|which) are (?:due|open|overdue|left|missing))?) ?(on|onto|in|at the top of|on top of) (?:the |our )?([\w-]+(?: [\w-]+){0,2}?)(?:['’]s|s['’]) ((?:[\w-]+ )?(?:list|plan|board|rota|page|screen|agenda|sheet|overview|dashboard|tablet|view))\b(.*)$/i;
/** "Show those to the warden before the round starts." */
const SHOW_TO =
  /^(?:please )?(?:show|list|give|present) (?:those|these|them) (?:to|for) (?:the |our )?([\w-]+(?: [\w-]+){0,2}?)((?: (?:before|after|on|in|at|when|each|every|the (?:next|same|day)) .*|,.*)?)$/i;

/** "member over 60", "roof with a skylight": many of them. */
function manyOf(things: string): string {
  const [head = '', ...rest] = things.split(/ (?=(?:over|under|with|without|in|on|of|from|at|above|below) )/);
  return [plural(head), ...rest].join(' ');
}

/** What somebody is to see of that of which something is owed, and the rule behind it; nothing where the second sentence orders nothing of the kind. */
function seenBy(first: string, second: string, people: People): readonly string[] | undefined {
  const said = bare(second);
  const [, on = '', owner = '', list = '', put = ''] = PUT.exec(said) ?? [];
  const [, whom = '', later = ''] = on ? [] : (SHOW_TO.exec(said) ?? []);
  const actor = (owner || whom).toLowerCase();
  if (!actor || !isKnownHouse(actor, people)) return undefined;
  const [, when = '', every = '', things = '', duty = ''] = OWED.exec(bare(first)) ?? [];
  // "the hall must be swept": of one hall, where nobody says when.
  if (!things || (/^the$/i.test(every) && !when)) return undefined;
  const isOne = !isPlural(things.split(' ').at(-1) ?? '');
  const many = lowerFirst(isOne ? manyOf(things) : things);
  const link = people.isPersonPhrase(many) ? 'who' : 'that';
  const [owed = ''] = duty
    .replace(/^(ha|need)s to/i, (_, verb: string) => `${/^h/i.test(verb) ? 'have' : 'need'} to`)
    .split(/ (?:before|after|by|within|until) /);
  const [place = '', ...order] = (on ? ` ${on} their ${list}${put}` : later).split(/(?=,)/);
  const rule = when ? `${upperFirst(every)} ${things} ${duty.trim()} ${lowerFirst(when.replace(/,? $/, ''))}.` : first;
  return [
    `The ${actor} should see the ${many} ${link} ${owed.trim()}${place}${when ? ` ${lowerFirst(when.replace(/,? $/, ''))}` : ''}${order.join('')}.`,
    rule,
  ];
}

/** "After each storm every mast must be checked. Put those on the warden's list.": the warden sees the masts that must be, and the rule is told behind. */
export function owedOnLists(sentences: readonly string[], people: People): readonly string[] {
  const at = sentences.findIndex(
    (second, place) => place > 0 && (PUT.test(bare(second)) || SHOW_TO.test(bare(second))),
  );
  const [rule = '', order = ''] = at > 0 ? sentences.slice(at - 1, at + 1) : [];
  const seen = order && seenBy(rule, order, people);
  return seen ? [...sentences.slice(0, at - 1), ...seen, ...sentences.slice(at + 1)] : sentences;
}
