/** Words without what a story should not carry: brackets, semicolons, dashes, end marks. */
export function minimal(text: string): string {
  return text
    .replace(/\bcan not\b/g, 'cannot')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*[;:]\s*/g, ', ')
    .replace(/\s+-\s+/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .replace(/[\s,.!?]+$/, '')
    .trim();
}
