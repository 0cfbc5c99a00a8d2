import { SITE } from '../fakes/atlassian/atlassian.ts';
import { NO_ID } from '../support/samples.ts';
import { accept, expect, jiraOf, test, tokenStore } from './jira-fixtures.ts';
import { signIn, signOut } from './steps.ts';

const OTHER_SITE = { id: '33333333-aaaa-4bbb-8ccc-444444444444', url: 'https://clubs.atlassian.net', name: 'clubs' };
const INTEGRATIONS = '/portal/settings/integrations';

test.use({ expectedComplaints: [/status of (401|403|409|422|503)|ERR_FAILED/] });

test('Somebody connects Jira, and their browser keeps names of tokens that are none @phone', async ({
  portal: page,
  atlassian,
  server,
}) => {
  const replies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(server.url)) replies.push(response.text().catch(() => ''));
  });
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await expect(page).toHaveTitle('Authorize app');
  const asked = new URL(page.url());
  expect(asked.href.startsWith(`${atlassian.url}/authorize?`)).toBe(true);
  const uid = asked.searchParams.get('state');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    audience: 'api.atlassian.com',
    client_id: atlassian.env.JIRA_CLIENT_ID,
    scope: 'read:jira-work write:jira-work offline_access',
    redirect_uri: `${server.url}/jira/callback`,
    state: expect.stringMatching(/^\S+$/),
    response_type: 'code',
    prompt: 'consent',
  });

  const exchange = atlassian.hold('token');
  await accept(page);
  await exchange.arrived;
  await expect(page.getByText('Connecting integration...')).toBeVisible();
  exchange.release();
  await expect(page).toHaveURL(INTEGRATIONS);
  await expect(page.getByText('Connected since')).toBeVisible();
  await expect(page.getByRole('link', { name: 'plots.atlassian.net' })).toHaveAttribute('href', SITE.url);

  expect(await tokenStore(page)).toEqual({
    accessToken: expect.any(String),
    refreshToken: expect.any(String),
    tokenExpiry: expect.any(Number),
    cloudId: SITE.id,
    host: SITE.url,
  });
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(kept).toContain(`storygenie:issue-tracker:${uid}:`);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('issue-tracker')))).toEqual(
    [],
  );
  const seen = [kept, await page.content(), server.logs.join('\n'), ...(await Promise.all(replies))].join('\n');
  expect(atlassian.secrets().filter((secret) => seen.includes(secret))).toEqual([]);
});

test('Whoever says no at Atlassian is told that there was no code, and may try again', async ({
  portal: page,
  atlassian,
}) => {
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('No code provided');
  expect(await tokenStore(page)).toBeNull();
  await page.getByRole('button', { name: 'Try again' }).click();
  await accept(page);
  await expect(page.getByText('Connected since')).toBeVisible();
  expect(atlassian.count('token')).toBeGreaterThan(0);
});

test('Whoever can reach no site is told so, and connects once they can', async ({ portal: page, atlassian }) => {
  atlassian.setSites([]);
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await accept(page);
  await expect(page.getByRole('alert')).toContainText('No accessible resources found');
  atlassian.setSites([SITE]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await accept(page);
  await expect(page.getByText('Connected since')).toBeVisible();
});

test('While Atlassian is out of order connecting says so, and the next try succeeds', async ({
  portal: page,
  atlassian,
}) => {
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  atlassian.break('token', { status: 503 });
  await accept(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await tokenStore(page)).toBeNull();
  await page.getByRole('button', { name: 'Try again' }).click();
  await accept(page);
  await expect(page.getByText('Connected since')).toBeVisible();
});

test('A server that cannot be reached in the middle is asked again with the same code', async ({ portal: page }) => {
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await page.route('**/api/jira/**', (route) => route.abort());
  await accept(page);
  await expect(page.getByRole('alert')).toContainText('Storygenie could not be reached.');
  await page.unroute('**/api/jira/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(INTEGRATIONS);
  await expect(page.getByText('Connected since')).toBeVisible();
});

test('Of several sites the first is taken, another can be chosen, and the choice stays', async ({
  portal: page,
  atlassian,
}) => {
  atlassian.setSites([SITE, OTHER_SITE]);
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await accept(page);
  const choice = page.getByLabel('Site');
  await expect(choice).toHaveValue(SITE.id);
  await choice.selectOption('clubs (clubs.atlassian.net)');
  await expect(page.getByRole('link', { name: 'clubs.atlassian.net' })).toBeVisible();
  await expect(page.getByText('Stories now go to clubs.atlassian.net.', { exact: true })).toBeVisible();
  expect(await tokenStore(page)).toMatchObject({ cloudId: OTHER_SITE.id, host: OTHER_SITE.url });
  await page.reload();
  await expect(choice).toHaveValue(OTHER_SITE.id);
});

test('What comes back for somebody else, or was begun elsewhere, connects nobody', async ({
  portal: page,
  atlassian,
  server,
}) => {
  const asked = atlassian.count('token');
  const secrets: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/jira/')) secrets.push(request.url());
  });
  const code = atlassian.consent(`${server.url}/jira/callback`);
  await page.goto(`/jira/callback?code=${code}&state=${NO_ID}`);
  await expect(page.getByRole('alert')).toContainText('begun by another account');

  const { uid } = await page.evaluate(async () => {
    const { token } = (await (await fetch('/api/auth/token')).json()) as { token: string };
    const reply = await fetch('/api/account', { headers: { authorization: `Bearer ${token}` } });
    return (await reply.json()) as { uid: string };
  });
  await page.goto(`/jira/callback?code=${code}&state=${uid}`);
  await expect(page.getByRole('alert')).toContainText('not begun in this tab');
  await page.goto(`/jira/callback?code=&state=${uid}`);
  await expect(page.getByRole('alert')).toContainText('No code provided');
  expect(secrets).toEqual([]);
  expect(atlassian.count('token')).toBe(asked);
});

