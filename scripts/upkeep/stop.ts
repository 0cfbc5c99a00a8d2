import { CopyRefused } from '../../src/server/db/copy-database.ts';
import { EnvError } from '../../src/server/env.ts';

/** Wrong use, or something that the person can do something about: its message is all that they need. */
export class Stop extends Error {}

/** Runs a command of the console: a refusal is told in its own words, anything else as the fault that it is. */
export async function runCommand(command: (args: readonly string[]) => Promise<void>): Promise<void> {
  // What these commands write holds people's words and secrets.
  process.umask(0o077);
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Stop || error instanceof CopyRefused || error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
