export type { Area, Mount, MountedArea, PageHandle, PictureHandle } from './area.ts';
export { contractFit } from './fit.ts';
export {
  type AreaManifest,
  areaManifestSchema,
  areaSourceSchema,
  defineArea,
} from './manifest.ts';
export { type ContractRange, contractNumber, supportedContracts } from './number.ts';
export type { Site } from './site.ts';
