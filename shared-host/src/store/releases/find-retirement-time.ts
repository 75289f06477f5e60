import type { ReleasePointer } from './release-pointer.ts';

/**
 * Finds when visitors stopped getting a version, in ms. Undefined for a live version and for one that was never live.
 * Tabs that were opened before may still request its files. When the history is truncated, the oldest move counts.
 */
export function findRetirementTime(
  { history, revision }: ReleasePointer,
  version: string,
): number | undefined {
  const isComplete = revision <= history.length;
  let live: { readonly stable?: string | undefined; readonly canary?: string | undefined } = {};
  let left = isComplete ? undefined : history[0]?.at;
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
