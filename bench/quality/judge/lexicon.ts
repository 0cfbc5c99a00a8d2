/** The judge's own word lists, written from the published definitions of the criteria, not from the code under test. */

/** Words that cannot be tested: each reader sees something else in them. */
const VAGUE = [
  'easily', 'easy', 'easier', 'ease', 'simply', 'simple', 'simpler', 'quickly', 'quick', 'quicker', 'fast', 'faster', 'rapidly', 'promptly',
  'immediately', 'instantly', 'soon', 'timely', 'user-friendly', 'user friendly', 'friendly', 'intuitive', 'intuitively', 'seamless',
  'seamlessly', 'smooth', 'smoothly', 'efficient', 'efficiently', 'effective', 'effectively', 'robust', 'robustly', 'reliable', 'reliably',
  'flexible', 'flexibly', 'appropriate', 'appropriately', 'proper', 'properly', 'correctly', 'accurately', 'suitable', 'suitably', 'relevant',
  'adequate', 'adequately', 'sufficient', 'sufficiently', 'reasonable', 'reasonably', 'various', 'several', 'certain', 'etc', 'and so on',
  'as needed', 'if necessary', 'as appropriate', 'if possible', 'as expected', 'as usual', 'better', 'best', 'good', 'nice', 'nicely', 'great',
  'optimal', 'optimally', 'improved', 'convenient', 'conveniently', 'comfortable', 'comfortably', 'meaningful', 'useful', 'helpful', 'modern',
  'state of the art', 'state-of-the-art', 'normally', 'usually', 'often', 'sometimes', 'possibly', 'maybe', 'successfully', 'securely', 'clearly',
  'clear message', 'clear error', 'clear explanation', 'effortless', 'effortlessly', 'painless', 'painlessly', 'straightforward', 'attractive',
  'beautiful', 'beautifully', 'responsive', 'high quality', 'high-quality', 'powerful', 'consistently', 'well designed', 'lots of', 'a number of',
]; // prettier-ignore

export function phrasePattern(phrases: readonly string[]): RegExp {
  const escaped = phrases
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
}

const VAGUE_PATTERN = phrasePattern(VAGUE);

/** The vague words of a text, lower case. */
export function vagueWords(text: string): string[] {
  // "As soon as" names an instant, "soon" alone does not; "maybe" beside "yes" and "no" is an answer, and "how often" asks for a count.
  const said = text
    .replace(/\bas soon as\b/giu, 'when')
    .replace(/\bhow often\b/giu, 'how many times')
    .replace(/\bbest[- ]before\b/giu, 'use-by')
    .replace(/(\b(?:yes|no)\b,? ?(?:or |and |\/)?)maybe\b/giu, '$1');
  return (said.match(VAGUE_PATTERN) ?? []).map((word) => word.toLowerCase());
}

/** Technologies and channels: naming one that nobody asked for is a decision made for the team. Each line: one thing, its names. */
const TECHNOLOGIES = [
  'csv', 'json', 'xml|isoxml', 'yaml', 'pdf', 'excel|xlsx|xls', 'spreadsheet', 'icalendar|ical|ics', 'oauth|oauth2', 'sso|single sign-on',
  'saml', 'ldap', 'rest api|rest apis|restful', 'graphql', 'api|apis', 'sdk|sdks', 'sql|mysql|postgresql|postgres|sqlite', 'mongodb', 'redis', 'kafka', 'webhook|webhooks',
  'http|https', 'tls|ssl', 'gps', 'bluetooth', 'wifi|wi-fi', 'nfc', 'rfid', 'qr code|qr codes|qr', 'barcode|barcodes', 'captcha', 'cookie|cookies',
  'cache', 'database|databases', 'microservice|microservices', 'docker', 'kubernetes', 'aws', 'azure', 'cloud', 'blockchain', 'javascript',
  'typescript', 'python', 'java', 'react component|react components|react app|react native', 'angular', 'html', 'css', 'email|emails', 'sms|text message|text messages', 'push notification|push notifications',
  'whatsapp', 'slack', 'microsoft teams', 'google', 'paypal', 'stripe', 'apple pay', 'credit card|credit cards', 'machine learning', 'ai', 'chatbot',
  'dropdown|drop-down', 'checkbox|checkboxes', 'modal', 'pop-up|popup|pop-ups', 'tooltip|tooltips', 'sidebar', 'fingerprint', 'face id',
  'browser|browsers', 'android', 'ios', 'iphone', 'url|urls', 'two-factor|2fa|mfa', 'password|passwords',
].map((line) => ({ name: line.split('|')[0] ?? line, pattern: phrasePattern(line.split('|')) })); // prettier-ignore

/** The technologies named in a text, by one name each. `e-mail` and `email` count as one. */
export function technologies(text: string): string[] {
  const folded = text.replace(/\be-mail/giu, 'email');
  return TECHNOLOGIES.filter(({ pattern }) => folded.search(pattern) >= 0).map(({ name }) => name);
}
