import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Dates in tests do not depend on the machine. `useTimeZone` of shared-ui/testing chooses another zone.
process.env.TZ = 'UTC';

const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '\\.po$': '<rootDir>/tools/jest/po-transform.cjs',
    '\\.(css|svg)$': '<rootDir>/tools/jest/raw-transform.cjs',
    '\\.(ttf|otf)$': '<rootDir>/tools/jest/file-name-transform.cjs',
    '^.+\\.[cm]?[jt]sx?$': [
      // `npm run mutation-tests` runs tests on code without one of its guards.
      process.env.MUTANT ? '<rootDir>/tools/mutation-tests/mutant-transform.cjs' : '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2023',
          transform: { react: { runtime: 'automatic' } },
          experimental: { plugins: [[require.resolve('@lingui/swc-plugin'), {}]] },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Many of our libraries ship ES modules only; Jest runs CommonJS.
  transformIgnorePatterns: [],
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

/** Packages with pages run in a DOM; the others must work without one. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'pages',
      testEnvironment: '<rootDir>/tools/jest/dom-environment.cjs',
      testMatch: [
        '<rootDir>/{shell,mf-*,shared-ui,examples/*}/src/**/*.test.{ts,tsx}',
        '<rootDir>/shared-host/src/parts/*.test.tsx',
      ],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/setup-dom.ts'],
      moduleNameMapper: {
        '^(.*)\\?raw$': '$1',
        '\\.css$': '<rootDir>/tools/jest/css-stub.cjs',
        '\\.(svg|woff2|png)$': '<rootDir>/tools/jest/file-stub.cjs',
        '^react-virtualized-auto-sizer$': '<rootDir>/tools/jest/auto-sizer.cjs',
      },
    },
    {
      ...shared,
      displayName: 'domain and servers',
      testEnvironment: 'node',
      testPathIgnorePatterns: ['/node_modules/', '/shared-host/src/parts/.*\\.test\\.tsx$'],
      testMatch: [
        '<rootDir>/{shared-domain,shared-host,api,demo-world,tools}/**/*.test.{ts,tsx}',
        // Tests that need a PostgreSQL server.
        ...(process.env.TEST_POSTGRES_URL ? ['<rootDir>/api/**/*.postgresql.ts'] : []),
      ],
    },
  ],
};
