import { Agent, request } from 'node:http';

/** Sends requests with a number of clients as fast as they can, or at a steady rate, and measures the latency. */

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

const ask = (url: string, agent: Agent, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    sent.on('error', () => resolve(false));
    sent.end();
  });

interface Load {
  readonly urlOf: (turn: number) => string;
  readonly headersOf?: (turn: number) => Record<string, string>;
  readonly seconds: number;
  readonly visitors: number;
  /** Requests per second. Without it, clients send as fast as they can. */
  readonly rate?: number;
}

export const drive = async ({
  urlOf,
  headersOf = () => ({}),
  seconds,
  visitors,
  rate,
}: Load): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const times: number[] = [];
  let turn = 0;
  let failed = 0;
  const visit = async (): Promise<void> => {
    while (performance.now() < end) {
      const mine = turn++;
      // At a steady rate, each request has a scheduled time, and waiting for a late server counts as latency.
      const due = rate ? begin + (mine / rate) * 1000 : performance.now();
      if (due > end) return;
      if (due > performance.now()) await new Promise((go) => setTimeout(go, due - performance.now()));
      const isFine = await ask(urlOf(mine), agent, headersOf(mine));
      times.push(performance.now() - due);
      if (!isFine) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  agent.destroy();
  const elapsed = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / elapsed, p50: at(times, 0.5), p99: at(times, 0.99), failed };
};
