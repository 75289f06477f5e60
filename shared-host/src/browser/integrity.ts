import type { ReadyArea } from './page-release.ts';

declare global {
  /** The runtime of every build calls this before it fetches a script or a stylesheet. */
  var hotdropIntegrity: ((url: string) => string | undefined) | undefined;
}

const expected = new Map<string, string>();

/** Makes the page refuse files that do not match the pinned hashes. */
export function pinHashes(base: string, hashes: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(hashes)) expected.set(toAbsolute(base + file), hash);
  globalThis.hotdropIntegrity ??= (url) => expected.get(toAbsolute(url));
}

/** Fetches the hashes of an area's files from its manifest. The manifest's own hash is pinned. */
export async function fetchHashes(area: ReadyArea): Promise<Record<string, string>> {
  const response = await fetch(`${area.base}area.json`, { integrity: area.manifestHash });
  const manifest: { files: Record<string, { sha384: string }> } = await response.json();
  return Object.fromEntries(
    Object.entries(manifest.files).map(([file, { sha384 }]) => [file, `sha384-${sha384}`]),
  );
}

const toAbsolute = (url: string) => new URL(url, document.baseURI).href;
