import { RotateCcw } from 'lucide-react';
import type { Story } from '#contract/story.ts';
import type { StoryVersion } from '#contract/story-versions.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import { DifferenceView } from '../../components/ui/difference-view.tsx';
import { Failure, FormFailure, Loading } from '../../components/ui/faces.tsx';
import { LocalTime } from '../../components/ui/local-date.tsx';
import { MorePages } from '../../components/ui/more-pages.tsx';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { useHistory, useRestore } from './use-history.ts';
import { madeBy, wishLines } from './version-words.ts';

/** What a story was: each version with what it changed, and the way back to it. */
export function StoryHistory({ story, onClose }: { readonly story: Story; readonly onClose: () => void }) {
  const toast = useToast();
  const history = useHistory(story.id);
  const restore = useRestore(story.id);
  const onRestore = (version: number): void =>
    restore.mutate(version, {
      onSuccess: (now) =>
        toast(now.version === story.version ? 'The story has these words already.' : 'Version restored.'),
    });
  const versions = history.data?.pages.flatMap(({ items }) => items);
  // What the last one changed is told by the one before it, which is on the next page.
  const shown = history.hasNextPage ? versions?.slice(0, -1) : versions;

  return (
    <Dialog title="History" wide onClose={onClose}>
      {versions === undefined && history.error && (
        <Failure error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.isPending && <Loading />}
      <ol aria-label="Versions" className="flex flex-col">
        {shown?.map((version, index) => (
          <Version
            key={version.version}
            version={version}
            before={versions?.[index + 1]}
            isNewest={index === 0}
            busy={restore.isPending}
            onRestore={() => onRestore(version.version)}
          />
        ))}
      </ol>
      <MorePages pages={history} label="Earlier versions" />
      <DialogActions outcome={<FormFailure>{restore.error && messageOf(restore.error)}</FormFailure>}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionProps {
  readonly version: StoryVersion;
  /** The one that it changed; undefined for the first of all. */
  readonly before: StoryVersion | undefined;
  readonly isNewest: boolean;
  readonly busy: boolean;
  readonly onRestore: () => void;
}

function Version({ version, before, isNewest, busy, onRestore }: VersionProps) {
  const { wish = {}, liked, tokens, createdAt } = version;
  const opinion = liked === undefined ? undefined : liked ? 'You liked it.' : 'You disliked it.';
  const cost = tokens && `${(tokens.input + tokens.output).toLocaleString('en')} tokens.`;
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-medium">{madeBy(version)}</h3>
        <p className="text-caption text-soft">
          <LocalTime instant={createdAt} />
          {isNewest && ' · now'}
        </p>
      </div>
      {wishLines(wish).map((line) => (
        <p key={line} className="whitespace-pre-line text-soft">
          <q>{line}</q>
        </p>
      ))}
      {(opinion ?? cost) && <p className="text-caption text-soft">{[opinion, cost].filter(Boolean).join(' ')}</p>}
      {before ? (
        <DifferenceView before={before} after={version} />
      ) : (
        <p className="text-caption text-soft">
          It began as <q>{version.headline}</q>.
        </p>
      )}
      {!isNewest && (
        <div>
          <SmallButton busy={busy} onClick={onRestore}>
            <RotateCcw aria-hidden="true" />
            <span>
              Restore
              <span className="sr-only">
                {' '}
                the version of <LocalTime instant={createdAt} />
              </span>
            </span>
          </SmallButton>
        </div>
      )}
    </li>
  );
}
