import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bareEnvironment } from '@hotdrop/tools/bare-environment';

const run = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A team with a folder of its own, npm, and a registry that has our packages. */
export interface Team {
  readonly folder: string;
  /** Runs a command in a folder of the team. Throws if it fails. */
  readonly run: (folder: string, command: string, settings?: NodeJS.ProcessEnv) => Promise<string>;
  /** Runs a command that may fail. */
  readonly tryTo: (folder: string, command: string, settings?: NodeJS.ProcessEnv) => Promise<Ended>;
  readonly remove: () => void;
}

export function aTeam(registry: string): Team {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-team-'));
  const bare = bareEnvironment(path.join(folder, 'home'));
  mkdirSync(path.join(folder, 'home'));
  const env = {
    ...bare,
    // The Node that runs this test, without the programs beside it.
    PATH: [path.dirname(process.execPath), bare.PATH].join(path.delimiter),
    FORCE_COLOR: '0',
    'npm_config_@hotdrop:registry': registry,
    npm_config_cache: path.join(homedir(), '.npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  const tryTo: Team['tryTo'] = async (where, command, settings = {}) => {
    const [program = '', ...args] = command.split(' ');
    try {
      const { stdout, stderr } = await run(program, args, {
        cwd: path.join(folder, where),
        env: { ...env, ...settings },
        maxBuffer: 20_000_000,
      });
      return { code: 0, output: stdout + stderr };
    } catch (error) {
      const { code, stdout = '', stderr = '', message } = Object(error);
      if (typeof code !== 'number') throw error;
      return { code, output: stdout + stderr || message };
    }
  };
  return {
    folder,
    tryTo,
    run: async (where, command, settings) => {
      const { code, output } = await tryTo(where, command, settings);
      if (code !== 0) throw new Error(`${command} ended with exit code ${code}:\n${output}`);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
