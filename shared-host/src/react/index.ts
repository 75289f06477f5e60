export { areaRoute, failedAreaRoute, serverContentRoute } from './area-route.tsx';
export { discoverAreas, findArea } from './discover-areas.ts';
export { loadAreaRoute } from './load-area-route.tsx';
export { needsNewDocument } from './not-loaded-error.ts';
