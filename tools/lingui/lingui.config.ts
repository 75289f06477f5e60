import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@hotdrop/shared-domain/locale';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const root = path.resolve(import.meta.dirname, '../..');

/** Packages that show texts; each keeps its own catalogs. */
const showsTexts = /^(shell|shared-ui|mf-.+)$/;
const packages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && showsTexts.test(entry.name))
  .map(({ name }) => name);

export default makeConfig({
  rootDir: root,
  locales: [...locales],
  sourceLocale: 'en',
  catalogs: packages.map((name) => ({
    path: `<rootDir>/${name}/catalogs/{locale}`,
    include: [`<rootDir>/${name}/src/**/*.{ts,tsx}`],
    exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
  })),
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
});
