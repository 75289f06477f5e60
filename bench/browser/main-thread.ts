import type { CDPSession } from '@playwright/test';
import { type TraceEvent, traceOf } from './trace.ts';

/** A task of a page's main thread, in ms. */
export interface Task {
  /** CPU time, which excludes other programs of the machine. */
  readonly work: number;
  /** Wall time. */
  readonly clock: number;
  /** The start by the trace's clock, in microseconds. */
  readonly start: number;
}

/** Trace categories that contain tasks. */
export const taskCategories = ['__metadata', 'disabled-by-default-devtools.timeline'];

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** The tasks of the visited page's main thread. */
export function mainThreadTasks(events: readonly TraceEvent[]): readonly Task[] {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = Map.groupBy(
    events.filter(
      (event) => event.name === 'RunTask' && event.ph === 'X' && mainThreads.has(threadOf(event)),
    ),
    threadOf,
  );
  // A browser has spare pages; the visited one is the busiest.
  const busiest = [...tasks.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  return busiest.map(({ ts, tdur = 0, dur = 0 }) => ({ start: ts, work: tdur / 1000, clock: dur / 1000 }));
}

/** Records all tasks of the page's main thread during an action. */
export const tasksWhile = async (session: CDPSession, action: () => Promise<unknown>) =>
  mainThreadTasks(await traceOf(session, taskCategories, action));
