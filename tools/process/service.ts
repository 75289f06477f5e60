import { type Child, type ChildOptions, startChild } from './child.ts';
import { EndedError } from './errors.ts';

export interface ServiceOptions extends Omit<ChildOptions, 'command'> {
  /** As a sentence begins: "The API host". `args` are a script and what it gets. */
  readonly name: string;
}

export interface Service extends Omit<Child, 'ended'> {
  readonly name: string;
  /** Fulfilled when the process is gone, whoever ended it. */
  readonly ended: Promise<EndedError>;
}

const imported = (file: string) => ['--import', new URL(file, import.meta.url).href];

/** Starts a script that is meant to run until it is stopped. */
export function startService({ name, args, env = process.env, ...options }: ServiceOptions): Service {
  const heldBack = options.isHeldBack ? imported('./held-back.ts') : [];
  const child = startChild({
    ...options,
    command: process.execPath,
    args: [...imported('./follow-parent.ts'), ...heldBack, ...args],
    env: { ...env, FOLLOWED_PROCESS: String(process.pid) },
  });
  const ended = child.ended.then((ending) => new EndedError(name, ending, child.lastLines(), child.logFile));
  return { ...child, name, ended };
}
