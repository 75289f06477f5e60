// @ts-check
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { explain } from './explain.mjs';
import { runChild } from './run-child.mjs';

/**
 * Installs with the pnpm that package.json pins, fetched through npx with the machine's own registry settings.
 * @param {string} root
 * @returns {Promise<import('./explain.mjs').Explanation | undefined>} why it failed
 */
export async function install(root) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const started = Date.now();
  const logFile = path.join(root, '.cache', 'install.log');
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  // A full disk has no room for it. The screen says what failed.
  log.on('error', () => {});
  const isWindows = process.platform === 'win32';
  const say = progress();

  process.stderr.write('Installing packages (the first time takes about a minute) …\n');
  let output = '';
  try {
    const exitCode = await runChild('npx', ['--yes', packageManager, 'install', '--reporter=append-only'], {
      cwd: root,
      env: { ...shortWaits, ...process.env, npm_config_update_notifier: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
      shell: isWindows,
      onOutput: (text) => {
        output += text;
        log.write(text);
        say(text);
      },
    });
    if (exitCode > 128) return { title: 'The install was interrupted.', body: [], exitCode };
    if (exitCode !== 0) return explain.failedInstall(output, path.relative(root, logFile));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return explain.noNpm();
    throw error;
  } finally {
    // The caller ends the process when the install has failed.
    await new Promise((written) => log.end(written));
  }
  process.stderr.write(`Packages installed in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
  return undefined;
}

/** npm tries three times and waits up to a minute between attempts, which is too long without a network. */
const shortWaits = { npm_config_fetch_retry_mintimeout: '1000', npm_config_fetch_retry_maxtimeout: '5000' };

/** Prints one of the hundreds of lines every few seconds, to show progress. */
function progress() {
  let last = Date.now();
  return (/** @type {string} */ text) => {
    const line = text
      .split('\n')
      .filter((one) => one.startsWith('Progress:'))
      .at(-1);
    if (!line || Date.now() - last < 5000) return;
    last = Date.now();
    process.stderr.write(`  ${line}\n`);
  };
}
