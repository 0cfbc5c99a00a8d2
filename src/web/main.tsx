import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { type AppParts, createOpening } from './app/open-app.ts';
import './app/styles.css';
import { endPopup } from './features/identity/google-window.ts';
import { openOtherTabs } from './features/identity/other-tabs.ts';
import { listenForErrors } from './lib/error-listener.ts';
import { chooseLook, currentLook } from './lib/theme.ts';

// What an error boundary caught goes to whoever listens on this page, like any other error.
const options = { onCaughtError: (error: unknown) => globalThis.reportError(error) };

const errors = listenForErrors();
// Chosen anew with every visit: some browsers forget what a script keeps after a week without one.
chooseLook(currentLook());
const tabs = openOtherTabs();
if (!(await endPopup(tabs.tell))) {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element to render into.');
  const open = createOpening(tabs, errors);
  // The sign-in page comes with its screen, which stays there and gets its life as soon as it is sure to be the right one.
  const opened = root.hasChildNodes() ? await open().catch(() => undefined) : undefined;
  const app = <App open={open} opened={opened} />;
  if (opened && isForSigningIn(opened)) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

/** What the sign-in page shows before there is a script: nobody is here, and nothing has failed. */
function isForSigningIn({ identity }: AppParts): boolean {
  return identity.currentUser === null && identity.returnFailure === undefined;
}
