import { createApp } from './create-app.ts';
import { EnvError, parseEnv, type Env } from './env.ts';

const DRAIN_MS = 30_000;

function cannotStart(error: unknown): never {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`Storygenie cannot start. ${error.message}\n`);
  process.exit(1);
}

let env: Env;
try {
  env = parseEnv(process.env);
} catch (error) {
  cannotStart(error);
}
const app = await createApp(env);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  app.log.info(`${signal}: no new requests; letting running ones finish`);
  const overdue = setTimeout(() => process.exit(1), DRAIN_MS);
  await app.close();
  clearTimeout(overdue);
}
// `on`, not `once`: a terminal and a supervisor both repeat the signal, and the second must not cut requests off.
process.on('SIGTERM', (signal) => void stop(signal));
process.on('SIGINT', (signal) => void stop(signal));

const address = await app.listen({ host: env.HOST, port: env.PORT });
app.log.info({ writer: env.STORY_WRITER }, `Storygenie is ready at ${address}`);
