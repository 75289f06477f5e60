import { jestCounts, nodeTestCounts, playwrightCounts } from './counts.ts';
import type { Step } from './step.ts';
import { jestEnv } from './steps.ts';

const nodeTest = (...files: string[]) => ({
  command: process.execPath,
  args: ['--test', '--test-reporter=spec', '--test-concurrency=1', ...files],
  counts: nodeTestCounts,
});

/** Steps that take minutes, or need more than npm. */
export const slowSteps: readonly Step[] = [
  {
    name: 'postgresql',
    title: 'the API host does on PostgreSQL what it does on its embedded database',
    command: process.execPath,
    args: ['api/test-on-postgres.ts', '--ci'],
    counts: jestCounts,
  },
  {
    name: 'embedded',
    title:
      'an embedded database opens, is backed up, checked, and restored, and says what to do when it is damaged',
    command: 'jest',
    args: ['--ci', '--maxWorkers', '2', 'api/src/.*\\.slow\\.ts$'],
    env: { ...jestEnv, SLOW_TESTS: '1' },
    counts: jestCounts,
  },
  {
    name: 'cold-start',
    title: 'one command starts the site on a machine that has Node alone, and starts it again quickly',
    ...nodeTest('tools/test-runner/slow/cold-start.slow.ts'),
  },
  {
    name: 'api-host',
    title: 'an API host outlives a clock that is set, a frozen database, a damaged folder, and a full disk',
    ...nodeTest('tools/test-runner/slow/api-host.slow.ts'),
  },
  {
    name: 'new-area',
    title: 'a new area is one command, touches nothing else, and can be published at once',
    ...nodeTest('tools/test-runner/slow/new-area.slow.ts'),
  },
  {
    name: 'backup',
    title: 'a backup of a running host restores on another machine, on both databases',
    ...nodeTest('tools/test-runner/slow/backup.slow.ts'),
  },
  {
    name: 'deploy-files',
    title: 'Caddy, Prometheus, and systemd accept the files of deploy',
    ...nodeTest('tools/test-runner/slow/deploy-files.slow.ts'),
  },
  {
    name: 'rehearsal',
    title:
      'a production site of two servers of each kind goes on while its operators work and its machines fail',
    ...nodeTest('tools/test-runner/slow/rehearsal.slow.ts'),
  },
  {
    name: 'resilience',
    title:
      'the site works whatever happens to a store, an area, a part, a publisher, or a browser, also in Korean',
    command: process.execPath,
    args: [
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/slow.config.ts',
      '--workers',
      '1',
    ],
    counts: playwrightCounts,
  },
];
