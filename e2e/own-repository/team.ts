import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bareEnvironment } from '@hotdrop/tools/bare-environment';

const execute = promisify(execFile);

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A command that runs until it is stopped. */
interface Running {
  readonly says: () => string;
  readonly stop: () => Promise<void>;
}

/** A team with a folder of its own, Node, and npm. */
export interface Team {
  readonly folder: string;
  /** Runs the command with which a team begins, from a running site. */
  readonly create: (site: string, ...args: string[]) => Promise<string>;
  /** Runs a command in a folder of the team. Throws if it fails. */
  readonly run: (folder: string, command: string, settings?: NodeJS.ProcessEnv) => Promise<string>;
  /** Runs a command that may fail. */
  readonly tryTo: (folder: string, command: string, settings?: NodeJS.ProcessEnv) => Promise<Ended>;
  /** Starts a command in a folder of the team. */
  readonly start: (folder: string, command: string, settings?: NodeJS.ProcessEnv) => Running;
  readonly read: (file: string) => string;
  /** Replaces a text in a file of the team. */
  readonly edit: (file: string, from: string, to: string) => void;
  /** Ends what still runs, and removes the folder. */
  readonly remove: () => Promise<void>;
}

export function aTeam(): Team {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-team-'));
  const bare = bareEnvironment(path.join(folder, 'home'));
  mkdirSync(path.join(folder, 'home'));
  const env = {
    ...bare,
    // The Node that runs this test, without the programs beside it.
    PATH: [path.dirname(process.execPath), bare.PATH].join(path.delimiter),
    FORCE_COLOR: '0',
    npm_config_cache: path.join(homedir(), '.npm'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  const tryTo: Team['tryTo'] = async (where, command, settings = {}) => {
    const [program = '', ...args] = command.split(' ');
    try {
      const { stdout, stderr } = await execute(program, args, {
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
  const run: Team['run'] = async (where, command, settings) => {
    const { code, output } = await tryTo(where, command, settings);
    if (code !== 0) throw new Error(`${command} ended with exit code ${code}:\n${output}`);
    return output;
  };
  const running = new Set<() => Promise<void>>();
  return {
    folder,
    tryTo,
    run,
    create: (site, ...args) => {
      const command = `npx --yes --package ${site}/areas/kit/create-area.tgz create-area`;
      // npx would take the create-area of another test at this address for this one.
      const npm_config_cache = path.join(folder, 'cache');
      return run('.', [command, ...args].join(' '), { npm_config_cache });
    },
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    start: (where, command, settings = {}) => {
      const [program = '', ...args] = command.split(' ');
      // npm does not pass a signal on, so the command gets a process group.
      const child = spawn(program, args, {
        cwd: path.join(folder, where),
        env: { ...env, ...settings },
        detached: true,
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
      const stop = async () => {
        if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
        process.kill(-child.pid, 'SIGTERM');
        await once(child, 'exit');
      };
      running.add(stop);
      return { says: () => said, stop };
    },
    edit: (file, from, to) => {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(place, text.replace(from, to));
    },
    remove: async () => {
      await Promise.all([...running].map((stop) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
