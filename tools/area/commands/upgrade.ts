import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  downloadKit,
  type KitList,
  kitVersions,
  readKitList,
  readOwnKit,
  withKit,
  writeKit,
} from '@hotdrop/create-area/kit';
import { readSettings } from '../repository.ts';
import { type Outcome, step, type Tools, UsageError } from '../tools.ts';

/** Raises all packages of an area's repository to those that its site serves. */
export async function upgrade(named: string | undefined, tools: Tools): Promise<Outcome> {
  const { root } = tools;
  const site = named ?? readSettings(root)?.site;
  if (!site) {
    throw new UsageError(
      'Name the site whose packages you want: npm run upgrade -- --site https://hotdrop.example/pubg, or "site" in the field hotdrop of package.json.',
    );
  }
  const before = await readOwnKit(root);
  const list = await readKitList(site);
  const facts = { before: before?.version, version: list.version };
  if (before?.version === list.version) {
    return { summary: `Nothing to raise: ${site} serves ${list.version}, as in kit/.`, facts };
  }
  const kit = await step(tools, `download ${list.version}`, () => downloadKit(site, list));
  await writeKit(root, kit);
  const raised = await raiseDependencies(path.join(root, 'package.json'), kitVersions(list));
  await step(tools, 'install', () => tools.install());
  const lines = [
    `The packages are those of ${site}: ${list.version}${before ? ` (before: ${before.version})` : ''}.`,
    ...raised,
    ...(before ? differences(before, list) : []),
    'Next: npm run check',
  ];
  return { summary: lines.join('\n'), facts: { ...facts, raised } };
}

/** Writes versions into a `package.json`. Returns what has changed, without the site's packages. */
async function raiseDependencies(
  file: string,
  versions: Readonly<Record<string, string>>,
): Promise<string[]> {
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify(withKit(manifest, versions), null, 2)}\n`);
  return Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
    ([name, before]) => {
      const version = versions[name] ?? before;
      return version === before || version.startsWith('file:')
        ? []
        : [`  ${name} ${version} (before: ${before})`];
    },
  );
}

function differences(before: KitList, now: KitList): string[] {
  const missingIn = (names: readonly string[], others: readonly string[]) =>
    names.filter((name) => !others.includes(name));
  const [gone, added] = [missingIn(before.calls, now.calls), missingIn(now.calls, before.calls)];
  return [
    now.contract === before.contract
      ? `The contract is still ${now.contract}.`
      : `The contract is ${now.contract} (before: ${before.contract}): raise "contract" in src/manifest.ts after you have made the changes.`,
    ...(gone.length ? [`Calls that the site no longer has: ${gone.join(', ')}`] : []),
    ...(added.length ? [`New calls: ${added.join(', ')}`] : []),
    ...missingIn(now.changes, before.changes).map((change) => `- ${change}`),
  ];
}
