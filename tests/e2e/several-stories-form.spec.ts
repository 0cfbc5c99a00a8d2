import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { severalStories, pasteIdeas, untilWritten } from './several-steps.ts';
import { beginSignOut } from './steps.ts';

const FILES = [
  ['a picture', 'photo.png', 'pixels', '“photo.png” cannot be read here. Choose a .txt, .md or .csv file.'],
  ['a workbook', 'ideas.xlsx', 'PK', '“ideas.xlsx” cannot be read here. Choose a .txt, .md or .csv file.'],
  ['no text', 'ideas.csv', 'PK\u0000\u0003', '“ideas.csv” is not a text. Choose a .txt, .md or .csv file.'],
  [
    'too many ideas',
    'ideas.txt',
    `${sampleIdea}\n`.repeat(201),
    'There are 201 ideas in this list. At most 200 go at once.',
  ],
  ['no idea', 'ideas.md', '# Backlog', 'There is no idea in this list.'],
] as const;

test('A file that cannot be used says why at its place, and takes nothing away', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create/several');
  const { ideas, file } = severalStories(page);
  await ideas.fill(sampleIdea);
  for (const [, name, text, message] of FILES) {
    await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    await expect(page.getByText(message)).toBeVisible();
    await expect(ideas).toHaveValue(sampleIdea);
    await expect(ideas).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.()]/g, '\\$&')));
  }
  const good = { name: 'ideas.md', mimeType: 'text/markdown', buffer: Buffer.from(`- [ ] ${sampleIdea}\n- Swap`) };
  await file.setInputFiles(good);
  const taken = page.getByRole('region', { name: 'Ideas' });
  await expect(taken).toContainText('2 ideas, 1 of which cannot be used');
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
  await expect(taken.getByRole('alert')).toContainText('“photo.png” cannot be read here.');
  await expect(taken).toContainText('ideas.md');
  await taken.getByRole('button', { name: 'Remove' }).click();
  await expect(ideas).toHaveValue(sampleIdea);
});

test('What was wrong with a list is looked at again while it is mended, and goes with the file it was about', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create/several');
  const { ideas, file } = severalStories(page);
  const product = page.getByLabel('Product');
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await expect(product).toHaveAccessibleDescription('This field is required.');
  await expect(ideas).toHaveAccessibleDescription(/^This field is required\./);
  await product.selectOption(sampleProduct.name);
  await expect(product).toHaveAccessibleDescription('');
  await ideas.fill(sampleIdea);
  await expect(ideas).toHaveAccessibleDescription(/^One idea on each line/);

  await file.setInputFiles({ name: 'ideas.md', mimeType: 'text/markdown', buffer: Buffer.from(`- ${sampleIdea}`) });
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
  await expect(page.getByText('“photo.png” cannot be read here.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(ideas).toBeFocused();
  await expect(page.getByText('“photo.png” cannot be read here.')).toBeHidden();
});

test('A file may be dropped on the form, and its rows keep the lines they have in it', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create/several');
  await severalStories(page).ideas.fill('Pasted before');
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  const text = `id;Description\n7;"${sampleIdea};\nonce a year"\n8;Swap\n`;
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'backlog.csv', { type: 'text/csv' }));
    return transfer;
  }, text);
  const { ideas, row, rows, bar } = severalStories(page);
  await ideas.dispatchEvent('dragover', { dataTransfer: data });
  await ideas.dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('backlog.csv')).toBeVisible();
  await expect(page.getByText('Read from the column “Description”.')).toBeVisible();
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await untilWritten(page);
  await expect(rows).toHaveCount(2);
  await expect(row(2).getByRole('heading')).toHaveText(/\w/);
  await expect(row(4)).toContainText('Line 4 cannot be used. It is too short.');
  await bar.getByRole('button', { name: 'Another list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(ideas, 'what was pasted is not drafted yet').toHaveValue('Pasted before');
});

test('Of several files none is taken without a word', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create/several');
  const { ideas } = severalStories(page);
  await ideas.fill('Pasted before');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const name of ['one.txt', 'two.txt']) transfer.items.add(new File(['Bring books home'], name));
    return transfer;
  });
  await ideas.dispatchEvent('drop', { dataTransfer: data });
  await expect(ideas).toHaveAccessibleDescription(/^One file at a time: draft one list, then the next\./);
  await expect(ideas).toHaveValue('Pasted before');
});

test('What is missing is said at its field, and what was typed survives a reload', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create/several');
  const { ideas } = severalStories(page);
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(page.getByLabel('Product')).toBeFocused();
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  await ideas.fill('Swap plots');
  await page.getByRole('button', { name: 'Write drafts' }).click();
  await expect(page.getByText('No idea in this list can be used. Line 1: It is too short.')).toBeVisible();
  await expect(ideas).toBeFocused();
  await page.reload();
  await expect(ideas).toHaveValue('Swap plots');
  await expect(page.getByLabel('Product')).toContainText(sampleProduct.name);
});

