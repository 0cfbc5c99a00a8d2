import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';

interface FieldParts {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  /** What is wrong with what was entered. */
  readonly error?: ReactNode;
  /** Help that is always there. */
  readonly hint?: ReactNode;
  /** A label that steps back behind what is written. */
  readonly quiet?: boolean | undefined;
}

/** A label, a control, its help and its error, tied together for screen readers. */
function Field({
  label,
  error,
  hint,
  quiet = false,
  children,
}: FieldProps & { readonly children: (parts: FieldParts) => ReactNode }) {
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={quiet ? 'text-caption font-medium text-soft' : 'font-medium'}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="text-caption text-bad">
            {error}
          </p>
        )}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="text-caption text-soft">
          {hint}
        </div>
      )}
    </div>
  );
}

// 16 px on phones: smaller text makes iOS zoom into the page.
const CONTROL = 'w-full rounded-md border border-edge bg-sheet px-3 aria-invalid:border-bad disabled:text-faint';

const BODY = 'text-[1rem] leading-6 sm:text-body';

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'id' | 'className'>;

export function TextField({ label, error, hint, ...input }: Control<'input'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(parts) => <input {...parts} {...input} className={`${CONTROL} ${BODY} min-h-11 sm:min-h-10`} />}
    </Field>
  );
}

/** Ctrl or Cmd with Enter sends the form: Enter alone begins a line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]:not(:disabled)')?.click();
}

/** How the words in a large field are set: as what they will be. */
const LOOKS = {
  body: `${BODY} min-h-40 resize-y py-2.5`,
  list: `${BODY} min-h-64 resize-y py-2.5`,
  headline: 'text-title font-semibold tracking-tight resize-none py-2',
  prose: 'text-prose min-h-24 resize-none py-2.5',
  line: `${BODY} min-h-11 resize-none py-2 sm:min-h-10`,
};

type TextAreaProps = Control<'textarea'> & { readonly look?: keyof typeof LOOKS };

export function TextArea({ label, error, hint, quiet, look = 'body', onKeyDown, ...textarea }: TextAreaProps) {
  return (
    <Field {...{ label, error, hint, quiet }}>
      {(parts) => (
        <textarea
          {...parts}
          {...textarea}
          onKeyDown={(event) => {
            sendOnEnter(event);
            onKeyDown?.(event);
          }}
          className={`${CONTROL} ${LOOKS[look]} field-sizing-content max-h-[50dvh]`}
        />
      )}
    </Field>
  );
}

export function SelectField({ label, error, hint, children, ...select }: Control<'select'>) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(parts) => (
        <select {...parts} {...select} className={`${CONTROL} ${BODY} min-h-11 pl-2! sm:min-h-10`}>
          {children}
        </select>
      )}
    </Field>
  );
}

export function Checkbox({ label, ...input }: { readonly label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 self-start sm:min-h-6">
      <input type="checkbox" {...input} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
