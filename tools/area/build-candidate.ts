import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, areaManifestSchema, areaSourceSchema } from '@hotdrop/shared-domain/contract';
import { toManifestData } from '@hotdrop/shared-domain/manifest-data';
import { describeFile, getErrorMessage, isOnSide, listFiles } from '@hotdrop/shared-host/store';
import * as v from 'valibot';
import { type BuiltArea, precompress } from '../build/build.ts';
import { areaFolder } from './repository.ts';
import { type Candidate, ChecksFailedError, step, type Tools, UsageError } from './tools.ts';

/**
 * Creates the manifest of a build. Its version is the package's version and a hash of the manifest, including the
 * hashes of all files, so the same content has the same version on any machine.
 */
export async function describeBuild(
  area: string,
  build: BuiltArea,
  { source, packageVersion, now }: { source: unknown; packageVersion: string; now: Date },
): Promise<AreaManifest> {
  const file = `${area}/src/manifest.ts`;
  const declared = checked(areaSourceSchema, toData(source, area, file), area, file);
  if (declared.id !== area) {
    throw new ChecksFailedError(area, [
      `${area}/src/manifest.ts says the id "${declared.id}": it must be the folder's name`,
    ]);
  }
  const { dir, languages, web, node } = build;
  const content = { ...declared, languages, web, node, files: await factsOf(dir) };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10);
  const described = { ...content, version: `${packageVersion}-${hash}`, builtAt: now.toISOString() };
  return checked(areaManifestSchema, described, area, 'area.json');
}

function toData(source: unknown, area: string, file: string): unknown {
  try {
    return toManifestData(source);
  } catch (error) {
    throw new ChecksFailedError(area, [`${file}, settings: ${getErrorMessage(error)}`]);
  }
}

async function factsOf(dir: string): Promise<AreaManifest['files']> {
  // The store derives compressed files from their originals.
  const names = (await listFiles(dir)).filter(
    (name) => (isOnSide('web', name) || isOnSide('node', name)) && !name.endsWith('.br'),
  );
  const facts = await Promise.all(
    names.map(async (name) => [name, describeFile(await readFile(path.join(dir, name)))] as const),
  );
  return Object.fromEntries(facts);
}

function checked<Schema extends v.GenericSchema>(schema: Schema, value: unknown, area: string, file: string) {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ChecksFailedError(
    area,
    result.issues.map((issue) => `${file}, ${v.getDotPath(issue) ?? 'as a whole'}: ${issue.message}`),
  );
}

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
export async function readCandidate(area: string, { root }: Pick<Tools, 'root'>): Promise<Candidate> {
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
