// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end and returns the exit code that a shell would show. Stop signals end the program, and so does
 * the end of the shell that npm started: npm ends that shell only, and this process gets no signal.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & {onOutput?: (text: string) => void}} options
 * `detached` makes the program the head of a group, and signals go to the whole group.
 * @returns {Promise<number>}
 */
export function runChild(command, args, { onOutput, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, options);
    if (onOutput) {
      child.stdout?.setEncoding('utf8').on('data', onOutput);
      child.stderr?.setEncoding('utf8').on('data', onOutput);
    }

    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      try {
        if (options.detached && child.pid) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It ended just now.
      }
    };
    for (const signal of forwardedSignals) process.on(signal, pass);
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500);

    const forget = () => {
      clearInterval(watch);
      for (const signal of forwardedSignals) process.off(signal, pass);
    };
    child.on('error', (error) => {
      forget();
      reject(error);
    });
    child.on('close', (code, signal) => {
      forget();
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}
