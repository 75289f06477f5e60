import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import { describeBuild } from '../area/build/describe-build.ts';

/** Publishes a version of an area whose code differs from the live one by a comment. Returns the version. */
export async function publishNext(store: string, area: string, workDir: string): Promise<string> {
  const publishing = openPublishingStore(store);
  const pointer = await publishing.pointer(area);
  const { version, builtAt, files, ...manifest } = await publishing.manifest(area, pointer.stable);
  const dir = path.join(workDir, 'next-version');
  rmSync(dir, { recursive: true, force: true });
  cpSync(path.join(store, area, pointer.stable), dir, { recursive: true });
  appendFileSync(path.join(dir, manifest.node.entry), `\n// after ${pointer.stable}`);
  const { web, node, languages, ...source } = manifest;
  const build = { dir, web, node, languages };
  const next = await describeBuild(area, build, { source, packageVersion: '9.0.0', now: new Date() });
  await publishing.publishVersion(dir, next);
  await publishing.movePointer(area, pointer.revision, releaseStable(pointer, next.version));
  return next.version;
}
