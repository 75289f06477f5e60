export { createSite } from './create-site.ts';
export { createAreaLoader, type LoadedArea } from './load-area.ts';
export type { PageArea, PageRelease } from './page-release.ts';
export { readRelease, type StoreRelease } from './read-release.ts';
export { reloadOnce } from './reload-guard.ts';
export { retryChunks } from './retry-chunks.ts';
