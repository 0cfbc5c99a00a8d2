import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type * as PromClient from 'prom-client';
import type { OpenDatabase } from '../db/open-database.ts';
import { DomainError } from '../errors.ts';
import { whenOver } from '../http/when-over.ts';
import type { StoryEvent, StoryWriter, Writers } from '../stories/story-writer.ts';

type Prometheus = typeof PromClient;
type Registry = PromClient.Registry;

const PREFIX = 'storygenie_';
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The built-in writer takes milliseconds, a model may take minutes. */
const WRITING_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 240];

interface Dependencies {
  /** Whoever reads the metrics has it. */
  readonly token: string;
  readonly database: OpenDatabase;
}

export interface Metrics {
  /** The same writers, of whose work is counted how long it took and how it ended. */
  counting(writers: Writers): Writers;
}

/**
 * Counts what the server does and answers it at `GET /api/metrics`, as text that Prometheus reads, to whoever has the
 * token. Labels are routes and codes, never anything that a person wrote. To be called before routes are added.
 */
export async function openMetrics(app: FastifyInstance, { token, database }: Dependencies): Promise<Metrics> {
  // Loaded when asked for: a server that nobody watches does without.
  const prometheus = await import('prom-client');
  // One for each server, not the library's own for all of a process.
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry, prefix: PREFIX });
  countRequests(app, prometheus, registry);
  countConnections(database, prometheus, registry);
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new DomainError('not_signed_in', 'The metrics are for whoever has METRICS_TOKEN.');
    }
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  const count = countWriting(prometheus, registry);
  return { counting: ({ usual, builtIn }) => ({ usual: count(usual), builtIn: count(builtIn) }) };
}

function countRequests(app: FastifyInstance, { Histogram, Gauge }: Prometheus, registry: Registry): void {
  const answered = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Requests by method, route and status, and how long their answers took, streams to their end.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [registry],
  });
  const running = new Gauge({
    name: `${PREFIX}http_requests_running`,
    help: 'Requests that are being answered, streams among them.',
    registers: [registry],
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    running.inc();
    done();
  });
  whenOver(app, ({ method, routeOptions }, { status, ms }) => {
    running.dec();
    answered.observe({ method, route: routeOptions.url ?? 'none', status }, ms / 1_000);
  });
}

function countConnections({ connections }: OpenDatabase, { Gauge }: Prometheus, registry: Registry): void {
  if (!connections) return;
  const gauge = new Gauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections to PostgreSQL that are idle or busy, and the queries that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(connections())) gauge.set({ state }, count);
    },
  });
}

function countWriting({ Counter, Histogram }: Prometheus, registry: Registry): (writer: StoryWriter) => StoryWriter {
  const written = new Histogram({
    name: `${PREFIX}writing_duration_seconds`,
    help: 'Stories by writer and outcome (written, cancelled, or the code of the refusal), and how long they took.',
    labelNames: ['writer', 'outcome'],
    buckets: WRITING_SECONDS,
    registers: [registry],
  });
  const tokens = new Counter({
    name: `${PREFIX}model_tokens_total`,
    help: 'Tokens that models counted, by writer and direction.',
    labelNames: ['writer', 'direction'],
    registers: [registry],
  });
  return (writer) => ({
    ...writer,
    async *write(task, signal): AsyncGenerator<StoryEvent> {
      const observe = written.startTimer({ writer: writer.name });
      // What ends the loop from outside, as a caller who goes away does, reaches `finally` only.
      let outcome = 'cancelled';
      try {
        for await (const event of writer.write(task, signal)) {
          if (event.type === 'draft') {
            outcome = 'written';
            tokens.inc({ writer: writer.name, direction: 'input' }, event.tokens?.input ?? 0);
            tokens.inc({ writer: writer.name, direction: 'output' }, event.tokens?.output ?? 0);
          }
          yield event;
        }
      } catch (error) {
        if (!signal.aborted) outcome = error instanceof DomainError ? error.code : 'internal';
        throw error;
      } finally {
        observe({ outcome });
      }
    },
  });
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
