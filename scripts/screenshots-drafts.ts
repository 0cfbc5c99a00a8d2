import type { Page } from '@playwright/test';

const IDEAS = [
  'Gardeners should be able to swap their plot with another gardener before the season begins',
  'The plot keeper wants to see which plots have been empty for more than a month',
  'Swap plots',
  'As a gardener I want to be notified by mail when a plot becomes free so that no plot stays empty',
  'Gardeners should be able to swap their plot with another gardener before the season begins',
  'Remind whoever has not paid the yearly fee by the end of March',
];

type Shoot = (name: string) => Promise<void>;

/** Pictures of what is written and not stored: the readings of an idea, and the drafts of a list, for the product `name`. */
export async function visitDrafts(page: Page, name: string, shoot: Shoot): Promise<void> {
  await visitReadings(page, name, shoot);
  await visitList(page, name, shoot);
}

async function visitReadings(page: Page, name: string, shoot: Shoot): Promise<void> {
  await page.goto('/portal/stories/create');
  await page.getByLabel('Product').selectOption(name);
  await page.getByLabel('Description').fill(IDEAS[0] ?? '');
  await page.getByRole('button', { name: 'Compare readings' }).click();
  await page.getByRole('button', { name: 'Keep this one' }).first().waitFor();
  await page.getByRole('region', { name: 'Readings of your idea' }).scrollIntoViewIfNeeded();
  await shoot('readings');
}

async function visitList(page: Page, name: string, shoot: Shoot): Promise<void> {
  await page.goto('/portal/stories/create/several');
  const file = page.getByLabel(/^Choose (a|another) file/);
  await page.getByLabel('Product').selectOption(name);
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('') });
  await page.getByText('cannot be read here').waitFor();
  await shoot('several-refused');
  const rows = ['id,idea', ...IDEAS.map((idea, index) => `${index + 1},${idea}`)].join('\n');
  await file.setInputFiles({ name: 'ideas.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await page.getByText('ideas.csv').waitFor();
  await shoot('several');
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/story/draft', async (route) => {
    asked += 1;
    if (asked > 2) await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Write drafts' }).click();
  // One of the six is too short to be written.
  await page.getByText('3 of 6').waitFor();
  await shoot('several-writing');
  gate.resolve();
  await page.getByRole('button', { name: 'Another list' }).waitFor();
  await page.unroute('**/api/story/draft');
  await page
    .getByRole('button', { name: /^Throw away [A-Z]/ })
    .nth(1)
    .click();
  await page
    .getByRole('button', { name: /criteria/ })
    .first()
    .click();
  await page.mouse.move(0, 0);
  await shoot('several-review');
  await page.getByRole('button', { name: 'Another list' }).click();
  await shoot('several-leave');
  await page.keyboard.press('Escape');
}
