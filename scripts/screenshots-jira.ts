import type { Page } from '@playwright/test';
import type { PersonApi } from '../tests/e2e/person-api.ts';
import type { FakeAtlassian } from '../tests/fakes/atlassian/atlassian.ts';

const CUSTOM = 'com.atlassian.jira.plugin.system.customfieldtypes';
const FIELDS = [
  {
    fieldId: 'customfield_10010',
    name: 'Team',
    required: true,
    schema: { type: 'option', custom: `${CUSTOM}:select` },
    allowedValues: [
      { id: '501', value: 'Plots and paths' },
      { id: '502', value: 'Money' },
    ],
  },
  {
    fieldId: 'customfield_10011',
    name: 'Needed by',
    required: true,
    schema: { type: 'date', custom: `${CUSTOM}:datepicker` },
  },
] as const;

interface Tools {
  readonly page: Page;
  readonly api: PersonApi;
  readonly atlassian: FakeAtlassian;
  readonly shoot: (name: string) => Promise<void>;
}

/** Pictures of everything about Jira, for somebody who has stories and no connection yet. */
export async function visitJira(tools: Tools): Promise<void> {
  await visitConnection(tools);
  await visitStory(tools);
  await visitSeveral(tools);
  await visitEnd(tools);
}

async function visitConnection({ page, atlassian, shoot }: Tools): Promise<void> {
  await page.goto('/portal/settings/integrations');
  const connect = page.getByRole('button', { name: 'Connect Jira' });
  await connect.waitFor();
  await shoot('jira-connect');
  await connect.click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('No code provided').waitFor();
  await shoot('jira-no-code');
  await page.getByRole('button', { name: 'Try again' }).click();
  const exchange = atlassian.hold('token');
  await page.getByRole('link', { name: 'Accept' }).click();
  await exchange.arrived;
  await page.getByText('Connecting integration...').waitFor();
  await shoot('jira-connecting');
  exchange.release();
  await page.getByLabel('Site').waitFor();
  await shoot('jira-connected');
}

async function visitStory({ page, api, atlassian, shoot }: Tools): Promise<void> {
  const [story] = await api.stories();
  if (!story) throw new Error('There is no story.');
  atlassian.setFields(FIELDS);
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Add story to Jira' }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Add to Jira' });
  await dialog.getByLabel('Team').waitFor();
  await shoot('jira-add');
  await send.click();
  await dialog.getByText('This field is required.').first().waitFor();
  await shoot('jira-add-refused');
  await dialog.getByLabel('Team').selectOption('Plots and paths');
  await dialog.getByLabel('Needed by').fill('2026-05-31');
  atlassian.break('create', { status: 429, retryAfter: 2 });
  await send.click();
  await dialog.getByRole('button', { name: /Try again in/ }).waitFor();
  await shoot('jira-add-busy');
  atlassian.break('create', 'cut');
  await send.click();
  await page.getByText('Jira did not answer').waitFor();
  await page.getByLabel('Issue key').scrollIntoViewIfNeeded();
  await shoot('jira-lost-answer');
  await page.getByRole('button', { name: 'Try again' }).click();
  await send.click();
  await page.getByRole('link', { name: 'Open in Jira' }).waitFor();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await shoot('jira-added');
  const added = await api.send<typeof story>('GET', `/story/${story.id}`);
  await api.send('PUT', `/story/${story.id}`, {
    ...added,
    headline: `${added.headline} in spring`,
    acceptanceCriteria: [...added.acceptanceCriteria.slice(1), 'A note is kept of who asked for it.'],
  });
  await page.reload();
  await page.getByRole('button', { name: 'Update in Jira' }).click();
  await dialog.getByRole('insertion').first().waitFor();
  await shoot('jira-update');
}

async function visitSeveral({ page, atlassian, shoot }: Tools): Promise<void> {
  await page.goto('/portal/stories?select=');
  await page.getByLabel('Select all shown').check();
  await shoot('jira-select');
  await page.getByRole('button', { name: 'Add to Jira' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Team').nth(1).waitFor();
  // Each product asks for itself.
  for (const team of await dialog.getByLabel('Team').all()) await team.selectOption('Money');
  for (const day of await dialog.getByLabel('Needed by').all()) await day.fill('2026-05-31');
  await shoot('jira-several');
  atlassian.break('create', { status: 400, body: { errorMessages: ['The board is closed for today.'], errors: {} } });
  await dialog.getByRole('button', { name: 'Add to Jira' }).click();
  await dialog.getByRole('button', { name: 'Try the others again' }).waitFor();
  await shoot('jira-several-done');
  await dialog.getByRole('button', { name: 'Close' }).click();
}

async function visitEnd({ page, atlassian, shoot }: Tools): Promise<void> {
  await page.goto('/portal/settings/integrations');
  await page.getByRole('button', { name: 'Disconnect…' }).click();
  await page.getByRole('dialog', { name: 'Disconnect Jira' }).waitFor();
  await shoot('jira-disconnect');
  atlassian.setFields([]);
}
