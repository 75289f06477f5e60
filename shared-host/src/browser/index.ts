export { pinHashes } from './integrity.ts';
export { createAreaLoader, type LoadedArea } from './load-area.ts';
export type { FailedArea, PageArea, PageRelease, ReadyArea } from './page-release.ts';
export { reloadOnce } from './reload-guard.ts';
export { retryChunks } from './retry-chunks.ts';
