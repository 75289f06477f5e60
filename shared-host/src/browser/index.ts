export { createSite } from './create-site.ts';
export { createAreaLoader, createPartLoader, type LoadedArea } from './load-area.ts';
export { loadTwice, waitForConnection } from './load-twice.ts';
export type { PageArea, PageRelease } from './page-release.ts';
export { findRemote, readRelease, type StoreRelease } from './read-release.ts';
export { loadDocumentOnce, reloadOnce } from './reload-guard.ts';
export { retryChunks } from './retry-chunks.ts';
