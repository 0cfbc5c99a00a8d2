import type { Browser } from '@playwright/test';
import { onPhone, slowDown } from './phone.ts';

/** When the sign-in page let itself be used, in seconds after it was asked for. */
export interface Usable {
  /** The way in was pressed as soon as it stood there, and the page had answered. */
  readonly answered: number;
  /** The address could be typed. */
  readonly typing: number;
}

/**
 * Runs in the page: presses the way in with an e-mail address the moment it is there, and notes when the page has
 * answered: in its place stands what comes next.
 */
function pressAtOnce(name: string): void {
  let pressed = false;
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
  const look = (): void => {
    const found = button();
    if (found && !pressed) {
      pressed = true;
      // Once, whether or not there is a script yet: the page has to remember.
      setTimeout(() => found.click());
    }
    if (pressed && !found && performance.getEntriesByName('answered').length === 0) performance.mark('answered');
    const field = document.querySelector<HTMLInputElement>('input[type="email"]');
    if (field && !field.disabled && performance.getEntriesByName('typing').length === 0) performance.mark('typing');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}

/** A first visit to the sign-in page on a slow phone with a slow network. */
export async function timeToUsable(browser: Browser, url: string): Promise<Usable> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await page.addInitScript(pressAtOnce, 'Continue with Email');
    await slowDown(phone);
    await page.goto(url);
    await page.getByLabel('Email').waitFor();
    const [answered = Number.NaN, typing = Number.NaN] = await page.evaluate(() =>
      ['answered', 'typing'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    return { answered: answered / 1000, typing: typing / 1000 };
  });
}
