import { expect, type Page } from '@playwright/test';
import { sampleProduct, sampleStory } from '../support/samples.ts';
import type { PersonApi } from './person-api.ts';
import { storyPage } from './steps.ts';

/** A story that is read, with what can be done about its words. */
export async function openStory(page: Page, api: PersonApi) {
  const product = await api.createProduct(sampleProduct);
  const story = await api.storeStory({ ...sampleStory, productId: product.id });
  await page.goto(`/portal/stories/${story.id}`);
  await expect(storyPage(page).headline).toHaveText(story.headline);
  return story;
}

/** The story's editor, and its parts. */
export function editorOf(page: Page) {
  const form = page.getByRole('form', { name: 'Edit story' });
  return {
    form,
    edit: page.getByRole('button', { name: 'Edit', exact: true }),
    headline: form.getByLabel('Headline'),
    userStory: form.getByLabel('User Story'),
    criterion: (number: number) => form.getByLabel(`Criterion ${number}`, { exact: true }),
    criteria: form.getByLabel(/^Criterion \d+$/),
    add: form.getByRole('button', { name: 'Add criterion' }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    button: (name: string) => form.getByRole('button', { name, exact: true }),
  };
}

/** The words in the fields for the criteria, in their order. */
export const written = (page: Page) =>
  editorOf(page).criteria.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
