import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { startOwnSite } from '@hotdrop/e2e/own-site';
import { giveVerdicts } from '../browser/verdicts.ts';

/**
 * Overloads a site: 200 connections open pages one after another for a minute, also right after a refusal. Admitted
 * visitors must get their pages in time, the others a 503, and memory must shrink again.
 */

const connections = 200;
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const longestWait = 2_000;
const memoryGrowth = 1.2;

const pages = [
  '/pubg',
  '/pubg/profile/steam/Hotdrop/pc-2018-43',
  '/pubg/profile/steam/Hotdrop/pc-2018-43/matches',
  '/pubg/ranks',
  '/pubg/ranks/steam/squad',
  '/pubg/statistics/rating',
  '/pubg/statistics/playing',
];

interface Visit {
  /** Null: the answer was incomplete. */
  readonly status: number | null;
  readonly retryAfter: string | undefined;
  readonly ms: number;
}

const open = (url: string, agent: Agent): Promise<Visit> =>
  new Promise((resolve) => {
    const begin = performance.now();
    const end = (status: number | null, retryAfter?: string) =>
      resolve({ status, retryAfter, ms: performance.now() - begin });
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const { statusCode = 0, headers } = response;
      response.resume().on('end', () => end(statusCode, headers['retry-after']));
      response.on('error', () => end(null));
    }).on('error', () => end(null));
  });

async function crowd(siteUrl: string, visitors: number, length: number): Promise<Visit[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const deadline = performance.now() + length * 1000;
  const visits: Visit[] = [];
  const visitor = async (_: unknown, first: number) => {
    for (let turn = first; performance.now() < deadline; turn += 1) {
      visits.push(await open(siteUrl + pages[turn % pages.length], agent));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return visits;
}

async function readMemory(operatorsUrl: string): Promise<number> {
  const metrics = await (await fetch(`${operatorsUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

const site = await startOwnSite();
try {
  await crowd(site.siteUrl, 16, 15);
  const before = await readMemory(site.operatorsUrl);
  const visits = await crowd(site.siteUrl, connections, seconds);
  await delay(60_000);
  const after = await readMemory(site.operatorsUrl);

  const times = visits.flatMap(({ status, ms }) => (status === 200 ? ms : [])).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
  const refused = visits.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  const failed = visits.length - times.length - refused.length;
  console.log(
    `${(times.length / seconds).toFixed(0)} pages a second, p50 ${at(0.5).toFixed(0)} ms, ${refused.length} refused of ${visits.length}`,
  );
  giveVerdicts([
    {
      what: `${connections} connections for ${seconds} s: answers other than a page or an honest 503`,
      target: 'none',
      measured: `${failed} of ${visits.length}; ${refused.length} refused`,
      isKept: failed === 0,
    },
    {
      what: 'the same: p99 of the admitted',
      target: `≤ ${longestWait} ms`,
      measured: `${at(0.99).toFixed(0)} ms, at ${(times.length / seconds).toFixed(0)} pages a second`,
      isKept: at(0.99) <= longestWait,
    },
    {
      what: "the same: the shell server's memory a minute later",
      target: `≤ ${memoryGrowth} × before`,
      measured: `${(after / before).toFixed(2)} × (${before.toFixed(0)} to ${after.toFixed(0)} MB)`,
      isKept: after <= memoryGrowth * before,
    },
  ]);
} finally {
  await site.stop();
}
