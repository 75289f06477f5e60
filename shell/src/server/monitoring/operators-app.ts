import type { AreaHost } from '@hotdrop/shared-host/server';
import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

interface OperatorsAppOptions {
  readonly areas: AreaHost;
  readonly metrics: Metrics;
}

/** Creates the app for operators: metrics, and the state of each area. It has its own port, which visitors cannot reach. */
export function createOperatorsApp({ areas, metrics }: OperatorsAppOptions) {
  const app = new Hono();
  app.get('/healthz', (c) => {
    const state = areas.state();
    const isHealthy = state.areas.length > 0 && state.areas.every(({ status }) => status === 'ready');
    return c.json({ status: isHealthy ? 'ok' : 'degraded', ...state });
  });
  app.get('/metrics', async (c) =>
    c.body(await metrics.read(areas), 200, { 'content-type': metrics.contentType }),
  );
  return app;
}
