import type { HostState } from '@hotdrop/shared-host/server';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import type { CallHealth } from '../area-calls/call-health.ts';
import type { PartHealth } from '../parts/part-health.ts';

/** The state of the areas and of their parts, for operators. */
export interface Health extends HostState {
  /** `ok` when visitors get every area and part, also from a server that starts now, and the services of areas answer. */
  readonly status: 'ok' | 'degraded';
  readonly parts: ReturnType<PartHealth['list']>;
  /** The areas' own calls that fail. */
  readonly calls: ReturnType<CallHealth['list']>;
  /** Settings of areas that were refused. */
  readonly settings: readonly string[];
}

export function describeHealth(
  state: HostState,
  { parts, calls, settings }: Pick<Health, 'parts' | 'calls' | 'settings'>,
): Health {
  const isHealthy =
    state.areas.length > 0 &&
    state.areas.every(({ status, nextStart }) => status === 'ready' && !nextStart?.refused.length) &&
    parts.every(({ status }) => status !== 'dropped') &&
    calls.every(({ status }) => status !== 'down');
  return { status: isHealthy ? 'ok' : 'degraded', ...state, parts, calls, settings };
}

interface OperatorsAppOptions {
  readonly readHealth: () => Health;
  readonly readMetrics: () => Promise<string>;
  /** The console. */
  readonly ops: Hono;
}

/** Creates the app for operators: metrics, and the state of each area. It has its own port, which visitors cannot reach. */
export function createOperatorsApp({ readHealth, readMetrics, ops }: OperatorsAppOptions) {
  const app = new Hono();
  // For a probe that restarts a hung process: it says nothing about areas, the store, or the API host.
  app.get('/livez', (c) => c.text('ok'));
  app.get('/healthz', (c) => c.json(readHealth()));
  app.get('/metrics', async (c) =>
    c.body(await readMetrics(), 200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }),
  );
  app.route('/', ops);
  return app;
}

type Started = Pick<HostState['areas'][number], 'status' | 'stable' | 'failures' | 'problem'>;

/** Whether the first activation of an area has ended, well or badly. */
const hasBeenTried = ({ stable, failures, problem }: Started): boolean =>
  stable !== undefined || failures.length > 0 || problem !== undefined;

/**
 * Tells a load balancer whether this server may get visitors. A server that starts, or whose store returns, gets them
 * once each area was tried and at least half of them work: the other servers may have more. Later on, one area that works
 * is enough, because a published mistake must not take all servers away.
 */
export function createReadiness(): (areas: readonly Started[]) => boolean {
  let hasStarted = false;
  return (areas) => {
    const ready = areas.filter(({ status }) => status === 'ready').length;
    hasStarted ||= ready > 0 && ready * 2 >= areas.length && areas.every(hasBeenTried);
    return hasStarted && ready > 0;
  };
}
