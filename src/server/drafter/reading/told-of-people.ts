import { textOf, type Clause } from '../grammar/parse.ts';
import { fromGerund } from '../language/verbs.ts';
import { subText } from './clause-words.ts';
import type { Step } from './event-chain.ts';
import type { People } from './people.ts';
import { ANY, NOBODY } from './told-facts.ts';
import { lowerFirst } from './trouble-words.ts';

/** What a clause tells of people, and who of them wishes it away. */
export interface Told {
  readonly clause: Clause;
  readonly who: string;
  readonly actor: string | undefined;
  /** The verb with all behind it, without how often: "call us to ask whether it takes place". */
  readonly deed: string;
  /** " when a voucher is used" */
  readonly when: string;
}

const OFTEN = /^(?:often|always|still|constantly|regularly|usually|sometimes|frequently|just) /i;

export function toldOf({ clause, who, front }: Step, people: People): Told | undefined {
  const { group, rest } = clause;
  const kind = who.replace(
    /^(?:half|most|many|some|a lot|a third) of (?:the |our )?|^half (?:the |our )|^(?:(?:too )?many|some|most|several|few) (?!of\b)/i,
    '',
  );
  // "the waiting parents": they are the parents.
  const [, article = '', named = ''] = /^((?:the |our )?)\w+ing (.+)$/i.exec(kind) ?? [];
  const some = named && people.leading(named) === named ? `${article}${named}` : kind;
  if (!group || group.past || !people.isPersonPhrase(some) || NOBODY.test(who)) return undefined;
  const going = group.verb === 'keep' ? fromGerund(rest[0]?.text ?? '') : undefined;
  const said = going ? [going, textOf(rest.slice(1))].join(' ').trim() : [group.verb, textOf(rest)].join(' ').trim();
  return {
    clause,
    who,
    actor: people.isSpeaker(who) || ANY.test(some) ? undefined : some,
    deed: said.replace(OFTEN, ''),
    when: [...clause.subs.map(subText), front]
      .filter(Boolean)
      .map((one) => ` ${lowerFirst(one)}`)
      .join(''),
  };
}

/** Neither denied nor only possible. */
export const isPlain = ({ clause: { group } }: Told) =>
  group !== undefined && !group.negated && !group.modal && !group.passive;

/** "half the people who sign up for a work day": a group of its own. */
export function toldApart(who: string): string | undefined {
  return /\bpeople (?:who|on|with|from) .+$/i.exec(who)?.[0];
}
