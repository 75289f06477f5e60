import { findContractProblem } from '@hotdrop/shared-domain/contract';
import { type AreaStore, parseManifest } from './area-store.ts';
import { getErrorMessage, IntegrityError } from './errors.ts';
import { findFileProblem, forEachFile } from './integrity.ts';
import { findQuarantine } from './quarantine.ts';
import { listEarlierStable, type ReleasePointer } from './release-pointer.ts';
import { manifestFile } from './stored-files.ts';

/** What a server would do with an area if it started now. */
export interface NextStart {
  /** The version that visitors would get. Undefined if none would run. */
  readonly stable: string | undefined;
  /** The live versions that it would refuse. */
  readonly refused: readonly { readonly version: string; readonly reason: string }[];
}

/** More of them would delay the start when the store is slow. */
export const maxEarlierVersions = 5;

/** Explains why a server would not activate a version. Undefined for one that it would activate. */
export type FindStartProblem = (area: string, version: string) => Promise<string | undefined>;

/** Finds what a server that starts now would refuse of an area. */
export async function findNextStart(
  area: string,
  pointer: ReleasePointer,
  findProblem: FindStartProblem,
): Promise<NextStart> {
  const refused: { version: string; reason: string }[] = [];
  const isAccepted = async (version: string) => {
    const reason = await findProblem(area, version);
    if (reason !== undefined) refused.push({ version, reason });
    return reason === undefined;
  };
  if (pointer.canary) await isAccepted(pointer.canary.version);
  if (await isAccepted(pointer.stable)) return { stable: pointer.stable, refused };
  for (const version of listEarlierStable(pointer).slice(0, maxEarlierVersions)) {
    if ((await findProblem(area, version)) === undefined) return { stable: version, refused };
  }
  return { stable: undefined, refused };
}

/** Checks trust, quarantine, and contract of stored versions. */
export const createStartCheck =
  (store: AreaStore, contracts: readonly number[]): FindStartProblem =>
  async (area, version) => {
    try {
      const bytes = await store.read(area, version, manifestFile);
      const manifest = parseManifest(area, version, bytes);
      await store.trust.require(area, version, bytes);
      const quarantined = await store.quarantined(area);
      return findQuarantine(area, version, quarantined) ?? findContractProblem(manifest, contracts);
    } catch (error) {
      return getErrorMessage(error);
    }
  };

/** Reads every file of a stored version. Explains which one is missing or has changed. */
export const createFileCheck =
  (store: AreaStore): FindStartProblem =>
  async (area, version) => {
    try {
      const manifest = await store.manifest(area, version);
      await forEachFile(Object.keys(manifest.files), async (file) => {
        const problem = findFileProblem(manifest, file, await store.read(area, version, file));
        if (problem) throw new IntegrityError(`${area} ${version} in the area store`, [problem]);
      });
      return undefined;
    } catch (error) {
      return getErrorMessage(error);
    }
  };
