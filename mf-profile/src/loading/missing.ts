import { lazy } from 'react';

/** Loads the states of a page without a player or stats. A page does that when it is idle, so that they work offline. */
export const loadMissing = () => import('./missing-states.ts');

export const MissingProfile = lazy(() =>
  loadMissing().then((states) => ({ default: states.MissingProfile })),
);
export const Failed = lazy(() => loadMissing().then((states) => ({ default: states.Failed })));
export const FailedStats = lazy(() => loadMissing().then((states) => ({ default: states.FailedStats })));
export const NoSeasonStats = lazy(() => loadMissing().then((states) => ({ default: states.NoSeasonStats })));
export const NoSuchSeason = lazy(() => loadMissing().then((states) => ({ default: states.NoSuchSeason })));
