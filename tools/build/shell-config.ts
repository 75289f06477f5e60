import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { sharedModules } from './shared-modules.ts';
import { type BuildEnv, type BuildOptions, baseConfig, kindOfBuild } from './webpack-base.ts';

/** A host has what it shares at hand from the start: no chunk has to be fetched before the first line runs. */
const eagerModules = Object.fromEntries(
  Object.entries(sharedModules).map(([name, settings]) => [name, { ...settings, eager: true }]),
);

/** The plugin that provides the runtime asks for its CommonJS build, the rest for its modules: one copy is enough. */
const require = createRequire(import.meta.url);
const oneRuntime = Object.fromEntries(
  ['@module-federation/runtime-core', '@module-federation/sdk'].map((name) => [
    `${name}$`,
    require.resolve(name).replace(/\.cjs$/, '.js'),
  ]),
);

const remoteLoading = /^\.\.?\/(utils\/)?(load|preload)\.js$/;
const noRemoteLoading = (resource: { context: string; request: string }) => {
  if (/runtime-core[\\/]dist/.test(resource.context)) {
    resource.request = path.join(import.meta.dirname, 'no-remote-loading.ts');
  }
};

const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@module-federation)[\\/]/;

/** The host's build: what browsers start with, and the server that renders. */
function hostConfig(name: string, options: BuildOptions): webpack.Configuration {
  const { side } = options;
  const base = baseConfig(options);
  const isServer = side === 'node';
  return {
    ...base,
    name: `${name}-${side}`,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneRuntime } },
    entry: isServer ? { main: './src/server/main.ts' } : { main: './src/browser/main.tsx' },
    output: { ...base.output, uniqueName: name },
    externalsPresets: { node: isServer },
    // pino starts a worker from its own files, resvg is a library of the machine.
    externals: isServer ? { pino: 'commonjs pino', '@resvg/resvg-js': 'commonjs @resvg/resvg-js' } : {},
    plugins: [
      ...(base.plugins ?? []),
      ...(isServer ? [] : [new webpack.NormalModuleReplacementPlugin(remoteLoading, noRemoteLoading)]),
      new ModuleFederationPlugin({
        name,
        remotes: {},
        shared: eagerModules,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          // A browser is told the areas' entries by the page: shared-host asks the containers itself.
          optimization: { target: side, disableSnapshot: true, disableRemote: side === 'web' },
        },
      }),
    ],
    optimization: {
      ...base.optimization,
      // The framework changes rarely: a deploy of the shell leaves it in the visitors' caches.
      ...(!isServer && {
        splitChunks: {
          cacheGroups: { framework: { test: framework, name: 'framework', chunks: 'initial' } },
        },
      }),
    },
  };
}

/** A host's whole build file: `export default hostBuild(import.meta.dirname)`. */
export function hostBuild(dir: string) {
  const name = path.basename(dir).replaceAll('-', '_');
  return (env: BuildEnv = {}): webpack.Configuration[] =>
    (['web', 'node'] as const).map((side) =>
      hostConfig(name, { dir, side, ...kindOfBuild(env), publicPath: '/assets/' }),
    );
}
