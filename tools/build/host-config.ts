import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';
import { createFederationPlugin, oneRuntime, sharedModules } from './federation.ts';
import { type BuildEnv, type BuildOptions, baseConfig, kindOfBuild } from './webpack-base.ts';

/** A host's shared modules are in its entry, so that it needs no chunk to start. */
const eagerModules = Object.fromEntries(
  Object.entries(sharedModules).map(([name, settings]) => [name, { ...settings, eager: true }]),
);

/** Without copies of its own, a host uses those of the first area. */
const borrowedModules = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { singleton, requiredVersion }]) => [
    name,
    { singleton, requiredVersion, import: false as const },
  ]),
);

const framework = /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@module-federation)[\\/]/;

type Entries = Readonly<Record<string, string | string[]>>;

interface HostOptions extends BuildOptions {
  readonly name: string;
  readonly entry: Entries;
  /** Modules shared with areas. */
  readonly shared: typeof eagerModules | typeof borrowedModules;
}

/** One side of a host: the browser's scripts, or the server that renders. */
function hostConfig({ name, entry, shared, ...options }: HostOptions): webpack.Configuration {
  const { side } = options;
  const base = baseConfig(options);
  const isServer = side === 'node';
  return {
    ...base,
    name: `${name}-${side}`,
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneRuntime } },
    entry,
    output: { ...base.output, uniqueName: name },
    externalsPresets: { node: isServer },
    // pino starts a worker from its own files, and resvg is a native library.
    externals: isServer ? { pino: 'commonjs pino', '@resvg/resvg-js': 'commonjs @resvg/resvg-js' } : {},
    plugins: [
      ...(base.plugins ?? []),
      createFederationPlugin({
        name,
        remotes: {},
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          provideExternalRuntime: true,
          // The page gives the browser the areas' entries, and shared-host loads the containers.
          optimization: { target: side, disableSnapshot: true, disableRemote: side === 'web' },
        },
      }),
    ],
    optimization: {
      ...base.optimization,
      // The framework changes rarely, so it stays in the visitors' caches after a deploy of the shell. Chunks keep what
      // they share: it is little, and would be one more file.
      ...(!isServer && {
        splitChunks: {
          cacheGroups: {
            default: false,
            defaultVendors: false,
            framework: { test: framework, name: 'framework', chunks: 'initial' },
          },
        },
      }),
    },
  };
}

const nameOf = (dir: string) => path.basename(dir).replaceAll('-', '_');

/**
 * Creates the webpack configuration of a host with a server that renders its pages: `export default
 * hostBuild(import.meta.dirname)`.
 */
export function hostBuild(dir: string) {
  const entries = { web: './src/browser/main.ts', node: './src/server/main.ts' };
  return (env: BuildEnv = {}): webpack.Configuration[] =>
    (['web', 'node'] as const).map((side) =>
      hostConfig({
        ...kindOfBuild(env),
        dir,
        side,
        publicPath: '/assets/',
        name: nameOf(dir),
        entry: { main: entries[side] },
        shared: eagerModules,
      }),
    );
}

/** Options for a host without a server: one folder of files with the names of their entries. */
const withPlainNames = (config: webpack.Configuration): webpack.Configuration => ({
  ...config,
  output: { ...config.output, filename: '[name].js' },
  plugins: [
    ...(config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin)),
    new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
  ],
});

/** Creates the webpack configuration of a React shell with a static page that names its scripts. */
export function pageBuild(dir: string, entry: Entries) {
  return (env: BuildEnv = {}): webpack.Configuration[] => [
    withPlainNames(
      hostConfig({
        ...kindOfBuild(env),
        dir,
        side: 'web',
        publicPath: '/assets/',
        name: nameOf(dir),
        entry,
        shared: eagerModules,
      }),
    ),
  ];
}

/** Creates the webpack configuration of a script for pages of other sites. The areas bring React. */
export function scriptBuild(dir: string, entry: Entries) {
  return (env: BuildEnv = {}): webpack.Configuration[] => {
    const config = withPlainNames(
      hostConfig({
        ...kindOfBuild(env),
        dir,
        side: 'web',
        publicPath: 'auto',
        name: nameOf(dir),
        entry,
        shared: borrowedModules,
      }),
    );
    return [{ ...config, optimization: { ...config.optimization, splitChunks: false } }];
  };
}

/** Creates the webpack configuration of plain scripts without areas, in `dist/scripts`. */
export function plainBuild(dir: string, entry: Entries) {
  return (env: BuildEnv = {}): webpack.Configuration[] => {
    const base = withPlainNames(baseConfig({ dir, side: 'web', ...kindOfBuild(env), publicPath: 'auto' }));
    return [
      {
        ...base,
        name: `${nameOf(dir)}-scripts`,
        entry,
        output: { ...base.output, path: path.join(dir, 'dist', 'scripts') },
      },
    ];
  };
}
