import { describe, expect, it } from 'vitest';
import { waysToInstall } from './ensure-browser.ts';

describe('getting a browser for the tests', () => {
  it("root on Debian takes the distribution's, and Playwright's with its libraries if that one does not start", () => {
    const ways = waysToInstall({ isRoot: true, hasApt: true }).map((way) => way.map((command) => command.join(' ')));
    expect(ways[0]?.[0]).toBe('apt-get update');
    expect(ways[0]?.[1]).toMatch(/^apt-get install -y .*chromium-headless-shell$/);
    expect(ways[1]?.[0]).toMatch(/^apt-get install -y .*chromium$/);
    expect(ways[2]?.[0]).toMatch(/install --with-deps chromium$/);
  });

  it("anybody else takes Playwright's, and installs nothing into the system", () => {
    for (const machine of [
      { isRoot: false, hasApt: true },
      { isRoot: true, hasApt: false },
    ]) {
      const commands = waysToInstall(machine).flat();
      expect(commands).toHaveLength(1);
      expect(commands[0]?.join(' ')).toMatch(/install chromium$/);
    }
  });
});
