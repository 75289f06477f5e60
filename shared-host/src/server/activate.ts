import { type Area, type AreaManifest, contractFit } from '@hotdrop/shared-domain/contract';
import { type AreaStore, sha384, withDeadline } from '../store/index.ts';
import { forgetVersion } from './forget-version.ts';
import { copyNodeBuild } from './local-copy.ts';
import type { AreaHostOptions, LoadedVersion } from './types.ts';

/** What activation needs of a host: of the store, its files alone. */
export interface ActivateOptions
  extends Pick<AreaHostOptions, 'cacheDir' | 'contracts' | 'check' | 'deadline' | 'load' | 'unload' | 'log'> {
  readonly store: Pick<AreaStore, 'read'>;
}

/** Brings a version of the store to life: contract, files, hashes, code, smoke pages, in this order, or throws. */
export async function activate(
  manifest: AreaManifest,
  manifestBytes: Uint8Array,
  options: ActivateOptions,
): Promise<LoadedVersion> {
  const { contracts, check, deadline = 10_000 } = options;
  const { id: area, version } = manifest;
  const fit = contractFit(manifest, contracts);
  if (!fit.fits) throw new Error(`${fit.why} ${fit.whatToDo}`);
  const dir = await copyNodeBuild(manifest, manifestBytes, options);
  const local = { area, version, manifest, dir, manifestHash: `sha384-${sha384(manifestBytes)}` };
  try {
    const module = await withDeadline('Loading it', deadline, () => options.load(local));
    if (!isArea(module)) throw new Error('Its ./area exposes no `area` with routes(site)');
    const loaded = { ...local, module };
    if (check) await withDeadline('Its smoke pages', deadline, () => check(loaded));
    return loaded;
  } catch (error) {
    await forgetVersion(local, options);
    throw error;
  }
}

// What arrives was built by another team at another time: its type is a promise, not a fact.
const isArea = (module: Partial<Area> | undefined): module is Area => typeof module?.routes === 'function';
