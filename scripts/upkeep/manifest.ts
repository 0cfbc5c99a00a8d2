import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { Stop } from './stop.ts';

const manifest = z.object({
  format: z.literal(1),
  /** ISO instant. */
  createdAt: z.string(),
  /** The migrations that had run. */
  migrations: z.array(z.string()),
  /** What each table held. */
  holdings: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
  /** SHA-256 of each file of the backup. */
  files: z.record(z.string(), z.string()),
  /** Tells whether a secret is the one that this was made with; absent when that was not known. */
  secret: z.optional(z.number()),
});
/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifest>;

/** Reads the manifest of a backup, and checks that its files are whole. Throws {@link Stop} when something is not. */
export async function readManifest(folder: string): Promise<Manifest> {
  let read: Manifest;
  try {
    read = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw new Stop(`${folder} is no backup: it has no manifest.json that this version of the product can read.`);
  }
  for (const [name, hash] of Object.entries(read.files)) {
    const found = await hashOf(join(folder, name)).catch(() => undefined);
    if (found !== hash) throw new Stop(`The backup is damaged: ${name} is ${found ? 'not what it was' : 'missing'}.`);
  }
  return read;
}

/** The SHA-256 of a file, as hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
