/** How one word may have become the other under the fingers, the likeliest first. */
export const SWAPPED = 1;
export const DOUBLED = 2;
export const LEFT_OUT = 3;
export const SOUNDS_LIKE = 4;
export const TOO_MANY = 5;
export const WRONG_LETTER = 6;

const TWICE = /([a-z])\1/g;
/** "twise", "majik" */
const SOUNDS_ALIKE = /^(?:cs|sc|ck|kc|sz|zs|gj|jg)$/;

/** Each letter once where it stands twice. */
function squeezed(word: string): string {
  return word.replace(TWICE, '$1');
}

/** Two letters that changed places, and nothing else. */
function isSwapped(left: string, right: string): boolean {
  return left.charAt(0) === right.charAt(1) && left.charAt(1) === right.charAt(0) && left.slice(2) === right.slice(2);
}

/** The slip by which `typed` comes of `meant`; nothing where it takes more than one, or where they do not begin alike. */
export function slipOf(typed: string, meant: string): number | undefined {
  if (typed === meant || Math.abs(typed.length - meant.length) > 2) return undefined;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const left = typed.slice(at);
  const right = meant.slice(at);
  // "ahve": the first two may change places as well.
  if (left.length > 1 && isSwapped(left, right)) return SWAPPED;
  if (typed.charAt(0) !== meant.charAt(0)) return undefined;
  if (squeezed(typed) === squeezed(meant)) return DOUBLED;
  if (left === right.slice(1)) return LEFT_OUT;
  if (left.slice(1) === right) return TOO_MANY;
  if (left.slice(1) !== right.slice(1)) return undefined;
  const pair = left.charAt(0) + right.charAt(0);
  return /^[aeiouy]{2}$/.test(pair) || SOUNDS_ALIKE.test(pair) ? SOUNDS_LIKE : WRONG_LETTER;
}
