import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, areaManifestSchema } from '@hotdrop/shared-domain/contract';
import * as v from 'valibot';
import { precompress } from '../../build/build.ts';
import { areaFolder } from '../repository.ts';
import { type Candidate, step, type Tools } from '../tools.ts';
import { UsageError } from '../usage-error.ts';
import { describeBuild } from './describe-build.ts';

/** Builds an area for browsers and servers, compresses, and writes `dist/area.json`. */
export async function buildCandidate(area: string, tools: Tools): Promise<Candidate> {
  const built = await step(tools, `${area}: build for browsers and servers`, () => tools.build(area));
  await step(tools, `${area}: compress`, () => precompress(path.join(built.dir, 'web')));
  const manifest = await describeBuild(area, built, {
    source: await tools.readSource(area),
    packageVersion: await versionOf(areaFolder(tools.root, area)),
    now: tools.now(),
  });
  await writeFile(path.join(built.dir, 'area.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir: built.dir, manifest };
}

/** Reads the result of an earlier `build` from `dist/`. */
export async function readCandidate(area: string, { root }: Tools): Promise<Candidate> {
  const dir = path.join(areaFolder(root, area), 'dist');
  try {
    const manifest: AreaManifest = v.parse(
      areaManifestSchema,
      JSON.parse(await readFile(path.join(dir, 'area.json'), 'utf8')),
    );
    return { dir, manifest };
  } catch (cause) {
    throw new UsageError(
      `${area} is not built. Run \`npm run area -- build ${area}\`, or leave out --built.`,
      { cause },
    );
  }
}

async function versionOf(dir: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  return version;
}
