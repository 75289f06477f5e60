import { lazy } from 'react';
import type { LoadResult } from './load-result.ts';

/** Loads the states of a page without a player or stats. A page does that when it is idle, so that they work offline. */
export const loadMissing = () => import('./missing-states.ts');

/** Keeps the page before until the state of this one can be shown: without its code the page would be blank. */
export async function waitForState({ status }: LoadResult<unknown>): Promise<void> {
  // The state says why it cannot be shown.
  if (status === 'failed' || status === 'empty') await loadMissing().catch(() => {});
}

export const MissingProfile = lazy(() =>
  loadMissing().then((states) => ({ default: states.MissingProfile })),
);
export const Failed = lazy(() => loadMissing().then((states) => ({ default: states.Failed })));
export const FailedStats = lazy(() => loadMissing().then((states) => ({ default: states.FailedStats })));
export const NoSeasonStats = lazy(() => loadMissing().then((states) => ({ default: states.NoSeasonStats })));
export const NoSuchSeason = lazy(() => loadMissing().then((states) => ({ default: states.NoSuchSeason })));
