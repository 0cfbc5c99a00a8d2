import { Compass } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { TourState } from './use-tour.ts';

/** The way into the tour that is always there. */
export function TourButton({ tour: { button, open } }: { readonly tour: TourState }) {
  return (
    <Button ref={button} kind="quiet" aria-haspopup="dialog" onClick={open}>
      <Compass aria-hidden="true" />
      Take the tour
    </Button>
  );
}

/** Offers the tour to somebody new. */
export function TourOffer({ tour }: { readonly tour: TourState }) {
  return (
    <section
      aria-label="Tour"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-accent-wash px-5 py-3"
    >
      <p>New here? Six short steps show how a story is made.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={tour.open}>Show me</Button>
        <Button kind="quiet" onClick={tour.decline}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
