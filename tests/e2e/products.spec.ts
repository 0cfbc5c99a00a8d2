import type { Page, Route } from '@playwright/test';
import { sampleProduct } from '../support/samples.ts';
import { expect, test } from './fixtures.ts';
import type { PersonApi } from './person-api.ts';
import { createProduct } from './steps.ts';

const TOO_SHORT = 'This field is too short. Enter at least 200 characters.';

test('A new product is checked on submit, its length is counted, and nothing typed is lost @phone', async ({
  page,
  person,
}) => {
  expect(person.email).toContain('@');
  await page.goto('/portal/products/create');
  const name = page.getByLabel('Product name');
  const description = page.getByLabel('Product description');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(name).toHaveAccessibleDescription('This field is required.');
  await expect(description).toHaveAccessibleDescription(/^This field is required\./);

  const bar = page.getByTestId('description-bar');
  const share = async () => {
    const [inner, outer] = await Promise.all([bar.boundingBox(), bar.locator('..').boundingBox()]);
    return Math.round(((inner?.width ?? 0) / (outer?.width ?? 1)) * 100);
  };
  const colourOf = (element: Element): number[] =>
    (/\d+, \d+, \d+/.exec(getComputedStyle(element).backgroundColor)?.[0] ?? '').split(', ').map(Number);
  for (const { length, words, percent, colour } of [
    { length: 150, words: 'Too short · 150 characters', percent: 50, colour: 'red' },
    { length: 199, words: 'Too short · 199 characters', percent: 66, colour: 'red' },
    { length: 200, words: 'Long enough · 200 characters', percent: 67, colour: 'amber' },
    { length: 249, words: 'Long enough · 249 characters', percent: 83, colour: 'amber' },
    { length: 250, words: 'Good length · 250 characters', percent: 83, colour: 'green' },
    { length: 400, words: 'Good length · 400 characters', percent: 100, colour: 'green' },
    { length: 20_001, words: 'Too long · 20,001 characters', percent: 100, colour: 'red' },
  ]) {
    await description.fill('a'.repeat(length));
    await expect(page.getByText(words)).toBeVisible();
    await expect.poll(share).toBe(percent);
    const [red = 0, green = 0, blue = 0] = await bar.evaluate(colourOf);
    const warm = green > 2 * blue ? 'amber' : 'red';
    expect([length, red > green ? warm : 'green']).toEqual([length, colour]);
  }

  await name.fill(sampleProduct.name);
  await description.fill('Too little to go on.');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(description).toHaveAccessibleDescription(new RegExp(TOO_SHORT));
  await expect(description).toHaveValue('Too little to go on.');
  await page.reload();
  await expect(name).toHaveValue(sampleProduct.name);
  await expect(description).toHaveValue('Too little to go on.');
  await createProduct(page, sampleProduct);
});

test('The first character of a description moves nothing below it', async ({ page, person }) => {
  expect(person.email).toContain('@');
  await page.goto('/portal/products/create');
  const button = page.getByRole('button', { name: 'Create Product' });
  const description = page.getByLabel('Product description');
  await expect(description).toBeVisible();
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await description.fill('');
    await expect(page.getByText('0 characters', { exact: true })).toBeVisible();
    const before = await button.boundingBox();
    for (const length of [1, 200]) {
      await description.fill('g'.repeat(length));
      await expect(page.getByText(new RegExp(` · ${length} character`))).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);
    }
  }
});

test('A change of a product that is thrown away is offered back, from another screen too', async ({ page, api }) => {
  const { id } = await api.createProduct(sampleProduct);
  await page.goto(`/portal/products/${id}`);
  const name = page.getByLabel('Product name');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Edit' }).click();
  await name.fill('Thrown away');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await undo.click();
  await expect(name).toHaveValue('Thrown away');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await undo.click();
  await expect(page).toHaveURL(`/portal/products/${id}`);
  await expect(name).toHaveValue('Thrown away');
  await name.fill(sampleProduct.name);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: sampleProduct.name, exact: true })).toBeVisible();
  await expect(undo).toBeHidden();
});

