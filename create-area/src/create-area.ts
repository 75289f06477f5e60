import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readOptions, UsageError } from './command-line.ts';
import { downloadKit, type Kit, KitError, readKitList } from './kit.ts';
import { ownVersion, readAreaName, writeArea } from './write-area.ts';

const usage = `create-area NAME [--site ADDRESS] [--store PLACE]

  Creates the repository mf-NAME of a new area in the current folder.

  --site ADDRESS   a page of a running site, such as https://hotdrop.example/pubg: the packages come from there, and
                   \`npm run dev\` shows the area in its pages; otherwise the packages come from the npm registry
  --store PLACE    the area store of the site, a folder or s3://bucket/folder, which its operator names`;

/** Creates the repository of an area in the current folder. Returns the exit code. */
export async function runCreateArea(args: string[]): Promise<number> {
  try {
    console.log(await createArea(args));
    return 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const isKnown = isUsage || error instanceof KitError || typeof Object(error).code === 'string';
    console.error(isKnown ? Object(error).message : error);
    return isUsage ? 2 : 1;
  }
}

async function createArea(args: string[]): Promise<string> {
  const { positionals, values } = readOptions('create-area', args, {
    site: { type: 'string' },
    store: { type: 'string' },
    help: { type: 'boolean' },
  });
  if (values.help) return usage;
  const name = readAreaName(positionals, 'create-area');
  const { site, store } = values;
  const kit = site === undefined ? undefined : await fetchKit(site);
  const dir = path.resolve(`mf-${name}`);
  await writeArea(name, { dir, kind: 'own-repository', kit, settings: { site, store } });
  // A repository that contains the folder already, or a machine without git, is fine.
  spawnSync('git', ['init', '--quiet'], { cwd: dir, stdio: 'ignore' });
  return `mf-${name}/ is a repository with one page and one part. Next:

  cd mf-${name}
  npm install
  npm run dev      ${site ? `in the pages of ${site}` : 'the area alone, with invented answers'}
  npm run check    what would prevent publishing

README.md has the other commands.`;
}

async function fetchKit(site: string): Promise<Kit> {
  const list = await readKitList(site);
  const own = list.packages['@hotdrop/create-area'];
  // npx keeps what it has once installed for an address.
  if (own && ownVersion.includes('-h') && ownVersion !== list.version) {
    const fresh = new URL(`/areas/kit/${own.file}`, site);
    throw new KitError(
      `This create-area is older than the site. Run the site's own: npx --package ${fresh} create-area …`,
    );
  }
  return downloadKit(site, list);
}
