import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../tests/support/browser.ts';
import { root } from './checks.ts';

type Command = readonly [program: string, ...args: string[]];

/**
 * The ways to get a Chromium, best first. Root on Debian takes the distribution's, with all that it needs: the one
 * without windows where there is one. Elsewhere Playwright fetches its own; only root can add the libraries that it may
 * lack.
 */
export function waysToInstall(machine: { isRoot: boolean; hasApt: boolean }): Command[][] {
  const playwright = [process.execPath, join(root, 'node_modules/@playwright/test/cli.js'), 'install'] as const;
  const own: Command[][] = [[[...playwright, 'chromium']]];
  if (!machine.isRoot || !machine.hasApt) return own;
  const apt = (name: string): Command => ['apt-get', 'install', '-y', '--no-install-recommends', name];
  return [
    [['apt-get', 'update'], apt('chromium-headless-shell')],
    [apt('chromium')],
    [[...playwright, '--with-deps', 'chromium']],
  ];
}

/** Makes sure that a Chromium starts on this machine, installing one if need be. Throws with what to do by hand. */
export async function ensureBrowser(): Promise<void> {
  if (await starts()) return;
  console.log('No Chromium starts here yet; installing one (once) ...');
  const machine = { isRoot: process.getuid?.() === 0, hasApt: existsSync('/usr/bin/apt-get') };
  for (const way of waysToInstall(machine)) {
    if (wentThrough(way) && (await starts())) return;
  }
  throw new Error(
    'No Chromium could be installed. Install it by hand ("npx playwright install chromium"), then go on.',
  );
}

async function starts(): Promise<boolean> {
  try {
    const browser = await chromium.launch(browserOptions());
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function wentThrough(commands: readonly Command[]): boolean {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const [program, ...args] of commands) execFileSync(program, args, { env, stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}
