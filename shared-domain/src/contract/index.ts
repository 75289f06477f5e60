export {
  type Area,
  type Mount,
  type MountedArea,
  page,
  type RouteHandle,
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
  type LinkPatterns,
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
export type {
  AreaPanels,
  PanelFace,
  PanelSubject,
  PanelSubjects,
  ShownPanel,
} from './panels.ts';
export type { AreaParts, LoadedPart, SiteParts } from './parts.ts';
export { publicTokens } from './public-tokens.ts';
/** @public */
export { settingsOf } from './settings-of.ts';
export type { Site } from './site.ts';
