import type { PopoverContentProps } from '@reactour/tour';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useFocusInside } from './use-focus-inside.ts';

type TourCardProps = Pick<PopoverContentProps, 'steps' | 'currentStep' | 'setCurrentStep' | 'setIsOpen'>;

/** What is said beside the place that the tour shows, and the ways on. */
export function TourCard({ steps, currentStep, setCurrentStep, setIsOpen }: TourCardProps) {
  const id = useId();
  const card = useRef<HTMLDialogElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const close = (): void => setIsOpen(false);
  useFocusInside(card, close);

  const step = steps[currentStep];
  const last = steps.length - 1;
  const goTo = (index: number): void => {
    setCurrentStep(index);
    // Its button is about to be disabled, and the focus would be lost with it.
    if (index === 0) onward.current?.focus();
  };
  const turn = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight' && currentStep < last) goTo(currentStep + 1);
    if (key === 'ArrowLeft' && currentStep > 0) goTo(currentStep - 1);
  };

  return (
    <dialog
      open
      ref={card}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={turn}
      className="static m-0 flex w-full max-w-none flex-col gap-4 rounded-lg border border-line bg-sheet p-5 shadow-float outline-none"
    >
      <div className="flex items-start justify-between gap-4">
        <div aria-live="polite">
          <p className="text-caption text-soft tabular-nums">
            Step {currentStep + 1} of {steps.length}
          </p>
          <h2 id={`${id}-title`} className="text-prose font-semibold">
            {step?.navDotAriaLabel}
          </h2>
          <p id={`${id}-text`} className="mt-1 text-pretty">
            {typeof step?.content === 'string' && step.content}
          </p>
        </div>
        <CloseButton onClick={close} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Dots titles={steps.map(({ navDotAriaLabel = '' }) => navDotAriaLabel)} current={currentStep} onGoTo={goTo} />
        <div className="ml-auto flex gap-2">
          <Button disabled={currentStep === 0} onClick={() => goTo(currentStep - 1)}>
            Previous
          </Button>
          <Button ref={onward} kind="main" onClick={() => (currentStep === last ? close() : goTo(currentStep + 1))}>
            {currentStep === last ? 'Done' : 'Next'}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function CloseButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close tour"
      onClick={onClick}
      className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-soft transition-colors hover:bg-wash hover:text-ink sm:size-9"
    >
      <X aria-hidden="true" className="size-4.5" />
    </button>
  );
}

interface DotsProps {
  readonly titles: readonly string[];
  readonly current: number;
  readonly onGoTo: (index: number) => void;
}

/** One dot for each step, to jump there. */
function Dots({ titles, current, onGoTo }: DotsProps) {
  return (
    <ol aria-label="Steps" className="-ml-2 flex">
      {titles.map((title, index) => (
        <li key={title}>
          <button
            type="button"
            aria-label={`Step ${index + 1}: ${title}`}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onGoTo(index)}
            className="group grid h-11 w-6 place-items-center rounded-sm sm:h-6"
          >
            <span className="size-2 rounded-full border border-edge transition-colors group-hover:border-ink group-aria-[current=step]:border-accent-ink group-aria-[current=step]:bg-accent-ink" />
          </button>
        </li>
      ))}
    </ol>
  );
}
