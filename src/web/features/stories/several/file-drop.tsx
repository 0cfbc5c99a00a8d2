import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useMemo, useState } from 'react';
import { buttonClass } from '../../../components/ui/button.tsx';
import { SmallButton } from '../../../components/ui/small-button.tsx';
import { ACCEPTED, type IdeaList } from './idea-file.ts';
import { readIdeas } from './read-ideas.ts';

interface FileDropProps {
  /** The file that was taken: it stands in the place of the field. */
  readonly file: (IdeaList & { readonly file: string }) | undefined;
  /** What was dropped or chosen; one file as a rule. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRemove: () => void;
  /** Why another file could not be taken. */
  readonly error: string | undefined;
  /** The field in which a list can be pasted. */
  readonly children: ReactNode;
}

/** A field for a list onto which a file may be dropped, with a button that asks for one. */
export function FileDrop({ file, onFiles, onRemove, error, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    const dropped = [...event.dataTransfer.files];
    setOver(false);
    if (dropped.length === 0) return;
    event.preventDefault();
    onFiles(dropped);
  };
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col gap-3 rounded-md ${isOver ? 'outline-2 outline-offset-8 outline-accent-ink outline-dashed' : ''}`}
    >
      {file ? <TakenFile file={file} onRemove={onRemove} error={error} /> : children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={buttonClass(
            'plain',
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink hover:bg-wash',
          )}
        >
          <Upload aria-hidden="true" />
          {file ? 'Choose another file' : 'Choose a file'}
          <input
            type="file"
            accept={ACCEPTED}
            className="sr-only"
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              if (chosen.length > 0) onFiles(chosen);
              // The same file, corrected, may be chosen again.
              target.value = '';
            }}
          />
        </label>
        <p className="text-caption text-soft">
          <span className="pointer-coarse:hidden">or drop it here: </span>.txt, .md or .csv
        </p>
      </div>
    </div>
  );
}

function TakenFile({
  file,
  onRemove,
  error,
}: Required<Pick<FileDropProps, 'onRemove'>> & { file: IdeaList & { file: string }; error: string | undefined }) {
  const { ideas, notes } = useMemo(() => readIdeas(file), [file]);
  const unusable = ideas.filter(({ fault }) => fault !== undefined);
  return (
    <section aria-label="Ideas" className="flex flex-col gap-1.5">
      <h2 className="font-medium">Ideas</h2>
      <div className="flex items-start gap-3 rounded-md border border-edge bg-sheet p-4">
        <FileText aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        <div className="flex min-w-0 grow flex-col gap-1">
          <p className="font-medium">{file.file}</p>
          <p className="text-soft">
            {ideas.length === 1 ? '1 idea' : `${ideas.length} ideas`}
            {unusable.length > 0 && `, ${unusable.length} of which cannot be used`}
          </p>
          {notes.map((note) => (
            <p key={note} className="text-caption text-soft">
              {note}
            </p>
          ))}
        </div>
        <SmallButton onClick={onRemove}>
          <X aria-hidden="true" />
          Remove
        </SmallButton>
      </div>
      <p role="alert" className="text-caption text-bad empty:hidden">
        {error}
      </p>
    </section>
  );
}
