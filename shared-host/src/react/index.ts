export { areaRoute, failedAreaRoute, needsNewDocument, serverContentRoute } from './area-route.tsx';
export { discoverAreas, findArea } from './discover-areas.ts';
export { loadAreaRoute } from './load-area-route.tsx';
