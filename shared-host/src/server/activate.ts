import type { Area, AreaManifest } from '@hotdrop/shared-domain/contract';
import { withDeadline } from '../store/index.ts';
import { contractProblem } from './contract-problem.ts';
import { forgetVersion } from './forget-version.ts';
import { copyNodeBuild } from './local-copy.ts';
import type { AreaHostOptions, LoadedVersion, LocalVersion } from './types.ts';

/** Brings a version of the store to life: contract, files, hashes, code, smoke pages, in this order, or throws. */
export async function activate(manifest: AreaManifest, options: AreaHostOptions): Promise<LoadedVersion> {
  const { store, cacheDir, contract, check, deadline = 10_000 } = options;
  const { id: area, version } = manifest;
  const problem = contractProblem(manifest, contract);
  if (problem) throw new Error(problem);
  const local: LocalVersion = {
    area,
    version,
    manifest,
    dir: await copyNodeBuild(store, manifest, cacheDir),
  };
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
