import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const requirePackage = createRequire(import.meta.url);
const packageSchema = v.object({ version: v.string() });
const readVersion = (name: string) => v.parse(packageSchema, requirePackage(`${name}/package.json`)).version;

/** The catalog of pnpm-workspace.yaml has the versions. */
const reactVersion = readVersion('react');
const routerVersion = readVersion('react-router-dom');
const linguiVersion = readVersion('@lingui/core');

/**
 * Modules that the shell and areas share by version at run time: one React tree needs one of each. Everything else is
 * bundled, so that a team can deploy with its own versions.
 *
 * Each build has its own copy as a fallback chunk, which is fetched only on a page whose host provides none
 * (`./mount`).
 */
export const sharedModules = {
  // Hooks and contexts work only within one instance.
  react: { singleton: true, requiredVersion: `^${reactVersion}`, version: reactVersion },
  'react/': { singleton: true, requiredVersion: `^${reactVersion}`, version: reactVersion },
  // One renderer owns the document.
  'react-dom': { singleton: true, requiredVersion: `^${reactVersion}`, version: reactVersion },
  // Each area has its own texts in its own instance; the code that reads them is the same. Saves 3 KB per area.
  '@lingui/core': { singleton: true, requiredVersion: `^${linguiVersion}`, version: linguiVersion },
  '@lingui/react': { singleton: true, requiredVersion: `^${linguiVersion}`, version: linguiVersion },
  // Links, loaders and params come through the router's contexts. A shared module keeps every export, so what is
  // shared is a surface of what areas use: 26 KB brotli less than the whole router.
  'react-router-dom': {
    import: here('./router/shared-router-exports.ts'),
    singleton: true,
    requiredVersion: `^${routerVersion}`,
    version: routerVersion,
  },
};

/** react-router's package resolves to its development build in webpack whatever the mode. */
export const routerAlias = (require: NodeJS.Require, kind: 'production' | 'development') => {
  const dist = require.resolve('react-router').replace(/dist[\\/].*$/, `dist/${kind}/`);
  return { 'react-router/dom$': `${dist}dom-export.mjs`, 'react-router$': `${dist}index.mjs` };
};
