import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openPublishingStore, releaseStable } from '@hotdrop/shared-host/store';
import type webpack from 'webpack';
import { describeBuild } from '../area/build-candidate.ts';
import { areaFolder } from '../area/repository.ts';
import { workTreeTools } from '../area/work-tree-tools.ts';
import { areaFacts } from '../build/build.ts';

export type DevStore = Awaited<ReturnType<typeof createDevStore>>;

/** Creates an empty area store for one run of `npm run dev`. Only the shell checks builds. */
export async function createDevStore(root: string, location: string) {
  await rm(location, { recursive: true, force: true });
  await mkdir(location, { recursive: true });
  const store = openPublishingStore(location);
  const tools = workTreeTools(root);

  return {
    location,

    /** Copies an area that is published elsewhere. */
    takeOver: (area: string, from: string) =>
      cp(path.join(from, area), path.join(location, area), { recursive: true }),

    /** Makes a development build the area's live version; everything after that works as in production. */
    async publish(area: string, web: webpack.Stats): Promise<string> {
      const dir = areaFolder(root, area);
      const { version }: { version: string } = JSON.parse(
        await readFile(path.join(dir, 'package.json'), 'utf8'),
      );
      const build = { dir: path.join(dir, 'dist'), ...areaFacts(area, dir, web) };
      const manifest = await describeBuild(area, build, {
        source: await tools.readSource(area),
        packageVersion: version,
        now: new Date(),
      });
      await store.publishVersion(build.dir, manifest);
      const before = await store.findPointer(area);
      await store.movePointer(area, before?.revision ?? 0, releaseStable(before, manifest.version));
      return manifest.version;
    },
  };
}
