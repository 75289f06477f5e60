import { clearInterval, setInterval } from 'node:timers';
import {
  type FiguresOfBoth,
  type FiguresQuery,
  findPercentile,
  type RolloutRecord,
} from '@hotdrop/shared-host/rollouts';
import {
  getErrorMessage,
  isRollingOut,
  openAreaStore,
  type PublishingStore,
  previousStable,
  type ReleasePointer,
} from '@hotdrop/shared-host/store';
import type { AreaFacts, ConsoleState, FaultGroup, RolloutFacts } from '../../ops/state.ts';
import type { MetricList } from '../monitoring/metrics.ts';
import type { Health } from '../monitoring/operators-app.ts';
import { listSamples, readFiguresOfBoth } from '../rollouts/metric-figures.ts';
import { createPrometheusReader } from '../rollouts/prometheus-figures.ts';
import { openForMoves } from '../rollouts/start-rollouts.ts';
import { createBytesReader } from './area-bytes.ts';
import { describeMoves } from './describe-moves.ts';
import { describeRolledBack, describeRollout } from './describe-rollout.ts';
import { readApiState } from './read-api-state.ts';
import { createTraffic } from './traffic.ts';

export interface ConsoleSourceOptions {
  readonly areaStore: string;
  readonly trustFile?: string | undefined;
  readonly metricsUrl?: string | undefined;
  readonly apiHost: string;
  readonly readHealth: () => Health | Promise<Health>;
  readonly readMetricList: () => Promise<MetricList>;
  readonly readFaults: () => readonly FaultGroup[] | Promise<readonly FaultGroup[]>;
}

interface Stored {
  readonly area: string;
  readonly pointer: ReleasePointer;
  readonly record: RolloutRecord | undefined;
}

/** Interval in ms between two samples of the traffic. */
const sampleEvery = 10_000;

