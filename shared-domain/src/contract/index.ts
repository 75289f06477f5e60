export type { Area, Mount, MountedArea, MountOptions, PageHandle } from './area.ts';
export {
  type AreaManifest,
  type AreaSource,
  areaManifestSchema,
  areaSourceSchema,
  defineArea,
} from './manifest.ts';
export type { Site } from './site.ts';

/** The contract that this package describes. It grows when an old area or an old host would break. */
export const contractNumber = 1;
