// @ts-check
// Runs a task of package.json on a machine that has Node 20 and npm, and nothing else.
// Everything under tools/bootstrap is plain JavaScript without a dependency: nothing is installed yet.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitWith, explain } from './bootstrap/explain.mjs';
import { isInstalled, rememberInstall } from './bootstrap/fingerprint.mjs';
import { install } from './bootstrap/install.mjs';
import { portProblem } from './bootstrap/port-problem.mjs';
import { runChild } from './bootstrap/run-child.mjs';
import { findRuntime, isAtLeast, oldest } from './bootstrap/runtime.mjs';

/** @type {Record<string, string>} */
const tasks = {
  start: 'tools/start/main.ts',
  test: 'tools/test-runner/main.ts',
  'test:slow': 'tools/test-runner/slow.ts',
  dev: 'tools/dev/main.ts',
  area: 'tools/area/main.ts',
  api: 'api/src/command/main.ts',
  bench: 'bench/main.ts',
  'contact-sheet': 'e2e/contact-sheet/main.ts',
  rehearse: 'tools/rehearsal/main.ts',
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [task = '', ...args] = process.argv.slice(2);
const script = tasks[task];

if (!isAtLeast(process.versions.node, oldest.toBegin)) exitWith(explain.oldNode(process.version));
if (!script) exitWith(explain.unknownTask(task, Object.keys(tasks)));
if (task === 'start') {
  const problem = await portProblem(process.env);
  if (problem) exitWith(problem);
}

if (!isInstalled(root)) {
  const failure = await install(root);
  if (failure) exitWith(failure);
  rememberInstall(root);
}

const runtime = findRuntime(root);
if (!runtime) exitWith(explain.noRuntime());

const bin = path.join(root, 'node_modules', '.bin');
const exitWithParent = new URL('./process/exit-with-parent.ts', import.meta.url).href;
process.exitCode = await runChild(runtime, ['--import', exitWithParent, path.join(root, script), ...args], {
  cwd: root,
  env: {
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    EXIT_WITH_PARENT: String(process.pid),
  },
  stdio: 'inherit',
});
