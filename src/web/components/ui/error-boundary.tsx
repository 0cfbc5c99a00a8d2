import { Component, type ReactNode } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';

/** What a boundary tells of a crash. */
export interface Crashed {
  readonly error: unknown;
  /** What stands there by default. */
  readonly notice: ReactNode;
  /** Tries the screen once more. */
  readonly reset: () => void;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Where there is more to say than that the page stopped working. */
  readonly renderCrash?: (crashed: Crashed) => ReactNode;
}

const LINK = 'inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-2';

/** Stands in for a screen that crashed, or that could not be fetched after the product was renewed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crash?: { error: unknown } | undefined }> {
  override state: { crash?: { error: unknown } | undefined } = {};

  static getDerivedStateFromError(error: unknown): { crash: { error: unknown } } {
    return { crash: { error } };
  }

  readonly #reset = (): void => this.setState({ crash: undefined });

  override render(): ReactNode {
    const { renderCrash, children } = this.props;
    const { crash } = this.state;
    if (crash === undefined) return children;
    const notice = <Notice />;
    return renderCrash ? renderCrash({ error: crash.error, notice, reset: this.#reset }) : notice;
  }
}

function Notice() {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-3 p-6 py-16">
      <h1 className="text-title font-semibold">This page stopped working</h1>
      <p className="text-soft">Loading it again usually helps. What you typed has been kept.</p>
      <div className="flex flex-wrap gap-x-6">
        <button type="button" className={LINK} onClick={() => location.reload()}>
          Load again
        </button>
        {/* A real navigation: the page begins afresh. */}
        <a href={browserRoutes.dashboard} className={LINK}>
          Go back home
        </a>
      </div>
    </div>
  );
}
