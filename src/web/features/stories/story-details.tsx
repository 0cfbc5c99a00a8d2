import { Pencil } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { LedOn } from '../../components/ui/led-on.tsx';
import { usePageTitle } from '../../components/ui/page-title.ts';
import { BackLink, PartHeader } from '../../components/ui/page.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { isNotFound } from '../../lib/problem-error.ts';
import { CreateStoryLink } from './create-story-link.tsx';
import { HistoryNote } from './history-note.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { DraftQuality, StoryQuality } from './quality-panel.tsx';
import { ReadStory } from './read-story.tsx';
import { RewriteButton } from './rewrite-button.tsx';
import { StoryActions } from './story-actions.tsx';
import { StoryConflict } from './story-conflict.tsx';
import { type StoryEdit, textsOf } from './story-edit.ts';
import { StoryEditor } from './story-editor.tsx';
import { StoryMargin } from './story-margin.tsx';
import { useStory } from './story-queries.ts';
import { useChecksAhead } from './use-findings.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useStoryEdit } from './use-story-edit.ts';

interface StoryDetailsProps {
  readonly uid: string;
  readonly storyId: string;
  /** What else can be done with the story, among its other actions. */
  readonly renderMoreActions: (story: Story) => ReactNode;
}

/** One story. When it is not there the list is shown instead. */
export function StoryDetails({ storyId, ...rest }: StoryDetailsProps) {
  useChecksAhead();
  const { data: story, error, isPending, refetch } = useStory(storyId);
  if (isPending) return <Loading />;
  if (story === undefined && isNotFound(error)) return <LedOn to={browserRoutes.stories} error={error} />;
  if (story === undefined) return <Failure error={error} onRetry={() => void refetch()} />;
  return <LoadedStory story={story} missing={isNotFound(error) ? error : undefined} {...rest} />;
}

interface LoadedStoryProps extends Omit<StoryDetailsProps, 'storyId'> {
  readonly story: Story;
  /** Why it was not there any more when it was read again. What somebody types stays on the screen all the same. */
  readonly missing: unknown;
}

function LoadedStory({ uid, story, missing, renderMoreActions }: LoadedStoryProps) {
  usePageTitle(story.headline);
  const toast = useToast();
  const editing = useStoryEdit({ uid, story, missing, onSaved: () => toast('Story saved.') });
  const { edit, theirs } = editing;
  const editButton = useFocusAfter(edit !== undefined);
  if (editing.gone !== undefined && !edit) return <LedOn to={browserRoutes.stories} error={editing.gone} />;
  return (
    <>
      <PartHeader
        page="Your Stories"
        back={<BackLink label="List" href={browserRoutes.stories} />}
        action={<CreateStoryLink kind="plain" className="max-lg:hidden" />}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_14rem]">
        <article
          className={`flex flex-col gap-5 rounded-lg border border-line bg-sheet p-5 sm:p-9 sm:pb-6 ${edit ? 'max-sm:border-0 max-sm:bg-transparent max-sm:p-0' : ''}`}
        >
          {edit && theirs && <StoryConflict editing={editing} edit={edit} theirs={theirs} />}
          {edit && !theirs && <StoryEditor editing={editing} edit={edit} />}
          {!edit && (
            <>
              <ReadStory story={story} />
              <div className="border-t border-line pt-4">
                <StoryActions story={story}>
                  <Button ref={editButton} kind="quiet" onClick={editing.begin}>
                    <Pencil aria-hidden="true" />
                    Edit
                  </Button>
                  <RewriteButton uid={uid} story={story} />
                  {renderMoreActions(story)}
                </StoryActions>
              </div>
            </>
          )}
        </article>
        <StoryMargin
          story={story}
          quality={edit ? <EditQuality edit={edit} /> : <StoryQuality story={story} />}
          questions={<OpenQuestions uid={uid} story={story} canAnswer={!edit} />}
          history={<HistoryNote story={story} canOpen={!edit} />}
        />
      </div>
    </>
  );
}

function EditQuality({ edit }: { readonly edit: StoryEdit }) {
  const texts = useMemo(() => textsOf(edit), [edit]);
  return <DraftQuality texts={texts} />;
}
