import { type Child, type ChildOptions, startChild } from './child.ts';
import { EndedError } from './errors.ts';

interface ProgramOptions extends ChildOptions {
  /** Name at the start of a sentence: "The API host". */
  readonly name: string;
}

/** `args` are a script and its arguments. */
export type ServiceOptions = Omit<ProgramOptions, 'command'>;

export interface Service extends Omit<Child, 'ended'> {
  readonly name: string;
  /** Fulfilled when the process has ended for any reason. */
  readonly ended: Promise<EndedError>;
}

/** Starts a program that runs until it is stopped. */
export function startProgram({ name, ...options }: ProgramOptions): Service {
  const child = startChild(options);
  const ended = child.ended.then((ending) => new EndedError(name, ending, child.lastLines(), child.logFile));
  return { ...child, name, ended };
}

const preload = (file: string) => ['--import', new URL(file, import.meta.url).href];

/** Starts a script of Node that runs until it is stopped. */
export function startService({ args, env = process.env, ...options }: ServiceOptions): Service {
  const standby = options.isOnStandby ? preload('./standby.ts') : [];
  return startProgram({
    ...options,
    command: process.execPath,
    args: [...preload('./exit-with-parent.ts'), ...standby, ...args],
    env: {
      ...env,
      EXIT_WITH_PARENT: String(process.pid),
      ...(options.isOnStandby && { ON_STANDBY: 'yes' }),
    },
  });
}
