import { readdirSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as v from 'valibot';

const require = createRequire(import.meta.url);

type Plugin = typeof import('@module-federation/enhanced/webpack');
type Options = ConstructorParameters<Plugin['ModuleFederationPlugin']>[0];

/** Creates federation's plugin for webpack. */
export function createFederationPlugin(options: Options): InstanceType<Plugin['ModuleFederationPlugin']> {
  const { ModuleFederationPlugin } = loadPlugin();
  return new ModuleFederationPlugin(options);
}

let plugin: Plugin | undefined;

/**
 * The plugin imports internal modules of webpack by their paths, and webpack moves these modules in minor versions. A
 * hook finds a moved module by its name, if only one module has it.
 */
function loadPlugin(): Plugin {
  if (plugin) return plugin;
  // Otherwise the plugin starts webpack without options and searches the error for the path. That compiles the schema
  // of all options in each build.
  process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
  registerHooks({
    resolve(specifier, context, nextResolve) {
      try {
        return nextResolve(specifier, context);
      } catch (error) {
        const name = /(?:^|[\\/])webpack[\\/]lib[\\/](?:.+[\\/])?([^\\/]+?)(?:\.js)?$/.exec(specifier)?.[1];
        const [file, ...others] = name ? findWebpackModules(name) : [];
        if (!file || others.length) throw error;
        return { url: pathToFileURL(file).href, format: 'commonjs', shortCircuit: true };
      }
    },
  });
  const loaded: Plugin = require('@module-federation/enhanced/webpack');
  plugin = loaded;
  return loaded;
}

function findWebpackModules(name: string): string[] {
  const library = path.join(path.dirname(require.resolve('webpack/package.json')), 'lib');
  return readdirSync(library, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === `${name}.js`)
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const packageSchema = v.object({ version: v.string() });

/** One instance for the whole page. The catalog of pnpm-workspace.yaml has the versions. */
function single(name: string) {
  const { version } = v.parse(packageSchema, require(`${name}/package.json`));
  return { singleton: true, requiredVersion: `^${version}`, version };
}

/**
 * Modules that the shell and areas share by version at run time: one React tree needs one of each. Everything else is
 * bundled, so that a team can deploy with its own versions. Each build has its own copy as a fallback chunk, which is
 * fetched only on a page whose host provides none (`./mount`).
 */
export const sharedModules = {
  react: single('react'),
  'react/': single('react'),
  'react-dom': single('react'),
  // Each area has its own texts in its own instance; the code that reads them is the same. Saves 3 KB per area.
  '@lingui/core': single('@lingui/core'),
  '@lingui/react': single('@lingui/core'),
  'react-router-dom': {
    ...single('react-router-dom'),
    import: fileURLToPath(new URL(`router${path.extname(import.meta.filename)}`, import.meta.url)),
  },
};

/** The plugin that provides the runtime asks for its CommonJS build, the rest for its modules: a build needs one. */
export const oneRuntime = Object.fromEntries(
  ['@module-federation/runtime-core', '@module-federation/sdk'].map((name) => [
    `${name}$`,
    require.resolve(name).replace(/\.cjs$/, '.js'),
  ]),
);

/** react-router's package resolves to its development build in webpack whatever the mode. */
export const routerAlias = (kind: 'production' | 'development') => {
  const dist = require.resolve('react-router').replace(/dist[\\/].*$/, `dist/${kind}/`);
  return { 'react-router/dom$': `${dist}dom-export.mjs`, 'react-router$': `${dist}index.mjs` };
};
