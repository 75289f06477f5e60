import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly jobs: Counter<'job' | 'outcome'>;
  readonly upstream: Counter<'source' | 'outcome'>;
  readonly apiKeyRequests: Counter<'key' | 'outcome'>;
  readonly discordMessages: Counter<'outcome'>;
  readonly keyRequests: Counter<'work'>;
  readonly keyRefused: Gauge;
  readonly waiting: Gauge;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'hotdrop_request_seconds',
      help: 'Response time by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    jobs: new Counter({
      name: 'hotdrop_jobs_total',
      help: 'Finished background jobs by outcome',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    upstream: new Counter({
      name: 'hotdrop_upstream_requests_total',
      help: 'Requests to game services by outcome',
      labelNames: ['source', 'outcome'],
      registers,
    }),
    apiKeyRequests: new Counter({
      name: 'hotdrop_api_key_requests_total',
      help: 'Requests with an API key, by its ID and outcome. Refused keys have no ID',
      labelNames: ['key', 'outcome'],
      registers,
    }),
    discordMessages: new Counter({
      name: 'hotdrop_discord_messages_total',
      help: 'Attempts to send a message to a Discord webhook, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    keyRequests: new Counter({
      name: 'hotdrop_key_requests_total',
      help: 'Requests that counted against the key of the game service, by the work that needed them',
      labelNames: ['work'],
      registers,
    }),
    keyRefused: new Gauge({
      name: 'hotdrop_key_refused',
      help: 'Whether the game service refuses the key',
      registers,
    }),
    waiting: new Gauge({
      name: 'hotdrop_renewals_waiting',
      help: 'Renewals that are not finished',
      registers,
    }),
  };
};
