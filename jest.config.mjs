import pageTests, { allTests } from './tools/jest/page-tests.mjs';

const shared = {
  ...allTests,
  rootDir: import.meta.dirname,
};

/** Packages with pages run in a DOM; the others must work without one. */
export default {
  // The only one, and generous, because a busy machine is slow: a test fails by its assertions, not by its time.
  testTimeout: 240_000,
  globalSetup: '<rootDir>/tools/jest/run-folder.mjs',
  projects: [
    {
      ...pageTests,
      ...shared,
      displayName: 'pages',
      testMatch: [
        '<rootDir>/{shell,mf-*,shared-ui,examples/*}/{src,service}/**/*.test.{ts,tsx}',
        '<rootDir>/shared-host/src/{parts,react}/*.test.tsx',
      ],
    },
    {
      ...shared,
      displayName: 'domain and servers',
      testEnvironment: 'node',
      testPathIgnorePatterns: ['/node_modules/', '/shared-host/src/(parts|react)/.*\\.test\\.tsx$'],
      testMatch: [
        '<rootDir>/{shared-domain,shared-host,api,create-area,demo-world,tools}/**/*.test.{ts,tsx}',
        // They need a PostgreSQL server.
        ...(process.env.TEST_POSTGRES_URL ? ['<rootDir>/api/**/*.postgresql.ts'] : []),
        // They create an embedded database for each case.
        ...(process.env.CI || process.argv.some((arg) => arg.endsWith('.ci.ts'))
          ? ['<rootDir>/api/**/*.ci.ts']
          : []),
      ],
    },
  ],
};
