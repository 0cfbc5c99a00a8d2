import { type Piece, type StoryText, differencesOf } from '../../lib/story-difference.ts';

interface DifferenceViewProps {
  readonly before: StoryText;
  readonly after: StoryText;
}

/** What differs between two states of a story: what is gone is struck through, what has come is underlined. */
export function DifferenceView({ before, after }: DifferenceViewProps) {
  return (
    <div className="flex flex-col gap-4">
      {differencesOf(before, after).map(({ part, lines }) => (
        <section key={part} aria-label={part} className="flex flex-col gap-1.5">
          <h3 className="text-caption font-medium text-soft">{part}</h3>
          <ul className="flex flex-col gap-1.5">
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line has no identity but its place
              <li key={at} className="whitespace-pre-line">
                {line.map((piece, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- nor has a piece of it
                  <PieceOfLine key={place} {...piece} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PieceOfLine({ text, is }: Piece) {
  if (is === 'added') return <ins className="rounded-sm bg-good-wash px-0.5 text-good">{text}</ins>;
  if (is === 'removed') return <del className="rounded-sm bg-bad-wash px-0.5 text-bad">{text}</del>;
  return text;
}
