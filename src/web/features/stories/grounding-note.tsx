import type { Grounding } from '#contract/story.ts';

const WORDS: Record<Grounding['source'], string> = {
  idea: 'From the idea',
  product: 'From the product',
  assumption: 'Assumption',
  person: 'Written by you',
};

interface GroundingNoteProps {
  readonly grounding: Grounding | undefined;
  /** What of the story it is about, when that is not plain from its place. */
  readonly about?: string;
}

/** Says quietly where a part of a story comes from; a sentence of the product is quoted. */
export function GroundingNote({ grounding, about }: GroundingNoteProps) {
  if (grounding === undefined) return null;
  const words = WORDS[grounding.source];
  return (
    <p className="text-caption text-faint">
      {about ? `${about}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words}
      {grounding.quote && (
        <>
          {' '}
          · <q className="italic">{grounding.quote}</q>
        </>
      )}
    </p>
  );
}
