import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

// Dates in tests do not depend on the machine. `useTimeZone` of shared-ui/testing chooses another zone.
process.env.TZ = 'UTC';

/** Options for packages, which have no texts of ours. lingui's plugin takes three quarters of the time of a small file. */
const packageOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

export const swcOptions = {
  ...packageOptions,
  jsc: {
    ...packageOptions.jsc,
    experimental: { plugins: [[require.resolve('@lingui/swc-plugin'), {}]] },
  },
};

/** Options for all tests. Many of our libraries ship ES modules only; Jest runs CommonJS. */
export const allTests = {
  transform: {
    '\\.po$': here('./po-transform.cjs'),
    '\\.(css|svg)$': here('./raw-transform.cjs'),
    '\\.(ttf|otf)$': here('./file-name-transform.cjs'),
    '/node_modules/.+\\.[cm]?js$': [require.resolve('@swc/jest'), packageOptions],
    '^.+\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swcOptions],
  },
  // A spy ends with its test, also if the test fails.
  restoreMocks: true,
  transformIgnorePatterns: ['^(?!.*/pglite/).+\\.cjs$', '/node_modules/.+/cjs/.+\\.js$'],
  // Each use of a global of the test's context is a slow lookup, so modules receive these as parameters. No test
  // replaces them, unlike timers and `Date`.
  sandboxInjectedGlobals: [
    'Array',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Reflect',
    'Set',
    'String',
    'Symbol',
    'Uint8Array',
    'WeakMap',
  ],
};

/** Jest configuration for pages: they run in a DOM. */
export default {
  ...allTests,
  testEnvironment: here('./dom-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [here('./setup-dom.ts')],
  moduleNameMapper: {
    '^(.*)\\?(raw|later)$': '$1',
    '\\.css$': here('./css-stub.cjs'),
    '\\.(svg|woff2|png)$': here('./file-stub.cjs'),
  },
};
