export type { Area, Mount, MountedArea, MountOptions, PageHandle, PictureHandle } from './area.ts';
export { type ContractFit, contractFit } from './fit.ts';
export {
  type AreaManifest,
  type AreaSource,
  areaManifestSchema,
  areaSourceSchema,
  defineArea,
} from './manifest.ts';
export { type ContractRange, contractNumber, spokenContracts } from './number.ts';
export type { Site } from './site.ts';
