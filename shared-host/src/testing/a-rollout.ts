import { type Metrics, type MetricsOfBoth, noMetrics } from '../rollouts/metrics.ts';
import { createRolloutRunner, type RolloutOptions } from '../rollouts/run-rollouts.ts';
import { openPublishingStore } from '../store/publishing-store.ts';
import { startRollout } from '../store/rollout.ts';
import { aHostedStore } from './a-hosted-store.ts';

/** Metrics of visits and pages that are all alike: `slow` is the share of visits with 4 s, 400 ms, and 0.25. */
export function someMetrics({
  pages = 0,
  faults = 0,
  visits = Math.round(pages / 10),
  visitErrors = 0,
  slow = 0.2,
}: {
  pages?: number;
  faults?: number;
  visits?: number;
  visitErrors?: number;
  slow?: number;
}): Metrics {
  const spread = (fast: string, between: string, late: string) => ({
    [fast]: visits * 0.5,
    [between]: visits * (0.5 - slow),
    [late]: visits * slow,
  });
  return {
    ...noMetrics,
    pages,
    faults,
    serverErrors: faults,
    visits,
    visitErrors,
    LCP: spread('1', '1.8', '4'),
    INP: spread('0.05', '0.1', '0.4'),
    CLS: spread('0.01', '0.02', '0.25'),
  };
}

/** A store with a rollout at its first step, and shell servers that move it forward. */
export async function aRollout() {
  const world = await aHostedStore();
  const stable = await world.publish({ says: 'stable' });
  const clock = { now: Date.parse('2026-11-26T06:05:00.000Z') };
  const now = () => new Date(clock.now);
  const version = await world.publishHidden({ says: 'canary' });
  await world.move((pointer) =>
    startRollout(pointer, version, { minutes: 20, origin: { by: 'clans-team', commit: 'a41f9c2' } }, now()),
  );
  const store = openPublishingStore(world.root);

  /** Starts a shell server; `serve` counts what its visitors see. */
  function startShell(options: Partial<RolloutOptions> = {}) {
    let counted: MetricsOfBoth = { canary: noMetrics, stable: noMetrics };
    const runner = createRolloutRunner({
      store,
      readOwnMetrics: async () => counted,
      log: world.log,
      now,
      ...options,
    });
    return {
      run: runner.run,
      /** Sets all counts since the start of the server. */
      serve: (canary: Metrics, others: Metrics) => {
        counted = { canary, stable: others };
      },
    };
  }

  return {
    ...world,
    stable,
    version,
    publisher: store,
    startShell,
    pass: (minutes: number) => {
      clock.now += minutes * 60_000;
    },
    pointer: () => store.pointer(world.area),
    lastMove: async () => (await store.pointer(world.area)).history.at(-1),
  };
}
