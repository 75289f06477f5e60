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
  collectLinks,
  createLinkTo,
  type LinkConflict,
  type LinkPatterns,
  type LinkTo,
  type LinkValues,
} from './links.ts';
export {
  type AreaManifest,
  areaManifestSchema,
  areaSourceSchema,
  defineArea,
  type Offer,
  type OwnCall,
  type PartSource,
  type SkeletonName,
} from './manifest.ts';
export type { AnyPart, AreaParts, LoadedPart, Part, SiteParts } from './parts.ts';
export { publicTokens } from './public-tokens.ts';
export type { Site } from './site.ts';
