import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './app/styles.css';
import { createEmbeddedIdentity } from './features/identity/embedded-identity.ts';
import { endPopup } from './features/identity/google-window.ts';
import { openOtherTabs } from './features/identity/other-tabs.ts';
import { createApi } from './lib/call.ts';
import { forgetUnsavedTexts } from './lib/unsaved-text.ts';

const tabs = openOtherTabs();
if (!endPopup(tabs.tell)) start();

function start(): void {
  const identity = createEmbeddedIdentity({ tabs });
  const api = createApi({ tokens: identity });

  // Whoever signs in finds nothing of somebody else's. A session that merely ran out leaves the words for its owner.
  identity.onChange(() => {
    if (identity.currentUser) forgetUnsavedTexts(identity.currentUser.uid);
  });
  identity.onSignOut(() => forgetUnsavedTexts());

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element to render into.');
  createRoot(root).render(
    <StrictMode>
      <App identity={identity} api={api} />
    </StrictMode>,
  );
}
