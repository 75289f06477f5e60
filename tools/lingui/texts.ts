import path from 'node:path';
import { parseArgs } from 'node:util';
import { getCatalogs } from '@lingui/cli/api';
import { findRoot, ownArea } from '../area/repository.ts';
import { catalogFaults } from './findings.ts';
import { linguiConfig } from './lingui.config.ts';

/**
 * The texts of the packages in the current folder's repository.
 *   node tools/lingui/texts.ts extract [--clean] [package …]   brings new messages of the code into the catalogs
 *   node tools/lingui/texts.ts check [package …]               fails on holes, obsolete and fuzzy entries
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { clean: { type: 'boolean' } },
});
const [command, ...packages] = positionals;
const root = findRoot(process.cwd());
const config = linguiConfig(root);

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

const nameOf = (file: string) => path.relative(config.rootDir, file).replaceAll(path.sep, '/');
const isAsked = (catalog: Catalog) =>
  packages.length === 0 ||
  ownArea(root) !== undefined ||
  packages.includes(nameOf(path.resolve(config.rootDir, catalog.path)).split('/')[0] ?? '');

async function extract(catalog: Catalog): Promise<string[]> {
  const made = await catalog.make({
    clean: values.clean ?? false,
    overwrite: false,
    orderBy: config.orderBy,
  });
  return made ? [] : [`${nameOf(catalog.path)}: the messages could not be read from the code (see above)`];
}

async function check(catalog: Catalog): Promise<string[]> {
  const used = await catalog.collect();
  if (!used) return [`${nameOf(catalog.path)}: the messages could not be read from the code (see above)`];
  const found = await Promise.all(
    config.locales.map(async (locale) => {
      const faults = catalogFaults(used, await catalog.read(locale));
      return faults.map((fault) => `${nameOf(catalog.getFilename(locale))}: ${fault}`);
    }),
  );
  return found.flat();
}

const commands = {
  extract: { run: extract, done: 'are up to date; `check` says what is still to be translated' },
  check: { run: check, done: 'are complete' },
};
const chosen = command === 'extract' || command === 'check' ? commands[command] : undefined;
if (!chosen) {
  console.error('Usage: node tools/lingui/texts.ts extract | check [package …]');
  process.exit(2);
}

const catalogs = (await getCatalogs(config)).filter(isAsked);
const faults = (await Promise.all(catalogs.map(chosen.run))).flat();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`The texts of ${catalogs.length} packages ${chosen.done}.`);
