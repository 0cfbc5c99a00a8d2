import { type Position, Tour as Reactour } from '@reactour/tour';
import { useState, useSyncExternalStore } from 'react';
import { TourCard } from './tour-card.tsx';
import { tourSteps } from './tour-steps.ts';

const PADDING = 10;
const MARGIN = 8;

interface TourProps {
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
}

/**
 * Shows the parts of the screen one after the other. The library sets its styles through the elements' style objects,
 * which the content policy allows; what is said, and everything about focus, is ours (decision 12).
 */
export function Tour({ isAnonymous, onClose }: TourProps) {
  const [currentStep, setCurrentStep] = useState(0);
  const smallScreen = !useMediaQuery('(min-width: 64rem)');
  const steps = tourSteps({ smallScreen, isAnonymous }).map(({ place, title, text }) => ({
    selector: `[data-tour="${place}"]`,
    resizeObservables: [`[data-tour="${place}"]`],
    navDotAriaLabel: title,
    content: text,
  }));
  return (
    <Reactour
      isOpen
      steps={steps}
      currentStep={currentStep}
      setCurrentStep={setCurrentStep}
      setIsOpen={onClose}
      setDisabledActions={() => undefined}
      disabledActions={false}
      disableKeyboardNavigation
      onClickMask={() => undefined}
      padding={PADDING}
      position={smallScreen ? beyond : 'right'}
      ContentComponent={TourCard}
      maskClassName="tour-mask"
      className="tour-card"
      styles={{
        maskWrapper: (base) => ({ ...base, zIndex: 30, opacity: 1, color: 'var(--veil)' }),
        maskArea: (base) => ({ ...base, rx: 8 }),
        popover: ({ position, top, left }) => ({ position, top, left, zIndex: 31 }),
      }}
    />
  );
}

/** On a small screen the card lies at the edge that is farther away from what it speaks of. */
const beyond: Position = ({ top, bottom, height, windowHeight }) => [
  MARGIN,
  top > windowHeight - bottom ? MARGIN : windowHeight - height - MARGIN,
];

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
