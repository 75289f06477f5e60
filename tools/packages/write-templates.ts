import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Copies the templates of new areas, with the versions of this repository. */
export async function writeTemplates(root: string, target: string): Promise<void> {
  const [area, repository] = ['area', 'own-repository'];
  for (const kind of [area, repository]) {
    await cp(path.join(root, 'tools', 'template', kind), path.join(target, kind), { recursive: true });
  }
  const file = path.join(target, repository, 'package.json.template');
  const workspace = await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  const { version } = JSON.parse(await readFile(path.join(root, 'shared-domain', 'package.json'), 'utf8'));
  await writeFile(file, toVersions(await readFile(file, 'utf8'), workspace, version));
}

const dependency = /"(?<name>[^"]+)": "(?<kind>catalog:|workspace:\*)"/g;

/** Replaces what only a workspace understands. Packages of ours have one version. */
function toVersions(manifest: string, workspace: string, ownVersion: string): string {
  return manifest.replaceAll(dependency, (_, name: string, kind: string) => {
    const [, inCatalog] = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm').exec(workspace) ?? [];
    const version = kind === 'catalog:' ? inCatalog : ownVersion;
    if (!version) throw new Error(`The template needs ${name}, which the catalog does not have.`);
    return `"${name}": "${version}"`;
  });
}
