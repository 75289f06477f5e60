import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

interface CatalogFile {
  readonly locale: string;
  readonly file: string;
}

/** Lists the catalogs of a package, sorted by language. An area without messages for translators needs none. */
export function listCatalogs(dir: string): readonly CatalogFile[] {
  const folder = path.join(dir, 'catalogs');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.po'));
  return files.sort().map((name) => ({ locale: path.basename(name, '.po'), file: path.join(folder, name) }));
}
