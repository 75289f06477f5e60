export type { Area, Mount, MountedArea, PictureHandle } from './area.ts';
export { contractNumber, findContractProblem, supportedContracts } from './contract-number.ts';
export {
  type AreaManifest,
  areaManifestSchema,
  areaSourceSchema,
  defineArea,
  type PartSource,
  type SkeletonName,
} from './manifest.ts';
export { meetsNeeds } from './needs.ts';
export { type PageHandle, page } from './page.ts';
export type { AnyPart, AreaParts, LoadedPart, Part } from './parts.ts';
export { publicTokens } from './public-tokens.ts';
export type { Site } from './site.ts';
export type { SiteParts } from './site-parts.ts';
export { isSlotName, readSlotContext, type SlotContext, type SlotName, slots } from './slots.ts';
