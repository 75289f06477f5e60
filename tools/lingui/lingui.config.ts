import { readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@hotdrop/shared-domain/locale';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { ownArea } from '../area/repository.ts';

/** Packages that show texts; each keeps its own catalogs. */
const showsTexts = /^(shell|shared-ui|mf-.+)$/;

function textFolders(root: string): string[] {
  if (ownArea(root)) return [''];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && showsTexts.test(entry.name))
    .map(({ name }) => `${name}/`);
}

export const linguiConfig = (root: string) =>
  makeConfig({
    rootDir: path.resolve(root),
    locales: [...locales],
    sourceLocale: 'en',
    catalogs: textFolders(root).map((folder) => ({
      path: `<rootDir>/${folder}catalogs/{locale}`,
      include: [`<rootDir>/${folder}src/**/*.{ts,tsx}`],
      exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
    })),
    orderBy: 'origin',
    format: formatter({ lineNumbers: false }),
  });
