import { expect, test } from './fixtures.ts';

test("Where people sign in at this server, nobody loads a line of Firebase's library", async ({ page, person }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/portal/settings/account');
  await expect(page.getByRole('definition').filter({ hasText: person.email })).toBeVisible();
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('Download my data');
  // The host that the library calls.
  expect(code).not.toContain('identitytoolkit');
});
