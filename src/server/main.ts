import { setImmediate as whatHasArrived, setTimeout as after } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './create-app.ts';
import { NewerDatabase } from './db/migrate.ts';
import { EnvError, parseEnv, type Env } from './env.ts';

/** As long as a model may take for a story; whoever runs the server may be less patient. */
const DRAIN_MS = 250_000;

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const app = await createApp(env).catch((error: unknown) => refuse(error, env));
  endWhenAsked(app, env);
  const address = await app.listen({ host: env.HOST, port: env.PORT }).catch((error: unknown) => refuse(error, env));
  app.log.info({ writer: env.STORY_WRITER }, `Storygenie is ready at ${address}`);
}

/** Says in the person's words what they can do something about; anything else is thrown as it is. */
function refuse(error: unknown, { HOST, PORT, DATA_DIR, DATABASE_URL }: Env): never {
  if (error instanceof NewerDatabase)
    throw new EnvError('Its data is of a newer version. Start that version, or restore a backup of this one.');
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (code === 'EADDRINUSE') throw new EnvError(`Port ${PORT} of ${HOST} is in use. Set PORT to a free one.`);
  if (code === 'EADDRNOTAVAIL' || hostname === HOST) throw new EnvError(`HOST ${HOST} is no address of this machine.`);
  if (code === 'EACCES' && syscall === 'listen')
    throw new EnvError(`Port ${PORT} needs more rights. Set another PORT.`);
  if (DATABASE_URL && (syscall === 'connect' || syscall === 'getaddrinfo'))
    throw new EnvError('The database at DATABASE_URL does not answer.');
  if (DATABASE_URL && ['28P01', '28000'].includes(code ?? ''))
    throw new EnvError('The database at DATABASE_URL does not take this user and password.');
  if (DATABASE_URL && code === '3D000') throw new EnvError('There is no such database at DATABASE_URL.');
  if (['EACCES', 'EROFS', 'EEXIST', 'ENOTDIR', 'SQLITE_CANTOPEN'].includes(code ?? '')) {
    throw new EnvError(`The folder ${DATA_DIR} cannot be written. Set DATA_DIR to one that can.`);
  }
  throw error;
}

function endWhenAsked(app: FastifyInstance, { DRAIN_SECONDS }: Env): void {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.retire();
    // A proxy has to notice first. Whoever stops it by hand need not wait.
    if (DRAIN_SECONDS > 0) {
      app.log.info(`${signal}: not ready any more; closing in ${DRAIN_SECONDS} s`);
      await after(DRAIN_SECONDS * 1_000);
      // A machine that stood still finds the time over before it reads what came meanwhile.
      await whatHasArrived();
    }
    app.log.info(`${signal}: no new requests; letting running ones finish`);
    const overdue = setTimeout(() => process.exit(1), DRAIN_MS);
    // A connection whose last request ends from now on would otherwise be kept open for another one.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(sweep);
    clearTimeout(overdue);
  };
  // `on`, not `once`: a terminal and a supervisor both repeat the signal, and the second must not cut requests off.
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

// The database knows passwords' hashes and sessions: its files are nobody else's, whatever folder they are in.
process.umask(0o077);
try {
  await start();
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`Storygenie cannot start. ${error.message}\n`);
  process.exit(1);
}
