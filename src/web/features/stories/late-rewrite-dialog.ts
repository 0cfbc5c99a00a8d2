import { fetchedAhead } from '../../components/ui/fetched-ahead.tsx';

/** The dialog in which a story is written again; its code comes when it is first wanted. */
export const { Component: RewriteDialog, ahead: fetchRewriteAhead } = fetchedAhead(
  async () => (await import('./rewrite-dialog.tsx')).RewriteDialog,
);
