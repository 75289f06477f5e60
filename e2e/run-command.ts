import { execFileSync } from 'node:child_process';
import { root } from '@hotdrop/tools/site-runner';

/** Runs a command on the database of the site, beside its host. */
export const runCommand = (...command: readonly string[]): string =>
  execFileSync(process.execPath, ['api/src/command/main.ts', ...command], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.JOURNEY_DATA },
    encoding: 'utf8',
  });
