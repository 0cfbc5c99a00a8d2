import { type ReactNode, useId } from 'react';
import { Checkbox } from './field.tsx';

interface CheckboxGroupProps {
  readonly legend: string;
  readonly error?: ReactNode;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** As many are shown without scrolling. */
const FEW = 8;

/** Several of many; a long list scrolls. */
export function CheckboxGroup({ legend, error, options, chosen, onChange }: CheckboxGroupProps) {
  const errorId = useId();
  const turn = (id: string, on: boolean): void =>
    onChange(options.map((option) => option.id).filter((other) => (other === id ? on : chosen.includes(other))));
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div
        className={`flex flex-col rounded-md border border-edge px-3 py-1.5 sm:gap-1 ${options.length > FEW ? 'max-h-48 overflow-y-auto' : ''}`}
      >
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => turn(id, target.checked)}
          />
        ))}
      </div>
      <div aria-live="polite" className="contents">
        {error && (
          <p id={errorId} className="text-caption text-bad">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
