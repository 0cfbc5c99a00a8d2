import type { User } from '../../features/identity/identity-client.ts';
import { StoryInJira } from '../../features/jira/story-in-jira.tsx';
import { StoryDetails } from '../../features/stories/story-details.tsx';

interface StoryRouteProps {
  readonly user: User;
  readonly storyId: string;
}

export function StoryRoute({ user, storyId }: StoryRouteProps) {
  return (
    <StoryDetails
      uid={user.uid}
      storyId={storyId}
      renderMoreActions={(story) => <StoryInJira uid={user.uid} story={story} />}
    />
  );
}
