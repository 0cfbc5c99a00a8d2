import type { Email } from 'postal-mime';

/** The link in a mail's text, which its HTML part must hold too. Throws when there is none, or more than one. */
export function linkIn({ text = '', html = '' }: Email): URL {
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const [link] = links;
  if (link === undefined || links.length > 1) throw new Error(`${links.length} links in: ${text}`);
  if (!html.includes(`href="${link}"`)) throw new Error(`The HTML part has another link than ${link}`);
  return new URL(link);
}

/** The secret that the link carries. */
export function tokenIn(mail: Email): string {
  return linkIn(mail).searchParams.get('token') ?? '';
}
