/**
 * `npm run test:long`: what takes minutes. A fresh clone that starts with `npm start` as its first command, and the
 * bench, part by part: the quality of stories is the same on every machine, so missing a bar there fails; times are
 * printed, and depend on what else the machine does.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { report, root, runCheck, type Outcome } from './checks.ts';

const outcomes: Outcome[] = [await runCheck({ name: 'fresh clone', args: [join(root, 'scripts/fresh-clone.ts')] })];
const bench = join(root, 'bench/main.ts');
for (const part of ['quality', 'startup', 'server']) {
  if (!existsSync(join(root, 'bench', part, 'main.ts'))) continue;
  const args = part === 'quality' ? [bench, part] : [bench, part, '--only-measure'];
  outcomes.push(await runCheck({ name: `bench ${part}`, args }));
}
report(outcomes);
