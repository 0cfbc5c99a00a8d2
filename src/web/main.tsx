import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createOpening } from './app/open-app.ts';
import './app/styles.css';
import { endPopup } from './features/identity/google-window.ts';
import { openOtherTabs } from './features/identity/other-tabs.ts';
import { listenForErrors } from './lib/error-listener.ts';
import { chosenTheme, showTheme } from './lib/theme.ts';

const errors = listenForErrors();
showTheme(chosenTheme());
const tabs = openOtherTabs();
if (!(await endPopup(tabs.tell))) {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element to render into.');
  // What an error boundary caught goes to whoever listens on this page, like any other error.
  createRoot(root, { onCaughtError: (error) => globalThis.reportError(error) }).render(
    <StrictMode>
      <App open={createOpening(tabs, errors)} />
    </StrictMode>,
  );
}
