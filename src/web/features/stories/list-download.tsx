import { Button } from '../../components/ui/button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { DownloadMenu } from './download-menu.tsx';
import type { StoryFilter } from './story-queries.ts';
import { useListDownload } from './use-list-download.ts';

/** Takes away every story that the filter leaves. */
export function ListDownload({ filter }: { readonly filter: StoryFilter }) {
  const toast = useToast();
  const { fetched, start, cancel } = useListDownload((error) => toast(messageOf(error)));
  if (fetched === undefined) {
    return (
      <div className="ml-auto">
        <DownloadMenu kind="plain" onChoose={(format) => void start(filter, format)} />
      </div>
    );
  }
  return (
    <div className="ml-auto flex items-center gap-3">
      <output className="text-soft tabular-nums">Collecting… {fetched > 0 && fetched}</output>
      <Button onClick={cancel}>Cancel</Button>
    </div>
  );
}
