import type { ReadyArea } from './page-release.ts';

declare global {
  /** Asked by the runtime of every build before it fetches a script or a stylesheet. */
  var hotdropIntegrity: ((url: string) => string | undefined) | undefined;
}

const expected = new Map<string, string>();

/** Makes the page refuse a file whose content differs from what the release set pinned. */
export function pinHashes(base: string, hashes: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(hashes)) expected.set(absolute(base + file), hash);
  globalThis.hotdropIntegrity ??= (url) => expected.get(absolute(url));
}

/** The hashes of an area that the page does not show yet, read from its manifest, whose own hash is pinned. */
export async function fetchHashes(area: ReadyArea): Promise<Record<string, string>> {
  const response = await fetch(`${area.base}area.json`, { integrity: area.manifestHash });
  const manifest = (await response.json()) as { files: Record<string, { sha384: string }> };
  return Object.fromEntries(
    Object.entries(manifest.files).map(([file, { sha384 }]) => [file, `sha384-${sha384}`]),
  );
}

const absolute = (url: string) => new URL(url, document.baseURI).href;
