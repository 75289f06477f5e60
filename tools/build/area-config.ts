import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { ownArea } from '../area/repository.ts';
import { createFederationPlugin, sharedModules } from './federation.ts';
import { chunkGlobal, OwnChunksPlugin } from './plugins.ts';
import { readTokenFallbacks } from './token-fallbacks.ts';
import { type BuildEnv, type BuildOptions, baseConfig, kindOfBuild, type Side } from './webpack-base.ts';

const require = createRequire(import.meta.url);

/** The global under which a browser finds an area's container; the same for all of its versions. */
export const containerGlobal = (area: string) => area.replaceAll('-', '_');

/** The entry of the page for developers, in builds of an area alone. */
export const devPage = 'dev-page';

/** The folder of a version never changes, so the entry needs no hash in its name (decision 0010). */
const entryFile = { web: 'entry.js', node: 'entry.cjs' };

/** Shows the area without a shell, alone and in the page for developers. A published version has no use for it. */
function aloneEntry(dir: string, ...client: string[]): webpack.EntryObject {
  const file = path.join(dir, 'src', 'dev.tsx');
  const follow = fileURLToPath(new URL('../dev/follow-builds.mjs', import.meta.url));
  if (!existsSync(file)) return {};
  return { dev: [...client, follow, file], [devPage]: require.resolve('@hotdrop/shared-ui/dev/page') };
}

const libraries = /[\\/](?:node_modules|shared-ui|shared-domain)[\\/]/;

/** The area alone, without federation. New code replaces the old one in open pages. */
function aloneConfig(options: BuildOptions): webpack.Configuration {
  const base = baseConfig({ ...options, isRefreshed: true });
  return {
    ...base,
    // With columns, for the error overlay.
    devtool: 'source-map',
    entry: aloneEntry(options.dir, require.resolve('webpack/hot/dev-server.js')),
    output: { ...base.output, path: path.join(options.dir, 'dist', 'alone') },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false }),
    ],
    optimization: {
      ...base.optimization,
      // A saved file writes only small files again.
      runtimeChunk: { name: 'runtime' },
      splitChunks: { cacheGroups: { libraries: { test: libraries, name: 'libraries', chunks: 'initial' } } },
    },
  };
}

function areaConfig(options: BuildOptions, withDevPage = false): webpack.Configuration {
  const { dir, side, isProduction } = options;
  const area = ownArea(dir) ?? path.basename(dir);
  const base = baseConfig(options);
  const has = (module: string) => existsSync(path.join(dir, 'src', `${module}.tsx`));
  return {
    ...base,
    name: `${area}-${side}`,
    entry: withDevPage && side === 'web' ? aloneEntry(dir) : {},
    output: { ...base.output, uniqueName: area, chunkLoadingGlobal: chunkGlobal(area) },
    // The manifest warns of the automatic public path, which is what any host needs.
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...(base.plugins ?? []),
      ...(isProduction && side === 'web' ? [new OwnChunksPlugin()] : []),
      createFederationPlugin({
        name: containerGlobal(area),
        filename: entryFile[side],
        exposes: {
          './area': { import: './src/area.tsx', name: 'area' },
          './mount': { import: has('mount') ? './src/mount.tsx' : './src/area.tsx?mount', name: 'mount' },
          ...(has('parts') && {
            './parts': { import: './src/parts.tsx', name: 'parts' },
          }),
          // Only servers draw panels.
          ...(has('panels') &&
            side === 'node' && {
              './panels': { import: './src/panels.tsx', name: 'panels' },
            }),
        },
        shared: sharedModules,
        shareStrategy: 'loaded-first',
        library: side === 'node' ? { type: 'commonjs-module' } : { type: 'var', name: containerGlobal(area) },
        remoteType: 'script',
        // For hosts that know nothing of Hotdrop. Ours read area.json.
        manifest: side === 'web' && isProduction,
        dts: false,
        experiments: {
          asyncStartup: true,
          // Hosts provide the runtime. A development build also runs without one.
          externalRuntime: isProduction,
          optimization: { target: side, disableSnapshot: true, disableRemote: true },
        },
      }),
    ],
    optimization: {
      ...base.optimization,
      // Each file costs a request, so only large libraries of several chunks, such as the charts', are in their own.
      ...(isProduction &&
        side === 'web' && { splitChunks: { minSize: 400_000, cacheGroups: { defaultVendors: false } } }),
    },
  };
}

/** Creates an area's webpack configuration: `export default areaBuild(import.meta.dirname)`. */
export function areaBuild(dir: string) {
  return (env: BuildEnv = {}): webpack.Configuration[] => {
    if (!existsSync(path.join(dir, 'src', 'area.tsx'))) {
      throw new Error(`${path.basename(dir)} has no src/area.tsx, which exports its routes as \`area\`.`);
    }
    const common = { dir, publicPath: 'auto', tokenFallbacks: readTokenFallbacks() };
    if (env.alone) return [aloneConfig({ ...common, side: 'web', ...kindOfBuild({ development: true }) })];
    const sides: readonly Side[] = ['web', 'node'];
    return sides.map((side) => areaConfig({ ...common, side, ...kindOfBuild(env) }, env.withDevPage));
  };
}
