import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import { describeBuild } from '../area/build-candidate.ts';

interface Next {
  /** The folder of the area store. */
  readonly store: string;
  /** A folder for the new build. */
  readonly workDir: string;
  readonly area: string;
  readonly number: number;
}

/** Stores a version whose code differs from the live one by one comment, and makes it live. */
export async function publishNext({ store, workDir, area, number }: Next): Promise<string> {
  const publishing = openPublishingStore(store);
  const pointer = await publishing.pointer(area);
  const { version, builtAt, files, ...manifest } = await publishing.manifest(area, pointer.stable);
  const dir = path.join(workDir, 'next');
  rmSync(dir, { recursive: true, force: true });
  cpSync(path.join(store, area, pointer.stable), dir, { recursive: true });
  const entry = path.join(dir, manifest.node.entry);
  writeFileSync(entry, `${readFileSync(entry, 'utf8').replace(/\n\/\/ build \d+$/, '')}\n// build ${number}`);
  const { web, node, languages, ...source } = manifest;
  const next = await describeBuild(
    area,
    { dir, web, node, languages },
    { source, packageVersion: `2.0.${number}`, now: new Date() },
  );
  await publishing.publishVersion(dir, next);
  await publishing.movePointer(area, pointer.revision, releaseStable(pointer, next.version));
  // Old versions are removed, because a full disk would distort the measurement.
  const old = pointer.history.at(-6)?.version;
  if (old && old !== next.version) await publishing.removeVersion(area, old).catch(() => {});
  return next.version;
}
