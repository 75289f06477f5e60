import { type Child, type ChildOptions, startChild } from './child.ts';
import { EndedError } from './errors.ts';

export interface ServiceOptions extends Omit<ChildOptions, 'command'> {
  /** Name at the start of a sentence: "The API host". `args` are a script and its arguments. */
  readonly name: string;
}

export interface Service extends Omit<Child, 'ended'> {
  readonly name: string;
  /** Fulfilled when the process has ended for any reason. */
  readonly ended: Promise<EndedError>;
}

const preload = (file: string) => ['--import', new URL(file, import.meta.url).href];

/** Starts a script that runs until it is stopped. */
export function startService({ name, args, env = process.env, ...options }: ServiceOptions): Service {
  const standby = options.isOnStandby ? preload('./standby.ts') : [];
  const child = startChild({
    ...options,
    command: process.execPath,
    args: [...preload('./exit-with-parent.ts'), ...standby, ...args],
    env: {
      ...env,
      EXIT_WITH_PARENT: String(process.pid),
      ...(options.isOnStandby && { ON_STANDBY: 'yes' }),
    },
  });
  const ended = child.ended.then((ending) => new EndedError(name, ending, child.lastLines(), child.logFile));
  return { ...child, name, ended };
}
