import { type Area, type AreaManifest, findContractProblem } from '@hotdrop/shared-domain/contract';
import { sha384 } from '../store/integrity.ts';
import { withDeadline } from '../store/with-deadline.ts';
import type { ActivateOptions, AreaHostOptions, LoadedVersion, LocalVersion } from './types.ts';

/** Checks the contract, copies and verifies the files, loads the code, and renders the smoke pages. Throws at the first failure. */
export async function activateVersion(
  manifest: AreaManifest,
  manifestBytes: Uint8Array,
  options: ActivateOptions,
): Promise<LoadedVersion> {
  const { contracts, copies, check, deadline = 10_000 } = options;
  const { id: area, version } = manifest;
  const problem = findContractProblem(manifest, contracts);
  if (problem) throw new Error(problem);
  const dir = await copies.add(manifest, manifestBytes);
  const local = { area, version, manifest, dir, manifestHash: `sha384-${sha384(manifestBytes)}` };
  try {
    const modules = await withDeadline('Loading it', deadline, () => options.load(local));
    if (!isArea(modules.module)) throw new Error('Its ./area exposes no `area` with routes(site)');
    if (manifest.parts?.length && !modules.parts) {
      throw new Error('Its manifest lists parts, but it exposes no `parts` as ./parts');
    }
    const loaded = { ...local, ...modules };
    if (check) await withDeadline('Its smoke pages', deadline, (signal) => check(loaded, signal));
    return loaded;
  } catch (error) {
    await unloadVersion(local, options);
    throw error;
  }
}

// Another team built this code at another time, so its type is not certain.
const isArea = (module: Partial<Area> | undefined): module is Area => typeof module?.routes === 'function';

/** Removes a version from memory, and its copy. Only logs an error, because an error must not stop the switch to another version. */
export async function unloadVersion(
  local: LocalVersion,
  { copies, unload, log }: Pick<AreaHostOptions, 'copies' | 'unload' | 'log'>,
): Promise<void> {
  const { area, version } = local;
  try {
    await unload?.(local);
    await copies.remove(area, version);
  } catch (error) {
    log.warn({ area, version, err: error }, `${area} ${version} could not be unloaded completely`);
  }
}
