import { loadWink } from '../../src/server/drafter/deliver.ts';
import { readTask } from '../../src/server/drafter/draft-story.ts';
import { findActor } from '../../src/server/drafter/find-actor.ts';
import { groupMember, roleName } from '../../src/server/drafter/reading/role-name.ts';
import { evidenceOf } from '../../src/server/drafter/what-speaks-for-whom.ts';
import { insteadOfGuess } from '../../src/server/drafter/whose-work-it-is.ts';
import type { Row } from '../row.ts';
import { type Choice, fitWeights } from './fit.ts';
import { type Labelled, readMaterial } from './material.ts';

/** The last word of a name: "nurse" of "charge nurse". */
function head(name: string): string {
  return (name.split(' of ')[0] ?? '').split(' ').at(-1) ?? '';
}

/** Whether a name is one of those that were given, or a shorter or longer form of it that is no other role's. */
function isOneOf(name: string, given: readonly string[], roles: readonly string[]): boolean {
  const said = name.toLowerCase();
  const right = new Set(given.flatMap((one) => [one, groupMember(roleName(one))]).map((one) => one.toLowerCase()));
  const isAlone = roles.filter((role) => head(role) === head(said)).length < 2;
  return right.has(said) || (isAlone && [...right].some((one) => head(one) === head(said)));
}

interface Judged {
  readonly isRight: boolean;
  /** The roles to choose from, where who it is for was weighed. */
  readonly choice: Choice | undefined;
}

function judge({ description, roles, ideas }: Labelled): Judged[] {
  return ideas.flatMap(({ idea: text, actors }) => {
    const task = { idea: text, product: { name: 'Product', description } };
    const { actor, idea, product } = readTask(task);
    const chosen = insteadOfGuess(findActor(product, idea), product, idea);
    const choice = chosen.isWeighed
      ? [...evidenceOf(chosen, product, idea)].map(([role, evidence]) => ({
          evidence,
          isRight: isOneOf(groupMember(role.name), actors, roles),
        }))
      : undefined;
    return { isRight: isOneOf(actor.name, actors, roles), choice };
  });
}

function share(judged: readonly Judged[]): string {
  return `${(judged.filter(({ isRight }) => isRight).length / judged.length).toFixed(3)} of ${judged.length}`;
}

/**
 * Measures how often the actor is one of those that whoever wrote the idea accepts, on ideas of products that no reader was
 * made for. `--fit` prints the weights of `what-speaks-for-whom.ts` that fit the first part best; the second is only measured.
 */
export function run(args: string[]): Promise<Row[]> {
  loadWink();
  const fitted = readMaterial('fitted').flatMap(judge);
  const unseen = readMaterial('unseen').flatMap(judge);
  if (args.includes('--fit')) console.log(fitWeights(fitted.flatMap(({ choice }) => (choice ? [choice] : []))));
  return Promise.resolve([
    { what: 'actor of hurried ideas, products fitted on', value: share(fitted), bar: '-', ok: true },
    { what: 'actor of hurried ideas, other products', value: share(unseen), bar: '-', ok: true },
  ]);
}
