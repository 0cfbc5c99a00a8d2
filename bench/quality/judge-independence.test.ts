import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const HERE = import.meta.dirname;
/** What is under test, and the only file that may call each. */
const ALLOWED = [
  ['drafting-worker.ts', 'src/server/drafter/deliver.ts'],
  ['parsing.ts', 'src/quality/parse-story.ts'],
  ['checks/measure-checks.ts', 'src/quality/check-backlog.ts'],
  ['checks/backlog-fixes.ts', 'src/quality/check-backlog.ts'],
] as const;

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/gu)].map((match) => match[1] ?? '');
}

/** The imports of a file that reach the code under test, as paths from the project's root. */
function reached(file: string, source: string): string[] {
  return importsOf(source)
    .map((name) => {
      if (name.startsWith('#')) return name.replace('#', 'src/');
      return name.startsWith('.')
        ? path.relative(path.join(HERE, '../..'), path.resolve(HERE, path.dirname(file), name))
        : name;
    })
    .filter((name) => name.startsWith('src/quality') || name.startsWith('src/server'));
}

const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

describe('the judge shares no code with what it judges', () => {
  test.each(files)('%s imports nothing of the drafter or the checks but its own subject', (file) => {
    const allowed = new Set<string>(ALLOWED.filter(([who]) => who === file).map(([, what]) => what));
    expect(reached(file, readFileSync(path.join(HERE, file), 'utf8')).filter((name) => !allowed.has(name))).toEqual([]);
  });

  test('an import that reaches the code under test is seen, however it is written', () => {
    const source = `import { a } from '#quality/rules/atomic.ts';\nconst b = await import('../../../src/server/drafter/find-actor.ts');`;
    expect(reached('judge/words.ts', source)).toEqual([
      'src/quality/rules/atomic.ts',
      'src/server/drafter/find-actor.ts',
    ]);
  });
});
