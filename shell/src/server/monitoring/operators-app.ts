import type { AreaHost } from '@hotdrop/shared-host/server';
import { Hono } from 'hono';
import type { PartHealth } from '../parts/part-health.ts';
import type { Metrics } from './metrics.ts';

interface OperatorsAppOptions {
  readonly areas: AreaHost;
  readonly partHealth: Pick<PartHealth, 'list'>;
  readonly metrics: Metrics;
}

/** Creates the app for operators: metrics, and the state of each area. It has its own port, which visitors cannot reach. */
export function createOperatorsApp({ areas, partHealth, metrics }: OperatorsAppOptions) {
  const app = new Hono();
  app.get('/healthz', (c) => {
    const state = areas.state();
    const parts = partHealth.list();
    const isHealthy =
      state.areas.length > 0 &&
      state.areas.every(({ status }) => status === 'ready') &&
      parts.every(({ status }) => status !== 'dropped');
    return c.json({ status: isHealthy ? 'ok' : 'degraded', ...state, parts });
  });
  app.get('/metrics', async (c) =>
    c.body(await metrics.read(areas), 200, { 'content-type': metrics.contentType }),
  );
  return app;
}
