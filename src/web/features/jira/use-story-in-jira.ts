import {
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type JiraPush, type JiraState, addToJira, getJiraState, linkJiraIssue, updateInJira } from '#contract/jira.ts';
import { type Story, getStory, story as storySchema } from '#contract/story.ts';
import { useApi } from '../../lib/api-context.tsx';
import type { Api } from '../../lib/call.ts';
import { isRefusal } from '../../lib/problem-error.ts';
import { keyOf, listsAt } from '../../lib/query-client.ts';

/** Asks again this soon while the story is being added, by another tab perhaps. */
const RUNNING_PAUSE_MS = 2_000;

const stateKey = (id: string): readonly [string] => keyOf(getJiraState, { params: { id } });

/** Where a story stands with Jira; asked anew when the story was changed. */
export function useJiraState({ id, version }: Story, enabled: boolean): UseQueryResult<JiraState> {
  const api = useApi();
  return useQuery({
    queryKey: [...stateKey(id), version],
    queryFn: ({ signal }) => api.call(getJiraState, { params: { id } }, { signal }),
    placeholderData: (shown) => shown,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? RUNNING_PAUSE_MS : false),
    enabled,
  });
}

/** Has what is kept of a story, and of where it stands with Jira, fetched anew. */
export async function refetchStory(queries: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: keyOf(getStory, { params: { id } }) }),
    queries.invalidateQueries({ queryKey: stateKey(id) }),
  ]);
}

/** Puts a story that has got an issue in the place of what is kept of it. */
export function keepStory(queries: QueryClient, story: Story): void {
  queries.setQueryData(keyOf(getStory, { params: { id: story.id } }), story);
  void queries.invalidateQueries(listsAt('/story'));
  void queries.invalidateQueries({ queryKey: stateKey(story.id) });
}

/** Creates the issue of a story. Where another tab was quicker, its issue is the one. */
export async function addStoryToJira(api: Api, id: string, push: JiraPush): Promise<Story> {
  try {
    return await api.call(addToJira, { params: { id }, body: push });
  } catch (error) {
    const added = isRefusal(error, 'jira_already_added')
      ? storySchema.safeParse(error.problem.current).data
      : undefined;
    if (added === undefined) throw error;
    return added;
  }
}

/** As `addStoryToJira`; `onAdded` hears of the story with its issue. */
export function useAddition(id: string, onAdded: (story: Story) => void): UseMutationResult<Story, Error, JiraPush> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (push) => addStoryToJira(api, id, push),
    onSuccess: (story) => {
      keepStory(queries, story);
      onAdded(story);
    },
    onError: (error) => {
      if (isRefusal(error, 'jira_unanswered')) {
        queries.setQueriesData<JiraState>({ queryKey: stateKey(id) }, (state) => ({ ...state, state: 'unanswered' }));
      } else {
        void refetchStory(queries, id);
      }
    },
  });
}

/** Writes the story's texts into its issue; true as variable writes over what was changed there since. */
export function useUpdate(id: string, onUpdated: () => void): UseMutationResult<JiraState, Error, boolean> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (overwrite) => api.call(updateInJira, { params: { id }, body: overwrite ? { overwrite } : {} }),
    onSuccess: async () => {
      onUpdated();
      await queries.invalidateQueries({ queryKey: stateKey(id) });
    },
    onError: () => void refetchStory(queries, id),
  });
}

/** Says which issue is the story; `onLinked` hears of the story with it. */
export function useLink(id: string, onLinked: (story: Story) => void): UseMutationResult<Story, Error, string> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (key) => api.call(linkJiraIssue, { params: { id }, body: { key } }),
    onSuccess: (story) => {
      keepStory(queries, story);
      onLinked(story);
    },
  });
}
