import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Lints `files` (text by path) under the project's own settings in an empty folder; answers what the linter says. */
function lint(files: Record<string, string>): { ok: boolean; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'storygenie-house-'));
  folders.push(folder);
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout } = spawnSync(process.execPath, [oxlint], { cwd: folder, encoding: 'utf8' });
  return { ok: status === 0, output: stdout };
}

const uses = (path: string): string => `import { thing } from '${path}';\n\nexport const used = thing;\n`;
const lines = (count: number): string => 'export const one = 1;\n' + '// filler\n'.repeat(count - 1);

/** What the house forbids: the file that breaks the rule, its text, and the words of the refusal. */
const forbidden: [what: string, path: string, text: string, refusal: string][] = [
  ['web reaches server', 'src/web/lib/a.ts', uses('../../server/errors.ts'), 'Nothing in web reaches server'],
  ['server reaches web', 'src/server/a.ts', uses('../web/lib/call.ts'), 'Nothing in server reaches web'],
  ['the contract uses Node', 'src/contract/a.ts', uses('node:fs'), 'contract imports zod/mini only'],
  ['the contract uses a package', 'src/contract/a.ts', uses('uuid'), 'contract imports zod/mini only'],
  ['the contract uses the whole of zod', 'src/contract/a.ts', uses('zod'), 'contract imports zod/mini only'],
  ['quality uses Node', 'src/quality/a.ts', uses('node:fs'), 'quality is pure'],
  ['a service uses fastify', 'src/server/x/x.service.ts', uses('fastify'), 'A service knows no HTTP'],
  ['a route uses a repository', 'src/server/x/x.routes.ts', uses('./x.repository.ts'), 'A route calls its own service'],
  [
    'a repository uses a service',
    'src/server/x/x.repository.ts',
    uses('./x.service.ts'),
    'A repository knows the database',
  ],
  ['an adapter uses the database', 'src/server/adapters/a.ts', uses('../db/tables.ts'), 'An adapter knows its port'],
  ['a feature uses another', 'src/web/features/a/a.ts', uses('../stories/story-card.tsx'), 'A feature imports itself'],
  ['a component uses a feature', 'src/web/components/a.ts', uses('../features/a/a.ts'), 'Components import lib only'],
  ['lib uses a component', 'src/web/lib/a.ts', uses('../components/a.ts'), 'lib imports the contract only'],
  ['a file has 301 lines', 'src/server/a.ts', lines(301), 'max-lines'],
  [
    'a function has 61 lines',
    'src/server/a.ts',
    `export function long(): void {\n${'  void 0;\n'.repeat(59)}}\n`,
    'max-lines-per-function',
  ],
];

describe('the linter', () => {
  it.each(forbidden)('refuses it when %s', (_what, path, text, refusal) => {
    const { ok, output } = lint({ [path]: text });
    expect(output).toContain(refusal);
    expect(ok).toBe(false);
  });

  it('refuses modules that import one another', () => {
    const { ok, output } = lint({ 'src/server/a.ts': uses('./b.ts'), 'src/server/b.ts': uses('./a.ts') });
    expect(output).toContain('no-cycle');
    expect(ok).toBe(false);
  });

  it('takes a file of 300 lines, and imports along the allowed ways', () => {
    const { ok, output } = lint({
      'src/server/a.ts': lines(300),
      'src/web/features/stories/a.ts': uses('../../lib/call.ts'),
      'src/server/x/x.routes.ts': uses('./x.service.ts'),
    });
    expect(output).toContain('Found 0 warnings and 0 errors');
    expect(ok).toBe(true);
  });
});
