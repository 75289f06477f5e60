import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import pLimit from 'p-limit';
import { findPostgres } from '../start/postgres.ts';
import { root } from '../start/site.ts';

/**
 * `npm test` runs what a change must pass; `npm test -- lint unit` runs these steps. `npm run test:ci` adds tests of
 * failures and uses PostgreSQL, and `npm run test:nightly` runs tests that take minutes each.
 */
const [suite = 'test', ...named] = process.argv.slice(2);
const cores = availableParallelism();
/** Tests also wait, so one worker more than there are cores keeps all cores busy. */
const workers = cores + 1;
const hasPostgres = Boolean(process.env.TEST_POSTGRES_URL || findPostgres());
const isCi = suite === 'ci';
const isNightly = suite === 'nightly';

/** They run beside each other; the build takes longest. */
const checks: Readonly<Record<string, string>> = {
  build: 'node tools/test/build.ts',
  types: 'tsc --build tsconfig.json tsconfig.no-dom.json examples',
  lint: 'biome ci --error-on-warnings --colors=off',
  spelling: 'cspell lint --no-progress --no-summary',
  unused: 'knip --no-progress',
  exports: 'knip --production --no-progress --config knip.production.ts --include exports',
  texts: 'node tools/lingui/texts.ts check',
  contract: 'node tools/packages/contract.ts check',
};

const projects = isNightly ? ['nightly'] : isCi ? ['test', 'ci'] : ['test'];
const tests: Readonly<Record<string, string>> = {
  // The tests of a file run in random order, so that none comes to need another. The summary has the seed: with
  // `npx jest PATH --randomize --seed=N`, a failure repeats.
  unit: `${isCi && hasPostgres ? 'node tools/start/with-postgres.ts ' : ''}jest --ci --randomize --maxWorkers=${workers} --json --outputFile=.cache/test/unit.json`,
  browser: `playwright test --reporter=list,json --workers=${isNightly ? 1 : workers} ${projects.map((project) => `--project=${project}`).join(' ')}`,
};

interface Result {
  readonly passed: number;
  /** Names of the tests. */
  readonly failed: readonly string[];
}

const folder = path.join(root, '.cache', 'test');
const results: Result[] = [];
mkdirSync(folder, { recursive: true });

async function run(name: string, command: string): Promise<void> {
  const started = performance.now();
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const [program = '', ...args] = command.split(' ');
  const { exitCode, all } = await execa(program, args, {
    cwd: root,
    env: { FORCE_COLOR: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    all: true,
    reject: false,
    maxBuffer: 500_000_000,
  });
  const output = stripVTControlCharacters(all);
  writeFileSync(path.join(folder, `${name}.log`), output);
  const { passed, failed } = existsSync(file)
    ? readResults(file)
    : { passed: exitCode === 0 ? 1 : 0, failed: [] };
  // A failed command counts as a failure, whatever it counted, and so does one without a test.
  const isFailed = exitCode !== 0 || passed === 0;
  const result = { passed, failed: isFailed && failed.length === 0 ? [name] : failed };
  results.push(result);
  if (isFailed) console.log(output.trimEnd().split('\n').slice(-100).join('\n'));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name.padEnd(10)} ${passed} passed, ${result.failed.length} failed, ${seconds} s`);
}

interface JestSuite {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}
interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Reads the JSON of Jest or Playwright. */
function readResults(file: string): Result {
  const json = JSON.parse(readFileSync(file, 'utf8'));
  return json.stats
    ? { passed: json.stats.expected, failed: json.suites.flatMap(listFailedSpecs) }
    : { passed: json.numPassedTests, failed: json.testResults.flatMap(listFailedTests) };
}

const listFailedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `e2e/${file}:${line} ${title}`),
  ...suites.flatMap(listFailedSpecs),
];

function listFailedTests({ name, status, assertionResults }: JestSuite): string[] {
  const place = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A suite without a failed test could not run.
  if (status === 'failed' && failed.length === 0) return [place];
  return failed.map(({ fullName }) => `${place} ${fullName}`);
}

const known = isNightly ? ['build', 'browser'] : [...Object.keys(checks), ...Object.keys(tests)];
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. The steps are: ${known.join(', ')}.`);
  process.exit(2);
}
const isChosen = ([name]: [string, string]) => (named.length > 0 ? named : known).includes(name);
const limit = pLimit(cores);
await Promise.all(
  Object.entries(checks)
    .filter(isChosen)
    .map(([name, command]) => limit(run, name, command)),
);
for (const [name, command] of Object.entries(tests).filter(isChosen)) await run(name, command);

const failed = results.flatMap((result) => result.failed);
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}\n`);
console.log(`${results.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
