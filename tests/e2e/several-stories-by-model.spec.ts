import { fails, isBusy, tellsStory } from '../fakes/model-behaviours.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expect, test } from './model-fixtures.ts';
import { pasteIdeas, severalStories, untilWritten } from './several-steps.ts';

test.use({ expectedComplaints: [/status of (429|503)/] });

const IDEAS = [sampleIdea, 'The plot keeper wants to see which plots have been empty for more than a month'];

test('A model writes the drafts of a list, each idea on its own', async ({ page, api, model }) => {
  await api.createProduct(sampleProduct);
  await pasteIdeas(page, IDEAS);
  const { rows, bar } = severalStories(page);
  await untilWritten(page);
  await expect(rows.getByRole('heading')).toHaveCount(2);
  expect(model.requests).toHaveLength(2);
  await bar.getByRole('button', { name: 'Keep all 2' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 to decide, 2 kept');
  expect(await api.stories()).toMatchObject(IDEAS.map(() => ({ writer: 'openai-compatible:stand-in' })));
});

test('A draft that is being written shows its headline as soon as that is there', async ({ page, api, model }) => {
  await api.createProduct(sampleProduct);
  const gate = Promise.withResolvers<void>();
  model.next(tellsStory({ pieceSize: 24, before: (piece) => (piece === 8 ? gate.promise : undefined) }));
  await pasteIdeas(page, [sampleIdea]);
  const row = severalStories(page).row(1);
  await expect(row.getByRole('heading')).toHaveText(/\w/);
  const headline = (await row.getByRole('heading').textContent()) ?? '';
  await expect(row).toContainText('Writing…');
  await expect(row).toContainText(sampleIdea);
  gate.resolve();
  await expect(row.getByRole('button', { name: `Keep ${headline}` })).toBeVisible();
});

test('When the model is down the writing stops; the built-in writer does the rest when people say so, never by itself', async ({
  page,
  api,
  model,
}) => {
  await api.createProduct(sampleProduct);
  model.always(fails(500));
  await pasteIdeas(page, IDEAS);
  await untilWritten(page);
  await expect(page.getByText('The language model cannot be reached right now.')).toBeVisible();
  const asked = model.requests.length;
  const { bar, rows } = severalStories(page);
  await page.getByRole('button', { name: 'Let the built-in writer do the rest' }).click();
  await expect(bar.getByRole('status')).toHaveText('2 to decide, 0 kept');
  await untilWritten(page);
  expect(model.requests).toHaveLength(asked);
  const first = rows.first();
  await first.getByRole('button', { name: /criteria of/ }).click();
  await expect(first).toContainText('Drafted by the built-in writer.');
  await bar.getByRole('button', { name: 'Keep all 2' }).click();
  await expect(bar.getByRole('status')).toHaveText('0 to decide, 2 kept');
  expect(await api.stories()).toMatchObject([{ writer: 'drafter' }, { writer: 'drafter' }]);
});

test('When the model is busy for long, whoever does not want to wait may let the built-in writer do the rest', async ({
  page,
  api,
  model,
}) => {
  await api.createProduct(sampleProduct);
  model.always(isBusy(600));
  await pasteIdeas(page, IDEAS);
  await expect(page.getByText('The server asks for a pause.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let the built-in writer do the rest' })).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The language model is busy.' })).toBeVisible();
  await page.getByRole('button', { name: 'Let the built-in writer do the rest' }).click();
  const { bar } = severalStories(page);
  await expect(bar.getByRole('status')).toHaveText('2 to decide, 0 kept');
  await untilWritten(page);
  expect(await api.stories()).toEqual([]);
});
