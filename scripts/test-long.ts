/**
 * `npm run test:long`: what takes minutes. A fresh clone that starts with `npm start` as its first command, the tests
 * that are called `*.long.test.ts`, the hosted identity beside Firebase's emulator, every screen in the dark and on a
 * phone before axe and what takes long in the browser, many more odd calls of the API, what is known of the packages'
 * faults, and the bench, part by part. The bench is printed beside its bars and fails only when it cannot measure:
 * times depend on what else the machine does, and docs/quality-benchmark.md says which bars of the stories are not held
 * yet.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditPackages } from './audit.ts';
import { playwrightCheck, report, root, runCheck, vitestCheck, type Outcome } from './checks.ts';
import { NODE_FLAGS } from '../tests/support/server.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { runBesideEmulator } from './firebase-emulator.ts';

const outcomes: Outcome[] = [await runCheck({ name: 'fresh clone', args: [join(root, 'scripts/fresh-clone.ts')] })];
outcomes.push(await runCheck({ ...vitestCheck(['.long.test.ts']), name: 'long tests', env: { TEST_LONG: 'yes' } }));
outcomes.push(...(await runBesideEmulator()));
await ensureBrowser();
const screens = playwrightCheck();
outcomes.push(
  await runCheck({
    ...screens,
    name: 'every screen again, what takes long',
    env: { ...screens.env, TEST_LONG: 'yes' },
  }),
);
// Other calls each time, and many more of them than in `npm test`.
const fuzz = vitestCheck(['tests/api/fuzz.test.ts']);
outcomes.push(await runCheck({ ...fuzz, name: 'fuzz', env: { FUZZ_RUNS: '300' } }));
outcomes.push(await auditPackages());
const bench = join(root, 'bench/main.ts');
for (const [part, ...more] of [
  ['quality'],
  ['startup'],
  ['server'],
  ['writers'],
  ['scale'],
  // A million stories are for whoever asks: `npm run bench -- growth`.
  ['growth', '--stories', '50000'],
  ['web'],
] as const) {
  if (!existsSync(join(root, 'bench', part, 'main.ts'))) continue;
  outcomes.push(
    await runCheck({ name: `bench ${part}`, args: [...NODE_FLAGS, bench, part, ...more, '--only-measure'] }),
  );
}
report(outcomes);
