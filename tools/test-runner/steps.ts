import { availableParallelism } from 'node:os';
import { jestCounts, playwrightCounts } from './counts.ts';
import type { Step } from './step.ts';

/** Tests load ES modules as the servers do. */
export const jestEnv = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--experimental-vm-modules --disable-warning=ExperimentalWarning']
    .filter(Boolean)
    .join(' '),
};

const node = process.execPath;
const cores = availableParallelism();

/** Steps from quick to slow, so that a typo fails within seconds. The build is long, so it starts early. */
export const steps: readonly Step[] = [
  {
    name: 'lint',
    title: 'code is formatted and passes the linter',
    command: 'biome',
    args: ['ci', '--error-on-warnings', '--colors=off'],
    cores: 1,
  },
  {
    name: 'spelling',
    title: 'names, comments, and docs are in American English',
    command: 'cspell',
    args: ['lint', '--no-progress', '--no-summary'],
    cores: 1,
  },
  {
    name: 'build',
    title: 'shell and areas build, and the areas can be published',
    command: node,
    args: ['tools/site-runner/build-for-tests.ts'],
    // The quick steps run beside it.
    cores: 1,
  },
  {
    name: 'unused',
    title: 'every file, export and dependency is used',
    command: 'knip',
    args: ['--no-progress'],
    cores: 1,
  },
  {
    name: 'exports',
    title: 'no export is used only by tests',
    command: 'knip',
    args: ['--production', '--no-progress', '--config', 'knip.production.ts', '--include', 'exports'],
    cores: 1,
  },
  {
    name: 'types',
    title: 'types are correct, and packages without pages do not use the DOM',
    command: 'tsc',
    args: ['--build', 'tsconfig.json', 'tsconfig.no-dom.json'],
    cores: 1,
  },
  {
    name: 'texts',
    title: 'every text is in every catalog',
    command: node,
    args: ['tools/lingui/texts.ts', 'check'],
    cores: 1,
  },
  {
    name: 'contract',
    title: 'the contract between sites and areas is the recorded one',
    command: node,
    args: ['tools/packages/contract.ts', 'check'],
    cores: 1,
  },
  {
    name: 'unit',
    title: 'units, components, and servers pass their tests',
    command: 'jest',
    // The tests of a file run in random order, so that none comes to need another. The output names the seed.
    args: ['--ci', '--randomize', '--maxWorkers', String(cores)],
    env: jestEnv,
    counts: jestCounts,
  },
  {
    name: 'browser',
    title: 'visitors can use the built site in a real browser',
    command: node,
    args: [
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e',
      // Journeys spend a third of their time waiting, so one more than there are cores keeps all cores busy.
      '--workers',
      String(cores + 1),
    ],
    counts: playwrightCounts,
  },
];
