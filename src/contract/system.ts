import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const appConfig = z.object({
  identity: z.enum(['embedded', 'firebase']),
  /** Which writer answers: `drafter`, or `provider:model`. */
  writer: z.string(),
  supportEmail: z.string(),
});
export type AppConfig = z.infer<typeof appConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'What this server offers',
  access: 'public',
  input: {},
  output: appConfig,
});

const status = z.object({ status: z.literal('ok') });

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'The server runs',
  access: 'public',
  input: {},
  output: status,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'The server can do its work: its database answers and is migrated',
  access: 'public',
  input: {},
  output: status,
});
