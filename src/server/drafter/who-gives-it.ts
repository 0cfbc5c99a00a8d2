import { contentStems } from './lexicon/function-words.ts';
import { OFFERS } from './lexicon/sayings.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { sidesOf } from './two-sides.ts';
import { settersOf } from './who-answers-for-it.ts';
import { headsOf } from './who-keeps-it.ts';

/** What "we" do with those for whom the product is. */
const WE_GIVE =
  /\b(?:we|us) (?:(?:want|would like|plan|need|have|intend|could|should|can|may|might) )?(?:to )?(?:also |please |at least |not |just )*(?:accept|award|charge|compensate|exclude|give away|give out|hand out|hire out|lend out|invite|lend|offer|pay out|raffle|refund|rent out|reward|sell|thank)\b/i;
/** What is given or sent to others by an order. */
const GIVES =
  /^(?:invite|thank) (?:everyone|everybody|all)\b|^(?:give|hand|hire|lend|lease|rent) out\b(?!.* (?:from|by) )|^(?:assign|forward|give|hand|hand out|lend|lease|mail|nudge|offer|rent out|schedule|sell|send)\b.* to (?:the next (?!me\b)|those\b|people\b|everyone\b|everybody\b|anyone\b|anybody\b|whoever\b|all\b|every\b)|^offer [\w -]+s for (?!(?:swap|exchange|sale|rent|free)\b)/i;
/** What is no longer to be given to some of them. */
const STOPS_GIVING =
  /^no longer have .+ (?:given|handed out|hired out|lent|offered|rented out|sold|sent) to (?:people|those|anyone|anybody|everyone|everybody|whoever)\b/i;
/** What has to do with money, and with whom such money is. */
const OF_MONEY = /^(?:charge|compensate|pay|refund|rent|sell)$/;
const MONEY = /\b(?:bills?|cash|fees?|invoices?|money|payments?|till)\b/i;
const OF_ONE = /\b(?:i|me|my|mine|friends?)\b/i;

function takingMoney(verb: string, staff: readonly Role[]): Role[] {
  return OF_MONEY.test(verb) ? staff.filter(({ doings }) => doings.some(({ rest }) => MONEY.test(rest))) : [];
}

/** "Can we sell vouchers?", "offer a freed place to the next on the list": those who run the service, unless the others are said to do just that. */
export function giving({ action, text, form }: Idea, roles: readonly Role[]): readonly Role[] {
  if (form === 'story' || action.frame === 'told' || action.rule !== undefined) return [];
  if (OF_ONE.test(text) && !/\bwe\b/i.test(text)) return [];
  const isGiven =
    (WE_GIVE.test(text) && action.frame === 'do' && !action.isThing) ||
    GIVES.test(action.wish) ||
    STOPS_GIVING.test(action.wish);
  const { staff, served } = sidesOf(roles);
  if (!isGiven || staff.length === 0 || served.length === 0) return [];
  const [verb = ''] = action.core.verb.split(' ');
  const doing = (some: readonly Role[]): Role[] => some.filter(({ doings }) => doings.some((one) => one.verb === verb));
  if (doing(served).length > 0) return [];
  const paid = OF_MONEY.test(verb) ? settersOf(roles).filter((role) => staff.includes(role)) : [];
  // "offer tickets for children": whoever sells tickets.
  const things = contentStems(action.core.object?.core ?? '');
  const selling =
    verb === 'offer'
      ? staff.filter(({ doings }) =>
          doings.some((one) => OFFERS.test(one.verb) && [...one.object].some((word) => things.has(word))),
        )
      : [];
  const others = [doing(staff), selling, paid, takingMoney(verb, staff)].find(({ length }) => length > 0);
  return others ?? headsOf(staff);
}
