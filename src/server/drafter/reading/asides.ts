import { DETERMINERS } from '../lexicon/function-words.ts';

/** "their usual needs (wheelchair, guide dog, ramp)": a list in brackets, with what it is a list of. */
const LISTED =
  /\s*\((?:e\.? ?g\.?|for example|for instance|such as|like|i\.? ?e\.?|namely)?,?:?\s*((?:[\w'’-]+ ?){1,4}(?:(?:, ?| and | or |\/)(?:and |or )?(?:[\w'’-]+ ?){1,4})+)(?:,? ?(?:etc\.?|and so on|\.+))?\)/i;

/** The noun phrase at the end of a text, without what stands before its determiner: "their usual needs". */
function nameBefore(text: string): string | undefined {
  const words = text.split(' ').slice(-4);
  const from = words.findLastIndex((word) => DETERMINERS.has(word.toLowerCase()));
  const name = (from >= 0 ? words.slice(from + 1) : words.slice(-1)).join(' ');
  return /^[\p{L}' -]{3,}$/u.test(name) ? name : undefined;
}

/**
 * Takes lists in brackets out of a text, and says them as sentences of their own: what is read behind them would break at
 * their commas. Other brackets stay.
 */
export function partAsides(text: string): { readonly text: string; readonly asides: readonly string[] } {
  const asides: string[] = [];
  const left = text.replace(new RegExp(LISTED, 'gi'), (whole, list: string, at: number) => {
    const name = nameBefore(text.slice(0, at));
    const items = list
      .split(/,? (?:and|or) |, ?|\//)
      .map((item) => item.trim())
      .filter(Boolean);
    if (!name || items.length < 2 || /\b(?:max|min|at least|only|not|if|when)\b/i.test(list)) return whole;
    const said = `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
    asides.push(`the ${name} must include ${said}`);
    return '';
  });
  return { text: left, asides };
}
