export { createSite, type SiteSettings } from './create-site.ts';
export { pinHashes } from './integrity.ts';
export { createAreaLoader, type LoadedArea, loadMount } from './load-area.ts';
export type { FailedArea, PageArea, PageRelease, ReadyArea } from './page-release.ts';
export { readRelease, type StoreRelease } from './read-release.ts';
export { reloadOnce } from './reload-guard.ts';
export { retryChunks } from './retry-chunks.ts';
