import type { Hit } from '../findings.ts';
import { parseMeans } from '../parse-means.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { roleClause, storySentence, tidy } from '../render-story.ts';
import type { SecondAction } from '../second-actions.ts';
import { findSecondActions } from '../second-actions.ts';
import { verbLikelihood } from '../word-classes.ts';

const SECOND_WISH =
  /(?:[,.;]\s*(?:(?:and|or|but|then|plus|&)\s+)?|\s(?:and|or|but|then|plus|&)\s+)(?:then\s+|also\s+)?(?:i|we)\s+(?:also\s+|then\s+|would\s+also\s+)?(?:want|need|would\s+like|'d\s+like|expect|wish)\s+to\s+(?=\p{L})/iu;
const SLASHED = /^\p{L}+(?:\/\p{L}+)+$/u;

/** The wish of an action that stands alone, with the object that a pronoun or a shared object meant. */
function separateWish(story: StoryAnalysis, action: SecondAction, end: number): string {
  const { text } = story.parts;
  const { tokens, object } = story.means;
  const from = tokens[action.from]?.start ?? 0;
  const wish = text.slice(from, end).replace(/[\s,]+$/u, '');
  const last = object === null ? undefined : tokens[object.to - 1];
  const first = object === null ? undefined : tokens[object.from];
  if (first === undefined || last === undefined) return wish;
  const thing = `the ${text.slice(first.start, last.end)}`;
  return wish.replace(/\s(?:it|them|this|that|these|those)$/iu, ` ${thing}`);
}

function furtherStories(story: StoryAnalysis, actions: readonly SecondAction[]): string[] {
  const role = roleClause(story);
  const { tokens } = story.means;
  const meansEnd = story.parts.means?.end ?? 0;
  if (role === null) return [];
  return actions.map((action, index) => {
    const next = actions[index + 1];
    const shared = action.sharesObject && next?.sharesObject === true;
    const own = next === undefined || shared ? meansEnd : (tokens[next.joint]?.start ?? meansEnd);
    if (!shared) return storySentence(role, 'I want to', separateWish(story, action, own), story.benefit);
    const verb = story.parts.text.slice(tokens[action.from]?.start ?? 0, tokens[action.to - 1]?.end ?? 0);
    const lastShared = actions.findLast((other) => other.sharesObject);
    const object = story.parts.text.slice(tokens[(lastShared?.to ?? 0) - 1]?.end ?? 0, meansEnd);
    return storySentence(role, 'I want to', `${verb}${object}`, story.benefit);
  });
}

/** The text without the further actions: joined verbs go alone, a joined clause goes to the end of the wish. */
function withoutActions(story: StoryAnalysis, actions: readonly SecondAction[]): string {
  const { text } = story.parts;
  const { tokens } = story.means;
  const meansEnd = story.parts.means?.end ?? text.length;
  let result = text;
  for (const action of actions.toReversed()) {
    const joint = tokens[action.joint];
    const previous = tokens[action.joint - 1];
    if (joint === undefined || previous === undefined) continue;
    const tail = result.slice(
      action.sharesObject ? (tokens[action.to - 1]?.end ?? meansEnd) : clauseEnd(story, action, actions),
    );
    result = result.slice(0, previous.end) + tail;
  }
  return tidy(result);
}

function clauseEnd(story: StoryAnalysis, action: SecondAction, actions: readonly SecondAction[]): number {
  const next = actions.find((other) => other.joint > action.joint && !other.sharesObject);
  const end = story.parts.means?.end ?? story.parts.text.length;
  return next === undefined ? end : Math.min(end, story.means.tokens[next.joint - 1]?.end ?? end);
}

function slashedVerbs(story: StoryAnalysis): Hit[] {
  const { verb, tokens } = story.means;
  const token = verb === null ? undefined : tokens[verb.head];
  if (token === undefined || !SLASHED.test(token.text)) return [];
  const first = token.text.split('/')[0] ?? '';
  const { text } = story.parts;
  const fix = text.slice(0, token.start) + first + text.slice(token.end);
  return [{ start: token.start, end: token.end, message: `"${token.text}" is more than one action.`, fix }];
}

/** A second "I want to" further on, in the wish, behind the benefit or in a sentence of its own. */
function secondWish(story: StoryAnalysis): Hit[] {
  const { text, meansMarker, benefit, means } = story.parts;
  if (meansMarker === null) return [];
  const match = SECOND_WISH.exec(text.slice(meansMarker.end));
  if (match === null) return [];
  const start = meansMarker.end + match.index;
  const wishStart = start + match[0].length;
  const insideMeans = means !== null && start < means.end;
  const rest =
    benefit !== null && insideMeans && benefit.start > start
      ? text.slice(story.parts.benefitMarker?.start ?? benefit.start)
      : '';
  const wishEnd = rest === '' ? text.length : (story.parts.benefitMarker?.start ?? text.length);
  const wish = text.slice(wishStart, wishEnd).replace(/[\s,.;]+$/u, '');
  const role = roleClause(story);
  const verb = parseMeans({ start: 0, end: wish.length, text: wish }, 'want to').verb;
  const fix = tidy(`${text.slice(0, start).replace(/[\s,.;]+$/u, '')}${rest === '' ? '.' : `, ${rest}`}`);
  return [
    {
      start,
      end: wishEnd,
      message: `A second wish stands in the same story: "${wish.slice(0, 80)}".`,
      fix,
      ...(role !== null &&
        verb !== null && { furtherStories: [storySentence(role, 'I want to', wish, story.benefit)] }),
    },
  ];
}

/** One story asks for one action. */
export function findAtomic(story: StoryAnalysis): Hit[] {
  if (story.parts.meansMarker === null && verbLikelihood(story.action?.toLowerCase() ?? '') === 0) return [];
  const wishes = secondWish(story);
  if (wishes.length > 0) return wishes;
  const actions = findSecondActions(story.means);
  const first = actions[0];
  if (first === undefined) return slashedVerbs(story);
  const { tokens } = story.means;
  const { text } = story.parts;
  const names = actions.map(
    (action) => `"${text.slice(tokens[action.from]?.start ?? 0, tokens[action.to - 1]?.end ?? 0)}"`,
  );
  const start = tokens[first.joint]?.start ?? 0;
  const last = actions.at(-1) ?? first;
  const end = last.sharesObject ? (tokens[last.to - 1]?.end ?? start) : (story.parts.means?.end ?? start);
  return [
    {
      start,
      end,
      message: `Besides "${story.action ?? ''}" the story also asks for ${names.join(' and ')}.`,
      fix: withoutActions(story, actions),
      furtherStories: furtherStories(story, actions),
    },
  ];
}
