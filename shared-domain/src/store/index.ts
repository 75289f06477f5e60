export * from './actions.ts';
export * from './selectors.ts';
export {
  createSiteStore,
  playerKey,
  type Returning,
  type SiteSnapshot,
  type SiteStore,
  snapshot,
} from './state.ts';
