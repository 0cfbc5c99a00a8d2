const MESSAGE_MAX = 250;
const PLACE_MAX = 300;

/** From the first quotation mark of a kind to the last: what is quoted may hold such marks itself. */
const QUOTED = [/"[^]*"/, /“[^]*”/, /`[^]*`/, /'[^]*'/];

/**
 * An error's message without what it quotes, which may be an idea or a story, unless that is a single short name;
 * without addresses of people and without anything that could be a key.
 */
export function withoutWords(message: string): string {
  let text = message.slice(0, 10 * MESSAGE_MAX);
  for (const quoted of QUOTED) text = text.replace(quoted, (found) => (isName(found) ? found : '[…]'));
  return text
    .replace(/\S+@\S+/g, '[…]')
    .replace(/[\w-]{40,}/g, '[…]')
    .slice(0, MESSAGE_MAX);
}

function isName(quoted: string): boolean {
  return /^.[\w$.[\]-]{0,40}.$/.test(quoted);
}

/** An address, with or without a method before it, up to what was searched for or asked. */
export function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').replace(/\/\/[^/@]*@/, '//').slice(0, PLACE_MAX);
}
