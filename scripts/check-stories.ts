import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { BacklogReport } from '../src/quality/check-backlog.ts';
import { checkBacklog } from '../src/quality/check-backlog.ts';

/** What a run prints and how it ends: 0 checked, 1 the file cannot be checked, 2 wrong use. */
export interface CheckResult {
  readonly exitCode: 0 | 1 | 2;
  readonly stdout: string;
  readonly stderr: string;
}

const USAGE = 'Use: npm run check-stories -- FILE [--json]   (one user story a line; "-" reads standard input)';
const BYTES_MAX = 5_000_000;
// No story is that long, and the checks are made for texts of this size.
const LINE_MAX = 4_000;

/** The report as it is read by programs: one entry a story. */
function jsonReport(report: BacklogReport): string {
  const entries = report.lines.map(({ line, text, parse, findings }) => ({
    line,
    text,
    parse: { role: parse.role, action: parse.action, object: parse.object, benefit: parse.benefit },
    findings: findings.map(({ rule, message, fix }) =>
      fix === undefined ? { rule, message } : { rule, message, fix },
    ),
  }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** The report as it is read by people. */
function readableReport(report: BacklogReport): string {
  const blocks = report.lines
    .filter((line) => line.findings.length > 0)
    .map(({ line, text, findings }) => {
      const details = findings.flatMap((found) => [
        `  ${found.severity.padEnd(7)} ${found.rule}: ${found.message}`,
        `          ${found.why}`,
        ...(found.fix === undefined ? [] : [`          Better: ${found.fix}`]),
        ...(found.furtherStories ?? []).map((story) => `          And:    ${story}`),
      ]);
      return [`Line ${line}: ${text}`, ...details, ''].join('\n');
    });
  const sound = report.soundCount;
  const summary = `${plural(report.storyCount, 'story', 'stories')} checked, ${sound} without a defect.`;
  return `${[...blocks, summary].join('\n')}\n`;
}

function refusal(message: string): CheckResult {
  return { exitCode: 1, stdout: '', stderr: `${message}\n` };
}

function reasonOf(error: unknown, file: string): string {
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'ENOENT') return `There is no file "${file}".`;
  if (code === 'EISDIR') return `"${file}" is a folder; name a text file with one user story a line.`;
  if (code === 'EACCES') return `"${file}" may not be read.`;
  return `"${file}" could not be read: ${error instanceof Error ? error.message : String(error)}`;
}

function decode(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Checks the stories of a file; `readFile` gives its bytes or throws as node:fs does. */
export function checkStoriesFile(args: readonly string[], readFile: (path: string) => Uint8Array): CheckResult {
  const files = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json');
  const [file] = files;
  if (unknown !== undefined) return { exitCode: 2, stdout: '', stderr: `Unknown option ${unknown}.\n${USAGE}\n` };
  if (file === undefined || files.length > 1) return { exitCode: 2, stdout: '', stderr: `${USAGE}\n` };
  let bytes: Uint8Array;
  try {
    bytes = readFile(file);
  } catch (error) {
    return refusal(reasonOf(error, file));
  }
  if (bytes.length > BYTES_MAX) return refusal(`"${file}" is larger than ${BYTES_MAX / 1_000_000} MB.`);
  const text = decode(bytes);
  if (text === null) return refusal(`"${file}" is no UTF-8 text file; one user story a line is expected.`);
  if (text.trim() === '') return refusal(`"${file}" is empty; one user story a line is expected.`);
  const lines = text.split(/\r\n|\r|\n/u);
  const long = lines.findIndex((line) => line.length > LINE_MAX);
  if (long >= 0)
    return refusal(
      `Line ${long + 1} of "${file}" is longer than ${LINE_MAX} characters; one user story a line is expected.`,
    );
  const report = checkBacklog(lines);
  return { exitCode: 0, stdout: args.includes('--json') ? jsonReport(report) : readableReport(report), stderr: '' };
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  const result = checkStoriesFile(process.argv.slice(2), (path) => readFileSync(path === '-' ? 0 : path));
  process.stderr.write(result.stderr);
  process.stdout.write(result.stdout);
  process.exitCode = result.exitCode;
}