test('A product is changed in place, and a change thrown away leaves it as it was', async ({ page, api }) => {
  const { id } = await api.createProduct(sampleProduct);
  await page.goto(`/portal/products/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Product name').fill('Thrown away');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: sampleProduct.name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue(sampleProduct.name);
  await page.getByLabel('Product description').fill('Short.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Product description')).toHaveAccessibleDescription(new RegExp(TOO_SHORT));
  await page.getByLabel('Product name').fill('Allotment Club');
  await page.getByLabel('Product description').fill(`${sampleProduct.description} Keys are handed out in spring.`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Allotment Club' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Allotment Club' })).toBeVisible();
  await expect(page.getByText('Keys are handed out in spring.')).toBeVisible();
});

test.describe('A product that was changed in another tab', () => {
  test.use({ expectedComplaints: [/status of 409|net::ERR_FAILED/] });

  const typed = `${sampleProduct.description} Keys are handed out in spring.`;
  const openPanel = async (page: Page, api: PersonApi) => {
    const { id } = await api.createProduct(sampleProduct);
    await page.goto(`/portal/products/${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Product description').fill(typed);
    return { id, save: page.getByRole('button', { name: 'Save' }) };
  };

  test('keeps that change beside the one that is saved later, also after a reload', async ({ page, api }) => {
    const { id, save } = await openPanel(page, api);
    await api.send('PUT', `/product/${id}`, { ...sampleProduct, name: 'Allotments of the town' });
    await page.reload();
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'This product was changed meanwhile.' })).toBeVisible();
    await expect(page.getByLabel('Product name')).toHaveValue('Allotments of the town');
    await expect(page.getByLabel('Product description')).toHaveValue(typed);
    await save.click();
    await expect(save).toBeHidden();
    expect((await api.products())[0]).toMatchObject({ name: 'Allotments of the town', description: typed });
  });

  test('is not replaced before the person hears of it, and what they typed stays', async ({ page, api }) => {
    const { id, save } = await openPanel(page, api);
    const description = `${sampleProduct.description} Written in another tab.`;
    await api.send('PUT', `/product/${id}`, { ...sampleProduct, description });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your text is still here' })).toBeVisible();
    await expect(page.getByLabel('Product description')).toHaveValue(typed);
    expect((await api.products())[0]).toMatchObject({ description });
    await save.click();
    await expect(save).toBeHidden();
    expect((await api.products())[0]).toMatchObject({ description: typed });
  });

  test('is not said to be, where only the answer to the own change was lost', async ({ page, api }) => {
    const { id, save } = await openPanel(page, api);
    const loseAnswer = async (route: Route): Promise<void> => {
      await route.fetch();
      await route.abort();
    };
    await page.route(`**/api/product/${id}`, loseAnswer, { times: 1 });
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
    await save.click();
    await expect(save).toBeHidden();
    expect((await api.products())[0]).toMatchObject({ description: typed });
  });
});

test('A product is deleted only after its exact name was typed', async ({ page, api }) => {
  const { id, name } = await api.createProduct(sampleProduct);
  await page.goto(`/portal/products/${id}`);
  const open = page.getByRole('button', { name: 'Delete' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete product' });
  const typed = dialog.getByRole('textbox');
  const confirm = dialog.getByRole('button', { name: 'Delete Product' });
  await expect(typed).toBeFocused();
  for (const almost of ['', name.toLowerCase(), name.slice(0, -1), `${name} `]) {
    await typed.fill(almost);
    await expect(confirm, `“${almost}”`).toBeDisabled();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  expect((await api.products()).map((product) => product.id)).toContain(id);

  await open.click();
  await typed.fill(name);
  await confirm.click();
  await expect(page).toHaveURL('/portal/products');
  await expect(page.getByRole('link', { name: 'Corner Shop' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeHidden();
  expect((await api.products()).map((product) => product.id)).not.toContain(id);
});

test('The example product is marked and can be neither changed nor deleted', async ({ page, person }) => {
  expect(person.email).toContain('@');
  await page.goto('/portal/products');
  const card = page.getByRole('listitem').filter({ hasText: 'Example Product' });
  await card.getByRole('link').click();
  await expect(page.getByText('Example Product', { exact: true })).toBeVisible();
  for (const name of ['Edit', 'Delete']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('The example product cannot be edited or deleted.');
  }
});

test('Three written ideas belong to the example product, and to no other', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  await expect(page.getByLabel('Example')).toBeHidden();
  await page.getByLabel('Product').selectOption('Corner Shop');
  const ideas = new Set<string>();
  for (const name of ['Technical', 'Business', 'UX']) {
    await page.getByLabel('Example').selectOption(name);
    await expect(page.getByLabel('Example').getByRole('option', { selected: true })).toHaveText(name);
    const idea = await page.getByLabel('Description').inputValue();
    expect(idea.length).toBeGreaterThanOrEqual(30);
    ideas.add(idea);
  }
  expect(ideas.size).toBe(3);
  await page.getByLabel('Description').fill('Something else');
  await expect(page.getByLabel('Example')).toHaveValue('');
  await page.getByLabel('Example').focus();
  for (const name of ['Technical', 'Business', 'UX']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Example'), 'by the keys alone').toHaveValue(name);
  }
});

test('A story is asked for with a product and at least 30 characters', async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(page.getByLabel('Product')).toHaveAccessibleDescription('This field is required.');
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(/^This field is required\./);
  await page.getByLabel('Description').fill('Twenty-nine characters, no mo');
  await expect(page.getByLabel('Description')).toHaveAccessibleDescription(
    /^This field is too short\. Enter at least 30 characters\./,
  );
  expect(await api.stories()).toEqual([]);
});
