import webpack from 'webpack';
import { readBuildFile } from '../build/run-webpack.ts';
import type { BuildEnv } from '../build/webpack-base.ts';

interface Watched {
  /** The package's folder. */
  readonly dir: string;
  readonly kind: Omit<BuildEnv, 'development'>;
  /** Called after each build that succeeded, with the statistics of the browser's build. */
  readonly onBuilt: (web: webpack.Stats) => Promise<void>;
  readonly say: (line: string) => void;
}

/**
 * Builds a package now and whenever one of its files changes. Resolves after the first build to a function that stops
 * the watcher.
 */
export async function watchBuild({ dir, kind, onBuilt, say }: Watched): Promise<() => Promise<void>> {
  const compiler = webpack(await readBuildFile(dir, { ...kind, development: true }));
  if (!compiler) throw new Error(`${dir}/webpack.config.ts exports no webpack configuration`);
  const { promise: firstBuild, resolve } = Promise.withResolvers<void>();

  const watching = compiler.watch({ aggregateTimeout: 20 }, async (error, stats) => {
    try {
      if (error) throw error;
      if (stats?.hasErrors()) say(stats.toString({ preset: 'errors-only', colors: true }));
      else if (stats?.stats[0]) await onBuilt(stats.stats[0]);
    } catch (failure) {
      say(failure instanceof Error ? failure.message : String(failure));
    }
    resolve();
  });

  await firstBuild;
  return () => new Promise((done) => (watching ? watching.close(() => done()) : done()));
}
