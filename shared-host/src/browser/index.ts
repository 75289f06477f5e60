export { createSite } from './create-site.ts';
export { createAreaLoader, createPartLoader, type LoadedArea } from './load-area.ts';
export { loadDocumentOnce, loadTwice, reloadOnce, retryChunks } from './lost-files.ts';
export type { AreaCode, PageArea, PageRelease } from './page-release.ts';
export { findRemote, readRelease, type StoreRelease } from './read-release.ts';
