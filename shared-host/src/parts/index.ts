export { createAreaSite } from './area-site.ts';
export {
  type BrowserPartsOptions,
  createBrowserParts,
  followNavigation,
  prefetchParts,
  type ReadyPart,
} from './browser-parts.tsx';
export { findPageSlots } from './find-page-slots.ts';
export { getPartKey, listParts, type PagePart } from './page-parts.ts';
export { createOwnSlots, listSlots, type PageSlot, readSlotContext } from './page-slots.ts';
export { createServerParts, findFailedPart, type LeftPart, type ServerPart } from './server-parts.tsx';
export type { StartedPart } from './start-part.ts';
