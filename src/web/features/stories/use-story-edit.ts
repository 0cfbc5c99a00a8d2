import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { usePutAway } from '../../components/ui/use-put-away.ts';
import { PlainError, ProblemError, isNotFound, messageOf } from '../../lib/problem-error.ts';
import type { StoryText } from '../../lib/story-difference.ts';
import { unsavedText } from '../../lib/unsaved-text.ts';
import {
  type EditErrors,
  type StoryEdit,
  beginEdit,
  errorsOf,
  isChanged,
  parseEdit,
  sameTexts,
  storedForm,
  textsOf,
} from './story-edit.ts';
import { useSavingAnew } from './use-saving-anew.ts';
import { currentOf, keepChangedStory, useStoryChange } from './use-story-change.ts';

const NOTHING: EditErrors = {};

export interface StoryEditing {
  /** Undefined while the story is only read. */
  readonly edit: StoryEdit | undefined;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** What is wrong, at its place. */
  readonly errors: EditErrors;
  /** Why it could not be saved, when that belongs to no place. */
  readonly failure: string | undefined;
  /** Set when the story was deleted meanwhile: what is saved then becomes a new one. */
  readonly gone: unknown;
  /** The story that somebody stored meanwhile, when it must be compared. */
  readonly theirs: Story | undefined;
  readonly begin: () => void;
  readonly change: (edit: StoryEdit) => void;
  /** Throws the changes away, and offers them back. */
  readonly discard: () => void;
  readonly save: () => void;
  /** Stores these texts in the place of what was stored meanwhile. */
  readonly settle: (texts: StoryText, theirs: Story) => void;
  readonly goOnEditing: () => void;
}

/** What was refused, sorted: `others` belongs to no field. */
function refusalOf(error: unknown): { fields: EditErrors; others: string | undefined } {
  const problems = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  const isPlace = (path: string): boolean => /^(headline|userStory|acceptanceCriteria(\.\d+)?)$/.test(path);
  const fields = problems.filter(({ path }) => isPlace(path)).map(({ path, message }) => [path, message] as const);
  return { fields: Object.fromEntries(fields), others: fields.length > 0 ? undefined : messageOf(error) };
}

/** The changes that a person makes to a story, kept over a reload until they are saved or thrown away. */
function useKeptEdit(uid: string, storyId: string) {
  const kept = useMemo(() => unsavedText<{ edit: string }>(uid, `story:${storyId}`), [uid, storyId]);
  const [edit, setEdit] = useState(() => parseEdit(kept.read().edit));
  const change = (next: StoryEdit | undefined): void => {
    setEdit(next);
    if (next && isChanged(next)) kept.keep({ edit: JSON.stringify(next) });
    else kept.clear();
  };
  return { edit, change, putAway: usePutAway(kept, pathTo('story', { storyId })) };
}

const GONE = 'This story was deleted meanwhile. Your text is still here: save it as a new story.';

/** Stores the texts of a story, or takes over what is stored; `gone` says that there is nothing to change any more. */
function useStoring(story: Story, missing: unknown) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useStoryChange(story.id);
  const { saveAnew, isSavingAnew } = useSavingAnew(story);
  const [missed, setMissed] = useState(missing);
  const gone = missing ?? missed;
  const takeOver = (current: Story): void => keepChangedStory(queries, current);

  /**
   * Stores texts that were made of `base`; answers the story that was stored meanwhile when both must be compared. Where only
   * the version has risen, as when the story went to Jira, it tries again by itself.
   */
  async function store(texts: StoryText, base: StoryEdit['base']): Promise<Story | undefined> {
    if (gone !== undefined) {
      await saveAnew(texts);
      return undefined;
    }
    try {
      await mutateAsync({ ...texts, version: base.version, made: 'edited' });
      return undefined;
    } catch (error) {
      if (isNotFound(error)) {
        setMissed(error);
        throw new PlainError(GONE, { cause: error });
      }
      const current = currentOf(error);
      if (current === undefined) throw error;
      if (sameTexts(current, base)) return store(texts, { ...base, version: current.version });
      if (!sameTexts(current, storedForm(texts))) return current;
      // It says so already: the answer to the try before was lost.
      takeOver(current);
      return undefined;
    }
  }
  return { store, takeOver, isSaving: isPending || isSavingAnew, gone };
}

interface Editing {
  readonly uid: string;
  readonly story: Story;
  /** Why the story was not there any more when it was read again. */
  readonly missing: unknown;
  /** Hears when the changes are saved. */
  readonly onSaved: () => void;
}

/** Changes a story in its place. */
export function useStoryEdit({ uid, story, missing, onSaved }: Editing): StoryEditing {
  const { store, takeOver, ...stand } = useStoring(story, missing);
  const { edit, change, putAway } = useKeptEdit(uid, story.id);
  const [wasSent, setWasSent] = useState(false);
  const [refused, setRefused] = useState(NOTHING);
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Story>();

  const replace = (next: StoryEdit | undefined): void => {
    setRefused(NOTHING);
    setFailure(undefined);
    change(next);
  };
  const close = (): void => {
    setWasSent(false);
    setTheirs(undefined);
    replace(undefined);
  };
  const finish = (): void => {
    close();
    onSaved();
  };
  const send = (texts: StoryText, base: StoryEdit['base']): void => {
    setFailure(undefined);
    setRefused(NOTHING);
    void store(texts, base).then(
      (current) => (current ? setTheirs(current) : finish()),
      (error: unknown) => {
        const { fields, others } = refusalOf(error);
        setRefused(fields);
        setFailure(others);
      },
    );
  };

  return {
    edit,
    isChanged: edit !== undefined && isChanged(edit),
    ...stand,
    errors: edit && wasSent ? { ...refused, ...errorsOf(edit) } : NOTHING,
    failure: failure ?? (stand.gone === undefined ? undefined : GONE),
    theirs,
    begin: () => change(beginEdit(story)),
    change: replace,
    discard() {
      // A story that is gone is no place to bring them back to.
      if (stand.gone === undefined) putAway();
      close();
    },
    save() {
      if (edit === undefined) return;
      setWasSent(true);
      if (!isChanged(edit)) return close();
      if (Object.keys(errorsOf(edit)).length === 0) send(textsOf(edit), edit.base);
    },
    settle(texts, current) {
      // Where all of theirs was taken there is nothing to store.
      if (!sameTexts(texts, current)) return send(texts, current);
      takeOver(current);
      finish();
    },
    goOnEditing: () => setTheirs(undefined),
  };
}
