import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(css|js|svg|txt|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside each text of the built web, once and as small as they get; the server picks. Pages
 * are compressed there: it changes them.
 */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }) => {
        const names = await readdir(dir, { recursive: true });
        await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(dir, name))));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const brotli = await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  await writeFile(`${path}.br`, brotli);
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}
