import type { Story } from '#contract/story.ts';
import { useToast } from '../../components/ui/toast.tsx';
import { GroundingNote } from './grounding-note.tsx';
import { PartLock } from './part-lock.tsx';
import { Criterion, FinishedStory } from './story-text.tsx';
import { useLocks } from './use-locks.ts';

const NOTES = 'flex flex-wrap items-center gap-x-4';

/** A stored story with, quietly, where each part comes from and whether it is locked. */
export function ReadStory({ story }: { readonly story: Story }) {
  const toast = useToast();
  const onTurn = useLocks(story, () => toast('That could not be stored. Please try again.'));
  return (
    <FinishedStory
      headline={story.headline}
      headlineNote={<PartLock story={story} part="headline" name="headline" onTurn={onTurn} />}
      userStory={story.userStory}
      storyNote={
        <div className={`mt-1 ${NOTES}`}>
          <GroundingNote about="Who" grounding={story.actorGrounding} />
          <GroundingNote about="Why" grounding={story.benefitGrounding} />
          <PartLock story={story} part="userStory" name="user story" onTurn={onTurn} />
        </div>
      }
      criteria={story.acceptanceCriteria.map((criterion, index) => (
        <Criterion
          // oxlint-disable-next-line react/no-array-index-key -- a criterion has no identity but its place
          key={index}
          note={
            // Beside a long quotation, too, where there is room.
            <div className={`${NOTES} sm:flex-nowrap sm:[&>button]:shrink-0`}>
              <GroundingNote grounding={story.grounding[index]} />
              <PartLock story={story} part={{ criterion }} name={`criterion ${index + 1}`} onTurn={onTurn} />
            </div>
          }
        >
          {criterion}
        </Criterion>
      ))}
    />
  );
}
