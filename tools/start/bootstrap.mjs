// @ts-check
// Runs a script on a machine that has Node 20 and npm, and nothing else: first it installs the packages and the
// project's Node. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [script = '', ...args] = process.argv.slice(2);

const isNodeAtLeast = (/** @type {number} */ major) => Number(process.versions.node.split('.')[0]) >= major;
if (!isNodeAtLeast(20)) {
  fail(
    `Node 20 or newer is needed; this is Node ${process.versions.node}.`,
    'Get a newer one from https://nodejs.org or from your version manager (nvm install --lts), and run the command again.',
  );
}
const stamp = path.join(root, 'node_modules', '.installed');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) await install();

process.exitCode = await run(
  findNode(),
  ['--import', new URL('./end-with-parent.mjs', import.meta.url).href, path.join(root, script), ...args],
  {
    cwd: root,
    env: {
      ...process.env,
      PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);

/** Installs with the pnpm that package.json names, fetched by npx with the machine's registry settings. */
async function install() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  process.stderr.write('Installing packages (the first time takes about a minute) …\n');
  const exitCode = await run('npx', ['--yes', packageManager, 'install'], {
    cwd: root,
    // npm's own retries take minutes without a network.
    env: {
      npm_config_fetch_retry_mintimeout: '1000',
      npm_config_fetch_retry_maxtimeout: '5000',
      ...process.env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  }).catch((/** @type {Error} */ error) =>
    fail(
      `npx could not be started (${error.message}), so the packages cannot be installed.`,
      'It comes with npm: install npm 10 or newer beside Node, and run the command again.',
    ),
  );
  if (exitCode > 128) process.exit(exitCode);
  if (exitCode !== 0) {
    fail(
      'The packages could not be installed. The messages above say why.',
      'Usual causes: the npm registry is not reachable (check HTTPS_PROXY and "npm config get registry"), its certificate',
      'is not trusted (NODE_EXTRA_CA_CERTS), less than 2 GB of disk are free, or a file belongs to another user.',
      'Nothing is broken: run the command again when the cause is gone.',
    );
  }
  writeFileSync(stamp, fingerprint());
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Finds the Node that pnpm installed. The registry has none for some platforms; there, the machine's must be new enough. */
function findNode() {
  const installed = path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(installed)) return installed;
  if (isNodeAtLeast(24)) return process.execPath;
  return fail(
    `The code runs on Node 24; this is Node ${process.versions.node}, and the registry has none for ${process.platform} ${process.arch}.`,
    'Install Node 24 from https://nodejs.org, and run the command again.',
  );
}

/**
 * Runs a command to its end, and returns the exit code that a shell would show. The command gets the signals of this
 * process. npm may end only the shell between them, without a signal to this process: that stops the command, too. A
 * closed terminal stops it unless it was started in the background, as with nohup, whose setting Node does not keep.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, pass);
    const parent = process.ppid;
    const isInBackground = ![0, 1, 2].some((stream) => isatty(stream));
    let isOrphan = false;
    const watch = setInterval(() => {
      // The next time, because a signal to this process may arrive after the parent has ended.
      if (isOrphan) pass('SIGTERM');
      isOrphan = process.ppid !== parent;
    }, 500).unref();
    process.on('SIGHUP', () => (isInBackground ? clearInterval(watch) : pass('SIGTERM')));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

/** @type {(...lines: string[]) => never} */
function fail(...lines) {
  process.stderr.write(`\n${lines.join('\n')}\n\n`);
  process.exit(1);
}
