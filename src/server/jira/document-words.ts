/** The words of a document in Atlassian's format, whatever else is in it; each block on a line of its own. */
export function wordsOf(node: unknown): string {
  return plain(node)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

const INLINE = new Set(['text', 'emoji', 'mention', 'date', 'status', 'inlineCard']);

function plain(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  const { type, text, attrs, content } = node as {
    type?: string;
    text?: unknown;
    attrs?: { text?: string };
    content?: unknown;
  };
  if (typeof text === 'string') return text;
  if (type === 'hardBreak') return '\n';
  const within = Array.isArray(content) ? content.map(plain).join('') : '';
  // What stands for a word without being one, such as a mention.
  if (INLINE.has(type ?? '')) return attrs?.text ?? '';
  return `${within}\n`;
}
