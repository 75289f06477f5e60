export { type AreaFailedPanel, areaRoute, failedAreaRoute } from './area-route.tsx';
export { discoverAreas } from './discover-areas.ts';
export { findArea } from './find-area.ts';
export { needsNewDocument } from './lasting-failure.ts';
export { loadAreaRoute } from './load-area-route.tsx';
