import type { CDPSession } from '@playwright/test';

/** What a page's main thread did in one go, in ms. */
export interface Task {
  /** The processor's time: what other programs of the machine do meanwhile is not in it. */
  readonly work: number;
  /** The clock's. */
  readonly clock: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['__metadata', 'disabled-by-default-devtools.timeline'];

/** All tasks of the page's main thread while something was done, from a trace. */
export async function tasksWhile(session: CDPSession, action: () => Promise<unknown>): Promise<Task[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  });
  await action();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  session.off('Tracing.dataCollected', collect);

  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
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
  // A browser keeps spare pages: the visited one is the busiest.
  const busiest = [...tasks.values()].sort((one, other) => other.length - one.length)[0] ?? [];
  return busiest.map(({ tdur = 0, dur = 0 }) => ({ work: tdur / 1000, clock: dur / 1000 }));
}
