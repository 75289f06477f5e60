import { readdirSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

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
