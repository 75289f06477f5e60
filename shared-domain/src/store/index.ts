export * from './actions.ts';
export * from './selectors.ts';
export { createSiteStore, type SiteSnapshot, type SiteStore, snapshot } from './site-store.ts';
export { playerKey } from './state.ts';
