import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Service, startProgram } from '../process/service.ts';
import { waitUntilHealthy } from '../process/wait-until-healthy.ts';
import { isInstalled } from './is-installed.ts';

interface MemberOptions {
  /** Name at the start of a sentence: "Shell server 1". */
  readonly name: string;
  /** A script of `deploy/scripts`. */
  readonly script: string;
  /** The checkout whose scripts start it. */
  readonly root: string;
  readonly workDir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Answers with success when it is ready. */
  readonly healthUrl: string;
}

interface Replacement {
  /** Another checkout: a newer version. */
  readonly root?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** One process of the site, which can end and start again at the same address. */
export interface Member {
  readonly name: string;
  /** Its logs, and files that its settings name by a relative path. */
  readonly folder: string;
  readonly pid: () => number;
  readonly log: () => string;
  /** Starts it, and resolves when it is ready. */
  readonly start: (replacement?: Replacement) => Promise<void>;
  /** Asks it to end, as systemd, Docker, and Kubernetes do. Resolves when it has ended. */
  readonly end: () => Promise<void>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Fulfilled when it ends by itself. */
  readonly broken: Promise<Error>;
}

/** A killed test cannot stop programs that are not Node's, so Linux does. */
const endingWithParent = (command: string) =>
  isInstalled('setpriv')
    ? { command: 'setpriv', args: ['--pdeathsig', 'TERM', command] }
    : { command, args: [] };

export function createMember({ name, script, root, workDir, env, healthUrl }: MemberOptions): Member {
  const folder = path.join(workDir, name.toLowerCase().replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  let service: Service | undefined;
  let isExpectedToEnd = false;
  const broken = Promise.withResolvers<Error>();

  const signal = async (name: NodeJS.Signals) => {
    isExpectedToEnd = true;
    if (service) process.kill(service.pid, name);
    await service?.ended;
  };
  return {
    name,
    folder,
    pid: () => service?.pid ?? 0,
    log: () => service?.lastLines() ?? '',
    async start(replacement = {}) {
      const started = startProgram({
        name,
        ...endingWithParent(path.join(replacement.root ?? root, 'deploy/scripts', script)),
        // Relative paths in settings and files that Caddy keeps are its own.
        cwd: folder,
        env: { ...process.env, ...env, ...replacement.env },
        logFile: path.join(folder, 'output.log'),
      });
      service = started;
      isExpectedToEnd = false;
      void started.ended.then((error) => {
        if (!isExpectedToEnd && service === started) broken.resolve(error);
      });
      await waitUntilHealthy(started, healthUrl);
    },
    end: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
    async stop() {
      isExpectedToEnd = true;
      await service?.stop();
    },
    broken: broken.promise,
  };
}
