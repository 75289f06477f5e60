import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { defaultLocale } from '@hotdrop/shared-domain/locale';
import { getCompressedName, isCompressible, listFiles } from '@hotdrop/shared-host/store';
import webpack from 'webpack';
import { areaFolder } from '../area/repository.ts';
import { listCatalogs } from '../lingui/list-catalogs.ts';
import { areaBuild, containerGlobal, devPage } from './area-config.ts';
import type { BuildEnv } from './webpack-base.ts';

class BuildError extends Error {
  override name = 'BuildError';
}

/** Reads a package's webpack configuration. An area needs none. */
export async function readBuildFile(dir: string, env: BuildEnv = {}): Promise<webpack.Configuration[]> {
  const file = path.join(dir, 'webpack.config.ts');
  if (!existsSync(file)) return areaBuild(dir)(env);
  const { default: configure }: { default: (env: BuildEnv) => webpack.Configuration[] } = await import(
    pathToFileURL(file).href
  );
  return configure(env);
}

/** Runs the builds. Returns the statistics of each, in the same order. */
export async function runWebpack(configs: webpack.Configuration[]): Promise<webpack.Stats[]> {
  const compiler = webpack(configs);
  if (!compiler) throw new BuildError('webpack created no compiler from the configuration');
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new BuildError('webpack ended without a result');
  if (stats.hasErrors()) throw new BuildError(stats.toString({ preset: 'errors-only', colors: false }));
  return stats.stats;
}

/** Facts about a build for its manifest. */
export interface BuiltArea {
  /** Holds `web/` and `node/`; the files below are named relative to it. */
  readonly dir: string;
  readonly web: { entry: string; global: string; chunks: Record<string, ChunkFiles> };
  readonly node: { entry: string };
  /** The languages that a catalog exists for; without catalogs, English. */
  readonly languages: string[];
}

export async function buildArea({ area, root }: { area: string; root: string }): Promise<BuiltArea> {
  const dir = areaFolder(root, area);
  const [web] = await runWebpack(await readBuildFile(dir));
  if (!web) throw new BuildError(`${area} has no build for browsers`);
  return { dir: path.join(dir, 'dist'), ...areaFacts(area, dir, web) };
}

export function areaFacts(area: string, dir: string, web: webpack.Stats) {
  const { [containerGlobal(area)]: container, dev: _, [devPage]: _page, ...chunks } = chunkFiles(web, 'web/');
  const entry = container?.js.find((file) => file === 'web/entry.js');
  if (!entry) throw new BuildError(`${area}: the build left no container entry`);
  const languages = listCatalogs(dir).map(({ locale }) => locale);
  return {
    web: { entry, global: containerGlobal(area), chunks },
    node: { entry: 'node/entry.cjs' },
    languages: languages.length > 0 ? languages : [defaultLocale],
  };
}

/** Facts about the browser's build for the shell server: `dist/node/web-files.json`. */
interface WebFiles {
  readonly entry: ChunkFiles;
  readonly chunks: Record<string, ChunkFiles>;
  /** Integrity of each script and stylesheet. */
  readonly integrity: Record<string, string>;
  /** The content of each stylesheet. */
  readonly styles: Record<string, string>;
}

export async function buildShell({ dir }: { dir: string }): Promise<void> {
  const [web] = await runWebpack(await readBuildFile(dir));
  if (!web) throw new BuildError('the shell has no build for browsers');
  writeWebFiles(dir, web);
  await precompress(path.join(dir, 'dist', 'web'));
}

export function writeWebFiles(dir: string, web: webpack.Stats): void {
  const { main, ...chunks } = chunkFiles(web);
  if (!main) throw new BuildError('the shell has no main chunk for browsers');
  const files = readdirSync(path.join(dir, 'dist', 'web')).filter((name) => /\.(js|css)$/.test(name));
  const read = (file: string) => readFileSync(path.join(dir, 'dist', 'web', file));
  const hash = (file: string) => createHash('sha384').update(read(file)).digest('base64');
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  const facts: WebFiles = {
    entry: main,
    chunks,
    integrity: Object.fromEntries(files.map((file) => [file, `sha384-${hash(file)}`])),
    styles: Object.fromEntries(stylesheets.map((file) => [file, String(read(file))])),
  };
  writeFileSync(path.join(dir, 'dist', 'node', 'web-files.json'), JSON.stringify(facts, null, 2));
}

interface ChunkFiles {
  readonly js: string[];
  readonly css: string[];
}

type Group = NonNullable<ReturnType<webpack.Compilation['namedChunkGroups']['get']>>;

/**
 * Lists the files of every named chunk, as paths below `folder`. A chunk without a name belongs to the chunks that
 * import it: their pages need its styles for the server's HTML, and load its script when the browser is idle.
 */
function chunkFiles({ compilation }: webpack.Stats, folder = ''): Record<string, ChunkFiles> {
  const groups = [...compilation.namedChunkGroups].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      { js: filesOf([group], '.js', folder), css: filesOf(withUnnamed(group), '.css', folder) },
    ]),
  );
}

function withUnnamed(group: Group, found = new Set<Group>()): Set<Group> {
  found.add(group);
  for (const child of group.childrenIterable) {
    if (!child.name && !found.has(child)) withUnnamed(child, found);
  }
  return found;
}

const filesOf = (groups: Iterable<Group>, ending: string, folder: string) => [
  ...new Set(
    [...groups].flatMap((group) =>
      group.getFiles().flatMap((file) => (file.endsWith(ending) ? folder + file : [])),
    ),
  ),
];

const compress = promisify(brotliCompress);

/**
 * Writes a compressed copy beside every file that becomes smaller: once and with the best compression, instead of for
 * each request.
 */
export async function precompress(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter(isCompressible);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(dir, file));
      const packed = await compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
      await writeFile(path.join(dir, getCompressedName(file)), packed);
    }),
  );
}
