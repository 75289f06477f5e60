import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Area, AreaManifest, AreaParts } from '@hotdrop/shared-domain/contract';
import type { AreaModules, LocalVersion } from '../server/types.ts';
import { describeFile } from '../store/integrity/integrity.ts';
import { aTempFolder } from './a-temp-folder.ts';

export interface ABuild {
  readonly dir: string;
  readonly manifest: AreaManifest;
}

/** Returns the code of an entry that exposes an area with one route; `says` is its path. */
const entryThatSays = (says: string) =>
  `module.exports = { area: { routes: async () => [{ path: ${JSON.stringify(says)} }] } };\n`;

/** Writes a small real build of an area into a new folder. */
export async function aBuild({
  area = 'mf-clans',
  packageVersion = '1.0.0',
  says = 'hello',
  files = {},
  ...rest
}: {
  area?: string;
  packageVersion?: string;
  says?: string;
  files?: Record<string, string>;
} & Partial<Omit<AreaManifest, 'files'>> = {}): Promise<ABuild> {
  const dir = await aTempFolder();
  const contents: Record<string, string> = {
    'web/entry.js': `var mf_clans = ${JSON.stringify(says)};\n`,
    'web/clans.css': '.clan { color: inherit }\n',
    'node/entry.js': entryThatSays(says),
    'node/clans.js': `exports.says = ${JSON.stringify(says)};\n`,
    ...files,
  };
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  }
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 10);
  const manifest: AreaManifest = {
    id: area,
    version: `${packageVersion}-${hash}`,
    builtAt: '2026-11-21T10:00:00.000Z',
    owner: 'the clans team',
    contract: 1,
    routes: ['clans'],
    menu: [],
    smoke: ['clans'],
    languages: ['en', 'ko'],
    web: { entry: 'web/entry.js', global: 'mf_clans', chunks: {} },
    node: { entry: 'node/entry.js' },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [file, describeFile(Buffer.from(content))]),
    ),
    ...rest,
  };
  return { dir, manifest };
}

/** Runs a version's entry from its folder, as a shell server does. */
export async function runEntry({ dir, manifest }: LocalVersion): Promise<AreaModules> {
  const source = await readFile(path.join(dir, manifest.node.entry), 'utf8');
  const module: { exports: { area?: Area; parts?: AreaParts } } = { exports: {} };
  new Function('module', source)(module);
  const { area, parts } = module.exports;
  // A host must notice a build that exports none.
  return { module: area as Area, parts };
}
