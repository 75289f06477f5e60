export {
  type BrowserPartsOptions,
  createBrowserParts,
  followNavigation,
  type ReadyPart,
} from './browser-parts.tsx';
export {
  findPageSlots,
  getPartKey,
  listParts,
  type PagePart,
  type PageSlot,
} from './page-parts.ts';
export { createServerParts, findFailedPart, type ServerPart } from './server-parts.tsx';
export type { StartedPart } from './start-part.ts';
