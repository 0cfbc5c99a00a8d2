import type { Row } from '../row.ts';
import { DraftingThread } from './draft-in-worker.ts';
import { ACTION_VERBS } from './judge/verbs.ts';
import { contentWords, occurs } from './judge/words.ts';
import { annotatedFiles, readAnnotations } from './parsing.ts';
import { heldRow } from './held-row.ts';

/** What somebody wants to do, in the words of a story of a backlog. */
interface Deed {
  readonly role: string;
  readonly text: string;
  readonly verb: string;
  /** The annotated object. */
  readonly object: string;
}

/** The ways in which people say that somebody should be able to do something. */
const FRAMES: Readonly<Record<string, (deed: Deed) => string>> = {
  order: ({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
  story: ({ role, text }) => `As ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}, I want to ${text}`,
  'should be able to': ({ role, text }) => `${many(role)} should be able to ${text}`,
  'need a way to': ({ text }) => `We need a way to ${text}`,
  'could they': ({ role, text }) => `Could ${many(role)} ${text}?`,
  'cannot yet': ({ role, text }) => `${many(role)} can't ${text}`,
  let: ({ role, text }) => `Let ${many(role)} ${text}`,
  'the system shall allow': ({ role, text }) => `The system shall allow ${many(role)} to ${text}`,
};

const STORY = /^as an? ([^,]{3,30}),? i (?:want|would like) to (?:be able to )?(.+?)(?:,? so (?:that )?i? .*)?\.?$/i;

function many(role: string): string {
  const plural = /(?:[sxz]|ch|sh)$/.test(role)
    ? `${role}es`
    : /[^aeiou]y$/.test(role)
      ? `${role.slice(0, -1)}ies`
      : `${role}s`;
  return plural.charAt(0).toUpperCase() + plural.slice(1);
}

/** One plain deed of one action, told by nobody as "my"; nothing for other stories. */
function deedOf(story: string, actions: readonly string[], objects: readonly string[]): Deed | undefined {
  const [, role = '', text = ''] = STORY.exec(story.replace(/\s+/g, ' ').trim()) ?? [];
  const [verb = ''] = text.toLowerCase().split(' ');
  const object = objects.find((one) => text.toLowerCase().includes(one.toLowerCase()));
  const isPlain =
    text.length >= 28 &&
    text.split(' ').length <= 14 &&
    !/\b(?:i|my|me|our|we|us|and|or|if|that|which|who)\b|,/i.test(text);
  // What is sent, shown, made or allowed may be told of whom it is for.
  const isOwn =
    ACTION_VERBS.has(verb) &&
    !/^(?:be|have|get|know|see|view|receive|send|show|display|provide|offer|allow|let|enable|make|add|create|include|give|notify|integrate|use|become|ensure|help|try|become)$/.test(
      verb,
    );
  const isAnnotated = actions.some((action) => action.toLowerCase().split(' ')[0] === verb);
  return isPlain && isOwn && isAnnotated && object
    ? { role: role.toLowerCase(), text: text.charAt(0).toLowerCase() + text.slice(1), verb, object }
    : undefined;
}

function deedsOf(folder: string): Deed[] {
  return annotatedFiles(folder).flatMap((file) =>
    readAnnotations(folder, file).flatMap(({ text, truth }) => deedOf(text, truth.action, truth.object) ?? []),
  );
}

/** Whether a story wants just that: the verb first, or done by the product, and the object with it. */
export function wants(userStory: string, { verb, object }: Pick<Deed, 'verb' | 'object'>): boolean {
  const wish = /I want to (.+?)(?:, so that .*)?\.?$/.exec(userStory)?.[1] ?? '';
  const [first = ''] = wish.toLowerCase().split(' ');
  const words = contentWords(wish);
  const isDone = first === verb || (/^(?:have|be)$/.test(first) && !new RegExp(`\\b${verb}\\b`, 'i').test(wish));
  return isDone && occurs(verb, words) && contentWords(object).every((word) => occurs(word, words));
}

/** How often a plain deed of a backlog is what the story wants, in whatever frame it is asked for. */
export async function framesRow(folder: string, onFault: (fault: string) => void = () => undefined): Promise<Row> {
  const thread = new DraftingThread();
  const told: { way: string; ok: boolean }[] = [];
  for (const deed of deedsOf(folder)) {
    const description = `Ark is a web application. ${many(deed.role)} work with it every day, and administrators keep it running.`;
    for (const [frame, ask] of Object.entries(FRAMES)) {
      const idea = ask(deed);
      const { draft } = await thread.draft({ idea, product: { name: 'Ark', description } });
      const ok = draft !== null && wants(draft.userStory, deed);
      if (!ok) onFault(`frame [${frame}] ${idea} => ${draft?.userStory ?? 'no story'}`);
      told.push({ way: frame, ok });
    }
  }
  await thread.close();
  return heldRow('deeds of backlogs wanted as they are asked for, in every frame', told);
}
