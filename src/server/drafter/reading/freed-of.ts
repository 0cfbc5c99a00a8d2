import { readVerb, thirdPerson } from '../language/verbs.ts';

/** How often it happens tells that it is too much, and not what it is. */
const OFTEN =
  /^(?:(?:(?:nearly|almost|just|simply|basically) )?(?:always|usually|often|constantly|regularly|normally|mostly|generally|frequently|typically|sometimes|still|currently|forever|continually) )+/i;
/** What nobody has to do, but what happens to them all the same. */
const BEFALLS =
  /^(?:get|receive) (?:an?|the|all|every|each|so many|too many|two|three|four|five|ten|\d+)\b|^(?:end up|wind up|lose|miss|overlook|mix up|confuse|waste|run out of|run into)\b|^(?!(?:pay|wait|buy|order) )\w+ .*\b(?:(?:to|on|at|in|for) the wrong|too (?:little|much|few|many|late|early))\b/i;

/** What somebody no longer wants to have to do: "no longer have to retype the address", "no longer end up cooking the same things". */
export function freedOf(toil: string): { readonly wish: string; readonly outcome: string } {
  const deed = toil.replace(OFTEN, '');
  const [verb = '', ...rest] = deed.split(' ');
  return BEFALLS.test(deed) && readVerb(verb)
    ? {
        wish: `no longer ${deed}`,
        outcome: `{the actor} no longer ${[thirdPerson(verb), ...rest].join(' ')}`,
      }
    : { wish: `no longer have to ${deed}`, outcome: `{the actor} no longer has to ${deed}` };
}
