import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A stored version as its team published it, without source maps and `mount`. */
interface StoredVersion {
  readonly manifest: { readonly id: string; readonly version: string };
  readonly files: Readonly<Record<string, string>>;
}

/** Replaces an area of a store by a version from the time of an older contract. Returns the version. */
export function storeOlderArea(store: string, name: 'mf-favorites.contract-1'): string {
  const packed = readFileSync(path.join(import.meta.dirname, `${name}.json.br`));
  const { manifest, files }: StoredVersion = JSON.parse(brotliDecompressSync(packed).toString());
  const { id, version } = manifest;
  const area = path.join(store, id);
  rmSync(area, { recursive: true, force: true });
  const pointer = { revision: 1, stable: version, history: [] };
  const contents = { ...files, 'area.json': JSON.stringify(manifest) };
  for (const [file, content] of Object.entries(contents)) {
    const target = path.join(area, version, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  writeFileSync(path.join(area, 'release.json'), JSON.stringify(pointer));
  return version;
}
