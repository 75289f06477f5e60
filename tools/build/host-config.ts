import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type webpack from 'webpack';
import { createFederationPlugin } from './federation/federation-plugin.ts';
import { trimHostRuntime } from './federation/trim-federation-runtime.ts';
import { sharedModules } from './shared-modules.ts';
import { type BuildEnv, type BuildOptions, baseConfig, kindOfBuild } from './webpack-base.ts';

/** A host's shared modules are in its entry, so that it needs no chunk to start. */
const makeEager = (modules: typeof sharedModules) =>
  Object.fromEntries(Object.entries(modules).map(([name, settings]) => [name, { ...settings, eager: true }]));
const eagerModules = makeEager(sharedModules);

const serverRouter = fileURLToPath(new URL('./router/shared-router-exports-server.ts', import.meta.url));
const serverModules = makeEager({
  ...sharedModules,
  'react-router-dom': { ...sharedModules['react-router-dom'], import: serverRouter },
});

/** Without copies of its own, a host uses those of the first area. */
const borrowedModules = Object.fromEntries(
  Object.entries(sharedModules).map(([name, { singleton, requiredVersion }]) => [
    name,
    { singleton, requiredVersion, import: false as const },
  ]),
);

/** On a server the plugin that provides the runtime asks for its CommonJS build, the rest for its modules. */
const require = createRequire(import.meta.url);
const oneRuntime = Object.fromEntries(
  ['@module-federation/runtime-core', '@module-federation/sdk'].map((name) => [
    `${name}$`,
    findModuleBuild(require.resolve(name)),
  ]),
);

function findModuleBuild(commonJs: string): string {
  const file = commonJs.replace(/\.cjs$/, '.js');
  if (file !== commonJs && existsSync(file)) return file;
  throw new Error(
    `${commonJs} has no module build beside it: correct oneRuntime in tools/build/host-config.ts.`,
  );
}

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
      ...(isServer ? [] : trimHostRuntime()),
      createFederationPlugin({
        name,
        remotes: {},
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          // In browsers host-runtime.ts does it.
          provideExternalRuntime: isServer,
          // The page gives the browser the areas' entries, and shared-host loads the containers.
          optimization: { target: side, disableSnapshot: true, disableRemote: side === 'web' },
        },
      }),
    ],
    optimization: {
      ...base.optimization,
      // The framework changes rarely, so it stays in the visitors' caches after a deploy of the shell.
      ...(!isServer && {
        splitChunks: {
          cacheGroups: { framework: { test: framework, name: 'framework', chunks: 'initial' } },
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
        ...{ dir, side, ...kindOfBuild(env), publicPath: '/assets/' },
        name: nameOf(dir),
        entry: { main: entries[side] },
        shared: side === 'node' ? serverModules : eagerModules,
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
        ...{ dir, side: 'web', ...kindOfBuild(env), publicPath: '/assets/' },
        ...{ name: nameOf(dir), entry, shared: eagerModules },
      }),
    ),
  ];
}

/** Creates the webpack configuration of a script for pages of other sites. The areas bring React. */
export function scriptBuild(dir: string, entry: Entries) {
  return (env: BuildEnv = {}): webpack.Configuration[] => {
    const config = withPlainNames(
      hostConfig({
        ...{ dir, side: 'web', ...kindOfBuild(env), publicPath: 'auto' },
        ...{ name: nameOf(dir), entry, shared: borrowedModules },
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
