import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { manifestFile, messageOf, parseManifest } from '../store/index.ts';
import { activate } from './activate.ts';
import type { Failures } from './failures.ts';
import type { LoadedVersions } from './loaded-versions.ts';
import type { AreaHostOptions } from './types.ts';

/** Brings versions of one area up, each once at a time; what fails rests before it is tried again. */
export function createBringUp(
  area: string,
  { versions, failures }: { versions: LoadedVersions; failures: Failures },
  options: AreaHostOptions,
) {
  const { store, log, onEvent } = options;
  const manifests = new Map<string, AreaManifest>();
  const underWay = new Map<string, Promise<boolean>>();

  async function bringUp(version: string): Promise<boolean> {
    try {
      await versions.hasLeft(version);
      const manifestBytes = await store.read(area, version, manifestFile);
      const manifest = parseManifest(area, version, manifestBytes);
      manifests.set(version, manifest);
      versions.add(await activate(manifest, manifestBytes, options));
      failures.forget(version);
      log.info({ area, version, owner: manifest.owner }, `${area} ${version} is active`);
      onEvent?.({ area, version, status: 'active' });
      return true;
    } catch (error) {
      const reason = messageOf(error);
      failures.add(version, reason);
      const owner = manifests.get(version)?.owner;
      log.error({ area, version, owner, reason, err: error }, `${area} ${version} was rejected: ${reason}`);
      onEvent?.({ area, version, status: 'rejected' });
      return false;
    } finally {
      underWay.delete(version);
    }
  }

  return {
    /** Whether the version can be shown; loads it if that is what is missing. */
    isReady(version: string): Promise<boolean> {
      if (failures.isResting(version)) return Promise.resolve(false);
      if (versions.get(version)) return Promise.resolve(true);
      const bringing = underWay.get(version) ?? bringUp(version);
      if (!underWay.has(version)) underWay.set(version, bringing);
      return bringing;
    },
    /** What is known of a version, whether it works or not. */
    manifestOf: (version: string | undefined) => (version ? manifests.get(version) : undefined),
    underWay: () => [...underWay.keys()],
    /** Forgets the manifests of all but these versions. */
    forgetOthers(versionsToKeep: ReadonlySet<string>) {
      for (const version of manifests.keys()) if (!versionsToKeep.has(version)) manifests.delete(version);
    },
  };
}
