import { readdirSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { areaFolder } from '../area/repository.ts';
import { containerGlobal } from './area-config.ts';
import { type ChunkFiles, chunkFiles } from './chunk-files.ts';
import { BuildError, readBuildFile, runWebpack } from './run-webpack.ts';

/** Facts about a build for its manifest. */
export interface BuiltArea {
  /** Holds `web/` and `node/`; the files below are named relative to it. */
  readonly dir: string;
  readonly web: { entry: string; global: string; chunks: Record<string, ChunkFiles> };
  readonly node: { entry: string };
  /** The languages that a catalog exists for. */
  readonly languages: string[];
}

export async function buildArea({ area, root }: { area: string; root: string }): Promise<BuiltArea> {
  const dir = areaFolder(root, area);
  const [web] = await runWebpack(await readBuildFile(dir));
  if (!web) throw new BuildError(`${area} has no build for browsers`);
  return { dir: path.join(dir, 'dist'), ...areaFacts(area, dir, web) };
}

export function areaFacts(area: string, dir: string, web: webpack.Stats) {
  const { [containerGlobal(area)]: container, dev: _, ...chunks } = chunkFiles(web, 'web/');
  const entry = container?.js.find((file) => file === 'web/entry.js');
  if (!entry) throw new BuildError(`${area}: the build left no container entry`);
  return {
    web: { entry, global: containerGlobal(area), chunks },
    node: { entry: 'node/entry.cjs' },
    languages: readdirSync(path.join(dir, 'catalogs'))
      .filter((file) => file.endsWith('.po'))
      .map((file) => file.slice(0, -'.po'.length))
      .sort(),
  };
}
