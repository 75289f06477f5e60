import type { HostState } from '@hotdrop/shared-host/server';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import type { PartHealth } from '../parts/part-health.ts';

/** The state of the areas and of their parts, for operators. */
export interface Health extends HostState {
  /** `ok` when visitors get every area and part. */
  readonly status: 'ok' | 'degraded';
  readonly parts: ReturnType<PartHealth['list']>;
}

export function describeHealth(state: HostState, parts: Health['parts']): Health {
  const isHealthy =
    state.areas.length > 0 &&
    state.areas.every(({ status }) => status === 'ready') &&
    parts.every(({ status }) => status !== 'dropped');
  return { status: isHealthy ? 'ok' : 'degraded', ...state, parts };
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
  app.get('/healthz', (c) => c.json(readHealth()));
  app.get('/metrics', async (c) =>
    c.body(await readMetrics(), 200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }),
  );
  app.route('/', ops);
  return app;
}