test('Loading the way back anew, or stepping back to it, connects once and never goes round', async ({
  portal: page,
  atlassian,
}) => {
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  const exchange = atlassian.hold('resources');
  await accept(page);
  await exchange.arrived;
  const callback = page.url();
  exchange.release();
  await expect(page.getByText('Connected since')).toBeVisible();
  const asked = atlassian.count('token');
  await page.goto(callback);
  await expect(page).toHaveURL(INTEGRATIONS);
  await expect(page.getByText('Connected since')).toBeVisible();
  expect(atlassian.count('token')).toBe(asked);
});

test('Whose session ended at Atlassian logs in on the way back, and is connected', async ({ portal: page, person }) => {
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await expect(page).toHaveTitle('Authorize app');
  await page.context().clearCookies();
  await accept(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL(INTEGRATIONS);
  await expect(page.getByText('Connected since')).toBeVisible();
});

test('A second browser is connected as well, and both are disconnected together', async ({
  connected: page,
  person,
  browser,
  server,
  story,
}) => {
  const second = await browser.newContext({ baseURL: server.url });
  const other = await second.newPage();
  await other.goto('/login');
  await signIn(other, person);
  await expect(other.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await other.goto(INTEGRATIONS);
  await expect(other.getByText('Connected since')).toBeVisible();
  expect(await tokenStore(other)).toMatchObject({ refreshToken: expect.any(String), accessToken: expect.any(String) });

  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Disconnect…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect Jira' });
  await expect(dialog.getByRole('link', { name: 'Atlassian’s page of connected apps' })).toHaveAttribute(
    'href',
    'https://id.atlassian.com/manage-profile/apps',
  );
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Jira' })).toBeVisible();
  await expect(page.getByText('Jira disconnected.', { exact: true })).toBeVisible();
  expect(await tokenStore(page)).toBeNull();

  await other.goto(`/portal/stories/${story.id}`);
  await expect(other.getByRole('link', { name: 'Connect Jira' })).toBeVisible();
  expect(await tokenStore(other)).toBeNull();
  await second.close();
});

test('Two tabs of a browser are connected together, and disconnected together', async ({ portal: page, story }) => {
  const other = await page.context().newPage();
  await other.goto(`/portal/stories/${story.id}`);
  await expect(other.getByRole('link', { name: 'Connect Jira' })).toBeVisible();
  await page.goto(INTEGRATIONS);
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await accept(page);
  await expect(page.getByText('Connected since')).toBeVisible();
  await expect(jiraOf(other).add).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Jira' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Connect Jira' })).toBeVisible();
});

test('A browser without a store gets it from the server on whatever screen of the portal', async ({
  connected: page,
}) => {
  await page.goto('/portal/products');
  await expect.poll(() => tokenStore(page)).toMatchObject({ host: SITE.url, refreshToken: expect.any(String) });
});

test('A permission that was taken back leads to another connection', async ({ connected: page, atlassian, story }) => {
  atlassian.revoke();
  await page.goto(`/portal/stories/${story.id}`);
  const { add, dialog } = jiraOf(page);
  await add.click();
  await expect(dialog.getByText('Jira not connected')).toBeVisible();
  await dialog.getByRole('link', { name: 'Connect Jira' }).click();
  await expect(page.getByText('Jira no longer lets Storygenie in.')).toBeVisible();
  await page.getByRole('button', { name: 'Reconnect Jira' }).click();
  await accept(page);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(add).toBeVisible();
});

test('Somebody who came from a story to connect finds the way back to it', async ({ portal: page, story }) => {
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('link', { name: 'Connect Jira' }).click();
  await page.getByRole('button', { name: 'Connect Jira' }).click();
  await accept(page);
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(`/portal/stories/${story.id}`);
  await expect(jiraOf(page).add).toBeVisible();
});

test('Signing out forgets what this browser kept of the connection', async ({ connected: page, person }) => {
  await page.goto(INTEGRATIONS);
  await expect(page.getByText('Connected since')).toBeVisible();
  expect(await tokenStore(page)).not.toBeNull();
  await signOut(page, person);
  expect(await tokenStore(page)).toBeNull();
});
