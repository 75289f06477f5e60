import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWorkTree } from '../testing/copy-work-tree.ts';
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

if (upgrades.length === 0)
  console.log('The work tree has the latest bundler and federation: nothing to try.');
else process.exitCode = tryUpgrades();

function tryUpgrades(): number {
  const list = upgrades.map(({ name, from, to }) => `${name} ${from} → ${to}`).join(', ');
  console.log(`Trying ${list}`);
  const copy = mkdtempSync(path.join(tmpdir(), 'hotdrop-upgrades-'));
  try {
    copyWorkTree(root, copy);
    for (const file of files) {
      const text = upgrades.reduce((before, { name, to }) => setVersion(before, name, to), read(copy, file));
      writeFileSync(path.join(copy, file), text);
    }
    const { packageManager }: { packageManager: string } = JSON.parse(read(copy, 'package.json'));
    const isInstalled = run(copy, 'npx', ['--yes', packageManager, 'install', '--no-frozen-lockfile']);
    const isGood =
      isInstalled &&
      run(copy, process.execPath, [
        path.join(copy, 'tools/test/main.ts'),
        ...(steps.length ? steps : usualSteps),
      ]);
    console.log(
      isGood
        ? `Everything works with ${list}. Set these versions in ${files.join(' and ')}.`
        : `Broken by ${list}: ${isInstalled ? 'the steps above say what fails' : 'the packages cannot be installed'}.`,
    );
    return isGood ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function run(cwd: string, command: string, args: readonly string[]): boolean {
  const bin = path.join(cwd, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}
