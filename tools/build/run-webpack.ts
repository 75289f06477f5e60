import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { areaBuild } from './area-config.ts';
import type { BuildEnv } from './webpack-base.ts';

export class BuildError extends Error {
  override name = 'BuildError';
}

type ConfigFile = { default: (env: BuildEnv) => webpack.Configuration[] };

/** Reads a package's webpack configuration. An area needs none. */
export async function readBuildFile(dir: string, env: BuildEnv = {}): Promise<webpack.Configuration[]> {
  const file = path.join(dir, 'webpack.config.ts');
  if (!existsSync(file)) return areaBuild(dir)(env);
  const { default: configure }: ConfigFile = await import(pathToFileURL(file).href);
  return configure(env);
}

/** Runs the builds. Returns the statistics of each, in the same order. */
export async function runWebpack(configs: webpack.Configuration[]): Promise<webpack.Stats[]> {
  const compiler = webpack(configs);
  if (!compiler) throw new BuildError('webpack created no compiler from the configuration');
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (result) resolve(result);
        else reject(new BuildError('webpack ended without a result'));
      });
    });
  });
  if (stats.hasErrors()) throw new BuildError(stats.toString({ preset: 'errors-only', colors: false }));
  return stats.stats;
}
