export { type AreaFailedPanel, areaRoute, failedAreaRoute } from './area-route.tsx';
export { isChunkFailure } from './chunk-failure.ts';
export { discoverAreas } from './discover-areas.ts';
export { findArea } from './find-area.ts';
export { loadAreaRoute } from './load-area-route.tsx';
