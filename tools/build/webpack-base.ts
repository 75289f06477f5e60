import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { getLocalIdent } from './class-names.ts';
import { routerAlias } from './federation.ts';
import { IntegrityPlugin, RouterImportsPlugin } from './plugins.ts';

export type Side = 'web' | 'node';

export interface BuildOptions {
  /** The package's folder. */
  readonly dir: string;
  readonly side: Side;
  readonly isProduction: boolean;
  /** The React that the page runs. Code that is built for the other one fails inside React. */
  readonly react: 'production' | 'development';
  /** The address of the files; `auto` if only the browser knows it. */
  readonly publicPath: string;
  /** React keeps the state of components while their code changes. */
  readonly isRefreshed?: boolean;
  /** Values for private design tokens, which the site may not define. */
  readonly tokenFallbacks?: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);
const local = (file: string) => fileURLToPath(new URL(file, import.meta.url));

// The theme's colors are written with light-dark().
const browsers = 'chrome >= 123, edge >= 123, firefox >= 121, safari >= 17.5';

function styleRules({ side, tokenFallbacks }: BuildOptions): webpack.RuleSetRule[] {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        getLocalIdent,
        exportOnlyLocals: side === 'node',
      },
    },
  };
  // On the server, a stylesheet is only a list of class names.
  const extract = side === 'web' ? [MiniCssExtractPlugin.loader] : [];
  const prepare = (isLayer: boolean) => ({
    loader: local('./style-loader.cjs'),
    options: { fallbacks: tokenFallbacks, isLayer },
  });
  const sharedUi = /shared-ui[\\/](?:src|dist[\\/]esm)[\\/].*\.module\.css$/;
  return [
    {
      test: sharedUi,
      sideEffects: true,
      use: [...extract, css, prepare(true)],
    },
    { test: /\.css$/, exclude: sharedUi, sideEffects: true, use: [...extract, css, prepare(false)] },
  ];
}

const scripts = (options: BuildOptions): webpack.RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: [
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: options.side === 'web' ? 'es2022' : 'es2024',
          transform: {
            react: {
              runtime: 'automatic',
              development: options.react === 'development',
              refresh: options.isRefreshed ?? false,
            },
          },
          experimental: {
            plugins: [
              // The catalogs have all texts, including English, so the code does not repeat them.
              [
                require.resolve('@lingui/swc-plugin'),
                { descriptorFields: options.isProduction ? 'id-only' : 'all' },
              ],
            ],
          },
        },
      },
    },
    local('./page-chunks.cjs'),
  ],
});

/**
 * A file's address must be the same on server and browser. Only browsers know where an area's files are, so files that
 * its code imports are inlined; files of a stylesheet are beside it.
 */
function fileRules({ side, publicPath }: BuildOptions): webpack.RuleSetRule[] {
  const test = /\.(svg|woff2|png)$/;
  const file = { test, type: 'asset/resource', generator: { emit: side === 'web' } };
  if (publicPath !== 'auto') return [file];
  return [
    { ...file, dependency: 'url' },
    { test, dependency: { not: ['url'] }, type: 'asset/inline' },
  ];
}

/** The text of a file, for pictures that the server draws: `tokens.css?raw`. */
const rawRule: webpack.RuleSetRule = { resourceQuery: /^\?raw$/, type: 'asset/source' };

/** Fonts of pictures that a server draws: files beside its code that browsers never load. */
const fontRule = ({ side }: BuildOptions): webpack.RuleSetRule => ({
  test: /\.(ttf|otf)$/,
  type: 'asset/resource',
  generator: { emit: side === 'node', publicPath: '', filename: 'fonts/[name].[contenthash:8][ext]' },
});

/** A changed preset must not reuse the cache of earlier builds. */
function presetVersion(): string {
  const hash = createHash('sha256');
  const entries = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    hash.update(readFileSync(path.join(entry.parentPath, entry.name)));
  }
  return hash.digest('hex');
}

/**
 * Makes V8 compile a file's functions off the main thread while the file loads, instead of one by one on their first
 * call, because a page runs nearly all code that it loads.
 */
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

/** Kind of build. */
export interface BuildEnv {
  readonly development?: boolean;
  /** A development build for a published shell, which runs production React. */
  readonly forPublishedShell?: boolean;
  /** A development build that is also shown alone, in the page for developers. */
  readonly withDevPage?: boolean;
  /** A development build of an area without a shell. */
  readonly alone?: boolean;
}

