import { cutsOff, fails, tellsStory } from '../fakes/model-behaviours.ts';
import { goodAnswer } from '../fakes/model-story.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './model-fixtures.ts';
import { storyPage } from './steps.ts';

const { headline } = goodAnswer({ idea: sampleIdea, product: sampleProduct });

test.beforeEach(async ({ page, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  await page.getByLabel('Description').fill(sampleIdea);
});

test('When the model fails at the first reading, people read why, keep their words, and may let the built-in writer do it', async ({
  page,
  model,
  api,
}) => {
  model.always(fails(500));
  await page.getByRole('button', { name: 'Compare readings' }).click();
  const readings = page.getByRole('region', { name: 'Readings of your idea' });
  await expect(readings.getByRole('alert')).toContainText('The language model cannot be reached right now.');
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
  await expectNoBarrier(page, readings);

  const asked = model.requests.length;
  await readings.getByRole('button', { name: 'Let the built-in writer do it' }).click();
  await expect(readings.getByRole('status')).toContainText('Drafted by the built-in writer.');
  expect(model.requests).toHaveLength(asked);
  expect(await api.stories()).toEqual([]);
  await readings.getByRole('button', { name: 'Keep this one' }).first().click();
  await expect(page.getByText('Drafted by the built-in writer')).toBeVisible();
  expect(await api.stories()).toMatchObject([{ writer: 'drafter' }]);
});

test('When the model fails at a later reading, those that are there may still be kept', async ({
  page,
  model,
  api,
}) => {
  model.next(tellsStory());
  model.next(cutsOff(60, Promise.resolve()));
  model.always(fails(500));
  await page.getByRole('button', { name: 'Compare readings' }).click();
  const readings = page.getByRole('region', { name: 'Readings of your idea' });
  await expect(readings.getByRole('status')).toContainText(
    /^One reading\. The (language model|connection to the language model) .* Drafted by stand-in/,
  );
  await readings.getByRole('button', { name: 'Keep this one' }).click();
  await expect(storyPage(page).headline).toHaveText(headline);
  expect(await api.stories()).toMatchObject([{ writer: 'openai-compatible:stand-in' }]);
});

test('Cancel stops the model', async ({ page, model, api }) => {
  const gate = Promise.withResolvers<void>();
  model.next(tellsStory({ pieceSize: 24, before: (piece) => (piece === 8 ? gate.promise : undefined) }));
  await page.getByRole('button', { name: 'Compare readings' }).click();
  const readings = page.getByRole('region', { name: 'Readings of your idea' });
  await expect(readings.getByRole('heading', { name: headline })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await model.requests[0]?.over).toBe('aborted');
  gate.resolve();
  await expect(readings).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
  expect(await api.stories()).toEqual([]);
});
