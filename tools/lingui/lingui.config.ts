import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@hotdrop/shared-domain/locale';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { ownArea } from '../repository/repository.ts';

/** Packages that show texts; each keeps its own catalogs. */
const showsTexts = /^(shell|shared-ui|mf-.+)$/;

function textFolders(root: string): string[] {
  if (ownArea(root)) return [''];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && showsTexts.test(entry.name))
    .map(({ name }) => `${name}/`);
}

/** Screens whose texts only their own chunk loads: they have catalogs of their own. */
const lateFolders = (folder: string): string[] => {
  const src = path.join(folder, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src).filter((name) => existsSync(path.join(src, name, 'catalogs')));
};

export const linguiConfig = (root: string) =>
  makeConfig({
    rootDir: path.resolve(root),
    locales: [...locales],
    sourceLocale: 'en',
    catalogs: textFolders(root).flatMap((folder) => {
      const late = lateFolders(path.join(root, folder)).map((name) => `${folder}src/${name}/`);
      const sources = (where: string) => `<rootDir>/${where}**/*.{ts,tsx}`;
      const never = ['**/node_modules/**', '**/*.test.{ts,tsx}'];
      return [
        {
          path: `<rootDir>/${folder}catalogs/{locale}`,
          include: [sources(`${folder}src/`)],
          exclude: [...never, ...late.map(sources)],
        },
        ...late.map((where) => ({
          path: `<rootDir>/${where}catalogs/{locale}`,
          include: [sources(where)],
          exclude: never,
        })),
      ];
    }),
    orderBy: 'origin',
    format: formatter({ lineNumbers: false }),
  });
