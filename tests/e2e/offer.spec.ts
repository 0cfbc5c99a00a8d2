import { expect, test } from './fixtures.ts';

test('The sign-in offers neither Google nor the demo where there is none, before and after its script @phone', async ({
  page,
  browser,
  server,
}) => {
  const without = await browser.newContext({ javaScriptEnabled: false });
  const plain = await without.newPage();
  await plain.goto(`${server.url}/login`);
  await page.goto('/login');
  await expect(page.locator('[popovertarget]')).toHaveCount(0);
  for (const one of [plain, page]) {
    await expect(one.getByRole('button')).toHaveText(['Continue with Email']);
    await expect(one.getByRole('main').getByRole('link')).toHaveText(['Create an account']);
  }
  await without.close();
});
