import { thirdPerson } from '../language/verbs.ts';
import type { People } from './people.ts';
import { tailOf } from './told-events.ts';
import type { Fact } from './told-facts.ts';
import type { Relief } from './trouble-rules.ts';

/** "owners of dogs that have died still get reminders": none for those. */
export function readStillGetting(
  facts: readonly Fact[],
  people: People,
  benefit: string | undefined,
): Relief | undefined {
  const [first] = facts;
  const [, who = '', of = '', how = ''] =
    /^((?:the )?[\w-]+) (?:of|with) ((?:[\w-]+ )*?[\w-]+ (?:that|who|which) (?:have|has|are|were|was|had) [\w ]+?) (still|always)$/i.exec(
      first?.who ?? '',
    ) ?? [];
  const { group } = first?.clause ?? {};
  if (!first || !how || !group || !/^(?:get|receive)$/.test(group.verb) || group.negated || !people.isPersonPhrase(who))
    return undefined;
  const thing = tailOf(first.clause);
  return {
    actor: who,
    isStop: true,
    wish: `no longer ${group.verb} ${thing} for ${of}`,
    outcome: `{the actor} no longer ${thirdPerson(group.verb)} ${thing} for ${of}`,
    benefit,
  };
}
