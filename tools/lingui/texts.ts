import { globSync } from 'node:fs';
import path from 'node:path';
import { defaultLocale, locales } from '@hotdrop/shared-domain/locale';
import { getCatalogs } from '@lingui/cli/api';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { findRoot, ownArea } from '../area/repository.ts';
import { catalogFaults } from './findings.ts';
import { titleExtractor } from './titles.ts';

/**
 * The texts of the packages in the current folder's repository.
 *   node tools/lingui/texts.ts extract [package …]   brings the messages of the code into the catalogs
 *   node tools/lingui/texts.ts check [package …]     fails on holes, obsolete and fuzzy entries
 */
const [task, ...packages] = process.argv.slice(2);
const root = findRoot(process.cwd());
/** How people run this here. */
const command = ownArea(root) ? 'npm run texts --' : 'node tools/lingui/texts.ts';

/** Packages that show texts; each keeps its own catalogs. */
const showTexts = '{shell,shared-ui,mf-*,examples/area-clans}';
const folders = ownArea(root)
  ? ['']
  : globSync(showTexts, { cwd: root })
      .filter((name) => packages.length === 0 || packages.includes(name))
      .map((name) => `${name}/`);

const config = makeConfig({
  rootDir: root,
  locales: [...locales],
  sourceLocale: 'en',
  catalogs: folders.map((folder) => ({
    path: `<rootDir>/${folder}catalogs/{locale}`,
    include: [`<rootDir>/${folder}src/**/*.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
  })),
  extractors: [titleExtractor, babelExtractor],
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
});

const isOfSite = /^(shell|shared-ui)\//;

type Catalog = Awaited<ReturnType<typeof getCatalogs>>[number];

const nameOf = (file: string) => path.relative(root, file).replaceAll(path.sep, '/');
const unreadable = (catalog: Catalog) => [
  `${nameOf(catalog.path)}: the messages could not be read from the code (see above)`,
];

async function extract(catalog: Catalog): Promise<string[]> {
  const made = await catalog.make({ clean: true, overwrite: false, orderBy: config.orderBy });
  return made ? [] : unreadable(catalog);
}

async function check(catalog: Catalog): Promise<string[]> {
  const used = await catalog.collect();
  if (!used) return unreadable(catalog);
  const found = await Promise.all(
    config.locales.map(async (locale) => {
      const entries = await catalog.read(locale);
      // A site shows an area in English where it has no catalog. The site's own packages have all languages.
      if (!entries && locale !== defaultLocale && !isOfSite.test(nameOf(catalog.path))) return [];
      const faults = catalogFaults(used, entries, `${command} extract`);
      return faults.map((fault) => `${nameOf(catalog.getFilename(locale))}: ${fault}`);
    }),
  );
  return found.flat();
}

const tasks = {
  extract: { run: extract, done: 'are up to date; `check` says what is still to be translated' },
  check: { run: check, done: 'are complete' },
};
const chosen = task === 'extract' || task === 'check' ? tasks[task] : undefined;
if (!chosen) {
  console.error(`Usage: ${command} extract | check${ownArea(root) ? '' : ' [package …]'}`);
  process.exit(2);
}

const catalogs = await getCatalogs(config);
const faults = (await Promise.all(catalogs.map(chosen.run))).flat();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`The texts ${chosen.done}.`);
