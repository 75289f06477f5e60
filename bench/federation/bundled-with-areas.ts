import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const here = (file: string) => path.join(import.meta.dirname, file);

const replace = (request: RegExp, file: string) => new webpack.NormalModuleReplacementPlugin(request, file);

/** Imports the areas' modules instead of fetching their containers. */
function writeContainers(root: string, dir: string): string {
  const areas = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const imports = areas.flatMap((id) =>
    ['area', 'parts'].flatMap((name) => {
      const file = path.join(root, id, 'src', `${name}.tsx`);
      const chunk = `/* webpackChunkName: "${id}--${name}" */`;
      return existsSync(file) ? [`  '${id}/./${name}': () => import(${chunk} ${JSON.stringify(file)}),`] : [];
    }),
  );
  const file = path.join(dir, 'dist', 'container.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    [
      'const modules = {',
      ...imports,
      '};',
      'export const fetchContainer = async ({ id }) => ({',
      '  get: (name) => modules[id + "/" + name]().then((module) => () => module),',
      '});',
    ].join('\n'),
  );
  return file;
}

interface Place {
  readonly root: string;
  /** The build goes to `dist/` in this folder. */
  readonly dir: string;
}

/**
 * Changes a shell's build to bundle the areas: no federation in the browser, and the shell's own chunks instead of an
 * area's. The server renders as usual.
 */
export function bundledWithAreas(config: webpack.Configuration, { root, dir }: Place): webpack.Configuration {
  const isServer = config.name?.endsWith('-node');
  const plugins = config.plugins ?? [];
  const web = {
    resolve: config.resolve,
    module: {
      rules: [
        {
          enforce: 'pre' as const,
          test: /[\\/]mf-[^\\/]+[\\/]src[\\/].*\.tsx?$/,
          use: here('name-chunks.cjs'),
        },
        ...(config.module?.rules ?? []),
      ],
    },
    plugins: [
      ...plugins.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
      replace(/^\.\/container\.ts$/, writeContainers(root, dir)),
    ],
  };
  const node = { plugins: [...plugins, replace(/^\.\/page-files\.ts$/, here('page-files.ts'))] };
  return {
    ...config,
    ...(isServer ? node : web),
    output: { ...config.output, path: path.join(dir, 'dist', isServer ? 'node' : 'web') },
  };
}
