/** The sentences of a text in one line, each with its end mark: they part where the next one begins with a capital. */
export function writtenSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=["'“A-Z])/);
}
