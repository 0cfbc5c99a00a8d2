import type { Page } from '@playwright/test';
import { goodAnswer } from '../fakes/model-story.ts';
import { fails, tellsStory } from '../fakes/model-behaviours.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expect, test } from './model-fixtures.ts';
import type { PersonApi } from './person-api.ts';
import { storyPage } from './steps.ts';

test.use({ expectedComplaints: [/status of 50\d/] });

const answer = goodAnswer({ idea: sampleIdea, product: sampleProduct });
const WISH = 'Say it in plainer words';

/** A story with the dialog open that asks what should be different. */
async function askAgain(page: Page, api: PersonApi) {
  const product = await api.createProduct(sampleProduct);
  const story = await api.writeStory(product.id, sampleIdea);
  await page.goto(`/portal/stories/${story.id}`);
  await page.getByRole('button', { name: 'Write again' }).click();
  return { story, dialog: page.getByRole('dialog') };
}

test('A model takes free words, and the story is watched while it is written again; Cancel changes nothing', async ({
  page,
  model,
  api,
}) => {
  const { story, dialog } = await askAgain(page, api);
  const write = dialog.getByRole('button', { name: 'Write again' });
  await write.click();
  const words = dialog.getByLabel('What should be different?');
  await expect(words).toHaveAccessibleDescription('Say or choose what should change.');
  await expect(words).toBeFocused();
  await words.fill(WISH);

  const gate = Promise.withResolvers<void>();
  const headline = 'Swap two plots';
  const held = { pieceSize: 24, before: (piece: number) => (piece === 4 ? gate.promise : undefined) };
  model.next(tellsStory(held, (told) => ({ ...told, headline })));
  await write.click();
  await expect(dialog).toContainText(headline);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(words).toHaveValue(WISH);
  // The model is left alone first; what it would say afterwards reaches nobody.
  expect(await model.requests.at(-1)?.over).toBe('aborted');
  gate.resolve();
  expect((await api.stories())[0]).toMatchObject({ headline: answer.headline, version: story.version });

  model.next(tellsStory({}, (told) => ({ ...told, headline })));
  await write.click();
  const result = page.getByRole('dialog', { name: 'What changed' });
  await expect(result).toContainText('Drafted by stand-in (openai-compatible).');
  await result.getByRole('button', { name: 'Keep' }).click();
  await expect(storyPage(page).headline).toHaveText(headline);
  await page.getByRole('button', { name: 'Versions' }).click();
  const newest = page.getByRole('list', { name: 'Versions' }).locator('> li').first();
  await expect(newest).toContainText(WISH);
  await expect(newest).toContainText('1,000 tokens.');
});

test('When the model is down the words stay, and the built-in writer may do it, which takes none', async ({
  page,
  model,
  api,
}) => {
  const { dialog } = await askAgain(page, api);
  await dialog.getByLabel('What should be different?').fill(WISH);
  model.always(fails(500));
  await dialog.getByRole('button', { name: 'Write again' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(dialog.getByLabel('What should be different?')).toHaveValue(WISH);

  await dialog.getByLabel('Let the built-in writer do it this time').check();
  await expect(dialog.getByLabel('What should be different?')).toBeHidden();
  await expect(dialog).toContainText('It does not take free words.');
  await dialog.getByLabel('Add an error case').check();
  await dialog.getByRole('button', { name: 'Write again' }).click();
  const result = page.getByRole('dialog', { name: 'What changed' });
  await expect(result).toContainText('Drafted by the built-in writer.');
  await expect(result.getByRole('insertion').first()).toBeVisible();
  expect((await api.stories())[0]?.writer).toBe('drafter');
});
