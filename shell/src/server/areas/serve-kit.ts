import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from 'hono';
import { immutable } from '../http/headers.ts';
import { areasPath } from './page-release.ts';

/** The part of `kit.json` that the server needs. tools/packages/pack-kit.ts writes it. */
interface KitList {
  readonly packages: Readonly<Record<string, { readonly file: string }>>;
}

/**
 * Serves the packages for area teams that fit this site: their list, each package under its version, and the current
 * version under its name alone, such as `create-area.tgz`.
 */
export function serveKit(folder: string): Handler {
  const place = path.join(folder, 'kit.json');
  // Read once, like the rest of the build: a later build belongs to the next process.
  const text = existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  const list: KitList = text ? JSON.parse(text) : { packages: {} };
  const files = Object.values(list.packages).map(({ file }) => file);
  const current = new Map(
    Object.entries(list.packages).map(([name, { file }]) => [`${path.basename(name)}.tgz`, file]),
  );
  return async (c) => {
    const name = c.req.param('file');
    if (!name && text) {
      return c.body(text, 200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
      });
    }
    const file = current.get(name ?? '');
    if (file) return c.redirect(`${areasPath}kit/${file}`, 302);
    if (!name || !files.includes(name)) return c.notFound();
    return c.body(new Uint8Array(await readFile(path.join(folder, name))), 200, {
      'content-type': 'application/gzip',
      'cache-control': immutable,
    });
  };
}
