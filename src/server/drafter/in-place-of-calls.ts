import type { Actor } from './find-actor.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { groupMember } from './reading/role-name.ts';
import { isServed } from './role-kind.ts';

/** What comes to somebody in place of a call. */
const COMES =
  /^(?:get|receive|have|see|use) (?:an? )?(?:(?:automatic|automated|text|e-?mail|sms|friendly) )*(?:reminder|message|confirmation|notification|text|invitation)s?\b/i;
/** Whom the house calls today. */
const CALLED =
  /\b(?:calls?|phones?|rings?|texts?|writes? to|reminds?|chases?|contacts?) (?:(?:up )?(?:everyone|everybody|all of them|each of them|them all|people)|(?:all|every|each) (?:the |our )?[\p{L}-]+)\b/iu;

/**
 * "The office calls everyone the day before. An automatic reminder would save us that.": it comes to those who are called, of whom the
 * description tells most. `whole` is all that was typed.
 */
export function inPlaceOfCalls({ roles }: Product, { form, action }: Idea, whole: string): Actor | undefined {
  if (form === 'story' || !COMES.test(action.wish) || !CALLED.test(whole)) return undefined;
  const served = roles.filter((role) => isServed(role));
  const role = served.find(({ doings }) => doings.length > 0) ?? served[0];
  const [doing] = role?.doings ?? [];
  return (
    role && {
      name: groupMember(role.name),
      grounding: doing ? { source: 'product', quote: doing.sentence } : { source: 'assumption' },
      isGuess: false,
    }
  );
}
