import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Candidate } from '../tools.ts';

/** Texts that occur only in builds of React DOM and of React. */
const marksOfReact = ['react.dev/errors', '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE='];

/**
 * A page has one React. Only `./mount` contains its own, for pages without one. A route's chunk with another React
 * bypasses the shared module, and its hooks would throw.
 */
export async function ownReactProblems({ dir, manifest }: Candidate): Promise<string[]> {
  const chunks = Object.entries(manifest.web.chunks).filter(([chunk]) => chunk !== 'mount');
  const found = chunks.map(async ([chunk, { js }]) => {
    const texts = await Promise.all(js.map((file) => readFile(path.join(dir, file), 'utf8').catch(() => '')));
    if (!texts.some((text) => marksOfReact.some((mark) => text.includes(mark)))) return [];
    return `the chunk "${chunk}" bundles a React of its own: import react, react-dom, and react-router-dom by these names, and no copy inside a library`;
  });
  return (await Promise.all(found)).flat();
}
