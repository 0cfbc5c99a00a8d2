import { type StoryText, storyAsMarkdown } from './story-markdown.ts';

const HTML_SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function htmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => HTML_SIGNS[sign] ?? sign).replaceAll('\n', '<br>');
}

/** The story as a piece of HTML, for editors that take rich text. */
export function storyAsHtml({ headline, userStory, acceptanceCriteria }: StoryText): string {
  const criteria = acceptanceCriteria.map((criterion) => `<li>${htmlText(criterion)}</li>`).join('');
  return (
    `<h1>${htmlText(headline)}</h1><h2>User Story</h2><p>${htmlText(userStory)}</p>` +
    `<h2>Acceptance Criteria</h2><ul>${criteria}</ul>`
  );
}

/** Puts the story into the clipboard, once, as rich text and as Markdown. Rejects when the browser forbids it. */
export async function copyStory(story: StoryText): Promise<void> {
  const texts = { 'text/html': storyAsHtml(story), 'text/plain': storyAsMarkdown(story) };
  if (globalThis.isSecureContext) {
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })] as const);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return;
  }
  // Without TLS, as on a machine in the office's network, browsers offer only the older way.
  const fill = (event: ClipboardEvent): void => {
    event.preventDefault();
    for (const [type, text] of Object.entries(texts)) event.clipboardData?.setData(type, text);
  };
  document.addEventListener('copy', fill, { once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', fill);
  if (!copied) throw new Error('The browser refused to copy.');
}
