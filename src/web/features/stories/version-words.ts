import { type Made, type StoryVersion, type Wish, STORY_CHANGES } from '#contract/story-versions.ts';
import { writtenBy } from './writer-name.ts';

const WORDS: Record<Made, string | undefined> = {
  generated: undefined,
  written: undefined,
  edited: 'Edited by you',
  fixed: 'A correction of the checks',
  regenerated: 'Written again',
  restored: 'An earlier version, restored',
};

/** Says in plain words how a version came about. */
export function madeBy({ made, writer }: Pick<StoryVersion, 'made' | 'writer'>): string {
  return WORDS[made] ?? writtenBy(writer);
}

/** What was asked for when a version was made; each a line. */
export function wishLines({ feedback, changes = [] }: Wish): string[] {
  const labels: Record<string, string> = STORY_CHANGES;
  const lines = changes.map(({ kind, actor, criterion, question, answer = '' }) => {
    const about = actor ?? criterion ?? (question && `${question} ${answer}`);
    const label = labels[kind] ?? kind;
    return about === undefined ? label : `${label}: ${about}`;
  });
  return feedback === undefined ? lines : [feedback, ...lines];
}
