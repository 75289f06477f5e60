export {
  type BrowserPartsOptions,
  createBrowserParts,
  followNavigation,
  type ReadyPart,
} from './browser-parts.tsx';
export { getPartKey, listParts, type PagePart } from './page-parts.ts';
export { findPageSlots, type PageSlot } from './page-slots.ts';
export { createServerParts, findFailedPart, type LeftPart, type ServerPart } from './server-parts.tsx';
export type { StartedPart } from './start-part.ts';
