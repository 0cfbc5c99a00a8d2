import type { Locks, Story } from '#contract/story.ts';

/** A part of a story that can be locked; a criterion is named word for word. */
export type LockablePart = 'headline' | 'userStory' | { readonly criterion: string };

export function isLocked({ locks }: Pick<Story, 'locks'>, part: LockablePart): boolean {
  return typeof part === 'string' ? locks[part] : locks.acceptanceCriteria.includes(part.criterion);
}

export function withLock(locks: Locks, part: LockablePart, locked: boolean): Locks {
  if (typeof part === 'string') return { ...locks, [part]: locked };
  const others = locks.acceptanceCriteria.filter((criterion) => criterion !== part.criterion);
  return { ...locks, acceptanceCriteria: locked ? [...others, part.criterion] : others };
}

/** What of a story is locked, as a person would say it; empty when nothing is. */
export function lockedParts({ locks }: Pick<Story, 'locks'>): string[] {
  const count = locks.acceptanceCriteria.length;
  return [
    ...(locks.headline ? ['the headline'] : []),
    ...(locks.userStory ? ['the user story'] : []),
    ...(count === 0 ? [] : [count === 1 ? 'one criterion' : `${count} criteria`]),
  ];
}
