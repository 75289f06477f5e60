import type { ReleasePointer } from './release-pointer.ts';

/**
 * When visitors stopped getting a version, in ms; undefined for one that they never got, or get now. Tabs that were
 * opened before may still ask for its files. Of what was forgotten, the oldest known move is the latest it can be.
 */
export function findRetirementTime(
  { history, revision }: ReleasePointer,
  version: string,
): number | undefined {
  const isWhole = revision <= history.length;
  let live: { readonly stable?: string | undefined; readonly canary?: string | undefined } = {};
  let left = isWhole ? undefined : history[0]?.at;
  for (const move of history) {
    const wasLive = Object.values(live).includes(version);
    if (move.action === 'canary') live = { ...live, canary: move.version };
    else if (move.action === 'stop-canary') live = { stable: live.stable };
    else live = { stable: move.version };
    const isLive = Object.values(live).includes(version);
    if (isLive) left = undefined;
    else if (wasLive) left = move.at;
  }
  return left === undefined ? undefined : Date.parse(left);
}
