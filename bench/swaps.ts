import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { publishNext } from '@hotdrop/tools/publish-next';
import { buildSite, startSite, testAreaStore } from '@hotdrop/tools/site-runner';
import { report } from './measurement.ts';

/**
 * Swaps the version of an area while visitors request its pages. Measures failed requests, the time from the move of
 * the pointer to the first page, and memory. `BENCH_REQUESTS` (10,000) and `BENCH_SWAPS` (20) set the size.
 */

const area = 'mf-leaderboards';
const page = '/pubg/ranks/steam/squad';
const requests = Number(process.env.BENCH_REQUESTS ?? 10_000);
const swaps = Number(process.env.BENCH_SWAPS ?? 20);
const visitors = 8;
const longestActivation = 5_000;
const memoryGrowth = 1.3;

interface Health {
  readonly areas: readonly { readonly area: string; readonly stable?: string }[];
}

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
const store = path.join(workDir, 'store');
await buildSite({ areaStore: testAreaStore, say: console.log });
cpSync(testAreaStore, store, { recursive: true });
const site = await startSite({
  workDir,
  areaStore: store,
  env: { DATA_DIR: path.join(workDir, 'data'), REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
});

/** Publishes another version. Resolves with the ms from the move of the pointer to its activation. */
async function swap(number: number): Promise<number> {
  const version = await publishNext({ store, workDir, area, number });
  const begin = performance.now();
  for (;;) {
    const { areas }: Health = await (await fetch(`${site.operatorsUrl}/healthz`)).json();
    if (areas.find((found) => found.area === area)?.stable === version) return performance.now() - begin;
    if (performance.now() - begin > 60_000) throw new Error(`${version} is not active after a minute.`);
    await delay(20);
  }
}

async function readMemory(): Promise<number> {
  const metrics = await (await fetch(`${site.operatorsUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 2 ** 20;
}

const seen = { requested: 0, failures: [] as string[] };

async function visit(until: number): Promise<void> {
  while (seen.requested < until) {
    seen.requested += 1;
    try {
      const answer = await fetch(site.siteUrl + page);
      const html = await answer.text();
      if (answer.status !== 200) seen.failures.push(`status ${answer.status}`);
      else if (!html.includes('</html>')) seen.failures.push('cut short');
    } catch (error) {
      seen.failures.push(String(error));
    }
  }
}

const visitUntil = (until: number) => Promise.all(Array.from({ length: visitors }, () => visit(until)));

try {
  // A new server is no baseline, because its caches, pools, and compiled code still grow.
  const warmUp = 1_000;
  await visitUntil(warmUp);
  const memoryBefore = await readMemory();
  const ended = visitUntil(warmUp + requests);
  const activations: number[] = [];
  for (let number = 1; number <= swaps; number += 1) {
    // Spread over the visits, so that each swap has visitors before and after it.
    while (seen.requested < warmUp + (requests * number) / (swaps + 1)) await delay(20);
    activations.push(await swap(number));
  }
  await ended;
  const memoryAfter = await readMemory();
  const slowest = Math.round(Math.max(...activations));
  report('swaps', [
    {
      what: `requests that failed during ${swaps} swaps, of ${requests}`,
      target: '0',
      measured: [seen.failures.length, ...new Set(seen.failures)].join(', '),
      isKept: seen.failures.length === 0,
    },
    {
      what: 'slowest activation after the pointer has moved',
      target: `≤ ${longestActivation} ms`,
      measured: `${slowest} ms`,
      isKept: slowest <= longestActivation,
    },
    {
      what: 'resident memory of the shell server after the swaps',
      target: `≤ ${memoryGrowth} ×`,
      measured: `${memoryBefore.toFixed(0)} → ${memoryAfter.toFixed(0)} MB`,
      isKept: memoryAfter / memoryBefore <= memoryGrowth,
    },
  ]);
} finally {
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}
