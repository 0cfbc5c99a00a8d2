const THOUGHT_OPENS = /^<(?:think|thinking|thought|reasoning)>/i;
const THOUGHT_CLOSES = /<\/(?:think|thinking|thought|reasoning)>/i;
const FENCED_OBJECT = /```(?:json)?\s*\{/i;

/**
 * The JSON object in a model's answer, as far as it has come: without the thoughts before it, the
 * fence around it and the prose on either side. Undefined while there is none.
 */
export function takeOutJson(answer: string): string | undefined {
  const text = withoutThoughts(answer);
  const start = text.search(/\{\s*(?:"|\}|$)/);
  return start < 0 ? undefined : upToItsEnd(text.slice(start));
}

/** Reasoning models write their thoughts first, and some servers swallow the tag that opens them. */
function withoutThoughts(answer: string): string {
  const text = answer.trimStart();
  // An answer that is JSON from its first character may name such a tag in a string of its own.
  if (text.startsWith('{')) return text;
  const close = THOUGHT_CLOSES.exec(text);
  if (!close) return THOUGHT_OPENS.test(text) ? '' : text;
  if (!THOUGHT_OPENS.test(text) && FENCED_OBJECT.test(text.slice(0, close.index))) return text;
  return text.slice(close.index + close[0].length);
}

function upToItsEnd(text: string): string {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(0, at + 1);
    }
  }
  return text;
}
