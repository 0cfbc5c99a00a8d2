import type { Hit } from '../findings.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { indefiniteArticle } from '../render-story.ts';
import type { Span } from '../tokens.ts';
import { looksPlural } from '../word-classes.ts';

// Abbreviations, and words that some say with their first letter and some without.
const SOUND_IS_OPEN = /^(?:[^\p{L}]|\p{Lu}+(?![\p{Ll}])|h(?:erb|otel|istor)|x)/u;

function replaced(text: string, span: Pick<Span, 'start' | 'end'>, words: string): string {
  return text.slice(0, span.start) + words + text.slice(span.end);
}

/** "As an teacher": the article does not go with the sound of the role. */
function findWrongArticle({ parts, role }: StoryAnalysis): Hit[] {
  const { roleMarker, text } = parts;
  const [, before = '', article = ''] = /^(.*\s)(an?)$/isu.exec(roleMarker?.text ?? '') ?? [];
  if (roleMarker === null || role === null || article === '' || SOUND_IS_OPEN.test(role)) return [];
  const right = indefiniteArticle(role);
  if (article.toLowerCase() === right || !/\s/u.test(text.charAt(roleMarker.end))) return [];
  const { start, end } = roleMarker;
  const message = `"${roleMarker.text} ${role}" should be "${before}${right} ${role}".`;
  return [{ start, end, message, fix: replaced(text, roleMarker, before + right) }];
}

/** "As teacher": one person, and no article. */
function findMissingArticle({ parts, role }: StoryAnalysis, articleIsUsual: boolean): Hit[] {
  const { roleMarker, text } = parts;
  if (roleMarker === null || role === null || !/^as$/iu.test(roleMarker.text)) return [];
  const [first = '', ...others] = role.split(/\s+/u);
  const last = others.at(-1) ?? first;
  const isName = others.length === 0 && /^\p{Lu}/u.test(first) && !articleIsUsual;
  if (isName || looksPlural(last.toLowerCase()) || /^(?:people|staff|men|women|children)$/iu.test(last)) return [];
  if (/^(?:my|our|your|this|that|some|all|both|two|three|each|any)$/iu.test(first)) return [];
  if (others.length === 0 && !/^\p{L}{3,}/u.test(first)) return [];
  const words = `${roleMarker.text} ${indefiniteArticle(role)}`;
  const message = `"${roleMarker.text} ${role}" lacks its article: "${words} ${role}".`;
  return [{ start: roleMarker.start, end: roleMarker.end, message, fix: replaced(text, roleMarker, words) }];
}

/** "I want search the archive": a verb without its "to". */
function findMissingTo({ parts, means }: StoryAnalysis): Hit[] {
  const { meansMarker, text } = parts;
  if (meansMarker === null || means.isNominal || !/\b(?:want|need|would like)$/iu.test(meansMarker.text)) return [];
  const [first] = means.tokens;
  if (first === undefined) return [];
  const { start, end } = meansMarker;
  const message = `"${meansMarker.text} ${first.text}" lacks its "to".`;
  return [{ start, end, message, fix: replaced(text, meansMarker, `${meansMarker.text} to`) }];
}

/**
 * The small words of the template that are wrong or missing. Where most of a backlog writes an article before its
 * roles, a single capitalised word without one counts too; else it may be a name.
 */
export function findSmallWords(story: StoryAnalysis, articleIsUsual: boolean): Hit[] {
  return [...findWrongArticle(story), ...findMissingArticle(story, articleIsUsual), ...findMissingTo(story)];
}
