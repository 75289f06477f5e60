import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AreaManifest, areaManifestSchema, areaSourceSchema } from '@hotdrop/shared-domain/contract';
import { describeFile, isOnSide, listFiles } from '@hotdrop/shared-host/store';
import * as v from 'valibot';
import type { BuiltArea } from '../../build/build.ts';
import { ChecksFailedError } from '../usage-error.ts';

/**
 * Creates the manifest of a build. Its version is the package's version and a hash of the manifest, including the
 * hashes of all files, so the same content has the same version on any machine.
 */
export async function describeBuild(
  area: string,
  build: BuiltArea,
  { source, packageVersion, now }: { source: unknown; packageVersion: string; now: Date },
): Promise<AreaManifest> {
  const declared = checked(areaSourceSchema, source, area, `${area}/src/manifest.ts`);
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
