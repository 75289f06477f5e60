import type { Log } from '../server/types.ts';
import { getErrorMessage, LostRaceError } from '../store/errors.ts';
import type { PublishingStore } from '../store/publishing-store.ts';
import { type ReleasePointer, type Rollout, rollBack } from '../store/release-pointer.ts';
import { isRollingOut, takeNextStep } from '../store/rollout.ts';
import { compareVersions } from './compare-versions.ts';
import { type Decision, decideRollout } from './decide-rollout.ts';
import {
  addToRecord,
  hasMetrics,
  isRecordOf,
  type MetricsOfBoth,
  metricsOfStep,
  type RolloutRecord,
  subtractBoth,
} from './metrics.ts';

/** Names the versions whose metrics are compared, and since when. */
export interface MetricsQuery {
  readonly area: string;
  readonly canary: string;
  readonly stable: string;
  readonly since: Date;
}

export interface RolloutOptions {
  readonly store: PublishingStore;
  /** Reads all counts of this server since its start. */
  readonly readOwnMetrics: (query: MetricsQuery) => Promise<MetricsOfBoth>;
  /** The reason why this server refuses a version, if it does. */
  readonly findRefusal?: (area: string, version: string) => Promise<string | undefined>;
  readonly log: Log;
  readonly now?: () => Date;
}

/** Name of the mover in the history. */
export const rolloutMover = 'rollout';

interface RunningRollout {
  readonly pointer: ReleasePointer & { readonly rollout: Rollout };
  readonly query: MetricsQuery;
}

/**
 * Moves rollouts forward. Every shell server runs this: the state is in the store, and of several servers that move a
 * pointer at the same time, the store lets one win.
 */
export function createRolloutRunner(options: RolloutOptions) {
  const { store, readOwnMetrics, log, now = () => new Date() } = options;
  /** The counts that this server has added to the store already, by area and step. */
  const added = new Map<string, MetricsOfBoth>();
  const problems = new Map<string, string>();

  /** Adds what this server has counted since the last time to the metrics of all servers. */
  async function addOwnMetrics({ pointer, query }: RunningRollout): Promise<RolloutRecord | undefined> {
    const { area } = query;
    const { startedAt, step } = pointer.rollout;
    const key = `${area} ${startedAt} ${step}`;
    const metrics = await readOwnMetrics(query);
    const before = added.get(key);
    if (!before) {
      // Counts from before the step say nothing about it.
      for (const other of added.keys()) if (other.startsWith(`${area} `)) added.delete(other);
      added.set(key, metrics);
      return store.findRollout(area);
    }
    const fresh = subtractBoth(metrics, before);
    if (!hasMetrics(fresh)) return store.findRollout(area);
    const record = await store.changeRollout(area, (found) => addToRecord(found, pointer.rollout, fresh));
    added.set(key, metrics);
    return record;
  }

  async function readComparison(running: RunningRollout) {
    const { canary, rollout } = running.pointer;
    const percent = canary?.percent ?? 0;
    const record = await addOwnMetrics(running);
    return compareVersions(
      metricsOfStep(isRecordOf(record, rollout) ? record : undefined, rollout.step),
      percent,
    );
  }

  async function decide(running: RunningRollout): Promise<Decision & { readonly problem?: string }> {
    const { area, canary } = running.query;
    const { rollout } = running.pointer;
    const about = { rollout, refusal: await options.findRefusal?.(area, canary), now: now() };
    try {
      return decideRollout({ ...about, comparison: await readComparison(running) });
    } catch (error) {
      const problem = `The metrics cannot be read: ${getErrorMessage(error)}`;
      return { ...decideRollout({ ...about, comparison: undefined, problem }), problem };
    }
  }

  /** Takes the next step of an area's rollout, if it may. Returns the problem for which it waits, if there is one. */
  async function moveOn(area: string): Promise<string | undefined> {
    const pointer = await store.pointer(area);
    if (!isRollingOut(pointer)) return undefined;
    const { stable, rollout } = pointer;
    const query = { area, canary: rollout.version, stable, since: new Date(rollout.since) };
    const { action, reason, problem } = await decide({ pointer, query });
    if (action === 'wait') return problem;
    const next = action === 'next' ? takeNextStep(pointer, now()) : rollBack(pointer, undefined, now());
    const origin = { by: rolloutMover, commit: rollout.commit, reason };
    await store.movePointer(area, pointer.revision, next, origin);
    const facts = { area, version: rollout.version, stable, reason };
    if (action === 'next') log.info(facts, `The rollout of ${area} takes the next step`);
    else log.error(facts, `The rollout of ${area} ${rollout.version} has ended with a rollback: ${reason}`);
    return undefined;
  }

  /** Logs a problem of an area when it begins. */
  function keepProblem(area: string, problem: string | undefined, facts: object = {}): void {
    if (problem === undefined) return void problems.delete(area);
    if (problems.get(area) !== problem)
      log.warn({ area, ...facts }, `The rollout of ${area} waits. ${problem}`);
    problems.set(area, problem);
  }

  async function runArea(area: string): Promise<void> {
    try {
      keepProblem(area, await moveOn(area));
    } catch (error) {
      // Another server was faster, and the next round reads what it has done.
      if (error instanceof LostRaceError) return;
      keepProblem(area, `It cannot go on from this server: ${getErrorMessage(error)}`, { err: error });
    }
  }

  return {
    /** Looks at all areas once. Never rejects. */
    async run(): Promise<void> {
      const areas = await store.list().catch(() => []);
      await Promise.all(areas.map(runArea));
    },
  };
}