/** Collects what the console shows, from this server, the store, and the API host. */
export function createConsoleSource(options: ConsoleSourceOptions) {
  const { areaStore, trustFile, metricsUrl, readHealth, readMetricList } = options;
  const writable: PublishingStore | undefined = openForMoves(areaStore, trustFile);
  const store = writable ?? openAreaStore(areaStore, { trustFile });
  const readBytes = createBytesReader(store);
  const readAll = metricsUrl === undefined ? undefined : createPrometheusReader(metricsUrl);
  const traffic = createTraffic();
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  const sample = () => readMetricList().then(traffic.add, () => {});
  const timer = setInterval(sample, sampleEvery);
  timer.unref();

  async function readStored(area: string): Promise<Stored> {
    const [pointer, record] = await Promise.all([
      store.pointer(area),
      writable?.findRollout(area).catch(() => undefined),
    ]);
    return { area, pointer, record };
  }

  async function readRollout({ area, pointer, record }: Stored): Promise<RolloutFacts[]> {
    if (!isRollingOut(pointer)) return [];
    const { rollout, stable } = pointer;
    const query = { area, canary: rollout.version, stable, since: new Date(rollout.since) };
    const found = readAll && (await readOrExplain(readAll, query));
    return [describeRollout({ area, pointer, record, ...found, now: new Date() })];
  }

  async function describeArea(
    state: Health['areas'][number],
    stored: Stored | undefined,
    metrics: MetricList,
  ): Promise<AreaFacts> {
    const { area, owner, stable, wanted, failures, problem } = state;
    const pointer = stored?.pointer;
    const canary = pointer?.canary;
    const samples = listSamples(metrics, area);
    const figures = readFiguresOfBoth(samples, { stable: stable ?? '', canary: canary?.version ?? '' });
    const [stableBytes, canaryBytes] = await Promise.all(
      [stable, canary?.version].map((version) => version && readBytes(area, version)),
    );
    return {
      area,
      owner,
      stable,
      canary,
      status: findStatus(state, stored),
      problem: failures.find(({ version }) => version === wanted?.stable)?.reason ?? problem,
      progress: pointer?.rollout && `step ${pointer.rollout.step + 1} of ${pointer.rollout.steps.length}`,
      pages: figures.stable.pages + figures.canary.pages,
      faults: figures.stable.faults + figures.canary.faults,
      lcp: findPercentile(figures.stable.LCP),
      inp: findPercentile(figures.stable.INP),
      bytes: { stable: stableBytes || undefined, canary: canaryBytes || undefined },
      movedAt: pointer?.history.at(-1)?.at,
      revision: pointer?.revision,
      previous: pointer && (canary ? pointer.stable : previousStable(pointer)),
    };
  }

  async function read(): Promise<ConsoleState> {
    const started = performance.now();
    const health = await readHealth();
    const storedAreas = await Promise.all(
      health.areas.map(({ area }) => readStored(area).catch(() => undefined)),
    );
    const readTime = Math.round(performance.now() - started);
    const stored = storedAreas.filter((one) => one !== undefined);
    const [metrics, rollouts, api, faults] = await Promise.all([
      readMetricList(),
      Promise.all(stored.map(readRollout)),
      readApiState(options.apiHost),
      options.readFaults(),
    ]);
    traffic.add(metrics);
    const areas = await Promise.all(
      health.areas.map((state) =>
        describeArea(
          state,
          stored.find((one) => one.area === state.area),
          metrics,
        ),
      ),
    );
    const moves = stored.flatMap(({ area, pointer }) => describeMoves(area, pointer));
    return {
      readAt: new Date().toISOString(),
      traffic: traffic.read(),
      areas: areas.toSorted(compareAreas),
      rollouts: rollouts.flat(),
      rolledBack: stored.flatMap(
        ({ area, pointer, record }) => describeRolledBack(area, pointer, record) ?? [],
      ),
      faults: faults.toSorted((a, b) => b.count - a.count),
      moves: moves.toSorted((a, b) => b.at.localeCompare(a.at)),
      store: {
        location: health.store.location,
        problem: health.store.problem,
        isWritable: writable !== undefined,
        readTime: stored.length > 0 ? readTime : undefined,
      },
      shell: {
        status: health.status,
        upSince: startedAt,
        memory: process.memoryUsage.rss(),
        brokenParts: health.parts
          .filter(({ status }) => status === 'dropped')
          .map(({ area, part }) => `${area}/${part}`),
      },
      api,
    };
  }

  return { read, store: writable, stop: () => clearInterval(timer) };
}

export type ConsoleSource = ReturnType<typeof createConsoleSource>;

async function readOrExplain(
  readAll: (query: FiguresQuery) => Promise<FiguresOfBoth>,
  query: FiguresQuery,
): Promise<{ all?: FiguresOfBoth; problem?: string }> {
  try {
    return { all: await readAll(query) };
  } catch (error) {
    return { problem: `The figures cannot be read: ${getErrorMessage(error)}` };
  }
}

function findStatus(state: Health['areas'][number], stored: Stored | undefined): AreaFacts['status'] {
  if (state.status === 'failed') return 'failed';
  if (state.stable !== state.wanted?.stable) return 'behind';
  const pointer = stored?.pointer;
  if (pointer && isRollingOut(pointer)) return 'rollout';
  if (pointer?.canary) return 'canary';
  return pointer && describeRolledBack(state.area, pointer, undefined) ? 'rolled back' : 'as published';
}

const urgency: readonly AreaFacts['status'][] = ['failed', 'behind', 'rollout', 'rolled back', 'canary'];

/** Areas that need attention come first. */
function compareAreas(a: AreaFacts, b: AreaFacts): number {
  const rank = ({ status }: AreaFacts) =>
    (urgency.indexOf(status) + urgency.length + 1) % (urgency.length + 1);
  return rank(a) - rank(b) || a.area.localeCompare(b.area);
}
