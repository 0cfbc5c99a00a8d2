import type { People } from './people.ts';
import { partBenefit } from './find-benefit.ts';
import { openingOf, verbsOfOrder } from './order-or-name.ts';
import { sober } from './read-quality.ts';
import { readDemand, type Request } from './read-request.ts';
import type { Reading } from './read-sentence.ts';
import { inBulk } from './bulk-deed.ts';

/** Whether an order was read without its verb: as a thing, as something that happens, or as a thing with the order in its name. */
function isLost({ form, kind, text }: Request, said: string): boolean {
  if (form === 'noun phrase' || form === 'problem') return true;
  return kind === 'act' && text.toLowerCase().endsWith(` ${said.toLowerCase()}`);
}

/**
 * A reading that agrees with the word that the sentence opens with: what is certainly an order is one ("access tagged papers"), and what is
 * certainly a name ("access codes", "stop button") is not ordered. Nothing where the word does not settle it.
 */
export function asItOpens(reading: Reading, people: People): Reading | undefined {
  const { sentence, request, benefit } = reading;
  if (sentence.isQuestion) return reading;
  if (!request || request.form === 'story') return undefined;
  const said = sober(partBenefit(sentence.text).text.trim());
  const opening = openingOf(said);
  const [first = ''] = said.toLowerCase().split(' ');
  const isOrdered =
    (request.form === 'imperative' && request.text.toLowerCase().startsWith(`${first} `)) ||
    (request.form === 'negative' && first === 'stop');
  if (opening === 'name' && isOrdered)
    return { sentence, benefit, request: { form: 'noun phrase', kind: 'thing', text: said, speaker: false } };
  if (opening !== 'order' || verbsOfOrder(said).length === 0) return undefined;
  if (!isLost(request, said)) return reading;
  return { sentence, benefit, request: readDemand(inBulk(said), 'imperative', people, false) };
}
