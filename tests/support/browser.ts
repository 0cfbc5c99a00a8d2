import { accessSync, constants } from 'node:fs';

/** Chromium as Debian installs it: the one without windows first, which takes a third less of the machine. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

function isInstalled(program: string): boolean {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface BrowserOptions {
  readonly args: string[];
  readonly executablePath?: string;
}

/** How every test and bench starts Chromium: the machine's own, else the one that Playwright fetched. */
export function browserOptions(): BrowserOptions {
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  args.push('--disable-component-update', '--disable-sync');
  // Chromium's sandbox refuses to work for root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  const executablePath = INSTALLED.find(isInstalled);
  return executablePath === undefined ? { args } : { args, executablePath };
}
