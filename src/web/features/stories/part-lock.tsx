import { Lock, LockOpen } from 'lucide-react';
import type { Story } from '#contract/story.ts';
import { SmallButton } from '../../components/ui/small-button.tsx';
import { type LockablePart, isLocked } from './locks.ts';

interface PartLockProps {
  readonly story: Story;
  readonly part: LockablePart;
  /** What is locked, as a person would call it. */
  readonly name: string;
  readonly onTurn: (part: LockablePart, locked: boolean) => void;
}

/** Says whether a part stays as it is when the story is written again, and turns that. */
export function PartLock({ story, part, name, onTurn }: PartLockProps) {
  const locked = isLocked(story, part);
  const Icon = locked ? Lock : LockOpen;
  return (
    <SmallButton
      title={
        locked
          ? 'It stays as it is when the story is written again.'
          : 'Keep it as it is when the story is written again.'
      }
      onClick={() => onTurn(part, !locked)}
    >
      <Icon aria-hidden="true" />
      {/* Each part has one: what is not locked needs no word. */}
      <span className={locked ? undefined : 'sr-only'}>
        {locked ? 'Locked · Unlock' : 'Lock'}
        <span className="sr-only"> {name}</span>
      </span>
    </SmallButton>
  );
}
