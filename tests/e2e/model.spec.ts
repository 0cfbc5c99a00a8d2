import { goodAnswer } from '../fakes/model-story.ts';
import { tellsStory } from '../fakes/model-behaviours.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { newAccount } from './accounts.ts';
import { expect, test } from './model-fixtures.ts';
import { askForStory, createProduct, goTo, signUp, storyPage, storySheet } from './steps.ts';

const PIECE = 24;
const answer = goodAnswer({ idea: sampleIdea, product: sampleProduct });
const WRITER = 'Drafted by stand-in (openai-compatible)';

/** A good story told up to the word that opens `field`, the rest when `gate` opens. */
function tellsUpTo(field: keyof typeof answer) {
  const gate = Promise.withResolvers<void>();
  const pause = Math.floor(JSON.stringify(answer).indexOf(`"${field}"`) / PIECE) + 1;
  const behaviour = tellsStory({ pieceSize: PIECE, before: (piece) => (piece === pause ? gate.promise : undefined) });
  return { behaviour, goOn: gate.resolve };
}

test('With a language model, somebody new watches the story arrive as the model says it, and finds it again @phone', async ({
  page,
  model,
}) => {
  await signUp(page, newAccount());
  await goTo(page, 'Products');
  await page.getByRole('link', { name: 'Create a Product' }).click();
  await createProduct(page, sampleProduct);

  const { behaviour, goOn } = tellsUpTo('acceptanceCriteria');
  model.next(behaviour);
  await goTo(page, 'Stories');
  await page.getByRole('link', { name: 'Create story' }).click();
  const { sheet, headline, userStory, criteria } = storySheet(page);
  await expect(sheet.getByText(WRITER)).toBeVisible();
  await askForStory(page, sampleProduct.name, sampleIdea);

  await expect(headline).toHaveText(answer.headline);
  await expect(userStory.getByRole('paragraph')).toHaveText(answer.userStory);
  await expect(criteria).toHaveCount(0);
  await expect(sheet.getByText('Writing the story…')).toBeVisible();
  goOn();

  const story = storyPage(page);
  await expect(story.headline).toHaveText(answer.headline);
  await page.reload();
  await expect(story.headline).toHaveText(answer.headline);
  await expect(story.criteria).toHaveCount(3);
  await expect(story.criteria.first()).toContainText(answer.acceptanceCriteria[0]?.text ?? 'nothing');
  await expect(page.getByText(WRITER)).toBeVisible();
  await goTo(page, 'Stories');
  await expect(page.getByRole('link', { name: answer.headline })).toBeVisible();
});

test('Cancel stops the model, stores nothing and keeps the words', async ({ page, model, api }) => {
  await api.createProduct(sampleProduct);
  model.next(tellsUpTo('userStory').behaviour);
  await page.goto('/portal/stories/create');
  await askForStory(page, sampleProduct.name, sampleIdea);
  const { sheet, headline } = storySheet(page);
  await expect(headline).toHaveText(answer.headline);

  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(await model.requests[0]?.over).toBe('aborted');
  await expect(page.getByRole('button', { name: 'Create story' })).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
  await expect(headline).toHaveText('');
  await expect(sheet.getByText(WRITER)).toBeVisible();
  expect(await api.stories()).toEqual([]);

  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(storyPage(page).headline).toHaveText(answer.headline);
  expect(await api.stories()).toHaveLength(1);
});

test('Leaving the screen stops the model too, and the words wait for the return', async ({ page, model, api }) => {
  await api.createProduct(sampleProduct);
  model.next(tellsUpTo('userStory').behaviour);
  await page.goto('/portal/stories/create');
  await askForStory(page, sampleProduct.name, sampleIdea);
  await expect(storySheet(page).headline).toHaveText(answer.headline);

  await goTo(page, 'Dashboard');
  expect(await model.requests[0]?.over).toBe('aborted');
  expect(await api.stories()).toEqual([]);

  await page.goBack();
  await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
});
