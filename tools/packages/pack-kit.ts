import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { KitList } from '@hotdrop/create-area/kit';
import { contractNumber } from '@hotdrop/shared-domain/contract';
import { calls } from '@hotdrop/shared-domain/wire';
import { execa } from 'execa';
import { parse } from 'yaml';
import { hashPlaces } from '../start/hash-places.ts';

/**
 * `node tools/packages/pack-kit.ts` packs the published packages into shell/dist/kit, from where a site serves them to
 * area teams. Their version ends with a hash of their content, so that package managers notice every change. Tests name
 * another folder and version.
 */
const root = path.resolve(import.meta.dirname, '../..');
const [target = path.join(root, 'shell', 'dist', 'kit'), namedVersion] = process.argv.slice(2);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readManifest = (folder: string) => JSON.parse(read(`${folder}/package.json`));

const folders = globSync('*/package.json', { cwd: root })
  .map(path.dirname)
  .filter((folder) => !readManifest(folder).private);
await execa(process.execPath, ['tools/packages/main.ts', ...folders], { cwd: root });
const { catalog }: { catalog: Record<string, string> } = parse(read('pnpm-workspace.yaml'));
const content = folders.flatMap((folder) => {
  const { files }: { files: string[] } = readManifest(folder);
  return ['package.json', ...files].map((name) => `${folder}/${name}`);
});
const hash = hashPlaces(root, [...content, 'pnpm-workspace.yaml']).slice(0, 10);
const version = namedVersion ?? `${readManifest('shared-domain').version}-h${hash}`;

mkdirSync(path.join(root, '.cache'), { recursive: true });
const aside = mkdtempSync(path.join(root, '.cache', 'kit-'));
try {
  const chosen = folders.flatMap((folder) => ['--filter', `./${folder}`]);
  const pack = ['--recursive', 'pack', '--pack-destination', aside, '--config.ignore-scripts=true'];
  const { packageManager } = readManifest('.');
  await execa('npx', ['--yes', '--prefer-offline', packageManager, ...chosen, ...pack], {
    cwd: root,
    // .pnpmfile.mjs gives it to the packages.
    env: { KIT_VERSION: version },
  });
  const packages = folders.map((folder) => {
    const file = `${folder}-${version}.tgz`;
    renameSync(path.join(aside, `hotdrop-${file}`), path.join(aside, file));
    const digest = createHash('sha512')
      .update(readFileSync(path.join(aside, file)))
      .digest('base64');
    return [`@hotdrop/${folder}`, { file, integrity: `sha512-${digest}` }] as const;
  });
  const shared = Object.keys(readManifest('create-area').devDependencies).filter((name) => catalog[name]);
  const list: KitList = {
    version,
    contract: contractNumber,
    calls: Object.keys(calls).sort(),
    changes: read('CHANGELOG.md')
      .split('\n')
      .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])),
    packages: Object.fromEntries(packages),
    dependencies: Object.fromEntries(shared.map((name) => [name, catalog[name] ?? ''])),
  };
  writeFileSync(path.join(aside, 'kit.json'), `${JSON.stringify(list, null, 2)}\n`);
  rmSync(target, { recursive: true, force: true });
  cpSync(aside, target, { recursive: true });
} finally {
  rmSync(aside, { recursive: true, force: true });
}
