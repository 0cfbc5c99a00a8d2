import type { Story } from '#contract/story.ts';
import { linesOf, oneLine } from './text-lines.ts';

/** A line of a description that the parser would take for something else. */
const MEANS_SOMETHING = /^(?:[#@|*]|"""|```|[\p{L}\s]{1,30}:)/u;

/** A criterion that names what is given, what happens and what comes of it. */
const STEPS = /^(?:given (?<given>.+?)[,;.]? )?(?:when (?<when>.+?)[,;.]? )?then (?<then>.+)$/i;

function indented(depth: number, lines: readonly string[]): string[] {
  return lines.map((text) => (text === '' ? '' : `${'  '.repeat(depth)}${text}`));
}

/** What begins an entry of a list. */
const ENTRY = /^(?:[-*+•–]|\d+[.)]) /;

/** A list as what belongs to the step before it. */
function listed(lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ['"""', ...lines.map((text) => text.replace(/^"""/, String.raw`\"\"\"`)), '"""'];
}

function scenario(criterion: string): string[] {
  const lines = linesOf(criterion);
  // Lines of prose are one step; a list keeps its lines.
  const end = lines.findIndex((text, index) => index > 0 && ENTRY.test(text));
  const [said, list] = end < 0 ? [lines, []] : [lines.slice(0, end), lines.slice(end)];
  const text = said.join(' ');
  const { given, when, then = text } = STEPS.exec(text)?.groups ?? {};
  return [
    '',
    `Scenario: ${then.replace(/[.:]$/, '')}`,
    ...indented(1, [...(given ? [`Given ${given}`] : []), ...(when ? [`When ${when}`] : []), `Then ${then}`]),
    ...indented(2, listed(list)),
  ];
}

/** What stands below the name of a story: its sentence, and a scenario for each criterion. */
function body({ userStory, acceptanceCriteria }: Story): string[] {
  const sentence = oneLine(userStory);
  return [MEANS_SOMETHING.test(sentence) ? `- ${sentence}` : sentence, ...acceptanceCriteria.flatMap(scenario)];
}

/**
 * The stories as one Gherkin file. A file has one feature: a single story is the feature; of several each is a rule
 * of it, and the feature is called after their product, when they share one.
 */
export function storiesAsGherkin(stories: readonly Story[]): string {
  const [first, ...others] = stories;
  const head = ['# language: en'];
  if (first === undefined) return [...head, 'Feature: Stories', ''].join('\n');
  if (others.length === 0) {
    return [...head, `Feature: ${oneLine(first.headline)}`, ...indented(1, body(first)), ''].join('\n');
  }
  const shared = others.every(({ product }) => product.id === first.product.id);
  const rules = stories.flatMap((story) => ['', `Rule: ${oneLine(story.headline)}`, ...indented(1, body(story))]);
  return [...head, `Feature: ${shared ? oneLine(first.product.name) : 'Stories'}`, ...indented(1, rules), ''].join(
    '\n',
  );
}
