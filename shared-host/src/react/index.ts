export { areaRoute, failedAreaRoute, serverContentRoute } from './area-route.tsx';
export { discoverAreas } from './discover-areas.ts';
export { findArea } from './find-area.ts';
export { loadAreaRoute } from './load-area-route.tsx';
export { needsNewDocument } from './not-loaded-error.ts';
