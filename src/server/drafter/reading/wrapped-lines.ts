import { ITEM_MARK } from './item-mark.ts';

const ITEM = new RegExp(String.raw`^\s*${ITEM_MARK}\s`);
/** What goes on with the line before it. */
const GOES_ON =
  /^\s*(?:and|or|but|of|to|in|on|at|for|from|with|without|by|than|that|which|who|whose|when|while|where|so|because|if|as|until|before|after|instead|is|are|was|were|has|have|can|should|must|will)\b/;
/** The same, whatever the length of the lines. */
const BELONGS = /^\s*(?:and|or|but|with|without|than|so|because|instead|until|unless|sorted|grouped)\b/;
/** What does not end where its line does. */
const HANGS =
  /\b(?:the|an?|of|to|and|or|for|with|without|in|on|at|from|by|that|which|who|when|if|because|so|than|as|our|my|their|his|her|its|your|every|each|all|no|not|be|is|are|should|must|can|will|would|could)\s*$/i;
const LEAST = 30;
const LONG = 45;

function goesOn(line: string, next: string, isOfLines: boolean): boolean {
  if (!/\w/.test(line) || !/^\s*[\p{Ll}\d(]/u.test(next) || ITEM.test(next) || /[.!?:;]["”)]?\s*$/.test(line))
    return false;
  const isLong = line.trim().length >= LONG;
  if (BELONGS.test(next)) return true;
  return isOfLines
    ? isLong && (HANGS.test(line) || GOES_ON.test(next))
    : isLong || line.trim().length >= LEAST || HANGS.test(line);
}

/** A text whose sentences were broken into lines by a mail or an editor, in whole lines. Lines of their own stay: items, and notes typed without capitals. */
export function withWholeLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length < 2) return text;
  // Whoever starts sentences small may start each line small as well.
  const isSmall = /^\s*\p{Ll}/u.test(lines[0] ?? '');
  const broken = lines.filter((line, at) => at > 0 && /^\s*\p{Ll}/u.test(line) && !ITEM.test(line)).length;
  const isOfLines =
    isSmall || (broken > 1 && lines.slice(0, -1).some((line) => /\w/.test(line) && line.trim().length < LEAST));
  return lines.reduce((told, line, at) => {
    if (at === 0) return line;
    return goesOn(lines[at - 1] ?? '', line, isOfLines) ? `${told.trimEnd()} ${line.trimStart()}` : `${told}\n${line}`;
  }, '');
}