test('A line that is too short is mended where it stands, and is not lost without a question', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create/several');
  const { ideas, row, bar } = severalStories(page);
  await expect(ideas).toHaveAccessibleDescription(/at least 30 characters/);
  await pasteIdeas(page, [sampleIdea, 'Swap plots']);
  await untilWritten(page);
  await row(1)
    .getByRole('button', { name: /^Throw away/ })
    .click();
  await bar.getByRole('button', { name: 'Another list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another list' });
  await expect(dialog).toContainText('1 line was not written. Its words will be gone.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const edit = row(2).getByRole('button', { name: 'Edit line 2' });
  await edit.click();
  const field = row(2).getByLabel('Idea of line 2');
  await expect(field).toBeFocused();
  await row(2).getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(field).toHaveValue('Swap plots');
  await field.press('Control+Enter');
  await expect(field).toHaveAccessibleDescription('It is too short. An idea has at least 30 characters.');
  await expectNoBarrier(page, field);
  await field.fill('Gardeners swap their plots before the season begins');
  await field.press('Control+Enter');
  await expect(row(2).getByRole('heading')).toHaveText(/\w/);
  await untilWritten(page);
  await expect(bar.getByRole('status')).toHaveText('1 to decide, 0 kept');
  await page.reload();
  await row(2).getByRole('button', { name: /^Keep/ }).click();
  await expect(row(2)).toContainText('Kept');
  expect(await api.stories()).toMatchObject([{ idea: 'Gardeners swap their plots before the season begins' }]);
});

test('The way to several stories is on the list of stories and on the screen for one @phone', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  for (const from of ['/portal/stories', '/portal/stories/create']) {
    await page.goto(from);
    await page.getByRole('link', { name: 'Several at once' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/portal/stories/create/several');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Several stories');
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('The screen for several stories has no barrier that axe knows @phone', async ({ page, api }) => {
      await api.createProduct(sampleProduct);
      await page.goto('/portal/stories/create/several');
      const { file, rows, row, bar } = severalStories(page);
      await page.getByRole('button', { name: 'Write drafts' }).click();
      await expectNoBarrier(page, page.getByText('This field is required.').first());
      const text = Buffer.from([sampleIdea, 'Swap', sampleIdea].join('\n'));
      await file.setInputFiles({ name: 'ideas.txt', mimeType: 'text/plain', buffer: text });
      await expectNoBarrier(page, page.getByRole('region', { name: 'Ideas' }));
      const gate = Promise.withResolvers<void>();
      await page.route('**/api/story/draft', async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.getByLabel('Product').selectOption(sampleProduct.name);
      await page.getByRole('button', { name: 'Write drafts' }).click();
      await expectNoBarrier(page, page.getByRole('progressbar'));
      gate.resolve();
      await untilWritten(page);
      await expect(rows).toHaveCount(3);
      await row(1)
        .getByRole('button', { name: /^Throw away/ })
        .click();
      await row(3)
        .getByRole('button', { name: /criteria/ })
        .click();
      await expectNoBarrier(page, row(3).getByRole('list', { name: 'Acceptance Criteria' }));
      await bar.getByRole('button', { name: 'Another list' }).click();
      await expectNoBarrier(page, page.getByRole('dialog', { name: 'Another list' }));
    });
  });
}

test('Drafts that were not decided on are there again when somebody comes back to the screen', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await pasteIdeas(page, [sampleIdea]);
  await untilWritten(page);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByText('Seems like you did not create any story yet!')).toBeVisible();
  await page.getByRole('link', { name: 'Several at once' }).filter({ visible: true }).click();
  await expect(severalStories(page).row(1).getByRole('button', { name: /^Keep/ })).toBeVisible();
});

test('A sign-out in another tab while drafts are written leaves no word of the list in this one', async ({
  page,
  context,
  api,
  person,
}) => {
  await api.createProduct(sampleProduct);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  await page.route('**/api/story/draft', () => ask());
  await pasteIdeas(page, [sampleIdea]);
  await asked;
  const kept = (): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(await kept()).toContain(sampleIdea);
  const other = await context.newPage();
  await other.goto('/portal/dashboard');
  await beginSignOut(other, person);
  await other
    .getByRole('dialog', { name: 'Log out with unsaved text' })
    .getByRole('button', { name: 'Log out' })
    .click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeVisible();
  expect(await kept()).not.toContain(sampleIdea);
});

test('Where the browser has no room for the drafts, people read that they do not survive a reload', async ({
  page,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories');
  // Room for words, not for a draft.
  await page.evaluate(() => {
    sessionStorage.setItem('spare', 'x'.repeat(3_000));
    for (let [size, count] = [1_000_000, 0]; size > 100; count += 1) {
      try {
        sessionStorage.setItem(`full-${count}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
    sessionStorage.removeItem('spare');
  });
  await pasteIdeas(page, [sampleIdea]);
  await untilWritten(page);
  await expect(page.getByText('Your browser has no room to keep all of these drafts over a reload.')).toBeVisible();
  await page.reload();
  await expect(severalStories(page).row(1)).toContainText('Waiting');
  await page.getByRole('button', { name: 'Go on' }).click();
  await untilWritten(page);
  await severalStories(page).row(1).getByRole('button', { name: /^Keep/ }).click();
  await expect(severalStories(page).row(1)).toContainText('Kept');
});
