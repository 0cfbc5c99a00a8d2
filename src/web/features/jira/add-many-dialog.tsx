import { Check, CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { Story } from '#contract/story.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog, DialogActions } from '../../components/ui/dialog.tsx';
import type { Site } from './connection.ts';
import { ExternalLink } from './external-link.tsx';
import type { Outcome, Outcomes } from './push-many.ts';
import { ProductTarget } from './product-target.tsx';
import { useProductChoices } from './use-product-choices.ts';
import { usePushMany } from './use-push-many.ts';

interface AddManyDialogProps {
  readonly uid: string;
  readonly stories: readonly [Story, ...Story[]];
  readonly site: Site;
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
  /** Hears, when the person leaves, which stories are not in Jira yet. */
  readonly onClose: (left: readonly Story[]) => void;
}

/** Asks where several stories go, for each product on its own, then adds them one by one and shows what becomes of each. */
export function AddManyDialog({ uid, stories, site, cameFrom, onClose }: AddManyDialogProps) {
  // As they were when the dialog opened: they change as they are added.
  const [chosen] = useState(stories);
  const element = useRef<HTMLFormElement>(null);
  const { asked, isReady, onReady, refOf, read, forget } = useProductChoices(chosen);
  const { outcomes, isRunning, wait, start, cancel } = usePushMany();
  const left = chosen.filter(({ id, jiraIssueId }) => jiraIssueId === undefined && outcomes.get(id)?.is !== 'added');
  const isAsked = isRunning || left.length > 0;
  const isDone = outcomes.size > 0 && !isRunning;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const pushOf = read(left);
    if (pushOf) void start(left, pushOf).then(forget);
  };
  // What has begun is seen to its end.
  const close = (): void => (isRunning ? cancel() : onClose(left));

  return (
    <Dialog title={`Add ${chosen.length === 1 ? '1 story' : `${chosen.length} stories`} to Jira`} wide onClose={close}>
      <form ref={element} method="post" noValidate onSubmit={onSubmit} className="flex grow flex-col gap-5">
        <div className={`grid items-start gap-6 ${isAsked ? 'md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''}`}>
          <div hidden={!isAsked} className="flex flex-col gap-6 [&[hidden]]:hidden">
            {asked.map((story) => (
              <ProductTarget
                key={story.product.id}
                ref={refOf(story)}
                {...{ uid, story, site, cameFrom, element, onReady }}
                heading={asked.length > 1 ? story.product.name : undefined}
                disabled={isRunning}
                hidden={!isRunning && left.every(({ product }) => product.id !== story.product.id)}
              />
            ))}
          </div>
          <Results chosen={chosen} outcomes={outcomes} site={site} />
        </div>
        <DialogActions
          outcome={
            <output className="block min-h-6 text-soft tabular-nums">
              {progressOf(chosen, outcomes, wait, isRunning)}
            </output>
          }
        >
          <Button kind="quiet" onClick={close}>
            {isDone || !isAsked ? 'Close' : 'Cancel'}
          </Button>
          {left.length > 0 && (
            <Button type="submit" kind="main" busy={isRunning} disabled={!isReady}>
              {isRunning ? 'Adding…' : isDone ? 'Try the others again' : 'Add to Jira'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function progressOf(chosen: readonly Story[], outcomes: Outcomes, wait: number, isRunning: boolean): string {
  if (outcomes.size === 0) {
    return chosen.every(({ jiraIssueId }) => jiraIssueId !== undefined) ? 'All of them are in Jira already.' : '';
  }
  const added = [...outcomes.values()].filter(({ is }) => is === 'added').length;
  const told = `${added} of ${chosen.filter(({ jiraIssueId }) => jiraIssueId === undefined).length} added.`;
  if (wait > 0) return `${told} Jira asks to wait; it goes on in ${wait} s.`;
  return isRunning ? `Adding… ${told}` : told;
}

interface ResultsProps {
  readonly chosen: readonly Story[];
  readonly outcomes: Outcomes;
  readonly site: Site;
}

/** In sight beside what is asked and, where there is no room beside it, before it once there is something to tell. */
function Results({ chosen, outcomes, site }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasBegun = outcomes.size > 0;
  useEffect(() => {
    if (hasBegun) list.current?.scrollIntoView({ block: 'nearest' });
  }, [hasBegun]);
  return (
    <ul
      ref={list}
      aria-label="Selected stories"
      className={`divide-y divide-line rounded-md border border-line bg-paper md:sticky md:top-6 ${hasBegun ? 'max-md:order-first' : ''}`}
    >
      {chosen.map((story) => (
        <Row key={story.id} story={story} outcome={outcomes.get(story.id)} site={site} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly story: Story;
  readonly outcome: Outcome | undefined;
  readonly site: Site;
}

function Row({ story, outcome, site }: RowProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
      <span className="min-w-0">{story.headline}</span>
      <span className="text-caption">
        <RowState story={story} outcome={outcome} site={site} />
      </span>
    </li>
  );
}

function RowState({ story, outcome, site }: RowProps) {
  if (outcome?.is === 'failed') {
    return (
      <span className="flex items-start gap-1.5 text-bad">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          {outcome.message}{' '}
          <Link href={pathTo('story', { storyId: story.id })} className="underline underline-offset-2">
            Go to Story
          </Link>
        </span>
      </span>
    );
  }
  const issue = outcome?.is === 'added' ? outcome.story : story;
  if (issue.jiraIssueId !== undefined) {
    return (
      <span className="flex items-center gap-1.5">
        <Check aria-hidden="true" className="size-4 text-good" />
        {issue === story && 'In Jira already: '}
        <ExternalLink href={`${issue.jiraHost ?? site.host}/browse/${issue.jiraIssueId}`}>
          {issue.jiraIssueId}
        </ExternalLink>
      </span>
    );
  }
  if (outcome === undefined) return <span className="text-faint">{story.product.name}</span>;
  const WORDS = { waiting: 'Waiting', adding: 'Adding…', 'left out': 'Not added', there: '', added: '' } as const;
  return <span className="text-soft">{WORDS[outcome.is]}</span>;
}
