import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWorkTree } from '../test-helpers/copy-work-tree.ts';
import { bundlerPackages, readVersion, setVersion } from './versions.ts';

/**
 * `npm run upgrades [-- STEP…]` copies the work tree, installs the latest bundler and federation there, and runs the
 * tests. The work tree itself does not change.
 */
const root = path.resolve(import.meta.dirname, '../..');
const steps = process.argv.slice(2);
const usualSteps = ['types', 'unit', 'build', 'browser'];
const files = ['pnpm-workspace.yaml', 'tools/package.json'];

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const present = files.map((file) => read(root, file)).join('\n');
const latestOf = (name: string) =>
  execFileSync('npm', ['view', name, 'version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const upgrades = bundlerPackages
  .map((name) => ({ name, from: readVersion(present, name), to: latestOf(name) }))
  .filter(({ from, to }) => from !== to);

if (upgrades.length === 0) console.log('The work tree already has the latest webpack and federation.');
else process.exitCode = tryUpgrades();

function tryUpgrades(): number {
  const list = upgrades.map(({ name, from, to }) => `${name} ${from} → ${to}`).join(', ');
  const copy = mkdtempSync(path.join(tmpdir(), 'hotdrop-upgrades-'));
  console.log(`Trying ${list} in ${copy}`);
  const problem = findProblem(copy);
  if (problem) {
    console.log(`Broken by ${list}: ${problem}. The copy stays in ${copy}.`);
    return 1;
  }
  rmSync(copy, { recursive: true, force: true });
  console.log(`Everything works with ${list}. Set these versions in ${files.join(' and ')}.`);
  return 0;
}

function findProblem(copy: string): string | undefined {
  copyWorkTree(root, copy);
  for (const file of files) {
    const text = upgrades.reduce((before, { name, to }) => setVersion(before, name, to), read(copy, file));
    writeFileSync(path.join(copy, file), text);
  }
  // Some steps ask git for the files of the work tree.
  if (!run(copy, 'git', ['init', '--quiet']) || !run(copy, 'git', ['add', '--all']))
    return 'git cannot list the copied files';
  const { packageManager }: { packageManager: string } = JSON.parse(read(copy, 'package.json'));
  if (!run(copy, 'npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile']))
    return 'the packages cannot be installed';
  const tests = [path.join(copy, 'tools/test-runner/main.ts'), ...(steps.length ? steps : usualSteps)];
  return run(copy, process.execPath, tests) ? undefined : 'the steps above say what fails';
}

function run(cwd: string, command: string, args: readonly string[]): boolean {
  const bin = path.join(cwd, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}
