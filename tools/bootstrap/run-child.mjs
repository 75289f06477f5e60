// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program to its end and answers with the exit code that a shell would show. The program ends when we are asked
 * to, and when the shell that npm started us in is gone: npm ends that shell alone, and nobody tells us.
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
    for (const signal of passedOn) process.on(signal, pass);
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500);

    const forget = () => {
      clearInterval(watch);
      for (const signal of passedOn) process.off(signal, pass);
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
