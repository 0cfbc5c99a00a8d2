/** Text of a person on one line. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The lines of a person's text that say something. */
export function linesOf(text: string): string[] {
  return text.split('\n').map(oneLine).filter(Boolean);
}
