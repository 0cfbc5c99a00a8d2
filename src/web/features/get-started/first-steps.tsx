import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ui/button.tsx';

export interface Step {
  readonly title: string;
  readonly done: boolean;
  readonly href: string;
  readonly action: string;
  readonly children: ReactNode;
}

/** Steps in their order; what is done carries a tick, and the first that is not has the main button. */
export function FirstSteps({ steps }: { readonly steps: readonly Step[] }) {
  const next = steps.findIndex(({ done }) => !done);
  return (
    <ol className="flex flex-col">
      {steps.map((step, place) => (
        <li
          key={step.title}
          aria-current={place === next ? 'step' : undefined}
          className="flex gap-4 border-t border-line py-6 sm:gap-5 sm:py-8"
        >
          <Mark done={step.done} place={place + 1} />
          <div className="grow">
            <h2 className="pt-0.5 font-semibold">
              {step.title}
              {step.done && <span className="sr-only"> (done)</span>}
            </h2>
            <div className="mt-1.5 mb-4 flex max-w-[60ch] flex-col gap-2 text-soft">{step.children}</div>
            <ButtonLink href={step.href} kind={place === next ? 'main' : 'plain'}>
              {step.action}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Mark({ done, place }: { readonly done: boolean; readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className={`flex size-7 shrink-0 items-center justify-center rounded-full border text-caption font-medium tabular-nums ${
        done ? 'border-transparent bg-good text-paper' : 'border-edge text-soft'
      }`}
    >
      {done ? <Check className="size-4" strokeWidth={3} /> : place}
    </span>
  );
}