export const kindOfBuild = ({ development = false, forPublishedShell = false }: BuildEnv) =>
  ({
    isProduction: !development,
    react: development && !forPublishedShell ? 'development' : 'production',
  }) as const;

/**
 * Names an entry after its content. Federation's plugin asks for the name before webpack has hashed the content, to see
 * in which folder the file is; since webpack 5.111, a name with a hash fails the build then.
 */
const getEntryName =
  (isProduction: boolean) =>
  ({ chunk }: webpack.PathData): string =>
    isProduction && chunk && 'contentHash' in chunk && chunk.contentHash?.javascript
      ? '[name].[contenthash:8].js'
      : '[name].js';

/** Stylesheets of an area also belong into the shadow roots of mounted areas (`isolated-place.ts` of shared-ui). */
const areaStyles = {
  attributes: { 'data-area-styles': '' },
  // The plugin writes the text of this function into the code for browsers.
  insert: new Function(
    'link',
    'globalThis.hotdropAddStyles ? globalThis.hotdropAddStyles(link) : document.head.append(link)',
  ) as () => void,
};

/** Base of every build: the shell and areas, for browsers and for the server. */
export function baseConfig(options: BuildOptions): webpack.Configuration {
  const { dir, side, isProduction, react, publicPath, isRefreshed } = options;
  const name = isProduction ? '[name].[contenthash:8]' : '[name]';
  return {
    mode: isProduction ? 'production' : 'development',
    context: dir,
    target: side === 'web' ? [`browserslist:${browsers}`] : 'async-node24',
    devtool: isProduction ? (side === 'web' ? false : 'source-map') : 'cheap-module-source-map',
    output: {
      path: path.join(dir, 'dist', side),
      // The extension decides the module type, because the nearest package.json depends on where a server keeps its
      // copy.
      filename: side === 'web' ? getEntryName(isProduction) : '[name].cjs',
      chunkFilename: side === 'web' ? `${name}.js` : '[name].cjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: side === 'node' && publicPath === 'auto' ? '' : publicPath,
      // The dev server finds errors in the sources.
      ...(!isProduction && { devtoolModuleFilenameTemplate: '[absolute-resource-path]' }),
      // Preloads, integrity, and later requests must agree on it; otherwise a file is fetched twice.
      crossOriginLoading: 'anonymous',
      clean: true,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: routerAlias(react),
    },
    resolveLoader: { modules: [fileURLToPath(new URL('../node_modules', import.meta.url)), 'node_modules'] },
    module: {
      rules: [
        {
          oneOf: [
            rawRule,
            scripts(options),
            ...styleRules(options),
            { test: /\.po$/, type: 'javascript/esm', use: local('../lingui/po-loader.cjs') },
            ...fileRules(options),
            fontRule(options),
          ],
        },
        { resourceQuery: /^\?mount$/, enforce: 'pre', use: local('./mount-loader.cjs') },
      ],
    },
    plugins: [
      // lingui brings a copy of this hook for versions of React without it. An alias would be a React of its own beside
      // the shared one.
      new webpack.NormalModuleReplacementPlugin(/^use-sync-external-store\/shim$/, 'react'),
      new RouterImportsPlugin(),
      ...(side === 'web'
        ? [
            new MiniCssExtractPlugin({
              filename: `${name}.css`,
              chunkFilename: `${name}.css`,
              ...(options.tokenFallbacks && areaStyles),
            }),
            new IntegrityPlugin(),
          ]
        : []),
    ],
    optimization: {
      nodeEnv: react,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            compress: { passes: 3, ecma: 2022 },
            format: { preamble: compileAtOnce },
          },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // Keeps names in stack traces of the server, where size does not matter.
      minimize: isProduction && side === 'web',
      // Otherwise webpack requires React at each use, and federation searches for it each time.
      ...(isProduction && side === 'node' && { concatenateModules: { commonjs: false } }),
      // Hashes of the real, minified content, as integrity needs.
      realContentHash: isProduction,
    },
    cache: isProduction
      ? false
      : {
          type: 'filesystem',
          name: [path.basename(dir), side, react, ...(isRefreshed ? ['refreshed'] : [])].join('-'),
          version: presetVersion(),
        },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}
