import { negate, readClause } from '../language/clause.ts';
import { relieveAll } from './relieve.ts';

/** What is told behind "otherwise", in front of it or around it, without the wish. */
export interface Otherwise {
  readonly text: string;
  readonly benefit: string | undefined;
}

/** What happens otherwise, denied: it is not to be, even where no word of it hurts ("we give it away"). */
function averted(harm: string): string | undefined {
  const told = relieveAll(harm);
  const clause = told?.toLowerCase() === harm.toLowerCase().replace(/[.!]+$/, '') ? readClause(harm) : undefined;
  return clause && !clause.negated ? negate(clause) : told;
}

/** "tell us early, otherwise the tanks run dry", "book by noon, the kitchen cannot source it otherwise": what is not to come of it. */
export function partOtherwise(text: string): Otherwise | undefined {
  const [, wish = '', harm = ''] = /^(.+?)(?:[,;-]*\s+)(?:otherwise|or else)[,]?\s+(.+)$/i.exec(text) ?? [];
  if (wish) return { text: wish, benefit: averted(harm) };
  const [, asked = '', told = ''] =
    /^(.+?)(?:[,;]| -| –| and| because| since| as)\s+((?:[\w'’-]+ ){1,4}?(?:cannot|can not|can['’]t|will not|won['’]t|would not|wouldn['’]t|(?:do|does)(?: not|n['’]t)|has to|have to|gets?|goes|go|is|are|\w+s)\b[^,;]*?),?\s+otherwise[.!]*$/i.exec(
      text,
    ) ?? [];
  return asked ? { text: asked, benefit: averted(told) } : undefined;
}

/** "prices never match, which means we give the difference away": what a trouble leads to is not to be. */
export function partMeaning(text: string): Otherwise | undefined {
  const [, told = '', means = ''] = /^(.+?),? which means (?:that )?(.+)$/i.exec(text) ?? [];
  const benefit = means && relieveAll(means.replace(/[.!]+$/, ''));
  // What could not be denied would be the trouble itself.
  return benefit && /\b(?:not|no|nobody|no longer|fewer|less|can)\b/i.test(benefit)
    ? { text: told, benefit }
    : undefined;
}

/** "the kitchen cannot source it otherwise": the sentence without the word. */
export function withoutOtherwise(text: string): string {
  return text.replace(/,?\s+otherwise(?=[.!]*$)/i, '');
}
