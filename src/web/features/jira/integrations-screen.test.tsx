import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { AppConfig } from '#contract/system.ts';
import { ApiProvider } from '../../lib/api-context.tsx';
import type { Api } from '../../lib/call.ts';
import { ConfigProvider } from '../../lib/config-context.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { IntegrationsScreen } from './integrations-screen.tsx';

const api = { call: () => Promise.reject(new Error('Nothing is asked here.')) } as unknown as Api;

function render({ uid, jira = true }: { uid: string | undefined; jira?: boolean }): string {
  vi.stubGlobal('location', { origin: 'https://stories.example' });
  const screen = renderToStaticMarkup(
    <ConfigProvider value={{ jira } as AppConfig}>
      <ApiProvider value={api}>
        <QueryClientProvider client={createQueryClient()}>
          <IntegrationsScreen uid={uid} createAccountHref={undefined} cameFrom={undefined} />
        </QueryClientProvider>
      </ApiProvider>
    </ConfigProvider>,
  );
  vi.unstubAllGlobals();
  return screen;
}

const CONNECT = /<button[^>]*>Connect Jira<\/button>/;

test('Without a uid the button that connects is there, and cannot be pressed', () => {
  expect(CONNECT.exec(render({ uid: undefined }))?.[0]).toMatch(/ disabled=""/);
});

test('With a uid nobody is asked to connect before it is known whether they are', () => {
  const screen = render({ uid: 'ada' });
  expect(screen).not.toMatch(CONNECT);
  expect(screen).toContain('Loading...');
});

test('Where the server has no Jira there is nothing to press, with or without a uid', () => {
  for (const uid of [undefined, 'ada']) expect(render({ uid, jira: false })).not.toMatch(CONNECT);
});
