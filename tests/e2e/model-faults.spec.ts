import {
  cutsOff,
  dropsAtOnce,
  failsInside,
  fails,
  isBusy,
  stalls,
  tellsBrokenJson,
} from '../fakes/model-behaviours.ts';
import type { Behaviour } from '../fakes/model-server.ts';
import { goodAnswer } from '../fakes/model-story.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { expectNoBarrier } from './barriers.ts';
import { expect, test } from './model-fixtures.ts';
import { askForStory, storyPage, storySheet } from './steps.ts';

test.use({ modelEnv: { MODEL_STALL_SECONDS: '0.5' } });

const { headline } = goodAnswer({ idea: sampleIdea, product: sampleProduct });

interface Fault {
  readonly what: string;
  /** `begun` settles when a part of the story is on the screen. */
  readonly behaviour: (begun: () => Promise<void>) => Behaviour;
  readonly message: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    what: 'asks to be left alone for ten minutes (429 with Retry-After)',
    behaviour: () => isBusy(600),
    message: /^The language model is busy\. Wait a little and try again\./,
  },
  {
    what: 'fails (500)',
    behaviour: () => fails(500, { message: 'CUDA out of memory' }),
    message: /^The language model cannot be reached right now\. Try again in a minute\./,
  },
  {
    what: 'answers with broken JSON',
    behaviour: () => tellsBrokenJson(),
    message: /^The language model answered with something that is not a story\. Try again/,
  },
  {
    what: 'falls silent in the middle of the story',
    behaviour: () => stalls(),
    message: /^The language model took too long to answer\. Try again\./,
  },
  {
    what: 'drops the connection in the middle of the story',
    behaviour: (begun) => (exchange) => cutsOff(60, begun())(exchange),
    message: /^The connection to the language model broke off\. Try again\./,
  },
  {
    what: 'drops the connection before it answers',
    behaviour: () => dropsAtOnce(),
    message: /^The language model cannot be reached right now\. Try again in a minute\./,
  },
  {
    what: 'reports an error inside its answer',
    behaviour: () => failsInside('the worker was killed'),
    message: /^The connection to the language model broke off\. Try again\./,
  },
];

for (const { what, behaviour, message } of FAULTS) {
  test(`When the model's server ${what}, people read why, keep their words, and the next try succeeds`, async ({
    page,
    model,
    api,
  }) => {
    await api.createProduct(sampleProduct);
    await page.goto('/portal/stories/create');
    const { sheet, headline: written } = storySheet(page);
    model.always(behaviour(() => written.filter({ hasText: /\w/ }).waitFor()));
    await askForStory(page, sampleProduct.name, sampleIdea);

    const alert = sheet.getByRole('alert');
    await expect(alert.getByRole('paragraph').first()).toHaveText(message);
    await expect(alert).toContainText('Your words are still in the form.');
    await expect(page.getByLabel('Product').locator('option:checked')).toHaveText(sampleProduct.name);
    await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
    expect(await api.stories()).toEqual([]);

    model.reset();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(storyPage(page).headline).toHaveText(headline);
    expect(await api.stories()).toHaveLength(1);
  });
}

test('While the model is down, the built-in writer writes this one story when people say so, and never by itself @phone', async ({
  page,
  model,
  api,
}) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  model.always(fails(500));
  await askForStory(page, sampleProduct.name, sampleIdea);
  const choice = storySheet(page).sheet.getByRole('button', { name: 'Let the built-in writer do it' });
  await expectNoBarrier(page, choice);
  expect(await api.stories()).toEqual([]);

  const asked = model.requests.length;
  await choice.click();
  await expect(page.getByText('Drafted by the built-in writer')).toBeVisible();
  const stories = await api.stories();
  expect(stories).toMatchObject([{ writer: 'drafter', idea: sampleIdea }]);
  await expect(storyPage(page).headline).toHaveText(stories[0]?.headline ?? 'nothing');
  expect(model.requests).toHaveLength(asked);

  model.reset();
  await page.goto('/portal/stories/create');
  await askForStory(page, sampleProduct.name, sampleIdea);
  await expect(storyPage(page).headline).toHaveText(headline);
});

test.describe('without a connection to the server', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('The built-in writer is not offered for what it cannot do better', async ({ page, model, api }) => {
    await api.createProduct(sampleProduct);
    await page.goto('/portal/stories/create');
    await page.route('**/api/story/generate', (route) => route.abort());
    await askForStory(page, sampleProduct.name, sampleIdea);
    await expect(page.getByRole('alert').getByRole('button')).toHaveText(['Try again']);
    expect(model.requests).toEqual([]);
  });
});

test('When the model is busy for a moment only, people just see their story', async ({ page, model, api }) => {
  await api.createProduct(sampleProduct);
  await page.goto('/portal/stories/create');
  model.next(isBusy(0));
  await askForStory(page, sampleProduct.name, sampleIdea);
  await expect(storyPage(page).headline).toHaveText(headline);
  expect(model.requests).toHaveLength(2);
  expect(await api.stories()).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('When Storygenie itself cannot be reached, people read it, keep their words, and the next try succeeds', async ({
    page,
    model,
    api,
  }) => {
    await api.createProduct(sampleProduct);
    await page.goto('/portal/stories/create');
    await page.getByLabel('Product').selectOption(sampleProduct.name);
    await page.context().setOffline(true);
    await askForStory(page, sampleProduct.name, sampleIdea);
    await expect(page.getByRole('alert')).toContainText(
      'Storygenie could not be reached. Check your connection, then try again.',
    );
    await expect(page.getByLabel('Description')).toHaveValue(sampleIdea);
    expect(model.requests).toEqual([]);

    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(storyPage(page).headline).toHaveText(headline);
    expect(await api.stories()).toHaveLength(1);
  });
});
