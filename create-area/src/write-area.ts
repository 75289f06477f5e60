import { existsSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from './command-line.ts';
import { type Kit, kitVersions, withKit, writeKit } from './kit.ts';

/** Files of the template carry it, so that no tool takes them for code. */
const ending = '.template';
const ownManifest = createRequire(import.meta.url).resolve('@hotdrop/create-area/package.json');
/** Its version; in a kit, with the hash of the kit. */
export const ownVersion: string = JSON.parse(readFileSync(ownManifest, 'utf8')).version;
const templates = path.join(path.dirname(ownManifest), 'template');

/** Reads the name of a new area from a command's arguments: `clans` or `mf-clans`. */
export function readAreaName([given = '', ...more]: readonly string[], command: string): string {
  const name = given.replace(/^mf-/, '');
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && !more.length) return name;
  throw new UsageError(
    `Give the area one name of lower case letters, digits and dashes, such as: ${command} clans`,
  );
}

interface NewArea {
  readonly dir: string;
  readonly kind: 'in-repository' | 'own-repository';
  /** The packages of a site. Without them, a repository depends on those of a registry. */
  readonly kit?: Kit | undefined;
  /** Additions to the field `hotdrop` of package.json. */
  readonly settings?: Readonly<Record<string, string | undefined>>;
}

/** Creates the folder of a new area: the template's `area`, and what it needs in this kind of repository. */
export async function writeArea(name: string, { dir, kind, kit, settings }: NewArea): Promise<void> {
  if (existsSync(dir)) {
    throw new UsageError(
      `${path.basename(dir)} exists already. Choose another name, or remove the folder first.`,
    );
  }
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  // A message's origin in a catalog is relative to the repository.
  const source = kind === 'in-repository' ? `mf-${name}/src/` : 'src/';
  const fill = (text: string) =>
    text.replaceAll('#: src/', `#: ${source}`).replaceAll('__name__', name).replaceAll('__Title__', title);
  // Written aside first: a folder that is half an area would be taken for one.
  const aside = path.join(path.dirname(dir), `.${path.basename(dir)}.incoming`);
  try {
    for (const folder of ['area', kind]) await writeFromTemplate(path.join(templates, folder), aside, fill);
    if (kit) {
      await writeKit(aside, kit);
      await appendFile(path.join(aside, 'pnpm-workspace.yaml'), overridesOf(Object.keys(kit.list.packages)));
    }
    if (kind === 'own-repository') {
      const versions = kit ? kitVersions(kit.list) : readVersions();
      await completeManifest(path.join(aside, 'package.json'), settings, versions);
    }
    await rename(aside, dir);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The versions for a new repository. pnpm writes them into the manifest of the published package. */
const readVersions = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(ownManifest, 'utf8')).devDependencies;

/** pnpm would look for the packages that packages of a kit need in a registry. */
const overridesOf = (names: readonly string[]) =>
  [
    '# The packages of the site are in kit/.',
    'overrides:',
    ...names.map((name) => `  "${name}": "$${name}"`),
    '',
  ].join('\n');

/** Adds the settings and the versions of packages, and the packages of a kit. */
async function completeManifest(
  file: string,
  settings: NewArea['settings'],
  versions: Readonly<Record<string, string>>,
): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const complete = { ...manifest, hotdrop: { ...manifest.hotdrop, ...settings } };
  await writeFile(file, `${JSON.stringify(withKit(complete, versions), null, 2)}\n`);
}

async function writeFromTemplate(
  template: string,
  dir: string,
  fill: (text: string) => string,
): Promise<void> {
  // yarn reads the template inside of a zip file, where only this form of listing has the right paths.
  const files = (await readdir(template, { recursive: true })).filter((file) => file.endsWith(ending));
  for (const file of files) {
    const target = path.join(dir, file.slice(0, -ending.length));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(path.join(template, file), 'utf8')));
  }
}
