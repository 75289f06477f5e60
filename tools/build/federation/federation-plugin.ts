import { readdirSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const webpackLibrary = path.join(path.dirname(require.resolve('webpack/package.json')), 'lib');

/**
 * Federation's plugin imports internal modules of webpack by their paths, and webpack moves these modules in minor
 * versions. This finds a moved module by its name, if only one module has it.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      const name = /^webpack\/lib\/(?:.+\/)?([^/]+?)(?:\.js)?$/.exec(specifier)?.[1];
      const [file, ...others] = name ? findModules(name) : [];
      if (!file || others.length) throw error;
      return { url: pathToFileURL(file).href, format: 'commonjs', shortCircuit: true };
    }
  },
});

const findModules = (name: string): string[] =>
  readdirSync(webpackLibrary, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === `${name}.js`)
    .map((entry) => path.join(entry.parentPath, entry.name));

// After the hook: the import loads the internal modules.
export const { ModuleFederationPlugin } = await import('@module-federation/enhanced/webpack');
