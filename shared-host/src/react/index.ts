export { type AreaFailedPanel, areaRoute, failedAreaRoute } from './area-route.tsx';
export { discoverAreas } from './discover-areas.ts';
export { findArea } from './find-area.ts';
