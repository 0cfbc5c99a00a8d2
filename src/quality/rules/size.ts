import type { Hit } from '../findings.ts';
import type { StoryAnalysis } from '../parse-story.ts';

const MEANS_WORDS_MAX = 32;
const STORY_WORDS_MAX = 60;

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** A story that takes this many words holds more than one. */
export function findSmall(story: StoryAnalysis): Hit[] {
  const { means, text, start } = story.parts;
  const end = text.trimEnd().length;
  const all = countWords(text.slice(start));
  if (all > STORY_WORDS_MAX)
    return [{ start, end, message: `The story has ${all} words; more than ${STORY_WORDS_MAX} seldom fit one sprint.` }];
  const wished = means === null ? 0 : countWords(means.text);
  if (means === null || wished <= MEANS_WORDS_MAX) return [];
  return [
    {
      start: means.start,
      end: means.end,
      message: `The wish alone has ${wished} words; more than ${MEANS_WORDS_MAX} hide several stories.`,
    },
  ];
}

const BROAD_VERB = /^(?:\p{L}+ly\s+)?(?:manage|handle|administer|administrate|deal|take care)$/iu;
const BROAD_THING =
  /(?<!\p{L})(?:everything|anything|all\s+(?:the\s+)?(?:data|information|things|features|functions|functionality)|stuff|the\s+(?:whole|entire)\s+(?:system|application|app|site|website|platform|process))(?=\s*$|\s*[,.;]|\s+(?:of|in|on|from|about|for|with|by|to|at)\s)/iu;

/** A wish so broad that nobody can say how much work it is. */
export function findEstimatable(story: StoryAnalysis): Hit[] {
  const { means, verb } = { means: story.parts.means, verb: story.means.verb };
  if (means === null || verb === null) return [];
  const thing = BROAD_THING.exec(means.text);
  if (thing !== null) {
    const start = means.start + thing.index;
    return [{ start, end: start + thing[0].length, message: `"${thing[0]}" is too broad to estimate.` }];
  }
  const head = story.means.tokens[verb.head];
  if (head === undefined || !BROAD_VERB.test(story.action ?? '')) return [];
  return [
    {
      start: head.start,
      end: head.end,
      message: `"${head.text}" hides several actions, such as create, change and delete.`,
    },
  ];
}

const OTHER_STORY =
  /(?<![\p{L}\p{N}])(?:(?:user\s+)?(?:story|ticket|issue|task|requirement|epic|us)\s*(?:#|no\.?\s*|nr\.?\s*|number\s*)?[A-Z]{0,6}-?\d+|(?:see|after|before|with)\s+#\d+|[A-Z]{2,10}-\d+(?!\d)|(?:the\s+)?(?:previous|preceding|above|next|following|other|last)\s+(?:user\s+)?(?:story|stories|ticket|requirement)|(?:as|like)\s+(?:described|mentioned|defined|specified|stated|explained)\s+(?:above|below|before|earlier|in\s+(?:the\s+)?(?:other|previous)\s+\p{L}+)|same\s+as\s+(?:above|before|the\s+(?:previous|other)\s+\p{L}+)|depends\s+on\s+(?:the\s+)?(?:\p{L}+\s+){0,3}(?:story|stories|ticket|task|epic|feature)|see\s+above|the\s+above(?:[\s-]mentioned)?|the\s+aforementioned)(?![\p{L}\p{N}])/gu;

/** A story that names another one cannot be taken alone. */
export function findIndependent(story: StoryAnalysis): Hit[] {
  const { text, start } = story.parts;
  return Array.from(text.slice(start).matchAll(OTHER_STORY))
    .filter((match) => !/^(?:ISO|UTF|SHA|COVID|HTTP|RFC|A)-\d/u.test(match[0]))
    .map((match) => ({
      start: start + match.index,
      end: start + match.index + match[0].length,
      message: `"${match[0]}" ties this story to another one.`,
    }));
}
