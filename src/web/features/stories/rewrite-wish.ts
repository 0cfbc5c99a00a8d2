import {
  type RegenerationRequest,
  type StoryChange,
  type StoryChangeKind,
  STORY_CHANGES,
  regenerationRequest,
} from '#contract/story-versions.ts';
import type { EditErrors } from './story-edit.ts';

/** What a person wants otherwise, as they fill it in. */
export interface RewriteWish {
  /** In their own words; of use to a language model only. */
  readonly feedback: string;
  readonly kinds: readonly StoryChangeKind[];
  /** Whose story it should be; empty for the writer to choose. */
  readonly actor: string;
  /** The criterion to drop. */
  readonly criterion: string;
  /** To an open question. */
  readonly answer: string;
}

export const NO_WISH: RewriteWish = { feedback: '', kinds: [], actor: '', criterion: '', answer: '' };

/** As strings, in which form it is kept over a reload. */
export type KeptWish = Record<keyof RewriteWish, string>;

export function keptWish(wish: RewriteWish): KeptWish {
  return { ...wish, kinds: wish.kinds.join(' ') };
}

export function readWish({ kinds = '', ...texts }: Partial<KeptWish>): RewriteWish {
  const known = kinds.split(' ').filter((kind): kind is StoryChangeKind => Object.hasOwn(STORY_CHANGES, kind));
  return { ...NO_WISH, ...texts, kinds: known };
}

interface RequestOptions {
  readonly version: number;
  /** The built-in writer is asked, which takes listed changes only. */
  readonly drafter: boolean;
  /** The server's own writer is another one. */
  readonly names: boolean;
  /** The open question that is answered; nothing else is asked for with it. */
  readonly question?: string | undefined;
}

/** What is sent. */
export function requestOf(wish: RewriteWish, options: RequestOptions): RegenerationRequest {
  const { version, drafter, names, question } = options;
  const writer = drafter && names && { writer: 'drafter' as const };
  if (question !== undefined) {
    const answer = wish.answer.trim() === '' ? {} : { answer: wish.answer };
    return { version, changes: [{ kind: 'answer-question', question, ...answer }], ...writer };
  }
  const changes = wish.kinds.map((kind): StoryChange => {
    if (kind === 'another-actor' && wish.actor.trim() !== '') return { kind, actor: wish.actor };
    return kind === 'drop-criterion' && wish.criterion !== '' ? { kind, criterion: wish.criterion } : { kind };
  });
  return {
    version,
    ...(!drafter && wish.feedback.trim() !== '' && { feedback: wish.feedback }),
    ...(changes.length > 0 && { changes }),
    ...writer,
  };
}

/** Where in the form the server's path is. */
export function placeOf(path: string, { changes = [] }: RegenerationRequest): string {
  const [part, index, field] = path.split('.');
  const isField = field === 'actor' || field === 'criterion' || field === 'answer';
  // Which question it is stands fixed where it is answered: what is wrong with it is told there.
  if (part === 'changes' && field === 'question') return 'answer';
  if (part === 'changes' && isField && changes[Number(index)]) return field;
  return part === 'feedback' || part === 'changes' ? part : '';
}

/** What the server would refuse, in its words, at its place. */
export function wishErrors(request: RegenerationRequest): EditErrors {
  const issues = regenerationRequest.safeParse(request).error?.issues ?? [];
  const placed = issues.map(({ path, message }) => [placeOf(path.join('.'), request), message] as const);
  return Object.fromEntries(placed.toReversed());
}
