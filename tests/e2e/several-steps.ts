import { expect, type Page } from '@playwright/test';
import { sampleProduct } from '../support/samples.ts';

/** The screen on which a list of ideas becomes stories, and its parts. */
export function severalStories(page: Page) {
  const rows = page.getByRole('list', { name: /^\d+ ideas? for/ }).locator('> li');
  return {
    rows,
    row: (line: number) => rows.filter({ has: page.getByText(`Line ${line}`, { exact: true }) }),
    bar: page.getByRole('region', { name: 'Drafts to decide on' }),
    view: (name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name }),
    ideas: page.getByLabel('Ideas'),
    file: page.getByLabel(/^Choose (a|another) file/),
  };
}

/** Opens the screen and pastes a list, for the sample product. */
export async function pasteIdeas(page: Page, ideas: readonly string[]): Promise<void> {
  await page.goto('/portal/stories/create/several');
  await page.getByLabel('Product').selectOption(sampleProduct.name);
  await severalStories(page).ideas.fill(ideas.join('\n'));
  await page.getByRole('button', { name: 'Write drafts' }).click();
}

/** Waits until nothing is written any more and what there is was looked up. */
export async function untilWritten(page: Page): Promise<void> {
  await expect(severalStories(page).bar.getByRole('button', { name: 'Another list' })).toBeVisible();
}
