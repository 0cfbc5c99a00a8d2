import { textOf, type Clause } from '../grammar/parse.ts';
import { clauseText } from './clause-words.ts';
import type { People } from './people.ts';
import type { Relief } from './trouble-rules.ts';

/** "we spend half of every meeting on who is away when": that is to be seen. */
export function readTalkedOver({ subject, group, rest }: Clause, people: People): Relief | undefined {
  const who = textOf(subject);
  const [, time = '', asked] =
    /^(.+?) (?:on|with|discussing|finding out|working out|figuring out|arguing about) ((?:who|which|what|when|where|how|whether) .+)$/i.exec(
      textOf(rest),
    ) ?? [];
  // "bands argue about who broke the lamp"
  const quarrel =
    /^(?:with (?:me|us|them|each other|\w+s) )?(?:about |over )?((?:who|which|what|when|where|how|whether|whose) .+)$/i.exec(
      textOf(rest),
    )?.[1];
  if (
    quarrel &&
    /^(?:argue|quarrel|fight|disagree|guess|discuss|debate)$/.test(group?.verb ?? '') &&
    people.isPersonPhrase(who) &&
    !group?.negated
  )
    return {
      actor: people.isSpeaker(who) ? undefined : who,
      wish: `see ${quarrel}`,
      benefit: `${people.isSpeaker(who) ? 'we' : 'they'} do not have to ${group?.verb}`,
    };
  if (!asked || !/^(?:spend|waste|lose)$/.test(group?.verb ?? '') || !people.isPersonPhrase(who)) return undefined;
  const speaker = people.isSpeaker(who);
  return {
    actor: speaker ? undefined : who,
    wish: `see ${asked}`,
    benefit: `${speaker ? 'we' : 'they'} do not spend ${time} on it`,
  };
}

/** "drivers do not trust riders they have never met": they want to know more of them. */
export function readDistrust({ subject, group, rest }: Clause, people: People): Relief | undefined {
  const who = textOf(subject);
  if (group?.verb !== 'trust' || !group.negated || group.modal || rest.length === 0 || !people.isPersonPhrase(who))
    return undefined;
  return { actor: people.isSpeaker(who) ? undefined : who, wish: `know more about ${textOf(rest)}` };
}

/** "nobody dares to say that it is too fast": they are to be able to. */
export function readUndared({ subject, group, rest }: Clause): Relief | undefined {
  const deed = /^to (.+)$/i.exec(textOf(rest))?.[1];
  // "nobody feels responsible for the hoses": who is, shows.
  const charge = /^(?:responsible|in charge|accountable) (?:for|of) (.+)$/i.exec(textOf(rest))?.[1];
  if (charge && /^(?:nobody|no one)$/i.test(textOf(subject)) && /^(?:feel|be)$/.test(group?.verb ?? ''))
    return { wish: `see who is responsible for ${charge}` };
  return /^(?:nobody|no one|hardly anybody|hardly anyone)$/i.test(textOf(subject)) &&
    /^dares?$/.test(group?.verb ?? '') &&
    deed
    ? { wish: deed }
    : undefined;
}

/** "opening hours change and nobody remembers to update the page": they want to be reminded. */
export function readUnremembered(clauses: readonly Clause[]): Relief | undefined {
  const at = clauses.findIndex(
    ({ subject, group, rest }) =>
      /^(?:nobody|no one)$/i.test(textOf(subject)) &&
      /^(?:remember|think|bother)$/.test(group?.verb ?? '') &&
      rest[0]?.tag === 'TO',
  );
  const clause = clauses[at];
  const [first] = clauses;
  if (!clause || !first) return undefined;
  return { wish: `be reminded ${textOf(clause.rest)}${at > 0 ? ` when ${clauseText(first)}` : ''}` };
}
