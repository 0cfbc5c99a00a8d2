import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './app/styles.css';
import { createEmbeddedIdentity } from './features/identity/embedded-identity.ts';
import { createApi } from './lib/call.ts';
import { createQueryClient } from './lib/query-client.ts';
import { forgetUnsavedTexts } from './lib/unsaved-text.ts';

const identity = createEmbeddedIdentity();
const api = createApi({ tokens: identity });
const queries = createQueryClient();

// Before any screen hears of the change: nobody sees what was kept for somebody else.
let uid: string | undefined;
identity.onChange(() => {
  const next = identity.currentUser?.uid;
  if (next === uid) return;
  uid = next;
  queries.clear();
  forgetUnsavedTexts(uid);
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to render into.');
createRoot(root).render(
  <StrictMode>
    <App identity={identity} api={api} queries={queries} />
  </StrictMode>,
);
