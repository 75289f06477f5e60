/**
 * Stands in for the parts of federation's runtime that fetch and preload remotes, in the browser's build of a host:
 * `disableRemote` leaves them unused and yet exported, and a page would carry 3 KB that nothing ever calls.
 */
const absent = () => {
  throw new Error(
    'This page asks the containers of its areas itself: see shared-host/src/browser/container.ts.',
  );
};

export {
  absent as defaultPreloadArgs,
  absent as formatPreloadArgs,
  absent as getRemoteEntry,
  absent as getRemoteEntryUniqueKey,
  absent as getRemoteInfo,
  absent as isEsmRemoteType,
  absent as normalizePreloadExposes,
  absent as preloadAssets,
};
