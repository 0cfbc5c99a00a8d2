import { Component, type ReactNode } from 'react';
import { browserRoutes } from '#contract/browser-routes.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

const LINK = 'inline-flex min-h-11 items-center font-medium text-accent-ink underline underline-offset-2';

/** Stands in for a screen that crashed, or that could not be fetched after the product was renewed. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
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
}
