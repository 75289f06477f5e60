export {
  type Area,
  type Mount,
  type MountedArea,
  type PageHandle,
  type PictureHandle,
  page,
} from './area.ts';
export {
  contractNumber,
  findContractProblem,
  meetsNeeds,
  readAreaLocale,
  supportedContracts,
} from './fit.ts';
export {
  type AreaManifest,
  areaManifestSchema,
  areaSourceSchema,
  defineArea,
  type PartSource,
  type SkeletonName,
} from './manifest.ts';
export type { AnyPart, AreaParts, LoadedPart, Part, SiteParts } from './parts.ts';
export { publicTokens } from './public-tokens.ts';
export type { Site } from './site.ts';
export { isSlotName, readSlotContext, type SlotContext, type SlotName, slots } from './slots.ts';
