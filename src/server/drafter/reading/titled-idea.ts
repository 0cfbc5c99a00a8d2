import { ITEM_MARK } from './item-mark.ts';

/** A first line that is no sentence, and what is told below it. */
const TITLED =
  /^(?:title|summary|subject|headline)?\s*:?\s*(?:#+\s*)?([^\n.!?:;]{5,70}?)[\s:.]*\n+[\s*_>#-]*(?:(?:description|details?|text|body|background|context|user story|story|wish|idea|request|what)[*_]*\s*:[*_]*\s*|(?:description|details?|user story)\s*\n+)?(?=[\p{L}"“])([\s\S]{20,})$/iu;
const LITTLE =
  /^(?:the|and|for|with|without|from|into|about|that|this|when|per|our|your|their|all|each|every|new|better|more|via|should|must|can|feature|request|function|functionality|option|possibility|support|improve|improvement|page|view)$/;
const ITEM = new RegExp(String.raw`\n\s*${ITEM_MARK}\s`);

export interface Titled {
  readonly text: string;
  /** The headline that somebody gave it. */
  readonly title?: string;
  /** What somebody wants to hold, each as one statement. */
  readonly criteria?: readonly string[];
}

/** The start by which a word and its forms are one: "cancelling", "cancels". */
function startOf(word: string): string {
  return word.slice(0, word.length < 6 ? 4 : word.length - 3);
}

/** Whether a text tells all that its title names. */
export function tellsTitle(text: string, title: string): boolean {
  const told = text.toLowerCase();
  const words = (title.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => word.length > 2 && !LITTLE.test(word),
  );
  return (
    words.length > 0 &&
    words.every((word) => told.includes(startOf(word))) &&
    text.split(' ').length > title.split(' ').length
  );
}

/** An idea below its title, where it tells all that the title names: "Damaged bikes / Mechanics need to see which bikes were damaged". */
export function underTitle(text: string): Titled {
  const [, title = '', body = ''] = TITLED.exec(text) ?? [];
  if (!body || ITEM.test(text) || /^as an? /i.test(title)) return { text };
  return tellsTitle(body, title) ? { text: body, title: title.trim() } : { text };
}
