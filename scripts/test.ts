/**
 * `npm test`: everything but the long jobs. `npm test -- src/server/products tests/e2e/smoke.spec.ts` runs only the
 * tests named: those under `tests/e2e` in the browser, the others in vitest.
 */
import { inTurn, playwrightCheck, report, runCheck, staticChecks, vitestCheck, type Check } from './checks.ts';
import { ensureBrowser } from './ensure-browser.ts';

const named = process.argv.slice(2);
const specs = named.filter((name) => name.includes('e2e') || name.endsWith('.spec.ts'));
const files = named.filter((name) => !specs.includes(name));

if (specs.length > 0 || named.length === 0) await ensureBrowser();
if (named.length > 0) {
  const checks: Check[] = [];
  if (files.length > 0) checks.push(vitestCheck(files));
  if (specs.length > 0) checks.push(playwrightCheck(specs));
  report(await inTurn(checks));
} else {
  const [fast, tests] = await Promise.all([inTurn(staticChecks), runCheck(vitestCheck())]);
  // The browser afterwards and alone: it wants both cores, and so do the tests it would share them with.
  report([...fast, tests, await runCheck(playwrightCheck())]);
}
