import { IDEA_MAX } from '#contract/story.ts';
import { type FoundIdea, type FoundIdeas, found } from './found-ideas.ts';

/** A bullet or a number, perhaps with a box to tick, and what follows. */
const ITEM = /^(\s*)(?:[-*+•–]|\(?\d{1,4}[.)])(?:\s+(?:\[[ xX]\](?:\s+|$))?(.*))?$/;
const HEADING = /^\s{0,3}#{1,6}\s/;
const RULE = /^\s{0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const FENCE = /^\s{0,3}(?:```|~~~)/;

interface Line {
  /** Counted from 1. */
  readonly at: number;
  readonly text: string;
  readonly isBlank: boolean;
}

interface Growing {
  readonly line: number;
  text: string;
}

/**
 * The ideas of a plain list, one a line. Where lines are items of a list, what is set in below an item belongs to it.
 */
export function ideasOfText(text: string): FoundIdeas {
  const lines = proseOf(text);
  if (lines.some(isItem)) return { ideas: itemsOf(lines, 'line by line').ideas, notes: [] };
  return { ideas: lines.filter(({ isBlank }) => !isBlank).map(({ at, text }) => found(at, text)), notes: [] };
}

/** The ideas of a Markdown text: the items of its lists, or its paragraphs when it has no list. */
export function ideasOfMarkdown(text: string): FoundIdeas {
  const lines = proseOf(text);
  if (!lines.some(isItem)) return { ideas: paragraphsOf(lines), notes: [] };
  const { ideas, others } = itemsOf(lines, 'wrapped');
  const left = new Set(others.map(({ line }) => line));
  return {
    ideas: ideas.filter(({ line }) => !left.has(line)),
    notes: others.length > 0 ? [leftOut(others)] : [],
  };
}

function leftOut(others: readonly FoundIdea[]): string {
  const lines = others.map(({ line }) => line);
  const named = new Intl.ListFormat('en').format(lines.slice(0, 5).map(String));
  const more = lines.length > 5 ? ` and ${lines.length - 5} more` : '';
  return `Only the items of its lists were read, not what stands beside them: line ${named}${more}.`;
}

/** The lines without headings, rules, code and what stands before the text itself. */
function proseOf(text: string): Line[] {
  const lines = text.split(/\r\n?|\n/);
  const end = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
  let isCode = false;
  return lines.flatMap((text, index): Line[] => {
    if (index <= end) return [];
    const isFence = FENCE.test(text);
    if (isFence) isCode = !isCode;
    const isLeftOut = isFence || isCode || HEADING.test(text) || RULE.test(text);
    // A line that is left out ends what stood before it.
    return [{ at: index + 1, text: isLeftOut ? '' : text, isBlank: isLeftOut || text.trim() === '' }];
  });
}

function isItem({ text, isBlank }: Line): boolean {
  return !isBlank && ITEM.test(text);
}

/**
 * The items, each with what belongs to it; `others` are those among them that are lines beside the lists. `wrapped`
 * lines go on without being set in, as Markdown allows.
 */
function itemsOf(lines: readonly Line[], how: 'wrapped' | 'line by line'): { ideas: FoundIdea[]; others: FoundIdea[] } {
  const outermost = lines.filter(isItem).reduce((least, { text }) => Math.min(least, indentOf(text)), Infinity);
  const all: Growing[] = [];
  const others: Growing[] = [];
  let item: Growing | undefined;
  let wasBlank = false;
  for (const { at, text, isBlank } of lines) {
    if (isBlank) {
      wasBlank = true;
      continue;
    }
    const indent = indentOf(text);
    const [, , words = ''] = ITEM.exec(text) ?? [];
    const goesOn = how === 'wrapped' && !wasBlank && !ITEM.test(text);
    if (item && (indent > outermost + 1 || goesOn)) {
      item.text += ITEM.test(text) ? `\n- ${words}` : `${wasBlank ? '\n' : ' '}${text.trim()}`;
    } else if (ITEM.test(text)) {
      all.push((item = { line: at, text: words }));
    } else {
      const other = { line: at, text };
      all.push(other);
      others.push(other);
      item = undefined;
    }
    wasBlank = false;
  }
  const toIdea = ({ line, text }: Growing): FoundIdea => found(line, withoutMarks(text));
  return { ideas: all.map(toIdea), others: others.map(toIdea) };
}

function indentOf(text: string): number {
  return (/^\s*/.exec(text)?.[0] ?? '').replaceAll('\t', '    ').length;
}

function paragraphsOf(lines: readonly Line[]): FoundIdea[] {
  const paragraphs: Growing[] = [];
  let open: Growing | undefined;
  for (const { at, text, isBlank } of lines) {
    if (isBlank) open = undefined;
    else if (open) open.text += ` ${text.trim()}`;
    else paragraphs.push((open = { line: at, text }));
  }
  return paragraphs.map(({ line, text }) => found(line, withoutMarks(text)));
}

/** Words without what sets them in bold, as code or as a link. */
function withoutMarks(text: string): string {
  // Too long for an idea, marks or no marks.
  if (text.length > 2 * IDEA_MAX) return text;
  return text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/(\*\*|__|`)(?=\S)(.+?)(?<=\S)\1/g, '$2');
}
